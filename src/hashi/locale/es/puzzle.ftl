### Puzzles: the list, solving one, hints and the best way.

puzzles-title = Enigmas
puzzles-about = Conoces las próximas cartas y lo máximo que pueden dar. Encuentra cómo lograrlo: está demostrado que se puede.
puzzles-day = Enigma del día
puzzles-day-goal = { $points } puntos con { $cards } cartas
puzzles-level = Nivel { $level }
puzzles-solved = resuelto
puzzles-count = { $solved } de { $all } resueltos
puzzles-name = Enigma { $number }
puzzles-solved-name = Enigma { $number }, resuelto
puzzles-start = Empezar por el enigma { $number }
puzzles-continue = Seguir con el enigma { $number }
puzzles-all-solved = Los has resuelto todos. ¡Chapó!
puzzles-paste = Pegar un enigma
puzzles-paste-label = El texto del enigma
puzzles-paste-go = Abrir
puzzles-unreadable = No se puede leer este enigma. Se esperaba: { $expected }.
puzzles-pasted = Enigma pegado
puzzles-missing = Ese enigma no existe
puzzles-missing-hint = Puede que falte parte del enlace. También puedes pegar el texto de un enigma en la página de enigmas.

puzzles-goal = { $points ->
    [one] Gana { $points } punto más con estas { $cards } cartas.
   *[other] Gana { $points } puntos más con estas { $cards } cartas.
}
puzzles-cards = Las cartas en orden
puzzles-round = Carta { $round } de { $rounds }
puzzles-worth = { $category }: { $done } de { $all } islas, ahora valen { $points } puntos
puzzles-points = { $points } de { $goal } puntos
puzzles-card-now = Carta { $card } de { $cards }. Llevas { $points } de { $goal } puntos.
puzzles-back-one = Deshacer la última carta
puzzles-again = Empezar de nuevo
puzzles-copy = Copiar este enigma como texto
puzzles-copied = Copiado. Puedes pegarlo donde quieras, también en la página de enigmas.

puzzles-hint = Dame una pista
puzzles-hint-card = { $points ->
    [one] La carta { $card } de { $cards } es la que importa: puede dar { $points } punto.
   *[other] La carta { $card } de { $cards } es la que importa: puede dar { $points } puntos.
}
puzzles-hint-island = Con la carta { $card } de { $cards }, fíjate en la isla { $island }.
puzzles-hint-left = Desde aquí sigues tu propio camino. Pide otra pista para volver a la solución.
puzzles-working = Buscando el mejor camino…
puzzles-unproven = Hay demasiado que probar: no se ha podido demostrar cuál es el mejor camino, así que no hay pistas.
puzzles-goal-wrong = El objetivo de este enigma no es correcto: sus cartas dan { $points } puntos como máximo.
puzzles-give-up = Me rindo
puzzles-way-turn = Carta { $card } de { $cards }: { $turn }
puzzles-way-end = { $points ->
    [one] Es { $points } punto. No se puede lograr más.
   *[other] Son { $points } puntos. No se puede lograr más.
}
puzzles-way-back = Atrás
puzzles-way-next = Siguiente

puzzles-solved-title = ¡Resuelto! { $points } de { $goal }
puzzles-solved-alone = Y sin ninguna ayuda. Nadie puede hacerlo mejor.
puzzles-solved-hints = Nadie puede hacerlo mejor.
puzzles-not-solved = { $points } de { $goal }
puzzles-missed = { $points ->
    [one] Aún queda { $points } punto por ganar.
   *[other] Aún quedan { $points } puntos por ganar.
}
puzzles-next = Siguiente enigma
