import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readingWords } from '../languages/reading-words.ts'
import { readList } from './list-items.ts'

const namesIn = (text: string, language: Language = 'en') =>
  readList(text, readingWords(language)).items.map((item) => item.text)

describe('A list gives every entry whole', () => {
  test.each<[string, Language, string, string[]]>([
    ['a name that begins with a verb', 'en', '- Can liners\n- Mops', ['Can liners', 'Mops']],
    ['a comma in a bullet', 'de', '• Handschuhe, puderfrei\n• Masken', ['Handschuhe, puderfrei', 'Masken']],
    ['a comma and a joiner', 'de', 'Geräte, die man nicht sieht, und Zubehör; Test', ['Geräte', 'Zubehör', 'Test']],
    ['a slash with one space', 'es', 'peleles/ pijamas /gorros', ['peleles', 'pijamas', 'gorros']],
    [
      'a price at the end of a sentence',
      'en',
      'Oyster knife £16. Potted shrimp £9.',
      ['Oyster knife £16', 'Potted shrimp £9'],
    ],
    [
      'a price behind every part, and a name like a verb',
      'fr',
      'Café Guji 250 g 9,80 €, mélange Port-Rhu 250 g 7,50 € et 1 kg 27 €, coffret découverte 15 €.',
      ['Café Guji', 'mélange Port-Rhu', 'coffret découverte'],
    ],
    [
      'prices behind most parts, and a verb',
      'en',
      'Full retune from £320 (about 5 weeks), bellows leak fix £85, strap replacement £38 while you wait, free look-over.',
      ['Full retune from £320', 'bellows leak fix £85', 'strap replacement £38 while you wait'],
    ],
    [
      'two prices behind a joiner',
      'en',
      'onion sets $14 (fall only) and grow bags 3 for $27.',
      ['onion sets $14', 'grow bags 3 for $27'],
    ],
    ['a price with its terms', 'fr', 'Atelier bébé le samedi, 18 € la séance, à partir de 6 mois', ['Atelier bébé']],
    [
      'one thing with its price behind it',
      'en',
      'Learn-to-curl night, 2 hours, $35 per person, shoes and brooms provided.',
      ['Learn-to-curl night'],
    ],
    [
      'prices of a label',
      'de',
      'Saft 5 €. Probierpaket: 6 Flaschen, 72 € inkl. Versand.',
      ['Saft 5 €', 'Probierpaket'],
    ],
    ['an extra price', 'de', 'Decke 239 €, Überlänge +30 €, Kissen 69 €', ['Decke 239 €', 'Kissen 69 €']],
    [
      'a long label',
      'it',
      'scatole e astucci per pasticcerie e laboratori: colomba 0,62 €, vassoi 0,18 €',
      ['colomba 0,62 €', 'vassoi 0,18 €'],
    ],
    ['a holiday with its year', 'es', 'Antifaz 6 €. Carnaval 2027: del 4 al 14 de febrero.', ['Antifaz 6 €']],
    [
      'a sale',
      'it',
      'Stivaletto 340 €. Saldi dal 5 gennaio al 28 febbraio: stivaletti a 240 € invece di 340 €.',
      ['Stivaletto 340 €'],
    ],
    [
      'a sentence in lower case',
      'en',
      'Service week £60, only 24 slots. workshop in Leeds above the bakers',
      ['Service week £60'],
    ],
    ['how long it takes', 'de', 'Ballcrashkurs (Walzer, Polka), 1 Abend, 39 € pro Person.', ['Ballcrashkurs']],
    [
      'a sentence behind sizes',
      'en',
      'Boots, UK sizes 3 to 9. Loafer £98.',
      ['Boots', 'UK sizes 3 to 9', 'Loafer £98'],
    ],
    [
      'a price behind every part of a group',
      'de',
      'Kurse: Grundkurs an vier Abenden 190 €, Jeans kürzen an einem Samstag 65 €',
      ['Grundkurs an vier Abenden 190 €', 'Jeans kürzen an einem Samstag 65 €'],
    ],
    [
      'a price beside a sentence with a verb',
      'de',
      'Buchpatenschaft 10 Euro im Monat, eine Bücherkiste kostet 85 Euro.',
      ['Buchpatenschaft', 'eine Bücherkiste'],
    ],
    [
      'a number in words',
      'it',
      'Corso base al tornio, otto lezioni, buono regalo',
      ['Corso base al tornio', 'buono regalo'],
    ],
    ['a price for a unit', 'de', 'Honig 12 € / kg, Met', ['Honig 12 € / kg', 'Met']],
    [
      'an ampersand between two of a kind',
      'en',
      'soy candles, wax melts & reed diffusers, refills',
      ['soy candles', 'wax melts', 'reed diffusers', 'refills'],
    ],
    [
      'a joiner that closes the list',
      'es',
      'aceite, visita a la almazara y suscripción anual',
      ['aceite', 'visita a la almazara', 'suscripción anual'],
    ],
    ['a joiner in a fixed name', 'en', 'scones, tea, bed and breakfast', ['scones', 'tea', 'bed and breakfast']],
    [
      'a joiner before an article',
      'en',
      'seed mixes for shade and a planting box',
      ['seed mixes for shade', 'a planting box'],
    ],
    [
      'a joiner between readers',
      'de',
      'Kurse für Anfänger und Fortgeschrittene, Stoffe',
      ['Kurse für Anfänger und Fortgeschrittene', 'Stoffe'],
    ],
    [
      'feasts behind "for"',
      'es',
      'ramos, flores para bodas, bautizos y comuniones',
      ['ramos', 'flores para bodas, bautizos y comuniones'],
    ],
    ['a participle before a thing', 'en', 'soap, hand cream, printed mugs', ['soap', 'hand cream', 'printed mugs']],
    ['a small word with a hyphen', 'it', 'bici / E-bike a noleggio', ['bici', 'E-bike a noleggio']],
    [
      'a weekday in a name',
      'de',
      'espresso, barista kurs samstags, tassen',
      ['espresso', 'barista kurs samstags', 'tassen'],
    ],
    ['a category and its noun', 'es', '* Vasos\n* Productos de limpieza', ['Vasos', 'Productos de limpieza']],
    ['a label', 'en', 'Products: mugs, bowls', ['mugs', 'bowls']],
    ['pictures as bullets', 'fr', '📦 Box sciences\n🎁 Carte cadeau', ['Box sciences', 'Carte cadeau']],
    ['a line that ends in a comma', 'en', 'mugs, bowls,\nplates', ['mugs', 'bowls', 'plates']],
    [
      'a relative clause before the last entry',
      'es',
      'vajillas, tazas que no hay dos iguales y azulejos',
      ['vajillas', 'tazas', 'azulejos'],
    ],
    ['a line that begins with a word for making', 'en', 'Trail leash\nHand warmer', ['Trail leash', 'Hand warmer']],
    [
      'words for making before a thing',
      'en',
      'scarves, hand warmers, printed scarves, dyed in Leeds',
      ['scarves', 'hand warmers', 'printed scarves'],
    ],
    ['a heading', 'de', 'Vier Räume in Leipzig:\n– Nachtzug\n– Dachboden', ['Nachtzug', 'Dachboden']],
    ['a dash in an entry', 'en', 'snorkels, recovery gear - straps, fitting', ['snorkels', 'recovery gear', 'fitting']],
    ['a joiner in a place', 'en', 'boats on the Kennet & Avon Canal', ['boats on the Kennet & Avon Canal']],
    [
      'a feast that is an entry',
      'it',
      'ritratti, foto aziendali e matrimoni',
      ['ritratti', 'foto aziendali', 'matrimoni'],
    ],
    ['a price behind a label', 'fr', 'Romans. Abonnement : un poche par mois, 12 €/mois', ['Romans', 'Abonnement']],
    ['a mark for inches', 'en', 'Bully sticks (6" and 12") / Treats', ['Bully sticks', 'Treats']],
  ])('%s', (_, language, text, names) => expect(namesIn(text, language)).toEqual(names))
})

