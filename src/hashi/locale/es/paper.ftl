### What is printed on paper, beside the texts of game.ftl and rules.ftl.

paper-sheet = HASHI · { $board }
paper-name = Nombre
paper-deal = Las cartas, para leer en voz alta
paper-deal-how = Una persona lee las cartas de una en una y tapa el resto con un papel. La siguiente se lee cuando todos han jugado. Los huecos separan los tres mazos del juego en solitario.
paper-set-aside = Esta es la carta apartada. Dobla la página sin mirar: nadie la conoce durante la partida.
paper-pad = Puntos
paper-ranks = Rangos en solitario
