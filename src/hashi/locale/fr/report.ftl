### The coach’s report, on the page and as a file; loaded when somebody opens one.

report-waiting = Le coach s’installe…
report-warming-up = Le coach s’échauffe encore et commence tout seul dans un instant…
report-progress = Avancement du bilan
report-progress-cards = Le coach regarde la carte { $card } sur { $cards }…
report-progress-best = Recherche du maximum de cette donne…
report-progress-found = Recherche du maximum de cette donne : au moins { $least }, au plus { $most } points…
report-done = Le bilan est complet.
report-failed = Le coach n’a pas pu terminer ce bilan.
report-reached-you = Tu as marqué { $total } des { $best } points possibles
report-reached = { $name } a marqué { $total } des { $best } points possibles
report-reached-you-open = Tu as fait { $total } ; le maximum est entre { $least } et { $most } points
report-reached-open = { $name } a fait { $total } ; le maximum est entre { $least } et { $most } points
report-plot = Score final attendu après chaque carte
report-plot-words = De { $from } points avant la première carte à { $to }.
report-worst-words = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] La carte { $round } a coûté le plus : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point.
   *[other] La carte { $round } a coûté le plus : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
}
report-key-expected = score final attendu
report-key-lost = un coup coûteux
report-key-best = maximum de cette donne
report-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus :
   *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus :
}
report-same = Le meilleur coup.
report-card-waiting = Le coach n’en est pas encore à cette carte.
report-which = Quels coups montrer
report-ghost = En tirets : ce qu’il aurait fallu jouer.
report-best-sheet = Le maximum de cette donne
report-best-waiting = La recherche continue. Tu peux feuilleter ta partie en attendant.
report-best-none = Le maximum de cette donne n’a pas pu être trouvé.
report-broken = La carte { $round } n’a pas été jouée selon les règles (M1). Le coach ne connaît que le jeu selon les règles : à partir de là, les cartes ne sont pas jugées.
report-solver-missing = Le maximum de cette donne n’est pas indiqué : aucun solveur n’est installé sur ce serveur. Pour l’ajouter : pip install 'hashi-game[solver]'
report-cards = Carte par carte
report-column-card = Carte
report-column-turn = Coup
report-column-lost = Perdu
report-played = Joué
report-best = Meilleur
report-nothing = rien
report-worst = La carte la plus coûteuse
report-lost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point perdu
   *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points perdus
}
report-lost-none = rien de perdu
report-hinted = avec un conseil
report-how = Le score final attendu est celui qu’on atteint en moyenne en jouant très bien à partir d’ici, sans connaître les cartes à venir. Le maximum possible les connaît toutes d’avance : rien de honteux à rester en dessous.
report-seat = Place { $seat } sur { $seats }
report-stopped-early = Le coach a été arrêté en route. Étapes faites : { $done } sur { $steps }.
