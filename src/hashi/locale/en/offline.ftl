# Playing on this device, without a server.
offline-loading = Loading the game onto this device…
offline-starting = Getting the game ready…
offline-megabytes = { $loaded } of { $total } MB
offline-failed = The game couldn’t be loaded onto this device.
offline-here = You’re playing on this device. Everything stays here.
offline-here-for-now = You’re playing on this device. Games you finish go to the server as soon as it’s back.
offline-silent = The server isn’t answering. Play on this device? You can play solo, against bots, or pass and play.
offline-play-here = Play on this device
offline-leave = Back to the server
offline-games = { $count ->
    [one] One game is still open on this device.
   *[other] { $count } games are still open on this device.
}
offline-others = To play with others, each on their own device, you need a HASHI server. If you know one, go there:
offline-address = Address of the server
offline-address-go = Go there
offline-address-unfit = That doesn’t look like an address.
offline-update = A new version of HASHI is ready.
offline-update-go = Update now
offline-sent = { $count ->
    [one] Your game from this device is now on the server, too.
   *[other] { $count } games from this device are now on the server, too.
}
home-failed-needs-server = That needs a HASHI server.
