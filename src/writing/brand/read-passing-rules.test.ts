import { expect, test } from 'vitest'
import type { Country, Language } from '#shared/brand-brief.ts'
import { ruleInWords } from '#shared/rule-words.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { readRules } from './read-rules.ts'

const COUNTRIES: Record<Language, Country> = { en: 'US', de: 'DE', fr: 'FR', es: 'ES', it: 'IT' }
const occasions = [{ id: 'august-lull', name: 'Ferragosto', countries: ['IT'] satisfies Country[] }]

const said = (text: string, language: Language) =>
  readRules(text, { language, country: COUNTRIES[language] }, occasions).map((rule) =>
    rule.check === null ? null : ruleInWords(rule),
  )

test.each<[Language, string, string[]]>([
  ['en', 'no discounts of more than 15%', ['No discount above 15%.']],
  ['en', 'No discount more than 15, we dont have the margin', ['No discount above 15%.']],
  ['en', 'never go above 20% off', ['No discount above 20%.']],
  ['en', 'two emails a month', ['At most 2 emails a month.']],
  ['en', 'max. two emails a month, otherwise people unsubscribe', ['At most 2 emails a month.']],
  ['en', 'one newsletter per week is plenty', ['At most 4 emails a month.']],
  ['en', 'not in Holy Week', ['No emails in Holy Week.']],
  ['en', 'nothing during Lent', ['No emails in Lent.']],
  [
    'en',
    'no ship week of july 4 and dec 24-jan 2',
    ['No emails in the week of July 4.', 'No emails from December 24 to January 2.'],
  ],
  ['en', 'nothing the week of July 4', ['No emails in the week of July 4.']],
  ['en', 'Closed Mondays', ['No emails on Mondays.']],
  ['en', "We're closed on Mondays and Tuesdays", ['No emails on Mondays and Tuesdays.']],
  ['en', 'nothing ships December 24 to January 2', ['No emails from December 24 to January 2.']],
  ['en', 'nothing ships between Christmas and New Year', ['No emails in the days between Christmas and New Year.']],
  ['en', 'Saturdays end with November', ['No saturdays in December.']],
  ['en', 'only to trade customers', ['Only for trade customers.']],
  ['en', "trade customers only, we don't sell to the public", ['Only for trade customers.']],
  ['en', 'never mention prices', ['No prices in any email.']],
  ['en', 'no prices in emails please', ['No prices in any email.']],
  ['en', "we don't email on weekends", ['No emails on Saturdays and Sundays.']],
  ['en', 'Never more than one email a week', ['At most 4 emails a month.']],
  ['en', 'nothing in the first week of January', ['No emails from January 1 to January 7.']],
  ['de', 'maximal 15 % Rabatt', ['No discount above 15%.']],
  ['de', 'Rabatte nur bis 10 Prozent', ['No discount above 10%.']],
  ['de', 'nicht mehr als 20% Nachlass', ['No discount above 20%.']],
  ['de', 'zwei Mails im Monat, mehr nicht', ['At most 2 emails a month.']],
  ['de', 'Bitte nur 2 Mails pro Monat', ['At most 2 emails a month.']],
  ['de', 'in der Karwoche nichts verschicken', ['No emails in Holy Week.']],
  ['de', 'Betriebsurlaub 24.12.-2.1.', ['No emails from December 24 to January 2.']],
  ['de', 'Betriebsferien 24.12.–6.1.', ['No emails from December 24 to January 6.']],
  ['de', 'Montags geschlossen', ['No emails on Mondays.']],
  ['de', 'montags Ruhetag', ['No emails on Mondays.']],
  ['de', 'zwischen den Jahren keine Mails', ['No emails in the days between Christmas and New Year.']],
  ['de', 'Nur für Gewerbekunden', ['Only for trade customers.']],
  ['de', 'Abgabe nur an Fachkreise/gewerblich', ['Only for trade customers.']],
  ['de', 'nie Preise nennen', ['No prices in any email.']],
  ['de', 'Keine Preise in der Mail', ['No prices in any email.']],
  ['de', 'Kein Versand vom 24. Dezember bis 2. Januar', ['No emails from December 24 to January 2.']],
  ['de', 'Samstage nur bis Ende November', ['No samstage in December.']],
  ['de', 'in der Woche vom 3. Oktober nichts senden', ['No emails in the week of October 3.']],
  ['fr', 'pas de remise de plus de 15 %', ['No discount above 15%.']],
  ['fr', 'remise maximum 10 %', ['No discount above 10%.']],
  ['fr', 'deux mails par mois maximum', ['At most 2 emails a month.']],
  ['fr', '2 newsletters par mois, pas plus', ['At most 2 emails a month.']],
  ['fr', 'rien pendant la semaine sainte', ['No emails in Holy Week.']],
  ['fr', 'pas de mails la semaine du 14 juillet', ['No emails in the week of July 14.']],
  ['fr', 'fermé le lundi', ['No emails on Mondays.']],
  ['fr', 'Fermé du 1er au 20 août', ['No emails from August 1 to August 20.']],
  ['fr', 'rien ne part entre le 24 décembre et le 2 janvier', ['No emails from December 24 to January 2.']],
  ['fr', 'réservé aux professionnels', ['Only for trade customers.']],
  ['fr', 'ne jamais parler de prix', ['No prices in any email.']],
  ['fr', 'ne jamais mentionner les prix', ['No prices in any email.']],
  ['fr', "pas d'envoi le week-end", ['No emails on Saturdays and Sundays.']],
  ['fr', 'plus de samedis après novembre', ['No samedis in December.']],
  ['es', 'descuentos de no más del 15 %', ['No discount above 15%.']],
  ['es', 'nunca más de un 20% de descuento', ['No discount above 20%.']],
  ['es', 'máximo 2 correos al mes que si no se borran', ['At most 2 emails a month.']],
  ['es', 'dos correos al mes', ['At most 2 emails a month.']],
  ['es', 'en Semana Santa no se manda nada', ['No emails in Holy Week.']],
  ['es', 'no enviar nada en Semana Santa', ['No emails in Holy Week.']],
  ['es', 'la semana del 12 de octubre no', ['No emails in the week of October 12.']],
  ['es', 'cerrado en agosto', ['No emails in August.']],
  ['es', 'cerramos los lunes', ['No emails on Mondays.']],
  ['es', 'lunes cerrado', ['No emails on Mondays.']],
  [
    'es',
    'cerrado del 10 al 25 de agosto y Jueves y Viernes Santo',
    ['No emails in the days of Maundy Thursday and Good Friday.', 'No emails from August 10 to August 25.'],
  ],
  ['es', 'no se envía nada del 24 de diciembre al 2 de enero', ['No emails from December 24 to January 2.']],
  ['es', 'solo para profesionales', ['Only for trade customers.']],
  ['es', 'no hablar nunca de precios', ['No prices in any email.']],
  ['es', 'no poner precios', ['No prices in any email.']],
  ['es', 'Los sábados se acaban en noviembre', ['No sábados in December.']],
  ['it', 'niente sconti oltre il 15%', ['No discount above 15%.']],
  ['it', 'sconto massimo 10%', ['No discount above 10%.']],
  ['it', 'due email al mese', ['At most 2 emails a month.']],
  ['it', 'massimo due mail al mese', ['At most 2 emails a month.']],
  ['it', 'niente nella settimana santa', ['No emails in Holy Week.']],
  ['it', 'chiuso il lunedì', ['No emails on Mondays.']],
  ['it', 'chiusi dal 24 dicembre al 2 gennaio', ['No emails from December 24 to January 2.']],
  ['it', 'nessuna spedizione dal 24 dicembre al 2 gennaio', ['No emails from December 24 to January 2.']],
  ['it', 'solo per professionisti', ['Only for trade customers.']],
  ['it', 'mai parlare di prezzi', ['No prices in any email.']],
  ['it', 'non citare i prezzi', ['No prices in any email.']],
  ['it', 'i sabati finiscono a novembre', ['No sabati in December.']],
  ['it', 'la settimana di Ferragosto niente mail', ['No emails in the week of Ferragosto.']],
])('%s: %s', (language, text, rules) => {
  expect(said(text, language)).toEqual(rules)
})

