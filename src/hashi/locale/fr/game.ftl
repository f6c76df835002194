### What every front end says. Codes of the engine are keys: refusal-CODE, problem-CODE, ...

## Refusals: why something is not allowed. The rule's number is added by the caller.

refusal-no-such-island = Il n’y a pas d’île { $where }.
refusal-number-not-on-card = Tu ne peux inscrire que le chiffre de la carte.
refusal-island-has-number = { $where } a déjà un chiffre.
refusal-flag-without-bridge = { $where } a un drapeau : un pont tracé lors d’un tour précédent doit d’abord y mener.
refusal-number-too-small = { $where } a déjà plus de ponts que ce chiffre n’en permet.
refusal-bridge-count = Trace exactement autant de ponts que la carte en montre, ou aucun.
refusal-bridges-drawn = Tous les ponts de cette carte sont tracés. Efface d’abord un pont.
refusal-no-such-line = Il n’y a pas de ligne { $where }.
refusal-line-full = Il y a déjà deux ponts sur la ligne { $where }.
refusal-bridge-crossed = Le pont { $where } en croiserait un autre.
refusal-bridge-without-number = Il faut un chiffre à un bout du pont { $where }.
refusal-number-exceeded = Plus aucun pont en { $where } : chiffre atteint, l’île est terminée.
refusal-six-exceeded = { $where } aurait plus de six ponts.
refusal-start-number = Tu commences par un 3 ou un 4.
refusal-start-flag = { $where } a un drapeau : commence sur une île sans drapeau.
refusal-already-started = Tu as déjà inscrit ton chiffre de départ.
refusal-setup-open = Tout le monde n’a pas encore inscrit son chiffre de départ.
refusal-setup-closed = Les tableaux ont déjà changé de mains.
refusal-already-played = Tu as déjà joué cette carte.
refusal-nothing-to-take-back = Il n’y a rien à reprendre.
refusal-card-unknown = La prochaine carte n’est pas encore dévoilée.
refusal-no-such-seat = Il n’y a pas de place { $where }.
refusal-no-mistake = Il n’y a pas d’erreur ici : { $where }.
refusal-pointed-enough = Assez d’erreurs ont été signalées pendant ce tour. Continue à la prochaine carte.
refusal-game-over = La partie est finie.
refusal-already-begun = La partie a déjà commencé.
refusal-seat-taken = Cette place est prise.
refusal-not-host = Seule la personne qui a ouvert la table peut le faire.
refusal-seats-open = Toutes les places ne sont pas encore prises.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-nonce-given = Cette place a déjà apporté sa part à la donne.
refusal-log-full = Il s’est passé trop de choses à cette table : on peut seulement finir la partie.
refusal-nonce-early = Les nombres aléatoires ne sont montrés qu’au lancement de la partie.
refusal-nonce-wrong = Ce nombre aléatoire ne correspond pas à l’empreinte que cette place avait montrée.
refusal-nonce-withheld = Cette place n’a pas montré son nombre aléatoire à temps : la donne se fera sans lui.
refusal-dealing = On est en train de distribuer les cartes.
refusal-just-left = La personne assise ici vient juste de perdre la connexion. Laisse-lui un instant.
refusal-stand-in-played = Un bot a joué cette carte pour toi. Son coup ne peut pas être repris.
refusal-sent-away = La personne qui a ouvert la table t’a demandé de quitter ta place. Tu peux encore regarder.
refusal-last-seat = Il faut bien que quelqu’un joue : c’est la dernière place.
refusal-nobody-to-nudge = Personne n’a besoin d’être relancé à cette place.
refusal-nudged-already = Cette personne vient d’être relancée. Laisse-lui un moment.
refusal-nobody-to-send-away = Il n’y a personne d’autre à cette place.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-round-closed = Ce tour est déjà terminé.
refusal-turn-unreadable = Ce coup est illisible.
refusal-not-over = La partie n’est pas encore finie.
refusal-not-your-moment = Tu ne peux rien tracer pour l’instant.
refusal-hints-off = Pas de conseils à cette table.
refusal-no-way-on = Avec le pont { $where }, tu ne pourrais plus tracer tous les ponts de la carte.
refused = { $sentence } ({ $rule })

