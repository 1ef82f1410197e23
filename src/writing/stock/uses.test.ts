import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { familyOf } from './brand-family.ts'
import { packsOf } from './brand-stock.ts'
import { sellingWayOf } from './selling-way.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'
import { hasUse } from './uses.ts'

const moment = (text: string) => ({ text, form: 'noun' as const, months: [] })
const selling = (
  language: Language,
  trade: string,
  names: string[],
  more: Partial<ReturnType<typeof teaBrand>['facts']> = {},
) => ({
  ...teaBrand({
    trade: { trade, label: trade },
    offers: names.map((name) => teaOffer(name, { kind: null })),
    ...more,
  }),
  language,
})

test.each<[Language, string, string[], boolean]>([
  ['en', 'hair-care', ['Argan shampoo', 'Leave-in conditioner', 'Wide-tooth comb'], true],
  ['en', 'hair-care', ['Wide-tooth comb', 'Boar brush', 'Satin bonnet', 'Comb oil 1 oz'], false],
  ['en', 'hair-care', ['Wide-tooth comb', 'Boar brush', 'Satin bonnet', 'Hairpins'], false],
  ['de', 'cleaning-household', ['Hausbesen', 'Kehrblech', 'Handbürste', 'Stubenbesen'], false],
  ['de', 'cleaning-household', ['Essigreiniger', 'Spülmaschinentabs', 'Spülbürste'], true],
  ['fr', 'cleaning-household', ['Balai de riz', 'Brosse à légumes', 'Pelle en zinc'], false],
  ['es', 'hair-care', ['Peine de boj', 'Cepillo redondo', 'Horquillas'], false],
  ['it', 'cleaning-household', ['Scopa da casa', 'Scopino', 'Paletta in lamiera'], false],
  ['it', 'cleaning-household', ['Detersivo piatti 500 ml', 'Sgrassatore', 'Spugne'], true],
])('in %s, %s with %j runs out: %s', (language, trade, names, isUsedUp) => {
  const brand = selling(language, trade, names)
  expect(hasUse('runs-out', brand)).toBe(isUsedUp)
  expect(familyOf(brand) === 'reordered-consumables').toBe(isUsedUp)
})

test('handmade brooms have the ideas of makers, and those of gifts only where people give them', () => {
  const brooms = (reason: string) =>
    selling('en', 'cleaning-household', ['Corn broom', 'Hearth broom', 'Dustpan'], {
      say: ['stitched by hand'],
      moments: [moment(reason)],
    })
  const forGifts = (reason: string) =>
    packsOf(brooms(reason)).flatMap(({ angles }) => angles.filter(({ use }) => use === 'given'))
  expect(familyOf(brooms('new house'))).toBe('maker-gift')
  expect(forGifts('new house')).toEqual([])
  expect(forGifts('wedding').length).toBeGreaterThan(0)
})

const unknown = (names: string[], more: Partial<ReturnType<typeof teaBrand>['facts']> = {}) =>
  teaBrand({ trade: null, family: null, offers: names.map((name) => teaOffer(name, { kind: null })), ...more })

test.each<[string, string[], 'service' | 'subscription' | null]>([
  ['bookings', ['Weekend hire', 'Midweek hire', 'Plunge tub'], null],
  ['bookings', ['Guided walk', 'Night tour', 'Map'], null],
  ['members', ['Membership', 'Taster evening', 'Workshop weekend'], null],
  ['visits', ['Bike repair at home', 'Full service check', 'Brake repair'], null],
  ['subscriptions', ['Box of three', 'Box of six', 'Recipe book'], 'subscription'],
  ['orders', ['Bell', 'Basket', 'Saddle cover'], null],
])('a brand of no listed trade that lives on %s sells %j', (way, names, kind) => {
  const offers = names.map((name) => teaOffer(name, { kind }))
  const brand = unknown(names, { offers, family: kind === 'subscription' ? 'subscription-box' : null })
  expect(sellingWayOf(brand).way).toBe(way)
})

test('an association that lends lives on gifts, and who is visited by appointment on visits', () => {
  expect(sellingWayOf(unknown(['Loan of a wheelchair', 'Donation for repairs'])).way).toBe('donations')
  expect(
    sellingWayOf(unknown(['Wash and trim', 'Nail trim'], { say: ['nails without an appointment on Fridays'] })).way,
  ).toBe('visits')
  expect(sellingWayOf(unknown(['Bell', 'Basket'], { say: ['oiled by hand'] })).way).toBe('orders')
})

