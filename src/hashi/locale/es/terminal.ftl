### What only the command line says.

## The table

side = Lado { $board }
card-of = Carta { $round } de { $rounds }
card-open = { $bridges ->
    [one] Número { $number }, { $bridges } puente
   *[other] Número { $number }, { $bridges } puentes
}
piles = Mazos
cards = Cartas
points = Puntos
deadline = { $category } { $points }
round-short = carta { $round }
legend = ( ) sin bandera   [ ] bandera roja   < > bandera azul

## Talking to the player

welcome = Anota números y dibuja puentes: una isla está lista cuando tiene tantos puentes como indica su número.
commitment = Las cartas están barajadas. Su sello, que podrás comprobar al final: { $commitment }
prompt = { $question }:{" "}
prompt-start = Tu número inicial (p. ej. 4@c4)
prompt-turn = Tu jugada
prompt-hint = p. ej. 5@c2 c2-c4*2 · paso · elegir · ayuda · salir
prompt-hint-honour = p. ej. 5@c2 c2-c4*2 · paso · error b3 · ayuda · salir
prompt-confirm = Intro o s confirma, d deshace
prompt-choice = Tu elección
prompt-resume = Tienes una partida a medias. ¿La continuamos? (s/n)
yes = s
no = n
word-pass = paso
word-list = elegir
word-mistake = error
word-help = ayuda
word-quit = salir
word-undo = deshacer
word-undo-short = d
undone = Deshecho.
undo-nothing = No hay nada que deshacer.
confirm-unclear = Pulsa Intro o escribe s para jugar así, d para cambiarlo.
help-honour = error b3 señala un error tuyo en b3 con una carta anterior.
help =
    5@c2 anota el 5 en la isla c2.
    c2-c4 dibuja un puente de c2 a c4; c2-c4*2 dibuja dos.
    Puedes combinarlos: 5@c2 c2-c4*2. Escribe paso para no hacer ni lo uno ni lo otro.
    elegir te guía paso a paso, deshacer vuelve un paso atrás, ayuda muestra este texto, salir guarda la partida y la cierra.
choose-island = ¿Dónde va el { $number }?
choose-bridge = Puente { $nth } de { $count }
choose-none = en ningún sitio: sin número
honour-no-list = En una mesa de confianza no se puede elegir de una lista: revelaría qué está permitido.
choose-no-bridges = ninguno: sin puentes
choose-unclear = Escribe uno de los números que aparecen.
skips-number = Esta vez, sin número.
skips-bridges = Esta vez, sin puentes.
finishes = { $count ->
    [one] Isla lista: { $islands }.
   *[other] Islas listas: { $islands }.
}
not-read = No lo entiendo: en el carácter { $column } esperaba { $expected }.
game-over = Se han jugado las 17 cartas.
rank-is = { $total ->
    [one] { $total } punto: { $rank }
   *[other] { $total } puntos: { $rank }
}
opened = Sello abierto. Este es el secreto: { $secret }
check-it = Comprueba que se barajó sin trampas con: hashi verify { $path }
saved = Partida guardada en { $path }
resumed = De vuelta a la mesa: { $path }
goodbye = ¡Hasta pronto! Para continuar: hashi play --resume { $path }

## Commands

