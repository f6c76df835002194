### The rules page: what docs/rules.md says, one message per rule, told as at the table.

rules-title = Die Regeln von HASHI
rules-intro = Karte für Karte trägst du Zahlen in Inseln ein und zeichnest Brücken dazwischen. Jede Karte bringt allen dieselbe Zahl und gleich viele Brücken, aber was du auf deiner Tafel daraus machst, ist deine Sache. Hat eine Insel genau so viele Brücken, wie ihre Zahl angibt, ist sie fertig, und nur fertige Inseln bringen Punkte!

rules-short = Die Regeln in einer Minute
rules-short-card = Alle spielen dieselben 17 Karten. Bei jeder Karte trägst du zuerst ihre Zahl in eine Insel ein, dann zeichnest du ihre Brücken. Beides darfst du auch auslassen.
rules-short-island = Eine Insel mit genau so vielen Brücken, wie ihre Zahl angibt, ist fertig und bringt 2 Punkte.
rules-short-number = Eine Zahl passt in jede Insel, die noch keine hat, außer die Insel hat schon mehr Brücken, als die Zahl erlaubt. Eine Insel mit Fahne braucht zuerst eine Brücke von einer früheren Karte.
rules-short-bridges = Zeichne genau so viele Brücken, wie die Karte zeigt, oder keine. Sie folgen den gestrichelten Linien, höchstens zwei auf einer Linie, und kreuzen sich nie. Jede braucht an mindestens einem Ende eine Zahl, und keine Insel bekommt mehr Brücken, als ihre Zahl angibt.
rules-short-bonus = Extrapunkte: 9 für alle roten Fahnen, 7 für alle blauen, 8 für sechs fertige Inseln, die durch Brücken verbunden sind. Wer es erst später schafft, bekommt 5, 3 oder 4.
rules-short-solo = Solo spielst du gegen drei Kartenstapel um die höheren Werte: Blau bis einschließlich Karte 7, Rot und Sechser bis einschließlich Karte 12. Deine Punkte ergeben einen Rang.
rules-short-start = Vor der ersten Karte tragen alle eine 3 oder eine 4 in eine Insel ohne Fahne ein, dann wandert jede Tafel einen Platz nach links. Solo behältst du deine.
rules-all = Alle Regeln, eine nach der anderen

rules-group-C = Was in der Schachtel ist
rule-C1 = HASHI ist für 1 bis 4 Personen. Du hast eine eigene Tafel, und auf allen Tafeln ist dieselbe Seite zu sehen.
rule-C2 = Eine Seite hat 18 Inseln: 4 mit roter Fahne, 3 mit blauer Fahne und 11 ohne Fahne. Gerade gestrichelte Linien, waagrecht oder senkrecht, verbinden benachbarte Inseln; Linien können einander kreuzen. Es gibt zwei Seiten: A für die ersten Spiele und B, die schwieriger ist.
rule-C3 = Es gibt 18 Karten. Jede zeigt eine Zahl von 1 bis 6 und dazu 1 bis 3 Brücken. Die Bilder der gedruckten Karten sind verloren, darum enthält unser Kartensatz jede Kombination genau einmal; das passt zu allem, was über den gedruckten bekannt ist.
rule-C4 = Auch die Bilder der gedruckten Tafeln sind verloren, darum sind die Seiten A und B unsere eigenen. Hast du das gedruckte Spiel, kannst du seine Tafeln und seinen Kartensatz eingeben und hier damit spielen: am Tisch, allein und auf Papier.

rules-group-S = Vorbereitung
rule-S1 = Alle am Tisch spielen mit derselben Seite.
rule-S2 = Du trägst eine 3 oder eine 4, ganz wie du willst, in irgendeine Insel ohne Fahne auf der Tafel vor dir ein. Inseln mit Fahne sind hier tabu.
rule-S3 = Dann wandert jede Tafel einen Platz nach links und bleibt dort. Die Plätze sind im Uhrzeigersinn nummeriert: Platz 2 spielt mit der Tafel, die Platz 1 vorbereitet hat, und so weiter rund um den Tisch. Solo spielst du mit der Tafel, die du selbst vorbereitet hast.
rule-S4 = Das Spiel mischt die 18 Karten für dich. Eine kommt verdeckt zur Seite und wird nie angesehen; die anderen 17 sind der verdeckte Stapel.

