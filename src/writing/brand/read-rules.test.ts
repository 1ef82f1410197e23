import { describe, expect, test } from 'vitest'
import type { Country, Language } from '#shared/brand-brief.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { readRules } from './read-rules.ts'

const occasions = [
  { id: 'gb-mothers-day', name: "Mother's Day", countries: ['GB'] },
  { id: 'mothers-day', name: "Mother's Day", countries: ['US', 'CA'] },
  { id: 'fr-mothers-day', name: 'Fête des Mères', countries: ['FR'] },
  { id: 'black-friday', name: 'Black Friday', countries: ['US', 'ES', 'IT', 'DE'] },
  { id: 'es-rebajas-inv', name: 'Rebajas de enero', countries: ['ES'] },
  { id: 'july-4', name: 'Independence Day', countries: ['US'] },
  { id: 'christmas', name: 'Noël', countries: ['FR'] },
  { id: 'christmas', name: 'Natale', countries: ['IT'] },
  { id: 'new-year', name: 'Nouvel An', countries: ['FR'] },
  { id: 'summer', name: 'Estate', countries: ['IT'] },
] satisfies { id: string; name: string; countries: Country[] }[]

function checksIn(text: string, language: Language, country: Country) {
  return readRules(text, { language, country }, occasions).flatMap(({ check }) => {
    switch (check?.type) {
      case undefined:
        return []
      case 'no-occasion':
        return [check.occasion]
      case 'no-send':
        return [`days ${check.weekdays.join()}`]
      case 'closed':
        return [`closed ${check.days.from}..${check.days.to}`]
      case 'closed-on':
        return [`closed on ${check.occasion}`]
      case 'closed-around':
        return [`closed ${check.occasion} ${check.first}..${check.last}`]
      case 'closed-week':
        return [`closed week ${check.day ?? check.occasion}`]
      case 'discount-cap':
        return [`discount ${check.percent}`]
      case 'no-prices':
      case 'trade-only':
      case 'apart':
        return [check.type]
      case 'way':
        return [`way ${check.way}`]
      case 'at-most':
        return [`at most ${check.emails}`]
      case 'window':
        return [`${check.about} ${check.season.from}..${check.season.to}`]
      case 'no-claim':
        return [check.domain]
      case 'statement':
        return [`statement ${check.when}`]
    }
  })
}

