import { expect, test } from 'vitest'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { withoutDays } from './dated-facts.ts'
import { isHolidayKind } from './holiday-facts.ts'
import { isKeywordKind } from './keyword-facts.ts'
import { ownDays } from './own-days.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const brandWith = (...say: string[]) => teaBrand({ say })
/** The days that a brand tells. Those of short forms, such as Black Friday, are the same for all of them. */
const daysOf = (brief: BrandBrief, year = 2027) =>
  ownDays(brief, year).flatMap(({ id, date }) => {
    const kind = id.split('.')[0]!
    return isKeywordKind(kind) || isHolidayKind(kind) ? [] : [`${kind} ${date}`]
  })

test('a fair has its days in words, its whole sentence, and a day in the calendar', () => {
  const brief = brandWith('We are at the tea fair in Leeds on January 16 and 17 (hall 3, stand 12), entry £8')
  expect(toldFacts(brief).event).toMatchObject([
    {
      slots: {
        to: '16 and 17 January',
        moment: 'Tea fair in Leeds: 16 and 17 January',
        fact: 'We are at the tea fair in Leeds on January 16 and 17 (hall 3, stand 12), entry £8.',
      },
    },
  ])
  expect(daysOf(brief)).toEqual(['event 2027-01-16', 'reminder 2027-01-16'])
})

test('a course has its email before the last day to sign up, with what it costs', () => {
  const brief = teaBrand({
    say: ['Tasting evening on January 23, book by January 15'],
    offers: [teaOffer('Tasting evening', { price: '£30', kind: 'course' })],
  })
  expect(toldFacts(brief).start).toMatchObject([{ slots: { by: '15 January', price: '£30.' } }])
  expect(daysOf(brief)).toEqual(['start 2027-01-15', 'reminder 2027-01-15'])
})

test('each further day of a sentence has its reminder', () => {
  const brief = brandWith('Open workshop on January 9, 10 and 23, free entry')
  expect(toldFacts(brief).event[0]!.slots.moment).toBe('Open workshop: 9, 10 and 23 January')
  expect(daysOf(brief)).toEqual(['event 2027-01-09', 'reminder 2027-01-09', 'reminder 2027-01-23'])
})

test('a sale has an email on its first day, and a longer one another before its last', () => {
  const sale = brandWith('Winter sale January 8 to 17: boots £139 instead of £189')
  expect(toldFacts(sale).sale).toMatchObject([{ slots: { moment: 'Winter sale: 8–17 January' } }])
  expect(daysOf(sale)).toEqual(['sale 2027-01-08', 'last-days 2027-01-17'])
  expect(daysOf(brandWith('Warehouse clearance on January 8 and 9'))).toEqual(['sale 2027-01-08'])
})

test('a weekday or a year keeps a day to its year', () => {
  const datesOf = (text: string, year: number) => daysOf(brandWith(text), year)
  const both = ['event 2027-01-23', 'reminder 2027-01-23']
  expect(datesOf('Tasting at the hall on Saturday January 23', 2027)).toEqual(both)
  expect(datesOf('Tasting at the hall on Saturday January 23', 2028)).toEqual([])
  expect(datesOf('Tasting at the hall on January 23, 2027', 2028)).toEqual([])
})

test('a day that is part of what an offer is has its email, and no phrase of a day is said on other days', () => {
  const offers = [teaOffer('leaf course', { kind: 'course', price: '£90', fact: '6 Saturdays starting January 30' })]
  expect(toldFacts(teaBrand({ offers })).start).toMatchObject([
    { slots: { fact: 'Leaf course: 6 Saturdays starting January 30.', moment: 'Leaf course: 30 January' } },
  ])
  const told = toldFacts(brandWith('Prices go up by 5 percent on February 1', 'we pack by hand', 'we pick in May'))
  expect(told.dearer).toMatchObject([{ slots: { to: '31 January' } }])
  expect(told.said.map(({ name }) => name).join()).not.toContain('February')
})

