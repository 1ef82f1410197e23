import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { teaBrand } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const moment = (text: string): FactValue<'moment'> => ({ text, form: 'noun', months: [] })

test('short lines that an owner says again and again are in one email', () => {
  const say = ['patch test first', 'six products, on purpose', 'every batch has its date', 'boring skincare']
  expect(toldFacts(teaBrand({ say })).phrases.map(({ lines }) => lines)).toEqual([
    ['Patch test first.', 'Six products, on purpose.', 'Every batch has its date.'],
  ])
  expect(toldFacts(teaBrand({ say: say.slice(0, 2) })).phrases).toEqual([])
})

test('of two lines with the same words, emails have the longer one, and lines for shops are for no one else', () => {
  const say = [
    'one scent per street',
    'one scent per street, always',
    'we blend on Thyme Hill by hand',
    'the tin comes back to us empty',
    'wholesale orders start at six tins',
  ]
  expect(toldFacts(teaBrand({ say })).phrases[0]!.lines).toEqual([
    'One scent per street, always.',
    'We blend on Thyme Hill by hand.',
    'The tin comes back to us empty.',
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
