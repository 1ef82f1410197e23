import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of-email.ts'

test.each([
  [
    'Thank first, then invite. Draft: “You have been here a while.\nSo you get to look first.”',
    'You have been here a while. So you get to look first.',
  ],
  ['Erst danken. Entwurf: „Du bist schon eine Weile dabei.“', 'Du bist schon eine Weile dabei.'],
  ['Primero agradecer. Borrador: «Llevas tiempo con nosotros.»', 'Llevas tiempo con nosotros.'],
  ['Remercier d’abord. Brouillon\u00A0: «\u00A0Tu es là depuis un moment.\u00A0»', 'Tu es là depuis un moment.'],
  ['Prima ringraziare. Bozza: «Sei con noi da un po’.» Poi invitare.', 'Sei con noi da un po’.'],
  ['Draft: "Good evening"', 'Good evening'],
])('is the draft of how the email begins: %s', (copy, text) => {
  expect(beginningOf([{ copy: '  ' }, { copy }, { copy: 'Draft: “Later”' }])).toBe(text)
})

test('shows no instruction as text of the email', () => {
  const doubt = 'Say the doubt aloud, word for word: “Too dear”. Then agree with the part of it that is fair.'
  expect(beginningOf([{ copy: doubt }, { copy: 'Draft: “Later”' }])).toBe('')
  expect(beginningOf([])).toBe('')
})

test('is as long as an inbox has room for', () => {
  expect(beginningOf([{ copy: `Draft: “${'x'.repeat(500)}”` }])).toHaveLength(140)
})