test('a weekday may be that of the first or the last day, and of the day on which a price rises', () => {
  expect(daysOf(brandWith('Warehouse sale of chairs Fri–Sat January 29–30'))).toEqual(['sale 2027-01-29'])
  expect(daysOf(brandWith('Prices go up by 6 percent on Mon March 1'))).toEqual([
    'dearer 2027-02-28',
    'last-call 2027-02-28',
  ])
  const turn = brandWith('The pot costs £124 instead of £119 from January 1, 2027.')
  expect([daysOf(turn, 2026), daysOf(turn)]).toEqual([['dearer 2026-12-31', 'last-call 2026-12-31'], []])
})

test('a return has one email, whatever we know of the closing', () => {
  const back = brandWith("We're back on January 5")
  expect(toldFacts(back).reopening).toMatchObject([{ slots: { to: '4 January', back: '5 January' } }])
  expect(daysOf(back)).toEqual(['reopening 2027-01-10'])
  const closed = {
    sentence: 'Closed December 24 to January 4',
    check: { type: 'closed' as const, days: { from: '12-24', to: '01-04' } },
  }
  const both = teaBrand({ say: ["We're back on January 5"], rules: [closed] })
  expect(toldFacts(both).reopening).toMatchObject([{ slots: { from: '24 December', to: '4 January' } }])
})

test('the title of a course keeps its words, and its email the last day to sign up', () => {
  const course = brandWith('Course "My first teapot" starts on February 4, sign up by January 24, 12 places')
  expect(toldFacts(course).start).toMatchObject([
    { slots: { moment: 'Course “My first teapot” starts on February 4', by: '24 January' } },
  ])
})

test('new prices have two emails before the last day at the old ones, which lead with those', () => {
  const brief = brandWith('New price list from March 1, orders until February 26 at the old prices.')
  expect(toldFacts(brief).dearer).toMatchObject([{ slots: { next: 'a new price from 1 March', to: '26 February' } }])
  expect(daysOf(brief)).toEqual(['dearer 2027-02-26', 'last-call 2027-02-26'])
  expect(toldFacts(brief)['last-call'][0]!.lead).toBeLessThan(5)
  const pot = brandWith('The morning pot goes from £24 to £26 on February 1, clay costs more.')
  expect(toldFacts(pot).dearer).toMatchObject([
    {
      slots: {
        moment: 'Morning pot: still £24 until 31 January',
        next: '£26 from 1 February',
        thing: 'Morning pot at £24',
      },
    },
  ])
})

test('days on which people can order have an email before the first and before the last', () => {
  const brief = brandWith('Release of the spring teas on March 15, pre-orders from March 1 to 10.')
  expect(toldFacts(brief).opening).toMatchObject([
    { slots: { to: '1 March', moment: 'Release of the spring teas on March 15, pre-orders from March 1 to 10' } },
  ])
  expect(daysOf(brief)).toEqual(['opening 2027-03-01', 'last-call 2027-03-10'])
})

test('the reminder of a further day names no day that is over', () => {
  const brief = brandWith('Open workshop on 2 Saturdays: January 9 and January 23, 10 to 4, book 3 days before.')
  expect(toldFacts(brief).reminder.map(({ slots }) => [slots.fact, slots.by])).toEqual([
    ['Open workshop on 2 Saturdays: January 9 and January 23, 10 to 4, book 3 days before.', '6 January'],
    ['Open workshop: January 23, 10 to 4, book 3 days before.', '20 January'],
  ])
})

test('a course on a subject costs what the only course does, and what costs less in a month has its month', () => {
  const brief = teaBrand({
    say: ['Workshop: Saturday February 13 (blending).', 'In March, -5 € on refills on Tuesdays.'],
    offers: [
      teaOffer('Tea workshop in Leeds', { price: '£30', kind: 'course' }),
      teaOffer('Green tea', { price: '£8' }),
    ],
  })
  expect(toldFacts(brief).start).toMatchObject([
    { slots: { moment: 'Workshop blending: Saturday 13 February' }, practical: ['Tea workshop in Leeds: £30.'] },
  ])
  expect(toldFacts(brief).sale).toMatchObject([{ slots: { to: 'March' } }])
  expect(daysOf(brief)).toContain('sale 2027-03-08')
})

