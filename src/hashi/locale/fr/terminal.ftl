### What only the command line says.

## The table

side = Côté { $board }
card-of = Carte { $round } sur { $rounds }
card-open = { $bridges ->
    [one] Chiffre { $number }, { $bridges } pont
   *[other] Chiffre { $number }, { $bridges } ponts
}
piles = Pioches
cards = Cartes
points = Points
deadline = { $category } : { $points }
round-short = carte { $round }
legend = ( ) sans drapeau   [ ] drapeau rouge   < > drapeau bleu

## Talking to the player

welcome = Inscris des chiffres, trace des ponts : une île est terminée dès qu’elle a autant de ponts que son chiffre.
commitment = Les cartes sont mélangées. Leur sceau, à vérifier après la partie : { $commitment }
prompt = { $question } :{" "}
prompt-start = Ton chiffre de départ (par ex. 4@c4)
prompt-turn = À toi de jouer
prompt-hint = par ex. 5@c2 c2-c4*2 · passe · liste · aide · quitter
prompt-hint-honour = par ex. 5@c2 c2-c4*2 · passe · erreur b3 · aide · quitter
prompt-confirm = Entrée ou o confirme, a annule
prompt-choice = Ton choix
prompt-resume = Tu as une partie en cours. On la reprend ? (o/n)
yes = o
no = n
word-pass = passe
word-list = liste
word-mistake = erreur
word-help = aide
word-quit = quitter
word-undo = annuler
word-undo-short = a
undone = Annulé.
undo-nothing = Il n’y a rien à annuler.
confirm-unclear = Appuie sur Entrée ou tape o pour jouer ce coup, a pour le changer.
help-honour = erreur b3 signale une erreur que tu as faite en b3 avec une carte précédente.
help =
    5@c2 inscrit le 5 sur l’île c2.
    c2-c4 trace un pont de c2 à c4 ; c2-c4*2 en trace deux.
    Les deux ensemble : 5@c2 c2-c4*2. Tape passe pour ne faire ni l’un ni l’autre.
    Avec liste, tu choisis pas à pas ; annuler revient d’un pas ; aide affiche ce texte ; quitter enregistre et ferme la partie.
choose-island = Où va le { $number } ?
choose-bridge = Pont { $nth } sur { $count }
choose-none = nulle part : renoncer au chiffre
honour-no-list = À une table sur l’honneur, pas de liste : elle dirait ce qui est permis.
choose-no-bridges = aucun : renoncer aux ponts
choose-unclear = Tape un des numéros de la liste.
skips-number = Pas de chiffre cette fois.
skips-bridges = Pas de ponts cette fois.
finishes = { $count ->
    [one] Île terminée : { $islands }.
   *[other] Îles terminées : { $islands }.
}
not-read = Je n’arrive pas à lire ça : au caractère { $column }, j’attendais { $expected }.
game-over = Les 17 cartes sont jouées.
rank-is = { $total ->
    [one] { $total } point : { $rank }
   *[other] { $total } points : { $rank }
}
opened = Sceau ouvert, voici le secret : { $secret }
check-it = Pour vérifier la donne : hashi verify { $path }
saved = Partie enregistrée dans { $path }
resumed = De retour à la table : { $path }
goodbye = À bientôt ! Pour reprendre : hashi play --resume { $path }

## Commands

