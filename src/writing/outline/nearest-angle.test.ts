import { expect, test } from 'vitest'
import { wordsIn } from '../engine/word-matching.ts'
import { PACKS } from '../packs/load-packs.ts'
import { nearestAngle } from './nearest-angle.ts'

const LITTLE = new Set('das den der die für ist wenn nicht eine einen aus vor von'.split(' '))
const stemsOf = (text: string) =>
  new Set(wordsIn(text).flatMap((word) => (word.length < 4 || LITTLE.has(word) ? [] : [word.slice(0, 6)])))
const packs = [PACKS.pack('de', 'trade', 'coffee-tea')!, PACKS.pack('de', 'universal', 'universal')!]
const near = (title: string, description = '') => nearestAngle({ title, description }, packs, stemsOf)

test('an idea finds the angle that says the same in one breath', () => {
  const found = near('Weniger Hitze für das Herdkännchen')
  expect(found?.angle.id).toBe('moka-pot')
  expect(found?.pack.id).toBe('coffee-tea')
  expect([...found!.telling]).toContain('herdkä')
})

test.each([
  ['Wir ziehen um'],
  ['Herdkännchen'],
  ['Herdkännchen und Fahrräder im Angebot'],
  ['Kaffee und Tee'],
  ['Neue Öffnungszeiten im Laden'],
  [''],
])('an idea that is about something else finds none: "%s"', (title) => {
  expect(near(title)).toBeNull()
})

test('its description alone finds nothing', () => {
  expect(near('Ein Brief', 'Weniger Hitze für das Herdkännchen')).toBeNull()
})
