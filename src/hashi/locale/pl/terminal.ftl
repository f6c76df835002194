### What only the command line says.

## The table

side = Strona { $board }
card-of = Karta { $round } z { $rounds }
card-open = { $bridges ->
    [one] Liczba { $number }, { $bridges } most
    [few] Liczba { $number }, { $bridges } mosty
    [many] Liczba { $number }, { $bridges } mostów
   *[other] Liczba { $number }, { $bridges } mostu
}
piles = Stosy
cards = Karty
points = Punkty
deadline = { $category } { $points }
round-short = karta { $round }
legend = ( ) bez flagi   [ ] czerwona flaga   < > niebieska flaga

## Talking to the player

welcome = Wpisuj liczby, rysuj mosty: wyspa jest gotowa, gdy ma tyle mostów, ile wskazuje jej liczba.
commitment = Talia potasowana. Jej pieczęć, do sprawdzenia po grze: { $commitment }
prompt = { $question }:{" "}
prompt-start = Twoja liczba startowa (np. 4@c4)
prompt-turn = Twój ruch
prompt-hint = np. 5@c2 c2-c4*2 · pas · lista · pomoc · koniec
prompt-hint-honour = np. 5@c2 c2-c4*2 · pas · błąd b3 · pomoc · koniec
prompt-confirm = Enter lub t zatwierdza, c cofa
prompt-choice = Twój wybór
prompt-resume = Masz niedokończoną grę. Gramy dalej? (t/n)
yes = t
no = n
word-pass = pas
word-list = lista
word-mistake = błąd
word-help = pomoc
word-quit = koniec
word-undo = cofnij
word-undo-short = c
undone = Cofnięto.
undo-nothing = Nie ma czego cofnąć.
confirm-unclear = Enter albo t zatwierdza ten ruch, c pozwala go zmienić.
help-honour = błąd b3 wskazuje twój błąd przy b3 z wcześniejszej karty.
help =
    5@c2 wpisuje 5 na wyspie c2.
    c2-c4 rysuje most z c2 do c4; c2-c4*2 rysuje dwa.
    Możesz to połączyć: 5@c2 c2-c4*2. Wpisz pas, jeśli rezygnujesz z obu akcji.
    lista prowadzi cię krok po kroku, cofnij wraca o krok, pomoc pokazuje ten tekst, koniec zapisuje grę i ją zamyka.
choose-island = Gdzie wpisać { $number }?
choose-bridge = Most { $nth } z { $count }
choose-none = nigdzie: bez liczby
honour-no-list = Przy stole na słowo honoru nie ma listy: zdradzałaby, co wolno.
choose-no-bridges = żaden: bez mostów
choose-unclear = Podaj jeden z pokazanych numerów.
skips-number = Tym razem bez liczby.
skips-bridges = Tym razem bez mostów.
finishes = { $count ->
    [one] Gotowa wyspa: { $islands }.
    [few] Gotowe wyspy: { $islands }.
    [many] Gotowe wyspy: { $islands }.
   *[other] Gotowe wyspy: { $islands }.
}
not-read = Nie potrafię tego odczytać. Od znaku { $column } powinno być: { $expected }.
game-over = Zagrano wszystkie 17 kart.
rank-is = { $total ->
    [one] { $total } punkt: { $rank }
    [few] { $total } punkty: { $rank }
    [many] { $total } punktów: { $rank }
   *[other] { $total } punktu: { $rank }
}
opened = Pieczęć otwarta. Oto sekret: { $secret }
check-it = Sprawdź rozdanie poleceniem: hashi verify { $path }
saved = Zapisano w pliku { $path }
resumed = Z powrotem przy stole: { $path }
goodbye = Do zobaczenia! Grę wznowisz tak: hashi play --resume { $path }

## Commands

