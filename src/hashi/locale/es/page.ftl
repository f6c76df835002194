### What only the page says at the table. The rest of the page is in lobby.ftl.

## The screen of play

table-opening = Vamos a la mesa…
table-page-failed = No se ha podido cargar esta página.
table-reload = Reintentar
table-home = Ir al inicio
table-mute = Silenciar
table-close = Cerrar
table-rule-link = Regla { $rule }
table-why = ¿Por qué?
table-setup = Preparación
table-round = Carta { $round } de { $rounds }
table-clock = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
table-card = La carta destapada
table-points = Puntos
table-cards = Cartas
table-log = Avisos
table-more = Cartas y avisos
table-rules = Todas las reglas
table-refused = Eso ahora no es posible.
table-failed = No ha funcionado. Inténtalo de nuevo.
table-failed-too-fast = Un momento: eso ha sido demasiado rápido.
table-failed-busy = { table-failed-too-fast }
table-failed-network = Se ha cortado la conexión. Comprueba si se ha enviado y, si no, inténtalo de nuevo.
table-failed-store-unavailable = El servidor no puede guardar en este momento. Inténtalo de nuevo en un rato.
table-failed-warming-up = El entrenador aún está calentando. Vuelve a preguntar dentro de un momento.

## The connection

connection-title = Conexión
connection-lost = Se ha perdido la conexión.
connection-network = No se puede contactar con el servidor.
connection-silent = Sin conexión.
connection-kept = Tu turno está guardado y se enviará.
connection-sending = Enviando…
connection-stopping = El servidor se está reiniciando.
connection-busy = El servidor está ocupado.
connection-store-unavailable = El servidor no puede acceder ahora a las mesas guardadas.
connection-too-many-connections = El servidor está lleno en este momento.
connection-too-many-persons = Han llegado muchas personas nuevas desde tu red.
connection-too-many-watchers = Ahora mismo hay demasiada gente mirando esta mesa.
connection-too-fast = Demasiadas peticiones desde aquí. Espera un momento.
connection-unknown-host = Este servidor no responde a este nombre. Pregunta a quien lo gestiona.
connection-no-person = Tu navegador bloquea las cookies. Sin ellas, la mesa no sabe quién eres: permítelas aquí.
missing-script = HASHI necesita JavaScript.
missing-page = Esta página no existe
missing-page-text = Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.
missing-table = Esta mesa no existe
missing-table-text = Puede que el enlace esté incompleto. Si tienes un código, prueba con él.
connection-retry-in = Nuevo intento en { $seconds } s.
connection-retrying = Reintentando…
connection-retry = Reintentar ya
connection-back = Conexión recuperada.

## Setup

table-start-number = Tu número inicial
table-setup-hint = Anota un 3 o un 4 en una isla sin bandera. En esta tabla jugará { $name }.
table-setup-hint-solo = Anota un 3 o un 4 en una isla sin bandera. Con esta tabla juegas tú.
table-start-choose = Elige una isla
table-start-place = Anotar el { $number } en { $at }
table-moved-title = Las tablas pasan a la izquierda
table-moved = Ahora juegas con la tabla que ha preparado { $name }.
table-moved-close = Ver la primera carta

## A round