board-fine = { $path }: la tabla está bien.
deck-fine = { $path }: la baraja está bien.
fresh-code = Código
fresh-lines = Líneas
fresh-crossings = Cruces
fresh-mean = Bot
fresh-rating = Dificultad
fresh-best = Máximo
fresh-how = Bot: la media de un bot sencillo en { $games } partidas. Máximo: lo más que se puede hacer, demostrado con una partida.
file-line = { $path }, línea { $line }: { $sentence }
file-whole = { $path }: { $sentence }
record-not-read = { $path }, línea { $line }, columna { $column }: se esperaba { $expected }.
round-heading = Ronda { $round }: { $card }
seat-heading = { $name }: { $turn }
winners = { $count ->
    [one] Gana: { $names }
   *[other] Ganan: { $names }
}
fair-checksum-fits = El registro está intacto: su suma de control coincide con todas las líneas.
fair-checksum-wrong = El registro se modificó después de la partida: su suma de control no coincide.
fair-deck-fits = La baraja es la conocida, en su orden fijo.
fair-deck-order = La baraja no está en su orden fijo. Así se podría hacer encajar cualquier orden de cartas.
fair-deck-own = Se jugó con una baraja propia. Indica su archivo con --deck para comprobar las cartas.
fair-seal-same = El sello es el que anotaste.
fair-seal-not-compared = ¿De verdad se mostró este sello antes de la partida? Si lo anotaste, añádelo con --seal.
fair-seal-missing = El registro no guarda ningún sello. Si lo anotaste antes de la partida, añádelo con --seal.
fair-secret-fits = El secreto coincide con el sello.
fair-secret-missing = El registro no guarda el secreto, así que no se puede comprobar el sello.
fair-known-deal = Se jugó con un orden de cartas conocido. No había sello, y quien tuviera el código podía saber las cartas.
fair-no-deal = El registro no dice cómo se barajó.
fair-nonce-same = Al barajar se usó el número aleatorio que anotaste para el asiento { $seat }.
fair-hash-same = El número aleatorio del asiento { $seat } coincide con la huella que anotaste.
fair-hash-not-compared = Asiento { $seat }: ¿estaba fijado su número aleatorio antes de la partida? Si anotaste su huella, añádela con --hash; tu propio número, con --nonce.
fair-dealt-again = El asiento { $seat } no mostró su número aleatorio, así que hubo que barajar de nuevo. Quien baraja ya podía conocer el primer orden de las cartas.
fair-drawn-fits = El asiento { $seat } no dio ningún número aleatorio; el que se usó sale del secreto.
fair-seed-fits = El código de las cartas sale del secreto y de los números aleatorios.
fair-cards-fit = Las cartas salieron en el orden que tocaba.
fair-cards-few = { $card ->
    [one] De momento solo se ha jugado { $card } carta de 17.
   *[other] De momento solo se han jugado { $card } cartas de 17.
}
fair-no-cards = Todavía no se ha jugado ninguna carta.
fair-game-fits = Se jugó según las reglas.
fair-honour-fits = Se jugó según las reglas de una mesa de confianza: todo lo que se dibujó podía dibujarse, y cada error se resolvió según M2 a M5.
fair-turn-illegal = Línea { $line }: { $sentence }
fair-game-broken = Línea { $line }: se esperaba { $sentence }.
fair-verdict-fair = Se barajó sin trampas.
fair-verdict-partly = Por lo que muestra este registro, se barajó sin trampas.
fair-verdict-unfair = Algo no cuadra: este registro no es de fiar.
fair-verdict-nothing-to-check = Este registro no prueba nada sobre cómo se barajó, ni a favor ni en contra.

serving = HASHI está en marcha en { $address }
serving-stop = Ctrl+C lo detiene.

## Bots by themselves

progress-games = Partidas
progress-boards = Tablas
simulate-heading = { $count ->
    [one] { $bot }, { $count } partida en solitario, semilla { $seed }
   *[other] { $bot }, { $count } partidas en solitario, semilla { $seed }
}
arena-heading = { $count ->
    [one] { $count } partida, semilla { $seed }
   *[other] { $count } partidas, semilla { $seed }
}
arena-wins = victorias
arena-share = victorias en %
arena-points = puntos de media
arena-how = Una victoria compartida cuenta como fracción. Intervalo del 95 % por orden de cartas, según Wilson; un guion: muy pocas partidas.
stopped-games = Detenido tras { $done } de { $asked } partidas. Hasta ahora:
figure-mean = Media
figure-interval = Intervalo del 95 % de la media
figure-interval-short = intervalo del 95 %
figure-from-to = de { $low } a { $high }
figure-part = { $part } de { $whole }
figure-median = Mediana
figure-range = El más bajo y el más alto
figure-in-time = Rojas, azules y seis a tiempo, en %
figure-finished = Islas listas, de media
figure-turn-mean = Milisegundos por jugada
figure-turn-worst = Jugada más lenta, en milisegundos
figure-optimum = Lo máximo posible, de media
figure-share = Conseguido de ese máximo, en %
figure-share-interval = Intervalo del 95 % de ese porcentaje
figure-proven = Máximo demostrado
figure-how = Intervalo del 95 % según Student; un guion: muy pocas partidas.
figure-totals = Totales
figure-ranks = Rangos

