### Was die Befehlszeile denen sagt, die einen Server betreiben.

## Tische von einem Speicher in einen anderen bringen

progress-tables = Tische
export-done = { $tables ->
    [one] { $tables } Tisch in { $path } gesichert.
   *[other] { $tables } Tische in { $path } gesichert.
}
import-done = { $tables ->
    [one] { $tables } Tisch übernommen.
   *[other] { $tables } Tische übernommen.
}
import-same = { $tables ->
    [one] { $tables } Tisch war schon da, genau so.
   *[other] { $tables } Tische waren schon da, genau so.
}
error-exists = { $path } gibt es schon; bitte einen anderen Namen wählen.
error-export-head = Das ist keine Sicherung von HASHI.
error-export-line = Das ist kein Tisch einer Sicherung.
error-export-end = Die Sicherung ist nicht vollständig: Ihr Ende fehlt oder passt nicht.
error-import-clash = Einen anderen Tisch mit dem Code { $code } gibt es schon; überschrieben wurde nichts.

## Datenbank und Einstellungen

error-database = Die Datenbank { $database } ist nicht erreichbar.
error-newer-database = Die Datenbank { $database } stammt von einer neueren Version von HASHI.
error-database-address = Die Adresse einer Datenbank beginnt mit postgresql://
error-setting = { $name }: „{ $value }“ geht hier nicht.

## Was an einer Installation stimmt und was nicht

doctor-page = Die Seite ist gebaut.
doctor-page-missing = Die Seite ist nicht gebaut. Mit make play bauen oder das Paket neu installieren.
doctor-data = Die Tische liegen in { $path }.
doctor-data-new = { $path } gibt es noch nicht; beim ersten Start wird es angelegt.
doctor-data-unwritable = In { $path } lässt sich nichts schreiben. Dem Benutzer das Recht dazu geben oder mit --data einen anderen Ordner wählen.
doctor-data-broken = { $path } ist beschädigt. Die letzte Sicherung mit hashi import übernehmen oder ein Backup zurückspielen.
doctor-data-newer = { $path } stammt von einer neueren Version von HASHI. Diese oder eine noch neuere installieren.
doctor-data-old = { $path } stammt von einer älteren Version. Der nächste Start bringt es auf den neuesten Stand; vorher mit hashi export sichern.
doctor-disk = Auf der Platte ist Platz: { $megabytes } MB.
doctor-disk-full = Auf der Platte sind nur noch { $megabytes } MB frei. Platz schaffen, sonst lassen sich keine Züge mehr speichern.
doctor-port = Port { $port } ist frei.
doctor-port-ours = HASHI läuft schon an Port { $port }.
doctor-port-taken = Port { $port } ist von einem anderen Programm belegt. Es beenden oder mit --port einen anderen wählen.
doctor-clock = Die Uhr stimmt, soweit man sehen kann.
doctor-clock-wrong = Die Uhr dieses Rechners scheint falsch zu gehen ({ $time }). Stellen und künftig von selbst stellen lassen.
doctor-database = Die Datenbank { $database } antwortet.
doctor-database-gone = Die Datenbank { $database } antwortet nicht. Läuft sie, und stimmen Adresse, Benutzer und Passwort?
doctor-database-newer = Die Datenbank { $database } stammt von einer neueren Version von HASHI. Diese oder eine noch neuere installieren.
doctor-database-old = Die Datenbank { $database } stammt von einer älteren Version. Der nächste Start bringt sie auf den neuesten Stand; vorher mit pg_dump sichern.
doctor-database-careless = Die Datenbank { $database } wartet nicht auf die Platte (fsync ist aus). Einschalten, sonst kann ein Stromausfall Züge kosten.
doctor-well = Alles in Ordnung.
doctor-ill = { $count ->
    [one] { $count } Sache ist zu tun.
   *[other] { $count } Dinge sind zu tun.
}