guide-write-draw = { $left ->
    [one] Anota el { $number } y luego dibuja { $left } puente.
   *[other] Anota el { $number } y luego dibuja { $left } puentes.
}
guide-draw-only = { $left ->
    [one] El { $number } no cabe en ningún sitio. Dibuja { $left } puente o sáltate la carta.
   *[other] El { $number } no cabe en ningún sitio. Dibuja { $left } puentes o sáltate la carta.
}
guide-nothing = No cabe nada. Sáltate esta carta.
guide-draw = { $left ->
    [one] Ahora dibuja { $left } puente, o ninguno.
   *[other] Ahora dibuja { $left } puentes, o ninguno.
}
guide-no-room = { $left ->
    [one] No hay sitio para un puente. Confirma sin él.
   *[other] No hay sitio para { $left } puentes. Confirma sin ellos.
}
guide-more = { $left ->
    [one] Dibuja { $left } puente más, o no dejes ninguno.
   *[other] Dibuja { $left } puentes más, o no dejes ninguno.
}
guide-stuck = No hay sitio para los demás puentes. Deshaz uno.
guide-write = Ahora anota el { $number } o confirma sin él.
guide-no-place = El { $number } no cabe en ningún sitio. Confirma sin él.
guide-done = Carta completa. Confirma.
guide-held = Confirmado. Destapa la siguiente carta o deshaz la jugada.
guide-held-start = Destapa la primera carta o deshaz la elección.
guide-held-last = Era la última carta. Mira el resultado o deshaz la jugada.
guide-gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
table-undo = Deshacer lo último
table-clear = Borrar toda la jugada
table-confirm-all = Confirmar
table-confirm-skip-number = Confirmar sin número
table-confirm-skip-bridges = Confirmar sin puentes
table-confirm-skip-both = Saltar esta carta
table-confirm-more = { $left ->
    [one] Falta { $left } puente
   *[other] Faltan { $left } puentes
}
table-confirm-wrong = Corrige primero lo rojo
table-skip-really = ¿Saltar la carta? Pulsa otra vez
table-skip-bridges-really = ¿Ningún puente? Pulsa otra vez
table-next-card = Destapar la siguiente carta
table-result = Ver el resultado
table-marks = Tu jugada con esta carta
table-mark-number = { $number } en { $at }
table-mark-bridge = { $line }
table-mark-erase = Borrar: { $mark }
table-take-back = Deshacer
table-your-turn = Te toca
table-take-back-of = Deshacer la jugada de { $name }
table-waiting = Hecho. Esperando a { $names }.
table-nudge = Avisar
table-nudged = Aviso enviado.
table-away = { $name } no está.
table-grace = Un bot podrá seguir en { $seconds } s
table-stood-in = Un bot ha jugado esta carta por ti.
table-watching = Estás viendo la partida.
table-bot-for-you = Un bot juega por ti.
table-warming-up = Los bots aún están calentando: de momento juegan de forma algo más sencilla.
table-come-back = Recuperar mi asiento

## A hint