test('a charity that names no deduction, or is elsewhere, gets no ideas about taxes', () => {
  const charity = (...say: string[]) => ({
    ...selling('de', 'charity', ['Mitgliedschaft', 'Patenschaft'], { say }),
    country: 'DE' as const,
  })
  const aboutTax = (brand: ReturnType<typeof charity>) =>
    packsOf(brand).flatMap(({ angles }) => angles.filter(({ cautions }) => cautions.includes('tax'))).length
  expect(aboutTax(charity())).toBeGreaterThan(0)
  expect(aboutTax(charity('Beiträge sind nicht von der Steuer absetzbar'))).toBe(0)
  expect(aboutTax(charity('Im Jänner ist zu', 'heuer wieder mit Musik'))).toBe(0)
})

test('services and plots of a garden get no ideas about aids and boxes', () => {
  const family = (names: string[], given: 'appointment-aids' | 'subscription-box') =>
    familyOf(unknown(names, { family: given }))
  expect(family(['Scale calibration', 'Repair on site'], 'appointment-aids')).toBeNull()
  expect(family(['Hearing test', 'Ear molds'], 'appointment-aids')).toBe('appointment-aids')
  expect(family(['Allotment of 25 square meters', 'Raised bed'], 'subscription-box')).toBeNull()
  expect(family(['Fruit box', 'Vegetable box'], 'subscription-box')).toBe('subscription-box')
})

test('ideas for one way to sell go to brands that sell in that way, and ideas about stock to goods that run out', () => {
  const ids = (brand: ReturnType<typeof teaBrand>) =>
    packsOf(brand).flatMap(({ layer, angles }) => (layer === 'brand' ? [] : angles.map(({ id }) => id)))
  const hire = ids(unknown(['Weekend hire', 'Midweek hire', 'Plunge tub']))
  expect(hire).toContain('names-before-dates')
  expect(hire).not.toContain('photo-first')
  const supplier = (names: string[]) => ids(unknown(names, { family: 'b2b-supply' }))
  expect(supplier(['Nitrile gloves', 'Paper towels', 'Floor cleaner'])).toContain('line-on-the-shelf')
  expect(supplier(['Counter scales', 'Shelf', 'Spare part repair'])).not.toContain('line-on-the-shelf')
})

test('what is broken is an idea for those who mend it', () => {
  const trigger = (names: string[]) => {
    const offers = names.map((name) => teaOffer(name, { kind: null, price: '$12' }))
    const brand = unknown(names, { offers, moments: [moment('old knife got dull')] })
    return toldFacts(brand).trigger.map(({ lines }) => lines)
  }
  expect(trigger(['Chef knife', 'Sharpening by mail', 'Bread knife'])).toEqual([['Sharpening by mail: $12.']])
  expect(trigger(['Chef knife', 'Cutting board', 'Bread knife'])).toEqual([['Chef knife: $12.', 'Bread knife: $12.']])
})

test('a detail keeps the capitals of its owner', () => {
  const offers = [
    teaOffer('Weekend hire', { price: '£420', fact: 'Fri 4pm to Mon 10am' }),
    teaOffer('Mat', { price: '£12', fact: 'washed on Mondays' }),
  ]
  const [range] = toldFacts(unknown([], { offers: [...offers, teaOffer('Tub'), teaOffer('Logs')] })).range
  expect(range?.lines.slice(0, 2)).toEqual(['Weekend hire: £420. Fri 4pm to Mon 10am.', 'Mat: £12, washed on Mondays.'])
})

test('one workshop among many offers makes no school', () => {
  const names = ['Room', 'Dinner', 'Evening at the telescope', 'Weekend', 'Breakfast']
  const inn = teaBrand({
    trade: null,
    family: null,
    offers: [...names.map((name) => teaOffer(name, { kind: null })), teaOffer('Photo workshop', { kind: 'course' })],
  })
  expect(sellingWayOf(inn).way).toBe('orders')
})