test.each<[Language, string]>([
  ['en', 'no emails before 9 am'],
  ['en', 'Semester ends in November'],
  ['en', 'never mention prices without tax'],
  ['en', 'We ask 15 questions before a sale'],
  ['de', 'Kein Versand vom 1. Juni bis 15. August'],
  ['de', 'In der Karwoche gibt es Kurse'],
  ['es', 'horario L-V 10-13:30 y 17-20, sábado mañana'],
  ['fr', 'Prix unique du livre'],
])('%s: “%s” closes nothing', (language, text) => {
  expect(said(text, language).filter((rule) => rule !== null && !rule.startsWith('In '))).toEqual([])
})

test.each<[Language, string, boolean]>([
  ['de', 'Nistkästen sind KEINE Spende, nicht vermischen!', true],
  ['es', 'No mezclar visitas y venta de queso en un mismo correo.', true],
  ['fr', 'Ne pas mélanger dons et ventes.', true],
  ['it', 'Non mischiare donazioni e vendite.', true],
  ['en', "Don't mix donations and sales.", true],
  ['en', "Nothing about Bonfire Night (fireworks and thatch don't mix).", false],
  ['en', 'We mix our own paints.', false],
])('what is kept apart (%s): %s', (language, text, isApart) => {
  const rules = readRules(text, { language, country: 'GB' }, observanceNames())
  expect(rules.some(({ check }) => check?.type === 'apart')).toBe(isApart)
})

test.each<[string, Language]>([
  ['No more than one email a week and nothing on Mondays, please.', 'en'],
  ["Pas plus de deux mails par semaine, et rien le lundi parce que c'est fermé.", 'fr'],
  ['Maximal eine Mail pro Woche und nie am Montag.', 'de'],
  ['Como mucho un correo a la semana y los lunes nada.', 'es'],
  ['Massimo una mail a settimana, e niente il lunedì.', 'it'],
])('a day without emails behind a limit counts: %s', (text, language) => {
  const checks = readRules(text, { language, country: COUNTRIES[language] }, observanceNames()).map(
    ({ check }) => check,
  )
  expect(checks).toEqual([expect.objectContaining({ type: 'at-most' }), { type: 'no-send', weekdays: [1] }])
})
