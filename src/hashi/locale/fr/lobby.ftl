### What the pages around the game say: home, new table, joining, lobby, end, rules.

## Home

home-motto = Dévoile une carte, inscris son chiffre, trace des ponts : 17 cartes en dix minutes.
home-drawing = Dessin à l’encre : deux îles et leurs chiffres, reliées par deux ponts et entourées
home-name = Ton nom
home-name-hint = Pour que les autres sachent qui tu es.
home-name-saved = Enregistré.
home-player = Joueur
home-play = Jouer
home-play-hint = En solo, pour décrocher un rang.
home-first = Ta première partie ?
home-first-play = Jouer tout de suite
home-first-practise = D’abord une partie d’essai
home-first-count = Jouer maintenant : elle compte
home-side-a = pour débuter
home-side-b = plus difficile
home-others = Jouer à plusieurs
home-others-hint = De deux à quatre, chacun sur son appareil.
home-bot = Contre un bot
home-bot-hint = À toi de choisir sa force.
home-pass = Sur un seul appareil
home-pass-hint = De deux à quatre, on se le passe.
home-join = Rejoindre une table
home-join-got = Tu as un code ?
home-join-code = Code
home-join-hint = Demande le code à la personne qui a ouvert la table.
home-join-go = Rejoindre
home-continue = Reprendre
home-continue-solo = Partie en solo
home-continue-over = Parties finies
home-continue-all = Afficher les { $count }
home-phase-lobby = en attente des autres
home-phase-setup = chiffres de départ
home-phase-play = carte { $round } sur 17
home-phase-over = partie finie
home-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-learn-hint = De petites étapes sur un vrai tableau. Deux ou trois minutes, et tu sais jouer.
home-daily = La donne du jour
home-daily-hint = Une donne par jour, la même pour tous.
home-learn-go = Apprendre à jouer
home-learn-on = Reprendre l’initiation
home-how = Comment jouer
home-how-go = Lire les règles
home-statistics = Tes statistiques
home-print = Imprimer le jeu
home-editor = Tes tableaux et tes cartes
home-puzzles = Énigmes
home-puzzles-hint = La meilleure solution est prouvée. La trouveras-tu ?
home-device = Continuer sur un autre appareil
home-device-hint = Tes tables te suivent. Le lien marche une seule fois, pendant dix minutes. Toute personne qui l’ouvre joue à ta place : garde-le pour toi.
home-device-link = Lien pour ton autre appareil
home-device-make = Créer un lien
home-device-qr = Code QR du lien pour ton autre appareil
home-working = Un instant…
home-back = Accueil
home-about = HASHI est un jeu de Jeffrey D. Allers. Ce site n’a aucun lien avec son éditeur.

## Things that went wrong

home-failed = Ça n’a pas marché. Réessaie.
home-failed-network = Le serveur est injoignable. Est-il lancé ?
home-failed-no-such-table = Il n’y a pas de table avec ce code.
home-failed-too-many = Ça fait beaucoup à la fois. Attends un instant et réessaie.
home-failed-wait = Ça fait beaucoup à la fois. Réessaie dans { $seconds } s.
home-failed-too-fast = Ça fait beaucoup à la fois. Attends un instant et réessaie.
home-failed-too-many-persons = Beaucoup de nouvelles personnes sont arrivées depuis ton réseau. Réessaie dans { $seconds } s.
home-failed-too-many-tables = Tu as ouvert beaucoup de tables. Réessaie dans { $seconds } s.
home-failed-busy = La table est occupée. Réessaie.
home-failed-store-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessaie dans un instant.
home-failed-name-unfit = Ce nom ne convient pas. Choisis-en un autre.
home-failed-board-unfit = On ne peut pas jouer avec ce tableau.
home-failed-board-size = Ce tableau est trop grand : il peut avoir au plus 24 îles et 40 lignes.
home-failed-deck-unfit = On ne peut pas jouer avec ce paquet de cartes.
home-failed-no-such-day = Il n’y a pas de donne pour ce jour.
home-failed-day-over = Ce jour est passé. Tu peux encore jouer sa donne pour t’entraîner.
home-failed-daily-played = Tu as déjà joué cette donne. Seule la première partie compte.
home-failed-record-unfit = Ce n’est pas une partie complète de cette donne, jouée en solo, selon les règles et sans aide.
home-failed-record-copied = Quelqu’un d’autre a déjà joué exactement ces coups.
home-failed-times-unfit = Cette partie ne peut pas avoir été jouée aux heures envoyées avec elle.
home-failed-unknown-host = Ce serveur ne répond pas à ce nom. Adresse-toi à la personne qui le gère.
home-failed-code-empty = Saisis d’abord le code.
home-failed-code-short = Un code compte { $count } lettres. Le tien est plus court.

