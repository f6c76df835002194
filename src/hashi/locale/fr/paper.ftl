### What is printed on paper, beside the texts of game.ftl and rules.ftl.

paper-sheet = HASHI · { $board }
paper-name = Nom
paper-deal = Une donne à lire à voix haute
paper-deal-how = L’un de vous lit les cartes une par une et cache la suite avec une feuille. On passe à la carte suivante quand tout le monde a joué. Les espaces séparent les trois pioches du solo.
paper-set-aside = Voici la carte mise de côté. Plie la page sans regarder : personne ne la connaît pendant la partie.
paper-pad = Points
paper-ranks = Rangs en solo