## The best a deal allows

solve-searching = Buscando
solve-best = Lo mejor por ahora: { $points }, como mucho { $bound }
solve-proven = { $points } puntos, y está demostrado: no hay nada mejor.
solve-found = { $points } puntos encontrados, { $bound } posibles como mucho: una diferencia de { $gap }.

## The report of a game

progress-report = Carta a carta
report-written = El informe está en { $path }
report-stopped = Detenido. { $path } guarda lo encontrado hasta entonces.

## Training

progress-train = Entrenamiento
train-line = { $count } partidas, últimamente { $mean } puntos de media
train-in-time = A tiempo: rojas { $red } %, azules { $blue } %, seis { $six } %.
train-written = Lo aprendido está en { $path }
train-resume = Para continuar: hashi train --resume { $path }
train-use = Con esta tabla, los bots lo usarán cuando el archivo esté aquí: { $path }
train-use-any = Con las tablas que no conocen, los bots lo usarán cuando el archivo esté aquí: { $path }
train-nothing = Detenido antes de aprender nada.

## Errors

error-file = No se puede leer { $path }.
error-write = No se puede escribir { $path }.
error-board = No existe el lado { $board }: elige A o B, o indica el código de una tabla nueva o el archivo de una tabla.
error-board-count = Deben ser de 1 a { $most } tablas.
error-language = El idioma { $language } no está disponible: elige entre { $languages }.
error-deal = Un código de cartas tiene 64 dígitos hexadecimales; con una fecha como 2026-11-16, o con today, juegas las cartas del día.
error-seal = Un sello tiene 64 dígitos hexadecimales.
error-nonce = Asiento { $seat }: un número aleatorio o su huella tiene 64 dígitos hexadecimales.
error-nonce-seat = «{ $word }»: se esperaba un asiento, del 1 al { $seats }, y su número aleatorio, como 1=0f3a…
error-name = El nombre debe tener de 1 a 40 caracteres.
error-finished = { $path }: esta partida ya ha terminado.
error-not-solo = { $path }: en el terminal solo se pueden continuar partidas en solitario.
error-no-seed = { $path }: el registro no guarda el orden de las cartas, así que la partida no puede continuar.
error-port = El puerto { $port } no está disponible.
error-command = No entiendo «{ $words }»; hashi --help muestra los comandos.
error-command-meant = «{ $words }» no es un comando. ¿Querías decir { $command }?
error-option = No hay ninguna opción { $option }; --help las muestra todas.
error-option-meant = No hay ninguna opción { $option }. ¿Querías decir { $other }?
error-option-empty = Falta el valor de { $option }.
error-argument-missing = Falta { $name }; --help muestra lo que hace falta.
error-option-twice = { $option } aparece dos veces.
error-option-choice = { $option } no admite «{ $value }». Elige entre { $choices }.
error-option-value = { $option } necesita un número, no «{ $value }».
error-output = No se ha podido escribir la salida: { $reason }.
error-data = No se puede abrir { $path } para escribir. ¿Queda espacio en el disco y puede escribir ahí este usuario? hashi doctor te dirá más.
error-newer-data = { $path } es de una versión más nueva de HASHI.
error-bot = No existe el bot { $bot }: elige entre { $bots }.
error-bot-broken = No se puede usar el bot { $bot }. { $reason }
error-bots = Hacen falta de { $fewest } a { $most } bots, separados por comas.
error-games = Tiene que haber al menos 1 partida.
error-games-seats = Cada orden de cartas se juega una vez por asiento: elige un número de partidas divisible por { $seats }.
error-start-choice = El comienzo es own (lo elige el bot) o random (al azar).
error-seconds = Tienen que ser más de 0 segundos.
error-jobs = Tiene que haber al menos 1 proceso.
error-jobs-or-dask = Elige --jobs o --dask, pero no ambos.
error-dask-missing = Para un clúster de Dask falta un paquete: pip install 'hashi-game[dask]'
error-dask-address = Ningún planificador de Dask responde en { $address }.
error-solver-missing = Para buscar el mejor camino con unas cartas falta un paquete: pip install 'hashi-game[solver]'
error-print-missing = Para imprimir falta un paquete: pip install 'hashi-game[print]'
error-fonts = Faltan las fuentes para imprimir: se crean con la página (make play lo hace).
error-sheets = Se pueden imprimir de 1 a { $most } tablas.
printed = { $path } está listo para imprimir.
error-target = «{ $target }» no es un registro, ni un código de cartas, ni una lista de cartas.
error-record-only = --from y --seat solo valen con un registro.
error-record-board = Un registro trae su propia tabla y su baraja.
error-cards-unknown = { $path }: no se conocen todas las cartas de esta partida.
error-round = Elige una ronda de 1 a { $last }.
error-start-or-round = Elige --start o --from, pero no ambos.
error-start = «{ $start }»: se esperaba { $expected }, o free.
error-card = «{ $word }»: se esperaba { $expected }.
error-cards-count = Indica las { $rounds } cartas del mazo, no { $count }.
error-cards-deck = La baraja no tiene { $card } tantas veces.
error-not-over = { $path }: esta partida aún no ha terminado.
error-minutes-or-games = Elige --minutes o --games, pero no ambos.
error-multiplayer-any = El entrenamiento en compañía necesita una tabla: parte de lo que los bots aprendieron en ella en solitario.
error-minutes = Tienen que ser más de 0 minutos.
error-seed = La semilla del entrenamiento es 0 o más.
error-checkpoint = { $path } no es un punto de control de un entrenamiento en esta tabla.
error-resume-length = Un entrenamiento reanudado conserva su duración: quita --minutes y --games.

