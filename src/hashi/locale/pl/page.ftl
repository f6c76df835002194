### What only the page says at the table. The rest of the page is in lobby.ftl.

## The screen of play

table-opening = Idziemy do stołu…
table-page-failed = Nie udało się wczytać tej strony.
table-reload = Spróbuj ponownie
table-home = Na stronę główną
table-mute = Wycisz dźwięki
table-close = Zamknij
table-rule-link = Zasada { $rule }
table-why = Dlaczego?
table-setup = Przygotowanie
table-round = Karta { $round } z { $rounds }
table-clock = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
table-card = Odkryta karta
table-points = Punkty
table-cards = Karty
table-log = Komunikaty
table-more = Karty i komunikaty
table-rules = Wszystkie zasady
table-refused = Teraz nie można tego zrobić.
table-failed = Nie udało się. Spróbuj jeszcze raz.
table-failed-too-fast = Chwileczkę: to było za szybko.
table-failed-busy = { table-failed-too-fast }
table-failed-network = Połączenie się zerwało. Sprawdź, czy wszystko dotarło, i spróbuj jeszcze raz.
table-failed-store-unavailable = Serwer nie może teraz nic zapisać. Spróbuj za chwilę jeszcze raz.
table-failed-warming-up = Trener jeszcze się rozgrzewa. Zapytaj za chwilę.

## The connection

connection-title = Połączenie
connection-lost = Utracono połączenie.
connection-network = Serwer nie odpowiada.
connection-silent = Brak połączenia.
connection-kept = Twój ruch jest zapamiętany i zostanie wysłany.
connection-sending = Wysyłanie…
connection-stopping = Serwer uruchamia się ponownie.
connection-busy = Serwer jest teraz zajęty.
connection-store-unavailable = Serwer nie ma teraz dostępu do zapisanych stołów.
connection-too-many-connections = Na serwerze nie ma teraz wolnych miejsc.
connection-too-many-persons = Z Twojej sieci przyszło bardzo dużo nowych osób.
connection-too-many-watchers = Ten stół ogląda teraz zbyt wiele osób.
connection-too-fast = Za dużo zapytań z tego łącza. Poczekaj chwilę.
connection-unknown-host = Ten serwer nie działa pod tą nazwą. Zapytaj osobę, która go prowadzi.
connection-no-person = Twoja przeglądarka blokuje pliki cookie. Bez nich stół nie wie, kim jesteś: zezwól na nie tutaj.
missing-script = HASHI potrzebuje JavaScriptu.
missing-page = Nie ma takiej strony
missing-page-text = Może w adresie jest błąd albo strona została przeniesiona.
missing-table = Nie ma takiego stołu
missing-table-text = Może link jest niepełny. Jeśli masz kod, wpisz go.
connection-retry-in = Kolejna próba za { $seconds } s.
connection-retrying = Próbuję ponownie…
connection-retry = Spróbuj teraz
connection-back = Połączono ponownie.

## Setup

table-start-number = Twoja liczba startowa
table-setup-hint = Wpisz 3 albo 4 na wyspie bez flagi. Na tej planszy zagra { $name }.
table-setup-hint-solo = Wpisz 3 albo 4 na wyspie bez flagi. Plansza zostaje u ciebie.
table-start-choose = Wybierz wyspę
table-start-place = Wpisz { $number } na wyspie { $at }
table-moved-title = Plansze wędrują w lewo
table-moved = { $name } przekazuje ci przygotowaną planszę: teraz ty na niej grasz.
table-moved-close = Do pierwszej karty

## A round

