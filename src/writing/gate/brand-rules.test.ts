import { expect, test } from 'vitest'
import { DEMO_BRIEFS, unconfirmedBrief, withFacts, withRules } from '../brand/brand-brief.fixtures.ts'
import { DEMO_BRANDS } from '#stand-ins/demo/demo-brands.ts'
import { bindingNotes, offersInSeason, openRange } from './brand-rules.ts'

const { quillhound, tannholt } = DEMO_BRIEFS
const sells = (products: string) => ({ ...DEMO_BRANDS.tannholt, productsInfo: { products, averageOrderValue: '' } })

test('a range begins and ends on days with sends, and one without such days is none', () => {
  const { facts } = withRules(quillhound, 'No emails on Saturdays or Sundays.')
  expect(openRange(facts, '2027-05-01', '2027-05-31')).toEqual({ from: '2027-05-03', to: '2027-05-31' })
  expect(openRange(facts, '2027-05-08', '2027-05-09')).toBeNull()
  expect(openRange(quillhound.facts, '2027-05-08', '2027-05-09')).toEqual({ from: '2027-05-08', to: '2027-05-09' })
})

test('a range begins and ends outside of the days of rest', () => {
  const { facts } = withRules(quillhound, 'Closed May 10 to May 20.')
  expect(openRange(facts, '2027-05-12', '2027-05-31')).toEqual({ from: '2027-05-21', to: '2027-05-31' })
  expect(openRange(facts, '2027-05-11', '2027-05-19')).toBeNull()
})

test('a sales period over the end of the year closes the months between, and a German compound belongs to its subject', () => {
  const brand = withRules(
    unconfirmedBrief(sells('Zimmerpflanzen; Tontöpfe')),
    'Keine Zimmerpflanzen von Oktober bis April.',
  )
  const named = (month: number) => offersInSeason(brand, month).map(({ name }) => name)
  expect([1, 4, 10].map(named)).toEqual([['Tontöpfe'], ['Tontöpfe'], ['Tontöpfe']])
  expect(named(5)).toEqual(['Zimmerpflanzen', 'Tontöpfe'])
  const plants = withRules(
    unconfirmedBrief(sells('Zimmerpflanzen; Tontöpfe')),
    'Pflanzen nur vom 15. Mai bis 30. September.',
  )
  expect(offersInSeason(plants, 1).map(({ name }) => name)).toEqual(['Tontöpfe'])
  expect(offersInSeason(plants, 9)).toHaveLength(2)
})

test('every email repeats statements, excluded claims and sentences without a check once', () => {
  const brand = withRules(tannholt, 'Keine Gesundheitsversprechen. Keine Mails am Sonntag. Freundlich bleiben.')
  const stated = withFacts(brand, {
    rules: [
      ...brand.facts.rules,
      { sentence: 'Preise immer mit MwSt.', check: { type: 'statement', text: 'inkl. MwSt.', when: 'price' } },
      { sentence: 'Freundlich bleiben.', check: null },
    ],
  })
  expect(bindingNotes(stated.facts)).toEqual(['Keine Gesundheitsversprechen.', 'Freundlich bleiben.', 'inkl. MwSt.'])
})
