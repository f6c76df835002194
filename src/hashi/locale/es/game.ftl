### What every front end says. Codes of the engine are keys: refusal-CODE, problem-CODE, ...

## Refusals: why something is not allowed. The rule's number is added by the caller.

refusal-no-such-island = No existe la isla { $where }.
refusal-number-not-on-card = Solo puedes anotar el número de la carta.
refusal-island-has-number = La isla { $where } ya tiene un número.
refusal-flag-without-bridge = La isla { $where } tiene bandera: necesita un puente de una ronda anterior.
refusal-number-too-small = A la isla { $where } ya llegan más puentes de los que permite este número.
refusal-bridge-count = Dibuja exactamente los puentes que muestra la carta, o ninguno.
refusal-bridges-drawn = Ya has dibujado todos los puentes de esta carta. Borra uno antes.
refusal-no-such-line = No existe la línea { $where }.
refusal-line-full = La línea { $where } ya tiene dos puentes.
refusal-bridge-crossed = El puente { $where } se cruzaría con otro.
refusal-bridge-without-number = El puente { $where } necesita un número en un extremo.
refusal-number-exceeded = La isla { $where } no admite más puentes: queda lista en cuanto alcanza su número.
refusal-six-exceeded = La isla { $where } tendría más de seis puentes.
refusal-start-number = Empiezas con un 3 o un 4.
refusal-start-flag = La isla { $where } tiene bandera: empieza en una que no tenga.
refusal-already-started = Ya has anotado tu número inicial.
refusal-setup-open = Aún falta alguien por anotar su número inicial.
refusal-setup-closed = Las tablas ya han cambiado de manos.
refusal-already-played = Ya has jugado esta carta.
refusal-nothing-to-take-back = No hay nada que deshacer.
refusal-card-unknown = La siguiente carta aún no se ha destapado.
refusal-no-such-seat = No existe el asiento { $where }.
refusal-no-mistake = Ahí no hay ningún error: { $where }.
refusal-pointed-enough = Ya se han señalado bastantes errores en esta ronda. Sigue con la próxima carta.
refusal-game-over = La partida ha terminado.
refusal-already-begun = La partida ya ha empezado.
refusal-seat-taken = Este asiento está ocupado.
refusal-not-host = Solo puede hacerlo quien abrió la mesa.
refusal-seats-open = Aún quedan asientos libres.
refusal-not-your-seat = Este no es tu asiento.
refusal-nonce-given = Este asiento ya ha aportado su número para barajar.
refusal-log-full = En esta mesa ya han pasado demasiadas cosas: solo se puede jugar la partida hasta el final.
refusal-nonce-early = Los números aleatorios no se muestran hasta que empieza la partida.
refusal-nonce-wrong = Este número aleatorio no coincide con la huella que este asiento mostró antes.
refusal-nonce-withheld = Este asiento no mostró a tiempo su número aleatorio, así que ya no aporta ninguno para barajar.
refusal-dealing = Se están repartiendo las cartas.
refusal-just-left = Quien se sienta aquí acaba de perder la conexión. Dale un momento.
refusal-stand-in-played = Esta carta la ha jugado un bot por ti. Su jugada no se puede deshacer.
refusal-sent-away = Quien abrió la mesa te ha pedido que te levantes. Aún puedes mirar.
refusal-last-seat = Alguien tiene que jugar: es el último asiento.
refusal-nobody-to-nudge = En este asiento no hay que avisar a nadie ahora.
refusal-nudged-already = Acaba de recibir un aviso. Dale un momento.
refusal-nobody-to-send-away = En este asiento no hay nadie más.
refusal-not-begun = La partida aún no ha empezado.
refusal-round-closed = Esta ronda ya está cerrada.
refusal-turn-unreadable = Esta jugada no se puede leer.
refusal-not-over = La partida aún no ha terminado.
refusal-not-your-moment = Ahora no te toca dibujar.
refusal-hints-off = En esta mesa no hay pistas.
refusal-no-way-on = Con el puente { $where } ya no podrías dibujar todos los de la carta.
refused = { $sentence } ({ $rule })