guide-write-draw = { $left ->
    [one] Wpisz { $number }, potem narysuj { $left } most.
    [few] Wpisz { $number }, potem narysuj { $left } mosty.
    [many] Wpisz { $number }, potem narysuj { $left } mostów.
   *[other] Wpisz { $number }, potem narysuj { $left } mostu.
}
guide-draw-only = { $left ->
    [one] Nie ma gdzie wpisać { $number }. Narysuj { $left } most albo pomiń kartę.
    [few] Nie ma gdzie wpisać { $number }. Narysuj { $left } mosty albo pomiń kartę.
    [many] Nie ma gdzie wpisać { $number }. Narysuj { $left } mostów albo pomiń kartę.
   *[other] Nie ma gdzie wpisać { $number }. Narysuj { $left } mostu albo pomiń kartę.
}
guide-nothing = Nic tu nie pasuje. Pomiń tę kartę.
guide-draw = { $left ->
    [one] Teraz narysuj { $left } most albo żadnego.
    [few] Teraz narysuj { $left } mosty albo żadnego.
    [many] Teraz narysuj { $left } mostów albo żadnego.
   *[other] Teraz narysuj { $left } mostu albo żadnego.
}
guide-no-room = { $left ->
    [one] Nie ma miejsca na { $left } most. Zatwierdź bez niego.
    [few] Nie ma miejsca na { $left } mosty. Zatwierdź bez nich.
    [many] Nie ma miejsca na { $left } mostów. Zatwierdź bez nich.
   *[other] Nie ma miejsca na { $left } mostu. Zatwierdź bez nich.
}
guide-more = { $left ->
    [one] Narysuj jeszcze { $left } most albo żadnego.
    [few] Narysuj jeszcze { $left } mosty albo żadnego.
    [many] Narysuj jeszcze { $left } mostów albo żadnego.
   *[other] Narysuj jeszcze { $left } mostu albo żadnego.
}
guide-stuck = Na resztę mostów nie ma miejsca. Cofnij jeden.
guide-write = Teraz wpisz { $number } albo zatwierdź bez liczby.
guide-no-place = Nie ma gdzie wpisać { $number }. Zatwierdź bez liczby.
guide-done = To już cała karta. Zatwierdź.
guide-held = Zatwierdzone. Odkryj następną kartę albo cofnij ruch.
guide-held-start = Odkryj pierwszą kartę albo cofnij wpis.
guide-held-last = To była ostatnia karta. Zobacz wynik albo cofnij ruch.
guide-gain = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
table-undo = Cofnij ostatni krok
table-clear = Wymaż cały ruch
table-confirm-all = Zatwierdź
table-confirm-skip-number = Zatwierdź bez liczby
table-confirm-skip-bridges = Zatwierdź bez mostów
table-confirm-skip-both = Pomiń tę kartę
table-confirm-more = { $left ->
    [one] Jeszcze { $left } most
    [few] Jeszcze { $left } mosty
    [many] Jeszcze { $left } mostów
   *[other] Jeszcze { $left } mostu
}
table-confirm-wrong = Popraw czerwone wpisy
table-skip-really = Bez liczby i mostów? Naciśnij znowu
table-skip-bridges-really = Żadnych mostów? Naciśnij znowu
table-next-card = Odkryj następną kartę
table-result = Zobacz wynik
table-marks = Twój ruch z tą kartą
table-mark-number = { $number } na { $at }
table-mark-bridge = { $line }
table-mark-erase = Wymaż: { $mark }
table-take-back = Cofnij
table-your-turn = Twój ruch
table-take-back-of = Cofnij ruch: { $name }
table-waiting = Gotowe. Czekamy na: { $names }.
table-nudge = Ponaglij
table-nudged = Ponaglenie wysłane.
table-away = { $name } jest offline.
table-grace = Za { $seconds } s może zagrać bot
table-stood-in = Tę kartę zagrał za ciebie bot.
table-watching = Oglądasz grę.
table-bot-for-you = Bot gra za ciebie.
table-warming-up = Boty jeszcze się rozgrzewają i przez chwilę grają trochę prościej.
table-come-back = Wracam na miejsce

## A hint

hint-ask = Pokaż mi dobry ruch
hint-thinking = Myślę…
hint-title = Dobry ruch
hint-turn-both = Wpisz { $number } na wyspie { $island } i narysuj { $bridges }.
hint-turn-number = Wpisz { $number } na wyspie { $island } i nic nie rysuj.
hint-turn-bridges = Nic nie wpisuj, tylko narysuj { $bridges }.
hint-turn-pass = Pomiń tę kartę.
bridge-twice = { $line } (dwa razy)
hint-better = Taki ruch powinien dać o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej niż twój.
hint-same = Twój ruch powinien być równie dobry.
hint-expected = Spodziewany wynik końcowy: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu.
reason-red = Kończy { $islands }: to już { $done } z { $all } czerwonych flag.
reason-blue = Kończy { $islands }: to już { $done } z { $all } niebieskich flag.
reason-six = Potem połączone gotowe wyspy: { $done } z { $all } potrzebnych.
reason-finish = Kończy { $islands }.
reason-room = Zostawia wyspie { $at } miejsce na brakujące mosty.
reason-open = Na wyspie { $at } nadal zmieści się { $number }.
reason-flag = Prowadzi most do flagi na { $at }: potem można tam wpisać liczbę.
reason-need = { $need ->
    [one] Potem wyspie { $at } brakuje już tylko { $need } mostu.
   *[other] Potem wyspie { $at } brakuje jeszcze { $need } mostów.
}
reason-margin = Drugi najlepszy ruch powinien dać o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej.
reason-alike = Inny ruch powinien być równie dobry.
hint-take = Przyjmij ten ruch
hint-dismiss = Nie, dzięki
hint-recorded = Podpowiedzi są odnotowane w zapisie gry.

