import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { teaBrand } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const moment = (text: string): FactValue<'moment'> => ({ text, form: 'noun', months: [] })

test('what people look up is in one email, and mottos are not', () => {
  const say = [
    'steep three minutes',
    'boring tea',
    'free shipping from £30',
    'returns within 60 days',
    'open Fridays and Saturdays',
  ]
  expect(toldFacts(teaBrand({ say })).phrases.map(({ lines }) => lines)).toEqual([
    ['Free shipping from £30.', 'Returns within 60 days.', 'Open Fridays and Saturdays.'],
  ])
  expect(toldFacts(teaBrand({ say: say.slice(0, 4) })).phrases).toEqual([])
})

test('of two lines with the same words, emails have the longer one, and lines for shops are for no one else', () => {
  const say = [
    'open Fridays and Saturdays',
    'open Fridays and Saturdays from noon',
    'free shipping from £30',
    'returns within 60 days',
    'wholesale orders start at six tins',
  ]
  expect(toldFacts(teaBrand({ say })).phrases[0]!.lines).toEqual([
    'Open Fridays and Saturdays from noon.',
    'Free shipping from £30.',
    'Returns within 60 days.',
  ])
})

test('a figure that an owner adds in brackets has an email in its months', () => {
  const moments = [moment('the cold (the heaters of the huts cost us 380 € a month from November to March)')]
  const [said] = toldFacts(teaBrand({ moments })).said
  expect(said?.slots.fact).toBe('The heaters of the huts cost us 380 € a month from November to March.')
  expect(said?.months).toEqual([11, 12, 1, 2, 3])
})

test('what hangs on the words before its bracket has no email', () => {
  const moments = ["January (it's our biggest month with 40 parcels)", 'the jar (about 6 weeks for a regular)'].map(
    moment,
  )
  expect(toldFacts(teaBrand({ moments })).said).toEqual([])
})
