import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { findForbiddenPhrase, findName } from './forbidden-phrases.ts'

describe('hits', () => {
  test.each<[string, string, Language]>([
    ['Das Schnäppchen der Woche', 'Schnäppchen', 'de'],
    ['Der Versand ist gratis', 'kostenlos → „ohne Berechnung“', 'de'],
    ['Voller SCHNAPPCHEN', 'Schnäppchen', 'de'],
    ['Schnäppchenpreise im November', 'Schnäppchen', 'de'],
    ['Ein Biowunder', 'Bio-Wunder', 'de'],
    ['Ein Bio Wunder', 'Bio-Wunder', 'de'],
    ['Unsere Wachmachern sei Dank', 'Wachmacher', 'de'],
    ['Unsere Rabattaktion im Mai', 'Rabatt', 'de'],
    ['Der große Sommerrabatt', 'Rabatt', 'de'],
    ['Die günstigsten Tassen', 'günstig', 'de'],
    ['Made for your fur babies', 'fur baby', 'en'],
    ['The Best Ever leash', 'best ever', 'en'],
    ['Truly indestructible.', 'indestructible', 'en'],
    ['The biggest bowl of the range', 'big', 'en'],
    ['The easiest way home', 'easy', 'en'],
    ['I novissimi arrivi', 'nuovo', 'it'],
    ['Prezzi bassissimi', 'basso', 'it'],
    ['Un chocolate riquísimo', 'rico', 'es'],
    ['Una pièce rarissime', 'rare', 'fr'],
    ['Un milagro para tu piel', 'milagro', 'es'],
    ['Los milagros existen', 'milagro', 'es'],
    ['Crema anti-edad', 'antiedad', 'es'],
    ['Cura la piel', 'cura', 'es'],
    ['Don’t miss out!', "don't miss out", 'en'],
    ['mira\u00ADcle cream', 'miracle', 'en'],
    ['ｍｉｒａｃｌｅ cream', 'miracle', 'en'],
    ['Now at 100% comfort', '100 %', 'en'],
    ['Wow!!! Deals', '!!!', 'en'],
    ['Une offre 🔥 à saisir', '🔥', 'fr'],
    ['お得なセール開催', 'セール', 'en'],
  ])('%s says %s', (text, phrase, language) => {
    expect(findForbiddenPhrase(text, ['something else', phrase], language)).toBe(phrase)
  })
})

describe('near misses', () => {
  test.each<[string, string, Language]>([
    ['La manicura perfecta', 'cura', 'es'],
    ['It is secure', 'cure', 'en'],
    ['A coat of fur. Baby, it is cold', 'fur baby', 'en'],
    ['The best leash we ever made', 'best ever', 'en'],
    ['Now at 100 g', '100 %', 'en'],
    ['Die Schnappschüsse des Monats', 'Schnäppchen', 'de'],
    ['Eine Reaktion der Haut', 'Aktion', 'de'],
    ['Das Nest im Baum', 'nett', 'de'],
    ['The best of it', 'bed', 'en'],
    ['Il prossimo treno', 'proso', 'it'],
    ['Bio und ein Wunder', 'Bio-Wunder', 'de'],
    ['Artful gifts', 'art', 'en'],
    ['Anything at all', '   ', 'en'],
  ])('%s does not say %s', (text, phrase, language) => {
    expect(findForbiddenPhrase(text, [phrase], language)).toBeNull()
  })
})

test('other names are found without inflection', () => {
  expect(findName('Better than Acme Roasters?', ['Acme Roasters'])).toBe('Acme Roasters')
  expect(findName('An acme of roasters', ['Acme Roasters'])).toBeNull()
})

test('who bans hurry bans the other words for it', () => {
  expect(findForbiddenPhrase('Nearly over for now', ['hurry'], 'en')).toBe('hurry')
  expect(findForbiddenPhrase('Nur noch heute', ['Last Minute'], 'de')).toBe('Last Minute')
  expect(findForbiddenPhrase('The last day is January 31.', ['hurry'], 'en')).toBeNull()
})