## Problems of board and deck files

problem-file-missing = Le fichier { $where } n’existe pas.
problem-file-unreadable = Impossible de lire { $where } comme un fichier texte.
problem-file-too-large = Le fichier dépasse { $where } caractères.
problem-toml-unreadable = Ce n’est pas du TOML valide.
problem-key-unknown = « { $where } » n’a pas sa place dans ce fichier.
problem-key-missing = Il manque « { $where } ».
problem-key-not-texts = « { $where } » doit être une liste de textes.
problem-name-unfit = Il faut un nom : un texte de 1 à 40 caractères.
problem-island-unreadable = « { $where } » n’est pas une île : écris une lettre pour la colonne et un chiffre de 1 à 9 pour la rangée, par exemple c4.
problem-island-twice = { $where } apparaît deux fois.
problem-line-unreadable = « { $where } » n’est pas une ligne : écris deux îles, par exemple c4-c7.
problem-line-twice = { $where } apparaît deux fois.
problem-line-end-missing = { $where } : il n’y a pas d’île { $other }.
problem-line-bent = La ligne { $where } n’est ni horizontale ni verticale.
problem-line-over-island = La ligne { $where } passe par-dessus l’île { $other }.
problem-flag-nowhere = Il n’y a pas d’île { $where } où planter un drapeau.
problem-flag-twice = { $where } a plus d’un drapeau.
problem-board-size = Le tableau est trop grand : 24 îles et 40 lignes au maximum.
problem-island-count = Il faut 18 îles, pas { $where }.
problem-red-count = Il faut 4 drapeaux rouges, pas { $where }.
problem-blue-count = Il faut 3 drapeaux bleus, pas { $where }.
problem-island-lonely = Il faut au moins deux lignes à { $where }.
problem-island-apart = Aucun chemin de lignes ne relie { $where } aux autres îles.
problem-card-unreadable = « { $where } » n’est pas une carte : écris chiffre/ponts, par exemple 5/3.
problem-card-count = Il faut 18 cartes, pas { $where }.
problem-code-unreadable = « { $where } » n’est pas un code de tableau. Un code ressemble à A1-NP5G-VDF.
problem-code-version = Ce code demande la version { $where } des nouveaux tableaux, inconnue de ce programme. Une version plus récente la connaît peut-être.
problem-code-mistyped = Aucun tableau n’a le code « { $where } ». Il doit y avoir une faute de frappe.

## What was expected where a text could not be read

expected-card = une carte comme 5/3 (chiffre de 1 à 6, de 1 à 3 ponts)
expected-turn = un coup comme 5@c2 c2-c4, ou pass
expected-mark = un chiffre comme 5@c2 ou un pont comme c2-c4
expected-one-number = un seul chiffre par coup
expected-spelling = l’écriture { $detail }
expected-length = { $detail } caractères au plus
expected-bytes = 64 chiffres hexadécimaux en minuscules
expected-day = une date comme 2026-11-16
expected-nonce = 64 chiffres hexadécimaux, suivis de « given » ou « drawn » pour tous les nombres aléatoires ou pour aucun
expected-deal = 2 ou known
expected-seat = le numéro d’une place
expected-format = « { $detail } » en première ligne
expected-header = « { $detail }: » suivi d’un espace et de sa valeur
expected-board = un tableau possible ({ $detail })
expected-board-size = un tableau d’au plus 24 îles et 40 lignes, avec au plus 36 cartes
expected-plain = du texte brut
expected-table = guarded ou honour
expected-island = une île comme c4 ou c4=red
expected-start = un départ comme 4@c4 (un 3 ou un 4 sur une île)
expected-end = un tour, le résultat ou la fin
expected-score = un score comme islands 30, red 5 in 12, blue 0, six 4 in 9, total 39
expected-sum = des points dont la somme est juste
expected-round = le coup de chacun avant le tour suivant
expected-fresh-card = une carte du paquet qui n’a pas encore été jouée
expected-rounds = 17 tours avant le résultat
expected-result = la ligne « { $detail } »
expected-puzzle = la ligne entière d’une énigme, qui commence par « { $detail } »
expected-puzzle-checksum = une énigme copiée telle quelle : un caractère manque ou a changé, ou le tableau n’est pas le même
expected-puzzle-board = le côté A ou B, ou un tableau avec ses îles et ses lignes
expected-puzzle-cards = de 2 à 6 cartes, la dernière au tour 17 au plus tard
expected-puzzle-marks = des inscriptions possibles ({ $detail } ne l’est pas)
expected-puzzle-reached = le tour de chaque catégorie déjà atteinte, et d’aucune autre
expected-puzzle-spelling = la seule écriture d’une énigme
expected-puzzle-line = une énigme sur une ligne JSON, avec son identifiant et son niveau

