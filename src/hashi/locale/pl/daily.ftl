### The daily deal: its page, and the end of a game of it; loaded when needed.

daily-title = Rozdanie dnia
daily-why = Każdego dnia jest jedno rozdanie na każdą stronę planszy, takie samo dla wszystkich na świecie. Grasz w pojedynkę, bez podpowiedzi, a liczy się pierwsza gra.
daily-first = W rozdaniu dnia liczy się tylko pierwsza gra i nie ma drugiej próby. Jeśli nie znasz HASHI, najpierw się naucz albo zagraj na próbę.
daily-friends = Karty nie są tajemnicą: każdy może je wyliczyć z daty i wcześniej poćwiczyć. To gra wśród znajomych, nie turniej.
daily-next = Następne rozdanie za { $hours } godz. { $minutes } min
daily-streak = { $days ->
    [0] Na razie bez serii: ukończ dziś rozdanie dnia.
    [one] Twoja seria: { $days } dzień
    [few] Twoja seria: { $days } dni z rzędu
    [many] Twoja seria: { $days } dni z rzędu
   *[other] Twoja seria: { $days } dnia z rzędu
}
daily-play = Zagraj na stronie { $side }
daily-continue = Graj dalej na stronie { $side }
daily-open = Jeszcze nierozegrane
daily-begun = Rozpoczęte i się liczy: graj dalej od karty, na której stanęło.
daily-result = { $total ->
    [one] Twój wynik: { $total } punkt
    [few] Twój wynik: { $total } punkty
    [many] Twój wynik: { $total } punktów
   *[other] Twój wynik: { $total } punktu
}
daily-look = Obejrzyj stronę { $side }
daily-practise = Poćwicz na stronie { $side }
daily-leaderboard = Tabela wyników
daily-side = Strona
daily-span = Okres
daily-span-day = Dziś
daily-span-week = Ten tydzień
daily-span-all = Od początku
daily-added = Punkty ze wszystkich rozdań są sumowane.
daily-nobody = Nikt jeszcze nie ukończył tego rozdania. Kto pierwszy?
daily-place = Miejsce
daily-name = Imię
daily-points = Punkty
daily-games = Rozdania
daily-you = ty
daily-people = { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
}
daily-old = Dawne rozdania do ćwiczenia
daily-old-why = Już się nie liczą, ale karty wciąż są dobre.
daily-old-day = Dzień
daily-old-play = Poćwicz
daily-played = { $day }: { $results }
daily-not-played = { $day }: nierozegrane

## At the end of a game

daily-end-counts = Rozdanie dnia { $day }: ta gra się liczy.
daily-end-practice = Ćwiczenie: rozdanie dnia { $day }. Ta gra się nie liczy.
daily-compare = Jak poszło innym z tymi kartami
daily-compare-you = Ty
daily-compare-optimum = Najlepszy możliwy wynik, udowodniony
daily-compare-found = Najlepszy znaleziony dotąd wynik
daily-compare-bot = Bot, { $level }
daily-compare-computing = Wyniki botów i najlepszy możliwy wynik są jeszcze liczone…
daily-compare-no-solver = Ten serwer nie ma solvera, więc nikt nie zna najlepszego możliwego wyniku. Można go doinstalować: pip install 'hashi-game[solver]'
daily-compare-needs-server = Na tym urządzeniu nie jest to obliczane: ile zdobywają boty z tymi kartami i jaki wynik jest najlepszy, powie tylko serwer HASHI.
daily-everybody = Wszyscy tutaj
daily-bar = { $people ->
    [one] Wynik { $total }: { $people } osoba
    [few] Wynik { $total }: { $people } osoby
    [many] Wynik { $total }: { $people } osób
   *[other] Wynik { $total }: { $people } osoby
}
daily-all = Do rozdania dnia i tabeli wyników
daily-share = HASHI, rozdanie dnia { $day }, strona { $side }, punkty: { $total }, { $rank }.
daily-share-title = Rozdanie dnia { $day }
daily-share-text = Tekst, który niczego nie zdradza
