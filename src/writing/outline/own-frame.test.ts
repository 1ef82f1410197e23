import { expect, test } from 'vitest'
import { frameOf } from './own-frame.ts'

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
