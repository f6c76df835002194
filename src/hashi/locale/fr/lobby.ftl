### What the pages around the game say: home, new table, joining, lobby, end, rules.

## Home

home-motto = Des îles, des ponts et une carte pour tous.
home-drawing = Dessin à l’encre : deux îles reliées par un pont
home-name = Ton nom
home-name-hint = Pour que les autres sachent qui tu es.
home-name-saved = Enregistré.
home-player = Joueur
home-solo = Jouer en solo
home-solo-hint = Toi contre les cartes : quel rang atteindras-tu ? Choisis un côté et lance-toi.
home-side = Côté { $side }
home-side-a = pour débuter
home-side-b = plus difficile
home-others = Jouer à plusieurs
home-others-hint = De deux à quatre : chacun sur son appareil, à tour de rôle sur un seul, ou contre des bots.
home-others-begin = Préparer une table
home-join = Rejoindre une table
home-join-code = Code
home-join-hint = Demande le code à la personne qui a ouvert la table.
home-join-go = Rejoindre
home-continue = Reprendre
home-continue-over = Parties finies
home-continue-all = Afficher les { $count }
home-phase-lobby = en attente des autres
home-phase-setup = chiffres de départ
home-phase-play = carte { $round } sur 17
home-phase-over = partie finie
home-learn = Tu découvres HASHI ?
home-learn-hint = Sept petites étapes sur un vrai tableau. Trois minutes, et tu sais jouer.
home-learn-go = Apprendre à jouer
home-learn-on = Continuer d’apprendre
home-how = Comment jouer
home-how-hint = Toutes les règles, en images.
home-how-go = Lire les règles
home-settings = Langue et thème
home-language = Langue
home-light = Thème
home-light-system = Comme le système
home-light-light = Clair
home-light-dark = Sombre
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
home-failed-too-many-tables = Tu as ouvert beaucoup de tables. Attends un peu avant la prochaine.
home-failed-busy = La table est occupée. Réessaie.
home-failed-store-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessaie dans un instant.
home-failed-name-unfit = Ce nom ne convient pas. Choisis-en un autre.
home-failed-board-unfit = On ne peut pas jouer avec ce tableau.
home-failed-unknown-host = Ce serveur ne répond pas à ce nom. Adresse-toi à la personne qui le gère.
home-failed-code-empty = Tape d’abord le code.

## A link from another device

handover-title = Continuer sur cet appareil
handover-text = Quelqu’un a créé ce lien sur un autre appareil. Si c’est toi, tu peux continuer ici sous le même nom, avec les mêmes tables. Ton ancien nom et tes anciennes places dans ce navigateur seront perdus.
handover-go = Continuer ici
home-failed-link-used = Ce lien a déjà servi ou il est trop vieux. Crées-en un nouveau.

## New table

new-title = Nouvelle table
new-name = Ton nom
new-name-missing = Indique ton nom.
new-board = Tableau
new-own = Ton propre fichier de tableau
new-own-hint = Un fichier TOML avec 18 îles, leurs drapeaux et leurs lignes. Il est vérifié avant le début de la partie.
new-own-choose = Choisir un fichier
new-own-good = Le tableau « { $name } » est valide.
new-own-bad = { $count ->
    [one] On ne peut pas jouer avec ce fichier. Il y a une erreur :
   *[other] On ne peut pas jouer avec ce fichier. Il y a { $count } erreurs :
}
new-own-line = Ligne { $line } : { $sentence }
new-own-missing = Choisis un fichier de tableau valide.
new-own-wait = Vérification du fichier en cours.
new-own-large = Ce fichier est trop long pour un tableau.
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
new-device-name-missing = Indique un nom pour chaque personne sur cet appareil.
new-device-default = Joueur { $seat }
new-bots-only = Il faut bien que quelqu’un joue : laisse une place à un humain.
new-more = Plus d’options
new-clock = Temps par carte
new-clock-hint = À la fin du temps, ton coup est joué s’il est permis ; sinon, tu passes la carte.
new-clock-off = Sans limite
new-clock-seconds = { $seconds } s
new-tracker = Suivi des cartes
new-tracker-hint = Montre les 18 cartes et raye celles qu’on a déjà vues.
new-hints = Conseils
new-hints-hint = Sur demande, le jeu montre un bon coup. Chaque conseil est noté dans l’enregistrement.
new-deal = Code de donne
new-deal-hint = Laisse ce champ vide pour une nouvelle donne. Avec le code d’une partie finie, tu rejoues les mêmes cartes.
new-deal-wrong = Un code de donne compte 64 caractères, de 0 à 9 et de a à f. Celui-ci en compte { $count }.
new-deal-signs = Un code de donne ne contient que les caractères de 0 à 9 et de a à f.
new-create = Ouvrir la table
new-create-solo = Commencer

