### Co wiersz poleceń mówi temu, kto prowadzi serwer.

## Przenoszenie stołów z jednej bazy do drugiej

progress-tables = Stoły
export-done = { $tables ->
    [one] Zapisano { $tables } stół w { $path }.
    [few] Zapisano { $tables } stoły w { $path }.
   *[many] Zapisano { $tables } stołów w { $path }.
}
import-done = { $tables ->
    [one] Wczytano { $tables } stół.
    [few] Wczytano { $tables } stoły.
   *[many] Wczytano { $tables } stołów.
}
import-same = { $tables ->
    [one] { $tables } stół już był, taki sam.
    [few] { $tables } stoły już były, takie same.
   *[many] { $tables } stołów już było, takich samych.
}
error-exists = { $path } już istnieje; wybierz inną nazwę.
error-export-head = To nie jest kopia HASHI.
error-export-line = To nie jest stół z kopii.
error-export-end = Kopia nie jest pełna: brakuje końca albo się nie zgadza.
error-import-clash = Inny stół z kodem { $code } już istnieje; niczego nie nadpisano.

## Baza danych i ustawienia

error-database = Nie można połączyć się z bazą danych { $database }.
error-newer-database = Baza danych { $database } pochodzi z nowszej wersji HASHI.
error-database-address = Adres bazy danych zaczyna się od postgresql://
error-setting = { $name }: „{ $value }” nie pasuje w tym miejscu.

## Co w instalacji jest w porządku, a co nie

doctor-page = Strona jest zbudowana.
doctor-page-missing = Strona nie jest zbudowana. Zbuduj ją przez make play albo zainstaluj pakiet ponownie.
doctor-data = Stoły są przechowywane w { $path }.
doctor-data-new = { $path } jeszcze nie istnieje; powstanie przy pierwszym uruchomieniu.
doctor-data-unwritable = W { $path } nie można niczego zapisać. Daj temu użytkownikowi prawo zapisu albo wybierz inny folder przez --data.
doctor-data-broken = { $path } jest uszkodzony. Wczytaj ostatnią kopię przez hashi import albo przywróć kopię zapasową.
doctor-data-newer = { $path } pochodzi z nowszej wersji HASHI. Zainstaluj tę wersję albo jeszcze nowszą.
doctor-data-old = { $path } pochodzi ze starszej wersji. Następne uruchomienie go uaktualni; najpierw zapisz go przez hashi export.
doctor-disk = Na dysku jest miejsce: { $megabytes } MB.
doctor-disk-full = Na dysku zostało tylko { $megabytes } MB. Zrób miejsce, bo ruchów nie da się już zapisać.
doctor-port = Port { $port } jest wolny.
doctor-port-ours = HASHI już działa na porcie { $port }.
doctor-port-taken = Port { $port } zajmuje inny program. Zakończ go albo wybierz inny port przez --port.
doctor-clock = Zegar chodzi dobrze, o ile to widać.
doctor-clock-wrong = Zegar tego komputera chyba chodzi źle ({ $time }). Ustaw go i włącz automatyczne ustawianie.
doctor-database = Baza danych { $database } odpowiada.
doctor-database-gone = Baza danych { $database } nie odpowiada. Czy działa i czy adres, użytkownik i hasło są właściwe?
doctor-database-newer = Baza danych { $database } pochodzi z nowszej wersji HASHI. Zainstaluj tę wersję albo jeszcze nowszą.
doctor-database-old = Baza danych { $database } pochodzi ze starszej wersji. Następne uruchomienie ją uaktualni; najpierw zapisz ją przez pg_dump.
doctor-database-careless = Baza danych { $database } nie czeka na dysk (fsync jest wyłączone). Włącz je, bo brak prądu może zabrać ruchy.
doctor-well = Wszystko w porządku.
doctor-ill = { $count ->
    [one] { $count } rzecz do zrobienia.
    [few] { $count } rzeczy do zrobienia.
   *[many] { $count } rzeczy do zrobienia.
}
