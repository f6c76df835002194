### A person’s own statistics.

statistics-title = Tes statistiques
statistics-loading = On compte tes parties…
statistics-none = Aucune partie terminée pour l’instant. Joues-en une, et elle sera comptée ici.
statistics-more = Seules tes { $count } parties les plus récentes sont comptées ici.
statistics-board = Tableau
statistics-all = Tous les tableaux
statistics-games = Parties
statistics-alone = dont en solo
statistics-wins = gagnées à plusieurs
statistics-mean = Moyenne
statistics-best = Record
statistics-totals = Les points au fil du temps
statistics-totals-text = Chaque point est une partie. La ligne est la moyenne des dix dernières : { $mean } en ce moment.
statistics-totals-picture = Points de { $games } parties, de { $least } à { $most }
statistics-ranks = Rangs en solo
statistics-categories = Rouge, bleu et six reliées
statistics-categories-text = Dans combien de parties tu as réussi : pour le plus de points, pour moins, ou pas du tout.
statistics-early = plus de points
statistics-late = moins de points
statistics-missed = manqué
statistics-daily = Donnes du jour
statistics-streak = { $longest ->
    [0] Pas encore de donne du jour terminée.
   *[other] Série : { $current } d’affilée en ce moment, { $longest } au mieux.
}
statistics-calendar = { $count ->
    [one] Une donne du jour sur { $count } jour des { $weeks } dernières semaines.
   *[other] Une donne du jour sur { $count } jours des { $weeks } dernières semaines.
}
statistics-cards = Points perdus par carte
statistics-cards-text = { $count ->
    [one] Ce qu’une carte t’a coûté en moyenne, d’après l’analyse de { $count } partie.
   *[other] Ce qu’une carte t’a coûté en moyenne, d’après l’analyse de { $count } parties.
}
statistics-cards-none = Regarde une partie terminée carte par carte : une fois analysée, elle comptera ici.
statistics-export = Emporter tes données
statistics-export-text = Tout ce qui est sur cette page en un fichier, créé dans ce navigateur.
statistics-csv = Enregistrer en CSV
statistics-json = Enregistrer en JSON
statistics-delete = Supprimer mes statistiques
statistics-delete-what = { $count ->
    [one] { $count } résultat disparaît, avec sa place au classement et les points perdus par carte.
   *[other] { $count } résultats disparaissent, avec leur place au classement et les points perdus par carte.
}
statistics-delete-stays = Les parties et leurs analyses restent, ainsi que les résultats des autres joueurs. C’est définitif.
statistics-delete-yes = Supprimer
statistics-delete-no = Les garder
statistics-deleted = Tes statistiques sont supprimées.
statistics-puzzles = Énigmes
statistics-puzzles-text = Résolues dans ce navigateur, par niveau.
statistics-level = Niveau { $level }
statistics-delete-puzzles = Les énigmes résolues dans ce navigateur sont oubliées aussi.
