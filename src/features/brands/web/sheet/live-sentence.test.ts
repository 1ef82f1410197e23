import { expect, test } from 'vitest'
import type { Grammar } from '#shared/brand-sheet.ts'
import type { Language } from '#shared/brand-brief.ts'
import { type LiveSentence, offerSentence, textSentence } from './live-sentence.ts'

const read = (sentence: LiveSentence | null) =>
  sentence === null ? null : `${sentence.before}[${sentence.shown}]${sentence.after}`
const grammar = (number: Grammar['number'], gender: Grammar['gender'] = null): Grammar => ({ number, gender })

test.each<[Language, string, Grammar | null, string | null]>([
  ['en', 'Ridge Harness', grammar('singular'), '[The Ridge Harness] is back in stock.'],
  ['en', 'gloves', grammar('plural'), '[The gloves] are back in stock.'],
  ['en', 'gloves', null, null],
  ['en', '', grammar('singular'), null],
  ['de', 'Hörtest', grammar('singular', 'masculine'), '[Der Hörtest] ist wieder da.'],
  ['de', 'Kiste', grammar('singular', 'feminine'), '[Die Kiste] ist wieder da.'],
  ['de', 'Abo', grammar('singular', 'neuter'), '[Das Abo] ist wieder da.'],
  ['de', 'Kerzen', grammar('plural'), '[Die Kerzen] sind wieder da.'],
  ['de', 'Abo', grammar('singular'), null],
  ['fr', 'coffret', grammar('singular', 'masculine'), '[Le coffret] est de retour.'],
  ['fr', 'huile', grammar('singular', 'feminine'), '[L’huile] est de retour.'],
  ['fr', 'harnais', grammar('singular', 'masculine'), '[Le harnais] est de retour.'],
  ['fr', 'bougies', grammar('plural', 'feminine'), '[Les bougies] sont de retour.'],
  ['es', 'caja', grammar('singular', 'feminine'), '[La caja] está de vuelta.'],
  ['es', 'jabones', grammar('plural', 'masculine'), '[Los jabones] están de vuelta.'],
  ['it', 'sapone', grammar('singular', 'masculine'), '[Il sapone] è di nuovo disponibile.'],
  ['it', 'shampoo', grammar('singular', 'masculine'), '[Lo shampoo] è di nuovo disponibile.'],
  ['it', 'olio', grammar('singular', 'masculine'), '[L’olio] è di nuovo disponibile.'],
  ['it', 'zaini', grammar('plural', 'masculine'), '[Gli zaini] sono di nuovo disponibili.'],
  ['it', 'candele', grammar('plural', 'feminine'), '[Le candele] sono di nuovo disponibili.'],
])('in %s, "%s" with %j reads %j', (language, name, given, sentence) => {
  expect(read(offerSentence(name, language, given))).toBe(sentence)
})

test.each<[Parameters<typeof textSentence>, string | null]>([
  [['moment', 'the month-end count', 'noun', 'en'], 'Before [the month-end count]: …'],
  [['moment', 'a new associate joins', 'clause', 'en'], 'When [a new associate joins]: …'],
  [['moment', 'les fêtes', 'noun', 'fr'], 'Avant [les fêtes]\u00a0: …'],
  [['pain', 'Pfeifen im Gerät', 'noun', 'de'], 'Zum Thema [Pfeifen im Gerät]: …'],
  [['pain', '', 'noun', 'it'], null],
])('%j reads %j', (given, sentence) => {
  expect(read(textSentence(...given))).toBe(sentence)
})
