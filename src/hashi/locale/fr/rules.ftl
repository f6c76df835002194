### The rules page: what docs/rules.md says, one message per rule, told as at the table.

rules-title = Les règles de HASHI
rules-intro = Carte après carte, tu inscris des chiffres sur des îles et tu traces des ponts entre elles. Chaque carte donne à tous le même chiffre et le même nombre de ponts, mais ce que tu en fais sur ton tableau ne dépend que de toi. Une île qui a exactement autant de ponts que son chiffre est terminée, et seules les îles terminées rapportent des points !

rules-short = Les règles en une minute
rules-short-card = Tout le monde joue les mêmes 17 cartes. À chaque carte, tu inscris d’abord son chiffre sur une île, puis tu traces ses ponts. Tu peux renoncer à l’un, à l’autre ou aux deux.
rules-short-island = Une île qui a exactement autant de ponts que son chiffre est terminée et rapporte 2 points.
rules-short-number = Un chiffre va sur n’importe quelle île qui n’en a pas, sauf si elle a déjà plus de ponts que ce chiffre. Une île à drapeau a d’abord besoin d’un pont d’une carte précédente.
rules-short-bridges = Trace exactement autant de ponts que la carte en montre, ou aucun. Ils suivent les lignes pointillées, deux par ligne au plus, et ne se croisent jamais. Il faut un chiffre à un bout au moins, et aucune île n’a plus de ponts que son chiffre.
rules-short-bonus = Points en plus : 9 pour tous les drapeaux rouges, 7 pour tous les bleus, 8 pour six îles terminées reliées par des ponts. Si d’autres y arrivent avant toi, c’est 5, 3 ou 4.
rules-short-solo = En solo, tu fais la course contre trois pioches : le bleu jusqu’à la carte 7 comprise, le rouge et les six reliées jusqu’à la carte 12 comprise. Ton total te vaut un rang.
rules-short-start = Avant la première carte, chacun inscrit un 3 ou un 4 sur une île sans drapeau, et tous les tableaux passent au voisin de gauche. En solo, tu gardes le tien.
rules-all = Toutes les règles, une par une

rules-group-C = Dans la boîte
rule-C1 = HASHI se joue de 1 à 4. Tu as ton propre tableau, et tous les tableaux montrent le même côté.
rule-C2 = Un côté compte 18 îles : 4 à drapeau rouge, 3 à drapeau bleu et 11 sans drapeau. Des lignes pointillées toutes droites, horizontales ou verticales, joignent les îles voisines ; ces lignes peuvent se croiser. Il y a deux côtés : A pour tes premières parties, et B, plus difficile.
rule-C3 = Il y a 18 cartes. Chacune montre un chiffre de 1 à 6 et de 1 à 3 ponts. Les images des cartes imprimées sont perdues : notre paquet contient donc chaque combinaison exactement une fois, ce qui s’accorde avec tout ce qu’on sait du paquet imprimé.
rule-C4 = Les plans imprimés sont perdus eux aussi : les côtés A et B sont donc les nôtres. Si tu as le jeu imprimé, tu peux saisir ses tableaux et son paquet de cartes et jouer avec ici, à une table, en solo et sur papier.

rules-group-S = Mise en place
rule-S1 = Tout le monde joue avec le même côté.
rule-S2 = Tu inscris un 3 ou un 4, comme tu préfères, sur n’importe quelle île sans drapeau du tableau devant toi. Ici, pas question de choisir une île à drapeau.
rule-S3 = Ensuite, chaque tableau passe au voisin de gauche et y reste. Les places sont numérotées dans le sens des aiguilles d’une montre : la place 2 joue avec le tableau préparé par la place 1, et ainsi de suite autour de la table. En solo, tu joues avec le tableau que tu as préparé.
rule-S4 = Le jeu mélange les 18 cartes pour toi. Il en écarte une face cachée, que personne ne regarde jamais ; les 17 autres forment la pioche, face cachée.

rules-group-T = Un tour
rule-T1 = Une carte est dévoilée, et tout le monde la joue en même temps. D’abord l’action a, le chiffre, puis l’action b, les ponts.
rule-T2 = Tu peux renoncer à l’action a, à l’action b ou aux deux : l’une ne dépend pas de l’autre. Ce à quoi tu renonces, le jeu l’annonce pour toi.
rule-T3 = Action a : inscris le chiffre de la carte sur une île qui n’en a pas encore.
rule-T4 = Action a : une île sans drapeau peut toujours recevoir le chiffre, que des ponts y mènent ou non. Seule la règle T6 reste à respecter.
rule-T5 = Action a : une île à drapeau ne peut recevoir le chiffre que si au moins un pont tracé lors d’un tour précédent y mène. Un pont de ce coup-ci arriverait trop tard, puisque le chiffre s’inscrit d’abord.
rule-T6 = Action a : le chiffre ne peut pas être plus petit que le nombre de ponts qui mènent déjà à l’île. L’égalité est permise : l’île est aussitôt terminée.
rule-T7 = Action b : trace exactement autant de ponts que la carte en montre, ou aucun. Si elle en montre trois et qu’il n’y a de place que pour deux, tu n’en traces aucun.
rule-T8 = Action b : il faut un chiffre à l’un des deux bouts au moins de chaque pont ; celui que tu viens d’inscrire compte. Tu peux répartir les ponts d’un même coup entre plusieurs îles.
rule-T9 = Action b : un pont suit une ligne pointillée, d’une île à l’île voisine.
rule-T10 = Action b : une ligne porte deux ponts au plus. Tu peux ajouter le deuxième dans le même tour ou dans n’importe quel tour suivant.
rule-T11 = Action b : un pont n’en croise jamais un autre. Dès qu’il y a un pont sur une ligne, celles qui la croisent ne peuvent plus en recevoir.
rule-T12 = Action b : une île qui a un chiffre n’a jamais plus de ponts que ce chiffre.
rule-T13 = Action b : une île sans chiffre n’a jamais plus de 6 ponts.
rule-T14 = Quand une île a exactement autant de ponts que son chiffre, elle est terminée, et le jeu l’entoure. La règle T12 la ferme alors : aucun autre pont ne peut s’y ajouter.
rule-T15 = Ce qui est écrit reste : dans un tour suivant, tu ne peux plus rien déplacer ni effacer (seule exception : M2). Une fois ton coup confirmé, tu peux encore le reprendre jusqu’à la fin du tour, c’est-à-dire jusqu’à ce que tout le monde ait joué. En solo, tu peux le reprendre tant que la carte suivante n’est pas dévoilée.
rule-T16 = Quand tout le monde a joué, la carte suivante est dévoilée, jusqu’à ce que les 17 soient jouées. On n’a pas le droit de fouiller dans les cartes déjà jouées. Si le suivi des cartes est activé, la barre d’information montre les 18 cartes et raye celles qu’on a déjà vues.
rule-T17 = Tes îles n’ont pas à former un seul réseau. Quelques-unes reliées par-ci, quelques autres par-là, cela suffit.

