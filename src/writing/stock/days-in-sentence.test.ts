import { expect, test } from 'vitest'
import { COUNTRIES, type Country, type Language } from '#shared/brand-brief.ts'
import { inMonthNamed, onDays, untilDay } from './days-in-sentence.ts'
import { teaBrand } from './tea-brand.fixtures.ts'

const brandIn = (language: Language) => {
  const country: Country = COUNTRIES.find((each) => each === (language === 'en' ? 'US' : language.toUpperCase()))!
  return { ...teaBrand(), language, country }
}
const day = (from: string, to = from) => ({ from, to })

test.each<[Language, string, string, string, string]>([
  ['en', 'on November 8', 'until November 8', 'from November 26 to November 29', 'on January 9 and 23'],
  ['de', 'am 8. November', 'bis zum 8. November', 'vom 26. bis 29. November', 'am 9. und 23. Januar'],
  ['fr', 'le 8 novembre', 'jusqu’au 8 novembre', 'du 26 au 29 novembre', 'les 9 et 23 janvier'],
  ['es', 'el 8 de noviembre', 'hasta el 8 de noviembre', 'del 26 al 29 de noviembre', 'los días 9 y 23 de enero'],
  ['it', 'l’8 novembre', 'fino all’8 novembre', 'dal 26 al 29 novembre', 'nei giorni 9 e 23 gennaio'],
])('days are part of a sentence: %s', (language, one, last, span, several) => {
  const brand = brandIn(language)
  expect(onDays([day('11-08')], brand)).toBe(one)
  expect(untilDay('11-08', brand)).toBe(last)
  expect(onDays([day('11-26', '11-29')], brand)).toBe(span)
  expect(onDays([day('01-09'), day('01-23')], brand)).toBe(several)
})

test('a month is one as well', () => {
  expect(inMonthNamed('January', brandIn('en'))).toBe('in January')
  expect(inMonthNamed('Januar', brandIn('de'))).toBe('im Januar')
})

test.each<[Language, string, string]>([
  ['en', 'on November 21 and 22', 'on November 8 and 9'],
  ['de', 'am 21. und 22. November', 'am 8. und 9. November'],
  ['fr', 'les 21 et 22 novembre', 'les 8 et 9 novembre'],
  ['es', 'el 21 y 22 de noviembre', 'el 8 y 9 de noviembre'],
  ['it', 'il 21 e 22 novembre', 'l’8 e 9 novembre'],
])('two days in a row are two days: %s', (language, pair, elided) => {
  expect(onDays([day('11-21', '11-22')], brandIn(language))).toBe(pair)
  expect(onDays([day('11-08', '11-09')], brandIn(language))).toBe(elided)
})
