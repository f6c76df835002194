### Challenges: a link to a finished game that is to be beaten, and both games side by side.

challenge-title = { $name } te reta
challenge-goal = Puntos que superar: { $total }
challenge-why = La misma tabla, el mismo comienzo y las mismas 17 cartas. Al final verás las dos partidas una junto a la otra.
challenge-won-you = ¡Ganas a { $name }: { $mine } a { $theirs }!
challenge-lost-you = { $name } sigue por delante: { $theirs } a { $mine }. ¿Otro intento?
challenge-level-you = Empatas con { $name } a { $mine }.
challenge-won = { $who } gana a { $name }: { $mine } a { $theirs }.
challenge-lost = { $name } sigue por delante de { $who }: { $theirs } a { $mine }.
challenge-level = { $who } empata con { $name } a { $mine }.
challenge-compare = Las dos partidas, carta a carta
challenge-parted = Las partidas se separan en la carta { $round }.
challenge-same = Las dos partidas son idénticas.
challenge-finished = { $count ->
    [one] { $count } isla lista
   *[other] { $count } islas listas
}
challenge-tables = Una partida fue en solitario y la otra con más gente. En solitario, los puntos más altos dependen de la carta; con más gente, son para quien llega primero.
challenge-gone = La partida de { $name } ya no está en este servidor, así que no se puede mostrar aquí.
challenge-missing = Este enlace no lleva a ninguna partida terminada

preview-invitation = Te invitan a una partida de HASHI
preview-challenge = ¿Puedes superar esta partida de HASHI?
preview-description = Anota números, dibuja puentes, completa islas. En el navegador, sin instalar nada.
