import { expect, test } from 'vitest'
import { fingerprinter, isTooClose, sharedPieces, tokenJaccard } from './text-similarity.ts'

const en = fingerprinter('en', 'Quillhound Supply')
const de = fingerprinter('de', 'Tannholt Kaffee')

test.each([
  ['Gifts for muddy dogs', 'A gift for the muddy dog'],
  ['How to wash a harness', 'HOW TO WASH A HARNESS!'],
  ['Quillhound Supply: gifts for hikers', 'Gifts for hikers'],
  ['Three harness sizing mistakes', 'Three mistakes in harness sizing'],
])('%s is %s again', (left, right) => {
  expect(isTooClose(en(left), en(right))).toBe(true)
})

test.each([
  ['Ridge Harness: how to measure', 'Ridge Harness: who it suits'],
  ['Gifts for hikers', 'Gifts for campers'],
  ['How to wash a harness', 'How to store a coat'],
  ['', 'Gifts'],
])('%s is not %s', (left, right) => {
  expect(isTooClose(en(left), en(right))).toBe(false)
})

test('German endings do not hide a repetition', () => {
  expect(isTooClose(de('Geschenke für Kaffeetrinker'), de('Ein Geschenk für den Kaffeetrinker'))).toBe(true)
  expect(isTooClose(de('Geschenke für Espressofans'), de('Geschenke für Filterfreunde'))).toBe(false)
})

test('a line without telling words is like no other', () => {
  expect(tokenJaccard(en('The one for you'), en('What about this?'))).toBe(0)
})

test('both measures run from 0 to 1', () => {
  const line = en('How to wash a muddy harness')
  expect(tokenJaccard(line, line)).toBe(1)
  expect(sharedPieces(line, line)?.cosine).toBeCloseTo(1)
  expect(sharedPieces(line, en('xyz'))?.cosine).toBe(0)
})

test('the pieces of a line are counted once, however often it is compared', () => {
  const prints = Array.from({ length: 40 }, (_, index) => en(`Idea ${index} about harness ${index * 7}`))
  const pieces = prints.map((print) => print.pieces)
  for (const left of prints) for (const right of prints) isTooClose(left, right)
  expect(prints.every((print, index) => print.pieces === pieces[index])).toBe(true)
})
