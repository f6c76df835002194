### What only the page says at the table. The rest of the page is in lobby.ftl.

## The screen of play

table-opening = En route vers la table…
table-page-failed = Impossible de charger cette page.
table-reload = Réessayer
table-home = Retour à l’accueil
table-mute = Couper le son
table-close = Fermer
table-rule-link = Règle { $rule }
table-why = Pourquoi ?
table-setup = Mise en place
table-round = Carte { $round } sur { $rounds }
table-clock = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
table-card = La carte dévoilée
table-points = Points
table-cards = Cartes
table-log = Annonces
table-more = Cartes et annonces
table-rules = Toutes les règles
table-refused = Ce n’est pas possible maintenant.
table-failed = Ça n’a pas marché. Réessaie.
table-failed-too-fast = Un instant : c’était trop rapide.
table-failed-busy = { table-failed-too-fast }
table-failed-network = La connexion a été coupée. Vérifie si c’est bien passé, sinon recommence.
table-failed-store-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessaie dans un instant.
table-failed-warming-up = Le coach s’échauffe encore. Redemande dans un instant.

## The connection

connection-title = Connexion
connection-lost = Connexion perdue.
connection-network = Le serveur est injoignable.
connection-silent = Pas de connexion.
connection-kept = Ton tour est gardé et sera envoyé.
connection-sending = Envoi…
connection-stopping = Le serveur redémarre.
connection-busy = Le serveur est très occupé.
connection-store-unavailable = Le serveur n’a pas accès à ses tables enregistrées pour le moment.
connection-too-many-connections = Le serveur est complet pour le moment.
connection-too-many-persons = Beaucoup de nouvelles personnes sont arrivées depuis ton réseau.
connection-too-many-watchers = Trop de monde regarde cette table en ce moment.
connection-too-fast = Trop de demandes venant d’ici. Attends un instant.
connection-unknown-host = Ce serveur ne répond pas à ce nom. Adresse-toi à la personne qui le gère.
connection-no-person = Ton navigateur bloque les cookies. Sans eux, la table ne sait pas qui tu es : autorise-les ici.
missing-script = HASHI a besoin de JavaScript.
missing-page = Cette page n’existe pas
missing-page-text = L’adresse est peut-être mal écrite, ou la page a changé de place.
missing-table = Cette table n’existe pas
missing-table-text = Le lien est peut-être incomplet. Si tu as un code, essaie-le.
connection-retry-in = Nouvel essai dans { $seconds } s.
connection-retrying = Nouvel essai…
connection-retry = Réessayer
connection-back = Connexion rétablie.

## Setup

table-start-number = Ton chiffre de départ
table-setup-hint = Inscris un 3 ou un 4 sur une île sans drapeau. Ce tableau sera pour { $name }.
table-setup-hint-solo = Inscris un 3 ou un 4 sur une île sans drapeau. Tu joueras avec ce tableau.
table-start-choose = Choisis une île
table-start-place = Inscrire le { $number } en { $at }
table-moved-title = Les tableaux passent à gauche
table-moved = Tu joues maintenant avec le tableau préparé par { $name }.
table-moved-close = Voir la première carte

## A round

