### Puzzles: the list, solving one, hints and the best way.

puzzles-title = Énigmes
puzzles-about = Tu connais les prochaines cartes et le maximum qu’elles peuvent rapporter. Trouve comment l’atteindre : c’est possible, c’est prouvé.
puzzles-day = Énigme du jour
puzzles-day-goal = { $points } points avec { $cards } cartes
puzzles-level = Niveau { $level }
puzzles-solved = résolue
puzzles-count = { $solved } sur { $all } résolues
puzzles-name = Énigme { $number }
puzzles-solved-name = Énigme { $number }, résolue
puzzles-start = Commencer par l’énigme { $number }
puzzles-continue = Continuer avec l’énigme { $number }
puzzles-all-solved = Tu les as toutes résolues. Chapeau !
puzzles-paste = Coller une énigme
puzzles-paste-label = Le texte de l’énigme
puzzles-paste-go = Ouvrir
puzzles-unreadable = Cette énigme est illisible. Attendu : { $expected }.
puzzles-pasted = Énigme collée
puzzles-missing = Cette énigme n’existe pas
puzzles-missing-hint = Il manque peut-être un bout du lien. Tu peux aussi coller le texte d’une énigme sur la page des énigmes.

puzzles-goal = { $points ->
    [one] Marque encore { $points } point avec ces { $cards } cartes.
   *[other] Marque encore { $points } points avec ces { $cards } cartes.
}
puzzles-cards = Les cartes dans l’ordre
puzzles-round = Carte { $round } sur { $rounds }
puzzles-worth = { $done ->
    [one] { $category } : { $done } île sur { $all }, { $points } points à prendre
   *[other] { $category } : { $done } îles sur { $all }, { $points } points à prendre
}
puzzles-points = { $points } points sur { $goal }
puzzles-card-now = Carte { $card } sur { $cards }. { $points } points sur { $goal } jusqu’ici.
puzzles-back-one = Reprendre la dernière carte
puzzles-again = Recommencer
puzzles-copy = Copier cette énigme sous forme de texte
puzzles-copied = Énigme copiée. Tu peux la coller où tu veux, même sur la page des énigmes.

puzzles-hint = Donne-moi un indice
puzzles-hint-card = { $points ->
    [one] C’est la carte { $card } sur { $cards } qui compte : elle peut rapporter { $points } point.
   *[other] C’est la carte { $card } sur { $cards } qui compte : elle peut rapporter { $points } points.
}
puzzles-hint-island = Avec la carte { $card } sur { $cards }, regarde l’île { $island }.
puzzles-hint-left = À partir d’ici, tu suis ton propre chemin. Redemande un indice pour revenir à la solution.
puzzles-working = Recherche de la meilleure solution…
puzzles-unproven = Il y a trop de possibilités : la meilleure solution n’a pas pu être prouvée, il n’y a donc pas d’indices.
puzzles-goal-wrong = Le but de cette énigme est faux : ses cartes rapportent au mieux { $points } points.
puzzles-give-up = J’abandonne
puzzles-way-turn = Carte { $card } sur { $cards } : { $turn }
puzzles-way-end = { $points ->
    [one] Cela fait { $points } point. On ne peut pas faire mieux.
   *[other] Cela fait { $points } points. On ne peut pas faire mieux.
}
puzzles-way-back = Précédent
puzzles-way-next = Suivant

puzzles-solved-title = Résolue ! { $points } sur { $goal }
puzzles-solved-alone = Et sans aucune aide. On ne peut pas faire mieux.
puzzles-solved-hints = On ne peut pas faire mieux.
puzzles-not-solved = { $points } sur { $goal }
puzzles-missed = { $points ->
    [one] Il reste { $points } point à prendre.
   *[other] Il reste { $points } points à prendre.
}
puzzles-next = Énigme suivante
