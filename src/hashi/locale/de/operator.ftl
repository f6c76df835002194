### What the command line says to whoever runs a server.

## Moving tables from one store to another

progress-tables = Tische
export-done = { $tables ->
    [one] { $tables } Tisch in { $path } gesichert.
   *[other] { $tables } Tische in { $path } gesichert.
}
import-done = { $tables ->
    [one] { $tables } Tisch eingelesen.
   *[other] { $tables } Tische eingelesen.
}
import-same = { $tables ->
    [one] { $tables } Tisch war schon da, unverändert.
   *[other] { $tables } Tische waren schon da, unverändert.
}
error-exists = { $path } gibt es schon; wähl einen anderen Namen.
error-export-head = Das ist kein Export von HASHI.
error-export-line = Das ist kein Tisch aus einem Export.
error-export-event = Ereignis { $event } an diesem Tisch kann nicht stattgefunden haben. { $sentence }
error-export-end = Der Export ist nicht vollständig: Sein Ende fehlt oder passt nicht.
error-import-clash = Einen anderen Tisch mit dem Code { $code } gibt es schon; es wurde nichts überschrieben.

## The database and the settings

error-data-damaged = { $path } ist beschädigt. Spiel eine Sicherung zurück. Oder starte einmal mit --accept-loss: Dann legt HASHI die beschädigte Datei beiseite und beginnt ohne Tische; deinen letzten Export liest du mit hashi import ein.
error-data-emptied = In { $path } waren Tische gespeichert, jetzt ist die Datei leer. Spiel eine Sicherung zurück. Oder starte einmal mit --accept-loss: Dann legt HASHI die leere Datei beiseite und beginnt ohne Tische; deinen letzten Export liest du mit hashi import ein.
error-data-log-lost = HASHI wurde nicht ordentlich beendet, und { $path }-wal fehlt: Darin standen die neuesten Züge. Hat seither ein Programm wie sqlite3 die Datei geöffnet, stehen sie jetzt in der Datei selbst: Starte einmal mit --accept-loss. Wenn nicht, leg die fehlende Datei zurück oder spiel eine Sicherung zurück; oder mach mit --accept-loss ohne diese Züge weiter.
error-data-in-use = { $path } wird schon von einem anderen HASHI-Prozess benutzt. Beende ihn oder wähl mit --data einen anderen Ordner. Mehrere Prozesse brauchen PostgreSQL: --database.
error-database = Die Datenbank { $database } ist nicht erreichbar.
error-newer-database = Die Datenbank { $database } stammt von einer neueren Version von HASHI.
error-database-address = Die Adresse einer Datenbank beginnt mit postgresql://
error-postgres-missing = Für eine PostgreSQL-Datenbank fehlt ein Paket: pip install 'hashi-game[postgres]'
error-setting = { $name }: „{ $value }“ geht hier nicht.

## What is right and wrong with an installation

doctor-page = Die Webseite ist gebaut.
doctor-page-missing = Die Webseite ist nicht gebaut. Bau sie mit make play oder installier das Paket neu.
doctor-data = Die Tische liegen in { $path }.
doctor-data-new = { $path } gibt es noch nicht; der erste Start legt es an.
doctor-data-unwritable = In { $path } lässt sich nichts schreiben. Gib diesem Benutzer das Recht dazu oder wähl mit --data einen anderen Ordner.
doctor-data-newer = { $path } stammt von einer neueren Version von HASHI. Installier diese Version oder eine noch neuere.
doctor-data-old = { $path } stammt von einer älteren Version. Der nächste Start bringt es auf den neuesten Stand; sichere es vorher mit hashi export.
doctor-disk = Frei auf der Festplatte: { $megabytes } MB.
doctor-disk-full = Auf der Festplatte sind nur noch { $megabytes } MB frei. Schaff Platz, sonst lassen sich keine Züge mehr speichern.
doctor-port = Port { $port } ist frei.
doctor-port-ours = HASHI läuft schon auf Port { $port }.
doctor-port-taken = Port { $port } ist von einem anderen Programm belegt. Beende es oder wähl mit --port einen anderen Port.
doctor-clock = Die Uhr geht richtig, soweit sich das sehen lässt.
doctor-clock-wrong = Die Uhr dieses Rechners scheint falsch zu gehen ({ $time }). Stell sie richtig und lass sie künftig automatisch stellen.
doctor-database = Die Datenbank { $database } antwortet.
doctor-database-gone = Die Datenbank { $database } antwortet nicht. Läuft sie, und stimmen Adresse, Benutzer und Passwort?
doctor-database-newer = Die Datenbank { $database } stammt von einer neueren Version von HASHI. Installier diese Version oder eine noch neuere.
doctor-database-old = Die Datenbank { $database } stammt von einer älteren Version. Der nächste Start bringt sie auf den neuesten Stand; sichere sie vorher mit pg_dump.
doctor-database-careless = Die Datenbank { $database } wartet nicht auf die Festplatte (fsync ist aus). Schalt es ein, sonst kann ein Stromausfall Züge kosten.
doctor-compiled = Die Bots sind kompiliert; der Code liegt in { $path }.
doctor-uncompiled = Die Bots sind noch nicht kompiliert. hashi warm erledigt das jetzt, sonst geschieht es beim Start des Servers.
doctor-compiled-elsewhere = In { $path } kann nicht geschrieben werden, deshalb kommt der kompilierte Code nach { $other }, wo er jederzeit gelöscht werden kann. Gib diesem Benutzer dort Schreibrechte oder nenn in NUMBA_CACHE_DIR einen anderen Ordner.
doctor-compiled-nowhere = Kein Ordner für kompilierten Code ist beschreibbar, deshalb werden die Bots jedes Mal neu kompiliert. Nenn in NUMBA_CACHE_DIR einen Ordner.
doctor-well = Alles in Ordnung.
doctor-ill = { $count ->
    [one] { $count } Sache ist noch zu erledigen.
   *[other] { $count } Sachen sind noch zu erledigen.
}

## The best games of a day, for whoever runs the server

best-title = Beste Spiele vom { $day }, Seite { $side }
best-none = Auf diesem Server zählt noch kein Spiel vom { $day } auf Seite { $side }.
best-name = Name
best-code = Code
best-points = Punkte
best-cost = Züge kosten
best-hindsight = Vorwissen
best-median = s pro Karte
best-fastest = kürzeste
best-where = Gespielt
best-look = Auffällig
best-here = hier
best-posted = anderswo
best-flag-fast = schnell
best-flag-hindsight = Vorwissen
best-reference = Unser stärkster Bot, der die kommenden Karten nicht kennt, hat mit diesen Karten { $points } Punkte erreicht.
best-how-cost = Züge kosten: so viele Punkte haben die Züge nach Schätzung des Coachs gekostet, jeder beurteilt nach dem, was man da wissen konnte.
best-how-hindsight = Vorwissen: die Punkte über denen des Bots, dazu das, was die Züge gekostet haben. Züge, die schlecht aussahen und trotzdem mehr bringen als die des Bots, sprechen dafür, dass die Karten bekannt waren.
best-how-seconds = s pro Karte: der Median und die schnellste. Bei anderswo gespielten Spielen sind das die Zeiten, die das Gerät geschickt hat.
best-how-look = Nichts davon ist ein Beweis: Gute Spieler können schnell sein und Glück haben, und jeder kann die Karten eines Tages berechnen.
error-best-side = „{ $side }“ ist keine Seite: A oder B.
error-best-most = Die Zahl der Spiele liegt zwischen 1 und { $most }.
