import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/brand-brief.ts'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { themeWords } from '../languages/theme-words.ts'
import { themeReader } from './campaign-theme.ts'

type Case = readonly [name: string, theme: CampaignTheme | null]

/** The products of a brand, and the names of its campaigns with their themes. */
const CASES: Record<Language, { products: string[]; names: Case[] }> = {
  en: {
    products: ['Packable Bowl', 'Gift Box Classic', 'Ridge Harness', 'Harness', 'Sale Tank', 'Café Bundle No. 3'],
    names: [
      ['Packable Bowl', null],
      ['Packable Bowl is back', 'restock'],
      ['Gift Box Classic', null],
      ['gift box classic: 20% off', 'sale'],
      ['New: Gift Box Classic', 'launch'],
      ['Gift Box Classics for the team', null],
      ['Meet the Ridge Harness', 'launch'],
      ['Meet the sewing room', 'story'],
      ['Cafe Bundle No 3', null],
      ['Sale Tank in green', null],
      ['Sale: everything for the trail', 'sale'],
      ['Sale: new arrivals and gift guides', 'sale'],
      ['Newsletter: Last chance', 'lastchance'],
      ['Bundle & Save', 'bundle'],
      ['Bundle up for winter', null],
      ['Bundled: leash and bowl', 'bundle'],
      ['EM_0423_newsletter_v2', null],
      ['EM_0423_SummerSale_v2', 'sale'],
      ['2024-11-29 BFCM launch', 'sale'],
      ['🎁 Gift guide for hikers', 'giftguide'],
      ['Free gift with every order', null],
      ['🔥 20% off – today only', 'sale'],
      ['100% cotton', null],
      ['$15 off your next order', 'sale'],
      ['10 off-road trails', null],
      ['Wholesale price list', null],
      ['Salem store opening', null],
      ['Presale list', null],
      ['Pre-sale list', null],
      ['Launching the wide strap', 'launch'],
      ['Dealers near you', null],
      ['Packing list for spring', null],
      ['Settle in by the fire', null],
      ['Newsletter March 3', null],
      ['Happy New Year', null],
      ['New York pop-up', null],
      ['New colors for fall', 'launch'],
      ['Top 5 this month', 'bestsellers'],
      ['Top 5 tips for the first hike', 'howto'],
      ['2023 in review', null],
      ['Reviews of the month', 'ugc'],
      ['How to wash a harness', 'howto'],
      ['VIP early access: summer sale', 'vip'],
      ['Last chance: sale ends tonight', 'lastchance'],
      ['We miss you', 'winback'],
      ['Missed the bus', null],
      ['Back in stock at 10:30', 'restock'],
      ['Back to school', null],
      ['Voters decide', null],
      ['Testing a new tent', null],
      ['Quick question: which color?', 'survey'],
      ['May letter', null],
      ['Bestseller starter kit', 'bestsellers'],
      ['Starter kits', 'bundle'],
    ],
  },
  de: {
    products: ['Probierpaket', 'Frühstücks-Set', 'Geschenkbox Wald', 'Neue Ernte', 'Größe L'],
    names: [
      ['Probierpaket', null],
      ['Probierpakete im Mai', null],
      ['Das FRUHSTUCKS SET kommt', null],
      ['Geschenkbox Wald wieder da', 'restock'],
      ['Neue Ernte', null],
      ['Neu: Neue Ernte', 'launch'],
      ['Sale: nur bis Sonntag', 'sale'],
      ['Sommerschlussverkauf 2024', 'sale'],
      ['Wochenangebote KW 14', 'sale'],
      ['Stellenangebote im Lager', null],
      ['Angebot anfordern', null],
      ['Rabattaktion: −20 % auf alles', 'sale'],
      ['20 % auf Filter', 'sale'],
      ['100 % Arabica', null],
      ['Geschenkideen zum Muttertag', 'giftguide'],
      ['Gratis Geschenk zur Bestellung', null],
      ['Giftfrei im Garten', null],
      ['Gift im Garten', null],
      ['Letzte Chance: Black Week', 'lastchance'],
      ['Endet heute', 'lastchance'],
      ['Endlich Frühling', null],
      ['Neue Öffnungszeiten', null],
      ['Neues Jahr, gute Vorsätze', null],
      ['Neuss: Tag der offenen Tür', null],
      ['Neuheiten im März', 'launch'],
      ['Erneuert: unser Laden', null],
      ['Vorrat auffüllen', 'replenish'],
      ['Nur solange der Vorrat reicht', null],
      ['Kundenstimmen: Mühle', 'ugc'],
      ['Bewertungen im Rückblick', 'ugc'],
      ['Bestseller Winter', 'bestsellers'],
      ['Lieblingssorten im Sommer', 'bestsellers'],
      ['So geht Cold Brew', 'howto'],
      ['Unsere Geschichte', 'story'],
      ['Sparset für zwei', 'bundle'],
      ['Jet Set im Büro', null],
      ['Zusammen durch den Winter', null],
      ['Wir vermissen dich 💔', 'winback'],
      ['Umfrage_0423_v2', 'survey'],
      ['EM_0423_Newsletter_v2', null],
      ['Packliste für die Berge', null],
      ['Gift guide for hikers', 'giftguide'],
    ],
  },
  es: {
    products: ['Pack Calma', 'Sérum Niebla', 'Regalo del Mar'],
    names: [
      ['Pack Calma', null],
      ['pack calma de vuelta', 'restock'],
      ['Regalo del Mar', null],
      ['Novedad: Regalo del Mar', 'launch'],
      ['Vuelve el Sérum Niebla', null],
      ['Vuelve Sérum Niebla', 'restock'],
      ['Pack de viaje', 'bundle'],
      ['Mochila packable', null],
      ['Empaquetado sin plástico', null],
      ['Rebajas de enero', 'sale'],
      ['Oferta: solo este fin de semana', 'sale'],
      ['Ofertas de empleo', null],
      ['Sale el sol', null],
      ['Sale: hasta −30 %', 'sale'],
      ['3x2 en aceites', 'sale'],
      ['Toalla 30x40', null],
      ['20% de descuento ☀️', 'sale'],
      ['100% natural', null],
      ['Última oportunidad', 'lastchance'],
      ['El último faro', null],
      ['Ideas de regalo de Reyes', 'giftguide'],
      ['Envío de regalo', null],
      ['Cómo usar el aceite', 'howto'],
      ['Como cada primavera', null],
      ['Suave como el mar', null],
      ['Nuevo envase', 'launch'],
      ['Nuevos horarios', null],
      ['Nuevo año', null],
      ['Llega la cosecha', 'launch'],
      ['Llega el verano', null],
      ['Los más vendidos del año', 'bestsellers'],
      ['Opiniones reales', 'ugc'],
      ['Tu opinión cuenta', 'survey'],
      ['Te echamos de menos', 'winback'],
      ['Se te acaba el sérum', 'replenish'],
      ['Se acaba el plazo', 'lastchance'],
      ['Acceso anticipado: rebajas', 'vip'],
      ['Nuestra historia', 'story'],
      ['EM_0423_boletin_v2', null],
      ['Boletín de marzo 12/03', null],
      ['Black Friday sin prisas', 'sale'],
    ],
  },
  fr: {
    products: ['Coffret Aube', 'Sel de mer', 'Nouvelle Vague'],
    names: [
      ['Coffret Aube', null],
      ['COFFRET AUBE de retour', 'restock'],
      ['Coffrets Aube', null],
      ['Nouvelle Vague', null],
      ['Nouveauté : Nouvelle Vague', 'launch'],
      ['Découvrez Nouvelle Vague', 'launch'],
      ['Coffret découverte', 'bundle'],
      ['Soldes : deuxième démarque', 'sale'],
      ['Le linge sale se lave en famille', null],
      ['Summer sale', 'sale'],
      ['−30 % sur les pulls', 'sale'],
      ['100 % laine', null],
      ['Offre d’emploi', null],
      ['Offre de la semaine', 'sale'],
      ['Dernière chance ⏰', 'lastchance'],
      ['Dernier train pour la mer', null],
      ['Idées cadeaux de Noël', 'giftguide'],
      ['Un cadeau pour vous', null],
      ['Livraison offerte', null],
      ['Comment choisir sa taille', 'howto'],
      ['Comment ça va ?', null],
      ['Commentaires', null],
      ['Nos conseils d’entretien', 'howto'],
      ['Conseillers en boutique', null],
      ['Nouvelle collection', 'launch'],
      ['Nouvelle année', null],
      ['Nouveaux horaires', null],
      ['Bonne nouvelle', null],
      ['Vos recettes favorites', 'howto'],
      ['Meilleures ventes', 'bestsellers'],
      ['Avis clients', 'ugc'],
      ['Donnez votre avis', 'survey'],
      ['Vous nous manquez', 'winback'],
      ['Le printemps est de retour', null],
      ['Avant-première : soldes', 'vip'],
      ['Notre histoire', 'story'],
      ['Ensemble pour la planète', null],
      ['Testé en laboratoire', null],
      ['EM_0423_infolettre_v2', null],
      ['Infolettre du 12/03', null],
    ],
  },
  it: {
    products: ['Kit Alba', 'Sale Rosa', 'Regalo di Pane'],
    names: [
      ['Kit Alba', null],
      ['KIT ALBA di nuovo disponibile', 'restock'],
      ['Sale Rosa', null],
      ['Ecco il Sale Rosa', null],
      ['Ecco Sale Rosa', 'launch'],
      ['Regalo di Pane', null],
      ['Kit per il pane', 'bundle'],
      ['Pane senza sale', null],
      ['Sale: fino al −30%', 'sale'],
      ['Saldi di gennaio', 'sale'],
      ['Sconto del 20% 🎉', 'sale'],
      ['100% grano italiano', null],
      ['Offerte di lavoro', null],
      ['Offerta della settimana', 'sale'],
      ['Spedizione offerta', 'sale'],
      ['Ultime ore', 'lastchance'],
      ['L’ultimo sole', null],
      ['Scade stasera', 'lastchance'],
      ['Idee regalo per Natale', 'giftguide'],
      ['Il calendario in regalo', null],
      ['Come conservare il pane', 'howto'],
      ['Come sempre, grazie', null],
      ['Dolce come il miele', null],
      ['Nuova linea di farine', 'launch'],
      ['Nuovi orari', null],
      ['Nuovo anno', null],
      ['I più venduti', 'bestsellers'],
      ['Recensioni della settimana', 'ugc'],
      ['Ci manchi', 'winback'],
      ['È tornata la primavera', null],
      ['Sta finendo la farina?', 'replenish'],
      ['Fino a esaurimento scorte', null],
      ['Trova il tuo lievito', 'quiz'],
      ['La nostra storia', 'story'],
      ['Anteprima: saldi', 'vip'],
      ['Sondaggio_0423_v2', 'survey'],
      ['EM_0423_newsletter_v2', null],
      ['Newsletter del 12/03', null],
      ['Impacchettato a mano', null],
      ['Lanciamo un sasso', null],
    ],
  },
}

