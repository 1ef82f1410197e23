import type { OutlineWords } from './outline-words.ts'

export const FRENCH: OutlineWords = {
  direction: 'Consigne :',
  names: {
    opening: 'Ouverture',
    letterOpening: 'Formule d’appel et première phrase',
    lines: ['Première idée', 'Deuxième idée', 'Troisième idée', 'Dernière idée'],
    question: 'Une question au lecteur',
    open: 'La parole de la maison',
    offer: 'L’offre',
    closing: 'Fin et bouton',
    letterClosing: 'Signature et lien',
  },
  opening: [
    'C’est le titre. Placer dessous le bouton "{cta}", pour qui n’a pas besoin d’en savoir plus.',
    'Titre sur deux lignes au plus, image sans aucun texte. Le bouton "{cta}" vient ensuite.',
    'Garder le titre tel quel. Une phrase courte peut mener à la première idée, puis le bouton "{cta}".',
  ],
  letterOpening: [
    'Saluer, puis commencer par cette phrase. Ni titre ni logo.',
    'Après la formule d’appel, entrer tout de suite dans le sujet, comme on écrit à quelqu’un que l’on connaît.',
    'Commencer par cette phrase. Le premier paragraphe tient en moins de trois lignes sur un téléphone.',
  ],
  lines: {
    advice: [
      'Garder le geste. Un seul paragraphe, trois lignes au plus sur un téléphone.',
      'La phrase doit se suffire : on peut le faire avant même de fermer l’e-mail.',
      'Si une phrase s’ajoute, elle nomme un objet ou un lieu, pas un avantage.',
      'Les premiers mots en gras, pour que même un lecteur pressé le trouve.',
    ],
    thought: [
      'Garder la scène sans ajouter d’adjectif. Un paragraphe court.',
      'Le dire avec les mots de tous les jours. Couper avant d’ajouter.',
      'Donner de l’air à cette ligne : du blanc au-dessus et au-dessous.',
      'Laisser le lecteur finir la pensée. Rien ne l’explique en dessous.',
    ],
    knowledge: [
      'Garder l’affirmation telle quelle. Un exemple tiré de la semaine du lecteur peut suivre, pas un chiffre.',
      'Le dire une fois et passer à la suite. Ni preuve, ni "le saviez-vous".',
      'Ne pas allonger. Personne ne devrait avoir à relire.',
      'Faire relire par une personne du métier avant l’envoi.',
    ],
    question: [
      'Mettre la question seule sur sa ligne et ne pas y répondre tout de suite.',
      'Laisser un silence après la question. C’est au lecteur d’y répondre pour lui-même.',
      'La poser comme on la poserait à table. Pas de seconde question à côté.',
    ],
    open: [
      'À publier seulement une fois confirmé. Si ce n’est pas vrai, retirer ce bloc.',
      'Obtenir d’abord la réponse, puis garder la phrase ou la remplacer par les mots de la maison.',
      'La question figure dans les notes. Tant qu’elle est sans réponse, ce bloc reste un brouillon.',
    ],
  },
  offer: [
    'La seule ligne qui vend : le nom, une phrase, un lien. Le prix uniquement s’il est à jour.',
    'Plus discret que l’idée qui précède : une ligne, une image, un lien.',
    'Une phrase suffit. Le prix et la marche à suivre se trouvent sur la page derrière le lien.',
  ],
  closing: [
    'Reprendre le titre en une phrase courte, puis le bouton "{cta}". Rien de nouveau ici.',
    'Une ligne qui donne envie de s’y mettre, puis le bouton "{cta}".',
    'Finir calmement : le bouton "{cta}", et dessous le nom de la personne qui répond.',
  ],
  closingLine: [
    'Cette ligne mène au bouton "{cta}". Rien de nouveau ensuite.',
    'Garder la ligne telle quelle, puis juste dessous le bouton "{cta}".',
    'Finir calmement : cette ligne, le bouton "{cta}", et dessous le nom de la personne qui répond.',
  ],
  letterClosing: [
    'Terminer par un seul lien, "{cta}", sur sa propre ligne, puis le prénom de la personne qui écrit.',
    'Dernière ligne, puis le lien "{cta}". C’est une personne qui signe, pas la marque.',
    'Finir comme une lettre : une phrase, le lien "{cta}", un prénom.',
  ],
  visuals: {
    lines: [
      'Texte à gauche ; à droite, un détail de l’image d’ouverture, cadré serré.',
      'Une colonne sur un fond uni, avec un petit dessin au trait de l’objet dont parle le texte.',
      'La scène d’ouverture vue de l’autre côté, les mains au premier plan, le texte en dessous.',
      'Texte à côté d’une image haute et étroite : le même lieu, quelques minutes plus tard.',
      'Un aplat calme à la couleur de la marque, la ligne en grand, aucune image.',
      'L’objet dont parle le texte, à la lumière du jour, le texte à mi-hauteur à côté.',
    ],
    offer: {
      durable: 'Le produit dans la pièce où il sert, assez grand pour juger la taille et la matière.',
      consumable: 'Le paquet entamé à côté de ce à quoi il sert, comme un jour ordinaire.',
      perishable: 'Le produit au plus frais, à la lumière du jour, sur la table où il finit, une main dans le cadre.',
      set: 'Tous les éléments côte à côte, vus d’en haut, pour qu’on puisse les compter.',
      'made-to-measure': 'Des mains qui mesurent, coupent ou ajustent. La pièce finie reste au bord de l’image.',
      subscription: 'Son rythme : le même seuil ou la même table à trois dates, une bande de calendrier dessous.',
      service:
        'Les deux personnes qu’il faut : celle qui fait le travail et celle pour qui il est fait, en plein échange.',
      course:
        'Des gens qui apprennent autour d’une table, des notes devant eux, quelqu’un qui explique avec les mains.',
      event: 'Le lieu tel qu’un invité le voit en arrivant, avec du monde et une place libre.',
      digital: 'Un écran en usage sur un vrai bureau, à l’étape dont parle le texte, les mains sur le clavier.',
      any: 'La chose en usage, là où le lecteur s’en servirait, sans accessoires.',
    },
    closing: [
      'Fond uni, une ligne, un bouton assez large pour le pouce. Pas de seconde image.',
      'Le bouton sur un aplat à la couleur de la marque ; au-dessus, une bande étroite de l’image d’ouverture.',
      'Texte et bouton centrés, puis le pied de page. Le blanc fait le travail.',
    ],
    letter: [
      'Texte seul sur une colonne, police du système, aucune image.',
      'Un simple paragraphe, comme dans un e-mail personnel, rien que du texte.',
    ],
  },
  pictures: [
    'La même scène de près : un objet, des mains au travail, pas de visage.',
    'Le même lieu sans personne, un peu plus tard dans la journée, pour les blocs calmes.',
    'Un objet de la scène sur un fond uni, à placer à côté d’un texte court.',
  ],
  plainFeel: 'Une lettre d’une personne à une autre : paragraphes courts, aucune image, un seul lien.',
  segment: {
    new: 'Les abonnés qui n’ont encore rien acheté ni réservé. Qui est déjà client ne reçoit pas cet e-mail.',
    first:
      'Les personnes qui ont acheté ou réservé une seule fois. Qui attend un colis ou une réponse recevra le suivant.',
    repeat: 'Les clients qui ont acheté ou réservé au moins deux fois. Qui a une réclamation en cours est écarté.',
    vip: 'Les clients qui reviennent le plus. Tous les autres sont écartés, pour que cela reste personnel.',
    lapsed:
      'Les clients dont le dernier achat ou rendez-vous remonte à plus longtemps que d’habitude. Les plus récents sont écartés.',
    all: 'Les abonnés qui ont ouvert ou cliqué ces trois derniers mois, clients ou non.',
  },
  people: {
    new: 'Les personnes de la liste qui n’ont encore rien acheté ni réservé. Les autres ne reçoivent pas cet e-mail.',
    first:
      'Les personnes qui ont acheté ou réservé une seule fois. Qui attend un colis ou une réponse reçoit l’e-mail suivant.',
    repeat:
      'Les personnes qui ont acheté ou réservé au moins deux fois. Celles qui ont une réclamation en cours sont exclues.',
    vip: 'Les personnes qui reviennent le plus souvent. Les autres restent à l’écart, pour que cela reste personnel.',
    lapsed:
      'Les personnes dont le dernier achat ou rendez-vous remonte à plus longtemps que d’habitude. Qui est passé récemment n’est pas concerné.',
    all: 'Les personnes qui ont ouvert ou cliqué au cours des trois derniers mois.',
  },
  segmentOf: 'Pour : {readers}.',
  idea: 'L’idée telle que notée : {text}.',
  occasion: 'L’occasion : {occasion}.',
  production: {
    designed:
      'Tous les textes en texte réel, aucun dans les images. Chaque image reçoit un texte alternatif qui dit ce qu’on y voit.',
    plain: 'Aucune image à préparer. Envoi depuis l’adresse d’une personne qui lit les réponses.',
  },
  confirm: {
    heading: 'À confirmer avant la réalisation :',
    gaps: {
      line: '{marker} : ces phrases reviennent à la personne qui rédige. La consigne dit ce qu’elles doivent faire.',
      offer: '{marker} : ce qui est proposé, à qui et jusqu’à quand.',
      date: '{marker} : le jour, avec l’heure si elle compte.',
      quote: '{marker} : les mots du client, avec son accord pour les publier.',
      link: '{marker} : l’adresse de la page. Le site de la marque n’est pas connu.',
    },
    rule: 'Règle de la marque :',
    nothing: 'Rien ne reste à confirmer. Chaque phrase peut servir telle quelle.',
  },
  links: { home: 'Site', button: 'Bouton "{cta}"' },
  voice: {
    playful: 'Léger, avec un clin d’œil.',
    plain: 'Simple et direct.',
    noExclamationMarks: 'Aucun point d’exclamation.',
    noEmoji: 'Aucun emoji.',
    unknown: 'Aimable et concret : des phrases courtes, des choses que l’on voit.',
    address: { tu: 'Adresse : tutoiement.', vous: 'Adresse : vouvoiement.' },
    drafts: 'vous',
    readdress: 'Les textes vouvoient : passer au tutoiement toutes les phrases, les objets et le bouton avant l’envoi.',
  },
  titles: [
    'Quelques lignes de la maison : {title}',
    'Deux minutes au calme ? {title}',
    'À lire lentement, à garder : {title}',
    'Noté pour cette semaine : {title}',
    'Au courrier du jour : {title}',
  ],
  roleSigns: {
    launch: ['nouveau', 'nouvelle', 'nouveauté', 'nouveautés', 'lancement', 'vient d’arriver', 'enfin là', 'découvrez'],
    tease: ['bientôt', 'avant-première', 'en avant-goût', 'liste d’attente', 'prochainement', 'arrive bientôt'],
    thank: ['merci', 'remerciement', 'anniversaire', 'vœux', 'fidélité'],
    serve: [
      'horaires',
      'dernière commande',
      'livraison',
      'expédition',
      'pause',
      'désabonner',
      'sondage',
      'fermeture',
      'vous nous manquez',
      'votre avis',
      'rendez-vous',
    ],
    prove: ['avis', 'témoignages', 'pourquoi', 'coulisses', 'histoire', 'fabrication', 'origine', 'test'],
    sell: [
      'comparaison',
      'différence',
      'offre',
      'promotion',
      'cadeau',
      'cadeaux',
      'coffret',
      'meilleures ventes',
      'de retour',
      'soldes',
      'sélection',
      'favoris',
    ],
    teach: ['comment', 'guide', 'conseils', 'étapes', 'erreur', 'erreurs', 'entretien', 'choisir', 'bien', 'nettoyer'],
  },
  roles: {
    teach: {
      parts: [
        {
          name: 'Le moment',
          directions: [
            'Commencer par le moment où l’on en a besoin. Une phrase : où l’on est, ce que l’on tient en main.',
            'Commencer par la petite erreur qui se produit ici, racontée sans reproche.',
          ],
        },
        {
          name: 'Le geste',
          directions: [
            'Expliquer le geste qui change tout : ce qu’on prend, ce qu’on fait, à quoi l’on voit que c’est réussi.',
            'Donner le geste dans l’ordre où les mains le font. Laisser de côté ce que chacun fait déjà.',
          ],
        },
        {
          name: 'La limite',
          directions: [
            'Dire quand le conseil ne vaut pas ou peut attendre. Une limite rend le reste crédible.',
            'Dire quoi faire si cela ne marche pas du premier coup, et à qui demander.',
          ],
        },
      ],
      show: 'Quelqu’un en plein geste, vu par-dessus l’épaule, à l’endroit où cela se passe vraiment.',
      button: 'Voir le geste',
      why: 'Qui a appris quelque chose d’utile ouvre aussi l’e-mail suivant.',
      measure: 'À juger aux clics sur le bouton et aux réponses.',
      feel: 'Clair, sans hâte. Une idée par écran, des images qui expliquent.',
      previews: [
        'Un geste pour aujourd’hui, et le cas où l’on peut s’en passer.',
        'Par où commencer, et à quoi l’on voit que c’est bon.',
      ],
      subjects: ['Bon à savoir avant le week-end', 'Quelle étape saute-t-on souvent ?', 'Un geste, et cela tient'],
      title: 'Quelque chose d’utile cette semaine',
    },
    sell: {
      parts: [
        {
          name: 'Le besoin',
          directions: [
            'Commencer par la situation où l’on en a envie. Une phrase, encore sans produit.',
            'Nommer ce qui manque ou s’achève en ce moment, avec les mots du lecteur.',
          ],
        },
        {
          name: 'Ce qui décide',
          directions: [
            'Donner les deux ou trois critères de choix, chacun en une ligne courte et vérifiable.',
            'Dire ce qui convient à qui. Une ligne pour chacun, qui part du lecteur et non du produit.',
          ],
        },
        {
          name: 'Qui peut s’en passer',
          directions: [
            'Dire qui peut s’en passer ou devrait attendre. Cela vend mieux qu’un avantage de plus.',
            'Répondre au doute qui retient la commande, en une phrase vraie.',
          ],
        },
      ],
      show: 'Le produit là où il finit après la commande : sur la table, dans la main, près de la porte.',
      button: 'Voir les détails',
      why: 'L’e-mail propose de commander au moment où le lecteur a lui-même une raison de le faire.',
      measure: 'À juger aux commandes ou aux réservations de la semaine qui suit l’envoi.',
      feel: 'De grandes images, peu de mots. Le chemin vers le bouton est court.',
      previews: ['Ce qui convient à qui, et qui peut s’en passer.', 'Ce qu’il faut regarder avant de choisir.'],
      subjects: ['Lequel manquerait le plus ?', 'Pour un mardi ordinaire', 'Avant que l’étagère soit vide'],
      title: 'Un choix à regarder',
    },
    prove: {
      parts: [
        {
          name: 'Le doute',
          directions: [
            'Dire le doute à voix haute, avec les mots de qui l’éprouve. Ne rien adoucir.',
            'Commencer par ce que l’on croit avant d’avoir essayé. Ne pas contredire.',
          ],
        },
        {
          name: 'Ce qui se vérifie',
          directions: [
            'Montrer une chose que l’on peut vérifier soi-même, avec les yeux ou les mains.',
            'Montrer comment c’est fait : un lieu, un outil, une personne au travail. Aucun superlatif.',
          ],
        },
        {
          name: 'La limite',
          directions: [
            'Dire ce que cela ne fait pas. Une seule phrase.',
            'Dire pour qui le doute est fondé. Le reste tient alors tout seul.',
          ],
        },
      ],
      show: 'Le travail lui-même : un établi, un outil, deux mains, dans la lumière qui s’y trouve vraiment.',
      button: 'Regarder de près',
      why: 'Un doute pris au sérieux diminue. Un doute contredit grandit.',
      measure: 'À juger au temps passé sur la page derrière le bouton, et aux réponses.',
      feel: 'Factuel. Des lieux réels, rien de posé, des légendes qui disent ce que l’on voit.',
      previews: [
        'Une chose à vérifier soi-même, et une chose que cela ne fait pas.',
        'Comment c’est fait, montré là où c’est fait.',
      ],
      subjects: ['Et si le doute avait raison ?', 'Une visite pendant le travail', 'De l’autre côté de l’établi'],
      title: 'Un regard de plus près',
    },
    serve: {
      parts: [
        {
          name: 'De quoi il s’agit',
          directions: [
            'Dire dès la première phrase ce qu’il faut savoir ou ce que l’on peut décider. Les dates d’abord.',
            'Commencer par ce qui change, et à partir de quand. Les raisons viennent après.',
          ],
        },
        {
          name: 'La marche à suivre',
          directions: [
            'Donner le chemin dans l’ordre où il se fait, une ligne courte par étape.',
            'Montrer le clic ou la réponse qu’il faut, et ce qui se passe ensuite.',
          ],
        },
        {
          name: 'En cas de doute',
          directions: [
            'Nommer la personne ou l’adresse qui aide, et quand quelqu’un est là.',
            'Répondre en une phrase à la question qui revient le plus à ce sujet.',
          ],
        },
      ],
      show: 'Pas de produit : la personne qui répond, à son poste, ou l’objet du message sur un fond uni.',
      button: 'Voir la marche',
      why: 'Un message qui aide sans rien vendre garde les gens sur la liste.',
      measure: 'À juger à la baisse des questions et au peu de désabonnements.',
      feel: 'Court et calme, comme un mot sur la porte. L’essentiel d’abord.',
      previews: [
        'Ce qu’il faut savoir, et ce qui se règle en une minute.',
        'L’essentiel d’abord, les détails en dessous.',
      ],
      subjects: ['Un mot avant la semaine', 'Est-ce toujours bien ainsi ?', 'Vite lu, bon à savoir'],
      title: 'Un mot rapide',
    },
    thank: {
      parts: [
        {
          name: 'Le merci',
          directions: [
            'Remercier pour quelque chose de précis que les lecteurs ont fait. Aucune offre dans le même souffle.',
            'Commencer par une petite scène de l’année à laquelle les lecteurs ont eu part.',
          ],
        },
        {
          name: 'Ce qui en est né',
          directions: [
            'Raconter ce que cela a permis. Une seule chose, racontée par quelqu’un de la maison.',
            'Montrer une chose qui a changé parce que quelqu’un a écrit, acheté ou attendu.',
          ],
        },
        {
          name: 'La porte ouverte',
          directions: [
            'Finir par une invitation qui ne coûte rien : répondre, passer voir, faire suivre.',
            'Poser une question dont la réponse intéresse vraiment quelqu’un de la maison.',
          ],
        },
      ],
      show: 'Les personnes de la maison un jour ordinaire, au travail, pas alignées devant l’appareil.',
      button: 'Lire la lettre',
      why: 'Un merci sans offre est rare dans une boîte de réception. On s’en souvient à l’offre suivante.',
      measure: 'À juger aux réponses.',
      feel: 'Chaleureux et petit : une image, un prénom, beaucoup d’air.',
      previews: [
        'Aucune offre aujourd’hui. Quelques lignes et un prénom.',
        'Quelque chose que les lecteurs ont rendu possible.',
      ],
      subjects: ['Quelques lignes sans offre', 'Cet e-mail ne demande rien', 'Qui se cache derrière tout cela ?'],
      title: 'Quelques lignes de merci',
    },
    tease: {
      parts: [
        {
          name: 'L’indice',
          directions: [
            'Montrer une partie et non le tout : une matière, un bruit, un coin de table. Pas encore de nom.',
            'Commencer par la question à laquelle la nouveauté répond. Garder la réponse.',
          ],
        },
        {
          name: 'Pourquoi maintenant',
          directions: [
            'Dire ce qui a donné l’idée. Une phrase vraie.',
            'Dire depuis quand quelqu’un y travaille, si on le sait.',
          ],
        },
        {
          name: 'Quand elle arrive',
          directions: [
            'Donner le jour, ou dire qu’il n’est pas fixé. Ne rien promettre de plus.',
            'Dire qui sera prévenu en premier et ce qu’il faut faire pour cela.',
          ],
        },
      ],
      show: 'Un détail cadré qui révèle à moitié la chose : une arête, une trame, une forme couverte.',
      button: 'Être prévenu',
      why: 'Qui a attendu cherche l’e-mail le jour venu.',
      measure: 'À juger au nombre de personnes qui demandent à être prévenues.',
      feel: 'Sombre, calme et proche. Une image qui fait deviner.',
      previews: ['La moitié de l’image aujourd’hui. Le reste suivra.', 'Pas encore de nom, juste un premier aperçu.'],
      subjects: ['Juste un coin pour l’instant', 'Qu’est-ce que cela va devenir ?', 'Pas encore tout à fait prêt'],
      title: 'Quelque chose se prépare',
    },
    launch: {
      parts: [
        {
          name: 'La nouveauté',
          directions: [
            'La nommer et dire en une phrase ce qui est possible maintenant et ne l’était pas avant.',
            'Commencer par la chose même : ce que c’est, de quoi elle est faite, à quoi elle sert.',
          ],
        },
        {
          name: 'Sa raison d’être',
          directions: [
            'Raconter ce qui manquait jusque-là. Une phrase de la personne qui a eu l’idée.',
            'Parler d’une chose qui n’a pas marché en route. Le résultat en devient crédible.',
          ],
        },
        {
          name: 'Pour qui',
          directions: [
            'Dire à qui cela convient, et qui est déjà bien servi avec ce qu’il a.',
            'Donner les deux questions qui viennent en premier, chacune avec une réponse courte.',
          ],
        },
      ],
      show: 'La nouveauté seule, en grand, puis dans la main de quelqu’un qui s’en sert pour la première fois.',
      button: 'Voir la nouveauté',
      why: 'Une nouveauté ne l’est que quelques jours. Pendant ce temps, un e-mail clair en vaut trois.',
      measure: 'À juger aux premières commandes et aux visites de la page.',
      feel: 'Une grande image, une phrase, de l’air. Le reste attend plus bas.',
      previews: [
        'Ce que c’est, pourquoi cela existe, et qui peut s’en passer.',
        'Ce que cela fait, ce que cela ne fait pas, et pour qui.',
      ],
      subjects: ['C’est là, dès aujourd’hui', 'Que manquait-il jusqu’ici ?', 'Tout frais de l’atelier cette semaine'],
      title: 'Du nouveau',
    },
  },
}
