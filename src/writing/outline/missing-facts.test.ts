import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { missingFacts } from './missing-facts.ts'

const missingIn = (
  sentence: string,
  { ownDay = 'event', language = 'en' }: { ownDay?: EmailPlan['ownDay']; language?: Language } = {},
) =>
  missingFacts(
    {
      ownDay,
      title: '',
      own: null,
      lines: [sentence, 'Put it in your diary.'].map((line) => ({ line, kind: 'thought', question: null, part: null })),
    } as unknown as EmailPlan,
    { ...teaBrand(), language },
  )

test.each([
  ['en', 'Tea evening: Thursday, March 4.', ['place', 'hour']],
  ['en', 'Tea evening: Thursday, March 4, 7 pm, at the mill.', []],
  ['en', 'Tea evening: Thursday, March 4, 7 pm, at the mill, 30 places, booking needed.', ['way', 'price']],
  ['en', 'Tea evening on Zoom, Thursday, March 4, 7 pm, book by email, free.', []],
  ['en', 'Tea evening on Zoom, Thursday, March 4, 7 pm.', ['way']],
  ['en', 'Demo Day: Thursday, March 4, 10 to 4, 1420 Ellis Ct, Cedar Rapids.', []],
  ['en', 'Tea evening: Thursday 4 March, 10 to 4, near the church.', []],
  ['de', 'Teeabend: Donnerstag, 4. März.', ['place', 'hour']],
  ['de', 'Teeabend: Donnerstag, 4. März, 19 Uhr, in der Mühle.', []],
  ['de', 'Teeabend in der Mühle am Donnerstag, 4. März, 19 Uhr, mit Anmeldung.', ['way', 'price']],
  ['de', 'Vortrag: Donnerstag, 4. März, 19 Uhr, Gemeindehaus Soest, Eintritt frei, Anmeldung per Mail.', []],
  ['fr', 'Soirée thé : jeudi 4 mars.', ['place', 'hour']],
  ['fr', 'Soirée thé au moulin : jeudi 4 mars à 19 h, sur inscription par téléphone, 12 €.', []],
  ['es', 'Tarde de té: jueves 4 de marzo.', ['place', 'hour']],
  ['es', 'Tarde de té en el molino: jueves 4 de marzo a las 19:00, con reserva.', ['way', 'price']],
  ['it', 'Serata del tè: giovedì 4 marzo.', ['place', 'hour']],
  ['it', 'Serata del tè al mulino: giovedì 4 marzo alle 19, gratis.', []],
] as const)('in %s, “%s” leaves open: %s', (language, sentence, missing) => {
  expect(missingIn(sentence, { language })).toEqual(missing)
})

test('a course without a price or a way to sign up asks for both, and a sale for neither', () => {
  expect(missingIn('Tasting course in the mill from March 4.', { ownDay: 'start' })).toEqual(['way', 'price'])
  expect(missingIn('Spring sale from March 4.', { ownDay: 'sale' })).toEqual([])
})

test.each([
  ['en', 'Fix-it morning in the mill, March 6, 10 am: bring any toy, no sign-up.'],
  ['de', 'Bad-Samstag am 6. März, 10 bis 15 Uhr in der Ausstellung, mit Waffeln, ohne Anmeldung.'],
  ['fr', 'Samedi 6 mars de 10 h à 17 h, 9 accordéons sortent de restauration, venez les essayer à l’atelier.'],
  ['es', 'Sábado 6 de marzo, de 11:00 a 14:00, puertas abiertas en la nave, sin reserva.'],
  ['it', 'Sabato 6 marzo dalle 10 alle 12 porte aperte in studio: non si paga e non serve prenotare.'],
] as const)('in %s, “%s” asks neither for a sign-up nor for a price', (language, sentence) => {
  expect(missingIn(sentence, { language, ownDay: 'start' })).toEqual([])
})

test('an open day has no price', () => {
  const sentence = 'Sábado 6 de marzo a las 11:00, puertas abiertas en la nave; avisa por WhatsApp.'
  expect(missingIn(sentence, { language: 'es', ownDay: 'start' })).toEqual([])
})

test.each([
  ['en', 'Clients should order by 5 pm on Friday 22 January.'],
  ['es', 'El 20 de noviembre es el último día para encargar lotes de Navidad.'],
  ['fr', 'Samedi 30 janvier, dernier jour pour commander une gravure.'],
] as const)('in %s, “%s” needs no place', (language, sentence) => {
  expect(missingIn(sentence, { language })).toEqual([])
})
