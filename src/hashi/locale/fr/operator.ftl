### What the command line says to whoever runs a server.

## Moving tables from one store to another

progress-tables = Tables
export-done = { $tables ->
    [one] { $tables } table enregistrée dans { $path }.
   *[other] { $tables } tables enregistrées dans { $path }.
}
import-done = { $tables ->
    [one] { $tables } table importée.
   *[other] { $tables } tables importées.
}
import-same = { $tables ->
    [one] { $tables } table était déjà là, identique.
   *[other] { $tables } tables étaient déjà là, identiques.
}
error-exists = { $path } existe déjà ; choisis un autre nom.
error-export-head = Ce n’est pas un export de HASHI.
error-export-line = Ce n’est pas une table issue d’un export.
error-export-event = L’événement { $event } de cette table n’a pas pu avoir lieu. { $sentence }
error-export-end = L’export est incomplet : la fin manque ou ne correspond pas.
error-import-clash = Une autre table avec le code { $code } existe déjà ; rien n’a été écrasé.

## The database and the settings

error-data-damaged = { $path } est endommagé. Restaure une sauvegarde. Ou démarre une fois avec --accept-loss : HASHI met alors le fichier endommagé de côté et repart sans tables ; tu peux reprendre ton dernier export avec hashi import.
error-data-emptied = { $path } contenait des tables, et maintenant il est vide. Restaure une sauvegarde. Ou démarre une fois avec --accept-loss : HASHI met alors le fichier vide de côté et repart sans tables ; tu peux reprendre ton dernier export avec hashi import.
error-data-log-lost = HASHI n’a pas été arrêté proprement, et il manque { $path }-wal, qui contenait les derniers tours. Si un programme comme sqlite3 a ouvert le fichier depuis, ils sont maintenant dedans : démarre une fois avec --accept-loss. Sinon, remets le fichier manquant en place ou restaure une sauvegarde ; ou continue sans ces tours avec --accept-loss.
error-data-in-use = Un autre processus HASHI utilise déjà { $path }. Arrête-le, ou choisis un autre dossier avec --data. Pour plusieurs processus, il faut PostgreSQL : --database.
error-database = La base de données { $database } est injoignable.
error-newer-database = La base de données { $database } vient d’une version plus récente de HASHI.
error-database-address = L’adresse d’une base de données commence par postgresql://
error-postgres-missing = Pour une base de données PostgreSQL, il manque un paquet : pip install 'hashi-game[postgres]'
error-setting = { $name } : « { $value } » ne convient pas ici.

## What is right and wrong with an installation

doctor-page = La page web est construite.
doctor-page-missing = La page web n’est pas construite. Construis-la avec make play, ou réinstalle le paquet.
doctor-data = Les tables sont gardées dans { $path }.
doctor-data-new = { $path } n’existe pas encore ; il sera créé au premier démarrage.
doctor-data-unwritable = Impossible d’écrire dans { $path }. Donnes-en le droit à cet utilisateur, ou choisis un autre dossier avec --data.
doctor-data-newer = { $path } vient d’une version plus récente de HASHI. Installe cette version ou une plus récente encore.
doctor-data-old = { $path } vient d’une version plus ancienne. Le prochain démarrage le mettra à jour ; sauvegarde-le d’abord avec hashi export.
doctor-disk = Il y a de la place sur le disque : { $megabytes } Mo.
doctor-disk-full = Il ne reste que { $megabytes } Mo sur le disque. Fais de la place, sinon les coups ne pourront plus être enregistrés.
doctor-port = Le port { $port } est libre.
doctor-port-ours = HASHI tourne déjà sur le port { $port }.
doctor-port-taken = Le port { $port } est pris par un autre programme. Arrête-le, ou choisis un autre port avec --port.
doctor-clock = L’horloge est à l’heure, pour autant qu’on puisse en juger.
doctor-clock-wrong = L’horloge de cette machine ne semble pas à l’heure ({ $time }). Règle-la, puis active le réglage automatique.
doctor-database = La base de données { $database } répond.
doctor-database-gone = La base de données { $database } ne répond pas. Tourne-t-elle, et l’adresse, l’utilisateur et le mot de passe sont-ils bons ?
doctor-database-newer = La base de données { $database } vient d’une version plus récente de HASHI. Installe cette version ou une plus récente encore.
doctor-database-old = La base de données { $database } vient d’une version plus ancienne. Le prochain démarrage la mettra à jour ; sauvegarde-la d’abord avec pg_dump.
doctor-database-careless = La base de données { $database } n’attend pas le disque (fsync est désactivé). Active-le, sinon une coupure de courant peut faire perdre des coups.
doctor-compiled = Les bots sont compilés ; le code est conservé dans { $path }.
doctor-uncompiled = Les bots ne sont pas encore compilés. hashi warm le fait tout de suite ; sinon, cela se fera au démarrage du serveur.
doctor-compiled-elsewhere = Impossible d’écrire dans { $path } ; le code compilé va donc dans { $other }, qui peut être vidé à tout moment. Donne à cet utilisateur le droit d’y écrire, ou indique un autre dossier dans NUMBA_CACHE_DIR.
doctor-compiled-nowhere = Aucun dossier n’est accessible en écriture pour le code compilé : les bots sont recompilés à chaque fois. Indique un dossier dans NUMBA_CACHE_DIR.
doctor-well = Tout va bien.
doctor-ill = { $count ->
    [one] Il reste { $count } chose à faire.
   *[other] Il reste { $count } choses à faire.
}

## The best games of a day, for whoever runs the server

best-title = Meilleures parties du { $day }, côté { $side }
best-none = Aucune partie du { $day } côté { $side } ne compte sur ce serveur.
best-name = Nom
best-code = Code
best-points = Points
best-cost = Coût des coups
best-hindsight = Prescience
best-median = s par carte
best-fastest = minimum
best-where = Jouée
best-look = À regarder
best-here = ici
best-posted = ailleurs
best-flag-fast = rapide
best-flag-hindsight = prescience
best-reference = Notre bot le plus fort, qui ne connaît pas les cartes à venir, a obtenu { $points } points avec celles-ci.
best-how-cost = Coût des coups : les points que les coups ont coûtés selon l’estimation du coach, chacun jugé d’après ce qu’on pouvait savoir en le jouant.
best-how-hindsight = Prescience : les points au-delà de ceux du bot, plus le coût des coups. Des coups qui paraissaient mauvais et qui battent pourtant le bot laissent penser que les cartes étaient connues.
best-how-seconds = s par carte : la médiane, et la plus rapide. Pour les parties jouées ailleurs, ce sont les temps envoyés par l’appareil.
best-how-look = Rien de tout cela n’est une preuve : les bons joueurs peuvent être rapides et chanceux, et tout le monde peut calculer les cartes d’un jour.
error-best-side = « { $side } » n’est pas un côté : A ou B.
error-best-most = Le nombre de parties est compris entre 1 et { $most }.
