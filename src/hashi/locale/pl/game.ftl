### What every front end says. Codes of the engine are keys: refusal-CODE, problem-CODE, ...

## Refusals: why something is not allowed. The rule's number is added by the caller.

refusal-no-such-island = Nie ma wyspy { $where }.
refusal-number-not-on-card = Możesz wpisać tylko liczbę z karty.
refusal-island-has-number = Na wyspie { $where } jest już liczba.
refusal-flag-without-bridge = Wyspa { $where } ma flagę: najpierw musi na nią prowadzić most z wcześniejszej rundy.
refusal-number-too-small = Na wyspę { $where } prowadzi już więcej mostów, niż pozwala ta liczba.
refusal-bridge-count = Narysuj dokładnie tyle mostów, ile pokazuje karta, albo ani jednego.
refusal-bridges-drawn = Wszystkie mosty z tej karty są już narysowane. Najpierw wymaż jeden.
refusal-no-such-line = Nie ma linii { $where }.
refusal-line-full = Na linii { $where } są już dwa mosty.
refusal-bridge-crossed = Most { $where } przeciąłby inny most.
refusal-bridge-without-number = Most { $where } potrzebuje liczby na jednym z końców.
refusal-number-exceeded = Wyspa { $where } nie przyjmie już mostu: jest gotowa, gdy osiągnie swoją liczbę.
refusal-six-exceeded = Wyspa { $where } miałaby więcej niż sześć mostów.
refusal-start-number = Na start wpisz 3 albo 4.
refusal-start-flag = Wyspa { $where } ma flagę: zacznij na wyspie bez flagi.
refusal-already-started = Twoja liczba startowa jest już wpisana.
refusal-setup-open = Jeszcze nie wszyscy wpisali liczbę startową.
refusal-setup-closed = Plansze powędrowały już dalej.
refusal-already-played = Ruch z tą kartą masz już za sobą.
refusal-nothing-to-take-back = Nie ma czego cofnąć.
refusal-card-unknown = Następna karta nie jest jeszcze odkryta.
refusal-no-such-seat = Przy stole nie ma miejsca nr { $where }.
refusal-no-mistake = { $where }: tu nie ma błędu.
refusal-pointed-enough = W tej rundzie wskazano już dość błędów. Wróć do tego przy następnej karcie.
refusal-game-over = Gra już się skończyła.
refusal-already-begun = Gra już się zaczęła.
refusal-seat-taken = To miejsce jest zajęte.
refusal-not-host = Może to zrobić tylko osoba, która otworzyła stół.
refusal-seats-open = Nie wszystkie miejsca są jeszcze zajęte.
refusal-not-your-seat = To nie twoje miejsce.
refusal-nonce-given = To miejsce dołożyło już swoją część do rozdania.
refusal-log-full = Przy tym stole wydarzyło się zbyt wiele: można już tylko dokończyć grę.
refusal-nonce-early = Liczby losowe pokazuje się dopiero, gdy gra się zaczyna.
refusal-nonce-wrong = Ta liczba losowa nie pasuje do odcisku, który to miejsce pokazało wcześniej.
refusal-nonce-withheld = To miejsce nie pokazało na czas swojej liczby losowej, więc nie dokłada już nic do rozdania.
refusal-dealing = Karty są właśnie rozdawane.
refusal-just-left = Osoba na tym miejscu dopiero co straciła połączenie. Daj jej chwilę.
refusal-stand-in-played = Tę kartę zagrał za ciebie bot. Jego ruchu nie można cofnąć.
refusal-sent-away = Osoba, która otworzyła stół, wyprosiła cię. Możesz dalej patrzeć.
refusal-last-seat = Ktoś musi grać: to ostatnie miejsce.
refusal-nobody-to-nudge = Na tym miejscu nikogo nie trzeba teraz ponaglać.
refusal-nudged-already = Ta osoba przed chwilą dostała ponaglenie. Daj jej chwilę.
refusal-nobody-to-send-away = Na tym miejscu nie ma nikogo innego.
refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-round-closed = Ta runda jest już zakończona.
refusal-turn-unreadable = Tego ruchu nie da się odczytać.
refusal-not-over = Gra jeszcze się nie skończyła.
refusal-not-your-moment = Teraz nie możesz rysować.
refusal-hints-off = Przy tym stole nie ma podpowiedzi.
refusal-no-way-on = Z mostem { $where } nie dałoby się już narysować wszystkich mostów z karty.
refused = { $sentence } ({ $rule })

## Problems of board and deck files

