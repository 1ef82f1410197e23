import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readReach, refusesOnline, tellsReach } from './ways-to-reach.ts'

const reachIn = (buying: string, language: Language, others: readonly string[] = []) =>
  readReach(buying, others, language).map(({ text }) => text)

test.each<[Language, string, string[]]>([
  ['en', 'Most people ring 01632 960 551 or text Alan first, then pay online.', ['Call or text: 01632 960 551']],
  ['en', 'Order by phone on (020) 7946 0112 or by email.', ['Call: (020) 7946 0112']],
  ['en', 'phone 01632 960 551, WhatsApp 07700 900123', ['Call: 01632 960 551, WhatsApp: 07700 900123']],
  ['de', 'Bestellung per Telefon, Fax oder WhatsApp 0676 5550123', ['Telefon oder WhatsApp: 0676 5550123']],
  ['de', 'Anruf 0521 5550123 oder Online-Buchung für Kinderkurse', ['Telefon: 0521 5550123']],
  ['fr', 'prise de rdv par tél au 04 99 55 01 23 ou sms', ['Téléphone ou SMS\u00a0: 04 99 55 01 23']],
  ['es', 'encargos por whatsapp 600 555 012 o en la tienda', ['WhatsApp: 600 555 012, o en persona']],
  ['it', 'si prenota per telefono al 0171 555012 o via mail', ['Telefono: 0171 555012']],
])('%s: “%s” has a number for %j', (language, buying, expected) => {
  expect(reachIn(buying, language)).toEqual(expected)
})

test.each<[Language, string, string[]]>([
  ['en', 'Book on the website, pay on the day', ['To book: online']],
  ['de', 'Bestellung per Shop oder Telefon', ['Bestellen: online oder per Telefon']],
  ['fr', 'Goûte sur place, puis commande en ligne', ['Pour commander\u00a0: en ligne']],
  ['es', 'Se encarga por whatsapp o en tienda', ['Para encargar: por WhatsApp o en persona']],
  ['it', 'telefono o modulo sul sito, preventivo in 2 giorni', ['Come contattarci: per telefono o online']],
  ['en', 'Books a free call, then signs', []],
  ['en', 'They text us a photo, then we call back', []],
  ['en', 'We never take orders by phone', []],
  ['en', 'The website takes orders only for gift cards', []],
  ['de', 'Bestellen per Telefon bei Frau Oltmanns (04471 5508-20, Mo–Fr)', ['Telefon: 04471 5508-20']],
])('%s: of “%s”, the ways to order or book are %j', (language, buying, expected) => {
  expect(reachIn(buying, language)).toEqual(expected)
})

test('a number counts in every field, and a way without one only where people buy', () => {
  expect(reachIn('', 'en', ['Sample box $10, text 555-218-0143 for one'])).toEqual(['Text: 555-218-0143'])
  expect(reachIn('', 'en', ['We sell online and by phone'])).toEqual([])
})

test.each(['call Jo on 07700 900123, private', 'mobile 07700 900123', 'open 9-5, year 2027, £1,200,000'])(
  "a number isn't a way to reach the brand in “%s”",
  (buying) => expect(reachIn(buying, 'en')).toEqual([]),
)

test('a phrase that an owner corrected is still known', () => {
  expect(tellsReach('Ring the shop on 01632 960 551', 'en')).toBe(true)
  expect(tellsReach('To book: online', 'en')).toBe(true)
  expect(tellsReach('We call it Monday soup', 'en')).toBe(false)
  expect(tellsReach('Pre-book for Thanksgiving week: call 989-555-0142 by November 18.', 'en')).toBe(false)
})

test('no one orders online where a sentence says so, and a person may be beside the number', () => {
  expect(reachIn('Nobody books online, we have no form for it.', 'en')).toEqual([])
  expect(reachIn('Ordinano dal sito o scrivono su WhatsApp a Silvia, 333 555 0148.', 'it')).toEqual([
    'WhatsApp: 333 555 0148',
  ])
  expect(refusesOnline("You can't smell it online", 'en')).toBe(false)
})
