### El reparto del día: su página y el final de una de sus partidas; se carga cuando hace falta.

daily-title = El reparto del día
daily-why = Cada día hay un reparto por lado, el mismo para todo el mundo. Se juega a solas y sin pistas, y cuenta la primera partida.
daily-friends = Las cartas no son ningún secreto: cualquiera puede deducirlas de la fecha. Es un juego entre amigos, no un torneo.
daily-next = Próximo reparto en { $hours } h { $minutes } min
daily-streak = { $days ->
    [0] Aún no hay racha: termina hoy un reparto del día.
    [one] Tu racha: { $days } día
   *[other] Tu racha: { $days } días seguidos
}
daily-play = Jugar el lado { $side }
daily-continue = Seguir con el lado { $side }
daily-open = Sin jugar todavía
daily-begun = Empezado, y cuenta: puedes seguir donde lo dejaste.
daily-result = { $total ->
    [one] Tu resultado: { $total } punto
   *[other] Tu resultado: { $total } puntos
}
daily-look = Ver el lado { $side }
daily-practise = Practicar el lado { $side }
daily-leaderboard = Clasificación
daily-side = Lado
daily-span = Periodo
daily-span-day = Hoy
daily-span-week = Esta semana
daily-span-all = Desde siempre
daily-added = Se suman los puntos de todos los repartos.
daily-nobody = Nadie ha terminado aún este reparto. ¡Estrénalo tú!
daily-place = Puesto
daily-name = Nombre
daily-points = Puntos
daily-games = Repartos
daily-you = tú
daily-people = { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}
daily-old = Repartos anteriores, para practicar
daily-old-why = Ya no cuentan, pero las cartas siguen siendo buenas.
daily-old-day = Día
daily-old-play = Practicar
daily-played = { $day }: { $results }
daily-not-played = { $day }: sin jugar

## Al final de una partida

daily-end-counts = Reparto del { $day }: esta partida cuenta.
daily-end-practice = Práctica con el reparto del { $day }. No cuenta.
daily-compare = Qué hicieron otros con estas cartas
daily-compare-you = Tú
daily-compare-optimum = Lo máximo posible, demostrado
daily-compare-found = Lo mejor encontrado hasta ahora
daily-compare-bot = Bot, { $level }
daily-compare-computing = Todavía se están calculando los bots y el mejor resultado posible…
daily-compare-no-solver = Este servidor no tiene solucionador, así que nadie conoce el mejor resultado posible.
daily-everybody = Todos los de aquí
daily-bar = { $people ->
    [one] { $total } puntos: { $people } persona
   *[other] { $total } puntos: { $people } personas
}
daily-all = Al reparto del día y la clasificación
daily-share = HASHI, reparto del { $day }, lado { $side }: { $total } puntos, { $rank }.
daily-share-title = Reparto del { $day }
daily-share-picture = Una casilla por carta, con puntos y rango, en una imagen; no se ve ninguna isla
daily-share-text = Texto que no revela nada
daily-share-squares = Rojo, azul y amarillo: la carta que completó las islas de bandera roja, las de bandera azul o unió seis islas.
