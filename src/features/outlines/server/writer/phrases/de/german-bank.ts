import type { PhraseBank } from '../../phrase-bank.ts'
import { GERMAN_ARCHETYPES } from './archetypes.ts'
import { GERMAN_SECTIONS } from './sections.ts'

export const GERMAN_BANK: PhraseBank = {
  language: 'de',
  sections: GERMAN_SECTIONS,
  archetypes: GERMAN_ARCHETYPES,
  lengths: {
    headline: 'Überschrift bis acht Wörter, dann ein Satz bis 20 Wörter.',
    line: 'Ein Satz bis 20 Wörter.',
    paragraph: 'Ein Absatz, 35 bis 50 Wörter.',
    threeLines: 'Drei Zeilen bis je zwölf Wörter.',
    tiles: 'Pro Produkt: Name, ein Grund bis zehn Wörter, Link.',
    captions: 'Pro Bild eine Zeile bis zehn Wörter.',
    table: 'Zellen bis fünf Wörter.',
    questions: 'Frage fett, Antwort bis 35 Wörter.',
    quoted: 'Zitat bis 25 Wörter, dann wer es gesagt hat.',
    button: 'Eine Zeile bis zwölf Wörter über dem Button.',
    signature: 'Zwei Zeilen und ein Satz.',
  },
  facts: {
    idea: ['Die Idee in eigenen Worten: „{description}“', 'Aus der Idee: „{description}“'],
    product: ['Zu nennen, genau so geschrieben: {product}.', 'Name wie im Shop: {product}.'],
    products: ['Zur Auswahl, genau so geschrieben: {products}.', 'Namen wie im Shop: {products}.'],
    objection: ['Der Zweifel in Kundenworten: „{objection}“', 'Was Käufer laut Profil sagen: „{objection}“'],
    pain: ['Was laut Profil stört: „{pain}“', 'Ein Problem aus dem Profil, das hier passt: „{pain}“'],
    trigger: ['Der Moment, in dem die Suche beginnt: „{trigger}“', 'Was laut Profil zum Kauf führt: „{trigger}“'],
    process: ['So wird laut Profil gekauft: „{process}“', 'Daran denken, wie entschieden wird: „{process}“'],
    interests: [
      'Was der Leserschaft wichtig ist: „{interests}“',
      'Gemeinsamkeiten mit der Leserschaft, laut Profil: „{interests}“',
    ],
    audience: ['Wer das liest, laut Profil: „{audience}“', 'Dieses Bild vor Augen haben: „{audience}“'],
    say: [
      'Eine Wendung, die die Marke mag, falls sie hier passt: „{say}“',
      'Hier könnte diese Wendung stehen: „{say}“',
    ],
    window: ['Die Mail geht in diesem Zeitraum hinaus: {window}.', 'Versandzeitraum: {window}.'],
    winner: [
      'Eine frühere Mail, die gut lief, als Vorbild im Ton: „{winner}“',
      'Zuerst diesen früheren Erfolg ansehen: „{winner}“',
    ],
  },
  button: 'Button: „{cta}“.',
  plainVisuals: [
    'Keines: reiner Text auf weißem Grund.',
    'Keines. Nur Text, gesetzt wie eine persönliche Mail.',
    'Kein Bild. Eine Spalte, normale Schriftgröße.',
  ],
  plainRest: 'Keines, nur Text.',
  signatureVisual: 'Keines, oder ein kleines Porträt neben der Unterschrift.',
  brief: {
    whyDate: [
      'Warum jetzt: {occasion} steht bevor, darum gehört die Mail in diesen Zeitraum: {window}.',
      'Warum jetzt: {occasion} beschäftigt die Leserschaft schon, und früh geplant muss niemand laut werden.',
    ],
    whySeason: [
      'Warum jetzt: Die Jahreszeit ist zu Hause spürbar und ändert, was gebraucht wird: {occasion}.',
      'Warum jetzt: Die Jahreszeit wechselt, und mit ihr die Gewohnheiten: {occasion}.',
    ],
    whyTrigger: 'Warum jetzt: Im {month} erleben viele genau diesen Moment: „{trigger}“.',
    whyPain: 'Warum jetzt: Viele leben mit diesem Problem, und die Mail greift es auf: „{pain}“.',
    whyObjection: 'Warum jetzt: Vor dem nächsten Angebot verdient dieser Zweifel eine Antwort: „{objection}“.',
    whyPlain: {
      promo: [
        'Warum jetzt: Einige sind im {month} fast so weit und brauchen einen klaren Grund und einen kurzen Weg.',
        'Warum jetzt: Der {month} ist ein guter Zeitpunkt, Zögernden die Wahl leicht zu machen.',
      ],
      content: [
        'Warum jetzt: Eine nützliche Mail im {month} bleibt bis zur nächsten Bestellung im Gedächtnis.',
        'Warum jetzt: Zwischen zwei Angeboten ist im {month} Platz für eine Mail, die beim Entscheiden hilft.',
      ],
      relation: [
        'Warum jetzt: Zwischen zwei Angeboten braucht der {month} eine Mail, die nicht drängt.',
        'Warum jetzt: Wer die Menschen hinter {brand} kennt, liest auch die nächste Mail.',
      ],
      lifecycle: [
        'Warum jetzt: Bei dieser Gruppe entscheidet eine rechtzeitige Mail, wie es weitergeht.',
        'Warum jetzt: Diese Gruppe ist klein, leicht zu erreichen und wird im vollen {month} gern vergessen.',
      ],
    },
    whyWinner: 'Eine frühere Mail zeigt, dass das Thema trägt: „{winner}“.',
    who: 'Für: {segment}.',
    goals: {
      orders: 'Gemessen wird an Bestellungen pro tausend zugestellte Mails, verglichen mit der letzten ähnlichen Mail.',
      clicks: 'Gemessen wird an der Klickrate, verglichen mit der letzten ähnlichen Mail.',
      revenue: 'Gemessen wird am Umsatz pro Empfänger, verglichen mit der letzten ähnlichen Mail.',
      replies: 'Gemessen wird zuerst an Antworten, dann an Klicks.',
      basket: 'Gemessen wird am durchschnittlichen Bestellwert derer, die geklickt haben.',
      responses: 'Gemessen wird an der Zahl vollständiger Antworten.',
      reactivated: 'Gemessen wird an ruhender Kundschaft, die binnen eines Monats wieder bestellt.',
      cleanExit: 'Gemessen wird daran, wer bleiben möchte, und an wenigen Spam-Meldungen.',
      goodwill: 'Gemessen wird an einer niedrigen Abmelderate, nicht am Verkauf.',
      optOuts: 'Gemessen wird an erfassten Abwahlen und an wenigen späteren Beschwerden.',
      referrals: 'Gemessen wird an verschickten Einladungen und ersten Bestellungen daraus.',
      repeat: 'Gemessen wird an den Folgebestellungen der Mitglieder in den nächsten 30 Tagen.',
    },
  },
  segment: {
    include: 'Geht an: {include}.',
    exclude: 'Geht nicht an: {exclude}.',
    exclusions: {
      recentBuyers: 'Kundschaft mit Kauf in den letzten 14 Tagen',
      ownersOfProduct: 'alle, die das Produkt schon besitzen',
      openCases: 'alle mit einem offenen Fall beim Kundendienst',
      inactive: 'Leser ohne Klick in den letzten 180 Tagen',
      activeBuyers: 'Kundschaft mit Kauf in den letzten vier Monaten',
      occasionOptOut: 'alle, die zu diesem Anlass keine Mails möchten',
      recentSurvey: 'alle, die in den letzten drei Monaten an einer Umfrage teilgenommen haben',
    },
  },
  shots: {
    packshot: {
      assets: ['Freisteller: {product}', 'Freisteller des Produkts'],
      directions: [
        'Freisteller: {product} auf ruhigem Grund, Licht von der Seite, Etikett lesbar, weicher echter Schatten.',
        'Freisteller auf ruhigem Grund, Licht von der Seite, Etikett lesbar, weicher echter Schatten.',
      ],
    },
    inUse: {
      assets: ['Foto im Gebrauch: {product}', 'Foto des Produkts im Gebrauch'],
      directions: [
        'Im Gebrauch: {product}, auf Hände und Gegenstand beschnitten, Tageslicht, Hintergrund unscharf.',
        'Produkt im Gebrauch, auf Hände und Gegenstand beschnitten, Tageslicht, Hintergrund unscharf.',
      ],
    },
    detail: {
      assets: ['Nahaufnahme: {product}', 'Nahaufnahme des Materials'],
      directions: [
        'Nahaufnahme: {product}, das Material füllt das Bild, eine scharfe Ebene, keine Requisiten.',
        'Nahaufnahme, die das Bild mit dem Material füllt, eine scharfe Ebene, keine Requisiten.',
      ],
    },
    flatLay: {
      assets: ['Aufnahme von oben: {products}', 'Aufnahme der Produkte von oben'],
      directions: [
        'Von oben in der Reihenfolge der Benutzung, gleiche Abstände, eine Grundfarbe, keine Dekoration, die nicht verkauft wird.',
      ],
    },
    grid: {
      assets: ['Freisteller für das Raster: {products}', 'Freisteller für das Produktraster'],
      directions: ['Freisteller in einem Maßstab und aus einem Winkel, damit das Raster wie eine Familie aussieht.'],
    },
    pair: {
      assets: ['Freisteller im gleichen Maßstab: {product} und {productB}', 'zwei Freisteller im gleichen Maßstab'],
      directions: [
        'Zwei Produkte nebeneinander in echter Größe zueinander, gleiches Licht, eine Hand als Maßstab, wenn es hilft.',
      ],
    },
    customer: {
      assets: ['Kundenfoto mit schriftlicher Erlaubnis'],
      directions: ['Ein echtes Kundenfoto, unretuschiert, Ort erkennbar. Keine Agenturmodelle.'],
    },
    quoteCard: {
      assets: ['Zitatkarte als echter Text'],
      directions: ['Zitat in der Markenschrift auf ruhigem Grund, Zeilen nach Sinn umbrochen, Name klein darunter.'],
    },
    stepPhotos: {
      assets: ['drei Schrittfotos oder eine kurze Bildschleife'],
      directions: [
        'Drei Schritte aus einer Kameraposition, dieselben Hände, dasselbe Licht, der Gegenstand in der Mitte.',
      ],
    },
    place: {
      assets: ['Foto vom Arbeitsort'],
      directions: [
        'Der Ort, wie er an einem Arbeitstag ist, weit aufgenommen, natürliches Licht, eine Person bei der Arbeit.',
      ],
    },
    portrait: {
      assets: ['Porträt der absendenden Person'],
      directions: ['Porträt bei der Arbeit, auf Augenhöhe, kein Studiohintergrund.'],
    },
    archive: {
      assets: ['ein bis drei Archivbilder'],
      directions: ['Archivbild lassen, wie es ist, mit Kratzern, Bildzeile mit dem, was zu sehen ist.'],
    },
    season: {
      assets: ['Stimmungsbild: {occasion}', 'Stimmungsbild für den {month}'],
      directions: [
        'Licht, Pflanzen und Tisch erzählen die Zeit ohne Klischees: {occasion}. Eine Akzentfarbe.',
        'Licht, Pflanzen und Tisch erzählen den {month} ohne Klischees. Eine Akzentfarbe.',
      ],
    },
    giftScene: {
      assets: ['Geschenkszene: {product}', 'Geschenkszene'],
      directions: [
        'Hände beim Einpacken oder Überreichen, Papier in einer Markenfarbe, Produkt klar zu sehen, Gesichter nicht nötig.',
      ],
    },
    silhouette: {
      assets: ['verdecktes oder angeschnittenes Produktbild'],
      directions: ['Nur Umriss oder Schatten, ein Lichtstreifen, dunkler Grund, nichts lesbar.'],
    },
    offerCard: {
      assets: ['Angebotskarte als echter Text: {offer}'],
      directions: [
        'Angebot als große Schrift mit starkem Kontrast, auch ohne Bilder lesbar; Enddatum im selben Block.',
      ],
    },
    dateCard: {
      assets: ['Datumskarte als echter Text: {date}'],
      directions: ['Datum als Kalenderblatt in Markenfarben, große Ziffern, ein Wort darunter.'],
    },
    tableGraphic: {
      assets: ['Vergleichstabelle als echter Text'],
      directions: [
        'Tabelle mit breiten Zeilen und dünnen Linien, Unterschied fett, auf dem Telefon als Karten untereinander.',
      ],
    },
    progress: {
      assets: ['Fortschrittsbalken, gefüllt vom Versandsystem'],
      directions: ['Balken mit klarem Anfang und Ziel, Beschriftung als echter Text, auch ohne Farbe verständlich.'],
    },
    pattern: {
      assets: ['Hintergrund in Markenfarben'],
      directions: [
        'Ruhiger Grund in einer Markenfarbe mit einem Hauch Papier oder Stoff, nichts, was mit dem Text streitet.',
      ],
    },
  },
  moods: {
    fresh: ['Neugierig und leicht: viel Weiß, eine kräftige Farbe, kurze Zeilen, die Platz zum Schauen lassen.'],
    useful: [
      'Klar wie eine gute Anleitung: ruhiges Layout, Nummern und Beschriftungen zuerst, kein Schmuck ohne Aufgabe.',
    ],
    warm: ['Warm und nah: echtes Licht, echte Menschen, langsames Tempo, Text, der gesprochen klingt.'],
    calm: ['Leise und respektvoll: wenige Farben, viel Luft, nirgends Druck.'],
    festive: [
      'Festlich ohne Lärm: eine Farbe der Jahreszeit neben den Markenfarben, weiches Licht, höchstens ein wenig Glanz.',
    ],
    brisk: ['Schnell und sicher: große Schrift, starker Kontrast, Angebot und Ende sofort zu sehen.'],
    personal: ['Wie ein Brief von einem Menschen: eine Spalte, keine Blöcke, ein Link.'],
    proud: ['Großzügig und ein wenig stolz: tiefe Farbe, große Schrift, erst der Dank, dann das Geschäft.'],
  },
  defaultTone: 'Freundlich, schlicht und konkret; kurze Sätze, keine Übertreibung.',
  address: { casual: 'Anrede: du.', formal: 'Anrede: Sie.' },
  defaultAddress: 'casual',
  addressHints: {
    casual: /(?<!\p{L})(?:per du|geduzt|duzen|wir duzen|anrede:? du|du-form|du)(?!\p{L})/iu,
    formal:
      /(?<!\p{L})(?:[Pp]er Sie|[Gg]esiezt|[Ss]iezen|[Aa]nrede:? Sie|Sie-Form|[Ff]örmlich)(?!\p{L})|(?<=[,;:] |mit )Sie(?!\p{L})/u,
  },
  notes: {
    assets: 'Vorzubereiten:',
    plain: 'Keine Bilder nötig. Als schlichte Mail in einer Spalte verschicken, Systemschrift, ein Link.',
    craft:
      'Bilder 1200 Pixel breit für eine Spalte von 600 Pixeln. Alternativtexte sagen, was zu sehen ist. Überschriften, Buttons und Daten bleiben echter Text und halten im Dunkelmodus.',
    fillIn: 'Vor der Produktion zu ergänzen:',
    fillIns: {
      offer: '{offer}: genaues Angebot, Preis oder Bedingungen, von der Marke freigegeben; sonst die Zeile streichen',
      quote: '{quote}: ein echtes Zitat mit Erlaubnis; sonst den Block streichen',
      date: '{date}: das feststehende Datum, wo nötig mit Uhrzeit',
      link: '{link}: die genaue Adresse oder Quelle auf der eigenen Website',
    },
    nothingToFillIn: 'Nichts ist offen: kein Angebot, kein Zitat und kein Datum muss ergänzt werden.',
    compliance: 'Vorgaben aus dem Markenprofil:',
  },
  links: {
    home: 'Startseite',
    product: ['Produktseite {product} (genaue Seite einsetzen)', 'Produktseite (genaue Seite einsetzen)'],
    collection: 'Kategorie (genaue Seite einsetzen)',
    policy: 'Lieferung und Rückgabe (genaue Seite einsetzen)',
  },
  titles: {
    launch: ['Neu: {product}', 'Das neue Produkt stellt sich vor'],
    teaser: ['Erster Hinweis: {product}', 'Ein erster Hinweis auf Neues'],
    restock: ['Wieder da: {product}', 'Wieder da im {month}'],
    bestsellers: ['Lieblinge im {month}', 'Die kurze Liste der Lieblinge'],
    ugc: ['Stimmen zu {product}', 'Kundengeschichten im {month}'],
    howto: ['Mehr herausholen: {product}', 'Eine nützliche Anleitung im {month}'],
    ingredient: ['Was steckt in {product}', 'Ein Blick ins Produkt'],
    story: ['Die Geschichte von {brand}', 'Die Geschichte hinter der Marke'],
    bts: ['So entsteht {product}', 'Hinter den Kulissen im {month}'],
    objection: ['Ein berechtigter Zweifel: {product}', 'Ein Zweifel, ehrlich beantwortet'],
    comparison: ['{product} oder {productB}', 'Welches passt: ein Vergleich'],
    bundle: ['Zusammen: {product} und {productB}', 'Das Set, das zusammengehört'],
    vip: ['Vorab für Stammgäste: {product}', 'Vorabzugang für Stammkundschaft'],
    giftguide: ['Geschenkratgeber: {occasion}', 'Geschenkratgeber im {month}'],
    sale: ['Angebot: {occasion}', 'Das Angebot im {month}'],
    flash: ['Ein Tag, ein Angebot: {product}', 'Tagesangebot im {month}'],
    lastchance: ['Letzter Aufruf: {product}', 'Letzter Aufruf zum Angebot'],
    plainnote: ['Kurze Notiz: {product}', 'Eine kurze Notiz im {month}'],
    quiz: ['Test: {product} oder etwas anderes', 'Der Test: welches Produkt passt'],
    winback: ['Ein Grund für die Rückkehr', 'Wieder einmal vorbeischauen'],
    sunset: ['Bleiben oder gehen', 'Weiter Mails oder lieber nicht'],
    replenish: ['Nachbestellen: {product}', 'Zeit zum Nachbestellen'],
    values: ['Wofür wir im {month} stehen', 'Was wir tun und was offen ist'],
    survey: ['Umfrage: {product}', 'Eine kurze Umfrage im {month}'],
    referral: ['Weitersagen: {product}', 'Jemanden mitbringen'],
    loyalty: ['Punkte und Prämien im {month}', 'Punkte und Prämien'],
    greeting: ['Herzliche Grüße: {occasion}', 'Grüße vom ganzen Team'],
    roundup: ['Unsere Tipps für den {month}', 'Eine Auswahl, die lohnt'],
    newsletter: ['{month} bei {brand}', 'Der Rückblick auf den {month}'],
    milestone: ['Ein Meilenstein bei {brand}', 'Ein Meilenstein, mit Dank'],
    preference: ['Mails auslassen: {occasion}', 'Mails zu einem Anlass auslassen'],
  },
}
