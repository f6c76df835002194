# Playing on this device, without a server.
offline-loading = Cargando el juego en este dispositivo…
offline-starting = Enseguida empezamos…
offline-megabytes = { $loaded } de { $total } MB
offline-failed = No se ha podido cargar el juego en este dispositivo.
offline-here = Juegas en este dispositivo. Todo se queda aquí.
offline-here-for-now = Juegas en este dispositivo. Las partidas terminadas irán al servidor cuando vuelva a estar disponible.
offline-silent = El servidor no responde. ¿Jugar en este dispositivo? Puedes jugar en solitario, contra bots o de mano en mano.
offline-play-here = Jugar en este dispositivo
offline-leave = Volver al servidor
offline-games = { $count ->
    [one] Queda una partida abierta en este dispositivo.
   *[other] Quedan { $count } partidas abiertas en este dispositivo.
}
offline-others = Para jugar con otros, cada uno en su dispositivo, hace falta un servidor HASHI. Si conoces uno, ve allí:
offline-address = Dirección del servidor
offline-address-go = Ir
offline-address-unfit = Eso no parece una dirección.
offline-update = Hay una versión nueva de HASHI.
offline-update-go = Actualizar ya
offline-sent = { $count ->
    [one] Tu partida de este dispositivo ya está también en el servidor.
   *[other] { $count } partidas de este dispositivo ya están también en el servidor.
}
home-failed-needs-server = Para eso hace falta un servidor HASHI.