describe('Checks', () => {
  test.each<[string, Language, Country, string[]]>([
    ["We don't do Mother's Day.", 'en', 'CA', ['mothers-day']],
    ["Don't mix donations and sales in an email.", 'en', 'US', ['apart']],
    ["We don't do Mother's Day.", 'en', 'GB', ['gb-mothers-day']],
    ['no mothers day, no 4th of July', 'en', 'US', ['mothers-day', 'july-4']],
    ['pas de fete des meres', 'fr', 'FR', ['fr-mothers-day']],
    ['No Black Friday.', 'en', 'US', ['black-friday']],
    ['No hacemos Black Friday ni rebajas de enero', 'es', 'ES', ['black-friday', 'es-rebajas-inv']],
    ["Pas d'envoi le lundi", 'fr', 'FR', ['days 1']],
    ['Nicht am Freitag, Samstag oder Sonntag senden.', 'de', 'DE', ['days 5,6,7']],
    ['Kein Black Friday, nichts am Sonntag', 'de', 'DE', ['black-friday', 'days 7']],
    ['No courses in August', 'en', 'US', ['courses 09-01..07-31']],
    ['pas de livraison de plantes en juillet et aout', 'fr', 'FR', ['plantes 09-01..06-30']],
    ['Da novembre a febbraio niente gelato.', 'it', 'IT', ['gelato 03-01..10-31']],
    ['In inverno, da novembre a metà marzo, le camere sono chiuse.', 'it', 'IT', ['camere 03-16..10-31']],
    ['We ship live plants mid-May to end of September only', 'en', 'US', ['live plants 05-15..09-30']],
    [
      'Closed 20 Dec–8 Jan, fire season, if there is a fire near us I stop all email.',
      'en',
      'AU',
      ['closed 12-20..01-08'],
    ],
    ['Workshop shut 22 Dec – 6 Jan.', 'en', 'GB', ['closed 12-22..01-06']],
    [
      'We are closed November 26 and 27 (Cody hunts), and December 24 through January 1, back at 8 on January 2.',
      'en',
      'US',
      ['closed 11-26..11-27', 'closed 12-24..01-01'],
    ],
    ["We're shut from 1pm on Christmas Eve until Tuesday 5 January, all of us.", 'en', 'GB', ['closed 12-25..01-05']],
    ['We close December 23, back January 5.', 'en', 'US', ['closed 12-23..01-04']],
    ['Studio closed January 1-3, first workshop January 30', 'en', 'US', ['closed 01-01..01-03']],
    ["We're back at the Saturday market on January 9.", 'en', 'US', []],
    ['Ab Heiligabend geschlossen, wieder da am 7. Januar.', 'de', 'DE', ['closed 12-24..01-06']],
    ["L'atelier est fermé à partir du 23 décembre, on rouvre le 8 janvier", 'fr', 'FR', ['closed 12-23..01-07']],
    ['Último envío el 22 de diciembre, volvemos el 7 de enero.', 'es', 'ES', ['closed 12-23..01-06']],
    ['Chiudiamo dal 24 dicembre alle 13 e riapriamo giovedì 7 gennaio', 'it', 'IT', ['closed 12-25..01-06']],
    ['no ship week of july 4 and dec 24-jan 2', 'en', 'US', ['closed week 07-04', 'closed 12-24..01-02']],
    ['Our office is closed August 10 to 25, no Black Friday', 'en', 'US', ['closed 08-10..08-25', 'black-friday']],
    ['Closed the first week of August', 'en', 'US', ['closed 08-01..08-07']],
    ['Closed in August', 'en', 'US', ['closed 08-01..08-31']],
    ['Betriebsferien 24.12.–6.1. Kein Black Friday.', 'de', 'DE', ['closed 12-24..01-06', 'black-friday']],
    ['Vom 1. bis 15. August haben wir geschlossen.', 'de', 'DE', ['closed 08-01..08-15']],
    ['Fermé du 1er au 20 août MAIS la malle part le 28 juillet.', 'fr', 'FR', ['closed 08-01..08-20']],
    ['cerrado del 10 al 25 de agosto', 'es', 'ES', ['closed 08-10..08-25']],
    [
      'Chiusi 1-20 agosto (e la terza settimana di settembre)',
      'it',
      'IT',
      ['closed 09-15..09-21', 'closed 08-01..08-20'],
    ],
    ['Siamo chiusi dal 24/12 al 6/1', 'it', 'IT', ['closed 12-24..01-06']],
    ["No emails on Mother's Day itself", 'en', 'US', ['closed on mothers-day']],
    ['At most 2 emails a month', 'en', 'US', ['at most 2']],
    ['Höchstens eine Mail pro Woche', 'de', 'DE', ['at most 4']],
    ['Pas plus de deux mails par mois', 'fr', 'FR', ['at most 2']],
    ['máximo 2 correos al mes que si no se borran', 'es', 'ES', ['at most 2']],
    ['Al massimo tre email al mese', 'it', 'IT', ['at most 3']],
    ['No sales, ever', 'en', 'US', ['price']],
    ['Keine klinischen Versprechen', 'de', 'DE', ['clinical']],
    ['Prezzi IVA esclusa', 'it', 'IT', ['statement price']],
    ['Precios siempre sin IVA', 'es', 'ES', ['statement price']],
    ['Bevi responsabilmente: da mettere in ogni email', 'it', 'IT', ['statement alcohol']],
    [
      'Mention obligatoire : « L’abus d’alcool est dangereux pour la santé. » Pas de Black Friday.',
      'fr',
      'FR',
      ['statement alcohol', 'black-friday'],
    ],
    ['Always mention allergens', 'en', 'US', ['statement always']],
    ['No discounts, and always state prices with tax', 'en', 'US', ['price', 'statement price']],
    ['No discounts on anything, ever.', 'en', 'US', ['price']],
    ['Niente sconti nelle email', 'it', 'IT', ['price']],
    ["We shut at 2pm on Christmas Eve and we're closed until January 4.", 'en', 'US', ['closed 12-25..01-04']],
    [
      'Am 24. Dezember nur bis 13 Uhr offen, geschlossen vom 25. Dezember bis 6. Januar.',
      'de',
      'DE',
      ['closed 12-25..01-06'],
    ],
    [
      'Closed on November 27 and closed December 25 through January 1, back January 2.',
      'en',
      'US',
      ['closed 12-25..01-01', 'closed 11-27..11-27'],
    ],
  ])('%s (%s, %s)', (text, language, country, checks) => {
    expect(checksIn(text, language, country)).toEqual(checks)
  })
})