## Join

join-title = Rejoindre une table
join-looking = Recherche de la table { $code }…
join-other = Un autre code

## Lobby

lobby-title = La table est prête
lobby-side = Côté { $side }
lobby-own-board = Tableau « { $name } »
lobby-clock = { $seconds } s par carte
lobby-tracker = avec suivi des cartes
lobby-hints-off = sans conseils
lobby-invite = Inviter
lobby-invite-hint = Envoie le lien, dicte le code ou fais scanner le code QR.
lobby-local-only = Seul cet ordinateur peut ouvrir ce lien. Lance HASHI avec --lan pour que des téléphones puissent se joindre à la partie.
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
lobby-name = Ton nom
lobby-sit = S’asseoir
lobby-bot = Mettre un bot
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
lobby-dealt-again = Aucun nombre aléatoire n’est venu de { $names }. La donne a donc été scellée à nouveau et s’en passera. Relancez la partie.
lobby-starting = La partie commence…
lobby-watching = Tu regardes la partie.
lobby-watching-sit = Tu regardes la partie. Prends une place libre pour jouer.
lobby-taken = { $name } est à la place { $seat }.
lobby-free-again = La place { $seat } est de nouveau libre.
lobby-name-missing = Indique d’abord un nom.
lobby-seal = La donne est scellée
lobby-seal-why = Ce nombre scelle le secret du serveur avant que quiconque s’assoie. Chaque place ajoute son propre nombre aléatoire : pour l’instant tu n’en vois que l’empreinte, et il se montre au lancement de la partie. À la fin, le secret est dévoilé aussi, et ton navigateur refait la donne et compare chaque carte : personne ne peut choisir les cartes sans que ça se voie.
lobby-known-deal = Ici, on joue une donne connue : il n’y a pas de sceau, et quiconque en a le code peut connaître les cartes.
lobby-rules = Comment jouer

## End