## A link from another device

handover-title = Continuer sur cet appareil
handover-text = Quelqu’un a créé ce lien sur un autre appareil. Si c’est toi, tu peux continuer ici sous le même nom, avec les mêmes tables. Ton ancien nom et tes anciennes places dans ce navigateur seront perdus.
handover-go = Continuer ici
home-failed-link-used = Ce lien a déjà servi ou il est trop vieux. Crées-en un nouveau.

## New table

new-title = Nouvelle table
new-name = Ton nom
new-board = Tableau
new-fresh = Un nouveau tableau
new-fresh-hint = Un tableau sur lequel personne n’a encore joué
new-fresh-like = Quel genre ?
new-fresh-a = Ouvert, comme le côté A
new-fresh-b = Beaucoup de croisements, comme le côté B
new-fresh-wait = Création du tableau…
new-fresh-is = Ce tableau est { $rating } : un bot simple y marque { $mean } points en moyenne. (41 sur le côté A, 36 sur le côté B.)
new-fresh-proven = On peut y marquer 60 points : une partie le prouve.
new-fresh-open = Personne ne sait encore si on peut y marquer 60 points.
new-fresh-code = Avec ce code, tout le monde obtient le même tableau
new-fresh-copy = Copier le code
new-fresh-another = Un autre
new-fresh-type = Tu as un code ? Saisis-le
new-fresh-show = Afficher
new-fresh-picture = Le nouveau tableau { $code }
new-fresh-missing = Attends le nouveau tableau, ou saisis un code.
new-custom = Ton propre tableau
new-custom-kept = Gardés dans ce navigateur
new-custom-editor = En dessiner un dans l’éditeur
new-board-hint = Un fichier TOML avec 18 îles, leurs drapeaux et leurs lignes. Il est vérifié avant le début de la partie.
new-custom-choose = Choisir un fichier
new-custom-good = Le tableau « { $name } » est valide.
new-custom-bad = { $count ->
    [one] On ne peut pas jouer avec ce fichier. Il y a une erreur :
   *[other] On ne peut pas jouer avec ce fichier. Il y a { $count } erreurs :
}
new-custom-line = Ligne { $line } : { $sentence }
new-custom-missing = Choisis un fichier de tableau valide.
new-custom-wait = Vérification du fichier en cours.
new-board-large = Ce fichier est trop long pour un tableau.
new-board-other = Ce fichier est un paquet de cartes, pas un tableau.
new-deck = Cartes
new-deck-ours = Les 18 cartes du jeu
new-deck-custom = Ton propre paquet
new-deck-hint = Un fichier TOML avec 18 cartes ; « 5/3 » est le chiffre 5 avec 3 ponts.
new-deck-good = Tu peux jouer avec ce paquet.
new-deck-missing = Choisis un paquet valide.
new-deck-large = Ce fichier est trop long pour un paquet de cartes.
new-deck-other = Ce fichier est un tableau, pas un paquet de cartes.
new-seats = Places
new-seats-count = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
new-seats-hint = Les places sont numérotées dans le sens des aiguilles d’une montre. Chaque tableau est préparé à la place précédente.
new-seat = Place { $seat }
new-seat-you = Place { $seat } : toi
new-kind-person = Humain
new-kind-person-hint = arrive par lien ou par code
new-kind-device = Cet appareil
new-kind-device-hint = passe de main en main
new-kind-bot = Bot
bot-level = Niveau
bot-level-points = { $level }, environ { $points } points
new-device-name = Nom à la place { $seat }
new-device-default = Joueur { $seat }
new-bots-only = Il faut bien que quelqu’un joue : laisse une place à un humain.
new-more = Plus d’options
new-clock = Temps par carte
new-clock-hint = Quand le temps est écoulé, ton coup est joué s’il est permis ; sinon, tu passes la carte.
new-clock-off = Sans limite
new-clock-seconds = { $seconds } s
new-tracker = Suivi des cartes
new-tracker-hint = Montre les 18 cartes et raye celles qu’on a déjà vues.
new-honour = Table sur l’honneur
new-hints = Conseils
new-hints-hint = Sur demande, le jeu montre un bon coup. Chaque conseil est noté dans l’enregistrement.
new-deal = Code de donne
new-deal-hint = Laisse ce champ vide pour une nouvelle donne. Avec le code d’une partie finie, tu rejoues les mêmes cartes.
new-deal-of = Avec le tableau et les cartes de la partie { $code }
new-rival = Avec le tableau, le départ et les cartes de la partie { $code }
new-deal-wrong = Un code de donne compte 64 caractères, de 0 à 9 et de a à f. Celui-ci en compte { $count }.
new-deal-signs = Un code de donne ne contient que les caractères de 0 à 9 et de a à f.
new-create = Ouvrir la table
new-create-solo = Commencer
new-link = Obtenir un lien
new-link-hint = Envoie le lien à tes amis : ils te rejoignent d’un geste.
new-opponent = Contre qui joues-tu ?
new-opponent-hint = Les points sont ceux que chacun marque en moyenne.
new-custom-hint = Depuis un fichier, ou dessiné par toi

