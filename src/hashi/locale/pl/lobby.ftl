### What the pages around the game say: home, new table, joining, lobby, end, rules.

## Home

home-motto = Odkryj kartę, wpisz liczbę, buduj mosty: 17 kart w dziesięć minut.
home-drawing = Rysunek tuszem: dwie wyspy z liczbami, połączone dwoma mostami i otoczone kółkami
home-name = Twoje imię
home-name-hint = Żeby inni wiedzieli, z kim grają.
home-name-saved = Zapisano.
home-player = Gracz
home-play = Graj
home-play-hint = W pojedynkę, o rangę.
home-first = Grasz pierwszy raz?
home-first-play = Gram od razu
home-first-practise = Najpierw gra próbna
home-first-count = Gram teraz: liczy się
home-side-a = na pierwsze rozgrywki
home-side-b = trochę trudniejsza
home-others = Zagraj z innymi
home-others-hint = Od dwóch do czterech graczy, każdy na swoim urządzeniu.
home-bot = Przeciw botowi
home-bot-hint = Ty decydujesz, jak silny.
home-pass = Z rąk do rąk
home-pass-hint = Od dwóch do czterech graczy, jedno urządzenie.
home-join = Dołącz do stołu
home-join-got = Masz kod?
home-join-code = Kod
home-join-hint = Krótki kod od osoby, która otworzyła stół.
home-join-go = Dołącz
home-continue = Graj dalej
home-continue-solo = Gra solo
home-continue-over = Zakończone gry
home-continue-all = Pokaż wszystkie ({ $count })
home-phase-lobby = czeka na graczy
home-phase-setup = liczby startowe
home-phase-play = karta { $round } z 17
home-phase-over = koniec
home-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
home-learn-hint = Krótkie kroki na prawdziwej planszy. Dwie, trzy minuty i umiesz grać.
home-daily = Rozdanie dnia
home-daily-hint = Jedno dziennie, takie samo dla wszystkich.
home-learn-go = Naucz się grać
home-learn-on = Ucz się dalej
home-how = Jak grać
home-how-go = Czytaj zasady
home-statistics = Twoje statystyki
home-print = Wydrukuj grę
home-editor = Własne plansze i karty
home-puzzles = Zagadki
home-puzzles-hint = Najlepsze rozwiązanie jest udowodnione. Znajdziesz je?
home-device = Graj dalej na innym urządzeniu
home-device-hint = Twoje stoły przejdą razem z tobą. Link działa raz, przez dziesięć minut. Kto go otworzy, wejdzie jako ty: zachowaj go dla siebie.
home-device-link = Link na drugie urządzenie
home-device-make = Utwórz link
home-device-qr = Kod QR z linkiem na drugie urządzenie
home-working = Chwileczkę…
home-back = Start
home-about = Autor gry HASHI: Jeffrey D. Allers. Ta strona nie jest związana z wydawcą gry.

## Things that went wrong

home-failed = Nie udało się. Spróbuj jeszcze raz.
home-failed-network = Nie ma połączenia z serwerem. Czy działa?
home-failed-no-such-table = Nie ma stołu z tym kodem.
home-failed-too-many = Za dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
home-failed-wait = Za dużo naraz. Spróbuj znowu za { $seconds } s.
home-failed-too-fast = Za dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
home-failed-too-many-persons = Z Twojej sieci przyszło bardzo dużo nowych osób. Spróbuj za { $seconds } s.
home-failed-too-many-tables = Masz już dużo otwartych stołów. Spróbuj za { $seconds } s.
home-failed-busy = Stół nie nadąża. Spróbuj jeszcze raz.
home-failed-store-unavailable = Serwer nie może teraz nic zapisać. Spróbuj za chwilę jeszcze raz.
home-failed-name-unfit = Tego imienia nie można użyć. Spróbuj innego.
home-failed-board-unfit = Na tej planszy nie da się grać.
home-failed-board-size = Ta plansza jest za duża: może mieć najwyżej 24 wyspy i 40 linii.
home-failed-deck-unfit = Tą talią nie da się grać.
home-failed-no-such-day = Na ten dzień nie ma rozdania.
home-failed-day-over = Ten dzień już minął. Jego rozdanie możesz rozegrać dla ćwiczenia.
home-failed-daily-played = To rozdanie masz już za sobą. Liczy się tylko pierwsza gra.
home-failed-record-unfit = To nie jest cała gra z tymi kartami, rozegrana w pojedynkę, zgodnie z zasadami i bez pomocy.
home-failed-record-copied = Ktoś inny rozegrał już dokładnie te same ruchy.
home-failed-times-unfit = Ta gra nie mogła zostać rozegrana w czasie, który z nią przesłano.
home-failed-unknown-host = Ten serwer nie działa pod tą nazwą. Zapytaj osobę, która go prowadzi.
home-failed-code-empty = Najpierw wpisz kod.
home-failed-code-short = Kod ma { $count } liter. Ten jest krótszy.

