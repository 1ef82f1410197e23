import type { PhraseBank } from '../../phrase-bank.ts'

export const FRENCH_SECTIONS: PhraseBank['sections'] = {
  heroProduct: {
    name: 'Ouverture : le produit',
    visuals: [
      'Photo pleine largeur : {product} en usage, cadrage serré, espace calme à gauche pour le titre. À hauteur d’yeux, lumière du jour, un seul sujet.',
      'Photo pleine largeur du produit au moment où l’on s’en sert, un seul sujet, beaucoup d’espace calme pour le titre, lumière chaude.',
      'Produit seul sur un fond uni dans une couleur de la marque, éclairé de côté, grand dans le cadre, titre au-dessus.',
    ],
    copies: [
      'Le titre dit en mots simples ce qui devient plus facile. La ligne en dessous nomme le produit et le moment d’usage.',
      'Commencer par l’instant d’avant : ce qui agace aujourd’hui. La ligne en dessous montre le même instant avec le produit.',
    ],
  },
  heroBack: {
    name: 'Ouverture : de retour',
    visuals: [
      'Détouré pleine largeur : {product}, avec une petite étiquette qui annonce le retour. Fond uni, lumière latérale marquée, rien d’autre.',
      'Détouré pleine largeur avec une petite étiquette qui annonce le retour. Fond uni, lumière latérale, variantes alignées derrière.',
    ],
    copies: [
      'Le titre dit en cinq mots que l’on peut de nouveau commander. La ligne en dessous dit qui devrait regarder en premier.',
      'Dire sans détour que c’est revenu. La ligne en dessous dit ce qui n’a pas changé et entre quoi choisir.',
    ],
  },
  heroOccasion: {
    name: 'Ouverture : l’occasion',
    visuals: [
      'Scène pleine largeur propre à ce jour : {occasion}. Les mains, la lumière et la table racontent la saison ; le produit y est, sans être la vedette.',
      'Scène de saison pleine largeur, des personnes plutôt que des accessoires. Lumière douce, couleurs de la marque en petites touches, place pour le titre.',
    ],
    copies: [
      'Le titre nomme l’occasion et l’émotion, pas le produit. Brouillon : « {occasion} : une petite chose qui en dit long. »',
      'Le titre nomme ce moment de l’année et ce que l’on ressent chez soi. La ligne en dessous dit comment cet e-mail aide.',
    ],
  },
  heroOffer: {
    name: 'Ouverture : l’offre',
    visuals: [
      'La typographie fait l’image : {offer} en grand sur une couleur de la marque, date de fin juste en dessous, bouton dès le premier écran.',
      'Offre en grand sur une couleur unie de la marque, produit détouré au bord, date de fin et bouton visibles sur mobile sans défiler.',
    ],
    copies: [
      'Le titre est l’offre elle-même : {offer}. La ligne en dessous dit à quoi elle s’applique et quand elle finit : {date}.',
      'D’abord l’offre, {offer}, puis la fin, {date}. Pas de récit sur le premier écran ; on décide en trois secondes.',
    ],
  },
  heroQuestion: {
    name: 'Ouverture : la question',
    visuals: [
      'Question en grand sur un fond calme, une petite photo à côté : {product}. Aucun second message sur cet écran.',
      'Question en grand sur un fond calme, une photo de la situation dont il s’agit, cadrée sans qu’un visage soit nécessaire.',
    ],
    copies: [
      'Le titre est la question à laquelle cet e-mail répond, telle qu’un client la poserait. La ligne en dessous promet la réponse.',
      'Poser la question franchement, sans jeu de mots. La ligne en dessous dit ce que l’on saura à la fin et le temps que cela prend.',
    ],
  },
  heroQuote: {
    name: 'Ouverture : la phrase d’un client',
    visuals: [
      'Citation en grand sur deux ou trois lignes, dessous une photo prise par la personne elle-même, à l’image : {product}.',
      'Citation en grand sur deux ou trois lignes, dessous une vraie photo de client, prénom et lieu en petits caractères.',
    ],
    copies: [
      'Le titre est une vraie phrase de client, mot pour mot : {quote}. Garder sa façon de parler ; raccourcir seulement par des points.',
      'Choisir une phrase sur un résultat, pas sur la boutique : {quote}. La ligne en dessous dit qui parle et ce qu’il utilise.',
    ],
  },
  heroTeaser: {
    name: 'Ouverture : un premier indice',
    visuals: [
      'Détail si proche qu’on le devine sans le reconnaître : un bord, une texture, une ombre. Fond sombre, une couleur d’accent.',
      'Produit couvert ou coupé dans un rai de lumière. Aucun logo sur l’objet, date en petit sous l’image.',
    ],
    copies: [
      'Le titre promet du nouveau et donne la date : {date}. La ligne en dessous livre un indice honnête sur son usage.',
      'Le titre tait le nom et dit pour qui c’est fait. La ligne en dessous dit quand ce sera montré : {date}.',
    ],
  },
  heroPeople: {
    name: 'Ouverture : des gens au travail',
    visuals: [
      'Photo prise sur le vif, pleine largeur, du travail chez {brand} : des mains, des outils, une vraie lumière. Personne ne regarde l’objectif.',
      'Photo large du lieu de travail, une personne dedans, lumière naturelle, aucun sourire posé.',
    ],
    copies: [
      'Le titre est une phrase que quelqu’un de l’équipe dirait vraiment. La ligne en dessous dit où l’on est et ce qui se passe.',
      'Le titre nomme le lieu ou le moment, sans slogan. La ligne en dessous dit pourquoi nous le montrons aujourd’hui.',
    ],
  },
  heroPicks: {
    name: 'Ouverture : la sélection',
    visuals: [
      'Plusieurs produits en une image vue de dessus, rangés par usage et non par taille : {products}. Fond uni, ombre douce.',
      'De trois à cinq produits en une image calme vue de dessus, rangés par usage et non par taille. Fond uni, ombre douce.',
    ],
    copies: [
      'Le titre dit ce qui relie la sélection. La ligne en dessous promet une lecture d’une minute.',
      'Le titre nomme la personne ou le jour auxquels la sélection est destinée. La ligne en dessous dit comment elle a été faite.',
    ],
  },
  heroFirst: {
    name: 'Ouverture : avant tout le monde',
    visuals: [
      'Premier écran calme, presque vide : une ligne en grands caractères sur une couleur profonde de la marque, petit signe pour les habitués, bouton.',
      'Produit à moitié dans l’ombre, une ligne en grands caractères par-dessus. L’effet d’une porte que l’on tient, pas d’une braderie.',
    ],
    copies: [
      'Le titre dit que les habitués voient cela avant tout le monde. La ligne en dessous dit quoi et jusqu’à quand : {date}.',
      {
        casual:
          'Remercier d’abord, inviter ensuite. Brouillon : « Tu es là depuis un moment. Alors tu regardes en premier. »',
        formal:
          'Remercier d’abord, inviter ensuite. Brouillon : « Vous êtes là depuis un moment. Alors vous regardez en premier. »',
      },
    ],
  },
  heroReminder: {
    name: 'Ouverture : il est temps',
    visuals: [
      'Photo à sa place habituelle, presque fini ou bien patiné : {product}. Amicale, un peu en désordre, lumière du matin.',
      'Photo du quotidien de l’endroit, à la maison, où le produit manque. Amicale, un peu en désordre, lumière douce.',
    ],
    copies: [
      'Le titre dit sans pression ce que l’on remarquera bientôt. La ligne en dessous propose le chemin court.',
      'Commencer comme un ami qui s’en souvient. Brouillon : « Cela fait un moment. Voici la version courte. »',
    ],
  },
  whyMade: {
    name: 'Pourquoi il existe',
    visuals: [
      'Deux images côte à côte : à gauche le problème que chacun connaît, à droite la solution : {product}. Même angle, même lumière.',
      'Une photo d’une première version ou d’un croquis à côté du produit fini, une courte légende sous chacune.',
    ],
    copies: [
      'Raconter ce qui nous gênait, nous ou nos clients, puis la décision qui a suivi. À la première personne du pluriel, sans adjectifs sur nous.',
      'Commencer par « On nous disait toujours la même chose. » Dire quoi, puis ce que nous avons changé.',
    ],
  },
  whyPicked: {
    name: 'Pourquoi ceux-là',
    visuals: [
      'Colonne de texte étroite avec un petit portrait de la personne qui a choisi, nom et rôle à côté.',
      'Bloc simple sans image, une phrase plus grande que le reste, un filet dans la couleur de la marque sur le côté.',
    ],
    copies: [
      'Dire qui a choisi et selon quelle règle, à la première personne. Une règle suffit, par exemple ce que l’on recommande.',
      'Dire ce qui a été écarté et pourquoi. On croit une sélection qui a une limite.',
    ],
  },
  proofPoints: {
    name: 'Trois raisons',
    visuals: [
      'Trois colonnes, empilées sur mobile : une icône au trait, quatre mots, une phrase. Même hauteur, beaucoup d’air.',
      'Trois gros plans en ligne, chacun montre une raison ; dessous, un titre de quatre mots.',
    ],
    copies: [
      'Trois raisons que l’on peut vérifier : une matière, une façon de faire, un usage. Chacune commence par la raison, pas par « nous ».',
      'Trois petits faits tirés de la page produit, le plus utile d’abord. Laisser de côté ce qu’un concurrent pourrait dire aussi.',
    ],
  },
  closeUp: {
    name: 'De plus près',
    visuals: [
      'Macro bord à bord : {product}, avec deux ou trois traits fins vers de courtes légendes. La texture doit se sentir.',
      'Macro de la matière bord à bord, avec deux ou trois traits fins vers de courtes légendes en texte réel.',
    ],
    copies: [
      'Expliquer ce que l’on voit : nommer chaque partie légendée et ce qu’elle apporte. Aucun terme technique sans courte explication.',
      'Décrire ce que l’on sent, touche ou entend à l’usage, puis nommer la partie qui en est la cause.',
    ],
  },
  origin: {
    name: 'D’où cela vient',
    visuals: [
      'Trois petites images de gauche à droite comme un chemin : l’origine, la fabrication, la pièce finie. Une flèche fine entre elles.',
      'Carte dessinée ou ligne de fabrication dans les couleurs de la marque, trois étapes, une courte légende par étape.',
    ],
    copies: [
      'Suivre une pièce de son origine jusqu’au colis, en trois étapes. Ne nommer lieux et personnes que si nous les connaissons.',
      'Raconter une étape du travail que personne ne voit, et pourquoi on ne la saute pas.',
    ],
  },
  limits: {
    name: 'Ce qu’il fait et ne fait pas',
    visuals: [
      'Deux courtes colonnes, « fait » et « ne fait pas », de même poids et de même taille, sans croix rouges. Texte réel.',
      'Bloc de texte simple avec deux petits titres, un filet entre eux, sans image.',
    ],
    copies: [
      'Deux ou trois choses qu’il fait, une qu’il ne fait pas. La ligne honnête mérite la confiance pour les autres.',
      'Dire en une phrase aimable pour qui ce n’est pas le bon choix. Puis pour qui ça l’est.',
    ],
  },
  productGrid: {
    name: 'Les produits',
    visuals: [
      'Grille de détourés sur un même fond, deux par ligne sur mobile : {products}. Même échelle, nom dessous, toute la tuile est un lien.',
      'Grille de trois à six détourés sur un même fond, deux par ligne sur mobile. Même échelle, nom dessous, toute la tuile est un lien.',
    ],
    copies: [
      'Une raison par produit qui convienne à cet e-mail, pas le texte de la boutique. Partir de l’usage : pour qui, pour quand.',
      'Ranger les tuiles par facilité de choix, la plus simple d’abord. Chaque raison commence par un mot différent.',
    ],
  },
  spotlight: {
    name: 'Le produit qui aide',
    visuals: [
      'Photo d’un côté, texte et lien de l’autre, à l’image : {product} en usage. Empilés sur mobile, l’image d’abord.',
      'Une photo du produit en usage d’un côté, texte et lien de l’autre ; empilés sur mobile, l’image d’abord.',
    ],
    copies: [
      'Dire en une phrase comment {product} aide précisément ici, puis ce que l’on trouve après le clic.',
      'Relier le sujet à un produit sans saut : le problème, la partie du produit qui le règle, le lien.',
    ],
  },
  recipients: {
    name: 'Par personne',
    visuals: [
      'Trois tuiles larges, chacune une petite scène de la personne qui reçoit, avec un produit. Le type de personne en titre.',
      'Trois tuiles avec des mains dessinées ou photographiées qui tiennent le cadeau. Une couleur de la marque par type de personne.',
    ],
    copies: [
      'Trois personnes que tout le monde connaît, décrites par une habitude et non par l’âge. Un produit et une raison pour chacune.',
      'Le titre de chaque tuile est la personne : « Pour qui… ». Une habitude du quotidien ; puis le produit et pourquoi.',
    ],
  },
  priceBands: {
    name: 'Par budget',
    visuals: [
      'Deux ou trois bandes étroites avec un produit chacune, prix en texte réel repris de la boutique le jour de l’envoi.',
      'Ligne étroite de deux ou trois boutons, un par budget, chacun mène à une liste filtrée.',
    ],
    copies: [
      'Intituler les bandes avec les vrais prix de la boutique et rien d’autre : {offer}. Petite attention, vrai cadeau, grand merci.',
      'Aider par budget sans dire « pas cher ». Reporter les vrais prix le jour de l’envoi : {offer}.',
    ],
  },
  steps: {
    name: 'Trois étapes',
    visuals: [
      'Trois images des mêmes mains à la même table, numérotées, même cadrage. L’œil suit un seul geste.',
      'Courte boucle du geste, trois secondes, une première image qui se comprend seule ; numéros en texte réel.',
    ],
    copies: [
      'Trois étapes ; chacune commence par un verbe et tient en un souffle. Dire à quoi on voit que c’est réussi.',
      'Écrire les étapes pour une première fois, avec ce que l’on a chez soi.',
    ],
  },
  mistake: {
    name: 'L’erreur fréquente',
    visuals: [
      'Une photo de l’erreur, amicale et familière, avec une petite note manuscrite. Pas de couleurs d’alerte.',
      'Deux petites images : comme cela se passe souvent, comme cela réussit. Même angle, courte légende sous chacune.',
    ],
    copies: [
      'Décrire l’erreur sans reproche : elle nous est arrivée aussi. Puis la seule chose à changer, en une phrase.',
      'Dire ce que la plupart font d’abord, pourquoi cela semble juste et ce qui marche mieux.',
    ],
  },
  comparisonTable: {
    name: 'Côte à côte',
    visuals: [
      'Tableau en texte réel, deux petits détourés en haut : {product} et {productB}. Cinq lignes, la différence en gras.',
      'Tableau en texte réel avec de petits détourés en haut, quatre ou cinq lignes, la différence en gras, lisible sur mobile.',
    ],
    copies: [
      'Les lignes suivent les questions d’un acheteur : pour qui, quand, quelle taille, quel entretien. Seulement les faits des pages produit.',
      'Commencer par la ligne où ils diffèrent le plus. Retirer les lignes où les deux disent la même chose.',
    ],
  },
  pickByNeed: {
    name: 'Celui-ci, si…',
    visuals: [
      'Deux ou trois lignes avec une petite image de produit, comme une courte liste. Un lien après chaque ligne.',
      'Arbre de choix simple à deux branches dans les couleurs de la marque ; chacune finit sur un produit.',
    ],
    copies: [
      'Compléter la phrase « Le bon choix si… », une fois pour {product}, une fois pour {productB}. Des situations, pas des caractéristiques.',
      'Compléter la phrase « Le bon choix si… » pour chaque produit. Des situations, pas des caractéristiques ; une ligne chacun.',
    ],
  },
  setParts: {
    name: 'Le rôle de chaque pièce',
    visuals: [
      'Vue de dessus avec des traits fins vers des légendes : {product} et {productB}, dans l’ordre d’usage de gauche à droite.',
      'Vue de l’ensemble de dessus avec des traits fins vers des légendes, dans l’ordre d’usage de gauche à droite.',
    ],
    copies: [
      'Une ligne par pièce : ce qu’elle fait dans l’ensemble et ne peut pas faire seule. Garder l’ordre d’usage.',
      'Montrer le relais : ce que la première pièce laisse ouvert, la seconde le reprend.',
    ],
  },
  setValue: {
    name: 'Pourquoi ensemble',
    visuals: [
      'Bande étroite dans une couleur de la marque avec une phrase et le bouton, sans image.',
      'L’ensemble dans son colis, photographié de dessus, couvercle à moitié ouvert, une ligne de texte à côté.',
    ],
    copies: [
      'Dire l’effort que l’on s’épargne : une commande, des pièces qui s’accordent. Un avantage de prix seulement s’il existe : {offer}.',
      'Dire pour quel jour cet ensemble a été composé. Conditions, s’il y en a : {offer}.',
    ],
  },
  doubt: {
    name: 'Le doute',
    visuals: [
      'Le doute comme grande citation sur un fond uni : « {objection} ». Pas d’image et pas encore de réponse.',
      'Le doute comme grande citation sur un fond uni, une petite photo du produit en dessous. Pas encore de réponse.',
    ],
    copies: [
      'Dire le doute à voix haute, mot pour mot : « {objection} ». Puis donner raison à la part qui est juste.',
      'Nommer le doute comme un acheteur prudent, sans l’adoucir. Puis donner raison à la part qui est juste.',
    ],
  },
  answer: {
    name: 'La réponse honnête',
    visuals: [
      'Bloc de texte d’une largeur confortable, première phrase plus grande. Une petite photo là où l’œil se pose : {product}.',
      'Bloc de texte d’une largeur confortable, première phrase plus grande, une photo de détail calme à côté.',
    ],
    copies: [
      'Répondre dès la première phrase : oui, non ou cela dépend. Puis la raison, puis ce que l’on peut vérifier chez soi.',
      'Donner la réponse courte, puis le cas où le doute a raison. Cela rend le reste crédible.',
    ],
  },
  evidence: {
    name: 'Ce qui le montre',
    visuals: [
      'Une photo qui prouve le point : une couture, une mesure, une étiquette, une trace du quotidien. Courte légende.',
      'Extrait de la page ou du guide qui aide, avec un cadre dans une couleur de la marque et une flèche.',
    ],
    copies: [
      'Montrer au lieu d’affirmer : ce que l’on peut mesurer, regarder ou comparer, et où le trouver sur le site.',
      'Nommer une preuve qui existe vraiment, avec sa source : {link}. Sans preuve, retirer le bloc.',
    ],
  },
  faq: {
    name: 'Deux questions',
    visuals: [
      'Deux questions en gras avec leurs réponses dessous, sans cadres. Une petite image de produit à la fin.',
      'Deux questions l’une sous l’autre, un filet entre elles, beaucoup d’espace, en texte réel.',
    ],
    copies: [
      'Prendre les deux questions que le service client entend le plus. La première : « {objection} ». Deux phrases par réponse, la réponse d’abord.',
      'Prendre les deux questions que le service client entend le plus. Deux phrases par réponse, la réponse d’abord, puis la raison.',
    ],
  },
  policy: {
    name: 'Si cela ne convient pas',
    visuals: [
      'Bloc étroit avec une petite icône de colis ou de conversation et une phrase. Couleur calme, pas de sceau.',
      'Une ligne de texte sur fond clair avec un lien, sans badge ni tampon.',
    ],
    copies: [
      'Dire ce qui se passe si cela ne convient pas, exactement comme sur le site : {link}. Ne rien promettre qui n’y figure pas.',
      'Retour et contact en une phrase simple, aux conditions du site : {link}.',
    ],
  },
  customerStory: {
    name: 'L’histoire d’un client',
    visuals: [
      'Photo du client avec son accord, sans retouche, lieu reconnaissable, à l’image : {product}. Texte à côté.',
      'Photo du client avec son accord, sans retouche, lieu reconnaissable. Texte à côté, prénom en légende.',
    ],
    copies: [
      'Une personne, un problème, un résultat : ce qui était difficile, ce qu’elle a essayé, ce qui a changé. Finir avec ses mots : {quote}.',
      'Trois phrases sur une personne et une journée. Seulement ce qu’elle a raconté ; finir avec ses mots : {quote}.',
    ],
  },
  moreVoices: {
    name: 'Deux autres voix',
    visuals: [
      'Deux cartes de citation dans les couleurs de la marque, de longueurs différentes, prénom et produit dessous. Étoiles seulement si elles sont réelles.',
      'Deux courtes citations en grands caractères, un filet entre elles, prénom sous chacune.',
    ],
    copies: [
      'Deux courtes citations sur des points différents, mot pour mot : {quote}. L’une peut nommer une petite faiblesse.',
      'Une citation d’une première commande, une de quelqu’un qui est revenu : {quote}. Prénom et produit dessous.',
    ],
  },
  photoStrip: {
    name: 'Trois images',
    visuals: [
      'Trois photos en ligne, l’une sous l’autre sur mobile : le lieu, les mains, le résultat. La même lumière dans toutes.',
      'Trois instantanés à bord blanc, de tailles un peu différentes, comme posés sur une table.',
    ],
    copies: [
      'Une légende par image qui dise ce que l’on ne voit pas : un nom, un bruit, une raison.',
      'Les légendes se lisent comme une seule phrase à travers les trois images. La dernière mène au bloc suivant.',
    ],
  },
  stories: {
    name: 'Trois histoires courtes',
    visuals: [
      'Trois rangées, image et texte changent de côté, un titre et un lien chacune. Images au même format.',
      'Trois cartes l’une sous l’autre, chacune avec une petite image, un titre et un lien. La première un peu plus grande.',
    ],
    copies: [
      'Trois textes courts : du nouveau, de l’utile, de l’humain. Chaque titre dit ce qu’il contient.',
      'Choisir ce qui s’est passé en {month} chez {brand} : une nouvelle, un conseil, un regard en arrière. Le texte du lien dit où il mène.',
    ],
  },
  community: {
    name: 'Du côté des lecteurs',
    visuals: [
      'Une photo de client, utilisée avec son accord, encadrée comme un tirage ; la question à côté.',
      'Bloc calme dans un ton clair de la marque avec une question en grand. Aucune image nécessaire.',
    ],
    copies: [
      'Poser une question à laquelle on a plaisir à répondre en une ligne, et dire qu’une personne lit les réponses.',
      'Montrer ce que quelqu’un nous a envoyé, avec prénom et accord, puis inviter à répondre.',
    ],
  },
  editorNote: {
    name: 'Quelques mots d’abord',
    visuals: [
      'Petit portrait rond et signature à côté d’une colonne de texte étroite, fond clair.',
      'Texte en une colonne étroite, premier mot en gras, sans image.',
    ],
    copies: [
      'Un début personnel pour {month} : ce que nous avons remarqué, ce que contient cet e-mail, la partie que nous préférons.',
      'Dire à la première personne le sujet du mois et ce que l’on peut sauter. Pas de formule de bienvenue.',
    ],
  },
  deadline: {
    name: 'La date qui compte',
    visuals: [
      'Date comme une petite feuille de calendrier dans les couleurs de la marque, une ligne à côté. Texte réel, lisible sans images.',
      'Bande étroite avec la date en grand et la raison en une ligne, contraste suffisant pour le mode sombre.',
    ],
    copies: [
      'Donner la date et l’heure exactes : {date}. Dire ce qui est possible jusque-là et ce qui se passe après.',
      'Une date, une raison : {date}. Au-delà, aucun langage de compte à rebours.',
    ],
  },
  terms: {
    name: 'Conditions',
    visuals: [
      'Texte petit mais lisible sur le fond du pied de page, sans image.',
      'Trois lignes courtes sous un filet, lien vers les conditions complètes.',
    ],
    copies: [
      'Ce que l’offre comprend, ce qu’elle exclut, jusqu’à quand : {offer}, {date}. Mots simples, lien vers les conditions complètes.',
      'Écrire les exclusions comme un client les demanderait. Offre et fin : {offer}, {date}.',
    ],
  },
  access: {
    name: 'Comment faire',
    visuals: [
      'Trois lignes numérotées avec une petite icône chacune, bouton dessous. Tout visible sur un écran de mobile.',
      'Une phrase en grands caractères, bouton juste en dessous, un soupçon du produit au bord.',
    ],
    copies: [
      'Expliquer le chemin en deux ou trois étapes : cliquer, choisir, terminé. Dire ce qu’il faut avoir sous la main.',
      'Dire ce qui se passe juste après le clic, pour que personne ne soit surpris : {link}.',
    ],
  },
  exampleQuestions: {
    name: 'Exemples de questions',
    visuals: [
      'Trois cartes avec une question et deux réponses à toucher, comme dans le vrai test. Couleurs de la marque, pas de photos.',
      'La première question en grand avec ses réponses en boutons, les deux suivantes estompées dessous.',
    ],
    copies: [
      'Deux ou trois questions faciles et un peu amusantes. Chacune doit changer le résultat.',
      'Commencer par la question à laquelle chacun répond sans réfléchir. Rien sur l’âge ni sur le revenu.',
    ],
  },
  whatChanged: {
    name: 'Ce qui a changé',
    visuals: [
      'Bande de trois petites images avec le nouveau depuis la dernière visite ; la première : {product}.',
      'Bande de trois petites images avec le nouveau depuis la dernière visite, une ligne sous chacune.',
    ],
    copies: [
      'Trois choses différentes ou plus simples depuis la dernière commande. Seulement des vraies, la plus petite en dernier.',
      'Dire ce qui s’est amélioré et ce qui est resté. Ceux qui sont partis avaient une raison ; la respecter.',
    ],
  },
  stayOrLeave: {
    name: 'Rester ou partir',
    visuals: [
      'Deux boutons de même taille côte à côte, rester et partir. Pas d’astuce, pas de texte gris.',
      'Deux liens de texte simples, chacun sur sa ligne, avec de l’air entre eux.',
    ],
    copies: [
      'Proposer les deux chemins sur le même ton : garder les e-mails ou les arrêter en un clic. Aucun reproche dans l’un ni l’autre.',
      'Dire ce qui continue avec « oui » et que « non » prend effet tout de suite. Remercier pour le temps passé ensemble.',
    ],
  },
  usageTime: {
    name: 'Combien de temps cela dure',
    visuals: [
      'Barre simple ou rangée d’icônes : plein, à moitié, presque vide. Au bout de la rangée : {product}.',
      'Barre simple ou rangée d’icônes : plein, à moitié, presque vide. Couleurs de la marque, aucun chiffre dans l’image.',
    ],
    copies: [
      'Aider à juger ce qui reste : un signe, chez soi, qu’il est temps. Une durée seulement si nous la connaissons : {date}.',
      'Dire à quoi on voit que cela s’épuise et le temps que prend d’habitude une commande, selon le site.',
    ],
  },
  commitment: {
    name: 'Ce que nous faisons',
    visuals: [
      'Photo documentaire du travail lui-même, pas d’une cérémonie. Légende avec lieu et mois.',
      'Une grande phrase sur un fond uni, une petite photo documentaire dessous.',
    ],
    copies: [
      'Dire ce que nous faisons, depuis quand et avec qui : seulement ce que {brand} a dit en public. Des chiffres seulement avec source : {link}.',
      'Un acte concret plutôt qu’une attitude. Dire ce qu’il nous coûte ou ce que nous avons changé pour lui.',
    ],
  },
  notYet: {
    name: 'Ce qui manque encore',
    visuals: [
      'Bloc de texte simple, sans image, un peu plus étroit, comme une pause.',
      'Liste ouverte avec une ligne pas encore cochée, dessinée à la main.',
    ],
    copies: [
      'Dire ce que nous n’avons pas résolu et ce qui l’empêche. Aucune date que nous ne pourrions tenir.',
      'Un point ouvert, raconté tel qu’il est. Il rend crédible le reste de l’e-mail.',
    ],
  },
  takePart: {
    name: 'Comment participer',
    visuals: [
      'Deux petites tuiles avec une action chacune, icône et courte légende, bouton dessous.',
      'Flèche dessinée à la main vers un bouton, une ligne au-dessus.',
    ],
    copies: [
      'Une chose qui se fait en une minute, une qui prend plus de temps. Acheter n’est pas la seule réponse.',
      'Inviter à un petit geste et dire ce qui en sortira : {link}.',
    ],
  },
  rewards: {
    name: 'À quoi cela sert',
    visuals: [
      'Barre de progression avec l’état de chacun, remplie par la plateforme d’envoi, deux récompenses en tuiles dessous.',
      'Deux ou trois tuiles de récompense dans les couleurs de la marque, chacune avec une image et une légende simple.',
    ],
    copies: [
      'Dire ce qui est cumulé et ce que cela permet, aux vraies conditions : {offer}. La récompense la plus simple d’abord.',
      'Rester concret : une récompense à prendre tout de suite, une qui mérite d’attendre. Conditions : {offer}.',
    ],
  },
  referralTerms: {
    name: 'Qui reçoit quoi',
    visuals: [
      'Deux tuiles égales, une pour l’ami, une pour la personne qui invite, chacune avec la récompense en texte réel.',
      'Dessin au trait de deux personnes avec un colis entre elles, la récompense en grand dessous.',
    ],
    copies: [
      'D’abord la personne invitée, puis celle qui invite : {offer}. Dire quand chacune reçoit et où sont les conditions.',
      'Une phrase par côté, de même longueur : {offer}. Ajouter pour qui cela ne vaut pas.',
    ],
  },
  whyAsk: {
    name: 'Pourquoi nous demandons',
    visuals: [
      'Bloc simple avec un petit portrait de la personne qui lit les réponses.',
      'Texte simple sur fond clair, une ligne plus grande : le temps que cela prend.',
    ],
    copies: [
      'Dire quelle décision dépend des réponses et combien de minutes cela prend. Honnête, sans flatterie.',
      'Nommer ce dont nous ne sommes pas sûrs. Brouillon : « Ce serait l’un ou l’autre. Les réponses décideront. »',
    ],
  },
  afterAnswers: {
    name: 'Ce qui se passe ensuite',
    visuals: [
      'Rangée étroite de trois petites icônes : réponse, résultat, e-mail avec ce que nous avons appris.',
      'Bloc de texte simple au-dessus du bouton, sans image.',
    ],
    copies: [
      'Dire ce que devient la réponse, qui la voit et quand le résultat sera connu : {date}.',
      'Une phrase sur ce qui suit le clic, une sur ce qui ne suit pas : pas d’appel, pas d’autre liste.',
    ],
  },
  wish: {
    name: 'Le souhait',
    visuals: [
      'Une photo calme de la saison, pleine largeur, le souhait par-dessus en écriture manuscrite. Aucun produit, aucune vente.',
      'Photo de l’équipe telle qu’elle est, un léger flou convient, le souhait en grand dessous.',
    ],
    copies: [
      'Un souhait chaleureux avec des mots que l’on dit vraiment. Brouillon : « {occasion} : que la journée soit belle. »',
      'Un souhait chaleureux avec des mots que l’on dit vraiment, signé par l’équipe. Ici, rien n’est à vendre.',
    ],
  },
  practicalInfo: {
    name: 'Bon à savoir',
    visuals: [
      'Trois lignes courtes avec de petites icônes : ouvert, fermé, derniers colis. Fond clair, sans image.',
      'Lignes de texte simples au-dessus du pied de page, dates en gras.',
    ],
    copies: [
      'Quand nous sommes là, quand partent les colis, comment nous joindre : {date}. Seulement des dates fixées.',
      'Une ligne pour les horaires, une pour les colis, une pour le service client : {date}. Retirer ce qui ne change pas.',
    ],
  },
  closingCta: {
    name: 'Dernier pas',
    visuals: [
      'Large bande dans une couleur de la marque avec une ligne et un bouton, petite image au bord : {product}.',
      'Large bande dans une couleur de la marque avec une ligne et un bouton, autant d’air en haut qu’en bas.',
    ],
    copies: [
      'Redire la promesse du titre avec d’autres mots et mener au bouton. Aucun nouvel argument.',
      'Une ligne aimable qui rend le clic facile : ce que l’on verra ensuite.',
    ],
  },
  greetingLine: {
    name: 'Salutation et première phrase',
    visuals: [
      'Colonne de texte étroite sur fond clair, salutation plus grande, sans image.',
      'Petit portrait de l’expéditeur à côté de la salutation, texte aligné à gauche.',
    ],
    copies: [
      'Saluer par le prénom s’il est connu, sinon simplement. En venir au fait dès la première phrase.',
      'La première phrase dit pourquoi cet e-mail arrive maintenant et pas un autre jour.',
    ],
  },
  personalOpening: {
    name: 'Un début personnel',
    visuals: [
      'Portrait ou photo d’atelier de l’époque du récit, sans apprêt, légende avec le lieu.',
      'Colonne de texte étroite avec une grande initiale, un petit instantané à côté.',
    ],
    copies: [
      'Commencer au milieu d’une scène : un jour, un lieu, quelque chose qui a mal tourné. Une personne la raconte à la première personne.',
      'Une petite scène du travail chez {brand}, racontée par la personne qui y était. Pas de résumé, pas encore de morale.',
    ],
  },
  turningPoint: {
    name: 'Le tournant',
    visuals: [
      'Une image d’archive avec légende, ou l’objet du récit sur un fond uni.',
      'Une phrase en grand comme une pause dans le texte, un filet dessus et dessous.',
    ],
    copies: [
      'Le moment où une décision a été prise, et laquelle. Dire aussi le doute ; seulement ce qui s’est vraiment passé.',
      'Ce qui a changé et grâce à qui. Un détail que personne n’inventerait.',
    ],
  },
  oneThought: {
    name: 'Une idée',
    visuals: [
      'Bloc de texte avec une phrase plus grande, sans image, marges généreuses.',
      'Une petite photo calme à côté d’un texte court, couleurs retenues.',
    ],
    copies: [
      'Une idée utile dès aujourd’hui, même sans achat. Un exemple du quotidien, puis s’arrêter.',
      'Une chose apprise de nos clients en {month}, et ce que nous en faisons.',
    ],
  },
  shortPicks: {
    name: 'Trois choix, une ligne chacun',
    visuals: [
      'Trois lignes de texte avec un petit détouré chacune, le nom en lien.',
      'Trois lignes de texte sans image, nom en gras, la raison derrière.',
    ],
    copies: [
      'Trois choix, chacun avec une raison. Le nom d’abord, puis l’usage : {products}.',
      'Trois choix, chacun avec une raison qui convienne à cet e-mail. Le nom d’abord, puis l’usage.',
    ],
  },
  oneLink: {
    name: 'Le seul lien',
    visuals: [
      'Une ligne de texte avec un lien, un peu plus grande que le texte autour.',
      'Bande étroite avec un lien et une petite flèche.',
    ],
    copies: [
      'Une phrase qui dit ce qu’il y a derrière le lien, puis le lien : « {cta} ». Le répéter une fois au plus.',
      'Nommer une fois et lier : {product}, avec le texte « {cta} ». Dire ce que l’on y trouve.',
    ],
  },
  plainOffer: {
    name: 'Ce qui finit, et quand',
    visuals: [
      'Une ligne en grands caractères sur un fond uni, date de fin en gras.',
      'Colonne de texte étroite, offre et date dans la première ligne.',
    ],
    copies: [
      'La première ligne contient tout : {offer}, fin {date}. Puis une phrase sur la personne à qui cela s’adresse.',
      'Dire ce qui finit et quand : {offer}, {date}. Pas de drame, pas de seconde offre.',
    ],
  },
  skipLink: {
    name: 'Un lien pour passer',
    visuals: [
      'Un bouton simple sur un fond calme, ni produit ni image de saison.',
      'Un lien de texte sur sa propre ligne, avec de l’air autour.',
    ],
    copies: [
      'Nous savons que ce jour peut être difficile. Un clic évite tous les e-mails à ce sujet : « {cta} ». Tout le reste continue.',
      'Le dire simplement : si l’on préfère ne rien lire sur ce jour, un clic suffit, « {cta} ». Sans avoir à se justifier.',
    ],
  },
  signOff: {
    name: 'Signature et post-scriptum',
    visuals: [
      'Signature en texte avec nom et rôle, petit portrait s’il existe.',
      'Signature en texte, un filet au-dessus.',
    ],
    copies: [
      'Prénom et rôle d’une vraie personne de {brand}. Le post-scriptum reprend le seul lien avec d’autres mots.',
      'Finir comme dans une lettre à une connaissance. Le post-scriptum porte la date ou le lien, selon ce qui compte le plus.',
    ],
  },
}