test('what has to be booked days before has its email before that, and so has each further day of it', () => {
  const tour = brandWith('Mobile sharpening: Kendal March 9, Penrith March 23, book at least 4 days ahead')
  expect(daysOf(tour)).toEqual(['start 2027-03-05', 'reminder 2027-03-05', 'reminder 2027-03-19'])
  const [, second] = toldFacts(tour).reminder
  expect(second).toMatchObject({ lead: 3, slots: { by: '19 March' } })
  expect(second!.slots.fact).not.toContain('March 9')
})

const day = (from: string) => ({ from, to: from })

test.each([
  [
    'en',
    'Markets: Hexham March 6, Alnwick March 13 and Morpeth March 20, 9 to 1.',
    ['03-06'],
    'Markets: Alnwick March 13 and Morpeth March 20, 9 to 1.',
  ],
  [
    'de',
    'Führung an drei Abenden: 5. März, 12. März und 19. März, 18 Uhr.',
    ['03-05', '03-12'],
    'Führung an drei Abenden: 19. März, 18 Uhr.',
  ],
  [
    'fr',
    'Ateliers : samedi 6 mars 2027 (levain) et samedi 13 mars 2027 (brioche).',
    ['03-06'],
    'Ateliers : samedi 13 mars 2027 (brioche).',
  ],
  ['en', 'Open workshop on March 6, 13 and 20', ['03-06'], null],
  ['en', 'Open day on March 6', ['03-06'], null],
] as const)('in %s, a list without its past days: “%s”', (language, text, past, left) => {
  expect(withoutDays(text, past.map(day), language)).toBe(left)
})

test('a last day has an email weeks ahead where things take weeks, and a second one', () => {
  const say = ['Order by March 24 to have it for Easter']
  const slow = toldFacts(teaBrand({ say, offers: [teaOffer('oak bench', { kind: 'made-to-measure' })] }))
  expect([slow.deadline[0]!.lead, slow['last-call'][0]!.lead]).toEqual([15, 3])
  const quick = toldFacts(teaBrand({ say, offers: [teaOffer('hot cross buns', { kind: 'perishable' })] }))
  expect([quick.deadline[0]!.lead, quick['last-call'][0]!.lead]).toEqual([12, 2])
})

test('a day of a course that the brand offers is one to book, and only emails that list offers name them', () => {
  const offers = [
    teaOffer('Saturday intensive', { price: '£89', kind: 'course' }),
    teaOffer('Leaf press', { price: '£7' }),
  ]
  const told = toldFacts(
    teaBrand({
      say: [
        'Saturday intensive with Mira: January 30, 10 to 4.',
        'Great Leaf Count: tell us how many leaves you pressed by March 31.',
        'Spring sale March 8 to 12: -20% on everything except the leaf press.',
      ],
      offers,
    }),
  )
  expect(told.start).toMatchObject([{ slots: { moment: 'Saturday intensive with Mira: 30 January' } }])
  expect([...told.deadline, ...told.sale].map(({ lines }) => lines)).toEqual([[], []])
})

test('we email what people come to before it begins, and what they buy or book on its day', () => {
  const offers = [
    teaOffer('Mill tour', { kind: null, price: '£8', fact: '45 minutes, Saturdays at 10:30' }),
    teaOffer('Leaf press', { kind: 'durable', price: '£7' }),
  ]
  const kindOf = (text: string) => daysOf(teaBrand({ say: [text], offers }))[0]
  expect(kindOf('Mill tours start again Saturday January 16 at 10:30')).toBe('start 2027-01-16')
  expect(kindOf('Mill tours can be booked again from Saturday January 16')).toBe('opening 2027-01-16')
  expect(kindOf('The leaf press goes on sale on Saturday January 16 at 10:30')).toBe('opening 2027-01-16')
})
