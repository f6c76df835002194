### The end of a game; loaded when one is over.

end-title = Fin de la partida
end-wins = { $total ->
    [one] { $names } gana con { $total } punto
   *[other] { $names } gana con { $total } puntos
}
end-you-win = { $total ->
    [one] Ganas con { $total } punto
   *[other] Ganas con { $total } puntos
}
end-ties = { $total ->
    [one] { $names } comparten la victoria con { $total } punto
   *[other] { $names } comparten la victoria con { $total } puntos
}
end-solo = { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
end-tabs = Qué ver
end-tab-result = Resultado
end-tab-cards = Carta a carta
end-next-rank = { $points ->
    [one] Un punto más: { $rank }
   *[other] { $points } puntos más: { $rank }
}
end-top-rank = ¡No hay rango más alto!
end-ranks = Todos los rangos
end-goals = Primeras metas
end-goal-colour = Todas las islas de un color de bandera
end-goal-six = Seis islas terminadas unidas
end-goal-thirty = 30 puntos
end-goal-reached = conseguido
end-goal-new = nuevo
end-rank-from = desde { $points }
end-best-first = { $board }: tu primer resultado. ¿Podrás superarlo?
end-best-new = { $board }: ¡nuevo récord personal! Antes era { $before }.
end-best-equal = { $board }: igualas tu récord personal, { $best }.
end-best-below = { $board }: tu récord personal es { $best }.
end-best-honour = { $board }, mesa de confianza
end-best-hints = Con pistas no cuenta como récord personal.
end-best-known = Con cartas conocidas no cuenta como récord personal.
end-scores = Puntos
end-reached = carta { $round }
end-missed = no conseguido
end-winner = gana
end-hints = { $count ->
    [one] { $name } ha pedido { $count } pista.
   *[other] { $name } ha pedido { $count } pistas.
}
end-hints-you = { $count ->
    [one] Has pedido { $count } pista.
   *[other] Has pedido { $count } pistas.
}
end-place = { $place }.
end-tie = { $total ->
    [one] { $names } empatan a { $total } punto.
   *[other] { $names } empatan a { $total } puntos.
}
end-again = Otra partida
end-rematch = Revancha
end-rematch-solo = Partida nueva
end-rematch-hint = Una mesa nueva con los mismos asientos y otras cartas.
end-rematch-hint-solo = El mismo lado con otras cartas.
end-same-deal = Mismas cartas
end-same-deal-hint = Las mismas cartas en el mismo orden.
end-rematch-open = Hay una mesa nueva lista.
end-rematch-wanted = { $name } quiere la revancha.
end-rematch-go = Unirme
end-record-title = Registro de la partida
end-record = Descargar registro
end-record-hint = La partida entera en texto. «hashi replay» la reproduce.
end-home = Inicio
end-share = Compartir
end-print = Imprimir estas cartas
end-shared = Copiado. Pégalo donde quieras.
end-share-title = Compartir esta partida
end-share-picture = La tabla final con puntos y rango, en imagen
end-share-covered = Una casilla por carta, con puntos y rango, en una imagen; no se ve ninguna isla
end-share-squares = Rojo, azul y amarillo: la carta que completó las islas de bandera roja, las de bandera azul o unió seis islas.
end-share-text = Texto con un enlace a las mismas cartas
end-share-copy = Copiar texto y enlace
end-share-save = Guardar la imagen
end-share-no-hints = Sin pistas.
end-share-solo = { $total ->
    [one] HASHI, { $board }, en solitario: { $total } punto, { $rank }.
   *[other] HASHI, { $board }, en solitario: { $total } puntos, { $rank }.
}
end-share-many = HASHI, { $board }: { $results }.
end-share-result = { $name } { $total }
end-share-name = Tu nombre, para que los demás sepan a quién ganar
end-you = Tú
end-share-items = Islas { $islands }, rojas { $red }, azules { $blue }, seis { $six }.
end-share-beat = Mis puntos: { $total }. ¿Los superas? Misma tabla, mismo comienzo, mismas cartas:
end-share-beat-name = { $name }: { $total }. ¿Haces más? Misma tabla, mismo comienzo, mismas cartas:
end-share-hint = El enlace es un reto: tus amigos juegan las mismas cartas y después ven las dos partidas una junto a la otra.
end-replay-loading = Cargando la partida…
end-replay-seat = Tabla
end-replay-slider = Carta
end-replay-previous = Carta anterior
end-replay-next = Carta siguiente
end-replay-round = Carta { $round } de { $rounds }
end-replay-card = Número { $number }, { $bridges ->
    [one] 1 puente
   *[other] { $bridges } puentes
}
end-replay-start = Antes de la primera carta
end-replay-start-words = { $name } recibe esta tabla con un { $number } en { $island }.
end-replay-start-words-you = Recibes esta tabla con un { $number } en { $island }.
end-replay-start-own = { $name } empieza con un { $number } en { $island }.
end-replay-start-own-you = Empiezas con un { $number } en { $island }.
end-turn-both = { $name } anota el { $number } en { $island } y dibuja { $bridges }.
end-turn-both-you = Anotas el { $number } en { $island } y dibujas { $bridges }.
end-turn-number = { $name } anota el { $number } en { $island } y no dibuja nada.
end-turn-number-you = Anotas el { $number } en { $island } y no dibujas nada.
end-turn-bridges = { $name } no anota nada y dibuja { $bridges }.
end-turn-bridges-you = No anotas nada y dibujas { $bridges }.
end-turn-pass = { $name } se salta esta carta.
end-turn-pass-you = Te saltas esta carta.
end-check = ¿Se barajó sin trampas?
end-check-fair = Sí. Cada carta sale del secreto sellado y de los números aleatorios de todos, incluido el tuyo.
end-check-fair-how = Este navegador guardó el sello y tu número aleatorio antes de la partida. Acaba de barajar otra vez y de comparar todas las cartas.
end-check-daily = Sí. Son las cartas del { $day }, las mismas para todos.
end-check-daily-how = Salen solo de la fecha y del lado, así que cualquiera puede conocerlas de antemano. Este navegador acaba de calcularlas y ha comparado todas las cartas.
end-check-unfair = No. Hay algo que no cuadra:
end-check-open = No se ha podido comprobar del todo.
end-check-known-deal = Se jugó con un orden de cartas conocido: no había sello, y quien tuviera el código podía saber las cartas.
end-check-not-there = Las cartas coinciden con el secreto que se muestra aquí. Pero este navegador no estaba en la mesa, así que no tiene con qué compararlas.
end-check-joined-late = { $card ->
    [0] Las cartas coinciden con el secreto. Pero este navegador llegó cuando ya se había empezado, así que no pudo comparar el sello.
   *[other] Las cartas coinciden con el secreto. Pero este navegador llegó en la carta { $card }, así que no pudo comparar el sello.
}
end-check-watched = Las cartas coinciden con el secreto y con el sello. Pero solo estabas viendo la partida: ninguno de los números aleatorios era tuyo, así que esto por sí solo no prueba nada.
end-check-other-device = Las cartas coinciden con el secreto y con el sello. Pero tu número aleatorio vino de otro dispositivo: solo allí se puede comprobar todo.
end-check-no-share = Las cartas coinciden con el secreto y con el sello. Pero ninguno de los números aleatorios era tuyo, así que esto por sí solo no prueba nada.
end-check-dealt-again = Todo coincide. Pero hubo que barajar de nuevo, porque un asiento no mostró su número aleatorio. Quien baraja ya podía conocer el primer orden de las cartas.
end-check-more = Los números en detalle
end-check-how = El sello es el SHA-256 de una etiqueta y del secreto; una huella, el de una etiqueta, el sello, el asiento y su número aleatorio. El código de las cartas es el SHA-256 del secreto seguido del número aleatorio de cada asiento, y decide el orden de las cartas.
end-check-commitment = Sello
end-check-secret = Secreto
end-check-nonce = Número aleatorio del asiento { $seat }
end-check-seed = Código de las cartas
end-check-command = Para comprobar el registro descargado en un ordenador con HASHI
end-check-copy = Copiar el código

## A link to the deal of a finished game

deal-title = Jugar las mismas cartas
deal-why = Las mismas 17 cartas, en el mismo orden y en la misma tabla. ¿Qué harás con ellas?
deal-alone = Jugar en solitario
deal-together = Jugar con otros
