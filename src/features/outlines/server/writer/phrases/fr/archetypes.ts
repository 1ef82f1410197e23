import type { PhraseBank } from '../../phrase-bank.ts'

export const FRENCH_ARCHETYPES: PhraseBank['archetypes'] = {
  launch: {
    purpose: [
      'L’e-mail présente {product} et montre en un coup d’œil ce que cela change.',
      'L’e-mail présente une nouveauté et montre en un coup d’œil ce qu’elle change.',
    ],
    include: 'Lecteurs ayant cliqué dans les 90 derniers jours ; les habitués un ou deux jours plus tôt',
    ctas: ['Découvrir {product}', 'Voir la nouveauté', 'Jeter un œil'],
    subjects: {
      benefit: ['{product} : une chose devient plus simple', 'Un petit changement qui se remarque'],
      question: [
        { casual: 'Tu connais déjà {product} ?', formal: 'Vous connaissez déjà {product} ?' },
        'Envie de changer un peu ?',
      ],
      number: ['{product} en trois réponses courtes', 'Trois raisons de l’avoir créé'],
      curiosity: ['L’idée de départ est simple', 'Nous avions gardé le secret'],
      news: ['Nouveau : {product}', 'Voici notre dernier travail'],
    },
  },
  teaser: {
    purpose: [
      'L’e-mail éveille la curiosité avant le lancement et réunit celles et ceux qui veulent savoir en premier.',
    ],
    include: 'Lecteurs ayant cliqué dans les 60 derniers jours et toute la liste d’attente',
    ctas: ['Me prévenir', 'Rejoindre la liste', 'Savoir en premier'],
    subjects: {
      benefit: ['Le savoir avant les autres', 'Une avance pour les curieux'],
      question: [
        { casual: 'Devines-tu ce que c’est ?', formal: 'Devinez-vous ce que c’est ?' },
        'Être au courant en premier ?',
      ],
      number: ['Deux indices, une surprise', 'Un indice aujourd’hui, la suite après'],
      curiosity: ['Pas encore. Mais presque.', 'Il y a quelque chose sous le drap'],
      news: ['Bientôt chez {brand}', 'Du nouveau est en route'],
    },
  },
  restock: {
    purpose: [
      'L’e-mail annonce à ceux qui le cherchaient que le produit est de nouveau disponible : {product}.',
      'L’e-mail annonce à ceux qui le cherchaient que le produit est de nouveau disponible.',
    ],
    include: 'Personnes ayant vu ou acheté le produit, et la liste d’attente',
    ctas: ['Je le commande', 'Voir {product}', 'Le recommander'],
    subjects: {
      benefit: ['{product} : à commander de nouveau', 'Fini d’attendre'],
      question: [
        { casual: 'Tu cherches encore {product} ?', formal: 'Vous cherchez encore {product} ?' },
        'Raté la dernière fois ?',
      ],
      number: ['Deux choses à savoir avant de choisir', 'Une bonne raison de regarder'],
      curiosity: ['Ce qui vient d’arriver en réserve', 'Souvent demandé, enfin exaucé'],
      news: ['De retour : {product}', 'Le voici de retour en rayon'],
    },
  },
  bestsellers: {
    purpose: [
      'L’e-mail facilite le choix de ceux qui hésitent, avec les produits vers lesquels les autres reviennent.',
    ],
    include: 'Nouveaux abonnés et lecteurs qui cliquent sans avoir encore acheté',
    ctas: ['Voir les favoris', 'Trouver mon favori', 'Commencer ici'],
    subjects: {
      benefit: ['La façon simple de choisir', 'Pour ne pas hésiter : {product}'],
      question: ['Par lequel commencer ?', 'Première visite chez nous ?'],
      number: ['Trois favoris en une minute', 'La liste courte : trois produits'],
      curiosity: ['Ce que l’on commande deux fois', 'Ceux vers qui l’on revient'],
      news: ['Favoris de {month} chez {brand}', 'Voici les plus aimés du moment'],
    },
  },
  ugc: {
    purpose: ['L’e-mail laisse parler de vrais clients et répond à ce qu’une boutique ne peut pas dire d’elle-même.'],
    include: 'Lecteurs qui cliquent sans avoir acheté, et clients avec une seule commande',
    ctas: ['Lire les avis', 'Voir leur choix', 'Lire la suite'],
    subjects: {
      benefit: ['{product} : des mots sincères', 'Des opinions franches pour décider'],
      question: [
        'Que disent-ils de {product} ?',
        { casual: 'Serais-tu du même avis ?', formal: 'Seriez-vous du même avis ?' },
      ],
      number: ['Trois personnes, trois regards', 'Deux histoires, une minute'],
      curiosity: ['Ce qu’ils nous ont écrit', 'Avec leurs propres mots'],
      news: ['Nouveau courrier de clients', 'Voici ce qui est arrivé au courrier'],
    },
  },
  howto: {
    purpose: ['L’e-mail apprend une chose utile du début à la fin et montre quel produit la rend plus facile.'],
    include: 'Clients qui possèdent le produit et lecteurs ayant cliqué dans les 90 derniers jours',
    ctas: ['Lire le guide', 'Voir comment', 'Essayer aujourd’hui'],
    subjects: {
      benefit: ['Tirer le meilleur : {product}', 'Une manière plus simple de faire'],
      question: ['Comment utiliser {product} ?', 'Pourquoi cela rate-t-il parfois ?'],
      number: ['Trois étapes, cinq minutes calmes', 'Une erreur que presque tous font'],
      curiosity: ['Ce que les guides oublient', 'À lire avant d’abandonner'],
      news: ['L’astuce de {month} : moins mais mieux', 'Nouveau guide, version courte'],
    },
  },
  ingredient: {
    purpose: [
      'L’e-mail ouvre {product} et explique sa composition et pourquoi elle compte à l’usage.',
      'L’e-mail explique de quoi le produit est fait et pourquoi cela compte à l’usage.',
    ],
    include: 'Lecteurs ayant cliqué dans les 90 derniers jours sans avoir acheté',
    ctas: ['Voir les détails', 'Regarder dedans', 'Voir de plus près'],
    subjects: {
      benefit: ['Savoir ce que l’on achète', '{product} : l’essentiel en une minute'],
      question: ['Que contient {product} ?', 'Pourquoi est-ce fait ainsi ?'],
      number: ['Trois éléments, un but clair', 'Deux détails qui se sentent'],
      curiosity: ['La partie que personne ne voit', 'Nous avons regardé de plus près'],
      news: ['Aujourd’hui de près : {product}', 'Voici toutes les explications'],
    },
  },
  story: {
    purpose: [
      'L’e-mail raconte une histoire vraie de la marque, pour que l’on retienne qui se tient derrière la boutique.',
    ],
    include: 'Nouveaux abonnés et tous les lecteurs ayant cliqué dans les 90 derniers jours',
    ctas: ['Lire l’histoire', 'Répondre', 'Lire la suite'],
    subjects: {
      benefit: ['Pourquoi {brand} existe', 'Les personnes derrière le colis'],
      question: ['Pourquoi faisons-nous cela ?', 'Comment tout a commencé ?'],
      number: ['Une idée, racontée en bref', 'La première année en trois scènes'],
      curiosity: ['Ce que nous racontons rarement', 'De l’extérieur, cela ne se voit pas'],
      news: ['Aujourd’hui, une lettre de {brand}', 'Voici le récit, jamais raconté'],
    },
  },
  bts: {
    purpose: ['L’e-mail emmène les lecteurs en coulisses et montre le travail et les personnes chez qui ils achètent.'],
    include: 'Lecteurs ayant cliqué dans les 90 derniers jours',
    ctas: ['Voir les coulisses', 'Voir les photos', 'Entrer voir'],
    subjects: {
      benefit: ['Comment naît {product}', 'Regarder par-dessus l’épaule'],
      question: ['À quoi ressemble un mardi ordinaire ?', 'Qui prépare les colis ?'],
      number: ['Trois images de la semaine', 'Cinq minutes à l’atelier'],
      curiosity: ['La porte est entrouverte', 'Ce qui se passe avant l’envoi'],
      news: ['Aujourd’hui en coulisses', 'Voici {month} à l’établi'],
    },
  },
  objection: {
    purpose: [
      'L’e-mail prend au sérieux le doute « {objection} » et y répond honnêtement.',
      'L’e-mail prend au sérieux un doute fréquent et y répond honnêtement.',
    ],
    include: 'Personnes ayant vu un produit ou cliqué, sans avoir acheté',
    ctas: ['Voir la réponse', 'Vérifier', 'Regarder les détails'],
    subjects: {
      benefit: ['Décider la tête claire', '{product} : ce qui parle pour lui'],
      question: ['« {objection} » ? Bonne question', 'Pas encore convaincu ?'],
      number: ['Un doute, une réponse claire', 'Deux points à vérifier'],
      curiosity: ['Quand il vaut mieux s’abstenir', 'Nous entendons souvent cette phrase'],
      news: ['La question du moment, réponse aujourd’hui', 'Voici notre position'],
    },
  },
  comparison: {
    purpose: [
      'L’e-mail compare {product} et {productB} pour que chacun choisisse selon son usage.',
      'L’e-mail compare les options pour que chacun choisisse selon son usage.',
    ],
    include: 'Lecteurs ayant vu deux produits ou plus sans avoir acheté',
    ctas: ['Choisir', 'Comparer', 'Trouver le bon'],
    subjects: {
      benefit: ['Choisir une fois, choisir juste', 'Comment trouver celui qui convient'],
      question: [
        '{product} ou {productB} ?',
        { casual: 'Lequel est fait pour toi ?', formal: 'Lequel est fait pour vous ?' },
      ],
      number: ['Cinq lignes, une réponse nette', 'Deux options côte à côte'],
      curiosity: ['Proches, mais pas pareils', 'La différence tient au détail'],
      news: ['Nouveau : notre comparatif', 'Le face-à-face, maintenant'],
    },
  },
  bundle: {
    purpose: [
      'L’e-mail montre pourquoi {product} et {productB} vont ensemble et en fait une seule commande.',
      'L’e-mail montre quels produits vont ensemble et en fait une seule commande.',
    ],
    include: 'Clients avec une commande, qui connaissent déjà une partie de l’ensemble',
    ctas: ['Voir le coffret', 'Prendre l’ensemble', 'Compléter l’ensemble'],
    subjects: {
      benefit: ['Une seule commande, tout s’accorde', 'Faits l’un pour l’autre'],
      question: ['Que marier avec {product} ?', 'Manque-t-il une pièce ?'],
      number: ['Deux qui vont ensemble', 'Trois gestes, un ensemble'],
      curiosity: ['Mieux ensemble', 'L’autre moitié de l’histoire'],
      news: ['{product} + {productB}', 'Nouveau : réunis en coffret'],
    },
  },
  vip: {
    purpose: ['L’e-mail remercie les meilleurs clients par un accès avant tous les autres.'],
    include: 'Clients VIP : plusieurs commandes, actifs dans les six derniers mois',
    ctas: ['Accéder maintenant', 'Entrer en premier', 'Voir avant les autres'],
    subjects: {
      benefit: [
        { casual: 'Tu passes avant tout le monde', formal: 'Vous passez avant tout le monde' },
        'Le premier choix aux habitués',
      ],
      question: [
        'Envie d’entrer en premier ?',
        { casual: 'Peut-on te montrer quelque chose ?', formal: 'Peut-on vous montrer quelque chose ?' },
      ],
      number: ['Un jour d’avance', 'Deux minutes, tout le choix'],
      curiosity: ['Réservé aux habitués', 'Une porte encore fermée au public'],
      news: [
        'L’avant-première est ouverte',
        { casual: '{brand} : voici ton aperçu', formal: '{brand} : voici votre aperçu' },
      ],
    },
  },
  giftguide: {
    purpose: [
      'L’e-mail aide à trouver un cadeau pour l’occasion, classé par personne : {occasion}.',
      'L’e-mail aide à trouver vite un cadeau qui convient, classé par personne.',
    ],
    include: 'Tous les lecteurs actifs, d’abord ceux qui ont déjà acheté un cadeau',
    ctas: ['Trouver un cadeau', 'Voir les idées', 'Choisir un cadeau'],
    subjects: {
      benefit: ['{occasion} : un cadeau qui tombe juste', 'Des cadeaux dont on se sert'],
      question: ['{occasion} : déjà une idée ?', 'Qui est difficile à gâter ?'],
      number: ['Trois personnes, trois idées', 'Une liste bouclée en dix minutes'],
      curiosity: ['Pour qui possède déjà tout', 'Mieux qu’un énième bon d’achat'],
      news: ['{occasion} : voici le guide', 'Le guide cadeaux, maintenant'],
    },
  },
  sale: {
    purpose: ['L’e-mail donne l’offre, ses conditions et sa fin dès le premier écran et mène droit à la sélection.'],
    include: 'Lecteurs ayant cliqué dans les 90 derniers jours ; toute la liste pour le grand rendez-vous seulement',
    ctas: ['Voir l’offre', 'Voir la sélection', 'J’en profite'],
    subjects: {
      benefit: [
        { casual: 'Tes favoris à prix doux : {offer}', formal: 'Vos favoris à prix doux : {offer}' },
        'Le bon moment pour refaire le plein',
      ],
      question: [{ casual: 'Tu l’attendais ?', formal: 'Vous l’attendiez ?' }, 'Qu’y a-t-il sur la liste d’envies ?'],
      number: ['Trois choix dans l’offre', 'Ces trois-là pour commencer'],
      curiosity: ['Cela vaut un regard', 'Un message à ouvrir sans tarder'],
      news: ['{offer} chez {brand}', 'Maintenant : notre offre de {month}'],
    },
  },
  flash: {
    purpose: ['L’e-mail rend une offre courte claire en quelques secondes : quoi, sur quels produits, jusqu’à quand.'],
    include: 'Lecteurs ayant cliqué dans les 30 derniers jours et clients VIP',
    ctas: ['En profiter', 'Commander aujourd’hui', 'Voir la sélection'],
    subjects: {
      benefit: ['Aujourd’hui seulement : {offer}', 'Décider vite a du bon'],
      question: [
        { casual: 'Une minute devant toi ?', formal: 'Une minute devant vous ?' },
        'Toujours sur la liste d’envies ?',
      ],
      number: ['Trois choix, un jour', 'Une offre brève, sans détour'],
      curiosity: ['Demain, ce sera passé', 'Dernière minute, bonne raison'],
      news: ['Ouvert maintenant, bientôt fermé', '{brand} : ouvert pour la journée'],
    },
  },
  lastchance: {
    purpose: ['L’e-mail rappelle une seule fois et sans drame que l’offre se termine, à ceux qui l’ont regardée.'],
    include: 'Personnes ayant ouvert ou cliqué l’offre sans acheter',
    ctas: ['En profiter', 'Commander à temps', 'Un dernier regard'],
    subjects: {
      benefit: ['Encore à temps', 'Jusqu’à ce soir : {offer}'],
      question: [{ casual: 'Tu pensais revenir ?', formal: 'Vous pensiez revenir ?' }, 'Rien oublié ?'],
      number: ['Un ultime rappel', 'Deux minutes suffisent'],
      curiosity: ['Ensuite, c’est fini', 'Nous ne demanderons plus'],
      news: ['Dernier jour : {offer}', 'Dernier appel'],
    },
  },
  plainnote: {
    purpose: ['L’e-mail est un petit mot personnel, avec une idée et un lien.'],
    include: 'Lecteurs ayant cliqué dans les 60 derniers jours, clients VIP compris',
    ctas: ['Jeter un œil', 'Répondre', 'Lire la suite'],
    subjects: {
      benefit: ['Un détail qui aide', 'Quelque chose d’utile pour {month}'],
      question: ['Puis-je poser une question ?', { casual: 'Tu as une minute ?', formal: 'Vous avez une minute ?' }],
      number: ['Une pensée pour la semaine', 'Deux lignes de {brand}'],
      curiosity: ['J’y pense encore', 'Rien à vendre cette fois'],
      news: ['Aujourd’hui, juste un petit mot', 'Nouveau mot : {product}'],
    },
  },
  quiz: {
    purpose: ['L’e-mail invite à un test court qui se termine par une recommandation adaptée.'],
    include: 'Nouveaux abonnés et lecteurs actifs qui n’ont pas encore acheté',
    ctas: ['Faire le test', 'Trouver le mien', 'Commencer'],
    subjects: {
      benefit: ['Tomber juste sans deviner', 'Moins comparer, mieux choisir'],
      question: [
        { casual: 'Quel profil as-tu ?', formal: 'Quel profil avez-vous ?' },
        { casual: 'Que choisirais-tu ?', formal: 'Que choisiriez-vous ?' },
      ],
      number: ['Trois questions, une réponse', 'Cinq clics jusqu’au résultat'],
      curiosity: ['Nous avons notre petite idée', 'La fin peut surprendre'],
      news: ['Nouveau : le test de {brand}', 'Le guide de choix est ouvert'],
    },
  },
  winback: {
    purpose: ['L’e-mail dit aux anciens clients ce qui a changé et leur donne une bonne raison de revenir voir.'],
    include: 'Clients inactifs : déjà acheté, aucune commande depuis quatre à six mois',
    ctas: ['Voir les nouveautés', 'Revenir voir', 'Rester au courant'],
    subjects: {
      benefit: ['Une bonne raison de revenir', 'Des choses sont devenues plus simples'],
      question: ['Toujours tenté par {product} ?', 'On reprend contact ?'],
      number: ['Trois choses pas encore vues', 'Deux minutes pour l’essentiel'],
      curiosity: ['Cela fait longtemps', 'En une saison, il se passe beaucoup'],
      news: ['Du nouveau chez {brand}', 'Nouveau depuis la dernière visite'],
    },
  },
  sunset: {
    purpose: ['L’e-mail demande aux lecteurs silencieux s’ils veulent rester, pour que la liste reste saine.'],
    include: 'Lecteurs inactifs : aucun clic depuis plus de 180 jours',
    ctas: ['Oui, je reste', 'Garder les e-mails', 'Rester sur la liste'],
    subjects: {
      benefit: [
        'Moins d’e-mails, au choix',
        { casual: 'La décision t’appartient', formal: 'La décision vous appartient' },
      ],
      question: ['On continue à écrire ?', 'Rester ou partir ?'],
      number: ['Un clic et nous saurons', 'Deux liens pour choisir'],
      curiosity: ['Peut-être notre adieu', 'Nous avons remarqué ce silence'],
      news: ['Maintenant, nous rangeons la liste', 'Aujourd’hui, une question de {brand}'],
    },
  },
  replenish: {
    purpose: [
      'L’e-mail rappelle à temps que la réserve s’épuise et fait de la commande suivante un seul geste : {product}.',
      'L’e-mail rappelle à temps que la réserve s’épuise et fait de la commande suivante un seul geste.',
    ],
    include: 'Clients réguliers dont la dernière commande touche à sa fin',
    ctas: ['Recommander', 'Refaire le plein', 'Commander à nouveau'],
    subjects: {
      benefit: ['Ne plus jamais en manquer', 'La recharge en un geste'],
      question: ['Bientôt à court de {product} ?', 'Combien en reste-t-il ?'],
      number: ['Un clic, étagère pleine', 'Deux signes qu’il est temps'],
      curiosity: ['Un regard dans le placard', 'Avant que tout soit vide'],
      news: ['C’est maintenant : {product}', 'Aujourd’hui, un rappel de {brand}'],
    },
  },
  values: {
    purpose: ['L’e-mail montre un engagement réel de la marque : ce qui est fait et ce qui reste à faire.'],
    include: 'Tous les lecteurs actifs',
    ctas: ['En savoir plus', 'Voir nos actions', 'Participer'],
    subjects: {
      benefit: ['Ce que soutient une commande', 'Bon à savoir avant d’acheter'],
      question: ['Que défendons-nous ?', 'Est-ce assez ? Pas encore.'],
      number: ['Une promesse, trois faits', 'Deux choses faites, le reste ouvert'],
      curiosity: ['Ce que nous n’avons pas résolu', 'Moins parler, agir plus'],
      news: ['Nouveau bilan de {month}', 'Où en est {brand} aujourd’hui'],
    },
  },
  survey: {
    purpose: ['L’e-mail pose quelques questions franches et dit ce que les réponses décideront.'],
    include: 'Acheteurs récents et lecteurs ayant cliqué dans les 60 derniers jours',
    ctas: ['Répondre', 'Donner mon avis', 'Ouvrir le sondage'],
    subjects: {
      benefit: ['Nous aider à faire mieux', 'Chaque avis change quelque chose'],
      question: ['Deux minutes pour nous ?', 'Que faut-il changer ?'],
      number: ['Trois questions sans piège', 'Une question sur {product}'],
      curiosity: [
        'Seuls, nous n’avançons pas',
        { casual: 'Dis aussi ce qui dérange', formal: 'Dites aussi ce qui dérange' },
      ],
      news: [
        'Le sondage de {brand} est ouvert',
        { casual: 'La parole est à toi, maintenant', formal: 'La parole est à vous, maintenant' },
      ],
    },
  },
  referral: {
    purpose: ['L’e-mail invite les clients contents à amener quelqu’un et explique clairement qui reçoit quoi.'],
    include: 'Clients réguliers et clients ayant laissé un bon avis',
    ctas: ['Inviter', 'Partager le lien', 'En parler'],
    subjects: {
      benefit: ['Quelque chose pour chacun', 'Partager, et chacun y gagne'],
      question: ['À qui cela plairait-il ?', 'Qui devrait connaître {product} ?'],
      number: ['Un lien, double merci', 'Trois étapes pour partager'],
      curiosity: [
        { casual: 'Un nom te vient à l’esprit', formal: 'Un nom vous vient à l’esprit' },
        'Le bouche-à-oreille fait bien les choses',
      ],
      news: ['Nouveau à partager : {offer}', 'Le lien personnel est ouvert'],
    },
  },
  loyalty: {
    purpose: ['L’e-mail montre aux membres ce qu’ils ont cumulé et comment l’utiliser.'],
    include: 'Membres du programme disposant d’un solde',
    ctas: ['Utiliser mes points', 'Voir les récompenses', 'Consulter mon solde'],
    subjects: {
      benefit: ['Ces points valent quelque chose', 'Un plaisir bien mérité'],
      question: [
        { casual: 'As-tu vu ton solde ?', formal: 'Avez-vous vu votre solde ?' },
        { casual: 'Que choisiras-tu ?', formal: 'Que choisirez-vous ?' },
      ],
      number: ['Deux récompenses à portée', 'Trois façons de les dépenser'],
      curiosity: ['Quelque chose attend encore', 'Dommage de les laisser dormir'],
      news: ['Le nouveau solde de {month}', 'Du nouveau pour les membres {brand}'],
    },
  },
  greeting: {
    purpose: [
      'L’e-mail envoie un message chaleureux et ne vend rien : {occasion}.',
      'L’e-mail envoie un message chaleureux et ne vend rien.',
    ],
    include: 'Tous les lecteurs actifs',
    ctas: ['À bientôt', 'Lire notre mot', 'Répondre au message'],
    subjects: {
      benefit: ['Un moment calme', 'Le temps de souffler'],
      question: ['Comment se passe la journée ?', 'Déjà les pieds au chaud ?'],
      number: ['Trois lignes de toute l’équipe', 'Un souhait, aucune offre'],
      curiosity: ['Ici, rien à acheter', 'Pour une fois, pas d’actualité'],
      news: ['{occasion} : les vœux de {brand}', 'Aujourd’hui, un salut amical'],
    },
  },
  roundup: {
    purpose: ['L’e-mail apporte une sélection courte et bien choisie, avec une raison par idée.'],
    include: 'Lecteurs ayant vu une catégorie sans acheter',
    ctas: ['Voir la sélection', 'Voir les idées', 'Trouver la mienne'],
    subjects: {
      benefit: ['Le meilleur au même endroit', 'De quoi éviter de chercher'],
      question: ['Que choisir pour {month} ?', { casual: 'Tu cherchais cela ?', formal: 'Vous cherchiez cela ?' }],
      number: ['Quatre idées qui valent le détour', 'Trois idées et leurs raisons'],
      curiosity: ['Vu, et aussitôt retenu', 'Notre chouchou est au milieu'],
      news: ['Nouvelle sélection pour {month}', 'Voici le tri de {brand}'],
    },
  },
  newsletter: {
    purpose: ['L’e-mail tient le rythme du mois : trois histoires courtes et un produit.'],
    include: 'Tous les lecteurs actifs',
    ctas: ['Lire la suite', 'Lire les histoires', 'Voir les nouveautés'],
    subjects: {
      benefit: ['Cinq bonnes minutes en {month}', 'De la lecture pour la pause'],
      question: ['Que s’est-il passé ce mois-ci ?', { casual: 'On te l’a raconté ?', formal: 'On vous l’a raconté ?' }],
      number: ['Trois histoires et un produit', 'Trois textes courts de l’équipe'],
      curiosity: ['La deuxième est notre préférée', 'La fin n’était pas prévue'],
      news: ['{month} chez {brand}', 'Du nouveau, et la suite'],
    },
  },
  milestone: {
    purpose: ['L’e-mail fête une étape en remerciant celles et ceux qui l’ont rendue possible.'],
    include: 'Tous les lecteurs actifs, les clients de longue date d’abord',
    ctas: ['Fêter avec nous', 'Regarder en arrière', 'Voir les photos'],
    subjects: {
      benefit: [{ casual: 'Ce merci t’est destiné', formal: 'Ce merci vous est destiné' }, 'Sans clients, pas de fête'],
      question: [
        { casual: 'Te souviens-tu du début ?', formal: 'Vous souvenez-vous du début ?' },
        'Des nôtres depuis longtemps ?',
      ],
      number: ['Trois images du chemin', 'Un immense merci'],
      curiosity: [
        'Une photo des premiers jours',
        { casual: 'Regarde jusqu’où nous sommes allés', formal: 'Regardez jusqu’où nous sommes allés' },
      ],
      news: ['Aujourd’hui, fête chez {brand}', 'Voici une belle étape franchie'],
    },
  },
  preference: {
    purpose: [
      'L’e-mail permet d’éviter en un clic les messages sur l’occasion et ne vend rien : {occasion}.',
      'L’e-mail permet d’éviter en un clic les messages sur une occasion et ne vend rien.',
    ],
    include: 'Tous les abonnés, avant le premier e-mail sur l’occasion',
    ctas: ['Ne pas les recevoir', 'Éviter ces e-mails', 'Choisir mes e-mails'],
    subjects: {
      benefit: ['Seulement les e-mails qui font du bien', 'Un clic suffit, sans question'],
      question: ['Éviter les messages sur ce jour ?', '{occasion} : plutôt pas ?'],
      number: ['Un lien, en cas de besoin', 'Deux lignes avant la saison'],
      curiosity: ['Avant d’en parler', 'Certains jours sont difficiles'],
      news: [
        { casual: 'Ton choix pour les prochaines semaines', formal: 'Votre choix pour les prochaines semaines' },
        'Aujourd’hui, un mot de {brand}',
      ],
    },
  },
}
