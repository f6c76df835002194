### The rules page: what docs/rules.md says, one message per rule, told as at the table.

rules-title = Zasady gry HASHI
rules-intro = Karta po karcie wpisujesz liczby na wyspach i rysujesz między nimi mosty. Każda karta daje wszystkim tę samą liczbę i tyle samo mostów, ale co z tym zrobisz na swojej planszy, zależy tylko od ciebie. Gdy wyspa ma dokładnie tyle mostów, ile wskazuje jej liczba, jest gotowa, a punkty są tylko za gotowe wyspy!

rules-short = Zasady w minutę
rules-short-card = Wszyscy grają tymi samymi 17 kartami. Przy każdej karcie najpierw wpisujesz jej liczbę na wyspie, a potem rysujesz jej mosty. Jedno i drugie możesz pominąć.
rules-short-island = Wyspa, która ma dokładnie tyle mostów, ile wskazuje jej liczba, jest gotowa i daje 2 punkty.
rules-short-number = Liczbę można wpisać na każdej wyspie, na której jeszcze żadnej nie ma, chyba że prowadzi tam już więcej mostów. Wyspa z flagą najpierw potrzebuje mostu z wcześniejszej karty.
rules-short-bridges = Rysujesz dokładnie tyle mostów, ile pokazuje karta, albo żadnego. Biegną po liniach przerywanych, najwyżej dwa na jednej, i nigdy się nie krzyżują. Każdy ma liczbę przynajmniej na jednym końcu, a żadna wyspa nie ma więcej mostów, niż wskazuje jej liczba.
rules-short-bonus = Dodatkowe punkty: 9 za wszystkie czerwone flagi, 7 za wszystkie niebieskie, 8 za sześć gotowych wysp połączonych mostami. Kto zrobi to później, dostaje 5, 3 albo 4.
rules-short-solo = W pojedynkę ścigasz się z trzema stosami kart: wyższa wartość za niebieskie jest do karty 7 włącznie, za czerwone i szóstkę do karty 12 włącznie. Suma punktów daje rangę.
rules-short-start = Przed pierwszą kartą każdy wpisuje 3 albo 4 na wyspie bez flagi, a każda plansza wędruje do sąsiada po lewej. W pojedynkę swoją planszę zatrzymujesz.
rules-all = Wszystkie zasady po kolei

rules-group-C = Co jest w pudełku
rule-C1 = W HASHI gra od 1 do 4 osób. Każdy ma własną planszę, a na wszystkich planszach jest ta sama strona.
rule-C2 = Strona ma 18 wysp: 4 z czerwoną flagą, 3 z niebieską flagą i 11 bez flagi. Sąsiednie wyspy łączą proste linie przerywane, poziome lub pionowe; linie mogą się krzyżować. Strony są dwie: A na pierwsze rozgrywki i trudniejsza B.
rule-C3 = Kart jest 18. Każda pokazuje liczbę od 1 do 6 i to, ile mostów narysować: od 1 do 3. Obrazki z drukowanych kart zaginęły, więc w naszej talii każda kombinacja jest dokładnie raz; zgadza się to ze wszystkim, co wiadomo o talii drukowanej.
rule-C4 = Drukowane układy wysp też zaginęły, więc strony A i B są naszego pomysłu. Jeśli masz wydanie drukowane, możesz wprowadzić jego plansze i talię i grać nimi tutaj: przy stole, w pojedynkę i na papierze.

rules-group-S = Przygotowanie
rule-S1 = Przy jednym stole wszyscy grają na tej samej stronie.
rule-S2 = Na planszy, którą masz przed sobą, wpisujesz 3 albo 4, jak wolisz, na dowolnej wyspie bez flagi. Wyspy z flagą tutaj odpadają.
rule-S3 = Potem każda plansza wędruje do sąsiada po lewej i już tam zostaje. Miejsca są ponumerowane zgodnie z ruchem wskazówek zegara: na miejscu 2 gra się na planszy przygotowanej na miejscu 1 i tak dalej dookoła stołu. W pojedynkę nic nie wędruje: grasz na planszy, którą przygotujesz.
rule-S4 = Gra tasuje za ciebie 18 kart. Jedną odkłada na bok zakrytą i nikt nigdy do niej nie zagląda; pozostałe 17 tworzy zakryty stos.

