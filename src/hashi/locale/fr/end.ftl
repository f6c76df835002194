### The end of a game; loaded when one is over.

end-title = La partie est finie
end-wins = { $names } gagne avec { $total } points
end-you-win = Tu gagnes avec { $total } points
end-ties = { $total ->
    [one] { $names } partagent la victoire : { $total } point
   *[other] { $names } partagent la victoire : { $total } points
}
end-solo = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
end-tabs = Que regarder ?
end-tab-result = Résultat
end-tab-cards = Carte par carte
end-next-rank = { $points ->
    [one] Plus qu’un point : { $rank }
   *[other] Encore { $points } points : { $rank }
}
end-top-rank = Il n’y a pas de rang plus élevé !
end-ranks = Tous les rangs
end-goals = Premiers objectifs
end-goal-colour = Toutes les îles d’une couleur de drapeau
end-goal-six = Six îles terminées reliées
end-goal-thirty = 30 points
end-goal-reached = atteint
end-goal-new = nouveau
end-rank-from = dès { $points }
end-best-first = Ton premier résultat, { $board }. Tu feras mieux ?
end-best-new = Nouveau record personnel, { $board } ! L’ancien était de { $before }.
end-best-equal = Record personnel égalé, { $board } : { $best }.
end-best-below = Ton record personnel, { $board } : { $best }.
end-best-honour = { $board }, sur l’honneur
end-best-hints = Avec des conseils, ça ne compte pas pour le record personnel.
end-best-known = Une donne connue ne compte pas pour le record personnel.
end-scores = Points
end-reached = carte { $round }
end-missed = non atteint
end-winner = victoire
end-hints = { $count ->
    [one] { $name } a demandé { $count } conseil.
   *[other] { $name } a demandé { $count } conseils.
}
end-hints-you = { $count ->
    [one] Tu as demandé { $count } conseil.
   *[other] Tu as demandé { $count } conseils.
}
end-place = { $place }.
end-tie = { $total ->
    [one] { $names } sont à égalité avec { $total } point.
   *[other] { $names } sont à égalité avec { $total } points.
}
end-again = Rejouer
end-rematch = Revanche
end-rematch-solo = Nouvelle partie
end-rematch-hint = Une nouvelle table avec les mêmes places et une nouvelle donne.
end-rematch-hint-solo = Le même côté avec une nouvelle donne.
end-same-deal = La même donne
end-same-deal-hint = Les mêmes cartes dans le même ordre.
end-rematch-open = Une nouvelle table est prête.
end-rematch-wanted = { $name } propose une revanche.
end-rematch-go = Rejoindre
end-record-title = Enregistrement de la partie
end-record = Télécharger la partie
end-record-hint = L’enregistrement de toute la partie, en texte. « hashi replay » la rejoue.
end-home = Accueil
end-share = Partager
end-print = Imprimer cette donne
end-shared = Copié. Colle-le où tu veux.
end-share-title = Partager cette partie
end-share-picture = Le tableau final avec points et rang, en image
end-share-covered = Une case par carte, avec les points et le rang, en image ; aucune île n’y figure
end-share-squares = Rouge, bleu et jaune : la carte qui a terminé les îles à drapeau rouge, celles à drapeau bleu, ou relié six îles.
end-share-text = Texte avec un lien vers la même donne
end-share-copy = Copier le texte et le lien
end-share-save = Enregistrer l’image
end-share-no-hints = Sans aucun conseil.
end-share-solo = { $total ->
    [one] HASHI, { $board }, solo : { $total } point, { $rank }.
   *[other] HASHI, { $board }, solo : { $total } points, { $rank }.
}
end-share-many = HASHI, { $board } : { $results }.
end-share-result = { $name } { $total }
end-share-name = Ton nom, pour que les autres sachent qui battre
end-you = Toi
end-share-items = Îles { $islands }, rouge { $red }, bleu { $blue }, six reliées { $six }.
end-share-beat = Mon score : { $total }. Tu fais mieux ? Même tableau, même départ, mêmes cartes :
end-share-beat-name = { $name } : { $total }. Tu fais mieux ? Même tableau, même départ, mêmes cartes :
end-share-hint = Le lien est un défi : tes amis jouent les mêmes cartes, puis voient les deux parties côte à côte.
end-replay-loading = Chargement de la partie…
end-replay-seat = Tableau
end-replay-slider = Carte
end-replay-previous = Carte précédente
end-replay-next = Carte suivante
end-replay-round = Carte { $round } sur { $rounds }
end-replay-card = Chiffre { $number }, { $bridges ->
    [one] 1 pont
   *[other] { $bridges } ponts
}
end-replay-start = Avant la première carte
end-replay-start-words = { $name } reçoit ce tableau avec un { $number } en { $island }.
end-replay-start-words-you = Tu reçois ce tableau avec un { $number } en { $island }.
end-replay-start-own = { $name } a inscrit un { $number } en { $island }.
end-replay-start-own-you = Tu as inscrit un { $number } en { $island }.
end-turn-both = { $name } inscrit le { $number } en { $island } et trace { $bridges }.
end-turn-both-you = Tu inscris le { $number } en { $island } et traces { $bridges }.
end-turn-number = { $name } inscrit le { $number } en { $island } et ne trace rien.
end-turn-number-you = Tu inscris le { $number } en { $island } et ne traces rien.
end-turn-bridges = { $name } n’inscrit rien et trace { $bridges }.
end-turn-bridges-you = Tu n’inscris rien et traces { $bridges }.
end-turn-pass = { $name } passe cette carte.
end-turn-pass-you = Tu passes cette carte.
end-check = Donne honnête ?
end-check-fair = Oui. Chaque carte découle du secret scellé et des nombres aléatoires de tout le monde, le tien compris.
end-check-fair-how = Avant la partie, ce navigateur a gardé le sceau et ton nombre aléatoire. Il vient de refaire la donne et de comparer toutes les cartes.
end-check-daily = Oui. Ce sont les cartes du { $day }, les mêmes pour tout le monde.
end-check-daily-how = Elles découlent de la date et du côté seuls : chacun peut donc les connaître d’avance. Ce navigateur vient de les recalculer et de les comparer une à une.
end-check-unfair = Non. Quelque chose cloche :
end-check-open = Tout n’a pas pu être vérifié.
end-check-known-deal = On a joué une donne connue : il n’y avait pas de sceau, et quiconque en avait le code pouvait connaître les cartes.
end-check-not-there = Les cartes correspondent au secret affiché ici. Mais ce navigateur n’était pas à la table : il n’a rien à quoi les comparer.
end-check-joined-late = { $card ->
    [0] Les cartes correspondent au secret. Mais ce navigateur n’est arrivé qu’après le début : il n’a pas pu comparer le sceau.
   *[other] Les cartes correspondent au secret. Mais ce navigateur n’est arrivé qu’à la carte { $card } : il n’a pas pu comparer le sceau.
}
end-check-watched = Les cartes correspondent au secret et au sceau. Mais tu regardais : aucun des nombres aléatoires n’était le tien, ce n’est donc pas une preuve.
end-check-other-device = Les cartes correspondent au secret et au sceau. Mais ton nombre aléatoire venait d’un autre appareil : lui seul peut tout vérifier.
end-check-no-share = Les cartes correspondent au secret et au sceau. Mais aucun des nombres aléatoires n’était le tien, ce n’est donc pas une preuve.
end-check-dealt-again = Tout correspond. Mais une première donne a été annulée, parce qu’une place n’a pas montré son nombre aléatoire. La personne qui distribue pouvait déjà la connaître.
end-check-more = Les nombres en détail
end-check-how = Le sceau est le SHA-256 d’une étiquette et du secret, une empreinte celui d’une étiquette, du sceau, de la place et de son nombre aléatoire. Le code de donne est le SHA-256 du secret suivi du nombre aléatoire de chaque place, et c’est lui qui fixe l’ordre des cartes.
end-check-commitment = Sceau
end-check-secret = Secret
end-check-nonce = Nombre aléatoire de la place { $seat }
end-check-seed = Code de donne
end-check-command = Pour vérifier l’enregistrement téléchargé sur un ordinateur avec HASHI
end-check-copy = Copier le code de donne

## A link to the deal of a finished game

deal-title = Jouer la même donne
deal-why = Les mêmes 17 cartes, dans le même ordre, sur le même tableau. Qu’en feras-tu ?
deal-alone = Jouer en solo
deal-together = Jouer à plusieurs