## The others

table-others = Pozostałe plansze
table-other = { $state ->
    [done] gotowe
    [away] offline
   *[thinking] myśli
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
table-state = { $state ->
    [done] gotowe
    [away] offline
   *[thinking] myśli
}
table-sheet-of = Plansza: { $name }
table-put-bot = Niech dalej gra bot
table-hand-over = { $name }, twoja kolej
table-hand-over-open = To ja, { $name }

## Points

table-worth = { $high ->
    [one] { $category }: { $high } punkt, później { $low }
    [few] { $category }: { $high } punkty, później { $low }
    [many] { $category }: { $high } punktów, później { $low }
   *[other] { $category }: { $high } punktu, później { $low }
}
table-worth-low = { $low ->
    [one] { $category }: { $low } punkt; { $high } już przepadło
    [few] { $category }: { $low } punkty; { $high } już przepadło
    [many] { $category }: { $low } punktów; { $high } już przepadło
   *[other] { $category }: { $low } punktu; { $high } już przepadło
}
table-worth-reached = { $points ->
    [one] { $category }: komplet, { $points } punkt
    [few] { $category }: komplet, { $points } punkty
    [many] { $category }: komplet, { $points } punktów
   *[other] { $category }: komplet, { $points } punktu
}
table-progress = { $done } z { $all }
table-piles = Trzy stosy
table-pile = Odkryte karty: { $turned } z { $size }
table-by-card = do karty { $card }
table-then = potem { $points }
table-deadline = { $points ->
    [one] { $category }: { $points } punkt do karty { $card } włącznie
    [few] { $category }: { $points } punkty do karty { $card } włącznie
    [many] { $category }: { $points } punktów do karty { $card } włącznie
   *[other] { $category }: { $points } punktu do karty { $card } włącznie
}
table-log-empty = Nie ma jeszcze żadnych komunikatów.
table-log-reached = { $name }: { $sentence }
table-log-skipped-number = { $name } nie wpisuje liczby.
table-log-skipped-bridges = { $name } nie rysuje mostów.
table-log-timed-out = { $name }: czas minął.
table-log-hinted = { $name } korzysta z podpowiedzi.
table-log-stood-in = { $name }: grał bot.

## Cards

card-shows = { $bridges ->
    [one] Liczba { $number }, { $bridges } most
    [few] Liczba { $number }, { $bridges } mosty
    [many] Liczba { $number }, { $bridges } mostów
   *[other] Liczba { $number }, { $bridges } mostu
}
card-seen = { $bridges ->
    [one] Już była: liczba { $number }, { $bridges } most
    [few] Już była: liczba { $number }, { $bridges } mosty
    [many] Już była: liczba { $number }, { $bridges } mostów
   *[other] Już była: liczba { $number }, { $bridges } mostu
}
card-unseen = { $bridges ->
    [one] Jeszcze nieodkryta: liczba { $number }, { $bridges } most
    [few] Jeszcze nieodkryta: liczba { $number }, { $bridges } mosty
    [many] Jeszcze nieodkryta: liczba { $number }, { $bridges } mostów
   *[other] Jeszcze nieodkryta: liczba { $number }, { $bridges } mostu
}

## The board

board-lines = Linie
board-most = maks.
board-lines-of = Linie wyspy { $at }

## Help

table-help = Jak tu grać
table-help-learn = Ucz się w praktyce
table-help-goal = Cel: gotowe wyspy. Wyspa jest gotowa, gdy ma dokładnie tyle mostów, ile wskazuje jej liczba, i daje 2 punkty. Wszystkie czerwone flagi, wszystkie niebieskie i sześć połączonych gotowych wysp dają dodatkowe punkty: więcej, jeśli nikt cię nie wyprzedzi, a w pojedynkę, jeśli zdążysz na czas.
table-help-write = Dotknij wyspy, żeby wpisać liczbę z karty. Dotknij jeszcze raz, żeby ją wymazać.
table-help-draw = Dotknij linii, żeby narysować most, albo przeciągnij od wyspy do wyspy. Dotknij jeszcze raz, żeby dodać drugi most; gdy więcej się nie zmieści, dotknięcie wymazuje z linii mosty tej karty.
table-help-confirm = Przycisk na dole mówi, z czego rezygnujesz. Zatwierdzony ruch można cofnąć, dopóki wszyscy nie skończą.
table-help-confirm-solo = Przycisk na dole mówi, z czego rezygnujesz. Zatwierdzony ruch można cofnąć, dopóki nie zostanie odkryta następna karta: po dotknięciu stosu albo po krótkiej chwili.
table-help-keys = Klawiatura na planszy
table-key-arrows = Strzałki
table-key-arrows-does = przejdź do następnej wyspy w tę stronę
table-key-enter = Enter, Spacja
table-key-enter-does = wpisz liczbę na tej wyspie albo ją wymaż
table-key-shift = Shift + strzałka
table-key-shift-does = narysuj most w tę stronę
table-key-b = b
table-key-b-does = wybierz jedną z linii tej wyspy
table-key-u = u
table-key-u-does = cofnij ostatni krok albo, przed następną kartą, cały ruch; także Ctrl + Z
table-key-c = c
table-key-c-does = zatwierdź; w pojedynkę naciśnij znowu, żeby odkryć następną kartę
table-key-h = h
table-key-h-does = pokaż dobry ruch, jeśli przy stole są podpowiedzi
table-key-question = ?
table-key-question-does = pokaż tę pomoc

## Settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-confirm = Gdy ruch jest kompletny
settings-confirm-always = czekaj, aż zatwierdzę
settings-confirm-pause = zatwierdź po krótkiej chwili
settings-confirm-once = zatwierdź od razu
settings-next-card = W pojedynkę odkrywaj następną kartę
settings-next-card-pause = po krótkiej chwili
settings-next-card-tap = gdy dotknę stosu
settings-next-card-once = gdy tylko zatwierdzę
settings-curtain = Zakrywaj planszę, gdy urządzenie przechodzi z rąk do rąk
settings-legal = Pokazuj, co dozwolone
settings-hopeless = Pokazuj wyspy, których nie da się już ukończyć
settings-sound = Ciche dźwięki
settings-speech = Czytaj komunikaty na głos
settings-reactions = Pokazuj reakcje innych

## Spoken

say-island = { $at }, { $flag ->
    [red] czerwona flaga
    [blue] niebieska flaga
   *[none] bez flagi
}, { $number ->
    [0] bez liczby
   *[other] liczba { $number }
}, { $bridges ->
    [0] bez mostów
    [one] { $bridges } most
    [few] { $bridges } mosty
    [many] { $bridges } mostów
   *[other] { $bridges } mostu
}{ $need ->
    [0] {""}
   *[other] , brakuje jeszcze { $need }
}{ $state ->
    [finished] , gotowa
    [crossed] , przekreślona
   *[open] {""}
}.
say-island-possible = Tu można wpisać liczbę.
say-island-limited = Liczbę można tu wpisać, ale na tej wyspie zmieści się najwyżej { $most }.
say-island-hopeless = Nie da się jej już ukończyć.
say-wrong = To niezgodne z zasadami.
say-line-from = { $direction ->
    [up] Powyżej
    [right] Po prawej
    [down] Poniżej
   *[left] Po lewej
}, { $to }: { $bridges ->
    [0] bez mostów
    [one] { $bridges } most
    [few] { $bridges } mosty
    [many] { $bridges } mostów
   *[other] { $bridges } mostu
}{ $state ->
    [blocked] , linia zablokowana
    [possible] , miejsce na { $bridges ->
        [0] jeden
       *[other] jeszcze jeden
    }
   *[plain] {""}
}.
say-line = Od { $from } do { $to }: { $bridges ->
    [0] bez mostów
    [one] { $bridges } most
    [few] { $bridges } mosty
    [many] { $bridges } mostów
   *[other] { $bridges } mostu
}{ $state ->
    [blocked] , linia zablokowana
    [possible] , miejsce na { $bridges ->
        [0] jeden
       *[other] jeszcze jeden
    }
   *[plain] {""}
}.
say-line-ends = od { $from } do { $to }
labelled = { $label }: { $text }
say-sheet = { $board }: { $numbers ->
    [one] { $numbers } liczba
    [few] { $numbers } liczby
    [many] { $numbers } liczb
   *[other] { $numbers } liczby
}, { $bridges ->
    [one] { $bridges } most
    [few] { $bridges } mosty
    [many] { $bridges } mostów
   *[other] { $bridges } mostu
} i { $finished ->
    [one] { $finished } gotowa wyspa
    [few] { $finished } gotowe wyspy
    [many] { $finished } gotowych wysp
   *[other] { $finished } gotowej wyspy
}
say-card = { $bridges ->
    [one] Karta { $round }: liczba { $number }, { $bridges } most.
    [few] Karta { $round }: liczba { $number }, { $bridges } mosty.
    [many] Karta { $round }: liczba { $number }, { $bridges } mostów.
   *[other] Karta { $round }: liczba { $number }, { $bridges } mostu.
}
say-written = Wpisano { $number } na wyspie { $at }.
say-erased-number = Wymazano liczbę na wyspie { $at }.
say-drawn = Narysowano most { $done } z { $all }: { $line }.
say-erased-line = Wymazano: { $line }.
say-undone = Cofnięto.
say-cleared = Wymazano cały ruch.
say-taken-back = Ruch cofnięty. Możesz go zmienić.
say-marked = Zaznaczone. Możesz to jeszcze zmienić.
say-done = { $name }: gotowe.
table-react = Zareaguj
reaction-hello = Cześć!
reaction-bravo = Brawo!
reaction-wow = Wow!
reaction-oops = Ojej!
reaction-thanks = Dzięki!
say-reaction = { $name }: { $reaction }
say-bot = { $name }: dalej gra bot.
say-back = { $name } wraca do gry.
say-nudged = { $name } czeka na ciebie.
say-not-now = Tę kartę masz już za sobą.
say-no-line = Z wyspy { $at } żadna linia nie prowadzi { $direction ->
    [up] w górę
    [right] w prawo
    [down] w dół
   *[left] w lewo
}.
say-clock = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
    [many] Zostało { $seconds } sekund.
   *[other] Zostało { $seconds } sekundy.
}