## Points

category-red = Rouge
category-blue = Bleu
category-six = Six reliées
islands = Îles
total = Total
reached-red = Toutes les îles à drapeau rouge sont terminées : { $points } points !
reached-blue = Toutes les îles à drapeau bleu sont terminées : { $points } points !
reached-six = Six îles terminées sont reliées : { $points } points !
missed-red = Délai dépassé pour le rouge : il ne rapporte plus que { $points } points.
missed-blue = Délai dépassé pour le bleu : il ne rapporte plus que { $points } points.
missed-six = Délai dépassé pour les six reliées : elles ne rapportent plus que { $points } points.

## Ranks

rank-minion = Sous-fifre
rank-dogsbody = Porteur d’eau
rank-bamboo-binder = Rafistoleur
rank-screw-tightener = Ouvrier
rank-concrete-pourer = Bétonnier
rank-project-manager = Chef de projet
rank-master-bridge-builder = Ingénieur des ponts
rank-professional-planner = Expert en planification
rank-statics-expert = Génie des ponts
rank-ace-architect = As de l’architecture
rank-construction-genius = Génie en construction
rank-island-god = Dieu des îles
# A bot below the ranks, for first games
level-apprentice = Apprenti

## Was the deal fair? What both the page and `hashi verify` can find wrong

fair-seal-changed = Le sceau n’est pas celui qui était affiché avant la partie.
fair-secret-wrong = Le secret ne correspond pas au sceau.
fair-secret-hidden = Le secret n’a pas été dévoilé après la dernière carte.
fair-nonce-changed = La donne n’utilise pas le nombre aléatoire donné par la place { $seat }.
fair-nonce-missing = Il manque le nombre aléatoire de la place { $seat }.
fair-hash-wrong = Le nombre aléatoire de la place { $seat } ne correspond pas à l’empreinte montrée avant la partie.
fair-drawn-wrong = La place { $seat } n’a pas donné de nombre aléatoire, et celui qui a servi ne découle pas du secret.
fair-seed-wrong = Le code de donne ne découle pas du secret et des nombres aléatoires.
fair-card-wrong = La carte { $card } n’est pas celle que cette donne devait amener.
fair-day-wrong = Ce ne sont pas les cartes de ce jour.
fair-deck-other = Le paquet ne contient pas les cartes qu’il devrait contenir.

# Honour tables (M1 to M5)
honour-explained = Comme sur papier, on peut se tromper : qui repère une erreur la signale, on la corrige ou on barre les îles concernées, et il n’y a pas de conseils.
honour-wait = Tu pourras en signaler une autre dans quelques secondes.
honour-unnoticed = { $name }, carte { $round } :
honour-corrected = L’erreur est effacée.
honour-crossed = Barré : { $islands }.
honour-end = Les erreurs que personne n’a vues
honour-end-none = Il n’y en avait pas.
honour-points = { $name } : { $before } points avant, { $after } après

## How hard a fresh board is

rating-gentle = accessible
rating-balanced = équilibré
rating-tricky = corsé

board-side = Côté { $side }