problem-file-missing = Nie ma pliku { $where }.
problem-file-unreadable = Pliku { $where } nie da się odczytać jako tekstu.
problem-file-too-large = Plik ma ponad { $where } znaków.
problem-toml-unreadable = To nie jest TOML.
problem-key-unknown = W tym pliku nie ma miejsca na „{ $where }”.
problem-key-missing = Brakuje „{ $where }”.
problem-key-not-texts = „{ $where }” musi być listą tekstów.
problem-name-unfit = Potrzebna jest nazwa: tekst o długości od 1 do 40 znaków.
problem-island-unreadable = „{ $where }” to nie wyspa: podaj literę kolumny i wiersz od 1 do 9, np. c4.
problem-island-twice = Wyspa { $where } jest podana dwa razy.
problem-line-unreadable = „{ $where }” to nie linia: podaj dwie wyspy, np. c4-c7.
problem-line-twice = Linia { $where } jest podana dwa razy.
problem-line-end-missing = Linia { $where }: nie ma wyspy { $other }.
problem-line-bent = Linia { $where } nie jest ani pozioma, ani pionowa.
problem-line-over-island = Linia { $where } przechodzi przez wyspę { $other }.
problem-flag-nowhere = Jest flaga dla wyspy { $where }, ale takiej wyspy nie ma.
problem-flag-twice = Wyspa { $where } ma więcej niż jedną flagę.
problem-board-size = Plansza jest za duża: może mieć najwyżej 24 wyspy i 40 linii.
problem-island-count = Wysp musi być 18, a nie { $where }.
problem-red-count = Muszą być 4 czerwone flagi, a nie { $where }.
problem-blue-count = Muszą być 3 niebieskie flagi, a nie { $where }.
problem-island-lonely = Wyspa { $where } potrzebuje co najmniej dwóch linii.
problem-island-apart = Z wyspy { $where } nie da się po liniach dotrzeć do pozostałych.
problem-card-unreadable = „{ $where }” to nie karta: podaj liczbę/mosty, np. 5/3.
problem-card-count = Kart musi być 18, a nie { $where }.
problem-code-unreadable = „{ $where }” to nie kod planszy. Kod wygląda na przykład tak: A1-NP5G-VDF.
problem-code-version = Ten kod wymaga wersji { $where } nowych plansz, której ten program nie zna. Nowszy może ją znać.
problem-code-mistyped = Żadna plansza nie ma kodu „{ $where }”. Musi w nim być literówka.

## What was expected where a text could not be read

expected-card = karta, np. 5/3 (liczba od 1 do 6, od 1 do 3 mostów)
expected-turn = ruch, np. 5@c2 c2-c4, albo pass
expected-mark = liczba, np. 5@c2, albo most, np. c2-c4
expected-one-number = tylko jedna liczba w ruchu
expected-spelling = zapis { $detail }
expected-length = tekst o długości do { $detail } znaków
expected-bytes = 64 cyfry szesnastkowe, małymi literami
expected-day = data, np. 2026-11-16
expected-nonce = 64 cyfry szesnastkowe, ze słowem „given” lub „drawn” po każdej liczbie losowej albo po żadnej
expected-deal = 2 albo known
expected-seat = numer miejsca
expected-format = „{ $detail }” jako pierwszy wiersz
expected-header = „{ $detail }: ” i wartość
expected-board = plansza, jaka może istnieć ({ $detail })
expected-board-size = plansza mająca najwyżej 24 wyspy i 40 linii oraz najwyżej 36 kart
expected-plain = zwykły tekst
expected-table = guarded albo honour
expected-island = wyspa, np. c4 albo c4=red
expected-start = liczba startowa, np. 4@c4 (3 albo 4 na wyspie)
expected-end = runda, wynik albo koniec
expected-score = punktacja, np. islands 30, red 5 in 12, blue 0, six 4 in 9, total 39
expected-sum = punkty, które zgadzają się z sumą
expected-round = ruchy wszystkich graczy przed następną rundą
expected-fresh-card = niezagrana jeszcze karta z talii
expected-rounds = 17 rund przed wynikiem
expected-result = wiersz „{ $detail }”
expected-puzzle = cały wiersz zagadki, zaczynający się od „{ $detail }”
expected-puzzle-checksum = zagadka skopiowana bez zmian: brakuje jakiegoś znaku, jakiś znak jest inny albo plansza jest inna
expected-puzzle-board = strona A lub B albo plansza z wyspami i liniami
expected-puzzle-cards = od 2 do 6 kart, ostatnia najpóźniej w rundzie 17
expected-puzzle-marks = wpisy, które są możliwe ({ $detail } nie jest)
expected-puzzle-reached = runda każdej zdobytej już kategorii i żadnej innej
expected-puzzle-spelling = jedyny poprawny zapis zagadki
expected-puzzle-line = zagadka jako wiersz JSON, z identyfikatorem i poziomem

