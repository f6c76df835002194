### The editor for boards and decks of one's own.

editor-intro = ¿Tienes el juego impreso? Introduce aquí sus tablas y cartas y juega con ellas en una mesa, en solitario o en papel.
editor-what = ¿Qué quieres dibujar?
editor-board = Tabla
editor-deck = Baraja
editor-tool = Herramienta
editor-tool-island = Isla
editor-tool-red = Bandera roja
editor-tool-blue = Bandera azul
editor-tool-line = Líneas
editor-tool-hint = Toca la cuadrícula. Una isla nueva se une enseguida a sus vecinas; con «Líneas» quitas o añades líneas sueltas. Los puntos dorados son cruces.
editor-keys = Teclado: las flechas mueven, Intro usa la herramienta, I, R y B ponen islas y banderas, Mayús + flecha dibuja o quita una línea, Ctrl + Z deshace.
editor-undo = Deshacer
editor-undone = Último paso deshecho.
editor-clear = Vaciar
editor-columns = Columnas
editor-rows = Filas
editor-count = { $name }: { $count } de { $wanted }
editor-red = Banderas rojas
editor-blue = Banderas azules
editor-crossings = Cruces: { $count }
editor-grid = La tabla, { $columns } columnas y { $rows } filas
editor-cell-empty = { $at }: vacío
editor-cell = { $at }: { $flag ->
    [red] isla con bandera roja
    [blue] isla con bandera azul
   *[none] isla
}, { $count ->
    [0] sin líneas
    [one] 1 línea
   *[other] { $count } líneas
}
editor-line-on = Línea de { $from } a { $to }
editor-line-off = Sin línea de { $from } a { $to }
editor-checking = Comprobando…
editor-unchecked = Por eso aún no se ha comprobado.
editor-bad = { $count ->
    [one] Queda una cosa por corregir:
   *[other] Quedan { $count } cosas por corregir:
}
editor-name = Nombre
editor-use = Comprobar y usar
editor-play = Jugar con ella
editor-print = Imprimir
editor-keep = Guardar en este navegador
editor-kept = «{ $name }» queda guardada en este navegador.
editor-download = Guardar como archivo
editor-upload = Abrir un archivo
editor-unreadable = Este archivo no es ni una tabla ni una baraja.
editor-begin = Empezar con
editor-delete = Borrar «{ $name }»
editor-deck-hint = ¿Cuántas veces está cada carta en tu baraja?
editor-more = Una más: número { $number }, { $bridges ->
    [one] 1 puente
   *[other] { $bridges } puentes
}
editor-less = Una menos: número { $number }, { $bridges ->
    [one] 1 puente
   *[other] { $bridges } puentes
}
