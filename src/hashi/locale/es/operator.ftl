### Lo que la línea de órdenes dice a quien lleva un servidor.

## Llevar mesas de un almacén a otro

progress-tables = Mesas
export-done = { $tables ->
    [one] { $tables } mesa guardada en { $path }.
   *[other] { $tables } mesas guardadas en { $path }.
}
import-done = { $tables ->
    [one] { $tables } mesa traída.
   *[other] { $tables } mesas traídas.
}
import-same = { $tables ->
    [one] { $tables } mesa ya estaba, igual.
   *[other] { $tables } mesas ya estaban, iguales.
}
error-exists = { $path } ya existe; elige otro nombre.
error-export-head = Esto no es una copia de HASHI.
error-export-line = Esto no es una mesa de una copia.
error-export-end = La copia no está entera: falta el final o no encaja.
error-import-clash = Ya hay otra mesa con el código { $code }; no se ha sobrescrito nada.

## La base de datos y los ajustes

error-database = No se puede llegar a la base de datos { $database }.
error-newer-database = La base de datos { $database } es de una versión más nueva de HASHI.
error-database-address = La dirección de una base de datos empieza por postgresql://
error-setting = { $name }: «{ $value }» no vale aquí.

## Qué está bien y qué está mal en una instalación

doctor-page = La página está construida.
doctor-page-missing = La página no está construida. Constrúyela con make play o vuelve a instalar el paquete.
doctor-data = Las mesas se guardan en { $path }.
doctor-data-new = { $path } aún no existe; se crea en el primer arranque.
doctor-data-unwritable = No se puede escribir en { $path }. Da permiso a este usuario o elige otra carpeta con --data.
doctor-data-broken = { $path } está dañado. Trae tu última copia con hashi import o recupera un respaldo.
doctor-data-newer = { $path } es de una versión más nueva de HASHI. Instala esa versión u otra más nueva.
doctor-data-old = { $path } es de una versión anterior. El próximo arranque lo pone al día; guárdalo antes con hashi export.
doctor-disk = Hay sitio en el disco: { $megabytes } MB.
doctor-disk-full = Solo quedan { $megabytes } MB en el disco. Haz sitio o ya no se podrán guardar turnos.
doctor-port = El puerto { $port } está libre.
doctor-port-ours = HASHI ya está en marcha en el puerto { $port }.
doctor-port-taken = El puerto { $port } lo ocupa otro programa. Ciérralo o elige otro puerto con --port.
doctor-clock = El reloj va bien, hasta donde se puede ver.
doctor-clock-wrong = El reloj de esta máquina parece ir mal ({ $time }). Ponlo en hora y deja que se ajuste solo.
doctor-database = La base de datos { $database } responde.
doctor-database-gone = La base de datos { $database } no responde. ¿Está en marcha? ¿Son correctos la dirección, el usuario y la contraseña?
doctor-database-newer = La base de datos { $database } es de una versión más nueva de HASHI. Instala esa versión u otra más nueva.
doctor-database-old = La base de datos { $database } es de una versión anterior. El próximo arranque la pone al día; guárdala antes con pg_dump.
doctor-database-careless = La base de datos { $database } no espera al disco (fsync está apagado). Actívalo, o un apagón puede perder turnos.
doctor-well = Todo está bien.
doctor-ill = { $count ->
    [one] { $count } cosa por hacer.
   *[other] { $count } cosas por hacer.
}
