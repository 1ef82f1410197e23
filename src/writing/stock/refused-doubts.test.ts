import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { withFacts, withRules } from '../brand/brand-brief.fixtures.ts'
import { isRefused } from './refused-doubts.ts'
import { teaBrand } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const doubt = (question: string, answer: string): FactValue<'doubt'> => ({
  question,
  answer,
  isWhole: true,
  topic: null,
})
const permission = doubt('Do we need permission?', 'Not as a rule.')
const delivery = doubt('How long does it take?', 'Ten working days.')

test.each([
  ['No advice on permission: refer to the adviser.', permission, true],
  ['No advice on permission: refer to the adviser.', delivery, false],
  ['We ask for permission before we print a photo.', permission, false],
  ['Never promise days.', delivery, true],
  ['No photos of days at the mill.', delivery, false],
  ['Never promise a gift: only for ten days.', delivery, false],
])('“%s” refuses the answer to %o: %s', (rule, asked, refused) => {
  expect(isRefused(asked, withRules(teaBrand(), rule))).toBe(refused)
})

test.each([
  ['We can’t promise that it won’t be stolen. We engrave each bike.', false],
  ['Nobody can promise that it won’t be stolen.', false],
  ['It won’t be stolen, we engrave each bike.', true],
])('a ban on promises allows an answer that denies one: “%s”', (answer, refused) => {
  const brand = withRules(teaBrand(), 'Never promise that a bike won’t be stolen.')
  expect(isRefused(doubt('Will it be stolen?', answer), brand)).toBe(refused)
})

test('an answer that a rule refuses is never told', () => {
  const brand = withFacts(withRules(teaBrand(), 'No advice on permission.'), { doubts: [permission, delivery] })
  expect(toldFacts(brand).answer.map(({ name }) => name)).toEqual([delivery.question])
})