describe.each(LANGUAGES)('in %s', (language) => {
  const { products, names } = CASES[language]
  const read = themeReader(language, products)

  test.each(names)('%s: %s', (name, theme) => {
    expect(read(name, null)).toBe(theme)
  })
})

test('the part before a colon comes first, the rest only if that part tells nothing', () => {
  const read = themeReader('en', [])
  expect(read('Launch: last chance for early birds', null)).toBe('launch')
  expect(read('Email 3: last chance', null)).toBe('lastchance')
  expect(read('Email 3: Launch: last chance', null)).toBe('launch')
})

test('the subject line is asked only where the name tells nothing', () => {
  const read = themeReader('en', ['Ridge Harness'])
  expect(read('EM_0423_v2', 'Last chance: the spring sale')).toBe('lastchance')
  expect(read('Launch', 'Last chance')).toBe('launch')
  expect(read('EM_0423_v2', 'Ridge Harness')).toBeNull()
})

test('the longer of two names that overlap is taken out', () => {
  expect(themeReader('en', ['Trail Gift', 'Gift Bundle Deluxe'])('Trail Gift Bundle Deluxe', null)).toBeNull()
  expect(themeReader('en', ['Trail Gift Bundle', 'Bundle Deluxe'])('Trail Gift Bundle Deluxe', null)).toBeNull()
  expect(themeReader('en', ['Trail Gift'])('Trail Gift Bundle Deluxe', null)).toBe('bundle')
})

