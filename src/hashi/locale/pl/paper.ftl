### What is printed on paper, beside the texts of game.ftl and rules.ftl.

paper-sheet = HASHI · { $board }
paper-name = Imię
paper-deal = Rozdanie do czytania na głos
paper-deal-how = Jedna osoba czyta karty po kolei, a resztę zakrywa kartką papieru. Następną kartę czyta się dopiero wtedy, gdy wszyscy zagrają. Odstępy dzielą karty na trzy stosy gry w pojedynkę.
paper-set-aside = To jest odłożona karta. Złóż stronę i nie zaglądaj: w trakcie gry nikt jej nie zna.
paper-pad = Punkty
paper-ranks = Rangi w pojedynkę