## A link from another device

handover-title = Graj dalej na tym urządzeniu
handover-text = Ktoś utworzył ten link na innym urządzeniu. Jeśli to ty, możesz tu grać dalej z tym samym imieniem i przy tych samych stołach. Twoje dotychczasowe imię i miejsca z tej przeglądarki przepadną.
handover-go = Graj dalej tutaj
home-failed-link-used = Ten link został już użyty albo jest za stary. Utwórz nowy.

## New table

new-title = Nowy stół
new-name = Twoje imię
new-board = Plansza
new-fresh = Nowa plansza
new-fresh-hint = Taka, na której nikt jeszcze nie grał
new-fresh-like = Jaka?
new-fresh-a = Otwarta, jak strona A
new-fresh-b = Dużo skrzyżowań, jak strona B
new-fresh-wait = Plansza powstaje…
new-fresh-is = Ta plansza jest { $rating }: prosty bot zdobywa na niej średnio { $mean } pkt (na stronie A 41, a na stronie B 36).
new-fresh-proven = Da się na niej zdobyć 60 punktów: jest gra, która to potwierdza.
new-fresh-open = Nie wiadomo jeszcze, czy da się na niej zdobyć 60 punktów.
new-fresh-code = Z tym kodem każdy dostanie tę samą planszę
new-fresh-copy = Kopiuj kod
new-fresh-another = Jeszcze inna
new-fresh-type = Masz kod? Wpisz go
new-fresh-show = Pokaż
new-fresh-picture = Nowa plansza { $code }
new-fresh-missing = Poczekaj na nową planszę albo wpisz kod.
new-custom = Własna plansza
new-custom-kept = Zapamiętane w tej przeglądarce
new-custom-editor = Narysuj w edytorze
new-board-hint = Plik TOML z 18 wyspami, ich flagami i liniami. Przed grą zostanie sprawdzony.
new-custom-choose = Wybierz plik
new-custom-good = „{ $name }”: plansza w porządku.
new-custom-bad = { $count ->
    [one] Z tym plikiem nie da się grać. Jest w nim jeden błąd:
    [few] Z tym plikiem nie da się grać. Są w nim { $count } błędy:
    [many] Z tym plikiem nie da się grać. Jest w nim { $count } błędów:
   *[other] Z tym plikiem nie da się grać. Jest w nim { $count } błędu:
}
new-custom-line = Wiersz { $line }: { $sentence }
new-custom-missing = Wybierz plik z planszą, na której da się grać.
new-custom-wait = Plik jest jeszcze sprawdzany.
new-board-large = Ten plik jest za długi jak na planszę.
new-board-other = W tym pliku jest talia kart, a nie plansza.
new-deck = Karty
new-deck-ours = 18 kart z gry
new-deck-custom = Własna talia
new-deck-hint = Plik TOML z 18 kartami; „5/3” to liczba 5 i 3 mosty.
new-deck-good = Tą talią można grać.
new-deck-missing = Wybierz talię, którą da się grać.
new-deck-large = Ten plik jest za długi jak na talię.
new-deck-other = W tym pliku jest plansza, a nie talia kart.
new-seats = Miejsca
new-seats-count = { $count ->
    [one] 1 gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
new-seats-hint = Miejsca są ponumerowane zgodnie z ruchem wskazówek zegara. Każdą planszę przygotowuje osoba z poprzedniego miejsca.
new-seat = Miejsce { $seat }
new-seat-you = Miejsce { $seat }: ty
new-kind-person = Osoba
new-kind-person-hint = dołącza przez link lub kod
new-kind-device = To urządzenie
new-kind-device-hint = z rąk do rąk
new-kind-bot = Bot
bot-level = Poziom
bot-level-points = { $level }, około { $points } punktów
new-device-name = Imię na miejscu { $seat }
new-device-default = Gracz { $seat }
new-bots-only = Ktoś musi grać: zostaw miejsce dla człowieka.
new-more = Więcej opcji
new-clock = Czas na kartę
new-clock-hint = Gdy czas minie, twój ruch zostaje zagrany, jeśli jest dozwolony; jeśli nie, karta przepada.
new-clock-off = Bez limitu
new-clock-seconds = { $seconds } s
new-tracker = Ściągawka z kartami
new-tracker-hint = Pokazuje wszystkie 18 kart i skreśla te, które już były.
new-honour = Stół na słowo honoru
new-hints = Podpowiedzi
new-hints-hint = Kto poprosi, zobaczy dobry ruch. Każda podpowiedź jest odnotowana w zapisie gry.
new-deal = Kod rozdania
new-deal-hint = Zostaw puste, a rozdanie będzie nowe. Z kodem zakończonej gry zagrasz jeszcze raz tymi samymi kartami.
new-deal-of = Z planszą i kartami gry { $code }
new-rival = Z planszą, startem i kartami gry { $code }
new-deal-wrong = Kod rozdania ma 64 znaki, od 0 do 9 i od a do f. Ten ma { $count }.
new-deal-signs = W kodzie rozdania są tylko znaki od 0 do 9 i od a do f.
new-create = Otwórz stół
new-create-solo = Zacznij
new-link = Pobierz link
new-link-hint = Wyślij link znajomym: dołączą jednym dotknięciem.
new-opponent = Z kim chcesz zagrać?
new-opponent-hint = Punkty to średni wynik każdego z nich.
new-custom-hint = Z pliku albo własnego projektu

## Join

join-title = Dołącz do stołu
join-looking = Szukam stołu { $code }…
join-other = Wpisz inny kod

## Lobby

lobby-title = Stół już czeka
lobby-custom-board = Plansza „{ $name }”
lobby-custom-deck = Przy tym stole gra się własną talią
lobby-clock = { $seconds } s na kartę
lobby-tracker = ze ściągawką z kartami
lobby-hints-off = bez podpowiedzi
lobby-invite = Zaproś
lobby-invite-hint = Wyślij link, podaj kod albo daj zeskanować kod QR.
lobby-local-only = Ten link działa tylko na tym komputerze. Uruchom HASHI z opcją --lan, żeby można było dołączyć z telefonu.
lobby-link = Link do tego stołu
lobby-copy = Kopiuj link
lobby-copied = Skopiowano.
lobby-copy-failed = Skopiuj go ręcznie.
lobby-share = Wyślij
lobby-code-spelled = Kod: { $letters }
lobby-qr = Kod QR z linkiem do tego stołu
lobby-seats = Miejsca
lobby-seat-open = wolne
lobby-seat-you = ty
lobby-seat-device = na tym urządzeniu
lobby-seat-elsewhere = u osoby, która otworzyła stół
lobby-seat-bot = bot, { $level }
lobby-seat-away = offline
lobby-seat-at-result = ogląda jeszcze wynik
lobby-name = Twoje imię
lobby-sit = Usiądź tu
lobby-bot = Posadź bota
lobby-bot-away = Usuń bota
lobby-drop = Usuń to miejsce
lobby-leave = Wstań
lobby-evict = Wyproś
lobby-sent-away = Osoba, która otworzyła stół, wyprosiła cię. Możesz dalej patrzeć.
lobby-rename = Zmień imię
lobby-rename-done = Imię zmienione.
lobby-start = Zacznij grę
lobby-start-waiting = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
lobby-start-ready = Są już wszyscy.
lobby-start-host = Są już wszyscy. Grę zaczyna osoba, która otworzyła stół.
lobby-start-mixing = Tasuję karty…
lobby-start-dealing = Rozdaję karty…
lobby-dealt-again = Liczba losowa nie dotarła ({ $names }), więc rozdanie zapieczętowano od nowa, bez niej. Zacznijcie grę jeszcze raz.
lobby-starting = Gra się zaczyna…
lobby-watching = Oglądasz grę.
lobby-invited = { $name } zaprasza do gry w HASHI
lobby-invited-nobody = Zaproszenie do gry w HASHI
lobby-invited-what = Wszyscy dostają tę samą kartę: wpisz jej liczbę na wyspie, buduj mosty i ukończ więcej wysp niż inni.
lobby-invited-long = Około 15 minut. Bez instalowania i bez konta.
lobby-taken = { $name } zajmuje miejsce { $seat }.
lobby-free-again = Miejsce { $seat } znów jest wolne.
lobby-name-missing = Najpierw podaj imię.
lobby-seal = Rozdanie zapieczętowane
lobby-seal-why = Ta liczba pieczętuje sekret serwera, zanim ktokolwiek usiądzie. Każde miejsce dokłada własną liczbę losową: na razie widać tylko jej odcisk, a samą liczbę pokazuje się na początku gry. Na koniec zostaje pokazany także sekret, a twoja przeglądarka rozdaje jeszcze raz i porównuje każdą kartę: nikt nie wybierze kart niepostrzeżenie.
lobby-fingerprint = Odcisk miejsca { $seat }
lobby-known-deal = To znane rozdanie: nie ma pieczęci, a kto ma kod, może znać karty.
lobby-challenge = { $name } rzuca wam wyzwanie: wynik do pobicia to { $total }, z tym samym startem i tymi samymi kartami.
table-daily = Rozdanie dnia { $day }
table-daily-practice = Ćwiczenie: rozdanie dnia { $day }
lobby-rules = Jak grać
lobby-learn-hint = Naucz się, czekając: krótkie kroki na prawdziwej planszy. Gdy gra się zacznie, od razu tu wrócisz.

## Rules page

rules-contents = Spis treści
rules-link = Link do zasady { $id }
rules-picture-wrong = niedozwolone
rules-top = Do góry