## Problems of board and deck files

problem-file-missing = El archivo { $where } no existe.
problem-file-unreadable = No se puede leer { $where } como archivo de texto.
problem-file-too-large = El archivo tiene más de { $where } caracteres.
problem-toml-unreadable = Esto no es TOML válido.
problem-key-unknown = «{ $where }» sobra en este archivo.
problem-key-missing = Falta «{ $where }».
problem-key-not-texts = «{ $where }» debe ser una lista de textos.
problem-name-unfit = Hace falta un nombre: un texto de 1 a 40 caracteres.
problem-island-unreadable = «{ $where }» no es una isla: escribe la letra de la columna y una fila del 1 al 9, como c4.
problem-island-twice = La isla { $where } aparece dos veces.
problem-line-unreadable = «{ $where }» no es una línea: escribe dos islas, como c4-c7.
problem-line-twice = La línea { $where } aparece dos veces.
problem-line-end-missing = Línea { $where }: no existe la isla { $other }.
problem-line-bent = La línea { $where } no es ni horizontal ni vertical.
problem-line-over-island = La línea { $where } pasa por encima de la isla { $other }.
problem-flag-nowhere = Hay una bandera para { $where }, pero esa isla no existe.
problem-flag-twice = La isla { $where } tiene más de una bandera.
problem-board-size = La tabla es demasiado grande: como máximo 24 islas y 40 líneas.
problem-island-count = Debe haber 18 islas, no { $where }.
problem-red-count = Debe haber 4 banderas rojas, no { $where }.
problem-blue-count = Debe haber 3 banderas azules, no { $where }.
problem-island-lonely = La isla { $where } necesita al menos dos líneas.
problem-island-apart = Ningún camino de líneas une { $where } con las demás islas.
problem-card-unreadable = «{ $where }» no es una carta: escribe número/puentes, como 5/3.
problem-card-count = Debe haber 18 cartas, no { $where }.
problem-code-unreadable = «{ $where }» no es el código de una tabla. Un código es algo como A1-NP5G-VDF.
problem-code-version = Este código necesita la versión { $where } de las tablas nuevas, que este programa no tiene. Quizá la tenga uno más reciente.
problem-code-mistyped = Ninguna tabla tiene el código «{ $where }». Debe de haber una errata.

## What was expected where a text could not be read

expected-card = una carta como 5/3: un número del 1 al 6 y de 1 a 3 puentes
expected-turn = una jugada como 5@c2 c2-c4, o pass
expected-mark = un número como 5@c2 o un puente como c2-c4
expected-one-number = un solo número por jugada
expected-spelling = la forma { $detail }
expected-length = un texto de hasta { $detail } caracteres
expected-bytes = 64 dígitos hexadecimales en minúsculas
expected-day = una fecha como 2026-11-16
expected-nonce = 64 dígitos hexadecimales, con «given» o «drawn» tras todos los números aleatorios o tras ninguno
expected-deal = 2 o known
expected-seat = el número de un asiento
expected-format = «{ $detail }» como primera línea
expected-header = «{ $detail }: » y su valor
expected-board = una tabla posible ({ $detail })
expected-board-size = una tabla de 24 islas y 40 líneas como máximo, con 36 cartas como máximo
expected-plain = texto simple
expected-table = guarded u honour
expected-island = una isla como c4 o c4=red
expected-start = un número inicial como 4@c4: un 3 o un 4 en una isla
expected-end = una ronda, el resultado o el final
expected-score = una puntuación como islands 30, red 5 in 12, blue 0, six 4 in 9, total 39
expected-sum = puntos que cuadren
expected-round = las jugadas de todos antes de la siguiente ronda
expected-fresh-card = una carta de la baraja que aún no se haya jugado
expected-rounds = 17 rondas antes del resultado
expected-result = la línea «{ $detail }»
expected-puzzle = la línea completa de un enigma, que empieza por «{ $detail }»
expected-puzzle-checksum = un enigma tal como se copió: falta o ha cambiado algún carácter, o la tabla es otra
expected-puzzle-board = el lado A o B, o una tabla con sus islas y líneas
expected-puzzle-cards = de 2 a 6 cartas, la última en la ronda 17 como muy tarde
expected-puzzle-marks = marcas posibles ({ $detail } no lo es)
expected-puzzle-reached = la ronda de cada categoría ya conseguida, y de ninguna otra
expected-puzzle-spelling = la única forma de escribir un enigma
expected-puzzle-line = un enigma en una línea JSON, con su identificador y su nivel

