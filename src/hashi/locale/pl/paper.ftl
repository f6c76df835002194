### What is printed on paper, beside the texts of game.ftl and rules.ftl.

paper-sheet = HASHI · { $board }
paper-name = Imię
paper-deal = Rozdanie do czytania na głos
paper-deal-how = Jedna osoba czyta karty po kolei, a resztę zakrywa kartką papieru. Następną kartę czyta się dopiero wtedy, gdy wszyscy zagrają. Odstępy dzielą karty na trzy stosy gry w pojedynkę.
paper-set-aside = To jest odłożona karta. Złóż stronę i nie zaglądaj: w trakcie gry nikt jej nie zna.
paper-pad = Punkty
paper-ranks = Rangi w grze w pojedynkę

## The page for printing

print-go = Drukuj
print-what = Co wydrukować
print-rules = Zasady na jednej stronie
print-sheets = Plansze do gry
print-cards = 18 kart do wycięcia
print-points = Notes punktacji z rangami
print-deal = Rozdanie do czytania na głos, bez kart
print-deal-code = Kod rozdania
print-deal-hint = Na ekranie tych kart nie widać, są tylko na papierze. Możesz więc grać razem z innymi.
print-another = Inne rozdanie
print-hidden = To będzie widać tylko na papierze.
print-board = Plansza
print-count = Ile plansz
print-per-page = Plansz na stronie
print-paper = Papier
print-cards-of = Karty
print-preview = Co wyjdzie z drukarki
print-nothing = Wybierz, co wydrukować.