// Every line of the word lists, written out with all its forms.
describe.each(LANGUAGES)('the word list for %s', (language) => {
  const { signs, silent } = themeWords(language)
  const read = themeReader(language, ['Zyx'])
  const written = (line: string): string[] =>
    line
      .split(' ')
      .reduce<string[]>(
        (texts, forms) => texts.flatMap((text) => forms.split('/').map((form) => `${text} ${form}`)),
        [''],
      )
      .map((text) => text.replaceAll('|', '').replaceAll('#', '7').replaceAll('@', 'Zyx').trim())
  const isAtTheEdge = (line: string) => line.startsWith('|') || line.endsWith('|')

  test.each(Object.entries(signs))('%s has no sign that tells another theme by itself', (theme, lines) => {
    const misread = lines
      .flatMap(written)
      .flatMap((text) => (read(text, null) === theme ? [] : [[text, read(text, null)]]))
    expect(misread).toEqual([])
  })

  test('what is silent tells nothing', () => {
    expect(silent.flatMap(written).filter((text) => read(text, null) !== null)).toEqual([])
  })

  test('a sign within a longer word tells nothing', () => {
    const found = Object.values(signs)
      .flat()
      .filter((line) => !isAtTheEdge(line) && !line.includes('#') && !line.includes('@'))
      .flatMap(written)
      .flatMap((text) =>
        [`Qa${text}`, `${text}qx`].filter((longer) => !longer.includes(' ') && read(longer, null) !== null),
      )
    expect(found).toEqual([])
  })
})