board-fine = { $path }: plansza w porządku.
deck-fine = { $path }: talia w porządku.
fresh-code = Kod
fresh-lines = Linie
fresh-crossings = Skrzyżowania
fresh-mean = Bot
fresh-rating = Ocena
fresh-best = Najwięcej
fresh-how = Bot: średnia prostego bota z { $games } gier. Najwięcej: najwyższy możliwy wynik, potwierdzony rozegraną grą.
file-line = { $path }, wiersz { $line }: { $sentence }
file-whole = { $path }: { $sentence }
record-not-read = { $path }, wiersz { $line }, kolumna { $column } – powinno być: { $expected }.
round-heading = Runda { $round }: { $card }
seat-heading = { $name }: { $turn }
winners = { $count ->
    [one] Wygrywa: { $names }
    [few] Wygrywają: { $names }
    [many] Wygrywają: { $names }
   *[other] Wygrywają: { $names }
}
fair-checksum-fits = Zapis jest nienaruszony: jego suma kontrolna zgadza się ze wszystkimi wierszami.
fair-checksum-wrong = Zapis zmieniono po grze: jego suma kontrolna się nie zgadza.
fair-deck-fits = Talia jest znana i ma swoją stałą kolejność.
fair-deck-order = Talia nie ma swojej stałej kolejności. W ten sposób dałoby się dopasować dowolne karty.
fair-deck-own = Grano własną talią. Podaj jej plik po --deck, żeby sprawdzić karty.
fair-seal-same = Pieczęć jest tą, którą masz zapisaną.
fair-seal-not-compared = Czy tę pieczęć naprawdę pokazano przed grą? Jeśli masz ją zapisaną, podaj ją po --seal.
fair-seal-missing = W zapisie gry nie ma pieczęci. Jeśli masz ją zapisaną sprzed gry, podaj ją po --seal.
fair-secret-fits = Sekret pasuje do pieczęci.
fair-secret-missing = W zapisie gry nie ma sekretu, więc nie da się sprawdzić pieczęci.
fair-known-deal = To było znane rozdanie. Nie miało pieczęci, a kto miał kod, mógł znać karty.
fair-no-deal = Zapis gry nic nie mówi o rozdaniu.
fair-nonce-same = Dla miejsca { $seat } użyto liczby losowej, którą masz zapisaną.
fair-hash-same = Liczba losowa miejsca { $seat } pasuje do odcisku, który masz zapisany.
fair-hash-not-compared = Miejsce { $seat }: czy jego liczba losowa była ustalona przed grą? Jeśli masz zapisany jej odcisk, podaj go po --hash, a własną liczbę po --nonce.
fair-dealt-again = Miejsce { $seat } nie pokazało swojej liczby losowej, więc pierwsze rozdanie odrzucono. Kto rozdaje, mógł je już znać.
fair-drawn-fits = Miejsce { $seat } nie podało liczby losowej; użyta tam liczba wynika z sekretu.
fair-seed-fits = Kod rozdania wynika z sekretu i liczb losowych.
fair-cards-fit = Karty przyszły w kolejności tego rozdania.
fair-cards-few = { $card ->
    [one] Na razie zagrano { $card } kartę z 17.
    [few] Na razie zagrano { $card } karty z 17.
   *[many] Na razie zagrano { $card } kart z 17.
}
fair-no-cards = Nie zagrano jeszcze żadnej karty.
fair-game-fits = Grano zgodnie z zasadami.
fair-honour-fits = Grano zgodnie z zasadami stołu na słowo honoru: wszystko dało się narysować, a każdy błąd rozliczono według M2–M5.
fair-turn-illegal = Wiersz { $line }: { $sentence }
fair-game-broken = Wiersz { $line } – powinno być: { $sentence }.
fair-verdict-fair = Rozdanie było uczciwe.
fair-verdict-partly = O ile da się to stwierdzić z zapisu, rozdanie było uczciwe.
fair-verdict-unfair = Coś się nie zgadza: temu zapisowi nie można ufać.
fair-verdict-nothing-to-check = Ten zapis nie dowodzi niczego o rozdaniu, ani w jedną, ani w drugą stronę.

serving = HASHI działa pod adresem { $address }
serving-stop = Ctrl-C zatrzymuje serwer.

## Bots by themselves

progress-games = Gry
progress-boards = Plansze
simulate-heading = { $count ->
    [one] { $bot }, { $count } gra w pojedynkę, ziarno { $seed }
    [few] { $bot }, { $count } gry w pojedynkę, ziarno { $seed }
    [many] { $bot }, { $count } gier w pojedynkę, ziarno { $seed }
   *[other] { $bot }, { $count } gry w pojedynkę, ziarno { $seed }
}
arena-heading = { $count ->
    [one] { $count } gra, ziarno { $seed }
    [few] { $count } gry, ziarno { $seed }
    [many] { $count } gier, ziarno { $seed }
   *[other] { $count } gry, ziarno { $seed }
}
arena-wins = wygrane
arena-share = wygrane w %
arena-points = średnia punktów
arena-how = Wspólna wygrana liczy się ułamkowo. Przedział 95% po rozdaniach według Wilsona; kreska: za mało gier.
stopped-games = Przerwano po { $done } z { $asked } gier. Wyniki do tej pory:
figure-mean = Średnia
figure-interval = Przedział 95% dla średniej
figure-interval-short = przedział 95%
figure-from-to = od { $low } do { $high }
figure-part = { $part } z { $whole }
figure-median = Mediana
figure-range = Najniższy i najwyższy
figure-in-time = Czerwone, niebieskie i szóstka na czas, w %
figure-finished = Gotowe wyspy, średnio
figure-turn-mean = Milisekundy na ruch
figure-turn-worst = Najwolniejszy ruch, w milisekundach
figure-optimum = Najlepszy możliwy wynik, średnio
figure-share = Ile z tego osiągnięto, w %
figure-share-interval = Przedział 95% dla tego udziału
figure-proven = Z dowodem, że lepiej się nie da
figure-how = Przedział 95% według Studenta; kreska: za mało gier.
figure-totals = Wyniki
figure-ranks = Rangi

