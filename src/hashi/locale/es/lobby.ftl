### What the pages around the game say: home, new table, joining, lobby, end, rules.

## Home

home-motto = Descubre una carta, anota su número, tiende puentes: 17 cartas en diez minutos.
home-drawing = Dibujo a tinta: dos islas con sus números, unidas por dos puentes y rodeadas
home-name = Tu nombre
home-name-hint = Para que los demás sepan quién eres.
home-name-saved = Guardado.
home-player = Jugador
home-play = Jugar
home-play-hint = En solitario, por un rango.
home-first = ¿Tu primera partida?
home-first-play = Jugar ya
home-first-practise = Primero una partida de práctica
home-first-count = Jugar ya: cuenta
home-side-a = primeras partidas
home-side-b = algo más difícil
home-others = En compañía
home-others-hint = De dos a cuatro, cada cual con su dispositivo.
home-bot = Contra un bot
home-bot-hint = Tú eliges lo fuerte que es.
home-pass = De mano en mano
home-pass-hint = De dos a cuatro, un solo dispositivo.
home-join = Únete a una mesa
home-join-got = ¿Tienes un código?
home-join-code = Código
home-join-hint = Pídele el código a quien abrió la mesa.
home-join-go = Unirse
home-continue = Continuar
home-continue-solo = Partida en solitario
home-continue-over = Partidas terminadas
home-continue-all = Ver todas ({ $count })
home-phase-lobby = faltan jugadores
home-phase-setup = números iniciales
home-phase-play = carta { $round } de 17
home-phase-over = terminada
home-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
home-learn-hint = Pasos cortos en una tabla de verdad. Dos o tres minutos y ya sabes jugar.
home-daily = Las cartas del día
home-daily-hint = Nuevas cada día, las mismas para todos.
home-learn-go = Aprender a jugar
home-learn-on = Seguir aprendiendo
home-how = Cómo se juega
home-how-go = Leer las reglas
home-statistics = Tus estadísticas
home-print = Imprimir el juego
home-editor = Tus propias tablas y cartas
home-puzzles = Enigmas
home-puzzles-hint = La mejor solución está demostrada. ¿La encuentras?
home-device = Seguir en otro dispositivo
home-device-hint = Tus mesas van contigo. El enlace funciona una sola vez, durante diez minutos. Quien lo abra entra como tú: no lo compartas.
home-device-link = Enlace para tu otro dispositivo
home-device-make = Crear enlace
home-device-qr = Código QR del enlace para tu otro dispositivo
home-working = Un momento…
home-back = Inicio
home-about = HASHI es un juego de Jeffrey D. Allers. Esta página no tiene relación con su editorial.

## Things that went wrong

home-failed = No ha funcionado. Inténtalo de nuevo.
home-failed-network = No hay conexión con el servidor. ¿Está en marcha?
home-failed-no-such-table = No hay ninguna mesa con este código.
home-failed-too-many = Demasiadas cosas a la vez. Espera un momento e inténtalo de nuevo.
home-failed-wait = Demasiadas cosas a la vez. Inténtalo de nuevo en { $seconds } s.
home-failed-too-fast = Demasiadas cosas a la vez. Espera un momento e inténtalo de nuevo.
home-failed-too-many-persons = Han llegado muchas personas nuevas desde tu red. Inténtalo de nuevo en { $seconds } s.
home-failed-too-many-tables = Has abierto muchas mesas. Inténtalo de nuevo en { $seconds } s.
home-failed-busy = La mesa no da abasto. Inténtalo de nuevo.
home-failed-store-unavailable = El servidor no puede guardar en este momento. Inténtalo de nuevo en un rato.
home-failed-name-unfit = Este nombre no se puede usar. Prueba con otro.
home-failed-board-unfit = Con esta tabla no se puede jugar.
home-failed-board-size = Esta tabla es demasiado grande: puede tener como máximo 24 islas y 40 líneas.
home-failed-deck-unfit = Con esta baraja no se puede jugar.
home-failed-no-such-day = No hay cartas para ese día.
home-failed-day-over = Ese día ya pasó. Aún puedes jugar sus cartas para practicar.
home-failed-daily-played = Ya has jugado estas cartas. Solo cuenta la primera partida.
home-failed-record-unfit = No es una partida completa con estas cartas, jugada en solitario, según las reglas y sin ayuda.
home-failed-record-copied = Otra persona ya ha hecho exactamente estas jugadas.
home-failed-times-unfit = Esta partida no puede haberse jugado a las horas enviadas con ella.
home-failed-unknown-host = Este servidor no responde a este nombre. Pregunta a quien lo gestiona.
home-failed-code-empty = Escribe antes el código.
home-failed-code-short = Un código tiene { $count } letras. El tuyo es más corto.

