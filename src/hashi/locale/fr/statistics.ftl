### A person’s own statistics.

statistics-title = Tes statistiques
statistics-loading = On compte tes parties…
statistics-none = Aucune partie finie pour l’instant. Joues-en une, et elle sera comptée ici.
statistics-more = Seules tes { $count } parties les plus récentes sont comptées ici.
statistics-board = Tableau
statistics-all = Tous les tableaux
statistics-games = Parties
statistics-alone = dont en solo
statistics-wins = gagnées à plusieurs
statistics-mean = Moyenne
statistics-best = Record
statistics-totals = Les points au fil du temps
statistics-totals-text = Un rond par partie. La courbe est la moyenne des dix dernières : { $mean } en ce moment.
statistics-totals-picture = Points de { $games } parties, de { $least } à { $most }
statistics-ranks = Rangs en solo
statistics-categories = Rouge, bleu et six reliées
statistics-categories-text = Dans combien de parties tu as obtenu la valeur haute, la valeur basse, ou rien du tout.
statistics-early = valeur haute
statistics-late = valeur basse
statistics-missed = non atteint
statistics-daily = Donnes du jour
statistics-streak = { $longest ->
    [0] Pas encore de donne du jour terminée.
   *[other] Série : { $current } d’affilée en ce moment, { $longest } au mieux.
}
statistics-calendar = { $count ->
    [one] { $count } jour avec une donne du jour ces { $weeks } dernières semaines.
   *[other] { $count } jours avec une donne du jour ces { $weeks } dernières semaines.
}
statistics-cards = Points perdus par carte
statistics-cards-text = { $count ->
    [one] Ce qu’une carte t’a coûté en moyenne, d’après le bilan de { $count } partie.
   *[other] Ce qu’une carte t’a coûté en moyenne, d’après les bilans de { $count } parties.
}
statistics-cards-none = Regarde une partie finie carte par carte : une fois le bilan complet, elle comptera ici.
statistics-export = Emporter tes données
statistics-export-text = Tout ce qui est sur cette page en un fichier, créé dans ce navigateur.
statistics-csv = Enregistrer en CSV
statistics-json = Enregistrer en JSON
statistics-delete = Supprimer mes statistiques
statistics-delete-what = { $count ->
    [one] { $count } résultat disparaît, avec sa place au classement et les points perdus par carte.
   *[other] { $count } résultats disparaissent, avec leur place au classement et les points perdus par carte.
}
statistics-delete-stays = Les parties et leurs bilans restent, ainsi que les résultats des autres joueurs. La suppression est définitive.
statistics-delete-yes = Supprimer
statistics-delete-no = Les garder
statistics-deleted = Tes statistiques sont supprimées.
statistics-puzzles = Énigmes
statistics-puzzles-text = Résolues dans ce navigateur, par niveau.
statistics-level = Niveau { $level }
statistics-delete-puzzles = Les énigmes résolues dans ce navigateur sont oubliées aussi.