## Points

category-red = Czerwone
category-blue = Niebieskie
category-six = Szóstka
islands = Wyspy
total = Razem
reached-red = { $points ->
    [one] Komplet czerwonych flag gotowy: { $points } punkt!
    [few] Komplet czerwonych flag gotowy: { $points } punkty!
    [many] Komplet czerwonych flag gotowy: { $points } punktów!
   *[other] Komplet czerwonych flag gotowy: { $points } punktu!
}
reached-blue = { $points ->
    [one] Komplet niebieskich flag gotowy: { $points } punkt!
    [few] Komplet niebieskich flag gotowy: { $points } punkty!
    [many] Komplet niebieskich flag gotowy: { $points } punktów!
   *[other] Komplet niebieskich flag gotowy: { $points } punktu!
}
reached-six = { $points ->
    [one] Sześć gotowych wysp połączonych: { $points } punkt!
    [few] Sześć gotowych wysp połączonych: { $points } punkty!
    [many] Sześć gotowych wysp połączonych: { $points } punktów!
   *[other] Sześć gotowych wysp połączonych: { $points } punktu!
}
missed-red = { $points ->
    [one] Termin na czerwone flagi minął: teraz dają { $points } punkt.
    [few] Termin na czerwone flagi minął: teraz dają { $points } punkty.
    [many] Termin na czerwone flagi minął: teraz dają { $points } punktów.
   *[other] Termin na czerwone flagi minął: teraz dają { $points } punktu.
}
missed-blue = { $points ->
    [one] Termin na niebieskie flagi minął: teraz dają { $points } punkt.
    [few] Termin na niebieskie flagi minął: teraz dają { $points } punkty.
    [many] Termin na niebieskie flagi minął: teraz dają { $points } punktów.
   *[other] Termin na niebieskie flagi minął: teraz dają { $points } punktu.
}
missed-six = { $points ->
    [one] Termin na szóstkę minął: teraz daje { $points } punkt.
    [few] Termin na szóstkę minął: teraz daje { $points } punkty.
    [many] Termin na szóstkę minął: teraz daje { $points } punktów.
   *[other] Termin na szóstkę minął: teraz daje { $points } punktu.
}

## Ranks

rank-minion = Pomocnik
rank-dogsbody = Nosiwoda
rank-bamboo-binder = Wiążący bambus
rank-screw-tightener = Wkrętak
rank-concrete-pourer = Wylewacz betonu
rank-project-manager = Kierownik projektu
rank-master-bridge-builder = Mistrz mostów
rank-professional-planner = Specjalista ds. planowania
rank-statics-expert = Ekspert ds. statyki
rank-ace-architect = As architektury
rank-construction-genius = Geniusz konstrukcyjny
rank-island-god = Bóg wysp
# A bot below the ranks, for first games
level-apprentice = Uczeń

## Was the deal fair? What both the page and `hashi verify` can find wrong

fair-seal-changed = Pieczęć nie jest tą, którą pokazano przed grą.
fair-secret-wrong = Sekret nie pasuje do pieczęci.
fair-secret-hidden = Po ostatniej karcie nie pokazano sekretu.
fair-nonce-changed = Rozdanie nie korzysta z liczby losowej podanej przez miejsce { $seat }.
fair-nonce-missing = Brakuje liczby losowej miejsca { $seat }.
fair-hash-wrong = Liczba losowa miejsca { $seat } nie pasuje do odcisku pokazanego przed grą.
fair-drawn-wrong = Miejsce { $seat } nie podało liczby losowej, a użyta tam liczba nie wynika z sekretu.
fair-seed-wrong = Kod rozdania nie wynika z sekretu i liczb losowych.
fair-card-wrong = Karta { $card } nie jest tą, która wypadała w tym rozdaniu.
fair-day-wrong = To nie są karty z tego dnia.
fair-deck-other = W talii nie ma tych kart, które powinny w niej być.

# Honour tables (M1 to M5)
honour-explained = Jak na papierze: gra nie odrzuca błędów. Kto zauważy błąd, wskazuje go: zostaje poprawiony albo przekreśla się wyspy, których dotyczy. Podpowiedzi nie ma.
honour-wait = Za kilka sekund możesz znów wskazać błąd.
honour-unnoticed = { $name }, karta { $round }:
honour-corrected = Błędny wpis zostaje wymazany.
honour-crossed = Przekreślone: { $islands }.
honour-end = Błędy, których nikt nie zauważył
honour-end-none = Nie było żadnych.
honour-points = { $name }: { $before } pkt przed, { $after } po

## How hard a fresh board is

rating-gentle = łagodna
rating-balanced = wyważona
rating-tricky = wymagająca

board-side = Strona { $side }
