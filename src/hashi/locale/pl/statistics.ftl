### A person’s own statistics.

statistics-title = Twoje statystyki
statistics-loading = Liczę twoje gry…
statistics-none = Nie ma jeszcze zakończonych gier. Zagraj, a gra pojawi się tutaj.
statistics-more = Liczy się tu tylko { $count } najnowszych gier.
statistics-board = Plansza
statistics-all = Wszystkie plansze
statistics-games = Gry
statistics-alone = w tym w pojedynkę
statistics-wins = wygrane z innymi
statistics-mean = Średnia
statistics-best = Rekord
statistics-totals = Punkty w czasie
statistics-totals-text = Każda kropka to gra. Linia to średnia z ostatnich dziesięciu: teraz { $mean }.
statistics-totals-picture = Punkty, liczba gier: { $games }, od { $least } do { $most }
statistics-ranks = Rangi w grze w pojedynkę
statistics-categories = Czerwone, niebieskie i szóstka
statistics-categories-text = W ilu grach zdobywasz wyższą wartość, w ilu niższą, a w ilu żadnej.
statistics-early = wyższa wartość
statistics-late = niższa wartość
statistics-missed = nie udało się
statistics-daily = Rozdania dnia
statistics-streak = { $longest ->
    [0] Nie ma jeszcze ukończonego rozdania dnia.
   *[other] Seria: teraz { $current } z rzędu, najdłuższa { $longest }.
}
statistics-calendar = { $count ->
    [one] W ostatnich { $weeks } tygodniach: { $count } dzień z rozdaniem dnia.
    [few] W ostatnich { $weeks } tygodniach: { $count } dni z rozdaniem dnia.
    [many] W ostatnich { $weeks } tygodniach: { $count } dni z rozdaniem dnia.
   *[other] W ostatnich { $weeks } tygodniach: { $count } dni z rozdaniem dnia.
}
statistics-cards = Punkty stracone na kartach
statistics-cards-text = { $count ->
    [one] Ile średnio kosztowała cię karta, według analizy { $count } gry.
    [few] Ile średnio kosztowała cię karta, według analizy { $count } gier.
    [many] Ile średnio kosztowała cię karta, według analizy { $count } gier.
   *[other] Ile średnio kosztowała cię karta, według analizy { $count } gier.
}
statistics-cards-none = Obejrzyj zakończoną grę karta po karcie: po analizie będzie się tu liczyć.
statistics-export = Zabierz ze sobą
statistics-export-text = Wszystko z tej strony jako plik, utworzony w tej przeglądarce.
statistics-csv = Zapisz jako CSV
statistics-json = Zapisz jako JSON
statistics-delete = Usuń moje statystyki
statistics-delete-what = { $count ->
    [one] Zniknie { $count } wynik, razem z miejscem w tabeli wyników i punktami straconymi na kartach.
    [few] Znikną { $count } wyniki, razem z miejscami w tabeli wyników i punktami straconymi na kartach.
    [many] Zniknie { $count } wyników, razem z miejscami w tabeli wyników i punktami straconymi na kartach.
   *[other] Zniknie { $count } wyników, razem z miejscami w tabeli wyników i punktami straconymi na kartach.
}
statistics-delete-stays = Gry i ich analizy zostają, tak jak wyniki innych graczy. Tego nie można cofnąć.
statistics-delete-yes = Usuń
statistics-delete-no = Zostaw
statistics-deleted = Twoje statystyki zostały usunięte.
statistics-puzzles = Zagadki
statistics-puzzles-text = Rozwiązane w tej przeglądarce, według poziomu.
statistics-level = Poziom { $level }
statistics-delete-puzzles = Zniknie też lista zagadek rozwiązanych w tej przeglądarce.