guide-write-draw = { $left ->
    [one] Inscris le { $number }, puis trace { $left } pont.
   *[other] Inscris le { $number }, puis trace { $left } ponts.
}
guide-draw-only = { $left ->
    [one] Aucune place pour le { $number }. Trace { $left } pont, ou passe la carte.
   *[other] Aucune place pour le { $number }. Trace { $left } ponts, ou passe la carte.
}
guide-nothing = Rien n’est possible. Passe cette carte.
guide-draw = { $left ->
    [one] Trace maintenant { $left } pont, ou aucun.
   *[other] Trace maintenant { $left } ponts, ou aucun.
}
guide-no-room = { $left ->
    [one] Pas de place pour un pont. Confirme sans.
   *[other] Pas de place pour { $left } ponts. Confirme sans.
}
guide-more = { $left ->
    [one] Trace encore { $left } pont, ou aucun.
   *[other] Trace encore { $left } ponts, ou aucun.
}
guide-stuck = Pas de place pour les autres ponts. Effaces-en un.
guide-write = Inscris maintenant le { $number }, ou confirme sans.
guide-no-place = Aucune place pour le { $number }. Confirme sans.
guide-done = C’est tout pour cette carte. Confirme.
guide-held = Confirmé. Dévoile la carte suivante, ou reprends ton coup.
guide-held-start = Dévoile la première carte, ou reprends ton chiffre.
guide-held-last = C’était la dernière carte. Regarde le résultat, ou reprends ton coup.
guide-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
table-undo = Revenir en arrière
table-clear = Effacer mon coup
table-confirm-all = Confirmer
table-confirm-skip-number = Confirmer sans chiffre
table-confirm-skip-bridges = Confirmer sans ponts
table-confirm-skip-both = Passer cette carte
table-confirm-more = { $left ->
    [one] Encore { $left } pont
   *[other] Encore { $left } ponts
}
table-confirm-wrong = Corrige ce qui est en rouge
table-skip-really = Ni chiffre ni ponts ? Appuie encore
table-skip-bridges-really = Aucun pont ? Appuie encore
table-next-card = Carte suivante
table-result = Voir le résultat
table-marks = Ton coup avec cette carte
table-mark-number = { $number } en { $at }
table-mark-bridge = { $line }
table-mark-erase = Effacer : { $mark }
table-take-back = Reprendre mon coup
table-your-turn = À toi de jouer
table-take-back-of = Reprendre le coup ({ $name })
table-waiting = C’est fait. On attend { $names }.
table-nudge = Relancer
table-nudged = Rappel envoyé.
table-away = { $name } n’est pas là pour l’instant.
table-grace = Un bot pourra prendre le relais dans { $seconds } s
table-stood-in = Un bot a joué cette carte pour toi.
table-watching = Tu regardes la partie.
table-bot-for-you = Un bot joue pour toi.
table-warming-up = Les bots s’échauffent encore : ils jouent un peu plus simplement pour l’instant.
table-come-back = Reprendre ma place

## A hint