board-fine = { $path } : ce tableau est valide.
deck-fine = { $path } : ce paquet de cartes est valide.
fresh-code = Code
fresh-lines = Lignes
fresh-crossings = Croisements
fresh-mean = Bot
fresh-rating = Difficulté
fresh-best = Maximum
fresh-how = Bot : la moyenne d’un bot simple sur { $games } parties. Maximum : le plus haut total possible, atteint dans une partie qui le prouve.
file-line = { $path }, ligne { $line } : { $sentence }
file-whole = { $path } : { $sentence }
record-not-read = { $path }, ligne { $line }, colonne { $column } : j’attendais { $expected }.
round-heading = Tour { $round } : { $card }
seat-heading = { $name } : { $turn }
winners = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
fair-checksum-fits = L’enregistrement est intact : sa somme de contrôle correspond à toutes les lignes.
fair-checksum-wrong = L’enregistrement a été modifié après la partie : sa somme de contrôle ne correspond pas.
fair-deck-fits = Le paquet est bien celui qu’on connaît, dans son ordre fixe.
fair-deck-order = Le paquet n’est pas dans son ordre fixe : n’importe quelles cartes pourraient alors convenir.
fair-deck-own = C’est un paquet personnel. Indique son fichier avec --deck pour vérifier les cartes.
fair-seal-same = Le sceau est celui que tu as noté.
fair-seal-not-compared = Ce sceau était-il vraiment affiché avant la partie ? Si tu l’avais noté, ajoute-le avec --seal.
fair-seal-missing = L’enregistrement ne contient pas de sceau. Si tu l’avais noté avant la partie, ajoute-le avec --seal.
fair-secret-fits = Le secret correspond au sceau.
fair-secret-missing = L’enregistrement ne contient pas le secret : impossible de vérifier le sceau.
fair-known-deal = On a joué une donne connue. Il n’y avait pas de sceau, et quiconque avait le code pouvait connaître les cartes.
fair-no-deal = L’enregistrement ne dit rien de la donne.
fair-nonce-same = La donne utilise le nombre aléatoire que tu as noté pour la place { $seat }.
fair-hash-same = Le nombre aléatoire de la place { $seat } correspond à l’empreinte que tu as notée.
fair-hash-not-compared = Place { $seat } : son nombre aléatoire était-il fixé avant la partie ? Si tu avais noté son empreinte, ajoute-la avec --hash ; ton propre nombre avec --nonce.
fair-dealt-again = La place { $seat } n’a pas montré son nombre aléatoire : une première donne a été annulée. La personne qui distribue pouvait déjà la connaître.
fair-drawn-fits = La place { $seat } n’a pas donné de nombre aléatoire ; celui qui a servi découle du secret.
fair-seed-fits = Le code de donne découle du secret et des nombres aléatoires.
fair-cards-fit = Les cartes sont venues dans l’ordre de cette donne.
fair-cards-few = { $card ->
    [one] Pour l’instant, { $card } carte sur 17 seulement a été jouée.
   *[other] Pour l’instant, { $card } cartes sur 17 seulement ont été jouées.
}
fair-no-cards = Aucune carte n’a encore été jouée.
fair-game-fits = La partie a été jouée selon les règles.
fair-honour-fits = La partie a été jouée selon les règles d’une table sur l’honneur : tout ce qui a été tracé pouvait l’être, et chaque erreur a été réglée comme le veulent M2 à M5.
fair-turn-illegal = Ligne { $line } : { $sentence }
fair-game-broken = Ligne { $line } : on attendait { $sentence }.
fair-verdict-fair = La donne était honnête.
fair-verdict-partly = D’après cet enregistrement, la donne était honnête.
fair-verdict-unfair = Quelque chose cloche : on ne peut pas se fier à cet enregistrement.
fair-verdict-nothing-to-check = Cet enregistrement ne prouve rien sur la donne, ni dans un sens ni dans l’autre.

serving = HASHI tourne ici : { $address }
serving-stop = Ctrl+C pour arrêter.

## Bots by themselves

progress-games = Parties
progress-boards = Tableaux
simulate-heading = { $count ->
    [one] { $bot }, { $count } partie en solo, graine { $seed }
   *[other] { $bot }, { $count } parties en solo, graine { $seed }
}
arena-heading = { $count ->
    [one] { $count } partie, graine { $seed }
   *[other] { $count } parties, graine { $seed }
}
arena-wins = victoires
arena-share = victoires en %
arena-points = points en moyenne
arena-how = Une victoire partagée est divisée entre les vainqueurs. Intervalle à 95 % sur les donnes, selon Wilson ; un tiret : trop peu de parties.
stopped-games = Arrêté. Parties jouées : { $done } sur { $asked }. Jusqu’ici :
figure-mean = Moyenne
figure-interval = Intervalle à 95 % de la moyenne
figure-interval-short = intervalle à 95 %
figure-from-to = { $low } à { $high }
figure-part = { $part } sur { $whole }
figure-median = Médiane
figure-range = Minimum et maximum
figure-in-time = Rouge, bleu et six à temps, en %
figure-finished = Îles terminées en moyenne
figure-turn-mean = Millisecondes par coup
figure-turn-worst = Coup le plus lent, en millisecondes
figure-optimum = Maximum possible, en moyenne
figure-share = Part atteinte, en %
figure-share-interval = Intervalle à 95 % de cette part
figure-proven = Maximum prouvé
figure-how = Intervalle à 95 % selon Student ; un tiret : trop peu de parties.
figure-totals = Totaux
figure-ranks = Rangs

