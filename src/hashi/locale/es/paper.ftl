### What is printed on paper, beside the texts of game.ftl and rules.ftl.

paper-sheet = HASHI · { $board }
paper-name = Nombre
paper-deal = Las cartas, para leer en voz alta
paper-deal-how = Una persona lee las cartas de una en una y tapa el resto con un papel. La siguiente se lee cuando todos han jugado. Los huecos separan los tres mazos del juego en solitario.
paper-set-aside = Esta es la carta apartada. Dobla la página sin mirar: nadie la conoce durante la partida.
paper-pad = Puntos
paper-ranks = Rangos en solitario

## The page for printing

print-go = Imprimir
print-what = Qué imprimir
print-rules = Las reglas en una página
print-sheets = Tablas para jugar
print-cards = Las 18 cartas para recortar
print-points = Un bloc de puntos con los rangos
print-deal = Las cartas en una lista, para leer en voz alta
print-deal-code = Código de las cartas
print-deal-hint = Estas cartas no se ven en la pantalla, solo en el papel. Así puedes jugar tú también.
print-another = Otras cartas
print-hidden = Esto solo se ve en el papel.
print-board = Tabla
print-count = Cuántas tablas
print-per-page = Tablas por página
print-paper = Papel
print-cards-of = Cartas
print-preview = Lo que saldrá de la impresora
print-nothing = Elige qué imprimir.
