import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { ownDays } from './own-days.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const moment = (text: string, timing: FactValue<'moment'>['timing']): FactValue<'moment'> => ({
  text,
  form: 'clause',
  months: [],
  timing,
})

test('a cycle with something to order is in the words of the language, for those whose last order is that long ago', () => {
  const moments = [moment('the tin is empty', { type: 'every', unit: 'week', from: 5, to: 6 })]
  expect(toldFacts(teaBrand({ moments })).cycle).toEqual([])
  const [cycle] = toldFacts(teaBrand({ moments, say: ['Free delivery from 30 €'] })).cycle
  expect(cycle).toMatchObject({
    slots: { every: '5–6 weeks' },
    readers: 'people whose last order was about 5–6 weeks ago. Anyone who took a larger size than usual gets it later',
  })
  const offers = [teaOffer('a tasting course', { kind: 'course' })]
  expect(toldFacts(teaBrand({ moments, offers })).cycle).toEqual([])
})

test('a cycle has the offers that it names, else what is used up, with their prices', () => {
  const every = { type: 'every', unit: 'week', from: 5, to: 5 } as const
  const offers = [
    teaOffer('green tea', { price: '$9' }),
    teaOffer('black tea', { price: '$8' }),
    teaOffer('kettle', { price: '$60', kind: 'durable' }),
  ]
  const linesOf = (text: string) => toldFacts(teaBrand({ offers, moments: [moment(text, every)] })).cycle[0]?.lines
  expect(linesOf('the green runs out (5 weeks)')).toEqual(['Green tea: $9.'])
  expect(linesOf('the tin is empty (5 weeks)')).toEqual(['Green tea: $9.', 'Black tea: $8.'])
})

test('a last day has the phrase that holds it, and a place in the calendar', () => {
  const monthly = moment('order before the 20th', { type: 'until', day: null, dayOfMonth: 20 })
  const brief = teaBrand({ moments: [monthly], say: ['sent on the 28th, order before the 20th'] })
  expect(toldFacts(brief).deadline).toMatchObject([
    { slots: { to: 'the 20th', fact: 'Sent on the 28th, order before the 20th.' } },
  ])
  const dates = ownDays(brief, 2027).map(({ date }) => date)
  expect(dates).toHaveLength(12)
  expect(dates[0]).toBe('2027-01-20')
  const yearly = moment('last orders by December 12', { type: 'until', day: '12-12', dayOfMonth: null })
  expect(ownDays(teaBrand({ moments: [yearly] }), 2027).map(({ date }) => date)).toEqual(['2027-12-12'])
})

test('a season that ends with February ends in every year', () => {
  const offers = [teaOffer('first flush', { season: { from: '12-15', to: '02-29' } })]
  const lastDays = (year: number) => ownDays(teaBrand({ offers }), year).map(({ date }) => date)
  expect(lastDays(2027)).toContain('2027-02-28')
  expect(lastDays(2028)).toContain('2028-02-29')
})

test('what happens in some months has an email in each of them', () => {
  const brief = teaBrand({ say: ['we open the tea garden in May and September'] })
  expect(toldFacts(brief).when.map(({ slots, months }) => [slots.moment, months])).toEqual([
    ['May', [5]],
    ['September', [9]],
  ])
})

test('offers that a rule keeps apart are in no list', () => {
  const offers = ['nest boxes', 'membership', 'calendar', 'guided walk'].map((name) => teaOffer(name, { price: '$9' }))
  const rules = [{ sentence: "Don't mix nest boxes and donations.", check: { type: 'apart' } as const }]
  const lines = (brief: ReturnType<typeof teaBrand>) => toldFacts(brief).prices.flatMap((fact) => fact.lines)
  expect(lines(teaBrand({ offers }))).toHaveLength(4)
  expect(lines(teaBrand({ offers, rules }))).toEqual(['Membership: $9.', 'Calendar: $9.', 'Guided walk: $9.'])
})
