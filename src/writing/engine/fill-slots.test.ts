import { expect, test } from 'vitest'
import { fillSlots } from './fill-slots.ts'

test('a phrase takes a text for each of its slots, as often as they occur in it', () => {
  expect(fillSlots('{title}: {days} days. {title}!', { title: 'Now', days: '3' })).toBe('Now: 3 days. Now!')
})

test('a text that looks like a slot or a pattern stays as it is', () => {
  expect(fillSlots('Soon: {title}', { title: '{days} for $& and $1', days: '3' })).toBe('Soon: {days} for $& and $1')
})

test('a slot without a text stays', () => {
  expect(fillSlots('{cta} leads to {title}', { title: 'the shop' })).toBe('{cta} leads to the shop')
})
