import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { detailOfDay } from './detail-of-day.ts'
import type { EmailPlan } from './email-plan.ts'

const detailIn = (language: Language, title: string, line: string, ownDay: EmailPlan['ownDay'] = 'event') =>
  detailOfDay(
    { title, headline: title, ownDay, lines: [{ line, kind: 'thought', question: null, part: null }] },
    language,
    100,
  )

const ball =
  'Bal du Soufflet samedi 21 novembre à 20 h 30, salle des fêtes de Domérat, initiation à 19 h 30, 12 €, gratuit moins de 16 ans, réservation jusqu’au mercredi 18 novembre.'

test.each([
  [
    'en',
    'Open workshop: November 7',
    'Open workshop on Saturday, November 7, 10 am to 3 pm on Water Street: see how it is made, free.',
    '10 am to 3 pm on Water Street: see how it is made, free.',
  ],
  [
    'en',
    'Independent examination is from £420',
    'Independent examination is from £420 if it is signed by Friday 15 January, and from £450 plus VAT after that.',
    'From £450 plus VAT after that.',
  ],
  [
    'de',
    'Infoabend: 12. November',
    'Infoabend am Donnerstag, 12. November, 19 Uhr in der Ausstellung, Lange Straße 88 in Bad Driburg, kostenlos, bitte anmelden bis Dienstag, 10. November.',
    '19 Uhr in der Ausstellung, Lange Straße 88 in Bad Driburg, kostenlos.',
  ],
  [
    'fr',
    'Bal du Soufflet : 21 novembre',
    ball,
    'À 20 h 30, salle des fêtes de Domérat, initiation à 19 h 30, 12 €, gratuit moins de 16 ans.',
  ],
  [
    'en',
    'On Monday, January 25 play kits go from $58 to $64',
    'On Monday, January 25 play kits go from $58 to $64 and the box from $79 to $85; Sunday, January 24 is the last day.',
    'Sunday, January 24 is the last day.',
  ],
  [
    'de',
    'Bad-Samstag: 21. November',
    'Bad-Samstag am 21. November, 10 bis 15 Uhr in unserer Ausstellung, mit Waffeln.',
    '10 bis 15 Uhr in unserer Ausstellung, mit Waffeln.',
  ],
  [
    'es',
    'Puertas abiertas: 14 de noviembre',
    'Puertas abiertas el sábado 14 de noviembre, de 11:00 a 14:00 en la nave, calle de la Fuente 6; para venir, avisa por WhatsApp como muy tarde el jueves 12 de noviembre.',
    'De 11:00 a 14:00 en la nave, calle de la Fuente 6.',
  ],
  [
    'fr',
    'Dernier jour pour réserver l’alliance : 15 janvier',
    'Vendredi 15 janvier, dernier jour pour réserver l’alliance, samedi 16 janvier elle passe à 940 €.',
    'Samedi 16 janvier elle passe à 940 €.',
  ],
] as const)('in %s, an email called “%s” shows what its title does not say', (language, title, line, detail) => {
  expect(detailIn(language, title, line)).toBe(detail)
})

test('a reminder shows the end of the sentence, and a title that says everything leaves nothing', () => {
  expect(detailIn('fr', 'Bal du Soufflet : 21 novembre', ball, 'reminder')).toBe(
    'Initiation à 19 h 30, 12 €, gratuit moins de 16 ans, réservation jusqu’au mercredi 18 novembre.',
  )
  expect(
    detailIn('de', 'Wartung: anmelden bis 27. November', 'Wartung: anmelden bis Freitag, 27. November.'),
  ).toBeNull()
})
