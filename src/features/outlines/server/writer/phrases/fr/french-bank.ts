import type { PhraseBank } from '../../phrase-bank.ts'
import { FRENCH_ARCHETYPES } from './archetypes.ts'
import { FRENCH_SECTIONS } from './sections.ts'

export const FRENCH_BANK: PhraseBank = {
  language: 'fr',
  sections: FRENCH_SECTIONS,
  archetypes: FRENCH_ARCHETYPES,
  lengths: {
    headline: 'Titre de huit mots au plus, puis une phrase de 20 mots au plus.',
    line: 'Une phrase de 20 mots au plus.',
    paragraph: 'Un paragraphe de 35 à 50 mots.',
    threeLines: 'Trois lignes de douze mots au plus.',
    tiles: 'Par produit : nom, une raison de dix mots au plus, lien.',
    captions: 'Une légende de dix mots au plus par image.',
    table: 'Cellules de cinq mots au plus.',
    questions: 'Question en gras, réponse de 35 mots au plus.',
    quoted: 'Citation de 25 mots au plus, puis son auteur.',
    button: 'Une ligne de douze mots au plus au-dessus du bouton.',
    signature: 'Deux lignes et une phrase.',
  },
  facts: {
    idea: ['L’idée avec ses propres mots : « {description} »', 'Tiré de l’idée : « {description} »'],
    product: ['Produit à nommer, écrit exactement ainsi : {product}.', 'Le nom, comme en boutique : {product}.'],
    products: ['Produits au choix, écrits exactement ainsi : {products}.', 'Les noms, comme en boutique : {products}.'],
    objection: [
      'Le doute avec les mots des acheteurs : « {objection} »',
      'Ce que disent les acheteurs, selon le profil : « {objection} »',
    ],
    pain: ['Ce qui gêne, selon le profil : « {pain} »', 'Un problème du profil qui a sa place ici : « {pain} »'],
    trigger: [
      'Le moment où l’on se met à chercher : « {trigger} »',
      'Ce qui déclenche l’achat, selon le profil : « {trigger} »',
    ],
    process: [
      'Comment on achète ici, selon le profil : « {process} »',
      'Garder en tête comment on décide : « {process} »',
    ],
    interests: [
      'Ce qui tient à cœur aux lecteurs : « {interests} »',
      'Terrain commun avec les lecteurs, selon le profil : « {interests} »',
    ],
    audience: ['Qui lit cela, selon le profil : « {audience} »', 'Imaginer cette personne : « {audience} »'],
    say: [
      'Une expression que la marque aime, si elle convient ici : « {say} »',
      'Cette expression peut trouver sa place ici : « {say} »',
    ],
    window: ['L’e-mail part dans cette période : {window}.', 'Période d’envoi : {window}.'],
    winner: [
      'Un ancien e-mail réussi, comme modèle de ton : « {winner} »',
      'Regarder d’abord ce succès passé : « {winner} »',
    ],
  },
  button: 'Bouton : « {cta} ».',
  plainVisuals: [
    'Aucun : texte simple sur fond blanc.',
    'Aucun. Du texte seul, composé comme un e-mail personnel.',
    'Pas d’image. Une colonne, taille de caractère normale.',
  ],
  plainRest: 'Aucun, texte seul.',
  signatureVisual: 'Aucun, ou un petit portrait à côté de la signature.',
  brief: {
    whyDate: [
      'Pourquoi maintenant : la date approche, {occasion}, l’e-mail a donc sa place dans cette période : {window}.',
      'Pourquoi maintenant : chacun pense déjà à cette date, {occasion}, et prévoir tôt évite de parler fort.',
    ],
    whySeason: [
      'Pourquoi maintenant : la saison se sent à la maison et change les besoins : {occasion}.',
      'Pourquoi maintenant : la saison tourne, et les habitudes avec elle : {occasion}.',
    ],
    whyTrigger: 'Pourquoi maintenant : en {month}, beaucoup vivent ce moment : « {trigger} ».',
    whyPain: 'Pourquoi maintenant : beaucoup vivent avec ce problème, et l’e-mail le prend en main : « {pain} ».',
    whyObjection: 'Pourquoi maintenant : avant la prochaine offre, ce doute mérite une réponse : « {objection} ».',
    whyPlain: {
      promo: [
        'Pourquoi maintenant : en {month}, certains sont presque décidés ; il leur faut une raison claire et un chemin court.',
        'Pourquoi maintenant : {month} est un bon moment pour faciliter le choix de ceux qui hésitent.',
      ],
      content: [
        'Pourquoi maintenant : un e-mail utile en {month} reste en mémoire jusqu’à la prochaine commande.',
        'Pourquoi maintenant : entre deux offres, {month} a la place pour un e-mail qui aide à décider.',
      ],
      relation: [
        'Pourquoi maintenant : entre deux offres, {month} a besoin d’un e-mail qui ne pousse pas.',
        'Pourquoi maintenant : quand on connaît les gens de {brand}, on lit aussi l’e-mail suivant.',
      ],
      lifecycle: [
        'Pourquoi maintenant : pour ce groupe, un e-mail au bon moment décide de la suite.',
        'Pourquoi maintenant : ce groupe est petit, facile à joindre et vite oublié dans un mois de {month} chargé.',
      ],
    },
    whyWinner: 'Un ancien e-mail montre que le sujet porte : « {winner} ».',
    who: 'Pour : {segment}.',
    goals: {
      orders: 'À juger sur les commandes pour mille e-mails délivrés, à côté du dernier e-mail semblable.',
      clicks: 'À juger sur le taux de clic, à côté du dernier e-mail semblable.',
      revenue: 'À juger sur le chiffre d’affaires par destinataire, à côté du dernier e-mail semblable.',
      replies: 'À juger d’abord sur les réponses, ensuite sur les clics.',
      basket: 'À juger sur le panier moyen de ceux qui ont cliqué.',
      responses: 'À juger sur le nombre de réponses complètes.',
      reactivated: 'À juger sur les clients inactifs qui recommandent dans le mois.',
      cleanExit: 'À juger sur ceux qui choisissent de rester et sur le faible nombre de signalements.',
      goodwill: 'À juger sur un faible taux de désabonnement, pas sur les ventes.',
      optOuts: 'À juger sur les refus enregistrés et sur le peu de plaintes ensuite.',
      referrals: 'À juger sur les invitations envoyées et les premières commandes qui en viennent.',
      repeat: 'À juger sur les commandes des membres dans les 30 jours suivants.',
    },
  },
  segment: {
    include: 'Inclure : {include}.',
    exclude: 'Exclure : {exclude}.',
    exclusions: {
      recentBuyers: 'clients ayant acheté dans les 14 derniers jours',
      ownersOfProduct: 'clients qui possèdent déjà le produit',
      openCases: 'clients avec une demande ouverte au service client',
      inactive: 'lecteurs sans clic dans les 180 derniers jours',
      activeBuyers: 'clients ayant acheté dans les quatre derniers mois',
      occasionOptOut: 'lecteurs ayant demandé à ne rien recevoir sur cette occasion',
      recentSurvey: 'lecteurs ayant répondu à un sondage dans les trois derniers mois',
    },
  },
  shots: {
    packshot: {
      assets: ['photo détourée : {product}', 'photo détourée du produit'],
      directions: [
        'Détouré : {product} sur fond uni, lumière de côté, étiquette lisible, ombre réelle et douce.',
        'Détouré sur fond uni, lumière de côté, étiquette lisible, ombre réelle et douce.',
      ],
    },
    inUse: {
      assets: ['photo en usage : {product}', 'photo du produit en usage'],
      directions: [
        'En usage : {product}, cadré sur les mains et l’objet, lumière du jour, arrière-plan flou.',
        'Produit en usage, cadré sur les mains et l’objet, lumière du jour, arrière-plan flou.',
      ],
    },
    detail: {
      assets: ['gros plan : {product}', 'gros plan de la matière'],
      directions: [
        'Vu de très près : {product}, la matière remplit le cadre, un seul plan net, aucun accessoire.',
        'Gros plan où la matière remplit le cadre, un seul plan net, aucun accessoire.',
      ],
    },
    flatLay: {
      assets: ['vue de dessus : {products}', 'vue de dessus des produits'],
      directions: [
        'De dessus, dans l’ordre d’usage, écarts égaux, une couleur de fond, aucun décor qui ne soit en vente.',
      ],
    },
    grid: {
      assets: ['détourés pour la grille : {products}', 'détourés pour la grille de produits'],
      directions: ['Détourés à une seule échelle et sous un seul angle, pour que la grille ressemble à une famille.'],
    },
    pair: {
      assets: ['détourés à la même échelle : {product} et {productB}', 'deux détourés à la même échelle'],
      directions: [
        'Deux produits côte à côte à leur taille réelle relative, même lumière, une main pour l’échelle si cela aide.',
      ],
    },
    customer: {
      assets: ['photo de client avec accord écrit'],
      directions: ['Une photo du client lui-même, sans retouche, le lieu visible. Pas de figurants.'],
    },
    quoteCard: {
      assets: ['carte de citation en texte réel'],
      directions: [
        'Citation dans la police de la marque sur fond uni, lignes coupées selon le sens, nom en petit dessous.',
      ],
    },
    stepPhotos: {
      assets: ['trois photos d’étapes ou une courte boucle'],
      directions: ['Trois étapes d’un même point de vue, mêmes mains, même lumière, l’objet au centre.'],
    },
    place: {
      assets: ['photo du lieu de travail'],
      directions: ['Le lieu tel qu’il est un jour de travail, plan large, lumière naturelle, une personne occupée.'],
    },
    portrait: {
      assets: ['portrait de l’expéditeur'],
      directions: ['Portrait de l’expéditeur au travail, à hauteur d’yeux, sans fond de studio.'],
    },
    archive: {
      assets: ['une à trois images d’archive'],
      directions: ['Image d’archive laissée telle quelle, avec ses rayures, légende qui dit ce que l’on voit.'],
    },
    season: {
      assets: ['image d’ambiance : {occasion}', 'image d’ambiance pour {month}'],
      directions: [
        'La lumière, les plantes et la table racontent la saison sans clichés : {occasion}. Une couleur d’accent.',
        'La lumière, les plantes et la table racontent {month} sans clichés. Une couleur d’accent.',
      ],
    },
    giftScene: {
      assets: ['scène de cadeau : {product}', 'scène de cadeau'],
      directions: [
        'Des mains qui emballent ou qui offrent, papier dans une couleur de la marque, produit bien visible, visages inutiles.',
      ],
    },
    silhouette: {
      assets: ['image du produit couvert ou coupé'],
      directions: ['Contour ou ombre seulement, un rai de lumière, fond sombre, rien de lisible.'],
    },
    offerCard: {
      assets: ['carte d’offre en texte réel : {offer}'],
      directions: [
        'Offre en grands caractères très contrastés, lisible aussi sans images ; date de fin dans le même bloc.',
      ],
    },
    dateCard: {
      assets: ['carte de date en texte réel : {date}'],
      directions: ['Date en feuille de calendrier dans les couleurs de la marque, grands chiffres, un mot dessous.'],
    },
    tableGraphic: {
      assets: ['tableau comparatif en texte réel'],
      directions: ['Tableau à lignes larges et filets fins, différence en gras, transformé en cartes sur mobile.'],
    },
    progress: {
      assets: ['barre de progression remplie par la plateforme d’envoi'],
      directions: ['Barre avec un départ et un but clairs, légende en texte réel, compréhensible aussi sans couleur.'],
    },
    pattern: {
      assets: ['fond aux couleurs de la marque'],
      directions: [
        'Fond calme dans une couleur de la marque, un soupçon de papier ou de tissu, rien qui gêne le texte.',
      ],
    },
  },
  moods: {
    fresh: [
      'Curieux et léger : beaucoup de blanc, une couleur forte, des lignes courtes qui laissent la place de regarder.',
    ],
    useful: [
      'Clair comme un bon mode d’emploi : mise en page calme, numéros et légendes d’abord, aucun décor sans rôle.',
    ],
    warm: ['Chaleureux et proche : vraie lumière, vraies personnes, rythme lent, un texte qui sonne parlé.'],
    calm: ['Discret et respectueux : peu de couleurs, beaucoup d’air, aucune pression.'],
    festive: [
      'Festif sans bruit : une couleur de saison à côté de celles de la marque, lumière douce, un peu d’éclat tout au plus.',
    ],
    brisk: ['Rapide et sûr : grands caractères, fort contraste, l’offre et sa fin visibles tout de suite.'],
    personal: ['Comme la lettre d’une personne : une colonne, pas de blocs, un lien.'],
    proud: ['Généreux et un peu fier : couleur profonde, grands caractères, les mercis avant les affaires.'],
  },
  defaultTone: 'Aimable, simple et concret ; phrases courtes, sans exagération.',
  address: { casual: 'Adresse : tutoiement.', formal: 'Adresse : vouvoiement.' },
  defaultAddress: 'formal',
  addressHints: {
    casual: /(?<!\p{L})(?:tutoie\p{L}*|tutoyer|on se tutoie|au tu)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:vouvoie\p{L}*|vouvoyer|au vous)(?!\p{L})/iu,
  },
  notes: {
    assets: 'À préparer :',
    plain: 'Aucune image nécessaire. À envoyer comme un e-mail simple en une colonne, police du système, un lien.',
    craft:
      'Images de 1200 pixels de large pour une colonne de 600. Le texte alternatif dit ce que l’on voit. Titres, boutons et dates restent du texte et tiennent en mode sombre.',
    fillIn: 'À compléter avant production :',
    fillIns: {
      offer: '{offer} : l’offre, le prix ou les conditions exactes, validés par la marque ; sinon, retirer la ligne',
      quote: '{quote} : une vraie citation avec accord ; sinon, retirer le bloc',
      date: '{date} : la date fixée, avec l’heure si nécessaire',
      link: '{link} : l’adresse ou la source exacte sur le site de la marque',
    },
    nothingToFillIn: 'Rien ne reste ouvert : ni offre, ni citation, ni date à fournir.',
    compliance: 'Règles du profil de la marque :',
  },
  links: {
    home: 'Page d’accueil',
    product: ['Page produit {product} (indiquer la page exacte)', 'Page produit (indiquer la page exacte)'],
    collection: 'Catégorie (indiquer la page exacte)',
    policy: 'Livraison et retours (indiquer la page exacte)',
  },
  titles: {
    launch: ['Voici {product}', 'Voici le nouveau produit'],
    teaser: ['Premier indice : {product}', 'Un premier indice de la suite'],
    restock: ['De retour : {product}', 'De retour en {month}'],
    bestsellers: ['Les favoris de {month}', 'La courte liste des favoris'],
    ugc: ['Ils parlent de {product}', 'Histoires de clients en {month}'],
    howto: ['Tirer le meilleur : {product}', 'Un guide utile pour {month}'],
    ingredient: ['Ce que contient {product}', 'Le produit vu de l’intérieur'],
    story: ['L’histoire de {brand}', 'L’histoire derrière la marque'],
    bts: ['Comment naît {product}', 'Dans les coulisses en {month}'],
    objection: ['Un doute légitime : {product}', 'Un doute, une réponse honnête'],
    comparison: ['{product} ou {productB}', 'Lequel convient : un comparatif'],
    bundle: ['Ensemble : {product} et {productB}', 'L’ensemble qui va ensemble'],
    vip: ['Avant tous : {product}', 'Avant-première pour les habitués'],
    giftguide: ['Guide cadeaux : {occasion}', 'Guide cadeaux de {month}'],
    sale: ['L’offre : {occasion}', 'L’offre de {month}'],
    flash: ['Offre d’un jour : {product}', 'Offre d’un jour en {month}'],
    lastchance: ['Dernier appel : {product}', 'Dernier appel pour l’offre'],
    plainnote: ['Un petit mot : {product}', 'Un petit mot de {month}'],
    quiz: ['Le test : {product} ou un autre', 'Le test : quel produit convient'],
    winback: ['Une raison de revenir', 'Revenir jeter un œil'],
    sunset: ['Rester ou partir', 'Rester sur la liste ou non'],
    replenish: ['Refaire le plein : {product}', 'Le moment de recommander'],
    values: ['Nos engagements de {month}', 'Ce que nous faisons et ce qui reste'],
    survey: ['Sondage : {product}', 'Un court sondage en {month}'],
    referral: ['À partager : {product}', 'Faire venir quelqu’un'],
    loyalty: ['Points et récompenses de {month}', 'Points et récompenses'],
    greeting: ['Nos vœux : {occasion}', 'Un salut de toute l’équipe'],
    roundup: ['Notre sélection de {month}', 'Une sélection qui vaut le détour'],
    newsletter: ['{month} chez {brand}', 'Le carnet de {month}'],
    milestone: ['Une étape chez {brand}', 'Une étape, avec nos mercis'],
    preference: ['Éviter ces e-mails : {occasion}', 'Éviter les e-mails d’une occasion'],
  },
}
