### The rules page: what docs/rules.md says, one message per rule, told as at the table.

rules-title = Las reglas de HASHI
rules-intro = Carta a carta, anotas números en las islas y dibujas puentes entre ellas. Cada carta da a todos el mismo número y la misma cantidad de puentes, pero lo que hagas con ellos en tu tabla es cosa tuya. Cuando una isla tiene exactamente tantos puentes como indica su número, está lista, ¡y solo las islas listas dan puntos!

rules-short = Las reglas en un minuto
rules-short-card = Todos juegan las mismas 17 cartas. Con cada carta primero anotas su número en una isla y luego dibujas sus puentes. Puedes renunciar a cualquiera de las dos cosas.
rules-short-island = Una isla con exactamente tantos puentes como indica su número está lista y vale 2 puntos.
rules-short-number = El número va en cualquier isla que aún no tenga ninguno, salvo que ya lleguen a ella más puentes de los que indica. Una isla con bandera necesita antes un puente de una carta anterior.
rules-short-bridges = Dibuja exactamente tantos puentes como muestra la carta, o ninguno. Siguen las líneas de puntos, dos por línea como mucho, y nunca se cruzan. Cada uno necesita un número en al menos un extremo, y ninguna isla recibe más puentes que su número.
rules-short-bonus = Puntos extra: 9 por todas las banderas rojas, 7 por todas las azules, 8 por seis islas listas unidas por puentes. Quien llega después de los primeros se lleva 5, 3 o 4.
rules-short-solo = En solitario corres contra tres mazos de cartas: azules hasta la carta 7 inclusive, rojas y seis unidas hasta la carta 12 inclusive. Tu total te da un rango.
rules-short-start = Antes de la primera carta, cada cual anota un 3 o un 4 en una isla sin bandera y todas las tablas pasan a quien se sienta a la izquierda. En solitario te quedas con la tuya.
rules-all = Todas las reglas, una a una

rules-group-C = Qué hay en la caja
rule-C1 = A HASHI juegan de 1 a 4 personas. Cada cual tiene su propia tabla, y todas las tablas muestran el mismo lado.
rule-C2 = Un lado tiene 18 islas: 4 con bandera roja, 3 con bandera azul y 11 sin bandera. Las islas vecinas están unidas por líneas de puntos rectas, horizontales o verticales; las líneas pueden cruzarse. Hay dos lados: el A, para tus primeras partidas, y el B, que es más difícil.
rule-C3 = Hay 18 cartas. Cada una muestra un número del 1 al 6 y cuántos puentes hay que dibujar, de 1 a 3. Las imágenes de las cartas impresas se han perdido, así que nuestra baraja tiene cada combinación exactamente una vez, lo que encaja con todo lo que se sabe de la impresa.
rule-C4 = La disposición impresa de las islas también se ha perdido, así que los lados A y B son de cosecha propia. Si tienes el juego impreso, puedes introducir sus tablas y su baraja y jugar aquí con ellas: en la mesa, en solitario y en papel.

rules-group-S = Preparación
rule-S1 = Toda la mesa juega con el mismo lado.
rule-S2 = Anotas un 3 o un 4, lo que prefieras, en cualquier isla sin bandera de la tabla que tienes delante. Aquí las islas con bandera no valen.
rule-S3 = Luego cada tabla pasa a quien se sienta a la izquierda y ahí se queda. Los asientos se numeran en el sentido de las agujas del reloj: el asiento 2 juega con la tabla que preparó el asiento 1, y así alrededor de toda la mesa. En solitario, juegas con la tabla que tú has preparado.
rule-S4 = El juego baraja las 18 cartas por ti. Aparta una, tapada, que nadie mira nunca; las otras 17 forman el mazo tapado.

rules-group-T = Una ronda
rule-T1 = Se destapa una carta y todos la juegan a la vez. Primero va la acción a, el número, y luego la acción b, los puentes.
rule-T2 = Puedes renunciar a la acción a, a la acción b o a las dos: ninguna depende de la otra. Si renuncias a algo, el juego lo anuncia por ti.
rule-T3 = Acción a: anota el número de la carta en una isla que aún no tenga ninguno.
rule-T4 = Acción a: una isla sin bandera siempre puede recibir el número, lleguen puentes a ella o no. Solo tienes que respetar T6.
rule-T5 = Acción a: una isla con bandera solo puede recibir el número si ya llega a ella al menos un puente de una ronda anterior. Uno de esta misma jugada llegaría tarde, porque primero se anota el número.
rule-T6 = Acción a: el número no puede ser menor que la cantidad de puentes que ya llegan a la isla. Si es igual, perfecto: la isla queda lista al momento.
rule-T7 = Acción b: dibuja exactamente tantos puentes como muestra la carta, o ninguno. Si muestra tres y solo caben dos, no dibujas ninguno.
rule-T8 = Acción b: cada puente necesita un número en al menos uno de sus extremos; también vale el que has anotado en esta misma jugada. Puedes repartir los puentes de una jugada entre varias islas.
rule-T9 = Acción b: un puente sigue una línea de puntos, de una isla a la vecina.
rule-T10 = Acción b: en una línea caben como mucho dos puentes. Puedes añadir el segundo en la misma ronda o en cualquiera posterior.
rule-T11 = Acción b: ningún puente puede cruzarse con otro. En cuanto hay un puente en una línea, las líneas que la cruzan ya no admiten ninguno.
rule-T12 = Acción b: una isla con número nunca tiene más puentes de los que indica su número.
rule-T13 = Acción b: una isla sin número nunca tiene más de 6 puentes.
rule-T14 = Cuando una isla tiene exactamente tantos puentes como indica su número, está lista, y el juego la rodea con un círculo. Entonces T12 la cierra: ya no se le pueden añadir más puentes.
rule-T15 = Lo escrito, escrito está: en una ronda posterior no puedes mover ni borrar nada (la única excepción es M2). Después de confirmar tu jugada, aún puedes deshacerla hasta que se cierre la ronda, es decir, hasta que termine la última persona. En solitario, puedes deshacerla hasta que se destape la siguiente carta.
rule-T16 = Cuando todos han terminado, se destapa la siguiente carta, y así hasta jugar las 17. No vale mirar entre las cartas ya jugadas. Si el seguimiento de cartas está activado, la leyenda muestra las 18 cartas y tacha las que ya han salido.
rule-T17 = Tus islas no tienen que formar una sola red. Basta con unas cuantas conectadas aquí y otras cuantas allá.

