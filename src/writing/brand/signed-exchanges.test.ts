import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readDoubts } from './read-avatar.ts'
import { signedExchanges } from './signed-exchanges.ts'

const answersIn = (text: string, language: Language) =>
  readDoubts(text, language).map(({ value: { question, answer } }) => `${question} | ${answer}`)

test.each<[string, Language, string, string[]]>([
  [
    'single quotation marks and dashes',
    'en',
    "'Will it make a mess?' - dust sheets and a HEPA vacuum, we clean up. 'I had it done last year' - wood burned daily needs it twice.",
    [
      'Will it make a mess? | Dust sheets and a HEPA vacuum, we clean up.',
      'I had it done last year | Wood burned daily needs it twice.',
    ],
  ],
  [
    'quotation marks without a sign',
    'en',
    '"Is it greasy?" A little soaks in within minutes. "I can get it cheaper online." Ours comes from one farm nearby.',
    [
      'Is it greasy? | A little soaks in within minutes.',
      'I can get it cheaper online | Ours comes from one farm nearby.',
    ],
  ],
  [
    'arrows',
    'de',
    'Zu teuer -> ein Hund braucht am Tag rund 1,40 €. Warum kaltgepresst? -> es quillt im Magen nicht auf.',
    ['Zu teuer | Ein Hund braucht am Tag rund 1,40 €.', 'Warum kaltgepresst? | Es quillt im Magen nicht auf.'],
  ],
  [
    'equals signs',
    'fr',
    "C'est long = oui 5 semaines mais on prête un instrument. j'habite loin = on passe à Lille le premier vendredi du mois",
    [
      "C'est long | Oui 5 semaines mais on prête un instrument.",
      "j'habite loin | On passe à Lille le premier vendredi du mois.",
    ],
  ],
  [
    'dashes alone',
    'en',
    "I'm not flexible enough - that's like being too dirty to shower. Too pricey - at three classes a week it's $14 a class.",
    [
      "I'm not flexible enough | That's like being too dirty to shower.",
      "Too pricey | At three classes a week it's $14 a class.",
    ],
  ],
  [
    'colons and question marks in turn',
    'en',
    'Shipping costs too much: it is already in the price. Will it freeze? We hold the box and call you. The skin has marks: that is from the wind, the inside is perfect.',
    [
      'Shipping costs too much | It is already in the price.',
      'Will it freeze? | We hold the box and call you.',
      'The skin has marks | That is from the wind, the inside is perfect.',
    ],
  ],
  [
    'bulleted lines with colons',
    'es',
    '- es caro: sí, por eso hay opción mitad y mitad\n- y si no le gusta? te devolvemos el dinero de la caja\n- no tengo congelador: catorce días ocupan un cajón',
    [
      'es caro | Sí, por eso hay opción mitad y mitad.',
      'y si no le gusta? | Te devolvemos el dinero de la caja.',
      'no tengo congelador | Catorce días ocupan un cajón.',
    ],
  ],
])('An owner sets questions apart by %s', (_, language, text, answers) => {
  expect(answersIn(text, language)).toEqual(answers)
})

test('Questions without answers, and a text that begins with none, stay unchanged', () => {
  expect(signedExchanges('Is it real leather? Will it fit? Too expensive.')).toBeNull()
  expect(signedExchanges('They worry about the fit. Is it real leather? Yes, it is.')).toBeNull()
})
