import { expect, test } from 'vitest'
import { readNotes } from './strategy-notes.ts'

const december = { year: 2026, month: 12 }
const read = (notes: string) => {
  const { noDiscounts, days } = readNotes(notes, december)
  return { noDiscounts, days: days.map(({ date, isLaunch }) => `${date.slice(8)}${isLaunch ? ' launch' : ''}`) }
}

test.each([
  ['launch on the 12th, no discounts', true, ['12 launch']],
  ['Lancierung am 12., keine Rabatte', true, ['12 launch']],
  ['Verkaufsstart am 12. Dezember. Ohne Rabattaktionen!', true, ['12 launch']],
  ['lancement le 12 décembre, pas de remises', true, ['12 launch']],
  ['Lanzamiento el 12 de diciembre; sin descuentos', true, ['12 launch']],
  ['Lancio il 12 dicembre, niente sconti', true, ['12 launch']],
  ["Please don't run any sales", true, []],
  ['discount-free month', true, []],
  ['Pop-up store on December 5 and the 19th', false, ['05', '19']],
  ['Stock arrives 2026-12-03, tasting on 12/8', false, ['03', '08']],
  ['Messe am 4.12. in Köln', false, ['04']],
  ['closed on the 24th', false, []],
  ['no mails on the 24th', false, []],
  ['launch on 12 January', false, []],
  ['open on the 32nd', false, []],
  ['a discount of 20% for the 10 best customers', false, []],
  ['The offer ends on the 20th', false, ['20']],
  ['Focus on the cold brew kit', false, []],
  ['', false, []],
])('%s', (notes, noDiscounts, days) => {
  expect(read(notes)).toEqual({ noDiscounts, days })
})

test('keeps the words around a day', () => {
  expect(readNotes('no discounts; launch of the kit on the 12th', december).days).toEqual([
    { date: '2026-12-12', isLaunch: true, words: 'launch of the kit on the 12th' },
  ])
})

test('takes long notes of any signs in no time', () => {
  const notes = 'no '.repeat(200) + '12. '.repeat(200) + 'launch '.repeat(200)
  const begin = performance.now()
  readNotes(notes, december)
  expect(performance.now() - begin).toBeLessThan(200)
})
