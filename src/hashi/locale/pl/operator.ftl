### What the command line says to whoever runs a server.

## Moving tables from one store to another

progress-tables = Stoły
export-done = { $tables ->
    [one] Zapisano { $tables } stół w pliku { $path }.
    [few] Zapisano { $tables } stoły w pliku { $path }.
    [many] Zapisano { $tables } stołów w pliku { $path }.
   *[other] Zapisano { $tables } stołu w pliku { $path }.
}
import-done = { $tables ->
    [one] Wczytano { $tables } stół.
    [few] Wczytano { $tables } stoły.
    [many] Wczytano { $tables } stołów.
   *[other] Wczytano { $tables } stołu.
}
import-same = { $tables ->
    [one] { $tables } stół już tu był, dokładnie taki sam.
    [few] { $tables } stoły już tu były, dokładnie takie same.
    [many] { $tables } stołów już tu było, dokładnie takich samych.
   *[other] { $tables } stołu już tu było, dokładnie takiego samego.
}
error-exists = { $path } już istnieje; wybierz inną nazwę.
error-export-head = To nie jest eksport z HASHI.
error-export-line = To nie jest stół z eksportu.
error-export-event = Zdarzenie { $event } przy tym stole nie mogło mieć miejsca. { $sentence }
error-export-end = Eksport jest niepełny: brakuje końca albo koniec się nie zgadza.
error-import-clash = Inny stół z kodem { $code } już istnieje; niczego nie nadpisano.

## The database and the settings

error-data-damaged = Plik { $path } jest uszkodzony. Przywróć kopię zapasową. Albo uruchom HASHI raz z opcją --accept-loss: uszkodzony plik zostanie odłożony na bok, a HASHI zacznie bez stołów; ostatni eksport wczytasz poleceniem hashi import.
error-data-emptied = W pliku { $path } były zapisane stoły, a teraz jest pusty. Przywróć kopię zapasową. Albo uruchom HASHI raz z opcją --accept-loss: pusty plik zostanie odłożony na bok, a HASHI zacznie bez stołów; ostatni eksport wczytasz poleceniem hashi import.
error-data-log-lost = HASHI zamknięto niepoprawnie, a pliku { $path }-wal nie ma: były w nim najnowsze ruchy. Jeśli od tego czasu plik otwierał program taki jak sqlite3, są one już w samym pliku: uruchom HASHI raz z opcją --accept-loss. Jeśli nie, przywróć brakujący plik albo kopię zapasową; albo graj dalej bez tych ruchów z opcją --accept-loss.
error-data-in-use = Inny proces HASHI używa już pliku { $path }. Zatrzymaj go albo wybierz inny folder opcją --data. Kilka procesów wymaga PostgreSQL: --database.
error-database = Nie można połączyć się z bazą danych { $database }.
error-newer-database = Baza danych { $database } pochodzi z nowszej wersji HASHI.
error-database-address = Adres bazy danych zaczyna się od postgresql://
error-postgres-missing = Do bazy danych PostgreSQL brakuje pakietu: pip install 'hashi-game[postgres]'
error-setting = { $name }: wartości „{ $value }” nie można tu użyć.

## What is right and wrong with an installation

