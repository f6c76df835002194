### Puzzles: the list, solving one, hints and the best way.

puzzles-title = Rätsel
puzzles-about = Du kennst die nächsten Karten und weißt, wie viele Punkte sie höchstens bringen. Finde einen Weg dorthin: Es gibt einen, das ist bewiesen.
puzzles-day = Rätsel des Tages
puzzles-day-goal = { $points } Punkte mit { $cards } Karten
puzzles-level = Stufe { $level }
puzzles-solved = gelöst
puzzles-count = { $solved } von { $all } gelöst
puzzles-name = Rätsel { $number }
puzzles-solved-name = Rätsel { $number }, gelöst
puzzles-start = Mit Rätsel { $number } anfangen
puzzles-continue = Weiter mit Rätsel { $number }
puzzles-all-solved = Du hast sie alle gelöst. Hut ab!
puzzles-paste = Ein Rätsel einfügen
puzzles-paste-label = Der Text des Rätsels
puzzles-paste-go = Öffnen
puzzles-unreadable = Dieses Rätsel lässt sich nicht lesen. Ich erwarte { $expected }.
puzzles-pasted = Eingefügtes Rätsel
puzzles-missing = Dieses Rätsel gibt es nicht
puzzles-missing-hint = Vielleicht ist der Link unvollständig. Du kannst den Text eines Rätsels auch auf der Rätselseite einfügen.

puzzles-goal = { $points ->
    [one] Hol mit diesen { $cards } Karten noch { $points } Punkt.
   *[other] Hol mit diesen { $cards } Karten noch { $points } Punkte.
}
puzzles-cards = Die Karten der Reihe nach
puzzles-round = Karte { $round } von { $rounds }
puzzles-worth = { $category }: { $done } von { $all } Inseln, jetzt { $points } Punkte wert
puzzles-points = { $points } von { $goal } Punkten
puzzles-card-now = { $card }. von { $cards } Karten. Bisher { $points } von { $goal } Punkten.
puzzles-back-one = Letzte Karte zurücknehmen
puzzles-again = Von vorn
puzzles-copy = Dieses Rätsel als Text kopieren
puzzles-copied = Kopiert. Du kannst es überall einfügen, auch auf der Rätselseite.

puzzles-hint = Gib mir einen Tipp
puzzles-hint-card = { $points ->
    [one] Auf die { $card }. von { $cards } Karten kommt es an: Sie kann { $points } Punkt bringen.
   *[other] Auf die { $card }. von { $cards } Karten kommt es an: Sie kann { $points } Punkte bringen.
}
puzzles-hint-island = Schau dir bei der { $card }. von { $cards } Karten die Insel { $island } an.
puzzles-hint-left = Ab hier gehst du deinen eigenen Weg. Frag noch einmal, dann geht es zurück auf den besten Weg.
puzzles-working = Der beste Weg wird gesucht …
puzzles-unproven = Hier gibt es zu viel zu probieren: Der beste Weg ließ sich nicht beweisen, deshalb gibt es keine Tipps.
puzzles-goal-wrong = Das Ziel dieses Rätsels stimmt nicht: Mit diesen Karten sind höchstens { $points } Punkte drin.
puzzles-give-up = Ich gebe auf
puzzles-way-turn = { $card }. von { $cards } Karten: { $turn }
puzzles-way-end = { $points ->
    [one] Das macht { $points } Punkt. Mehr ist nicht möglich.
   *[other] Das macht { $points } Punkte. Mehr ist nicht möglich.
}
puzzles-way-back = Zurück
puzzles-way-next = Weiter

puzzles-solved-title = Gelöst! { $points } von { $goal }
puzzles-solved-alone = Und das ganz ohne Hilfe. Besser geht es nicht.
puzzles-solved-hints = Besser geht es nicht.
puzzles-not-solved = { $points } von { $goal }
puzzles-missed = { $points ->
    [one] Da ist noch { $points } Punkt drin.
   *[other] Da sind noch { $points } Punkte drin.
}
puzzles-next = Nächstes Rätsel
