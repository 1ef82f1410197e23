import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { objectionsIn } from './objections-in-prose.ts'

const asked = (text: string, language: Language) =>
  objectionsIn(text, language)?.asked.map(({ question, reply }) => `${question} | ${reply}`)

test.each<[string, Language, string, string[]]>([
  [
    'in a bracket, behind a sentence and behind a question',
    'en',
    'Will it stain? (Test a corner first; we refund it, even opened.) $9 for a brush is a lot (it lasts ten years).',
    [
      'Will it stain? | Test a corner first; we refund it, even opened.',
      '$9 for a brush is a lot | it lasts ten years',
    ],
  ],
  [
    'behind a colon, up to the period',
    'fr',
    'Faut-il un casque : non, on en prête. Et si je suis en retard : on attend dix minutes, pas plus.',
    [
      'Faut-il un casque\u00A0? | non, on en prête.',
      'Et si je suis en retard\u00A0? | on attend dix minutes, pas plus.',
    ],
  ],
  [
    'behind a comma',
    'en',
    'Will the paint fade, in full sun yes, indoors no. Do I need a primer, not really on dry wood.',
    ['Will the paint fade? | in full sun yes, indoors no', 'Do I need a primer? | not really on dry wood'],
  ],
  [
    'behind a remark of the owner',
    'de',
    '"Ich kann nicht zeichnen", hören wir jede Woche, bisher hat jeder ein Bild mitgenommen. Wie lange dauert es: zwei Stunden.',
    ['Ich kann nicht zeichnen | bisher hat jeder ein Bild mitgenommen.', 'Wie lange dauert es? | zwei Stunden.'],
  ],
  [
    'in the next sentences',
    'es',
    '¿Mancha mucho? Con agua se va. ¿Y si no me gusta el color? Se cambia en quince días. Guarda el ticket.',
    ['¿Mancha mucho? | Con agua se va.', '¿Y si no me gusta el color? | Se cambia en quince días. Guarda el ticket.'],
  ],
  [
    'behind a complaint',
    'it',
    'È troppo lontano, veniamo noi con il furgone. Non ho spazio: lo teniamo in magazzino.',
    ['È troppo lontano | veniamo noi con il furgone', 'Non ho spazio | lo teniamo in magazzino.'],
  ],
])('Replies are read %s', (_, language, text, expected) => {
  expect(asked(text, language)).toEqual(expected)
})

test('A customer who continues answers nothing, and neither does a single next sentence', () => {
  expect(asked('Why do you ask so much, it is only a cat.', 'en')).toEqual([
    'Why do you ask so much, it is only a cat? | ',
  ])
  expect(objectionsIn('Will it last? Ours came apart.', 'en')).toBeNull()
})

test('A reply ends before a remark on the customers', () => {
  expect(asked('Can it wait? Often yes and we tell them. Is it far, well, two stops by bus.', 'en')).toEqual([
    'Can it wait? | Often yes',
    'Is it far? | two stops by bus',
  ])
})

test('What the owner says of the brand becomes none of the objections', () => {
  const found = objectionsIn('Do you deliver? Yes, on Fridays. We stopped shipping abroad in 2022.', 'en')
  expect(found?.asked.map(({ question }) => question)).toEqual(['Do you deliver?'])
})

test('Lists in lines and with arrows have other rules', () => {
  expect(objectionsIn('too dear\ntoo far', 'en')).toBeNull()
  expect(objectionsIn('too dear -> it lasts for years', 'en')).toBeNull()
})

test.each<[Language, string]>([
  ['en', 'Will it void my warranty?, I can fit it myself, Postage to WA'],
  ['en', "I'm not techy; Will my clients have to download an app?; Can I move my data over?"],
  ['en', '"I can do it myself in QuickBooks", "My brother-in-law does my taxes", "What if I want to stop?"'],
  ['es', '¿Cuántas sesiones voy a necesitar?; con reposo se me pasa; no lo cubre el seguro'],
  ['de', 'Zu teuer. Zehn Wochen Lieferzeit sind lang. Kann ich das Holz vorher sehen?'],
  ['de', '„Zu teuer für jeden Tag“, „Ich habe keine Mühle“'],
  ['it', 'E se non è portato?, dobbiamo comprare il pianoforte?, sono troppo vecchio'],
])('%s: in a row, the next objection answers none: "%s"', (language, text) => {
  expect(objectionsIn(text, language)).toBeNull()
})

test.each<[Language, string]>([
  ['en', 'it costs too much, I have no time'],
  ['de', 'das ist zu teuer, ich habe keine Zeit'],
  ['it', 'costa troppo, non ho tempo'],
])('%s: the next complaint of a customer answers none: "%s"', (language, text) => {
  expect(objectionsIn(text, language)?.asked.filter(({ reply }) => reply !== '') ?? []).toEqual([])
})