rules-group-T = Runda
rule-T1 = Gra odkrywa jedną kartę i wszyscy zagrywają ją jednocześnie. Najpierw akcja a, czyli liczba, potem akcja b, czyli mosty.
rule-T2 = Możesz zrezygnować z akcji a, z akcji b albo z obu: żadna nie zależy od drugiej. To, z czego rezygnujesz, gra ogłasza za ciebie.
rule-T3 = Akcja a: wpisz liczbę z karty na wyspie, na której jeszcze żadnej nie ma.
rule-T4 = Akcja a: wyspa bez flagi, z mostami czy bez, zawsze może przyjąć liczbę. Trzeba tylko pamiętać o T6.
rule-T5 = Akcja a: wyspa z flagą może przyjąć liczbę tylko wtedy, gdy prowadzi na nią co najmniej jeden most z wcześniejszej rundy. Most z tego ruchu byłby spóźniony, bo najpierw wpisuje się liczbę.
rule-T6 = Akcja a: liczba nie może być mniejsza niż liczba mostów już tam prowadzących. Równa może być: wtedy wyspa jest od razu gotowa.
rule-T7 = Akcja b: narysuj dokładnie tyle mostów, ile pokazuje karta, albo ani jednego. Jeśli pokazuje trzy, a zmieszczą się tylko dwa, nie rysujesz żadnego.
rule-T8 = Akcja b: każdy most musi mieć liczbę przynajmniej na jednym końcu; ta wpisana w tym samym ruchu też się liczy. Mosty z jednego ruchu możesz rozdzielić między kilka wysp.
rule-T9 = Akcja b: most biegnie wzdłuż linii przerywanej, z jednej wyspy na sąsiednią.
rule-T10 = Akcja b: na jednej linii mieszczą się najwyżej dwa mosty. Drugi możesz dorysować w tej samej rundzie albo w dowolnej późniejszej.
rule-T11 = Akcja b: żaden most nie może przeciąć innego. Gdy na linii jest już most, na liniach, które ją przecinają, nie narysujesz żadnego.
rule-T12 = Akcja b: wyspa z liczbą nigdy nie ma więcej mostów, niż wskazuje jej liczba.
rule-T13 = Akcja b: wyspa bez liczby nigdy nie ma więcej niż 6 mostów.
rule-T14 = Gdy wyspa ma dokładnie tyle mostów, ile wskazuje jej liczba, jest gotowa, a gra zakreśla ją okręgiem. Wtedy zamyka ją T12: nie dorysujesz tam już żadnego mostu.
rule-T15 = Co jest na planszy, to zostaje: w późniejszej rundzie niczego już nie przesuniesz ani nie wymażesz (jedyny wyjątek to M2). Zatwierdzony ruch możesz jeszcze cofnąć, dopóki runda się nie zamknie, czyli dopóki nie skończy ostatnia osoba. W pojedynkę możesz go cofnąć, dopóki nie zostanie odkryta następna karta.
rule-T16 = Gdy wszyscy skończą, gra odkrywa następną kartę, i tak aż do zagrania wszystkich 17. Zagranych kart nie wolno przeglądać. Jeśli włączona jest ściągawka z kartami, pasek informacyjny pokazuje wszystkie 18 kart i skreśla te, które już były.
rule-T17 = Twoje wyspy nie muszą tworzyć jednej sieci. Kilka połączonych tu, kilka tam: to wystarczy.

