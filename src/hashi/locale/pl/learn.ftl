### The tutorial: eight steps on the board, each done by doing. Islands are named by column and row.

learn-title = Naucz się grać
learn-step = Krok { $step } z { $steps }
learn-leave = Wyjdź z samouczka
learn-to-table = Wróć do stołu
learn-back = Wstecz
learn-skip = Pomiń
learn-next = Dalej
learn-undo = Cofnij
learn-confirm = Zatwierdź
learn-astray = Wolno, ale nie o to tu chodzi. Dotknij jeszcze raz albo cofnij, a potem idź za znakiem.
learn-go-on = { $left ->
    [one] Dobrze. Jeszcze { $left } most.
    [few] Dobrze. Jeszcze { $left } mosty.
   *[many] Dobrze. Jeszcze { $left } mostów.
}
learn-new-situation = Nowa sytuacja
learn-rival-mia = Mia, karta { $round }
learn-rival-you = Ty, karta { $round }

learn-write = Wpisz liczbę
learn-number-do = Cel: ukończyć wyspy. W każdej rundzie odkrywa się jedną kartę, tę samą dla wszystkich. Najpierw wpisz jej liczbę: dotknij zielonej wyspy, żeby wpisać tam { $number }.
learn-number-done = Dobrze. Ta wyspa potrzebuje teraz mostów: dokładnie { $number }.

learn-finish = Zbuduj mosty
learn-bridges-do = Potem rysujesz mosty z karty, tym razem { $bridges }. Dotknij linii przerywanej albo przeciągnij od wyspy do wyspy. Daj wyspie c2 dwa mosty, których jej brakuje.
learn-bridges-done = Dwa mosty przy dwójce: wyspa c2 jest gotowa i dostaje kółko. Każda gotowa wyspa daje { $island } punkty.

learn-place = Gdzie pasuje liczba
learn-flag-do = Nie każda wyspa przyjmie każdą liczbę. Spróbuj wpisać { $number } na wyspie e1, gdzie stoi flaga.
learn-flag-done = Wyspa z flagą przyjmuje liczbę tylko wtedy, gdy most prowadził tam już przed tą kartą.
learn-small-do = Teraz spróbuj na wyspie c2, dokąd prowadzą już dwa mosty.
learn-small-done = Dwa mosty to za dużo dla liczby { $number }. Nie może być mniejsza niż liczba mostów, które już tam są.
learn-fits-do = Wyspa e4 ma flagę i jeden most. Wpisz tam { $number }.
learn-fits-done = Pasuje idealnie: liczba i mosty się zgadzają, więc wyspa e4 jest od razu gotowa.

learn-cross = Mosty się nie krzyżują
learn-blocked-do = Spróbuj długiej linii od b3 do f3, w poprzek mostu przy c2.
learn-blocked-done = Przeciąłby tamten most, więc ta linia jest zablokowana do końca gry. Uważaj, gdzie budujesz!

learn-exact = Wszystkie albo żaden
learn-all-do = { $bridges ->
    [one] Ta karta daje { $bridges } most: narysuj go albo nie. Musi mieć liczbę przynajmniej na jednym końcu.
    [few] Ta karta daje { $bridges } mosty: narysuj wszystkie albo żadnego. Każdy musi mieć liczbę przynajmniej na jednym końcu.
   *[many] Ta karta daje { $bridges } mostów: narysuj wszystkie albo żadnego. Każdy musi mieć liczbę przynajmniej na jednym końcu.
}
learn-all-done = Wszystkie { $bridges } narysowane. Na linii mieszczą się najwyżej dwa mosty, więc wyspa z dwiema liniami pomieści najwyżej 4: jest na niej „maks. 4”.

learn-bonus = Czerwone, niebieskie i szóstka
learn-red-do = Trzy z czterech czerwonych flag są gotowe. Narysuj most, na który czeka wyspa e4.
learn-red-done = Wszystkie czerwone flagi gotowe: nawet { $red } punktów więcej! Trzy niebieskie dają do { $blue }.
learn-six-do = Trzecia premia: sześć gotowych wysp połączonych mostami. Brakuje tylko jednego mostu przy e6.
learn-six-done = Sześć w jednej grupie: nawet { $six } punktów.

learn-first = Kto pierwszy
learn-later-do = Kto pierwszy zdobędzie premię, dostaje wyższą wartość, a każdy następny niższą. Mia skończyła czerwone flagi jedną kartę przed tobą. Ile punktów dostajesz?
learn-later-done = Zgadza się. Przy tej samej karcie oboje dostalibyście po { $red }.
learn-later-wrong = Mia była pierwsza, o kartę wcześniej: { $red } już nie ma.
learn-late-do = W pojedynkę ścigasz się z kartami, które leżą w trzech stosach. Niebieskie są warte { $blue }, póki trwa pierwszy stos, do karty { $blueLast } włącznie. Odkryta jest karta { $round }, a ty kończysz ostatnią niebieską flagę. Ile to punktów?
learn-late-done = Zgadza się: za późno na { $blue }. Czerwone i szóstka zachowują wyższą wartość do karty { $redLast } włącznie.
learn-late-wrong = Karta { $round } leży na drugim stosie, a pierwszy się skończył: { $blue } już nie ma.

learn-hands = Rysowanie i zmiana zdania
learn-mark-do = Wpisz { $number } i narysuj oba mosty, gdzie chcesz. Dotknij jeszcze raz, żeby wymazać.
learn-mark-keys = Na klawiaturze: strzałki przesuwają, Enter wpisuje, Shift ze strzałką rysuje.
learn-mark-done = Nic jeszcze nie jest ostateczne.
learn-undo-do = Zmieniasz zdanie? Cofnij ostatni krok.
learn-undo-keys = Na klawiaturze: U.
learn-undo-done = I już go nie ma.
learn-confirm-do = Uzupełnij ruch jeszcze raz i naciśnij „Zatwierdź”.
learn-confirm-keys = Na klawiaturze: C.
learn-confirm-done = Oto cały ruch. Możesz też pominąć liczbę, mosty albo jedno i drugie.

learn-end = Umiesz grać!
learn-end-hint = Siedemnaście kart, a potem liczy się punkty. W pierwszej grze przy trzech pierwszych kartach pomogą ci krótkie wskazówki.
learn-play = Zagraj pierwszą grę
learn-again = Od początku
learn-rules = Wszystkie zasady
