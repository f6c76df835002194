### A person’s own statistics.

statistics-title = Tus estadísticas
statistics-loading = Contando tus partidas…
statistics-none = Todavía no hay partidas terminadas. Juega una y contará aquí.
statistics-more = Aquí solo cuentan tus { $count } partidas más recientes.
statistics-board = Tabla
statistics-all = Todas las tablas
statistics-games = Partidas
statistics-alone = en solitario
statistics-wins = ganadas a otros
statistics-mean = Media
statistics-best = Récord
statistics-totals = Puntos a lo largo del tiempo
statistics-totals-text = Cada punto es una partida. La línea es la media de las diez últimas: ahora { $mean }.
statistics-totals-picture = Partidas: { $games }, de { $least } a { $most } puntos
statistics-ranks = Rangos en solitario
statistics-categories = Rojas, azules y seis unidas
statistics-categories-text = En cuántas partidas lo lograste: por más puntos, por menos o nunca.
statistics-early = más puntos
statistics-late = menos puntos
statistics-missed = sin lograr
statistics-daily = Las cartas del día
statistics-streak = { $longest ->
    [0] Aún no has terminado las cartas de ningún día.
   *[other] Días seguidos: ahora { $current }, { $longest } como máximo.
}
statistics-calendar = { $count ->
    [one] Cartas del día jugadas en { $count } día de las últimas { $weeks } semanas.
   *[other] Cartas del día jugadas en { $count } días de las últimas { $weeks } semanas.
}
statistics-cards = Puntos perdidos por carta
statistics-cards-text = { $count ->
    [one] Lo que te costó cada carta de media, según el informe del entrenador sobre { $count } partida.
   *[other] Lo que te costó cada carta de media, según los informes del entrenador sobre { $count } partidas.
}
statistics-cards-none = Mira una partida terminada carta a carta: cuando el entrenador la haya repasado, contará aquí.
statistics-export = Llévatelo
statistics-export-text = Todo lo de esta página en un archivo, creado en este navegador.
statistics-csv = Guardar como CSV
statistics-json = Guardar como JSON
statistics-delete = Borrar mis estadísticas
statistics-delete-what = { $count ->
    [one] Desaparece { $count } resultado, con su puesto en la clasificación y los puntos perdidos por carta.
   *[other] Desaparecen { $count } resultados, con sus puestos en la clasificación y los puntos perdidos por carta.
}
statistics-delete-stays = Las partidas y sus informes se quedan, y también los resultados de los demás. No se puede deshacer.
statistics-delete-yes = Borrar
statistics-delete-no = Conservar
statistics-deleted = Tus estadísticas se han borrado.
statistics-puzzles = Enigmas
statistics-puzzles-text = Resueltos en este navegador, por nivel.
statistics-level = Nivel { $level }
statistics-delete-puzzles = También se olvidan los enigmas resueltos en este navegador.