describe('No check', () => {
  test.each<[string, Language, Country]>([
    ['Non siamo contrari al Black Friday.', 'it', 'IT'],
    ['No discounts on the winter blend ever.', 'en', 'US'],
    ['Keine Rabatte auf Christrosen.', 'de', 'DE'],
    ['Sur les stages, jamais de promo.', 'fr', 'FR'],
    ['Nunca rebajas en la ropa de bebé.', 'es', 'ES'],
    ['Sui vini niente sconti.', 'it', 'IT'],
    ['Non promettere consegne prima di Natale', 'it', 'IT'],
    ["Pas d'appels entre Noël et le Nouvel An", 'fr', 'FR'],
    ['No estate sales', 'en', 'US'],
    ['No courses on Mondays', 'en', 'US'],
    ['non scrivere «obbligatorio per legge»', 'it', 'IT'],
    ['horario L-V 10-13:30 y 17-20, sábado mañana', 'es', 'ES'],
    ['Non inviare ad agosto', 'it', 'IT'],
    ['From October to April we close at five', 'en', 'US'],
    ['Do not send on April 15.', 'en', 'US'],
    ['No prometer plazos en julio y agosto.', 'es', 'ES'],
    ['Mai pubblicare bambini senza consenso', 'it', 'IT'],
    ['No poner que lo recomiendan los dermatólogos.', 'es', 'ES'],
  ])('%s (%s, %s)', (text, language, country) => {
    const rules = readRules(text, { language, country }, occasions)
    expect(rules).toEqual([{ sentence: text, check: null }])
  })
})

test('A limit before a day leaves no occasion out', () => {
  const rule = (text: string) => readRules(text, { language: 'it', country: 'IT' }, observanceNames())[0]?.check
  expect(rule('Niente saldi.')).toMatchObject({ type: 'no-occasion' })
  expect(rule('I saldi non si possono annunciare con i prezzi prima del 5 gennaio.')).toBeNull()
})

test('Each sentence keeps its words and its full stop', () => {
  const rules = readRules('Sei freundlich. Nie z. B. „Los!“ sagen; kein Druck', { language: 'de', country: 'DE' }, [])
  expect(rules.map(({ sentence }) => sentence)).toEqual(['Sei freundlich.', 'Nie z. B. „Los!“ sagen', 'kein Druck'])
})

describe('what a ban leaves open', () => {
  test.each<[string, Language, Country, string[]]>([
    ['No discounts besides Black Friday and the subscription.', 'en', 'US', ['price']],
    ['Keine Rabatte, außer am Black Friday.', 'de', 'DE', ['price']],
    ['Niente sconti tranne il Black Friday.', 'it', 'IT', ['price']],
    ['Sin descuentos, salvo en Black Friday.', 'es', 'ES', ['price']],
    ['No discounts, not even on Black Friday.', 'en', 'US', ['price', 'black-friday']],
  ])('isn’t banned: %s', (text, language, country, expected) => {
    expect(checksIn(text, language, country)).toEqual(expected)
  })

  test.each<[string, Language, Country]>([
    ['The tins and the Black Friday box are never reduced.', 'en', 'US'],
    ['Los pendientes de Black Friday nunca están rebajados.', 'es', 'ES'],
    ["Le calendrier de Noël n'est jamais en promo.", 'fr', 'FR'],
    ['No pouring the week of Independence Day, we pack.', 'en', 'US'],
  ])('goods and weeks that are named after a day aren’t the day: %s', (text, language, country) => {
    expect(checksIn(text, language, country).filter((check) => check !== 'price')).toEqual([])
  })
})