hint-ask = Montre-moi un bon coup
hint-thinking = Je réfléchis…
hint-title = Un bon coup
hint-turn-both = Inscris le { $number } en { $island } et trace { $bridges }.
hint-turn-number = Inscris le { $number } en { $island } et ne trace rien.
hint-turn-bridges = N’inscris rien et trace { $bridges }.
hint-turn-pass = Passe cette carte.
bridge-twice = { $line } (deux fois)
hint-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] Devrait rapporter { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus que ton coup.
   *[other] Devrait rapporter { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus que ton coup.
}
hint-same = Ton coup devrait valoir tout autant.
hint-expected = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] Score final attendu : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point.
   *[other] Score final attendu : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
}
reason-red = { $done ->
    [one] Termine { $islands } : { $done } drapeau rouge sur { $all }.
   *[other] Termine { $islands } : { $done } drapeaux rouges sur { $all }.
}
reason-blue = { $done ->
    [one] Termine { $islands } : { $done } drapeau bleu sur { $all }.
   *[other] Termine { $islands } : { $done } drapeaux bleus sur { $all }.
}
reason-six = Ensuite, { $done } îles terminées sont reliées, sur les { $all } qu’il faut.
reason-finish = Termine { $islands }.
reason-room = Laisse à { $at } la place pour les ponts qui lui manquent.
reason-open = Garde { $at } ouverte pour un { $number }.
reason-flag = Amène un pont au drapeau en { $at } : l’île pourra recevoir un chiffre.
reason-need = { $need ->
    [one] Ensuite, il ne manque plus que { $need } pont à { $at }.
   *[other] Ensuite, il manque { $need } ponts à { $at }.
}
reason-margin = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] Le deuxième meilleur coup devrait rapporter { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de moins.
   *[other] Le deuxième meilleur coup devrait rapporter { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de moins.
}
reason-alike = Un autre coup devrait valoir tout autant.
hint-take = Choisir ce coup
hint-dismiss = Non, merci
hint-recorded = Les conseils sont notés dans l’enregistrement.

## The others

table-others = Les autres tableaux
table-other = { $state ->
    [done] a joué
    [away] n’est pas là
   *[thinking] réfléchit
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-state = { $state ->
    [done] a joué
    [away] pas là
   *[thinking] réfléchit
}
table-sheet-of = Tableau : { $name }
table-put-bot = Confier à un bot
table-hand-over = { $name }, à toi de jouer
table-hand-over-open = Je suis { $name }

## Points

table-worth = { $category } : { $high } points, plus tard { $low }
table-worth-low = { $category } : { $low } points, trop tard pour les { $high }
table-worth-reached = { $category } : c’est fait, { $points } points
table-progress = { $done } sur { $all }
table-piles = Les trois pioches
table-pile = Cartes dévoilées : { $turned } sur { $size }
table-by-card = jusqu’à la { $card }
table-then = puis { $points }
table-deadline = { $category } : { $points } points jusqu’à la carte { $card } comprise
table-log-empty = Rien n’a encore été annoncé.
table-log-reached = { $name } : { $sentence }
table-log-skipped-number = { $name } n’inscrit pas de chiffre.
table-log-skipped-bridges = { $name } ne trace pas de ponts.
table-log-timed-out = Temps écoulé pour { $name }.
table-log-hinted = { $name } a demandé conseil.
table-log-stood-in = Un bot a joué pour { $name }.

## Cards

card-shows = { $bridges ->
    [one] Chiffre { $number }, { $bridges } pont
   *[other] Chiffre { $number }, { $bridges } ponts
}
card-seen = { $bridges ->
    [one] Déjà vue : chiffre { $number }, { $bridges } pont
   *[other] Déjà vue : chiffre { $number }, { $bridges } ponts
}
card-unseen = { $bridges ->
    [one] À venir : chiffre { $number }, { $bridges } pont
   *[other] À venir : chiffre { $number }, { $bridges } ponts
}

## The board

board-lines = Lignes
board-most = max
board-lines-of = Les lignes de { $at }

## Help

table-help = Comment jouer ici
table-help-learn = Apprendre en jouant
table-help-goal = Termine des îles : une île qui a exactement autant de ponts que son chiffre est terminée et rapporte 2 points. Tous les drapeaux rouges, tous les drapeaux bleus et six îles terminées reliées entre elles rapportent un bonus ; la valeur haute va à qui y arrive en premier ou, en solo, à temps.
table-help-write = Touche une île pour y inscrire le chiffre de la carte. Touche-la encore pour l’effacer.
table-help-draw = Touche une ligne pour tracer un pont, ou glisse d’une île à l’autre. Touche-la encore pour le deuxième pont ; quand il n’y a plus de place, toucher la ligne efface ce que tu y as tracé avec cette carte.
table-help-confirm = Le bouton du bas dit à quoi tu renoncerais. Tu peux reprendre un coup confirmé jusqu’à ce que tout le monde ait joué.
table-help-confirm-solo = Le bouton du bas dit à quoi tu renoncerais. Tu peux reprendre un coup confirmé tant que la carte suivante n’est pas dévoilée : elle l’est quand tu touches la pioche ou après une courte pause.
table-help-keys = Au clavier, sur le tableau
table-key-arrows = Flèches
table-key-arrows-does = aller à l’île suivante dans cette direction
table-key-enter = Entrée, Espace
table-key-enter-does = inscrire le chiffre sur cette île, ou l’effacer
table-key-shift = Maj + flèche
table-key-shift-does = tracer un pont dans cette direction
table-key-b = b
table-key-b-does = choisir parmi les lignes de cette île
table-key-u = u
table-key-u-does = revenir en arrière ou, avant la carte suivante, reprendre le coup ; Ctrl + Z aussi
table-key-c = c
table-key-c-does = confirmer ; encore une fois, en solo : dévoiler la carte suivante
table-key-h = h
table-key-h-does = voir un bon coup, s’il y a des conseils à cette table
table-key-question = ?
table-key-question-does = afficher cette aide

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-confirm = Quand mon coup est complet
settings-confirm-always = attendre que je confirme
settings-confirm-pause = confirmer après une courte pause
settings-confirm-once = confirmer tout de suite
settings-next-card = En solo, dévoiler la carte suivante
settings-next-card-pause = après une courte pause
settings-next-card-tap = quand je touche la pioche
settings-next-card-once = dès que je confirme
settings-curtain = Cacher le tableau quand l’appareil change de mains
settings-legal = Montrer ce qui est permis
settings-hopeless = Montrer les îles qui ne peuvent plus être terminées
settings-sound = Sons discrets
settings-speech = Lire les annonces à voix haute
settings-reactions = Montrer les réactions des autres

## Spoken

say-island = { $at }, { $flag ->
    [red] drapeau rouge
    [blue] drapeau bleu
   *[none] sans drapeau
}, { $number ->
    [0] sans chiffre
   *[other] chiffre { $number }
}, { $bridges ->
    [0] aucun pont
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}{ $need ->
    [0] {""}
   *[other] , il en manque { $need }
}{ $state ->
    [finished] , terminée
    [crossed] , barrée
   *[open] {""}
}.
say-island-possible = Le chiffre peut aller ici.
say-island-limited = Le chiffre peut aller ici, mais cette île porte au plus { $most }.
say-island-hopeless = Elle ne peut plus être terminée.
say-wrong = C’est contraire aux règles.
say-line-from = { $direction ->
    [up] En haut
    [right] À droite
    [down] En bas
   *[left] À gauche
}, { $to } : { $bridges ->
    [0] aucun pont
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}{ $state ->
    [blocked] , passage bloqué
    [possible] , place pour { $bridges ->
        [0] un pont
       *[other] un autre
    }
   *[plain] {""}
}.
say-line = De { $from } à { $to } : { $bridges ->
    [0] aucun pont
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}{ $state ->
    [blocked] , passage bloqué
    [possible] , place pour { $bridges ->
        [0] un pont
       *[other] un autre
    }
   *[plain] {""}
}.
say-line-ends = de { $from } à { $to }
labelled = { $label } : { $text }
say-sheet = { $board } avec { $numbers ->
    [one] { $numbers } chiffre
   *[other] { $numbers } chiffres
}, { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
} et { $finished ->
    [one] { $finished } île terminée
   *[other] { $finished } îles terminées
}
say-card = { $bridges ->
    [one] Carte { $round } : chiffre { $number }, { $bridges } pont.
   *[other] Carte { $round } : chiffre { $number }, { $bridges } ponts.
}
say-written = { $number } inscrit en { $at }.
say-erased-number = Chiffre effacé en { $at }.
say-drawn = Pont { $done } sur { $all } tracé : { $line }.
say-erased-line = Effacé : { $line }.
say-undone = C’est annulé.
say-cleared = Tout ton coup est effacé.
say-taken-back = Coup repris. Tu peux le modifier.
say-marked = C’est noté. Tu peux encore le modifier.
say-done = { $name } a joué.
table-react = Réagir
reaction-hello = Coucou !
reaction-bravo = Bien joué !
reaction-wow = Waouh !
reaction-oops = Oups !
reaction-thanks = Merci !
say-reaction = { $name } : { $reaction }
say-bot = Un bot joue maintenant pour { $name }.
say-back = { $name } est de retour.
say-nudged = { $name } t’attend.
say-not-now = Tu as déjà joué cette carte.
say-no-line = Aucune ligne ne part vers { $direction ->
    [up] le haut
    [right] la droite
    [down] le bas
   *[left] la gauche
} depuis { $at }.
say-clock = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
}

## Notes for a first game, at the start and for the first three cards

note-0 = Ta première partie ! Choisis un 3 ou un 4 et une île vers le milieu : les ponts partent des chiffres.
note-1 = Reste près du chiffre que tu as déjà : deux îles voisines partagent leurs ponts. Vert à pointillés : il y a la place. Avec « max », jamais assez de ponts.
note-2 = Les petits chiffres se terminent vite, les grands demandent beaucoup de ponts. Amène tôt un pont à un drapeau : son île pourra ensuite recevoir un chiffre.
note-3 = Chaque pont bloque les lignes qu’il croise. Tu hésites ? L’ampoule montre un bon coup. À toi de jouer maintenant : amuse-toi bien !
note-close = Compris
learn-called-back = La partie commence !

# Honour tables (M1 to M5)
honour-table = Table sur l’honneur
honour-point = Signaler une erreur
honour-whose = Quel tableau ?
honour-how = Touche une île ou une ligne où une règle n’a pas été respectée. Les cartes déjà jouées comptent, pas la carte en cours.
honour-look = Seuls les joueurs peuvent signaler des erreurs.
honour-choose = Touche une île ou une ligne
honour-chosen = Tu as choisi { $where }.
honour-point-at = Il y a une erreur en { $where }
honour-is-one = C’est une erreur.
honour-noticed = { $own ->
    [own] { $by } repère sa propre erreur à la carte { $round } : { $where }.
   *[other] { $by } repère une erreur de { $name } à la carte { $round } : { $where }.
}
honour-end-count = { $count ->
    [one] Il y en a une. Les îles concernées ne comptent pas.
   *[other] Il y en a { $count }. Les îles concernées ne comptent pas.
}
honour-next = { $left ->
    [one] Montrer la dernière
   *[other] Montrer la suivante (encore { $left })
}
