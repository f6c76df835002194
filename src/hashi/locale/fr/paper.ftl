### What is printed on paper, beside the texts of game.ftl and rules.ftl.

paper-sheet = HASHI · { $board }
paper-name = Nom
paper-deal = Une donne à lire à voix haute
paper-deal-how = L’un de vous lit les cartes une par une et cache la suite avec une feuille. On passe à la carte suivante quand tout le monde a joué. Les espaces séparent les trois pioches du solo.
paper-set-aside = Voici la carte mise de côté. Plie la page sans regarder : personne ne la connaît pendant la partie.
paper-pad = Points
paper-ranks = Rangs en solo

## The page for printing

print-go = Imprimer
print-what = Que faut-il imprimer ?
print-rules = Les règles sur une page
print-sheets = Des tableaux pour jouer
print-cards = Les 18 cartes à découper
print-points = Un bloc de score avec les rangs
print-deal = Une donne à lire à voix haute, sans cartes
print-deal-code = Code de donne
print-deal-hint = Ces cartes ne s’affichent pas à l’écran, seulement sur le papier : tu peux donc jouer aussi.
print-another = Une autre donne
print-hidden = Visible seulement sur le papier.
print-board = Tableau
print-count = Nombre de tableaux
print-per-page = Tableaux par page
print-paper = Papier
print-cards-of = Cartes
print-preview = Ce qui sortira de l’imprimante
print-nothing = Choisis ce qu’il faut imprimer.
