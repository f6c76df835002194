# Playing on this device, without a server.
offline-loading = Das Spiel wird auf dieses Gerät geladen …
offline-starting = Gleich geht’s los …
offline-megabytes = { $loaded } von { $total } MB
offline-failed = Das Spiel ließ sich nicht auf dieses Gerät laden.
offline-here = Du spielst auf diesem Gerät. Alles bleibt hier.
offline-here-for-now = Du spielst auf diesem Gerät. Beendete Spiele gehen an den Server, sobald er wieder da ist.
offline-silent = Der Server antwortet nicht. Auf diesem Gerät spielen? Das geht allein, gegen Bots oder reihum.
offline-play-here = Auf diesem Gerät spielen
offline-leave = Zurück zum Server
offline-games = { $count ->
    [one] Auf diesem Gerät ist noch ein Spiel offen.
   *[other] Auf diesem Gerät sind noch { $count } Spiele offen.
}
offline-others = Um mit anderen zu spielen, alle am eigenen Gerät, braucht ihr einen HASHI-Server. Kennst du einen? Dann geh dorthin:
offline-address = Adresse des Servers
offline-address-go = Hingehen
offline-address-unfit = Das sieht nicht nach einer Adresse aus.
offline-update = Es gibt eine neue Version von HASHI.
offline-update-go = Jetzt aktualisieren
offline-sent = { $count ->
    [one] Dein Spiel von diesem Gerät ist jetzt auch auf dem Server.
   *[other] { $count } Spiele von diesem Gerät sind jetzt auch auf dem Server.
}
home-failed-needs-server = Dafür braucht es einen HASHI-Server.
