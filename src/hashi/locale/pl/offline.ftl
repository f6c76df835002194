# Playing on this device, without a server.
offline-loading = Wczytuję grę na to urządzenie…
offline-starting = Już zaczynamy…
offline-megabytes = { $loaded } z { $total } MB
offline-failed = Nie udało się wczytać gry na to urządzenie.
offline-here = Grasz na tym urządzeniu. Wszystko zostaje tutaj.
offline-here-for-now = Grasz na tym urządzeniu. Ukończone gry trafią na serwer, gdy znów będzie dostępny.
offline-silent = Serwer nie odpowiada. Zagrać na tym urządzeniu? Można w pojedynkę, z botami albo z rąk do rąk.
offline-play-here = Graj na tym urządzeniu
offline-leave = Wróć na serwer
offline-games = { $count ->
    [one] Na tym urządzeniu czeka jedna niedokończona gra.
    [few] Na tym urządzeniu czekają { $count } niedokończone gry.
   *[other] Na tym urządzeniu czeka { $count } niedokończonych gier.
}
offline-others = Żeby grać razem, każdy na swoim urządzeniu, potrzebny jest serwer HASHI. Znasz jakiś? Przejdź tam:
offline-address = Adres serwera
offline-address-go = Przejdź
offline-address-unfit = To nie wygląda na adres.
offline-update = Jest nowa wersja HASHI.
offline-update-go = Zaktualizuj teraz
offline-sent = { $count ->
    [one] Twoja gra z tego urządzenia jest już też na serwerze.
    [few] { $count } gry z tego urządzenia są już też na serwerze.
   *[other] { $count } gier z tego urządzenia jest już też na serwerze.
}
home-failed-needs-server = Do tego potrzebny jest serwer HASHI.
