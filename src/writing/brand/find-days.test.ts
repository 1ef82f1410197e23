import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { namedDays } from './find-days.ts'

test.each<[Language, string, string[]]>([
  ['en', 'January 16 and 17, 10 to 4', ['01-16..01-17']],
  ['en', 'on the 16th and 17th of January', ['01-16..01-17']],
  ['en', 'December 24 to January 8', ['12-24..01-08']],
  ['en', 'January 9 and February 6', ['01-09..01-09', '02-06..02-06']],
  ['en', 'open studio January 9 and 23', ['01-09..01-09', '01-23..01-23']],
  ['en', 'nothing ships between January 1 and 10', ['01-01..01-10']],
  ['en', 'January 9, 16 and 23', ['01-09..01-09', '01-16..01-16', '01-23..01-23']],
  ['en', '10 to 4, 16 and 17 January', ['01-16..01-17']],
  ['de', 'am 9., 16. und 23. Januar', ['01-09..01-09', '01-16..01-16', '01-23..01-23']],
  ['fr', 'les 9 et 23 janvier', ['01-09..01-09', '01-23..01-23']],
  ['it', "chiusi l'1 e il 6 gennaio", ['01-01..01-01', '01-06..01-06']],
  ['es', 'del 8 al 17 de enero', ['01-08..01-17']],
  ['en', 'opens January 9 and runs until March 14', ['01-09..01-09', '03-14..03-14']],
  ['en', '2 January roses, 12 March', ['01-02..01-02', '03-12..03-12']],
  ['de', 'vom 24.12. bis 12.1. und am 13. Januar', ['12-24..01-12', '01-13..01-13']],
  ['de', 'ein halbes Kilo für 3,80 €, 1/2 Hähnchen, Februar 30', []],
  ['fr', "jusqu'au 1er février, avant le 22/1", ['02-01..02-01', '01-22..01-22']],
  ['es', 'del 24 de diciembre al 8 de enero', ['12-24..01-08']],
  ['it', "dal 1 al 10 gennaio, l'8 marzo", ['01-01..01-10', '03-08..03-08']],
])('%s: %s', (language, text, spans) => {
  expect(namedDays(text, language).map(({ from, to }) => `${from}..${to}`)).toEqual(spans)
})

test('a weekday or a year beside a day belongs to it', () => {
  expect(namedDays('Samstag, den 23. Jänner 2027', 'de')).toMatchObject([{ weekday: 6, year: 2027 }])
  expect(namedDays('sábado 23 de enero, de 10 a 14 h', 'es')).toMatchObject([{ weekday: 6, year: null }])
})