## Notes for a first game, at the start and for the first three cards

note-0 = Twoja pierwsza gra! Wybierz 3 albo 4 i wyspę blisko środka: mosty wyrastają z liczb.
note-1 = Wpisz liczbę blisko tej, którą masz: sąsiednie wyspy mają wspólne mosty. Zielone z kropkami ją pomieszczą, te z „maks.” nigdy.
note-2 = Małe liczby kończy się szybko, duże potrzebują wielu mostów. Wcześnie poprowadź most do flagi, wtedy przyjmie liczbę.
note-3 = Każdy most blokuje linie, które przecina. Nie wiesz, co dalej? Żarówka pokaże dobry ruch. Teraz to już twoja gra: miłej zabawy!
note-close = Jasne
learn-called-back = Gra się zaczyna!

# Honour tables (M1 to M5)
honour-table = Stół na słowo honoru
honour-point = Wskaż błąd
honour-whose = Czyja plansza?
honour-how = Dotknij wyspy lub linii, przy której złamano zasadę. Liczą się karty już zagrane, nie ta odkryta.
honour-look = Błędy mogą wskazywać tylko gracze.
honour-choose = Dotknij wyspy lub linii
honour-chosen = Wybrano { $where }.
honour-point-at = Błąd jest przy { $where }
honour-is-one = To jest błąd.
honour-noticed = { $own ->
    [own] { $by } zauważa własny błąd z karty { $round }: { $where }.
   *[other] { $by } zauważa błąd (plansza: { $name }, karta { $round }): { $where }.
}
honour-end-count = { $count ->
    [one] Jest jeden. Wyspy, których dotyczy, się nie liczą.
    [few] Są { $count }. Wyspy, których dotyczą, się nie liczą.
   *[other] Jest { $count }. Wyspy, których dotyczą, się nie liczą.
}
honour-next = { $left ->
    [one] Pokaż ostatni
   *[other] Pokaż następny (zostało: { $left })
}
