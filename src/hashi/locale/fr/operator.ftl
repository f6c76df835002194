### Ce que la ligne de commande dit à qui fait tourner un serveur.

## Porter les tables d’un stockage à un autre

progress-tables = Tables
export-done = { $tables ->
    [one] { $tables } table enregistrée dans { $path }.
   *[other] { $tables } tables enregistrées dans { $path }.
}
import-done = { $tables ->
    [one] { $tables } table reprise.
   *[other] { $tables } tables reprises.
}
import-same = { $tables ->
    [one] { $tables } table était déjà là, identique.
   *[other] { $tables } tables étaient déjà là, identiques.
}
error-exists = { $path } existe déjà ; choisissez un autre nom.
error-export-head = Ce n’est pas une sauvegarde de HASHI.
error-export-line = Ce n’est pas une table d’une sauvegarde.
error-export-end = La sauvegarde n’est pas complète : la fin manque ou ne correspond pas.
error-import-clash = Une autre table avec le code { $code } existe déjà ; rien n’a été écrasé.

## La base de données et les réglages

error-database = La base de données { $database } est injoignable.
error-newer-database = La base de données { $database } vient d’une version plus récente de HASHI.
error-database-address = L’adresse d’une base de données commence par postgresql://
error-setting = { $name } : « { $value } » ne convient pas ici.

## Ce qui va et ce qui ne va pas dans une installation

doctor-page = La page est construite.
doctor-page-missing = La page n’est pas construite. Construisez-la avec make play, ou réinstallez le paquet.
doctor-data = Les tables sont gardées dans { $path }.
doctor-data-new = { $path } n’existe pas encore ; il sera créé au premier démarrage.
doctor-data-unwritable = Impossible d’écrire dans { $path }. Donnez-en le droit à cet utilisateur, ou choisissez un autre dossier avec --data.
doctor-data-broken = { $path } est endommagé. Reprenez votre dernière sauvegarde avec hashi import, ou restaurez une copie.
doctor-data-newer = { $path } vient d’une version plus récente de HASHI. Installez celle-ci ou une plus récente encore.
doctor-data-old = { $path } vient d’une version plus ancienne. Le prochain démarrage le met à jour ; sauvegardez-le avant avec hashi export.
doctor-disk = Il y a de la place sur le disque : { $megabytes } Mo.
doctor-disk-full = Il ne reste que { $megabytes } Mo sur le disque. Faites de la place, sinon les tours ne pourront plus être enregistrés.
doctor-port = Le port { $port } est libre.
doctor-port-ours = HASHI tourne déjà sur le port { $port }.
doctor-port-taken = Le port { $port } est pris par un autre programme. Arrêtez-le, ou choisissez un autre port avec --port.
doctor-clock = L’horloge est juste, autant qu’on puisse voir.
doctor-clock-wrong = L’horloge de cette machine semble fausse ({ $time }). Réglez-la, et laissez-la se régler toute seule.
doctor-database = La base de données { $database } répond.
doctor-database-gone = La base de données { $database } ne répond pas. Tourne-t-elle, et l’adresse, l’utilisateur et le mot de passe sont-ils bons ?
doctor-database-newer = La base de données { $database } vient d’une version plus récente de HASHI. Installez celle-ci ou une plus récente encore.
doctor-database-old = La base de données { $database } vient d’une version plus ancienne. Le prochain démarrage la met à jour ; sauvegardez-la avant avec pg_dump.
doctor-database-careless = La base de données { $database } n’attend pas le disque (fsync est coupé). Activez-le, sinon une coupure de courant peut perdre des tours.
doctor-well = Tout va bien.
doctor-ill = { $count ->
    [one] { $count } chose à faire.
   *[other] { $count } choses à faire.
}