describe('A sentence gives what it says is sold', () => {
  test.each<[string, Language, string, string[]]>([
    [
      'after a story',
      'en',
      'We began in a garage, and these days we make custom suits, which take weeks, and we also sell wax and fins.',
      ['custom suits', 'wax', 'fins'],
    ],
    [
      'with several verbs',
      'de',
      'Wir geben Nähkurse, verkaufen Stoffe und organisieren zweimal im Jahr ein Wochenende auf Sylt.',
      ['Nähkurse', 'Stoffe', 'ein Wochenende auf Sylt'],
    ],
    [
      'with the verb in front',
      'de',
      'Seit drei Generationen bauen wir in unserer Werkstatt in Lippe Tische und Betten.',
      ['Tische', 'Betten'],
    ],
    ['with a part of the verb at the end', 'de', 'Wir bieten Kurse und Lesungen an', ['Kurse', 'Lesungen']],
    [
      'behind a colon',
      'fr',
      'Nous affinons des fromages de Savoie : reblochon, tome et raclette.',
      ['reblochon', 'tome', 'raclette'],
    ],
    [
      'without a pronoun',
      'it',
      'Oggi affittiamo sei camere, serviamo cena il venerdì e il sabato e vendiamo il nostro olio.',
      ['sei camere', 'cena il venerdì e il sabato', 'olio'],
    ],
    [
      'as its subject, with a price',
      'fr',
      'Nous vendons du miel. Le plateau pour six coûte 49 €.',
      ['miel', 'Le plateau pour six'],
    ],
    ['as its subject, by its kind', 'en', 'We sell wax. Board hire is in-store only.', ['wax', 'Board hire']],
    [
      'with articles that are prepositions too',
      'fr',
      'Nous vendons du miel, du pain et des œufs.',
      ['miel', 'pain', 'œufs'],
    ],
    [
      'with a month that is a verb too',
      'en',
      'We sell tulips from May to June, and bulbs.',
      ['tulips from May to June', 'bulbs'],
    ],
  ])('%s', (_, language, text, names) => {
    const read = namesIn(text, language).map((name) => name.replace(/^(?:du|des|il nostro) /u, ''))
    expect(read).toEqual(names)
  })

  test.each<[Language, string]>([
    ['en', 'Shipping is free over $50'],
    ['en', 'We ship worldwide'],
    ['en', "We don't sell gift cards"],
    ['de', 'Nähmaschinen verleihen wir nicht mehr'],
    ['es', 'Somos un taller pequeño de Triana'],
    ['it', 'Siamo una famiglia che ha lasciato la città'],
    ['fr', 'Nous livrons le jeudi et le vendredi, jamais le lundi'],
    ['en', 'n/a'],
    ['es', 'ninguno'],
  ])('%s: "%s" names nothing', (language, text) => expect(namesIn(text, language)).toEqual([]))

  test("A shipping period isn't an entry, unless nothing else names the goods", () => {
    const sentence = 'We ship live plants from May to September.'
    expect(readList(`Seeds, pots. ${sentence}`, readingWords('en'))).toMatchObject({ unused: [sentence] })
    expect(namesIn(`Seeds, pots. ${sentence}`)).toEqual(['Seeds', 'pots'])
    expect(namesIn(sentence)).toEqual(['live plants from May to September'])
  })

  test('A part of a list that is a rule is none of its entries', () => {
    const text = 'rosiers, bulbes, pas de livraison de plantes en juillet'
    expect(readList(text, readingWords('fr'))).toMatchObject({
      items: [{ text: 'rosiers' }, { text: 'bulbes' }],
      unused: ['pas de livraison de plantes en juillet'],
    })
  })
})

