### The tutorial: eight steps on the board, each done by doing. Islands are named by column and row.

learn-title = Apprendre à jouer
learn-step = Étape { $step } sur { $steps }
learn-leave = Quitter l’initiation
learn-to-table = Retour à la table
learn-back = Retour
learn-skip = Passer
learn-next = Suivant
learn-undo = Revenir en arrière
learn-confirm = Confirmer
learn-astray = C’est permis, mais pas demandé ici. Touche encore une fois ou reviens en arrière, puis suis le repère.
learn-go-on = { $left ->
    [one] Bien. Encore { $left } pont.
   *[other] Bien. Encore { $left } ponts.
}
learn-new-situation = Nouvelle situation
learn-rival-mia = Mia, carte { $round }
learn-rival-you = Toi, carte { $round }

learn-write = Inscrire un chiffre
learn-number-do = Le but : terminer des îles. À chaque tour, on dévoile une carte, la même pour tout le monde. Inscris d’abord son chiffre : touche une île verte pour y mettre le { $number }.
learn-number-done = Bien. Cette île a maintenant besoin d’exactement { $number } ponts.

learn-finish = Construire des ponts
learn-bridges-do = Ensuite, tu traces les ponts de la carte : { $bridges } cette fois. Touche une ligne pointillée, ou glisse d’île en île. Donne à c2 les deux ponts qu’elle demande.
learn-bridges-done = Deux ponts pour un 2 : c2 est terminée et reçoit un cercle. Chaque île terminée rapporte { $island } points.

learn-place = Où inscrire un chiffre
learn-flag-do = Toutes les îles n’acceptent pas tous les chiffres. Essaie d’inscrire le { $number } sur e1, qui porte un drapeau.
learn-flag-done = Une île à drapeau n’accepte un chiffre que si un pont y menait déjà avant cette carte.
learn-small-do = Essaie maintenant c2, où deux ponts arrivent déjà.
learn-small-done = Deux ponts, c’est trop pour un { $number }. Un chiffre ne peut pas être plus petit que ce qui est déjà là.
learn-fits-do = e4 a un drapeau et un pont. Inscris-y le { $number }.
learn-fits-done = Pile ce qu’il faut : le chiffre et les ponts concordent, e4 est terminée aussitôt.

learn-cross = Jamais deux ponts ne se croisent
learn-blocked-do = Essaie la longue ligne de b3 à f3, droit à travers le pont de c2.
learn-blocked-done = Il croiserait l’autre pont : cette ligne est bloquée jusqu’à la fin de la partie. Regarde bien où tu construis !

learn-exact = Tous ou aucun
learn-all-do = Cette carte apporte { $bridges } ponts : trace les { $bridges }, ou aucun. Pour chacun, il faut un chiffre à un bout au moins.
learn-all-done = Les { $bridges } sont tracés. Une ligne porte deux ponts au plus : une île à deux lignes n’en aura jamais plus de 4, elle indique « max 4 ».

learn-bonus = Rouge, bleu et six reliées
learn-red-do = Trois des quatre drapeaux rouges sont terminés. Trace le pont qu’attend e4.
learn-red-done = Tous les drapeaux rouges : jusqu’à { $red } points en plus ! Les trois bleus rapportent jusqu’à { $blue }.
learn-six-do = Le troisième bonus : six îles terminées reliées par des ponts. Il n’en manque qu’un à e6.
learn-six-done = Six d’un seul tenant : jusqu’à { $six } points.

learn-first = Être rapide
learn-later-do = Qui obtient un bonus en premier marque la valeur haute, les suivants la valeur basse. Mia a terminé ses drapeaux rouges une carte plus tôt ; toi, maintenant. Combien de points pour toi ?
learn-later-done = Exact. Avec la même carte que Mia, vous auriez chacun marqué { $red } points.
learn-later-wrong = Mia a été la première, une carte plus tôt : les { $red } sont partis.
learn-late-do = En solo, tu fais la course contre les cartes, réparties en trois pioches. Le bleu vaut { $blue } tant que dure la première, jusqu’à la carte { $blueLast } comprise. La carte { $round } est dévoilée et tu termines le dernier drapeau bleu. Combien de points ?
learn-late-done = Exact : trop tard pour { $blue }. Le rouge et les six reliées gardent leur valeur haute jusqu’à la carte { $redLast } comprise.
learn-late-wrong = La carte { $round } est de la deuxième pioche, la première est finie : les { $blue } sont partis.

learn-hands = Tracer et changer d’avis
learn-mark-do = Inscris le { $number } et trace les deux ponts, où tu veux. Touche encore une fois pour effacer.
learn-mark-keys = Au clavier : les flèches déplacent, Entrée inscrit, Maj et une flèche trace.
learn-mark-done = Rien n’est encore définitif.
learn-undo-do = Tu changes d’avis ? Annule ton dernier geste.
learn-undo-keys = Au clavier : U.
learn-undo-done = C’est effacé.
learn-confirm-do = Complète de nouveau ton coup, puis appuie sur « Confirmer ».
learn-confirm-keys = Au clavier : C.
learn-confirm-done = Voilà un coup. Tu peux aussi renoncer au chiffre, aux ponts, ou aux deux.

learn-end = Tu sais jouer !
learn-end-hint = Dix-sept cartes, puis on compte les points. Dans ta première partie, de petites notes t’accompagnent pour les trois premières cartes.
learn-play = Jouer ma première partie
learn-again = Recommencer
learn-rules = Toutes les règles