rules-group-T = Eine Runde
rule-T1 = Eine Karte wird aufgedeckt, und alle spielen sie gleichzeitig. Erst kommt Aktion a, die Zahl, dann Aktion b, die Brücken.
rule-T2 = Du darfst Aktion a, Aktion b oder beide auslassen: Keine hängt von der anderen ab. Was du auslässt, sagt das Spiel für dich an.
rule-T3 = Aktion a: Trag die Zahl der Karte in eine Insel ein, die noch keine hat.
rule-T4 = Aktion a: Eine Insel ohne Fahne kann die Zahl immer bekommen, ob Brücken dorthin führen oder nicht. Nur T6 gilt auch hier.
rule-T5 = Aktion a: Eine Insel mit Fahne kann die Zahl nur bekommen, wenn mindestens eine Brücke aus einer früheren Runde dorthin führt. Eine Brücke aus diesem Zug käme zu spät, denn die Zahl wird zuerst eingetragen.
rule-T6 = Aktion a: Die Zahl darf nicht kleiner sein als die Anzahl der Brücken, die schon zu der Insel führen. Gleich groß ist erlaubt: Dann ist die Insel sofort fertig.
rule-T7 = Aktion b: Zeichne genau so viele Brücken, wie die Karte zeigt, oder gar keine. Zeigt sie drei und es ist nur für zwei Platz, zeichnest du keine.
rule-T8 = Aktion b: An mindestens einem Ende jeder Brücke muss eine Zahl stehen; die Zahl aus diesem Zug zählt mit. Die Brücken eines Zugs kannst du auf mehrere Inseln verteilen.
rule-T9 = Aktion b: Eine Brücke verläuft auf einer gestrichelten Linie, von einer Insel zur benachbarten.
rule-T10 = Aktion b: Auf einer Linie liegen höchstens zwei Brücken. Die zweite kannst du in derselben Runde zeichnen oder in irgendeiner späteren.
rule-T11 = Aktion b: Keine Brücke darf eine andere kreuzen. Liegt auf einer Linie eine Brücke, bleiben die Linien, die sie kreuzen, leer.
rule-T12 = Aktion b: Eine Insel mit Zahl bekommt nie mehr Brücken, als ihre Zahl angibt.
rule-T13 = Aktion b: Eine Insel ohne Zahl bekommt nie mehr als 6 Brücken.
rule-T14 = Hat eine Insel genau so viele Brücken, wie ihre Zahl angibt, ist sie fertig, und das Spiel kreist sie ein. Durch T12 ist sie dann geschlossen: Es kommen keine Brücken mehr dazu.
rule-T15 = Was eingetragen ist, bleibt: In einer späteren Runde kannst du nichts mehr verschieben oder löschen (einzige Ausnahme: M2). Hast du deinen Zug bestätigt, kannst du ihn noch zurücknehmen, bis die Runde endet, also bis alle gespielt haben. Solo kannst du ihn zurücknehmen, bis die nächste Karte aufgedeckt ist.
rule-T16 = Sind alle so weit, wird die nächste Karte aufgedeckt, bis alle 17 gespielt sind. In den schon gespielten Karten darf man nicht nachsehen. Ist die Merkhilfe eingeschaltet, zeigt die Infoleiste alle 18 Karten und streicht die schon gesehenen ab.
rule-T17 = Deine Inseln müssen kein gemeinsames Netz bilden. Ein paar hängen hier zusammen, ein paar dort: Das genügt.