## The best a deal allows

solve-searching = Recherche
solve-best = Jusqu’ici { $points }, au plus { $bound }
solve-proven = { $points ->
    [one] { $points } point, et c’est prouvé : il n’y a pas mieux.
   *[other] { $points } points, et c’est prouvé : il n’y a pas mieux.
}
solve-found = { $points ->
    [one] { $points } point trouvé, au plus { $bound } possibles : un écart de { $gap }.
   *[other] { $points } points trouvés, au plus { $bound } possibles : un écart de { $gap }.
}

## The report of a game

progress-report = Carte après carte
report-written = Le bilan est dans { $path }
report-stopped = Arrêté. { $path } contient ce qui a été trouvé jusque-là.

## Training

progress-train = Entraînement
train-line = { $count } parties, dernièrement { $mean } points en moyenne
train-in-time = À temps : rouge { $red } %, bleu { $blue } %, six { $six } %.
train-written = Ce qui a été appris est dans { $path }
train-resume = Pour continuer : hashi train --resume { $path }
train-use = Sur ce tableau, les bots s’en serviront dès que le fichier sera ici : { $path }
train-use-any = Sur les tableaux que les bots n’ont pas appris, ils s’en serviront dès que le fichier sera ici : { $path }
train-nothing = Arrêté avant d’avoir appris quoi que ce soit.

## Errors

error-file = Impossible de lire { $path }.
error-write = Impossible d’écrire { $path }.
error-board = Il n’y a pas de côté { $board } : choisis A ou B, ou indique le code d’un nouveau tableau ou un fichier de tableau.
error-board-count = Il faut de 1 à { $most } tableaux.
error-language = La langue { $language } n’existe pas ici. Au choix : { $languages }.
error-deal = Un code de donne compte 64 chiffres hexadécimaux ; une date comme 2026-11-16, ou today, désigne la donne du jour.
error-seal = Un sceau compte 64 chiffres hexadécimaux.
error-nonce = Place { $seat } : un nombre aléatoire ou son empreinte a 64 chiffres hexadécimaux.
error-nonce-seat = « { $word } » : j’attendais une place, de 1 à { $seats }, et son nombre aléatoire, par exemple 1=0f3a…
error-name = Un nom compte de 1 à 40 caractères.
error-finished = { $path } : cette partie est déjà finie.
error-not-solo = { $path } : seules les parties en solo peuvent reprendre dans le terminal.
error-no-seed = { $path } : il manque la donne dans l’enregistrement, la partie ne peut donc pas reprendre.
error-port = Le port { $port } n’est pas disponible.
error-command = « { $words } » n’est pas une commande ; hashi --help les montre toutes.
error-command-meant = « { $words } » n’est pas une commande. Voulais-tu dire { $command } ?
error-option = L’option { $option } n’existe pas ; --help les montre toutes.
error-option-meant = L’option { $option } n’existe pas. Tu voulais dire { $other } ?
error-option-empty = Il manque une valeur après { $option }.
error-argument-missing = Il manque { $name } ; --help montre ce qu’il faut.
error-option-twice = { $option } est indiqué deux fois.
error-option-choice = { $option } : « { $value } » ne convient pas. Choisis parmi { $choices }.
error-option-value = { $option } : il faut un nombre, pas « { $value } ».
error-output = Impossible d’écrire la sortie : { $reason }.
error-data = Impossible d’ouvrir { $path } en écriture. Reste-t-il de la place sur le disque, et cet utilisateur a-t-il le droit d’y écrire ? hashi doctor t’en dira plus.
error-newer-data = { $path } vient d’une version plus récente de HASHI.
error-bot = Il n’y a pas de bot { $bot }. Au choix : { $bots }.
error-bot-broken = Le bot { $bot } ne peut pas être utilisé. { $reason }
error-bots = Il faut de { $fewest } à { $most } bots, séparés par des virgules.
error-games = Il faut au moins 1 partie.
error-games-seats = Chaque donne se joue une fois par place : choisis un nombre de parties divisible par { $seats }.
error-start-choice = Le départ est own (au choix du bot) ou random (au hasard).
error-seconds = Il faut plus de 0 seconde.
error-jobs = Il faut au moins 1 processus.
error-jobs-or-dask = Choisis soit --jobs, soit --dask.
error-dask-missing = Pour un cluster Dask, il manque un paquet : pip install 'hashi-game[dask]'
error-dask-address = Aucun ordonnanceur Dask ne répond à { $address }.
error-solver-missing = Pour chercher le maximum d’une donne, il manque un paquet : pip install 'hashi-game[solver]'
error-print-missing = Pour imprimer, il manque un paquet : pip install 'hashi-game[print]'
error-fonts = Il manque les polices pour imprimer : elles sont construites avec la page (make play s’en charge).
error-sheets = On peut imprimer de 1 à { $most } tableaux.
printed = { $path } est prêt à imprimer.
error-target = « { $target } » n’est ni un enregistrement, ni un code de donne, ni une liste de cartes.
error-record-only = --from et --seat ne vont qu’avec un enregistrement.
error-record-board = Un enregistrement apporte son propre tableau et son paquet de cartes.
error-cards-unknown = { $path } : toutes les cartes de cette partie ne sont pas connues.
error-round = Choisis un tour de 1 à { $last }.
error-start-or-round = Choisis soit --start, soit --from.
error-start = « { $start } » : j’attendais { $expected }, ou free.
error-card = « { $word } » : j’attendais { $expected }.
error-cards-count = Indique les { $rounds } cartes de la pioche, pas { $count }.
error-cards-deck = Le paquet ne contient pas autant de { $card }.
error-not-over = { $path } : cette partie n’est pas encore finie.
error-minutes-or-games = Choisis soit --minutes, soit --games.
error-multiplayer-any = L’entraînement à plusieurs demande un tableau : il part de ce que les bots y ont appris seuls.
error-minutes = Il faut plus de 0 minute.
error-seed = Pour l’entraînement, la graine vaut 0 ou plus.
error-checkpoint = { $path } n’est pas un point de reprise d’un entraînement sur ce tableau.
error-resume-length = Un entraînement repris garde sa durée : retire --minutes et --games.

