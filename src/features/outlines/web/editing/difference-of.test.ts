import { expect, test } from 'vitest'
import { differenceOf } from './difference-of.ts'

const shown = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ text, change }) => (change === 'kept' ? text : change === 'removed' ? `[${text}]` : `{${text}}`))
    .join('')

test('one changed word is shown beside the word it replaces', () => {
  expect(shown('Know what you order before the frost.', 'Know what you brew before the frost.')).toBe(
    'Know what you [order] {brew} before the frost.',
  )
})

test('a text of which half is changed is compared by words, with a space between old and new', () => {
  expect(shown('Small gifts for long evenings.', 'Warm gifts for short evenings.')).toBe(
    '[Small] {Warm} gifts for [long] {short} evenings.',
  )
})

test('a text that is mostly new is compared by phrases, and no two words run together', () => {
  expect(shown('Know what you order. Write us.', 'Inside the Sampler. Write us.')).toBe(
    '[Know what you order. ]{Inside the Sampler. }Write us.',
  )
  expect(
    shown(
      'Grind it fine, then wait a minute, and pour slowly.',
      'Warm the cup first, then wait a minute, and taste it before the milk goes in.',
    ),
  ).toBe(
    '[Grind it fine, ]{Warm the cup first, }then wait a minute, [and pour slowly.] {and taste it before the milk goes in.}',
  )
  expect(shown('One\nTwo is longer\nThree', 'Another\nThree\nAnd one more line')).toBe(
    '[One\nTwo is longer\n]{Another\n}Three\n{And one more line}',
  )
  expect(shown('Know what you order', 'Inside the Sampler')).toBe('[Know what you order] {Inside the Sampler}')
})

test('a text that is new as a whole, or the same, is one part', () => {
  expect(shown('', 'Hello.')).toBe('{Hello.}')
  expect(shown('Hello.', 'Hello.')).toBe('Hello.')
})
