### Puzzles: the list, solving one, hints and the best way.

puzzles-title = Zagadki
puzzles-about = Znasz następne karty i wiesz, ile najwięcej mogą dać. Znajdź sposób, żeby tyle zdobyć: udowodniono, że istnieje.
puzzles-day = Zagadka dnia
puzzles-day-goal = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
puzzles-level = Poziom { $level }
puzzles-solved = rozwiązana
puzzles-count = rozwiązane: { $solved } z { $all }
puzzles-name = Zagadka { $number }
puzzles-solved-name = Zagadka { $number }, rozwiązana
puzzles-start = Zacznij od zagadki { $number }
puzzles-continue = Dalej: zagadka { $number }
puzzles-all-solved = Wszystkie rozwiązane. Czapki z głów!
puzzles-paste = Wklej zagadkę
puzzles-paste-label = Tekst zagadki
puzzles-paste-go = Otwórz
puzzles-unreadable = Nie da się odczytać tej zagadki. Powinno być: { $expected }.
puzzles-pasted = Wklejona zagadka
puzzles-missing = Nie ma takiej zagadki
puzzles-missing-hint = Może brakuje części linku. Tekst zagadki możesz też wkleić na stronie z zagadkami.

puzzles-goal = { $points ->
    [one] Zdobądź jeszcze { $points } punkt tymi { $cards } kartami.
    [few] Zdobądź jeszcze { $points } punkty tymi { $cards } kartami.
   *[other] Zdobądź jeszcze { $points } punktów tymi { $cards } kartami.
}
puzzles-cards = Karty po kolei
puzzles-round = Karta { $round } z { $rounds }
puzzles-worth = { $category }: wyspy { $done } z { $all }, teraz warte { $points } pkt
puzzles-points = Punkty: { $points } z { $goal }
puzzles-card-now = Karta { $card } z { $cards }. Punkty do tej pory: { $points } z { $goal }.
puzzles-back-one = Cofnij ostatnią kartę
puzzles-again = Od nowa
puzzles-copy = Skopiuj tę zagadkę jako tekst
puzzles-copied = Skopiowano. Możesz ją wkleić gdziekolwiek, także na stronie z zagadkami.

puzzles-hint = Poproszę o podpowiedź
puzzles-hint-card = { $points ->
    [one] Najważniejsza jest karta { $card } z { $cards }: może dać { $points } punkt.
    [few] Najważniejsza jest karta { $card } z { $cards }: może dać { $points } punkty.
   *[other] Najważniejsza jest karta { $card } z { $cards }: może dać { $points } punktów.
}
puzzles-hint-island = Przy karcie { $card } z { $cards } przyjrzyj się wyspie { $island }.
puzzles-hint-left = To już inna droga niż ta z podpowiedzi. Poproś jeszcze raz, a wrócisz na dobrą.
puzzles-working = Szukam najlepszej drogi…
puzzles-unproven = Za dużo możliwości: nie udało się udowodnić, która droga jest najlepsza, więc nie ma podpowiedzi.
puzzles-goal-wrong = Cel tej zagadki się nie zgadza: z tych kart da się zdobyć najwyżej { $points } pkt.
puzzles-give-up = Poddaję się
puzzles-way-turn = Karta { $card } z { $cards }: { $turn }
puzzles-way-end = { $points ->
    [one] Razem { $points } punkt. Więcej się nie da.
    [few] Razem { $points } punkty. Więcej się nie da.
   *[other] Razem { $points } punktów. Więcej się nie da.
}
puzzles-way-back = Wstecz
puzzles-way-next = Dalej

puzzles-solved-title = Rozwiązane! { $points } z { $goal }
puzzles-solved-alone = I to bez żadnej pomocy. Lepiej się nie da.
puzzles-solved-hints = Lepiej się nie da.
puzzles-not-solved = { $points } z { $goal }
puzzles-missed = { $points ->
    [one] Do zdobycia jest jeszcze { $points } punkt.
    [few] Do zdobycia są jeszcze { $points } punkty.
   *[other] Do zdobycia jest jeszcze { $points } punktów.
}
puzzles-next = Następna zagadka
