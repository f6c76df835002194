### What the command line says to whoever runs a server.

## Moving tables from one store to another

progress-tables = Tables
export-done = { $tables ->
    [one] { $tables } table saved in { $path }.
   *[other] { $tables } tables saved in { $path }.
}
import-done = { $tables ->
    [one] { $tables } table imported.
   *[other] { $tables } tables imported.
}
import-same = { $tables ->
    [one] { $tables } table was already there, unchanged.
   *[other] { $tables } tables were already there, unchanged.
}
error-exists = { $path } already exists; choose another name.
error-export-head = This is not a HASHI export.
error-export-line = This is not a table from an export.
error-export-event = Event { $event } of this table cannot have happened. { $sentence }
error-export-end = The export is incomplete: its end is missing or does not match.
error-import-clash = There is already another table with the code { $code }; nothing was overwritten.

## The database and the settings

error-data-damaged = { $path } is damaged. Restore a backup. Or start once with --accept-loss: HASHI then sets the damaged file aside and begins without tables, and you can bring in your last export with hashi import.
error-data-emptied = { $path } used to hold tables, and now it is empty. Restore a backup. Or start once with --accept-loss: HASHI then sets the empty file aside and begins without tables, and you can bring in your last export with hashi import.
error-data-log-lost = HASHI was not stopped properly, and { $path }-wal is missing: the newest turns were in it. If a program such as sqlite3 has opened the file since, they are in the file now: start once with --accept-loss. If not, put the missing file back, or restore a backup; or go on without those turns with --accept-loss.
error-data-in-use = Another HASHI process is using { $path }. Stop it, or choose another folder with --data. Several processes need PostgreSQL: --database.
error-database = The database { $database } cannot be reached.
error-newer-database = The database { $database } was written by a newer version of HASHI.
error-database-address = The address of a database begins with postgresql://
error-postgres-missing = A PostgreSQL database needs one more package: pip install 'hashi-game[postgres]'
error-setting = { $name }: “{ $value }” cannot be used here.

## What is right and wrong with an installation

doctor-page = The page is built.
doctor-page-missing = The page is not built. Build it with make play, or install the package again.
doctor-data = Tables are kept in { $path }.
doctor-data-new = { $path } does not exist yet; the first start creates it.
doctor-data-unwritable = Cannot write to { $path }. Give this user write access, or choose another folder with --data.
doctor-data-newer = { $path } was written by a newer version of HASHI. Install that version or a newer one.
doctor-data-old = { $path } was written by an older version. The next start brings it up to date; save it with hashi export first.
doctor-disk = Free disk space: { $megabytes } MB.
doctor-disk-full = Only { $megabytes } MB are left on the disk. Make room, or turns can no longer be saved.
doctor-port = Port { $port } is free.
doctor-port-ours = HASHI is already running on port { $port }.
doctor-port-taken = Port { $port } is taken by another program. Stop it, or choose another port with --port.
doctor-clock = The clock is right, as far as we can tell.
doctor-clock-wrong = The clock of this machine seems to be wrong ({ $time }). Set it, and turn on automatic time.
doctor-database = The database { $database } answers.
doctor-database-gone = The database { $database } does not answer. Is it running, and are address, user and password right?
doctor-database-newer = The database { $database } was written by a newer version of HASHI. Install that version or a newer one.
doctor-database-old = The database { $database } was written by an older version. The next start brings it up to date; save it with pg_dump first.
doctor-database-careless = The database { $database } does not wait for the disk (fsync is off). Switch it on, or a power cut may lose turns.
doctor-compiled = The bots are compiled; the code is kept in { $path }.
doctor-uncompiled = The bots are not compiled yet. hashi warm does that now; otherwise it happens when the server starts.
doctor-compiled-elsewhere = { $path } cannot be written to, so compiled code goes to { $other }, which may be emptied at any time. Let this user write there, or name another folder in NUMBA_CACHE_DIR.
doctor-compiled-nowhere = No folder for compiled code can be written to, so the bots are compiled again every time. Name a folder in NUMBA_CACHE_DIR.
doctor-well = All is well.
doctor-ill = { $count ->
    [one] { $count } thing to fix.
   *[other] { $count } things to fix.
}

## The best games of a day, for whoever runs the server

best-title = Best games of { $day }, side { $side }
best-none = No game of { $day } on side { $side } counts on this server.
best-name = Name
best-code = Code
best-points = Points
best-cost = Turns cost
best-hindsight = Hindsight
best-median = s per card
best-fastest = shortest
best-where = Played
best-look = Worth a look
best-here = here
best-posted = elsewhere
best-flag-fast = fast
best-flag-hindsight = hindsight
best-reference = Our strongest bot, which does not know the coming cards, reached { $points } points with these.
best-how-cost = Turns cost: the points the turns cost by the coach’s estimate, each judged by what could be known when it was played.
best-how-hindsight = Hindsight: the points beyond the bot’s, plus what the turns cost. Turns that looked poor when they were played and still beat the bot suggest that the cards were known.
best-how-seconds = s per card: the median, and the fastest. For games played elsewhere these are the times the player’s device sent.
best-how-look = None of this is proof: good players can be fast and lucky, and anybody can work out the cards of a day.
error-best-side = “{ $side }” is not a side: A or B.
error-best-most = The number of games is between 1 and { $most }.