rules-group-V = Punkty
rule-V1 = Czerwone: ukończ wszystkie 4 wyspy z czerwoną flagą. Dostajesz 9 punktów, jeśli nikt cię nie wyprzedzi, a 5, jeśli zrobisz to później.
rule-V2 = Niebieskie: ukończ wszystkie 3 wyspy z niebieską flagą. Dostajesz 7 punktów, jeśli nikt cię nie wyprzedzi, a 3, jeśli zrobisz to później.
rule-V3 = Szóstka: połącz mostami 6 lub więcej gotowych wysp tak, żeby z każdej dało się dojść do wszystkich pozostałych bez przechodzenia przez niedokończoną. Dostajesz 8 punktów, jeśli nikt cię nie wyprzedzi, a 4, jeśli zrobisz to później.
rule-V4 = Liczy się pierwsza runda, w której komukolwiek się to uda: wyższą wartość dostają wszyscy, którzy dokonają tego właśnie w niej. W każdej następnej rundzie, nieważne jak późno, dostaje się już niższą.
rule-V5 = Każda kategoria liczy się każdemu tylko raz, a punkty za nią dostajesz na koniec rundy, w której ją zdobędziesz. Gra to ogłasza i przekreśla wyższą wartość wszystkim, którym się jeszcze nie udało.
rule-V6 = Po 17. karcie każda twoja gotowa wyspa daje ci 2 punkty.
rule-V7 = Wygrywa najwyższy wynik. Jeśli ma go kilkoro z was, wygrywacie razem.
rule-V8 = Przykład z liczbami z drukowanej instrukcji: 15 gotowych wysp daje 30 punktów, czerwone flagi zdobyte później dają 5, a szóstka zdobyta później daje 4. Razem 39.

rules-group-O = W pojedynkę
rule-O1 = Grasz według tych samych zasad, tylko bez rywali. Wszystkie 17 kart leży w trzech stosach: po 7, 5 i 5.
rule-O2 = Niebieskie flagi dają 7 punktów, jeśli zdobędziesz je do końca karty 7, a później już tylko 3. Czerwone dają 9 punktów, jeśli zdobędziesz je do końca karty 12, a później już tylko 5; tak samo szóstka: do końca karty 12 daje 8, a później już tylko 4.
rule-O3 = Za swój wynik dostajesz jedną z dwunastu rang: najniższa to Pomocnik (do 40 punktów), najwyższa to Bóg wysp (60 punktów). Wyniki 53, 55, 57 i 59 nie mogą się zdarzyć, więc każdy wynik ma swoją rangę.

rules-group-M = Błędy przy stole na słowo honoru
rule-M1 = Stół jest strzeżony, chyba że wybierzecie inaczej: gra odrzuca niedozwolony ruch, mówi dlaczego i nic się nie zmienia. Stół na słowo honoru pozwala się pomylić tak jak długopisem na papierze: ruch może tam złamać T5, T6, T7, T8, T11, T12 lub T13. Ale tego, czego w ogóle nie da się narysować, gra nie przyjmie nawet tam: liczby na wyspie, która już jakąś ma, mostu tam, gdzie nie ma linii, trzeciego mostu na linii ani liczby innej niż na karcie.
rule-M2 = Jeśli zauważysz błąd jeszcze w tej samej rundzie, cofnij swój ruch. W następnej rundzie błąd da się jeszcze poprawić, jeśli nie pociąga to za sobą skutków: to, co w tamtym ruchu łamie zasadę, zostaje wymazane, o ile wszystko, co narysowano od tamtej pory, jest bez tego nadal dozwolone.
rule-M3 = Jeśli błąd wyjdzie na jaw później albo nie da się go poprawić, zostaje, a wyspy, których dotyczy, są przekreślane. Przekreślona wyspa nigdy nie będzie gotowa i nic nie daje: nie liczy się ani do kompletu flag, ani do szóstki. To tak, jakby nigdy nie była gotowa, więc ogłoszone już punkty mogą przepaść.
rule-M4 = Przy T5, T6, T12 i T13 błąd dotyczy samej wyspy. Przy T8 i T11 dotyczy wysp na obu końcach źle narysowanego mostu; z dwóch, które się przecinają, jest nim ten późniejszy. Przy T7 dotyczy wysp na obu końcach każdego mostu z tamtego ruchu.
rule-M5 = Każdy przy stole może wskazać błąd, na dowolnej planszy. Na koniec gra sama znajduje każdy błąd, którego nikt nie zauważył, i stosuje M3, zanim podliczy punkty.
