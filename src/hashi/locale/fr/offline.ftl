# Playing on this device, without a server.
offline-loading = Chargement du jeu sur cet appareil…
offline-starting = Encore un instant…
offline-megabytes = { $loaded } sur { $total } Mo
offline-failed = Impossible de charger le jeu sur cet appareil.
offline-here = Tu joues sur cet appareil. Tout reste ici.
offline-here-for-now = Tu joues sur cet appareil. Les parties finies iront au serveur dès qu’il sera de retour.
offline-silent = Le serveur ne répond pas. Jouer sur cet appareil ? C’est possible en solo, contre des bots ou à plusieurs en se le passant.
offline-play-here = Jouer sur cet appareil
offline-leave = Revenir au serveur
offline-games = { $count ->
    [one] Une partie est encore en cours sur cet appareil.
   *[other] { $count } parties sont encore en cours sur cet appareil.
}
offline-others = Pour jouer à plusieurs, chacun sur son appareil, il faut un serveur HASHI. Si tu en connais un, vas-y :
offline-address = Adresse du serveur
offline-address-go = Y aller
offline-address-unfit = Ça ne ressemble pas à une adresse.
offline-update = Une nouvelle version de HASHI est là.
offline-update-go = Mettre à jour
offline-sent = { $count ->
    [one] Ta partie jouée ici est maintenant aussi sur le serveur.
   *[other] { $count } parties jouées ici sont maintenant aussi sur le serveur.
}
home-failed-needs-server = Pour ça, il faut un serveur HASHI.