rules-group-V = Punkte
rule-V1 = Rot: Mach alle 4 Inseln mit roter Fahne fertig. Das bringt 9 Punkte, wenn du es zuerst schaffst, und 5, wenn du es später schaffst.
rule-V2 = Blau: Mach alle 3 Inseln mit blauer Fahne fertig. Das bringt 7 Punkte, wenn du es zuerst schaffst, und 3, wenn du es später schaffst.
rule-V3 = Sechser: Verbinde 6 oder mehr fertige Inseln so durch Brücken, dass du von jeder zu jeder anderen kommst, ohne über eine unfertige zu gehen. Das bringt 8 Punkte, wenn du es zuerst schaffst, und 4, wenn du es später schaffst.
rule-V4 = „Zuerst“ heißt: in der frühesten Runde, in der es überhaupt jemandem gelingt. Alle, die es in dieser Runde schaffen, bekommen den höheren Wert. In jeder Runde danach, egal wie spät, gibt es den niedrigeren.
rule-V5 = Jede Kategorie zählt für dich nur einmal und wird am Ende der Runde gewertet, in der du sie erreichst. Das Spiel sagt sie an und streicht den höheren Wert für alle durch, die noch nicht so weit sind.
rule-V6 = Nach der 17. Karte bringt dir jede fertige Insel 2 Punkte.
rule-V7 = Es gewinnt die höchste Gesamtpunktzahl. Teilen sich mehrere von euch die Spitze, gewinnt ihr gemeinsam.
rule-V8 = Ein Beispiel mit den Zahlen aus der gedruckten Anleitung: 15 fertige Inseln machen 30 Punkte, dazu kommen 5 für Rot und 4 für den Sechser, beide erst später erreicht. Das ergibt 39.

rules-group-O = Solo
rule-O1 = Du spielst nach denselben Regeln, nur eben für dich. Die 17 Karten liegen in drei Stapeln zu 7, 5 und 5.
rule-O2 = Blau bringt 7 Punkte, wenn du es bis zum Ende von Karte 7 erreichst, sonst 3. Rot bringt 9 Punkte, wenn du es bis zum Ende von Karte 12 erreichst, sonst 5; ebenso bringt der Sechser bis zum Ende von Karte 12 noch 8, sonst 4.
rule-O3 = Deine Gesamtpunktzahl ergibt einen von zwölf Rängen, vom Handlanger (bis 40 Punkte) bis zum Inselgott (60 Punkte). 53, 55, 57 und 59 können nicht vorkommen, darum gibt es zu jedem Ergebnis einen Rang.

rules-group-M = Fehler, am Ehrenwort-Tisch
rule-M1 = Tische sind geschützt, wenn ihr nichts anderes wählt: Ein verbotener Zug wird mit Begründung abgelehnt, und nichts ändert sich. Am Ehrenwort-Tisch kannst du dich vertun wie mit Stift und Papier: Dort kann ein Zug gegen T5, T6, T7, T8, T11, T12 oder T13 verstoßen. Was sich gar nicht zeichnen lässt, wird auch dort abgelehnt: eine Zahl in einer Insel, die schon eine hat, eine Brücke, wo keine Linie ist, eine dritte Brücke auf einer Linie, eine Zahl, die nicht auf der Karte steht.
rule-M2 = Bemerkst du einen Fehler noch in seiner Runde, nimmst du deinen Zug zurück. In der folgenden Runde lässt er sich noch korrigieren, wenn das keine Folgen hat: Was in jenem Zug gegen die Regel verstößt, wird gelöscht, sofern alles, was seither gezeichnet wurde, auch ohne diese Einträge erlaubt bleibt.
rule-M3 = Wird ein Fehler erst später bemerkt oder lässt er sich nicht korrigieren, bleibt er stehen, und die betroffenen Inseln werden durchgestrichen. Eine durchgestrichene Insel kann nie fertig werden und bringt nichts: Sie zählt weder für die Fahnen einer Farbe noch für den Sechser. Es ist, als wäre sie nie fertig gewesen; schon angesagte Punkte können also wieder verloren gehen.
rule-M4 = Bei T5, T6, T12 und T13 ist die Insel selbst betroffen. Bei T8 und T11 sind es beide Enden der falsch gezeichneten Brücke; kreuzen sich zwei, gilt die spätere als falsch. Bei T7 sind es beide Enden jeder Brücke aus jenem Zug.
rule-M5 = Alle am Tisch können auf einen Fehler hinweisen, auf jeder Tafel. Am Ende des Spiels wird jeder Fehler gefunden, den niemand bemerkt hat, und M3 wird angewendet, bevor die Punkte zusammengezählt werden.