rules-group-V = Les points
rule-V1 = Rouge : termine les 4 îles à drapeau rouge. Cela rapporte 9 points si tu y arrives en premier, 5 si c’est plus tard.
rule-V2 = Bleu : termine les 3 îles à drapeau bleu. Cela rapporte 7 points si tu y arrives en premier, 3 si c’est plus tard.
rule-V3 = Six reliées : relie par des ponts au moins 6 îles terminées, de façon à pouvoir aller de chacune à toutes les autres sans passer par une île inachevée. Cela rapporte 8 points si tu y arrives en premier, 4 si c’est plus tard.
rule-V4 = « En premier » veut dire : au premier tour où quelqu’un y arrive. Tous ceux qui réussissent dans ce tour-là ont la valeur haute. Dans n’importe quel tour suivant, même bien plus tard, c’est la valeur basse.
rule-V5 = Chaque catégorie compte une seule fois par joueur et ses points sont marqués à la fin du tour où tu l’atteins. Le jeu l’annonce et raye la valeur haute pour tous ceux qui n’y sont pas encore.
rule-V6 = Après la 17e carte, chacune de tes îles terminées te rapporte 2 points.
rule-V7 = Le plus grand total gagne. À égalité, la victoire est partagée.
rule-V8 = Un exemple, avec les valeurs du livret imprimé : 15 îles terminées font 30 points, le rouge atteint plus tard en fait 5 et les six reliées, plus tard aussi, en font 4. Cela donne 39 en tout.

rules-group-O = En solo
rule-O1 = Tu joues avec les mêmes règles, mais sans adversaire. Les 17 cartes forment trois pioches de 7, 5 et 5.
rule-O2 = Le bleu rapporte 7 points si tu l’atteins au plus tard à la fin de la carte 7, sinon 3. Le rouge rapporte 9 points si tu l’atteins au plus tard à la fin de la carte 12, sinon 5 ; de même, les six reliées en rapportent 8 jusqu’à la fin de la carte 12, sinon 4.
rule-O3 = Ton total te donne un rang parmi douze, de Sous-fifre (jusqu’à 40 points) à Dieu des îles (60 points). Les totaux 53, 55, 57 et 59 sont impossibles : chaque total a donc son rang.

rules-group-M = Les erreurs, à une table sur l’honneur
rule-M1 = Sauf choix contraire, une table est protégée : un coup interdit est refusé avec la raison, et rien ne change. Une table sur l’honneur te laisse te tromper comme avec papier et crayon : un coup peut y enfreindre T5, T6, T7, T8, T11, T12 ou T13. Ce qui ne peut pas du tout se tracer y est quand même refusé : un chiffre sur une île qui en a déjà un, un pont là où il n’y a pas de ligne, un troisième pont sur une ligne, un chiffre qui n’est pas celui de la carte.
rule-M2 = Si tu remarques une erreur dans le tour même, reprends ton coup. Au tour suivant, elle peut encore être corrigée si cela n’a pas de conséquences : ce qui enfreint la règle dans ce coup est effacé, à condition que tout ce qui a été tracé depuis reste permis sans cela.
rule-M3 = Si une erreur est remarquée plus tard, ou si elle ne peut pas être corrigée, elle reste, et les îles concernées sont barrées. Une île barrée ne peut jamais être terminée et ne rapporte rien : elle ne compte ni pour les drapeaux d’une couleur ni parmi les six reliées. C’est comme si elle n’avait jamais été terminée : des points déjà annoncés peuvent donc se perdre.
rule-M4 = Pour T5, T6, T12 et T13, c’est l’île elle-même qui est concernée. Pour T8 et T11, ce sont les deux bouts du pont mal tracé ; de deux ponts qui se croisent, c’est le plus récent. Pour T7, ce sont les deux bouts de chaque pont de ce coup.
rule-M5 = À la table, tout le monde peut signaler une erreur, sur n’importe quel tableau. À la fin de la partie, toutes les erreurs que personne n’a remarquées sont trouvées, et M3 s’applique avant le compte des points.
