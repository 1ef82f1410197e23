import { expect, test } from 'vitest'
import { searchCondition } from './search-words.ts'

const brand = '0198c5a0-0000-7000-8000-0123456789ab'

test.each([
  ['Gift', `'0123456789abgift':*`],
  ['  Café “Été” ', `'0123456789abcafe':* & '0123456789abete':*`],
  ['20% e-mail', `'0123456789ab20':* & '0123456789abe':* & '0123456789abmail':*`],
  [`it's \\ ' & | ! ( ) : *`, `'0123456789abit':* & '0123456789abs':*`],
  ['a b c d e f g h i j', 'a b c d e f g h'.replace(/\w/g, `'0123456789ab$&':*`).replaceAll(' ', ' & ')],
  ['x'.repeat(60), `'0123456789ab${'x'.repeat(40)}':*`],
])('%s looks for %s', (typed, condition) => {
  expect(searchCondition(brand, typed)).toBe(condition)
})

test.each(['', '   ', '?!', '“”'])('%j looks for nothing', (typed) => {
  expect(searchCondition(brand, typed)).toBeNull()
})
