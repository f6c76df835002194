### The daily deal: its page, and the end of a game of it; loaded when needed.

daily-title = Las cartas del día
daily-why = Cada día hay cartas nuevas para cada lado, las mismas para todo el mundo. Se juega en solitario y sin pistas, y cuenta la primera partida.
daily-first = Con las cartas del día solo cuenta tu primera partida, y no hay segundo intento. Si HASHI es nuevo para ti, aprende antes o juega una partida de práctica.
daily-friends = Las cartas no son ningún secreto: cualquiera puede deducirlas de la fecha y practicar antes de que cuente. Es un juego entre amigos, no un torneo.
daily-next = Cartas nuevas en { $hours } h { $minutes } min
daily-streak = { $days ->
    [0] Aún no hay racha: termina hoy las cartas del día.
    [one] Tu racha: { $days } día
   *[other] Tu racha: { $days } días seguidos
}
daily-play = Jugar con el lado { $side }
daily-continue = Seguir con el lado { $side }
daily-open = Sin jugar todavía
daily-begun = Empezada, y cuenta: puedes seguir donde lo dejaste.
daily-result = { $total ->
    [one] Tu resultado: { $total } punto
   *[other] Tu resultado: { $total } puntos
}
daily-look = Ver el lado { $side }
daily-practise = Practicar con el lado { $side }
daily-leaderboard = Clasificación
daily-side = Lado
daily-span = Periodo
daily-span-day = Hoy
daily-span-week = Esta semana
daily-span-all = Desde siempre
daily-added = Se suman los puntos de todos los días.
daily-nobody = Nadie ha terminado aún con estas cartas. ¡Estrénalas tú!
daily-place = Puesto
daily-name = Nombre
daily-points = Puntos
daily-games = Partidas
daily-you = tú
daily-people = { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}
daily-old = Días anteriores, para practicar
daily-old-why = Ya no cuentan, pero sus cartas siguen siendo buenas.
daily-old-day = Día
daily-old-play = Practicar
daily-played = { $day }: { $results }
daily-not-played = { $day }: sin jugar

## At the end of a game

daily-end-counts = Cartas del { $day }: esta partida cuenta.
daily-end-practice = Práctica con las cartas del { $day }. Esta partida no cuenta.
daily-compare = Qué hicieron otros con estas cartas
daily-compare-you = Tú
daily-compare-optimum = Lo máximo posible, demostrado
daily-compare-found = Lo mejor encontrado hasta ahora
daily-compare-bot = Bot, { $level }
daily-compare-computing = Todavía se están calculando los bots y el mejor resultado posible…
daily-compare-no-solver = Este servidor no tiene solucionador, así que nadie conoce el mejor resultado posible. Se añade con pip install 'hashi-game[solver]'
daily-compare-needs-server = En este dispositivo no se calcula: lo que consiguen los bots con estas cartas y el mejor resultado posible solo lo dice un servidor HASHI.
daily-everybody = Todos los que han jugado aquí
daily-bar = { $people ->
    [one] { $total } puntos: { $people } persona
   *[other] { $total } puntos: { $people } personas
}
daily-all = Ir a las cartas del día y la clasificación
daily-share = HASHI, cartas del { $day }, lado { $side }: { $total } puntos, { $rank }.
daily-share-title = Cartas del { $day }
daily-share-text = Texto que no revela nada