## The best a deal allows

solve-searching = Szukam
solve-best = Na razie { $points }, najwyżej { $bound }
solve-proven = { $points ->
    [one] { $points } punkt, i to udowodnione: lepiej się nie da.
    [few] { $points } punkty, i to udowodnione: lepiej się nie da.
    [many] { $points } punktów, i to udowodnione: lepiej się nie da.
   *[other] { $points } punktu, i to udowodnione: lepiej się nie da.
}
solve-found = Znaleziony wynik: { $points }, możliwy najwyżej { $bound }; różnica: { $gap }.

## The report of a game

progress-report = Karta po karcie
report-written = Analiza jest w pliku { $path }
report-stopped = Przerwano. To, co znaleziono do tej pory, jest w pliku { $path }

## Training

progress-train = Trening
train-line = Gry: { $count }, ostatnio średnio { $mean } pkt
train-in-time = Na czas: czerwone { $red }%, niebieskie { $blue }%, szóstka { $six }%.
train-written = Wynik treningu jest w pliku { $path }
train-resume = Aby kontynuować: hashi train --resume { $path }
train-use = Boty skorzystają z niego na tej planszy, gdy plik znajdzie się tutaj: { $path }
train-use-any = Boty skorzystają z niego na planszach, których osobno nie ćwiczyły, gdy plik znajdzie się tutaj: { $path }
train-nothing = Przerwano, zanim boty czegokolwiek się nauczyły.

## Errors

error-file = Nie da się odczytać pliku { $path }.
error-write = Nie da się zapisać pliku { $path }.
error-board = Nie ma strony { $board }: wybierz A lub B albo podaj kod nowej planszy lub plik z planszą.
error-board-count = Plansz może być od 1 do { $most }.
error-language = Nie ma języka { $language }. Do wyboru: { $languages }.
error-deal = Kod rozdania ma 64 cyfry szesnastkowe; data, np. 2026-11-16, albo today to rozdanie dnia.
error-seal = Pieczęć ma 64 cyfry szesnastkowe.
error-nonce = Miejsce { $seat }: liczba losowa i jej odcisk mają po 64 cyfry szesnastkowe.
error-nonce-seat = „{ $word }” – powinno być miejsce, od 1 do { $seats }, i jego liczba losowa, np. 1=0f3a…
error-name = Imię musi mieć od 1 do 40 znaków.
error-finished = { $path }: ta gra jest już zakończona.
error-not-solo = { $path }: w terminalu można wznowić tylko grę w pojedynkę.
error-no-seed = { $path }: w zapisie gry nie ma rozdania, więc nie da się jej wznowić.
error-port = Portu { $port } nie można użyć.
error-command = Nie rozumiem „{ $words }”; hashi --help pokazuje polecenia.
error-command-meant = Nie ma polecenia „{ $words }”. Czy chodziło o { $command }?
error-option = Nie ma opcji { $option }; --help pokazuje wszystkie.
error-option-meant = Nie ma opcji { $option }. Może { $other }?
error-option-empty = Po { $option } brakuje wartości.
error-argument-missing = Brakuje { $name }; --help pokazuje, co trzeba podać.
error-option-twice = { $option } podano dwa razy.
error-option-choice = { $option }: „{ $value }” nie pasuje. Do wyboru: { $choices }.
error-option-value = { $option }: potrzebna liczba, a nie „{ $value }”.
error-output = Nie udało się zapisać wyniku: { $reason }.
error-data = Nie można otworzyć { $path } do zapisu. Czy na dysku jest miejsce i czy ten użytkownik może tam zapisywać? Więcej powie hashi doctor.
error-newer-data = { $path } pochodzi z nowszej wersji HASHI.
error-bot = Nie ma bota { $bot }. Do wyboru: { $bots }.
error-bot-broken = Nie można użyć bota { $bot }. { $reason }
error-bots = Potrzeba od { $fewest } do { $most } botów, rozdzielonych przecinkami.
error-games = Musi być przynajmniej 1 gra.
error-games-seats = Każde rozdanie gra się raz z każdego miejsca: wybierz liczbę gier podzielną przez { $seats }.
error-start-choice = Start to own (wybiera bot) albo random (losowy).
error-seconds = Musi być więcej niż 0 sekund.
error-jobs = Musi być przynajmniej 1 proces.
error-jobs-or-dask = Wybierz albo --jobs, albo --dask.
error-dask-missing = Do klastra Dask brakuje pakietu: pip install 'hashi-game[dask]'
error-dask-address = Pod adresem { $address } nie odpowiada żaden planista Dask.
error-solver-missing = Do szukania najlepszej rozgrywki brakuje pakietu: pip install 'hashi-game[solver]'
error-print-missing = Do drukowania brakuje pakietu: pip install 'hashi-game[print]'
error-fonts = Brakuje czcionek do druku: powstają razem ze stroną (zrobi to make play).
error-sheets = Można wydrukować od 1 do { $most } plansz.
printed = Plik { $path } jest gotowy do druku.
error-target = „{ $target }” to ani zapis gry, ani kod rozdania, ani lista kart.
error-record-only = --from i --seat działają tylko z zapisem gry.
error-record-board = Zapis gry ma własną planszę i talię.
error-cards-unknown = { $path }: nie wszystkie karty tej gry są znane.
error-round = Wybierz rundę od 1 do { $last }.
error-start-or-round = Wybierz albo --start, albo --from.
error-start = „{ $start }” – powinno być: { $expected } albo free.
error-card = „{ $word }” – powinno być: { $expected }.
error-cards-count = Podaj karty ze stosu: ma ich być { $rounds }, a nie { $count }.
error-cards-deck = Tylu kart { $card } nie ma w talii.
error-not-over = { $path }: ta gra jeszcze trwa.
error-minutes-or-games = Wybierz albo --minutes, albo --games.
error-multiplayer-any = Trening gry z innymi wymaga planszy: zaczyna od tego, czego boty nauczyły się na niej w pojedynkę.
error-minutes = Musi być więcej niż 0 minut.
error-seed = Ziarno do treningu to 0 lub więcej.
error-checkpoint = { $path } nie jest zapisem treningu na tej planszy.
error-resume-length = Wznowiony trening zachowuje swoją długość: pomiń --minutes i --games.

