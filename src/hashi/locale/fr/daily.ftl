### The daily deal: its page, and the end of a game of it; loaded when needed.

daily-title = La donne du jour
daily-why = Chaque jour, une donne par côté, la même pour le monde entier. Tu joues en solo et sans conseils, et c’est ta première partie qui compte.
daily-first = Pour la donne du jour, seule ta première partie compte : pas de second essai. Si tu découvres HASHI, apprends d’abord à jouer ou fais une partie d’essai.
daily-friends = Les cartes ne sont pas secrètes : chacun peut les déduire de la date et s’exercer avant que cela compte. C’est un jeu entre amis, pas un tournoi.
daily-next = Prochaine donne dans { $hours } h { $minutes } min
daily-streak = { $days ->
    [0] Pas encore de série : termine une donne aujourd’hui.
    [one] Ta série : { $days } jour
   *[other] Ta série : { $days } jours d’affilée
}
daily-play = Jouer le côté { $side }
daily-continue = Reprendre le côté { $side }
daily-open = Pas encore jouée
daily-begun = Commencée, et elle compte : tu peux la reprendre où tu en étais.
daily-result = { $total ->
    [one] Ton résultat : { $total } point
   *[other] Ton résultat : { $total } points
}
daily-look = Revoir le côté { $side }
daily-practise = S’entraîner sur le côté { $side }
daily-leaderboard = Classement
daily-side = Côté
daily-span = Période
daily-span-day = Aujourd’hui
daily-span-week = Cette semaine
daily-span-all = Depuis toujours
daily-added = Les points de toutes les donnes sont additionnés.
daily-nobody = Personne n’a encore terminé cette donne. À toi l’honneur !
daily-place = Place
daily-name = Nom
daily-points = Points
daily-games = Donnes
daily-you = toi
daily-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
daily-old = Anciennes donnes, pour s’entraîner
daily-old-why = Elles ne comptent plus, mais les cartes sont toujours bonnes.
daily-old-day = Jour
daily-old-play = S’entraîner
daily-played = { $day } : { $results }
daily-not-played = { $day } : pas jouée

## At the end of a game

daily-end-counts = Donne du { $day } : cette partie compte.
daily-end-practice = Entraînement sur la donne du { $day }. Cette partie ne compte pas.
daily-compare = Ce que les autres ont fait de ces cartes
daily-compare-you = Toi
daily-compare-optimum = Le maximum possible, prouvé
daily-compare-found = Le meilleur résultat trouvé jusqu’ici
daily-compare-bot = Bot, { $level }
daily-compare-computing = Les bots et le maximum possible sont encore en cours de calcul…
daily-compare-no-solver = Ce serveur n’a pas de solveur : personne ne connaît le maximum possible. Pour en ajouter un : pip install 'hashi-game[solver]'
daily-compare-needs-server = Rien n’est calculé sur cet appareil : seul un serveur HASHI peut dire ce que les bots obtiennent avec ces cartes et quel est le meilleur résultat possible.
daily-everybody = Tout le monde ici
daily-bar = { $people ->
    [one] { $total } points : { $people } personne
   *[other] { $total } points : { $people } personnes
}
daily-all = Vers la donne du jour et le classement
daily-share = HASHI, donne du { $day }, côté { $side } : { $total } points, { $rank }.
daily-share-title = Donne du { $day }
daily-share-text = Un texte qui ne dévoile rien