## Compiled code

progress-compile = Compilation
compile-once = Compilation pour cette machine : environ { $seconds } secondes, une seule fois.
compile-elsewhere = Impossible d’écrire dans { $path } ; le code compilé va dans { $other }, qui peut être vidé à tout moment.
compile-nowhere = Le code compilé ne peut pas être conservé, car aucun dossier n’est accessible en écriture. Il sera recompilé à chaque fois.
warm-done = Compilé en { $seconds } s. Le code est conservé dans { $path }
warm-ready = Tout est déjà compilé. Le code est conservé dans { $path }

progress-puzzles = Énigmes
puzzle-goal = { $points ->
    [one] Tour { $round } : il reste { $points } point à prendre. À toi de le trouver !
   *[other] Tour { $round } : il reste { $points } points à prendre. À toi de les trouver !
}
puzzle-best = { $points ->
    [one] { $points } point de plus, et c’est prouvé : il n’y a pas mieux.
   *[other] { $points } points de plus, et c’est prouvé : il n’y a pas mieux.
}
puzzle-ways = { $count ->
    [one] Il n’y a que { $count } façon d’y arriver, la voici :
   *[other] Il y a { $count } façons d’y arriver ; en voici une :
}
puzzle-unproven = La meilleure façon de jouer cette énigme n’a pas pu être prouvée à temps.
puzzle-fault-goal = l’objectif n’est pas le maximum possible
puzzle-fault-way = la solution donnée n’atteint pas l’objectif
puzzle-fault-rating = son niveau est faux
puzzle-fault-unproven = son objectif n’a pas pu être prouvé à temps
puzzle-checked = Énigmes vérifiées : { $count }, dont fausses : { $wrong }
puzzle-column-level = Niveau
puzzle-column-count = Énigmes
puzzle-column-tried = Coups essayés
puzzle-column-ways = Solutions
puzzle-column-missed = Manque au glouton
puzzle-column-solved = Résolues par le bot
error-puzzle = Cette énigme est illisible. Attendu : { $expected }.
error-puzzle-cards = Une énigme a de { $least } à { $most } cartes.
error-puzzle-level = Les niveaux vont de 1 à { $most }.
error-puzzle-count = Il faut au moins 1 énigme.
error-puzzle-tries = Il faut au moins 1 essai.
error-puzzle-day = « { $day } » n’est pas un jour comme 2026-12-24.