test.each<[Language, string[], (string | null)[], string]>([
  ['de', ['Kinderski-Verleih', 'Set', 'Helm'], [null, '89 €', '15 €'], 'bookings'],
  ['en', ['solo kayak', 'tandem', 'canoe'], ['$38 a day', '$55 a day', '$60 a day'], 'bookings'],
  ['en', ['oat box', 'egg box', 'jam box'], ['$38 a week', '$55 a week', '$60'], 'orders'],
  [
    'en',
    ['accordion repairs', 'Full retune', 'bellows leak fix', 'Hire'],
    [null, '£320', '£85', '£22 a month'],
    'visits',
  ],
  ['en', ['typewriter repair', 'ribbon', 'refurbished portable'], [null, '$9', '$295'], 'visits'],
  ['es', ['Salida Iniciación', 'Salida Vertical', 'Bono regalo'], ['42 €', '89 €', null], 'bookings'],
])('in %s, %j for %j: people buy in %s', (language, names, prices, way) => {
  const offers = names.map((name, at) => teaOffer(name, { kind: null, price: prices[at] ?? null }))
  expect(sellingWayOf({ ...teaBrand({ offers, trade: null, family: null }), language }).way).toBe(way)
})

test('a bookkeeper of businesses is asked, and gets no orders of goods', () => {
  const offers = [teaOffer('Monthly books', { price: '49 €/mo', kind: 'subscription' })]
  const wayOf = (id: string) =>
    sellingWayOf(
      teaBrand({ offers, trade: { trade: id, label: id }, family: null, buyers: { buyers: 'businesses', role: null } }),
    ).way
  expect(wayOf('professional-services')).toBe('visits')
  expect(wayOf('packaging')).toBe('accounts')
})

test('an offer for those who have had another one is in lists, and opens no email', () => {
  const lessons = [
    teaOffer('Sailing weekend', { kind: 'course', price: '£240', fact: 'two days on the lake, all gear is there' }),
    teaOffer('Solo sailing day', { kind: 'course', price: '£180', fact: 'you must have done the weekend before' }),
    teaOffer('Knot evening', { kind: 'course', price: '£20' }),
    teaOffer('Voucher', { price: '£50' }),
  ]
  const { detail, range, trigger } = toldFacts(
    teaBrand({ offers: lessons, moments: [moment('Solo sailing this summer'), moment('new sailing boat')] }),
  )
  expect(detail.map(({ name }) => name)).toEqual(['Sailing weekend'])
  expect(range[0]!.lines.join()).toContain('Solo sailing day')
  expect(trigger.flatMap(({ lines }) => lines).join()).not.toContain('Solo')
})

test.each<[Language, string, string[]]>([
  ['en', 'cycling', ['Bronze service', 'Wheel truing', 'Puncture', 'Second-hand bikes']],
  ['de', 'car-parts', ['Räderwechsel', 'Einlagerung', 'Ölwechsel', 'Winterreifen']],
  ['fr', 'fashion', ['Ourlet de pantalon', 'Retouche robe de mariée', 'Changement de fermeture', 'Écharpe']],
  ['es', 'watches', ['Cambio de pila', 'Revisión de reloj mecánico', 'Correas de piel']],
  ['it', 'car-parts', ['Cambio gomme', 'Tagliando', 'Convergenza', 'Batterie']],
])('%s: who mends things of a trade (%s) has no scenes of its shops', (language, trade, names) => {
  const brief = selling(language, trade, names)
  expect(familyOf(brief)).toBeNull()
  expect(sellingWayOf(brief)).toEqual({ way: 'visits' })
})

test.each<[Language, string[]]>([
  ['en', ['Tote bag', 'Wallet', 'Belt cut to measure']],
  ['de', ['Umhängetasche', 'Geldbörse', 'Ledergürtel']],
  ['fr', ['Sac besace', 'Portefeuille', 'Ceinture']],
  ['es', ['Bolso', 'Cartera', 'Cinturón']],
  ['it', ['Borsa', 'Portafoglio', 'Cintura']],
])('%s: no one tries on bags, and everyone tries on shoes', (language, names) => {
  expect(familyOf(selling(language, 'shoes-leather', names))).toBe('maker-gift')
  const shoes = { en: 'Boots', de: 'Stiefel', fr: 'Bottes', es: 'Botas', it: 'Stivali' }[language]
  expect(familyOf(selling(language, 'shoes-leather', [...names, shoes]))).toBe('fashion-size')
})

test('scenes of a room suit furniture, and neither tires nor bikes', () => {
  expect(hasUse('placed', selling('en', 'furniture', ['Oak dining table', 'Bench', 'Oil']))).toBe(true)
  expect(hasUse('placed', selling('en', 'car-parts', ['Winter tires', 'Wiper', 'Battery']))).toBe(false)
})