test.each<[string, Language, string, string[]]>([
  ['places', 'it', 'Stufe a legna. Val di Non, Trento e dintorni.', ['Stufe a legna']],
  [
    'whom things are for',
    'es',
    'Señora, caballero y niño. Zapatillas de casa, katiuskas.',
    ['Zapatillas de casa', 'katiuskas'],
  ],
  [
    'the way of the goods',
    'en',
    'dog treats, beef lung. shiped from tulsa, free over 45.',
    ['dog treats', 'beef lung'],
  ],
  ['prices and times', 'fr', 'Albums, romans. Envoi le 5 du mois, commande avant le 28.', ['Albums', 'romans']],
  ['a price alone', 'fr', 'Abonnement découverte. 14,90 / 16,50 €/mois, pas de DOM-TOM', ['Abonnement découverte']],
  ['a reduction', 'it', 'Videoispezione 60 €, doppia canna sconto 20 €', ['Videoispezione 60 €']],
  [
    'a name among information',
    'de',
    'Gipse, Wachsronden\nCa. 4.200 Artikel, Lager Pforzheim, Bestellung bis 15:30 Uhr',
    ['Gipse', 'Wachsronden'],
  ],
])('A list holds no entry for %s', (_, language, text, names) => {
  expect(namesIn(text, language)).toEqual(names)
})

test('Types and sizes of one thing stay together', () => {
  expect(namesIn('Gipse Typ III / IV; Wachs', 'de')).toEqual(['Gipse Typ III / IV', 'Wachs'])
  expect(namesIn('piles zinc-air 10 / 312 / 13', 'fr')).toEqual(['piles zinc-air 10 / 312 / 13'])
})
