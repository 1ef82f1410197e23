import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readingWords } from '../languages/reading-words.ts'
import { notSoldIn } from './not-sold.ts'

test.each<[Language, string, string[]]>([
  ['en', 'no cat stuff pls people keep asking', ['cat']],
  ['en', "We don't sell puppies.", ['puppies']],
  ['it', 'Non vendiamo pellet.', ['pellet']],
  ['fr', "Nous ne vendons PAS d'appareils auditifs et ne faisons pas de réglages.", ['appareils auditifs']],
  ['fr', 'Pas de jouets, pas de goodies.', ['jouets', 'goodies']],
  ['de', 'Wir verkaufen keine Tiere.', ['tiere']],
  ['es', 'NO vendemos por internet.', []],
  ['es', 'Vendemos botas.', []],
  ['it', 'Per favore scrivetelo che ce lo chiedono tutti i giorni.', []],
])('What a brand does not sell (%s): %s', (language, sentence, goods) => {
  expect(notSoldIn([sentence], readingWords(language))).toEqual(goods)
})