## Compiled code

progress-compile = Compilando
compile-once = Compilando para este equipo: tarda unos { $seconds } segundos, solo esta vez.
compile-elsewhere = No se puede escribir en { $path }; el código compilado va a { $other }, que puede vaciarse en cualquier momento.
compile-nowhere = El código compilado no se puede guardar porque no hay ninguna carpeta en la que se pueda escribir. Se compilará de nuevo cada vez.
warm-done = Compilado en { $seconds } s. El código está en { $path }
warm-ready = Ya está todo compilado. El código está en { $path }

progress-puzzles = Enigmas
puzzle-goal = { $points ->
    [one] Ronda { $round }: aún se puede ganar { $points } punto. ¡Encuéntralo!
   *[other] Ronda { $round }: aún se pueden ganar { $points } puntos. ¡Encuéntralos!
}
puzzle-best = { $points ->
    [one] { $points } punto más, y está demostrado: no hay nada mejor.
   *[other] { $points } puntos más, y está demostrado: no hay nada mejor.
}
puzzle-ways = { $count ->
    [one] Solo hay { $count } manera de lograrlo, y es esta:
   *[other] Hay { $count } maneras de lograrlo; esta es una:
}
puzzle-unproven = No se ha podido demostrar a tiempo la mejor manera de jugar este enigma.
puzzle-fault-goal = el objetivo no es lo mejor que se puede lograr
puzzle-fault-way = la solución indicada no alcanza el objetivo
puzzle-fault-rating = su nivel está mal
puzzle-fault-unproven = no se ha podido demostrar su objetivo a tiempo
puzzle-checked = Enigmas comprobados: { $count }; mal: { $wrong }
puzzle-column-level = Nivel
puzzle-column-count = Enigmas
puzzle-column-tried = Jugadas probadas
puzzle-column-ways = Soluciones
puzzle-column-missed = Pierde el voraz
puzzle-column-solved = Resuelve el bot
error-puzzle = No se puede leer este enigma. Se esperaba: { $expected }.
error-puzzle-cards = Un enigma tiene de { $least } a { $most } cartas.
error-puzzle-level = Los niveles van del 1 al { $most }.
error-puzzle-count = Tiene que haber al menos 1 enigma.
error-puzzle-tries = Tiene que haber al menos 1 intento.
error-puzzle-day = «{ $day }» no es un día como 2026-12-24.
