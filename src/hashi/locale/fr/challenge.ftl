### Challenges: a link to a finished game that is to be beaten, and both games side by side.

challenge-title = { $name } te lance un défi
challenge-goal = Score à battre : { $total }
challenge-why = Le même tableau, le même départ et les mêmes 17 cartes. À la fin, tu verras les deux parties côte à côte.
challenge-won-you = Tu bats { $name } : { $mine } à { $theirs } !
challenge-lost-you = { $name } reste devant : { $theirs } à { $mine }. On réessaie ?
challenge-level-you = Égalité avec { $name } : { $mine } partout.
challenge-won = { $who } bat { $name } : { $mine } à { $theirs }.
challenge-lost = { $name } reste devant { $who } : { $theirs } à { $mine }.
challenge-level = Égalité entre { $who } et { $name } : { $mine } partout.
challenge-compare = Les deux parties, carte par carte
challenge-parted = Les parties se séparent à la carte { $round }.
challenge-same = Les deux parties sont identiques.
challenge-finished = { $count ->
    [one] { $count } île terminée
   *[other] { $count } îles terminées
}
challenge-tables = L’une des parties était en solo, l’autre à plusieurs. En solo, la valeur haute dépend de la carte ; à plusieurs, elle va aux premiers arrivés.
challenge-gone = La partie de { $name } n’est plus sur ce serveur : impossible de la montrer ici.
challenge-missing = Ce lien ne mène à aucune partie finie

preview-invitation = On t’invite à une partie de HASHI
preview-challenge = Peux-tu battre cette partie de HASHI ?
preview-description = Inscris des chiffres, trace des ponts, termine des îles. Dans le navigateur, sans rien installer.
