### The tutorial: eight steps on the board, each done by doing. Islands are named by column and row.

learn-title = Aprender a jugar
learn-step = Paso { $step } de { $steps }
learn-leave = Salir del tutorial
learn-to-table = Volver a la mesa
learn-back = Atrás
learn-skip = Saltar
learn-next = Siguiente
learn-undo = Deshacer
learn-confirm = Confirmar
learn-astray = Se puede, pero no es lo que pide este paso. Tócalo otra vez o deshazlo y sigue la marca.
learn-go-on = { $left ->
    [one] Bien. Falta { $left } puente.
   *[other] Bien. Faltan { $left } puentes.
}
learn-new-situation = Otra situación
learn-rival-mia = Mia, carta { $round }
learn-rival-you = Tú, carta { $round }

learn-write = Anota un número
learn-number-do = El objetivo: terminar islas. En cada ronda se descubre una carta, la misma para todos. Primero anotas su número: toca una isla verde para poner ahí el { $number }.
learn-number-done = Bien. Ahora esta isla necesita exactamente { $number } puentes.

learn-finish = Construye puentes
learn-bridges-do = Después dibujas los puentes de la carta: { $bridges } esta vez. Toca una línea de puntos o arrastra de isla a isla. Dale a c2 los dos puentes que pide.
learn-bridges-done = Dos puentes en un 2: c2 está lista y lleva un círculo. Cada isla lista da { $island } puntos.

learn-place = Dónde cabe un número
learn-flag-do = No todas las islas aceptan cualquier número. Intenta anotar el { $number } en e1, que tiene una bandera.
learn-flag-done = Una isla con bandera solo acepta un número si ya llegaba un puente antes de esta carta.
learn-small-do = Ahora prueba en c2, adonde ya llegan dos puentes.
learn-small-done = Dos puentes son más de lo que permite un { $number }. Un número no puede ser menor que lo que ya hay.
learn-fits-do = e4 tiene una bandera y un puente. Anota ahí el { $number }.
learn-fits-done = Encaja justo: número y puentes coinciden, así que e4 queda lista al momento.

learn-cross = Los puentes nunca se cruzan
learn-blocked-do = Prueba la línea larga de b3 a f3, justo a través del puente de c2.
learn-blocked-done = Se cruzaría con el puente, así que esta línea queda bloqueada para el resto de la partida. ¡Mira bien dónde construyes!

learn-exact = Todos o ninguno
learn-all-do = Esta carta trae { $bridges } puentes: dibuja los { $bridges } o ninguno. Cada uno necesita un número en al menos un extremo.
learn-all-done = Los { $bridges } están dibujados. En una línea caben dos puentes como mucho: una isla con dos líneas nunca tendrá más de 4, y pone «máx. 4».

learn-bonus = Rojas, azules y seis unidas
learn-red-do = Tres de las cuatro banderas rojas están listas. Dibuja el puente que espera e4.
learn-red-done = Todas las banderas rojas: ¡hasta { $red } puntos más! Las tres azules dan hasta { $blue }.
learn-six-do = El tercer premio: seis islas listas unidas por puentes. Solo falta uno en e6.
learn-six-done = Seis en un grupo: hasta { $six } puntos.

learn-first = Date prisa
learn-later-do = Quien consigue un premio primero se lleva el valor alto; los demás, más tarde, el bajo. Mia terminó sus banderas rojas una carta antes que tú. ¿Cuántos puntos te llevas?
learn-later-done = Eso es. Con la misma carta que Mia, los dos os habríais llevado { $red }.
learn-later-wrong = Mia llegó antes, con una carta anterior: los { $red } ya no están.
learn-late-do = En solitario corres contra las cartas, que están en tres mazos. Las azules valen { $blue } mientras dura el primero, hasta la carta { $blueLast } inclusive. Está destapada la carta { $round } y terminas la última bandera azul. ¿Cuántos puntos?
learn-late-done = Eso es: tarde para { $blue }. Las rojas y las seis unidas conservan el valor alto hasta la carta { $redLast } inclusive.
learn-late-wrong = La carta { $round } es del segundo mazo y el primero se acabó: los { $blue } ya no están.

learn-hands = Marcar y cambiar de idea
learn-mark-do = Anota el { $number } y dibuja los dos puentes donde quieras. Toca una marca otra vez para borrarla.
learn-mark-keys = Con el teclado: las flechas mueven, Intro anota, Mayús + flecha dibuja.
learn-mark-done = Todavía no hay nada definitivo.
learn-undo-do = ¿Has cambiado de idea? Deshaz tu última marca.
learn-undo-keys = Con el teclado: U.
learn-undo-done = Borrada.
learn-confirm-do = Completa la jugada otra vez y pulsa «Confirmar».
learn-confirm-keys = Con el teclado: C.
learn-confirm-done = Eso es una jugada. También puedes renunciar al número, a los puentes o a las dos cosas.

learn-end = ¡Ya sabes jugar!
learn-end-hint = Diecisiete cartas y se cuentan los puntos. En tu primera partida te acompañan unas notas en las tres primeras cartas.
learn-play = Jugar mi primera partida
learn-again = Empezar de nuevo
learn-rules = Todas las reglas