rules-group-V = Puntos
rule-V1 = Rojas: deja listas las 4 islas con bandera roja. Son 9 puntos si lo consigues antes que nadie y 5 si lo consigues después.
rule-V2 = Azules: deja listas las 3 islas con bandera azul. Son 7 puntos si lo consigues antes que nadie y 3 si lo consigues después.
rule-V3 = Seis unidas: une con puentes 6 o más islas listas, de modo que puedas ir de cada una a todas las demás sin pasar por ninguna sin terminar. Son 8 puntos si lo consigues antes que nadie y 4 si lo consigues después.
rule-V4 = «Antes que nadie» quiere decir en la primera ronda en que alguien lo consigue: todos los que lo logran en esa ronda se llevan el valor más alto. En cualquier ronda posterior, por tarde que sea, toca el más bajo.
rule-V5 = Cada categoría cuenta una sola vez por jugador y se puntúa al final de la ronda en que la consigues. El juego la anuncia y tacha el valor más alto para todos los que aún no la tienen.
rule-V6 = Después de la carta 17, cada una de tus islas listas te da 2 puntos.
rule-V7 = Gana el total más alto. Si varios lo comparten, ganan todos ellos.
rule-V8 = Un ejemplo, con las cifras del reglamento impreso: 15 islas listas son 30 puntos, las banderas rojas conseguidas después son 5 y las seis unidas después son 4. En total, 39.

rules-group-O = En solitario
rule-O1 = Juegas con las mismas reglas, solo que sin rivales. Las 17 cartas están en tres mazos de 7, 5 y 5.
rule-O2 = Las banderas azules valen 7 puntos si las consigues como muy tarde con la carta 7; si no, 3. Las rojas valen 9 puntos si las consigues como muy tarde con la carta 12; si no, 5. Las seis islas unidas, igual: 8 como muy tarde con la carta 12; si no, 4.
rule-O3 = Tu total te da uno de los doce rangos, de Esbirro (hasta 40 puntos) a Dios de las islas (60 puntos). Los totales 53, 55, 57 y 59 no pueden darse, así que hay un rango para cada total.

rules-group-M = Errores en una mesa de confianza
rule-M1 = Las mesas están protegidas si no eliges otra cosa: una jugada prohibida se rechaza, con el motivo, y nada cambia. Una mesa de confianza te deja equivocarte como con papel y lápiz: allí una jugada puede incumplir T5, T6, T7, T8, T11, T12 o T13. Lo que es imposible dibujar se rechaza incluso allí: un número en una isla que ya tiene uno, un puente donde no hay línea, un tercer puente en una línea o un número que no es el de la carta.
rule-M2 = Si ves un error en su misma ronda, deshaz tu jugada. En la ronda siguiente aún se puede corregir si eso no tiene consecuencias: se borra lo que en aquella jugada incumple la regla, siempre que todo lo dibujado desde entonces siga siendo válido sin ello.
rule-M3 = Si un error se descubre más tarde, o no se puede corregir, se queda, y las islas afectadas se tachan. Una isla tachada nunca podrá estar lista y no da nada: no cuenta ni para las banderas de un color ni para las seis islas unidas. Es como si nunca hubiera estado lista, así que pueden perderse puntos ya anunciados.
rule-M4 = Con T5, T6, T12 y T13, la afectada es la propia isla. Con T8 y T11, lo son las islas de los dos extremos del puente mal dibujado; si dos puentes se cruzan, el malo es el posterior. Con T7, lo son las de los dos extremos de cada puente de aquella jugada.
rule-M5 = Cualquiera en la mesa puede señalar un error, en cualquier tabla. Al final de la partida salen a la luz todos los errores que nadie ha visto, y se aplica M3 antes de sumar los puntos.
