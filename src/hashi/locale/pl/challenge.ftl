### Challenges: a link to a finished game that is to be beaten, and both games side by side.

challenge-title = { $name } rzuca ci wyzwanie
challenge-goal = Wynik do pobicia: { $total }
challenge-why = Ta sama plansza, ten sam start i te same 17 kart. Na koniec zobaczysz obie gry obok siebie.
challenge-won-you = Wygrywasz! Ty { $mine }, { $name } { $theirs }.
challenge-lost-you = { $name } wciąż prowadzi: { $theirs } do { $mine }. Jeszcze raz?
challenge-level-you = Remis: ty i { $name } macie po { $mine }.
challenge-won = { $who } { $mine }, { $name } { $theirs }: wygrywa { $who }.
challenge-lost = { $name } { $theirs }, { $who } { $mine }: wciąż prowadzi { $name }.
challenge-level = Remis: { $who } i { $name } mają po { $mine }.
challenge-compare = Obie gry, karta po karcie
challenge-parted = Gry różnią się od karty { $round }.
challenge-same = Obie gry są dokładnie takie same.
challenge-finished = { $count ->
    [one] { $count } gotowa wyspa
    [few] { $count } gotowe wyspy
    [many] { $count } gotowych wysp
   *[other] { $count } gotowych wysp
}
challenge-tables = Jedna gra była w pojedynkę, druga z innymi. W pojedynkę wyższa wartość zależy od karty, a w grze z innymi dostaje ją ten, kto zdąży pierwszy.
challenge-gone = { $name }: tej gry nie ma już na serwerze, więc nie można jej tu pokazać.
challenge-missing = Ten link nie prowadzi do zakończonej gry

preview-invitation = Zaproszenie do gry w HASHI
preview-challenge = Pobijesz ten wynik w HASHI?
preview-description = Wpisuj liczby, rysuj mosty, kończ wyspy. W przeglądarce, bez instalowania.
