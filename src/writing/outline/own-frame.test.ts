import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { frameOf, withOwnFrame } from './own-frame.ts'

test.each([
  [
    'fr',
    'Gérard est reparti. Il m’a dit : « Tout seul, je ne peux pas. » Depuis, un prof est là.',
    '« Tout seul, je ne peux pas. »',
  ],
  [
    'es',
    'Se ha gastado casi un palmo. La piedra de agua de mi abuelo, la de 1961. Se ha gastado casi un palmo y Julián la sigue usando para la última pasada.',
    'La piedra de agua de mi abuelo, la de 1961',
  ],
  [
    'it',
    'Se nella bagna cauda ci va un goccio di panna. Elena dice di sì, papà si alza da tavola.',
    'Elena dice di sì, papà si alza da tavola',
  ],
  [
    'en',
    'The drum bearing seized and we were eleven days without roasting, in the middle of winter. We lost four subscribers out of 200.',
    'We lost four subscribers out of 200',
  ],
  ['de', 'Ja.', null],
] as const)('an answer names its email with its own words (%s)', (language, answer, frame) => {
  expect(frameOf(answer, language)?.replaceAll(/[\u00a0\u202f]/gu, ' ') ?? null).toBe(frame)
})

const framed = (answer: string, language: Language) => {
  const line = { line: `So it was. ${answer}`, kind: 'thought', question: null, part: null } as const
  const given = { headline: 'A card in pencil', preview: 'A card.', subjects: ['Just take it'], spareSubjects: [] }
  const plan = { ...given, lines: [line], answers: [answer] } as unknown as EmailPlan
  return withOwnFrame(plan, { ...teaBrand({}), language }, () => true)
}

test('an answer has its own subject lines and preview, and as the headline, its first sentence is in no line', () => {
  const { headline, lines, subjects, spareSubjects, preview } = framed(
    'Nel 2024 la grandine ha preso metà della vigna. L’uva che restava l’abbiamo messa nel Dogliani normale e quella bottiglia non esiste, così preferisco io.',
    'it',
  )
  expect(headline).toBe('Nel 2024 la grandine ha preso metà della vigna')
  expect(lines[0]?.line).toMatch(/^So it was\. L’uva che restava/u)
  expect(subjects[0]).toBe(headline)
  expect(spareSubjects).toEqual(['Just take it'])
  expect(preview).toMatch(/^L’uva che restava/u)
})

test('a long sentence is cut where another clause begins, and never inside one', () => {
  const { subjects } = framed('One day a spaniel shook so much I sat down with him for an hour. He stayed on.', 'en')
  expect(subjects).toContain('One day a spaniel shook so much…')
  const german = framed(
    'Wer das möchte, dem geben wir gern die Nummer des Dreschers aus dem Nachbardorf. Er kommt.',
    'de',
  )
  expect(german.subjects.filter((line) => line.includes('…'))).toEqual([])
  const italian = framed(
    'Di solito rispondo il giorno dopo, il lunedì no perché sono a Santa Croce a scegliere. Poi sì.',
    'it',
  )
  expect(italian.subjects.filter((line) => line.includes('lunedì'))).toEqual([])
})

test('no subject line and no preview of an answer continues a sentence that isn’t there', () => {
  const { headline, subjects, preview } = framed(
    'If you want a sweet drink with pearls, I’m no use to you. And if you only ever drink one tea, don’t take the box. A big bag is cheaper.',
    'en',
  )
  const all = [headline, preview, ...subjects]
  expect(all.filter((text) => text.startsWith('And'))).toEqual([])
  const { preview: cut } = framed(
    'It began in a shed. We had one kiln, a borrowed wheel and no water, and our neighbor lent us a hose that reached as far as the second window.',
    'en',
  )
  expect(cut).toBe('We had one kiln, a borrowed wheel and no water.')
})
