import { expect, test } from 'vitest'
import { compilePack } from './compile-pack.ts'
import { type SlotValues, fillAngle, fillText } from './fill-angle.ts'
import { nounForms } from '../engine/grammar/noun-forms.ts'
import { SMALL_PACK, SMALL_FILE } from './pack-texts.fixtures.ts'

const plural = { number: 'plural', gender: null } as const
const values: SlotValues = {
  language: 'en',
  brand: 'Quillhound',
  offer: nounForms('refill pouches', plural, 'en'),
  leadOffer: null,
  answers: { 'q-callback': 'Ana answers within the hour.' },
}
const { pack } = compilePack(SMALL_PACK, SMALL_FILE)
const angle = pack.angles[0]!

test('slots are filled, with a capital where a sentence begins', () => {
  expect(fillText('To compare them: {p.the}.', values)).toBe('To compare them: the refill pouches.')
  expect(fillText('First a look. {p} come later.', values)).toBe('First a look. Refill pouches come later.')
  expect(fillText('{brand} asks: {a.q-callback}', values)).toBe('Quillhound asks: Ana answers within the hour.')
  expect(fillText('We say: {a.q-callback}.', values)).toBe('We say: Ana answers within the hour.')
})

test('a slot without a value, or one that repeats the words before it, leaves nothing', () => {
  expect(fillText('To compare them: {p.the}.', { ...values, offer: null })).toBeNull()
  expect(fillText('To compare them: {p.the}.', { ...values, offer: {} })).toBeNull()
  expect(fillText('Ask: {a.q-other}', values)).toBeNull()
  expect(fillText('Your pouches and then {p.the}', values)).toBeNull()
})

test('an angle is filled for a brand', () => {
  const filled = fillAngle(angle, values)!
  expect(filled.titles).toHaveLength(3)
  expect(filled.lead?.line).toBe('If the same boxes expire every year, take them off first: the refill pouches.')
  expect(fillAngle(angle, { ...values, offer: null })?.lead).toBeNull()
})

test('title variants that are too long or empty are dropped, and the angle when too much is missing', () => {
  const [first, second] = angle.titles as [string, string, string]
  const titled = { ...angle, titles: [first, second, 'Who should pass on {p.the}'] }
  expect(fillAngle(titled, values)?.titles[2]).toBe('Who should pass on the refill pouches')
  expect(fillAngle(titled, { ...values, offer: {} })?.titles).toEqual([first, second])
  const long = nounForms(`pouches ${'and more pouches '.repeat(6)}`.trim(), plural, 'en')
  expect(fillAngle(titled, { ...values, offer: long })?.titles).toEqual([first, second])
  expect(fillAngle({ ...angle, headline: 'All about {p.the}' }, { ...values, offer: null })).toBeNull()
  const beats = angle.beats.map((beat, index) => (index === 0 ? beat : { ...beat, line: 'It is {a.q-other}' }))
  expect(fillAngle({ ...angle, beats }, values)).toBeNull()
})