doctor-page = Strona jest zbudowana.
doctor-page-missing = Strona nie jest zbudowana. Zbuduj ją poleceniem make play albo zainstaluj pakiet ponownie.
doctor-data = Stoły są przechowywane w { $path }.
doctor-data-new = { $path } jeszcze nie istnieje; powstanie przy pierwszym uruchomieniu.
doctor-data-unwritable = W { $path } nie można niczego zapisać. Daj temu użytkownikowi prawo zapisu albo wybierz inny folder opcją --data.
doctor-data-newer = Plik { $path } pochodzi z nowszej wersji HASHI. Zainstaluj tę wersję albo jeszcze nowszą.
doctor-data-old = Plik { $path } pochodzi ze starszej wersji. Następne uruchomienie go zaktualizuje; najpierw zapisz stoły poleceniem hashi export.
doctor-disk = Wolne miejsce na dysku: { $megabytes } MB.
doctor-disk-full = Na dysku zostało tylko { $megabytes } MB. Zwolnij miejsce, inaczej ruchów nie da się już zapisywać.
doctor-port = Port { $port } jest wolny.
doctor-port-ours = HASHI już działa na porcie { $port }.
doctor-port-taken = Port { $port } zajmuje inny program. Zakończ go albo wybierz inny port opcją --port.
doctor-clock = Zegar chodzi dobrze, o ile da się to stwierdzić.
doctor-clock-wrong = Zegar tego komputera chyba chodzi źle ({ $time }). Ustaw go i włącz automatyczne ustawianie.
doctor-database = Baza danych { $database } odpowiada.
doctor-database-gone = Baza danych { $database } nie odpowiada. Czy działa i czy adres, użytkownik i hasło są właściwe?
doctor-database-newer = Baza danych { $database } pochodzi z nowszej wersji HASHI. Zainstaluj tę wersję albo jeszcze nowszą.
doctor-database-old = Baza danych { $database } pochodzi ze starszej wersji. Następne uruchomienie ją zaktualizuje; najpierw zapisz ją poleceniem pg_dump.
doctor-database-careless = Baza danych { $database } nie czeka na dysk (fsync jest wyłączony). Włącz go, inaczej przy zaniku prądu mogą przepaść ruchy.
doctor-compiled = Boty są skompilowane; kod jest w { $path }.
doctor-uncompiled = Boty nie są jeszcze skompilowane. Polecenie hashi warm zrobi to teraz; inaczej stanie się to przy uruchomieniu serwera.
doctor-compiled-elsewhere = Nie można zapisywać w { $path }, więc skompilowany kod trafia do { $other }, skąd w każdej chwili może zniknąć. Daj temu użytkownikowi prawo zapisu albo wskaż inny folder w NUMBA_CACHE_DIR.
doctor-compiled-nowhere = W żadnym folderze nie można zapisać skompilowanego kodu, więc boty są kompilowane za każdym razem od nowa. Wskaż folder w NUMBA_CACHE_DIR.
doctor-well = Wszystko w porządku.
doctor-ill = { $count ->
    [one] { $count } rzecz do poprawienia.
    [few] { $count } rzeczy do poprawienia.
    [many] { $count } rzeczy do poprawienia.
   *[other] { $count } rzeczy do poprawienia.
}

## The best games of a day, for whoever runs the server

best-title = Najlepsze gry z dnia { $day }, strona { $side }
best-none = Na tym serwerze nie liczy się żadna gra z dnia { $day } na stronie { $side }.
best-name = Imię
best-code = Kod
best-points = Punkty
best-cost = Koszt ruchów
best-hindsight = Przewidywanie
best-median = s na kartę
best-fastest = najkrócej
best-where = Rozegrana
best-look = Warto zobaczyć
best-here = tutaj
best-posted = poza
best-flag-fast = szybko
best-flag-hindsight = przewidywanie
best-reference = Nasz najsilniejszy bot, który nie zna nadchodzących kart, zdobył z tymi kartami { $points } pkt.
best-how-cost = Koszt ruchów: ile punktów kosztowały ruchy według oceny trenera, przy czym każdy oceniono według tego, co można było wtedy wiedzieć.
best-how-hindsight = Przewidywanie: punkty ponad wynik bota plus koszt ruchów. Ruchy, które wyglądały źle, a mimo to pobiły bota, sugerują, że karty były znane.
best-how-seconds = s na kartę: mediana i najszybsza. W grach rozegranych gdzie indziej są to czasy przesłane przez urządzenie.
best-how-look = Nic z tego nie jest dowodem: dobrzy gracze bywają szybcy i mają szczęście, a karty danego dnia każdy może obliczyć.
error-best-side = „{ $side }” nie jest stroną: A lub B.
error-best-most = Liczba gier to od 1 do { $most }.
