### What the command line says to whoever runs a server.

## Moving tables from one store to another

progress-tables = Mesas
export-done = { $tables ->
    [one] { $tables } mesa guardada en { $path }.
   *[other] { $tables } mesas guardadas en { $path }.
}
import-done = { $tables ->
    [one] { $tables } mesa importada.
   *[other] { $tables } mesas importadas.
}
import-same = { $tables ->
    [one] { $tables } mesa ya estaba aquí, idéntica.
   *[other] { $tables } mesas ya estaban aquí, idénticas.
}
error-exists = { $path } ya existe; elige otro nombre.
error-export-head = Esto no es una exportación de HASHI.
error-export-line = Esto no es una mesa exportada.
error-export-event = El evento { $event } de esta mesa no pudo ocurrir. { $sentence }
error-export-end = La exportación está incompleta: falta el final o no encaja.
error-import-clash = Ya hay otra mesa con el código { $code }; no se ha sobrescrito nada.

## The database and the settings

error-data-damaged = { $path } está dañado. Recupera una copia de seguridad. O arranca una vez con --accept-loss: HASHI aparta el archivo dañado y empieza sin mesas; puedes traer tu última exportación con hashi import.
error-data-emptied = En { $path } había mesas guardadas y ahora está vacío. Recupera una copia de seguridad. O arranca una vez con --accept-loss: HASHI aparta el archivo vacío y empieza sin mesas; puedes traer tu última exportación con hashi import.
error-data-log-lost = HASHI no se cerró bien y falta { $path }-wal, donde estaban las últimas jugadas. Si desde entonces un programa como sqlite3 ha abierto el archivo, ya están en él: arranca una vez con --accept-loss. Si no, devuelve a su sitio el archivo que falta o recupera una copia de seguridad; o sigue sin esas jugadas con --accept-loss.
error-data-in-use = Otro proceso de HASHI ya usa { $path }. Detenlo o elige otra carpeta con --data. Para varios procesos hace falta PostgreSQL: --database.
error-database = No se puede conectar con la base de datos { $database }.
error-newer-database = La base de datos { $database } es de una versión más nueva de HASHI.
error-database-address = La dirección de una base de datos empieza por postgresql://
error-postgres-missing = Para una base de datos PostgreSQL falta un paquete: pip install 'hashi-game[postgres]'
error-setting = { $name }: «{ $value }» no vale aquí.

## What is right and wrong with an installation

doctor-page = La página está construida.
doctor-page-missing = La página no está construida. Constrúyela con make play o vuelve a instalar el paquete.
doctor-data = Las mesas se guardan en { $path }.
doctor-data-new = { $path } aún no existe; se crea en el primer arranque.
doctor-data-unwritable = No se puede escribir en { $path }. Da permiso de escritura a este usuario o elige otra carpeta con --data.
doctor-data-newer = { $path } es de una versión más nueva de HASHI. Instala esa versión u otra más nueva.
doctor-data-old = { $path } es de una versión anterior. El próximo arranque lo pone al día; guarda antes las mesas con hashi export.
doctor-disk = Hay sitio en el disco: { $megabytes } MB.
doctor-disk-full = Solo quedan { $megabytes } MB en el disco. Haz sitio o ya no se podrán guardar jugadas.
doctor-port = El puerto { $port } está libre.
doctor-port-ours = HASHI ya está en marcha en el puerto { $port }.
doctor-port-taken = El puerto { $port } lo ocupa otro programa. Ciérralo o elige otro puerto con --port.
doctor-clock = El reloj va bien, hasta donde se puede ver.
doctor-clock-wrong = El reloj de este equipo parece ir mal ({ $time }). Ponlo en hora y activa el ajuste automático.
doctor-database = La base de datos { $database } responde.
doctor-database-gone = La base de datos { $database } no responde. ¿Está en marcha? ¿Son correctos la dirección, el usuario y la contraseña?
doctor-database-newer = La base de datos { $database } es de una versión más nueva de HASHI. Instala esa versión u otra más nueva.
doctor-database-old = La base de datos { $database } es de una versión anterior. El próximo arranque la pone al día; guárdala antes con pg_dump.
doctor-database-careless = La base de datos { $database } no espera al disco (fsync está desactivado). Actívalo o con un apagón podrían perderse jugadas.
doctor-compiled = Los bots están compilados; el código está en { $path }.
doctor-uncompiled = Los bots aún no están compilados. hashi warm lo hace ahora; si no, se hará al iniciar el servidor.
doctor-compiled-elsewhere = No se puede escribir en { $path }, así que el código compilado va a { $other }, que puede vaciarse en cualquier momento. Da a este usuario permiso de escritura o indica otra carpeta en NUMBA_CACHE_DIR.
doctor-compiled-nowhere = No hay ninguna carpeta en la que se pueda escribir el código compilado, así que los bots se compilan de nuevo cada vez. Indica una carpeta en NUMBA_CACHE_DIR.
doctor-well = Todo está bien.
doctor-ill = { $count ->
    [one] { $count } cosa por arreglar.
   *[other] { $count } cosas por arreglar.
}

## The best games of a day, for whoever runs the server

best-title = Mejores partidas del { $day }, lado { $side }
best-none = Ninguna partida del { $day } en el lado { $side } cuenta en este servidor.
best-name = Nombre
best-code = Código
best-points = Puntos
best-cost = Coste de jugadas
best-hindsight = Presciencia
best-median = s por carta
best-fastest = mínimo
best-where = Jugada
best-look = Llamativo
best-here = aquí
best-posted = fuera
best-flag-fast = rápida
best-flag-hindsight = presciencia
best-reference = Nuestro bot más fuerte, que no conoce las cartas siguientes, consiguió { $points } puntos con estas.
best-how-cost = Coste de jugadas: los puntos que costaron las jugadas según el entrenador, cada una juzgada por lo que se podía saber al hacerla.
best-how-hindsight = Presciencia: los puntos por encima de los del bot, más el coste de las jugadas. Las jugadas que parecían malas y aun así superan al bot hacen pensar que se conocían las cartas.
best-how-seconds = s por carta: la mediana y la más rápida. En las partidas jugadas en otro sitio son los tiempos que envió el dispositivo.
best-how-look = Nada de esto es una prueba: los buenos jugadores pueden ser rápidos y tener suerte, y cualquiera puede calcular las cartas de un día.
error-best-side = «{ $side }» no es un lado: A o B.
error-best-most = El número de partidas está entre 1 y { $most }.
