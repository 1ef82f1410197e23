import { expect, test } from 'vitest'
import type { FactValue, UsableFacts } from '#shared/brand-sheet.ts'
import { HOLIDAY_KINDS, type HolidayKind } from './holiday-facts.ts'
import { ownDays } from './own-days.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const DOUBTS = ['Is it strong?', 'Is it loose?'].map((question) => ({
  question,
  isWhole: true,
  topic: null,
  answer: 'Not as a rule, and we gladly tell you which one is.',
}))
const FORM: Partial<UsableFacts> = {
  offers: ['Breakfast blend', 'Peppermint', 'Gift box'].map((name) => teaOffer(name, { price: '£9' })),
  doubts: DOUBTS,
}
const moment = (text: string, months: number[] = []): FactValue<'moment'> => ({ text, form: 'noun', months })
const brandOf = (facts: Partial<UsableFacts>) => teaBrand({ ...FORM, ...facts })
const kindsOf = (facts: Partial<UsableFacts>): HolidayKind[] => {
  const told = toldFacts(brandOf(facts))
  return HOLIDAY_KINDS.filter((kind) => told[kind].length > 0)
}

test('a shop has emails about gifts and about its last days before Christmas', () => {
  expect(kindsOf({})).toEqual(['presents', 'year-end'])
  expect(kindsOf({ buyers: { buyers: 'businesses', role: null } })).toEqual([])
})

test('Black Friday is for brands that name it or lower a price at times', () => {
  expect(kindsOf({ moments: [moment('Black Friday')] })).toContain('bargain')
  expect(kindsOf({ offers: [teaOffer('Tea of the month', { kind: 'subscription', fact: 'save 10%' })] })).toContain(
    'bargain',
  )
  expect(kindsOf({ say: ['10% off your first order'] })).toContain('bargain')
  expect(kindsOf({ say: ['70% cacao', '100% organic cotton bags'] })).not.toContain('bargain')
  expect(kindsOf({ moments: [moment('Black Friday')], neverSay: ['discount'] })).not.toContain('bargain')
})

test('a holiday among the moments has its email before its day, in each year', () => {
  const brand = brandOf({ moments: [moment("Mother's Day", [3]), moment('Easter', [3, 4])] })
  const told = toldFacts(brand)
  expect(told['gift-day'].map(({ slots }) => slots.moment)).toEqual(["Mother's Day"])
  expect(told.holiday.map(({ slots }) => slots.moment)).toEqual(['Easter'])
  const daysOf = (year: number) =>
    ownDays(brand, year)
      .filter(({ id }) => /^(?:gift-day|holiday)\./.test(id))
      .map(({ id, date }) => `${id} ${date}`)
  expect(daysOf(2027)).toEqual(['gift-day.gb-mothers-day 2027-03-07', 'holiday.easter 2027-03-28'])
  expect(daysOf(2028)).toEqual(['gift-day.gb-mothers-day 2028-03-26', 'holiday.easter 2028-04-16'])
})

test('the new year is a moment of January, and sales with legal rules have no email', () => {
  const told = toldFacts(brandOf({ moments: [moment('New Year', [1]), moment('January sales', [1])] }))
  expect(told.moment.map(({ name }) => name)).toEqual(['New Year'])
  expect(told.ahead).toEqual([])
  expect(told.holiday).toEqual([])
})

test('a holiday that the brand leaves out has no email', () => {
  const check = { type: 'no-occasion' as const, occasion: 'gb-mothers-day', name: "Mother's Day" }
  const rules = [{ sentence: "No Mother's Day", check }]
  expect(kindsOf({ moments: [moment("Mother's Day", [3])], rules })).not.toContain('gift-day')
})
