import { expect, test } from 'vitest'
import { teaBrand } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

test('a sum that is missing has its email, in the month that it names, and no other email says it', () => {
  const told = toldFacts(teaBrand({ say: ['Roof of the tea house in March: we still need £2,400 of £9,000'] }))
  expect(told.appeal).toMatchObject([
    { slots: { fact: 'Roof of the tea house in March: we still need £2,400 of £9,000.' }, months: [3] },
  ])
  expect([...told.said, ...told.phrases]).toEqual([])
})