end-title = La partie est finie
end-wins = { $names } gagne avec { $total } points
end-you-win = Tu gagnes avec { $total } points
end-ties = { $total ->
    [one] { $names } partagent la victoire : { $total } point
   *[other] { $names } partagent la victoire : { $total } points
}
end-solo = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
end-scores = Points
end-reached = carte { $round }
end-missed = non atteint
end-winner = victoire
end-hints = { $count ->
    [one] { $name } a demandé { $count } conseil.
   *[other] { $name } a demandé { $count } conseils.
}
end-sheets = Tableaux
end-again = Rejouer
end-rematch = Revanche
end-rematch-solo = Nouvelle partie
end-rematch-hint = Une nouvelle table avec les mêmes places et une nouvelle donne.
end-rematch-hint-solo = Le même côté avec une nouvelle donne.
end-same-deal = La même donne
end-same-deal-hint = Les mêmes cartes dans le même ordre.
end-rematch-open = Une nouvelle table est prête.
end-rematch-go = Y aller
end-record = Télécharger la partie
end-record-hint = L’enregistrement de toute la partie, en texte. « hashi replay » la rejoue.
end-home = Accueil
end-share = Partager
end-shared = Copié. Colle-le où tu veux.
end-share-by-hand = Copie ce texte :
end-share-solo = { $total ->
    [one] HASHI, { $board }, solo : { $total } point, { $rank }.
   *[other] HASHI, { $board }, solo : { $total } points, { $rank }.
}
end-share-many = HASHI, { $board } : { $results }.
end-share-result = { $name } { $total }
end-share-items = Îles { $islands }, rouge { $red }, bleu { $blue }, six reliées { $six }.
end-share-deal = La même donne : { $deal }
end-replay = Revoir
end-replay-loading = Chargement de la partie…
end-replay-seat = Tableau
end-replay-slider = Carte
end-replay-previous = Carte précédente
end-replay-next = Carte suivante
end-replay-first = Au début
end-replay-last = À la fin
end-replay-round = Carte { $round } sur { $rounds }
end-replay-card = Chiffre { $number }, { $bridges ->
    [one] 1 pont
   *[other] { $bridges } ponts
}
end-replay-start = Avant la première carte
end-replay-start-words = { $name } reçoit ce tableau avec un { $number } en { $island }.
end-replay-start-own = { $name } a inscrit un { $number } en { $island }.
end-replay-keys = Les flèches du clavier font défiler la partie.
end-turn-both = { $name } inscrit le { $number } en { $island } et trace { $bridges }.
end-turn-number = { $name } inscrit le { $number } en { $island } et ne trace rien.
end-turn-bridges = { $name } n’inscrit rien et trace { $bridges }.
end-turn-pass = { $name } passe cette carte.
end-bridge-twice = { $line } (deux fois)
end-check = Donne honnête ?
end-check-fair = Oui. Chaque carte découle du secret scellé et des nombres aléatoires de tout le monde, le tien compris.
end-check-fair-how = Ce navigateur avait gardé le sceau et ton nombre aléatoire depuis avant la partie. Il vient de refaire la donne et de comparer toutes les cartes.
end-check-unfair = Non. Quelque chose cloche :
end-check-open = Tout n’a pas pu être vérifié.
end-check-known-deal = On a joué une donne connue : il n’y avait pas de sceau, et quiconque en avait le code pouvait connaître les cartes.
end-check-not-there = Les cartes correspondent au secret affiché ici. Mais ce navigateur n’était pas à la table : il n’a rien à quoi les comparer.
end-check-joined-late = { $card ->
    [0] Les cartes correspondent au secret. Mais ce navigateur n’est arrivé qu’après le début : il n’a pas pu comparer le sceau.
   *[other] Les cartes correspondent au secret. Mais ce navigateur n’est arrivé qu’à la carte { $card } : il n’a pas pu comparer le sceau.
}
end-check-watched = Les cartes correspondent au secret et au sceau. Mais tu regardais : aucun des nombres aléatoires n’était le tien, ce n’est donc pas une preuve.
end-check-other-device = Les cartes correspondent au secret et au sceau. Mais ton nombre aléatoire venait d’un autre appareil : lui seul peut tout vérifier.
end-check-no-share = Les cartes correspondent au secret et au sceau. Mais aucun des nombres aléatoires n’était le tien, ce n’est donc pas une preuve.
end-check-dealt-again = Tout correspond. Mais une première donne a été jetée, parce qu’une place n’a pas montré son nombre aléatoire. La personne qui distribue pouvait déjà la connaître.
end-check-more = Les nombres en détail
end-check-how = Le sceau est le SHA-256 d’une étiquette et du secret, une empreinte celui d’une étiquette, du sceau, de la place et de son nombre aléatoire. Le code de donne est le SHA-256 du secret suivi du nombre aléatoire de chaque place, et c’est lui qui fixe l’ordre des cartes.
end-check-commitment = Sceau
end-check-secret = Secret
end-check-nonce = Nombre aléatoire de la place { $seat }
end-check-hash = Empreinte de la place { $seat }
end-check-seed = Code de donne
end-check-command = Pour vérifier l’enregistrement téléchargé sur un ordinateur avec HASHI
end-check-copy = Copier le code de donne

## Report

report-title = Bilan
report-hint = Le coach regarde chaque carte : ce qui a été joué, ce qu’il aurait fallu jouer et jusqu’où cette donne pouvait mener.
report-open = Voir le bilan
report-waiting = Le coach s’installe…
report-warming-up = Le coach s’échauffe encore et commence tout seul dans un instant…

## Rules page

rules-contents = Sommaire
rules-link = Lien vers la règle { $id }
rules-picture-wrong = interdit
rules-top = Haut de page