## Join

join-title = Rejoindre une table
join-looking = Recherche de la table { $code }…
join-other = Un autre code

## Lobby

lobby-title = La table est prête
lobby-custom-board = Tableau « { $name } »
lobby-custom-deck = À cette table, on joue avec d’autres cartes
lobby-clock = { $seconds } s par carte
lobby-tracker = avec suivi des cartes
lobby-hints-off = sans conseils
lobby-invite = Inviter
lobby-invite-hint = Envoie le lien, dicte le code ou fais scanner le code QR.
lobby-local-only = Seul cet ordinateur peut ouvrir ce lien. Lance HASHI avec --lan pour que des téléphones puissent rejoindre la partie.
lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Copié.
lobby-copy-failed = Copie-le à la main.
lobby-share = Envoyer
lobby-code-spelled = Code : { $letters }
lobby-qr = Code QR du lien vers cette table
lobby-seats = Places
lobby-seat-open = libre
lobby-seat-you = toi
lobby-seat-device = sur cet appareil
lobby-seat-elsewhere = sur l’appareil de l’hôte
lobby-seat-bot = bot, { $level }
lobby-seat-away = pas là
lobby-seat-at-result = regarde encore le résultat
lobby-name = Ton nom
lobby-sit = S’asseoir
lobby-bot = Mettre un bot
lobby-bot-away = Retirer le bot
lobby-drop = Retirer cette place
lobby-leave = Se lever
lobby-evict = Faire partir
lobby-sent-away = La personne qui a ouvert la table t’a demandé de quitter ta place. Tu peux encore regarder.
lobby-rename = Changer de nom
lobby-rename-done = Nom changé.
lobby-start = Lancer la partie
lobby-start-waiting = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
lobby-start-ready = Tout le monde est là.
lobby-start-host = Tout le monde est là. La personne qui a ouvert la table lance la partie.
lobby-start-mixing = On mélange les cartes…
lobby-start-dealing = On distribue les cartes…
lobby-dealt-again = Aucun nombre aléatoire n’est venu de { $names }. La donne a donc été scellée à nouveau et s’en passera. Relance la partie.
lobby-starting = La partie commence…
lobby-watching = Tu regardes la partie.
lobby-invited = { $name } t’invite à jouer à HASHI
lobby-invited-nobody = Tu es invité à jouer à HASHI
lobby-invited-what = Tout le monde a la même carte : écris son nombre sur une île, construis des ponts et termine plus d’îles que les autres.
lobby-invited-long = Environ 15 minutes. Rien à installer, pas de compte.
lobby-taken = { $name } est à la place { $seat }.
lobby-free-again = La place { $seat } est de nouveau libre.
lobby-name-missing = Indique d’abord un nom.
lobby-seal = La donne est scellée
lobby-seal-why = Ce nombre scelle le secret du serveur avant même que quelqu’un s’assoie. Chaque place ajoute son propre nombre aléatoire : pour l’instant, tu n’en vois que l’empreinte ; lui-même n’est montré qu’au lancement de la partie. À la fin, le secret est dévoilé aussi, et ton navigateur refait la donne et compare chaque carte : personne ne peut choisir les cartes sans que ça se voie.
lobby-fingerprint = Empreinte de la place { $seat }
lobby-known-deal = Ici, on joue une donne connue : il n’y a pas de sceau, et quiconque en a le code peut connaître les cartes.
lobby-challenge = { $name } vous lance un défi : { $total } points à battre, avec le même départ et les mêmes cartes.
table-daily = Donne du { $day }
table-daily-practice = Entraînement : donne du { $day }
lobby-rules = Comment jouer
lobby-learn-hint = Apprends en attendant : de petites étapes sur un vrai tableau. Dès que la partie commence, tu reviens ici.

## Rules page

rules-contents = Sommaire
rules-link = Lien vers la règle { $id }
rules-picture-wrong = interdit
rules-top = Haut de page
