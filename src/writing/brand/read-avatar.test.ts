import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readBuyers, readMoments, readPains } from './read-avatar.ts'

test.each<[Language, string, string, string | null]>([
  ['en', 'School facilities. The purchasing clerk places the order.', 'businesses', 'purchasing clerk'],
  ['de', 'Zahnarztpraxen. Bestellt wird von der Praxismanagerin.', 'businesses', 'Praxismanagerin'],
  ['es', 'Bares de Valencia. Pide el encargado; paga el dueño.', 'businesses', 'encargado'],
  ['en', 'Owners of restaurants. They order, nobody else does.', 'businesses', null],
  ['en', 'Families and a few restaurants', 'both', null],
  ['en', 'Owners of old houses', 'consumers', null],
])('%s: "%s"', (language, text, buyers, role) => expect(readBuyers(text, language)).toEqual({ buyers, role }))

test('Complaints of the body are marked, in compounds too', () => {
  const marked = (text: string, language: Language) =>
    readPains(text, language).map(({ value }) => value.isBodyComplaint)
  expect(marked('headache from cheap scents, jars that leak', 'en')).toEqual([true, false])
  expect(marked('Rückenschmerzen; volle Kurse', 'de')).toEqual([true, false])
  expect(marked('incontinencia al correr; precios', 'es')).toEqual([true, false])
})

test('Moments know their months', () => {
  const months = (text: string, isSouthern: boolean) =>
    readMoments(text, 'en', isSouthern).map(({ value }) => value.months)
  expect(months('first frost in November, summer', false)).toEqual([[11], [6, 7, 8]])
  expect(months('summer', true)).toEqual([[1, 2, 12]])
})
