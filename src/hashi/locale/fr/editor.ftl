### The editor for boards and decks of one's own.

editor-intro = Tu as le jeu imprimé ? Saisis ici ses tableaux et ses cartes, puis joue avec à une table, en solo ou sur papier.
editor-what = Que veux-tu dessiner ?
editor-board = Tableau
editor-deck = Paquet de cartes
editor-tool = Outil
editor-tool-island = Île
editor-tool-red = Drapeau rouge
editor-tool-blue = Drapeau bleu
editor-tool-line = Lignes
editor-tool-hint = Touche la grille. Une nouvelle île est reliée tout de suite à ses voisines ; avec « Lignes », tu enlèves ou ajoutes des lignes une à une. Les points dorés sont des croisements.
editor-keys = Au clavier : les flèches déplacent, Entrée utilise l’outil, I, R et B posent îles et drapeaux, Maj et une flèche trace ou enlève une ligne, Ctrl et Z annule.
editor-undo = Annuler
editor-undone = Dernière étape annulée.
editor-clear = Tout effacer
editor-columns = Colonnes
editor-rows = Rangées
editor-count = { $name } : { $count } sur { $wanted }
editor-red = Drapeaux rouges
editor-blue = Drapeaux bleus
editor-crossings = Croisements : { $count }
editor-grid = Le tableau, { $columns } colonnes et { $rows } rangées
editor-cell-empty = { $at } : vide
editor-cell = { $at } : { $flag ->
    [red] île avec un drapeau rouge
    [blue] île avec un drapeau bleu
   *[none] île
}, { $count ->
    [0] aucune ligne
    [one] 1 ligne
   *[other] { $count } lignes
}
editor-line-on = Ligne de { $from } à { $to }
editor-line-off = Pas de ligne de { $from } à { $to }
editor-checking = Vérification…
editor-unchecked = Ce n’est donc pas encore vérifié.
editor-bad = { $count ->
    [one] Il reste une chose à corriger :
   *[other] Il reste { $count } choses à corriger :
}
editor-name = Nom
editor-use = Vérifier et utiliser
editor-play = Jouer avec
editor-print = Imprimer
editor-keep = Garder dans ce navigateur
editor-kept = « { $name } » est gardé dans ce navigateur.
editor-download = Enregistrer le fichier
editor-upload = Ouvrir un fichier
editor-unreadable = Ce fichier n’est ni un tableau ni un paquet de cartes.
editor-begin = Partir de
editor-delete = Supprimer « { $name } »
editor-deck-hint = Combien de fois chaque carte est-elle dans ton paquet ?
editor-more = Une de plus : chiffre { $number }, { $bridges ->
    [one] 1 pont
   *[other] { $bridges } ponts
}
editor-less = Une de moins : chiffre { $number }, { $bridges ->
    [one] 1 pont
   *[other] { $bridges } ponts
}