## Points

category-red = Rojas
category-blue = Azules
category-six = Seis unidas
islands = Islas
total = Total
reached-red = { $points ->
    [one] ¡Banderas rojas completas: { $points } punto!
   *[other] ¡Banderas rojas completas: { $points } puntos!
}
reached-blue = { $points ->
    [one] ¡Banderas azules completas: { $points } punto!
   *[other] ¡Banderas azules completas: { $points } puntos!
}
reached-six = { $points ->
    [one] ¡Seis islas listas unidas: { $points } punto!
   *[other] ¡Seis islas listas unidas: { $points } puntos!
}
missed-red = { $points ->
    [one] Se acabó el plazo de las banderas rojas: ahora valen { $points } punto.
   *[other] Se acabó el plazo de las banderas rojas: ahora valen { $points } puntos.
}
missed-blue = { $points ->
    [one] Se acabó el plazo de las banderas azules: ahora valen { $points } punto.
   *[other] Se acabó el plazo de las banderas azules: ahora valen { $points } puntos.
}
missed-six = { $points ->
    [one] Se acabó el plazo de las seis islas listas unidas: ahora valen { $points } punto.
   *[other] Se acabó el plazo de las seis islas listas unidas: ahora valen { $points } puntos.
}

## Ranks

rank-minion = Esbirro
rank-dogsbody = Aguador
rank-bamboo-binder = Unidor de bambú
rank-screw-tightener = Atornillador
rank-concrete-pourer = Vertedor de hormigón
rank-project-manager = Director de proyectos
rank-master-bridge-builder = Maestro de puentes
rank-professional-planner = Proyectista profesional
rank-statics-expert = Adepto de la estática
rank-ace-architect = As de la arquitectura
rank-construction-genius = Genio de la construcción
rank-island-god = Dios de las islas
# A bot below the ranks, for first games
level-apprentice = Aprendiz

## Was the deal fair? What both the page and `hashi verify` can find wrong

fair-seal-changed = El sello no es el que se mostró antes de la partida.
fair-secret-wrong = El secreto no coincide con el sello.
fair-secret-hidden = El secreto no se mostró después de la última carta.
fair-nonce-changed = Al barajar no se usó el número aleatorio que dio el asiento { $seat }.
fair-nonce-missing = Falta el número aleatorio del asiento { $seat }.
fair-hash-wrong = El número aleatorio del asiento { $seat } no coincide con la huella que se mostró antes de la partida.
fair-drawn-wrong = El asiento { $seat } no dio ningún número aleatorio, y el que se usó no sale del secreto.
fair-seed-wrong = El código de las cartas no sale del secreto y de los números aleatorios.
fair-card-wrong = La carta { $card } no es la que tocaba.
fair-day-wrong = No son las cartas de ese día.
fair-deck-other = La baraja no tiene las cartas que debería tener.

# Honour tables (M1 to M5)
honour-explained = Como con papel y lápiz, los errores no se rechazan: quien ve uno lo señala, y se corrige o se tachan sus islas; no hay pistas.
honour-wait = Podrás señalar otra vez en unos segundos.
honour-unnoticed = { $name }, carta { $round }:
honour-corrected = La marca se borra.
honour-crossed = Tachadas: { $islands }.
honour-end = Errores que nadie vio
honour-end-none = No hubo ninguno.
honour-points = { $name }: { $before } puntos antes, { $after } después

## How hard a fresh board is

rating-gentle = asequible
rating-balanced = equilibrada
rating-tricky = peliaguda

board-side = Lado { $side }