## Compiled code

progress-compile = Kompilacja
compile-once = Kompilacja dla tego komputera: zajmie około { $seconds } sekund, tylko ten jeden raz.
compile-elsewhere = Nie można zapisywać w { $path }; skompilowany kod trafi do { $other }, skąd w każdej chwili może zniknąć.
compile-nowhere = Nie ma gdzie zachować skompilowanego kodu, bo w żadnym folderze nie można zapisywać. Będzie kompilowany za każdym razem od nowa.
warm-done = Skompilowano w { $seconds } s. Kod jest w { $path }
warm-ready = Wszystko jest już skompilowane. Kod jest w { $path }

progress-puzzles = Zagadki
puzzle-goal = { $points ->
    [one] Runda { $round }: można zdobyć jeszcze { $points } punkt. Znajdź go!
    [few] Runda { $round }: można zdobyć jeszcze { $points } punkty. Znajdź je!
   *[other] Runda { $round }: można zdobyć jeszcze { $points } punktów. Znajdź je!
}
puzzle-best = { $points ->
    [one] Jeszcze { $points } punkt, i to udowodnione: lepiej się nie da.
    [few] Jeszcze { $points } punkty, i to udowodnione: lepiej się nie da.
   *[other] Jeszcze { $points } punktów, i to udowodnione: lepiej się nie da.
}
puzzle-ways = { $count ->
    [one] Jest tylko { $count } rozwiązanie, oto ono:
    [few] Są { $count } rozwiązania; oto jedno z nich:
   *[other] Jest { $count } rozwiązań; oto jedno z nich:
}
puzzle-unproven = Nie udało się na czas udowodnić najlepszego rozwiązania tej zagadki.
puzzle-fault-goal = cel nie jest najlepszym możliwym wynikiem
puzzle-fault-way = podane rozwiązanie nie osiąga celu
puzzle-fault-rating = poziom jest błędny
puzzle-fault-unproven = celu nie udało się na czas udowodnić
puzzle-checked = Sprawdzone zagadki: { $count }, błędne: { $wrong }
puzzle-column-level = Poziom
puzzle-column-count = Zagadki
puzzle-column-tried = Sprawdzone ruchy
puzzle-column-ways = Rozwiązania
puzzle-column-missed = Strata gry zachłannej
puzzle-column-solved = Rozwiązuje bot
error-puzzle = Nie da się odczytać tej zagadki. Powinno być: { $expected }.
error-puzzle-cards = Zagadka ma od { $least } do { $most } kart.
error-puzzle-level = Są poziomy od 1 do { $most }.
error-puzzle-count = Musi być przynajmniej 1 zagadka.
error-puzzle-tries = Musi być przynajmniej 1 próba.
error-puzzle-day = „{ $day }” to nie dzień w postaci 2026-12-24.