hint-ask = Enséñame una buena jugada
hint-thinking = Pensando…
hint-title = Una buena jugada
hint-turn-both = Anota el { $number } en { $island } y dibuja { $bridges }.
hint-turn-number = Anota el { $number } en { $island } y no dibujes nada.
hint-turn-bridges = No anotes nada y dibuja { $bridges }.
hint-turn-pass = Sáltate esta carta.
bridge-twice = { $line } (dos veces)
hint-better = Debería dar { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más que tu jugada.
hint-same = Tu jugada debería valer lo mismo.
hint-expected = Puntuación final esperada: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos.
reason-red = Completa { $islands }: { $done } de { $all } banderas rojas.
reason-blue = Completa { $islands }: { $done } de { $all } banderas azules.
reason-six = Después habrá { $done } islas listas unidas, de las { $all } que hacen falta.
reason-finish = Completa { $islands }.
reason-room = Deja sitio en { $at } para los puentes que le faltan.
reason-open = Mantiene { $at } abierta para un { $number }.
reason-flag = Lleva un puente a la bandera de { $at }: así podrá recibir un número.
reason-need = { $need ->
    [one] Después a { $at } solo le falta { $need } puente.
   *[other] Después a { $at } le faltan { $need } puentes.
}
reason-margin = La segunda mejor jugada debería dar { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos menos.
reason-alike = Otra jugada debería valer lo mismo.
hint-take = Usar esta jugada
hint-dismiss = No, gracias
hint-recorded = Las pistas quedan anotadas en el registro.

## The others

table-others = Las otras tablas
table-other = { $state ->
    [done] ha terminado
    [away] no está
   *[thinking] está pensando
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
table-state = { $state ->
    [done] listo
    [away] no está
   *[thinking] pensando
}
table-sheet-of = La tabla de { $name }
table-put-bot = Que siga un bot
table-hand-over = { $name }, te toca
table-hand-over-open = Soy { $name }

## Points

table-worth = { $high ->
    [one] { $category }: { $high } punto; después, { $low }
   *[other] { $category }: { $high } puntos; después, { $low }
}
table-worth-low = { $low ->
    [one] { $category }: { $low } punto; los { $high } ya se han perdido
   *[other] { $category }: { $low } puntos; los { $high } ya se han perdido
}
table-worth-reached = { $points ->
    [one] { $category }: hecho, { $points } punto
   *[other] { $category }: hecho, { $points } puntos
}
table-progress = { $done } de { $all }
table-piles = Los tres mazos
table-pile = Cartas destapadas: { $turned } de { $size }
table-by-card = hasta la { $card }
table-then = luego { $points }
table-deadline = { $points ->
    [one] { $category }: { $points } punto hasta la carta { $card } inclusive
   *[other] { $category }: { $points } puntos hasta la carta { $card } inclusive
}
table-log-empty = Aún no hay avisos.
table-log-reached = { $name }: { $sentence }
table-log-skipped-number = { $name } no anota ningún número.
table-log-skipped-bridges = { $name } no dibuja puentes.
table-log-timed-out = Se acabó el tiempo de { $name }.
table-log-hinted = { $name } ha pedido una pista.
table-log-stood-in = Un bot ha jugado por { $name }.

## Cards

card-shows = { $bridges ->
    [one] Número { $number }, { $bridges } puente
   *[other] Número { $number }, { $bridges } puentes
}
card-seen = { $bridges ->
    [one] Ya ha salido: número { $number }, { $bridges } puente
   *[other] Ya ha salido: número { $number }, { $bridges } puentes
}
card-unseen = { $bridges ->
    [one] Aún no ha salido: número { $number }, { $bridges } puente
   *[other] Aún no ha salido: número { $number }, { $bridges } puentes
}

## The board

board-lines = Líneas
board-most = máx.
board-lines-of = Las líneas de { $at }

## Help

table-help = Cómo se juega aquí
table-help-learn = Aprender jugando
table-help-goal = Termina islas: una isla está lista cuando tiene exactamente tantos puentes como indica su número, y vale 2 puntos. Todas las banderas rojas, todas las azules o seis islas listas unidas por puentes dan puntos extra: más si lo consigues antes que nadie o, en solitario, a tiempo.
table-help-write = Toca una isla para anotar el número de la carta. Tócala otra vez para borrarlo.
table-help-draw = Toca una línea para dibujar un puente, o arrastra de isla a isla. Tócala otra vez para el segundo puente; cuando ya no cabe ninguno, otro toque borra lo que has dibujado ahí con esta carta.
table-help-confirm = El botón de abajo dice a qué renuncias. Una jugada confirmada se puede deshacer hasta que todos terminen.
table-help-confirm-solo = El botón de abajo dice a qué renuncias. Una jugada confirmada se puede deshacer hasta que se destape la siguiente carta: al tocar el mazo o tras una breve pausa.
table-help-keys = Con el teclado, en la tabla
table-key-arrows = Flechas
table-key-arrows-does = ir a la siguiente isla en esa dirección
table-key-enter = Intro, Espacio
table-key-enter-does = anotar el número en esta isla, o borrarlo
table-key-shift = Mayús + flecha
table-key-shift-does = dibujar un puente en esa dirección
table-key-b = b
table-key-b-does = elegir entre las líneas de esta isla
table-key-u = u
table-key-u-does = deshacer lo último o, antes de la siguiente carta, la jugada; también Ctrl + Z
table-key-c = c
table-key-c-does = confirmar; otra vez, en solitario: destapar la siguiente carta
table-key-h = h
table-key-h-does = ver una buena jugada, si la mesa tiene pistas
table-key-question = ?
table-key-question-does = mostrar esta ayuda

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-confirm = Al completar mi jugada
settings-confirm-always = esperar a que yo confirme
settings-confirm-pause = confirmar tras una breve pausa
settings-confirm-once = confirmar al momento
settings-next-card = En solitario, destapar la siguiente carta
settings-next-card-pause = tras una breve pausa
settings-next-card-tap = cuando toque el mazo
settings-next-card-once = en cuanto confirme
settings-curtain = Tapar la tabla mientras el dispositivo cambia de manos
settings-legal = Mostrar lo permitido
settings-hopeless = Mostrar las islas que ya no se pueden terminar
settings-sound = Sonidos suaves
settings-speech = Leer los avisos en voz alta
settings-reactions = Mostrar las reacciones de los demás

## Spoken

say-island = { $at }, { $flag ->
    [red] bandera roja
    [blue] bandera azul
   *[none] sin bandera
}, { $number ->
    [0] sin número
   *[other] número { $number }
}, { $bridges ->
    [0] sin puentes
    [one] { $bridges } puente
   *[other] { $bridges } puentes
}{ $need ->
    [0] {""}
    [one] , falta { $need }
   *[other] , faltan { $need }
}{ $state ->
    [finished] , lista
    [crossed] , tachada
   *[open] {""}
}.
say-island-possible = Aquí puede ir el número.
say-island-limited = El número puede ir aquí, pero en esta isla caben como mucho { $most }.
say-island-hopeless = Ya no se puede terminar.
say-wrong = Va contra las reglas.
say-line-from = { $direction ->
    [up] Arriba
    [right] A la derecha
    [down] Abajo
   *[left] A la izquierda
}, { $to }: { $bridges ->
    [0] sin puentes
    [one] { $bridges } puente
   *[other] { $bridges } puentes
}{ $state ->
    [blocked] , línea bloqueada
    [possible] , cabe { $bridges ->
        [0] uno
       *[other] otro
    }
   *[plain] {""}
}.
say-line = De { $from } a { $to }: { $bridges ->
    [0] sin puentes
    [one] { $bridges } puente
   *[other] { $bridges } puentes
}{ $state ->
    [blocked] , línea bloqueada
    [possible] , cabe { $bridges ->
        [0] uno
       *[other] otro
    }
   *[plain] {""}
}.
say-line-ends = de { $from } a { $to }
labelled = { $label }: { $text }
say-sheet = { $board } con { $numbers ->
    [one] { $numbers } número
   *[other] { $numbers } números
}, { $bridges ->
    [one] { $bridges } puente
   *[other] { $bridges } puentes
} y { $finished ->
    [one] { $finished } isla lista
   *[other] { $finished } islas listas
}
say-card = { $bridges ->
    [one] Carta { $round }: número { $number }, { $bridges } puente.
   *[other] Carta { $round }: número { $number }, { $bridges } puentes.
}
say-written = { $number } anotado en { $at }.
say-erased-number = Borrado el número de { $at }.
say-drawn = Puente { $done } de { $all } dibujado: { $line }.
say-erased-line = Borrado: { $line }.
say-undone = Deshecho.
say-cleared = Jugada borrada.
say-taken-back = Jugada deshecha. Puedes cambiarla.
say-marked = Jugada marcada. Aún puedes cambiarla.
say-done = { $name } ha terminado.
table-react = Reaccionar
reaction-hello = ¡Hola!
reaction-bravo = ¡Bien jugado!
reaction-wow = ¡Guau!
reaction-oops = ¡Ups!
reaction-thanks = ¡Gracias!
say-reaction = { $name }: { $reaction }
say-bot = Un bot sigue jugando por { $name }.
say-back = { $name } ha vuelto.
say-nudged = { $name } te está esperando.
say-not-now = Ya has jugado esta carta.
say-no-line = De { $at } no sale ninguna línea { $direction ->
    [up] hacia arriba
    [right] hacia la derecha
    [down] hacia abajo
   *[left] hacia la izquierda
}.
say-clock = { $seconds ->
    [one] Queda { $seconds } segundo.
   *[other] Quedan { $seconds } segundos.
}

## Notes for a first game, at the start and for the first three cards

note-0 = ¡Tu primera partida! Elige un 3 o un 4 y una isla cerca del centro: los puentes nacen de los números.
note-1 = Anota cerca del número que ya tienes: las vecinas comparten puentes. En las verdes con puntos cabe el número; en las de «máx.», nunca.
note-2 = Los números pequeños se terminan rápido; los grandes piden muchos puentes. Lleva pronto un puente a una bandera: así podrá recibir un número.
note-3 = Cada puente bloquea las líneas que cruza. ¿Dudas? La bombilla muestra una buena jugada. A partir de aquí es tu partida: ¡que la disfrutes!
note-close = Entendido
learn-called-back = ¡Empieza la partida!

# Honour tables (M1 to M5)
honour-table = Mesa de confianza
honour-point = Señalar un error
honour-whose = ¿De quién es la tabla?
honour-how = Toca una isla o una línea donde se haya incumplido una regla. Cuentan las cartas ya jugadas, no la que está en juego.
honour-look = Solo quien juega puede señalar errores.
honour-choose = Toca una isla o una línea
honour-chosen = Elegido: { $where }.
honour-point-at = Hay un error en { $where }
honour-is-one = Es un error.
honour-noticed = { $own ->
    [own] { $by } ve un error propio: { $where }, carta { $round }.
   *[other] { $by } ve un error de { $name }: { $where }, carta { $round }.
}
honour-end-count = { $count ->
    [one] Hay uno. Sus islas no cuentan.
   *[other] Hay { $count }. Sus islas no cuentan.
}
honour-next = { $left ->
    [one] Mostrar el último
   *[other] Mostrar el siguiente (quedan { $left })
}
