### The editor for boards and decks of one's own.

editor-intro = Masz wydanie drukowane? Wprowadź tu jego plansze i karty, a potem graj nimi przy stole, w pojedynkę albo na papierze.
editor-what = Co chcesz narysować?
editor-board = Plansza
editor-deck = Talia
editor-tool = Narzędzie
editor-tool-island = Wyspa
editor-tool-red = Czerwona flaga
editor-tool-blue = Niebieska flaga
editor-tool-line = Linie
editor-tool-hint = Dotknij siatki. Nowa wyspa od razu łączy się z sąsiednimi; narzędziem „Linie” usuwasz i dodajesz pojedyncze linie. Złote kropki to skrzyżowania.
editor-keys = Klawiatura: strzałki przesuwają, Enter używa narzędzia, I, R i B stawiają wyspy i flagi, Shift ze strzałką rysuje lub usuwa linię, Ctrl + Z cofa.
editor-undo = Cofnij
editor-undone = Cofnięto ostatni krok.
editor-clear = Wyczyść
editor-columns = Kolumny
editor-rows = Wiersze
editor-count = { $name }: { $count } z { $wanted }
editor-red = Czerwone flagi
editor-blue = Niebieskie flagi
editor-crossings = Skrzyżowania: { $count }
editor-grid = Plansza, kolumny: { $columns }, wiersze: { $rows }
editor-cell-empty = { $at }: puste
editor-cell = { $at }: { $flag ->
    [red] wyspa z czerwoną flagą
    [blue] wyspa z niebieską flagą
   *[none] wyspa
}, { $count ->
    [0] bez linii
    [one] 1 linia
    [few] { $count } linie
   *[many] { $count } linii
}
editor-line-on = Linia z { $from } do { $to }
editor-line-off = Brak linii z { $from } do { $to }
editor-checking = Sprawdzam…
editor-unchecked = Dlatego jeszcze tego nie sprawdzono.
editor-bad = { $count ->
    [one] Została jedna rzecz do poprawienia:
    [few] Zostały { $count } rzeczy do poprawienia:
   *[many] Zostało { $count } rzeczy do poprawienia:
}
editor-name = Nazwa
editor-use = Sprawdź i użyj
editor-play = Zagraj
editor-print = Wydrukuj
editor-keep = Zapamiętaj w tej przeglądarce
editor-kept = „{ $name }”: zapamiętano w tej przeglądarce.
editor-download = Zapisz jako plik
editor-upload = Otwórz plik
editor-unreadable = W tym pliku nie ma ani planszy, ani talii.
editor-begin = Zacznij od
editor-delete = Usuń „{ $name }”
editor-deck-hint = Ile razy każda karta jest w twojej talii?
editor-more = O jedną więcej: liczba { $number }, { $bridges ->
    [one] 1 most
    [few] { $bridges } mosty
   *[many] { $bridges } mostów
}
editor-less = O jedną mniej: liczba { $number }, { $bridges ->
    [one] 1 most
    [few] { $bridges } mosty
   *[many] { $bridges } mostów
}