## A link from another device

handover-title = Seguir en este dispositivo
handover-text = Alguien ha creado este enlace en otro dispositivo. Si has sido tú, aquí seguirás siendo tú, con el mismo nombre y las mismas mesas. Tu nombre y tus asientos anteriores en este navegador se perderán.
handover-go = Seguir aquí
home-failed-link-used = Este enlace ya se ha usado o es demasiado viejo. Crea otro.

## New table

new-title = Mesa nueva
new-name = Tu nombre
new-board = Tabla
new-fresh = Una tabla nueva
new-fresh-hint = Una en la que aún no ha jugado nadie
new-fresh-like = ¿De qué tipo?
new-fresh-a = Abierta, como el lado A
new-fresh-b = Con muchos cruces, como el lado B
new-fresh-wait = Creando la tabla…
new-fresh-is = Esta tabla es { $rating }: un bot sencillo hace en ella { $mean } puntos de media. (En el lado A hace 41 y en el lado B, 36.)
new-fresh-proven = En ella se pueden hacer 60 puntos: hay una partida que lo demuestra.
new-fresh-open = Todavía no se sabe si en ella se pueden hacer 60 puntos.
new-fresh-code = Con este código cualquiera obtiene la misma tabla
new-fresh-copy = Copiar el código
new-fresh-another = Otra
new-fresh-type = ¿Tienes un código? Escríbelo
new-fresh-show = Mostrar
new-fresh-picture = La tabla nueva { $code }
new-fresh-missing = Espera a que salga una tabla nueva o escribe un código.
new-custom = Tu propia tabla
new-custom-kept = Guardadas en este navegador
new-custom-editor = Dibuja la tuya en el editor
new-board-hint = Un archivo TOML con 18 islas, sus banderas y sus líneas. Se comprueba antes de empezar.
new-custom-choose = Elegir archivo
new-custom-good = «{ $name }» es una tabla válida.
new-custom-bad = { $count ->
    [one] Con este archivo no se puede jugar. Tiene un error:
   *[other] Con este archivo no se puede jugar. Tiene { $count } errores:
}
new-custom-line = Línea { $line }: { $sentence }
new-custom-missing = Elige un archivo con una tabla válida.
new-custom-wait = El archivo aún se está comprobando.
new-board-large = Este archivo es demasiado largo para una tabla.
new-board-other = Este archivo es una baraja, no una tabla.
new-deck = Cartas
new-deck-ours = Las 18 cartas del juego
new-deck-custom = Tu propia baraja
new-deck-hint = Un archivo TOML con 18 cartas; «5/3» es el número 5 con 3 puentes.
new-deck-good = Puedes jugar con esta baraja.
new-deck-missing = Elige una baraja con la que se pueda jugar.
new-deck-large = Este archivo es demasiado largo para ser una baraja.
new-deck-other = Este archivo es una tabla, no una baraja.
new-seats = Asientos
new-seats-count = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
new-seats-hint = Los asientos se numeran en el sentido de las agujas del reloj. Cada tabla la prepara quien ocupa el asiento anterior.
new-seat = Asiento { $seat }
new-seat-you = Asiento { $seat }: tú
new-kind-person = Persona
new-kind-person-hint = se une por enlace o código
new-kind-device = Este dispositivo
new-kind-device-hint = de mano en mano
new-kind-bot = Bot
bot-level = Nivel
bot-level-points = { $level }, unos { $points } puntos
new-device-name = Nombre en el asiento { $seat }
new-device-default = Jugador { $seat }
new-bots-only = Alguien tiene que jugar: deja un asiento para una persona.
new-more = Más opciones
new-clock = Tiempo por carta
new-clock-hint = Cuando se acaba el tiempo, se juega lo que hayas marcado si está permitido; si no, te saltas la carta.
new-clock-off = Sin límite
new-clock-seconds = { $seconds } s
new-tracker = Seguimiento de cartas
new-tracker-hint = Muestra las 18 cartas y tacha las que ya han salido.
new-honour = Mesa de confianza
new-hints = Pistas
new-hints-hint = Quien lo pida verá una buena jugada. Cada pista queda anotada en el registro.
new-deal = Código de las cartas
new-deal-hint = Déjalo vacío para barajar de nuevo. Con el código de una partida terminada vuelves a jugar las mismas cartas.
new-deal-of = Con la tabla y las cartas de la partida { $code }
new-rival = Con la tabla, el comienzo y las cartas de la partida { $code }
new-deal-wrong = El código de las cartas tiene 64 caracteres, del 0 al 9 y de la «a» a la «f». Este tiene { $count }.
new-deal-signs = El código de las cartas solo tiene caracteres del 0 al 9 y de la «a» a la «f».
new-create = Abrir la mesa
new-create-solo = Empezar
new-link = Obtener un enlace
new-link-hint = Envía el enlace a tus amigos: entran con un toque.
new-opponent = ¿Contra quién juegas?
new-opponent-hint = Los puntos son los que cada uno consigue de media.
new-custom-hint = De un archivo o dibujado por ti

