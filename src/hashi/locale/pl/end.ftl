### The end of a game; loaded when one is over.

end-title = Koniec gry
end-wins = { $total ->
    [one] { $names } wygrywa: { $total } punkt
    [few] { $names } wygrywa: { $total } punkty
    [many] { $names } wygrywa: { $total } punktów
   *[other] { $names } wygrywa: { $total } punktu
}
end-you-win = { $total ->
    [one] Wygrywasz! Masz { $total } punkt
    [few] Wygrywasz! Masz { $total } punkty
    [many] Wygrywasz! Masz { $total } punktów
   *[other] Wygrywasz! Masz { $total } punktu
}
end-ties = { $total ->
    [one] { $names } wygrywają razem: { $total } punkt
    [few] { $names } wygrywają razem: { $total } punkty
    [many] { $names } wygrywają razem: { $total } punktów
   *[other] { $names } wygrywają razem: { $total } punktu
}
end-solo = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
end-tabs = Co pokazać
end-tab-result = Wynik
end-tab-cards = Karta po karcie
end-next-rank = { $points ->
    [one] Jeszcze 1 punkt: { $rank }
    [few] Jeszcze { $points } punkty: { $rank }
   *[many] Jeszcze { $points } punktów: { $rank }
}
end-top-rank = Wyższej rangi nie ma!
end-ranks = Wszystkie rangi
end-goals = Pierwsze cele
end-goal-colour = Wszystkie wyspy z flagą jednego koloru
end-goal-six = Sześć połączonych ukończonych wysp
end-goal-thirty = 30 punktów
end-goal-reached = osiągnięte
end-goal-new = nowe
end-rank-from = od { $points }
end-best-first = { $board }: to twój pierwszy wynik. Dasz radę go pobić?
end-best-new = { $board }: nowy rekord życiowy! Poprzedni: { $before }.
end-best-equal = { $board }: rekord życiowy ({ $best }) wyrównany.
end-best-below = { $board }: twój rekord życiowy to { $best }.
end-best-honour = { $board }, na słowo honoru
end-best-hints = Z podpowiedziami wynik nie liczy się do rekordu.
end-best-known = Przy znanym rozdaniu wynik nie liczy się do rekordu.
end-scores = Punkty
end-reached = karta { $round }
end-missed = nie udało się
end-winner = wygrana
end-hints = { $count ->
    [one] { $name }: { $count } podpowiedź.
    [few] { $name }: { $count } podpowiedzi.
    [many] { $name }: { $count } podpowiedzi.
   *[other] { $name }: { $count } podpowiedzi.
}
end-hints-you = { $count ->
    [one] Masz na koncie { $count } podpowiedź.
    [few] Masz na koncie { $count } podpowiedzi.
    [many] Masz na koncie { $count } podpowiedzi.
   *[other] Masz na koncie { $count } podpowiedzi.
}
end-place = { $place }.
end-tie = { $total ->
    [one] Remis: { $names } mają po 1 punkcie.
    [few] Remis: { $names } mają po { $total } punkty.
   *[many] Remis: { $names } mają po { $total } punktów.
}
end-again = Jeszcze raz
end-rematch = Rewanż
end-rematch-solo = Nowa gra
end-rematch-hint = Nowy stół z tymi samymi miejscami i nowymi kartami.
end-rematch-hint-solo = Ta sama strona, nowe karty.
end-same-deal = To samo rozdanie
end-same-deal-hint = Te same karty w tej samej kolejności.
end-rematch-open = Nowy stół jest gotowy.
end-rematch-wanted = { $name } chce rewanżu.
end-rematch-go = Dołącz
end-record-title = Zapis gry
end-record = Pobierz zapis gry
end-record-hint = Cała gra jako tekst. Odtworzy ją „hashi replay”.
end-home = Start
end-share = Udostępnij
end-print = Wydrukuj to rozdanie
end-shared = Skopiowano. Wklej, gdzie chcesz.
end-share-title = Udostępnij tę grę
end-share-picture = Plansza na koniec gry, z punktami i rangą, jako obrazek
end-share-covered = Kwadrat za każdą kartę, z punktami i rangą, jako obrazek; nie widać na nim żadnej wyspy
end-share-squares = Czerwony, niebieski i żółty: karta, po której gotowe były wszystkie wyspy z czerwoną flagą, z niebieską flagą albo połączonych było sześć gotowych wysp.
end-share-text = Tekst z linkiem do tego samego rozdania
end-share-copy = Kopiuj tekst i link
end-share-save = Zapisz obrazek
end-share-no-hints = Bez podpowiedzi.
end-share-solo = { $total ->
    [one] HASHI, { $board }, w pojedynkę: { $total } punkt, { $rank }.
    [few] HASHI, { $board }, w pojedynkę: { $total } punkty, { $rank }.
    [many] HASHI, { $board }, w pojedynkę: { $total } punktów, { $rank }.
   *[other] HASHI, { $board }, w pojedynkę: { $total } punktu, { $rank }.
}
end-share-many = HASHI, { $board }: { $results }.
end-share-result = { $name } { $total }
end-share-name = Twoje imię, żeby inni wiedzieli, kogo pokonać
end-you = Ty
end-share-items = Wyspy { $islands }, czerwone { $red }, niebieskie { $blue }, szóstka { $six }.
end-share-beat = Mój wynik: { $total }. Pobijesz go? Ta sama plansza, ten sam start, te same karty:
end-share-beat-name = { $name }: { $total }. Pobijesz ten wynik? Ta sama plansza, ten sam start, te same karty:
end-share-hint = Link to wyzwanie: znajomi grają tymi samymi kartami, a potem widzą obie gry obok siebie.
end-replay-loading = Wczytuję grę…
end-replay-seat = Plansza
end-replay-slider = Karta
end-replay-previous = Poprzednia karta
end-replay-next = Następna karta
end-replay-round = Karta { $round } z { $rounds }
end-replay-card = Liczba { $number }, { $bridges ->
    [one] 1 most
    [few] { $bridges } mosty
    [many] { $bridges } mostów
   *[other] { $bridges } mostu
}
end-replay-start = Przed pierwszą kartą
end-replay-start-words = { $name } dostaje tę planszę z liczbą { $number } na wyspie { $island }.
end-replay-start-words-you = Dostajesz tę planszę z liczbą { $number } na wyspie { $island }.
end-replay-start-own = { $name } zaczyna z liczbą { $number } na wyspie { $island }.
end-replay-start-own-you = Zaczynasz z liczbą { $number } na wyspie { $island }.
end-turn-both = { $name } wpisuje { $number } na wyspie { $island } i rysuje { $bridges }.
end-turn-both-you = Wpisujesz { $number } na wyspie { $island } i rysujesz { $bridges }.
end-turn-number = { $name } wpisuje { $number } na wyspie { $island } i nic nie rysuje.
end-turn-number-you = Wpisujesz { $number } na wyspie { $island } i nic nie rysujesz.
end-turn-bridges = { $name } nic nie wpisuje, ale rysuje { $bridges }.
end-turn-bridges-you = Nic nie wpisujesz, ale rysujesz { $bridges }.
end-turn-pass = { $name } pomija tę kartę.
end-turn-pass-you = Pomijasz tę kartę.
end-check = Uczciwe rozdanie?
end-check-fair = Tak. Każda karta wynika z zapieczętowanego sekretu i z liczb losowych wszystkich graczy, także twojej.
end-check-fair-how = Ta przeglądarka zapamiętała przed grą pieczęć i twoją liczbę losową. Przed chwilą rozdała jeszcze raz i porównała wszystkie karty.
end-check-daily = Tak. To karty z dnia { $day }, takie same dla wszystkich.
end-check-daily-how = Wynikają z samej daty i strony, więc każdy może je znać wcześniej. Ta przeglądarka właśnie je obliczyła i porównała wszystkie karty.
end-check-unfair = Nie. Coś się tu nie zgadza:
end-check-open = Nie wszystko dało się sprawdzić.
end-check-known-deal = To było znane rozdanie: nie miało pieczęci, a kto miał kod, mógł znać karty.
end-check-not-there = Karty zgadzają się z pokazanym tu sekretem. Ale tej przeglądarki nie było przy stole, więc nie ma z czym ich porównać.
end-check-joined-late = { $card ->
    [0] Karty zgadzają się z sekretem. Ale ta przeglądarka dołączyła już po rozpoczęciu, więc nie mogła porównać pieczęci.
   *[other] Karty zgadzają się z sekretem. Ale ta przeglądarka dołączyła dopiero przy karcie { $card }, więc nie mogła porównać pieczęci.
}
end-check-watched = Karty zgadzają się z sekretem i pieczęcią. Ale tę grę tylko oglądasz: żadna z liczb losowych nie była twoja, a samo to niczego nie dowodzi.
end-check-other-device = Karty zgadzają się z sekretem i pieczęcią. Ale twoja liczba losowa pochodzi z innego urządzenia: tylko tam da się sprawdzić wszystko.
end-check-no-share = Karty zgadzają się z sekretem i pieczęcią. Ale żadna z liczb losowych nie była twoja, a samo to niczego nie dowodzi.
end-check-dealt-again = Wszystko się zgadza. Ale pierwsze rozdanie odrzucono, bo jedno z miejsc nie pokazało swojej liczby losowej. Kto rozdaje, mógł je już znać.
end-check-more = Liczby, które za tym stoją
end-check-how = Pieczęć to SHA-256 etykiety i sekretu, a odcisk to SHA-256 etykiety, pieczęci, miejsca i jego liczby losowej. Kod rozdania to SHA-256 sekretu i dołączonych po nim liczb losowych ze wszystkich miejsc; to on wyznacza kolejność kart.
end-check-commitment = Pieczęć
end-check-secret = Sekret
end-check-nonce = Liczba losowa miejsca { $seat }
end-check-seed = Kod rozdania
end-check-command = Tak sprawdzisz pobrany zapis gry na komputerze z HASHI
end-check-copy = Kopiuj kod rozdania

## A link to the deal of a finished game

deal-title = Rozegraj to samo rozdanie
deal-why = Te same 17 kart w tej samej kolejności, na tej samej planszy. Co z nich zbudujesz?
deal-alone = Zagraj w pojedynkę
deal-together = Zagraj z innymi