## Join

join-title = Únete a una mesa
join-looking = Buscando la mesa { $code }…
join-other = Probar con otro código

## Lobby

lobby-title = La mesa está lista
lobby-custom-board = Tabla «{ $name }»
lobby-custom-deck = En esta mesa se juega con cartas propias
lobby-clock = { $seconds } s por carta
lobby-tracker = con seguimiento de cartas
lobby-hints-off = sin pistas
lobby-invite = Invitar
lobby-invite-hint = Envía el enlace, di el código o enseña el QR.
lobby-local-only = Este enlace solo funciona en este ordenador. Inicia HASHI con --lan para que puedan unirse los móviles.
lobby-link = Enlace a esta mesa
lobby-copy = Copiar enlace
lobby-copied = Copiado.
lobby-copy-failed = Cópialo a mano.
lobby-share = Enviar
lobby-code-spelled = Código: { $letters }
lobby-qr = Código QR del enlace a esta mesa
lobby-seats = Asientos
lobby-seat-open = libre
lobby-seat-you = tú
lobby-seat-device = en este dispositivo
lobby-seat-elsewhere = con quien abrió la mesa
lobby-seat-bot = bot, { $level }
lobby-seat-away = no está
lobby-seat-at-result = sigue mirando el resultado
lobby-name = Tu nombre
lobby-sit = Sentarse
lobby-bot = Poner un bot
lobby-bot-away = Quitar el bot
lobby-drop = Quitar este asiento
lobby-leave = Levantarse
lobby-evict = Echar
lobby-sent-away = Quien abrió la mesa te ha pedido que te levantes. Aún puedes mirar.
lobby-rename = Cambiar nombre
lobby-rename-done = Nombre cambiado.
lobby-start = Empezar la partida
lobby-start-waiting = { $count ->
    [one] Aún queda un asiento libre.
   *[other] Aún quedan { $count } asientos libres.
}
lobby-start-ready = Ya no falta nadie.
lobby-start-host = Ya no falta nadie. La partida la empieza quien abrió la mesa.
lobby-start-mixing = Barajando las cartas…
lobby-start-dealing = Repartiendo las cartas…
lobby-dealt-again = No ha llegado ningún número aleatorio de { $names }. El orden de las cartas se ha vuelto a sellar y seguirá sin él. Empezad la partida otra vez.
lobby-starting = Empieza la partida…
lobby-watching = Estás viendo la partida.
lobby-invited = { $name } te invita a HASHI
lobby-invited-nobody = Te invitan a HASHI
lobby-invited-what = Todos reciben la misma carta: escribe su número en una isla, construye puentes y termina más islas que los demás.
lobby-invited-long = Unos 15 minutos. Sin instalar nada y sin cuenta.
lobby-taken = { $name } ocupa el asiento { $seat }.
lobby-free-again = El asiento { $seat } vuelve a estar libre.
lobby-name-missing = Escribe antes un nombre.
lobby-seal = El orden de las cartas está sellado
lobby-seal-why = Este número sella el secreto del servidor antes de que nadie se siente. Cada asiento añade su propio número aleatorio: de momento solo ves su huella, y el número se muestra al empezar la partida. Al final se muestra también el secreto, y tu navegador vuelve a barajar y compara cada carta: nadie puede elegir las cartas sin que se note.
lobby-fingerprint = Huella del asiento { $seat }
lobby-known-deal = Aquí se juega con un orden de cartas conocido: no hay sello, y quien tenga el código puede saber las cartas.
lobby-challenge = { $name } os reta: hay que superar { $total } puntos, con el mismo comienzo y las mismas cartas.
table-daily = Cartas del { $day }
table-daily-practice = Práctica: cartas del { $day }
lobby-rules = Cómo se juega
lobby-learn-hint = Aprende mientras esperas: pasos cortos en una tabla de verdad. Cuando empiece la partida, vuelves aquí al momento.

## Rules page

rules-contents = Índice
rules-link = Enlace a la regla { $id }
rules-picture-wrong = no permitido
rules-top = Arriba
