import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readBuyers, readDoubts, readEvents, readMoments, readPains } from './read-avatar.ts'

test.each<[Language, string, string, string | null]>([
  ['en', 'School facilities. The purchasing clerk places the order.', 'businesses', 'purchasing clerk'],
  ['de', 'Zahnarztpraxen. Bestellt wird von der Praxismanagerin.', 'businesses', 'Praxismanagerin'],
  ['es', 'Bares de Valencia. Pide el encargado; paga el dueño.', 'businesses', 'encargado'],
  ['en', 'Owners of restaurants. They order, nobody else does.', 'businesses', null],
  ['en', 'Families and a few restaurants', 'both', null],
  ['en', 'Owners of old houses', 'consumers', null],
])('%s: "%s"', (language, text, buyers, role) => expect(readBuyers(text, language)).toEqual({ buyers, role }))

test('Complaints of the body are marked, in compounds too', () => {
  const marked = (text: string, language: Language) =>
    readPains(text, language).map(({ value }) => value.isBodyComplaint)
  expect(marked('headache from cheap scents, jars that leak', 'en')).toEqual([true, false])
  expect(marked('Rückenschmerzen; volle Kurse', 'de')).toEqual([true, false])
  expect(marked('incontinencia al correr; precios', 'es')).toEqual([true, false])
})

test('Moments know their months', () => {
  const months = (text: string, isSouthern: boolean) =>
    readMoments(text, 'en', isSouthern).map(({ value }) => value.months)
  expect(months('first frost in November, summer', false)).toEqual([[11], [6, 7, 8]])
  expect(months('summer', true)).toEqual([[1, 2, 12]])
})

test.each<[Language, string, [string, string | null][]]>([
  ['en', 'Is pickup extra? No, it is included.', [['Is pickup extra?', 'No, it is included.']]],
  [
    'en',
    'Is it hard? It takes an hour. Is it safe? The box says so.',
    [
      ['Is it hard?', 'It takes an hour.'],
      ['Is it safe?', 'The box says so.'],
    ],
  ],
  [
    'en',
    'Will it last? I have no time. Is it safe? No, I fear.',
    [
      ['Will it last?', null],
      ['I have no time', null],
      ['Is it safe?', null],
      ['No, I fear', null],
    ],
  ],
  [
    'en',
    'Will it last? Ours came apart.',
    [
      ['Will it last?', null],
      ['Ours came apart', null],
    ],
  ],
  [
    'en',
    'Will it last?\nNo, never in winter.',
    [
      ['Will it last?', null],
      ['No, never in winter', null],
    ],
  ],
  ['de', 'Ist das dabei? Nein, das kostet 5 €.', [['Ist das dabei?', 'Nein, das kostet 5 €.']]],
  [
    'fr',
    "Ça mousse ? Oui, même à l'eau froide. Trop cher",
    [
      ['Ça mousse ?', "Oui, même à l'eau froide."],
      ['Trop cher', null],
    ],
  ],
  [
    'es',
    'No tengo tiempo. ¿Es para mí? Ya lo intenté.',
    [
      ['No tengo tiempo', null],
      ['¿Es para mí?', null],
      ['Ya lo intenté', null],
    ],
  ],
  ['it', 'Posso recuperare? Sì, nella stessa settimana.', [['Posso recuperare?', 'Sì, nella stessa settimana.']]],
])('%s: "%s" gives its questions with their answers', (language, text, expected) => {
  const found = readDoubts(text, language).map(({ value }) => [value.question, value.answer])
  expect(new Set(found)).toEqual(new Set(expected))
})

test('Events of the trade have their month in brackets', () => {
  const events = readEvents('CAD/CAM, IDS (Köln, ungerade Jahre, März), Wandern (im Mai und Juni)', 'de', false)
  expect(events.map(({ value: { text, months } }) => [text, months])).toEqual([['IDS', [3]]])
})

test.each<[Language, string, [string, string][]]>([
  [
    'de',
    'Riecht die nach Schaf? Die ersten 2 Tage leicht, auslüften reicht. – Kann man die waschen? Lüften reicht, nicht schleudern. - Wohin damit?',
    [
      ['Riecht die nach Schaf?', 'Die ersten 2 Tage leicht, auslüften reicht.'],
      ['Kann man die waschen?', 'Lüften reicht, nicht schleudern.'],
    ],
  ],
  [
    'es',
    '¿y si lo mancho? La limpieza va incluida. / ¿Se puede reservar sin probar? sí, con medidas / ¿Y si llueve? cambio de fecha',
    [
      ['¿y si lo mancho?', 'La limpieza va incluida.'],
      ['¿Se puede reservar sin probar?', 'Sí, con medidas.'],
      ['¿Y si llueve?', 'Cambio de fecha.'],
    ],
  ],
  [
    'en',
    'Do I need experience? No, we show you on the beach. Can my dog come? Yes in canoes. Paws stay out of kayaks.',
    [
      ['Do I need experience?', 'No, we show you on the beach.'],
      ['Can my dog come?', 'Yes, in canoes. Paws stay out of kayaks.'],
    ],
  ],
  [
    'en',
    'postage is dear: flat $11.95, any size / what if it freezes? we replace it, send a photo / why now? because they dont keep',
    [
      ['postage is dear', 'Flat $11.95, any size.'],
      ['what if it freezes?', 'We replace it, send a photo.'],
      ['why now?', "Because they don't keep."],
    ],
  ],
  [
    'en',
    "Q: I can't draw. A: Nobody here could. Q: do i bring paper?? A: its provided. bring a pencil, 2B = best",
    [
      ["I can't draw", 'Nobody here could.'],
      ['do I bring paper?', 'Its provided. Bring a pencil, 2B: best.'],
    ],
  ],
  [
    'en',
    'Am I too stiff? - most of us are. What do I wear - anything warm. is there tea? yes and cake',
    [
      ['Am I too stiff?', 'Most of us are.'],
      ['What do I wear?', 'Anything warm.'],
      ['is there tea?', 'Yes, and cake.'],
    ],
  ],
  [
    'de',
    'Im Baumarkt ist die Säge billiger: Bei uns bekommen Sie sie geschärft. Passt das Blatt auf meine Säge? Auf alle mit 30 mm Bohrung.',
    [
      ['Im Baumarkt ist die Säge billiger', 'Bei uns bekommen Sie sie geschärft.'],
      ['Passt das Blatt auf meine Säge?', 'Auf alle mit 30 mm Bohrung.'],
    ],
  ],
  [
    'fr',
    '« Je chante faux » : on travaille à deux voix. « Faut-il lire les notes ? » : non, on apprend à l’oreille.',
    [
      ['Je chante faux', 'On travaille à deux voix.'],
      ['Faut-il lire les notes ?', 'Non, on apprend à l’oreille.'],
    ],
  ],
  [
    'fr',
    '- ça rétrécit ? -> à 30 degrés jamais\n- et les mites ? oui si on la range sale\n- reprise ? non',
    [
      ['ça rétrécit ?', 'À 30 degrés jamais.'],
      ['et les mites ?', 'Oui, si on la range sale.'],
      ['reprise ?', 'Non.'],
    ],
  ],
  [
    'es',
    '¿lleva nueces? la de chocolate no, la de dátiles si. ¿se congela? si, un mes. ¿y azúcar? siempre un poco',
    [
      ['¿lleva nueces?', 'La de chocolate no, la de dátiles sí.'],
      ['¿se congela?', 'Sí, un mes.'],
      ['¿y azúcar?', 'Siempre un poco.'],
    ],
  ],
  [
    'it',
    'D: quanto dura? R: due ore circa. D: e se piove? R: si fa lo stesso, sotto il portico',
    [
      ['quanto dura?', 'Due ore circa.'],
      ['e se piove?', 'Si fa lo stesso, sotto il portico.'],
    ],
  ],
])('%s: questions that have an answer behind them, in turn: %s', (language, text, expected) => {
  const answered = readDoubts(text, language).flatMap(({ value: { question, answer } }) =>
    answer === null ? [] : [[question, answer]],
  )
  expect(answered).toEqual(expected)
})

test('a list of questions without answers stays a list of doubts', () => {
  const doubts = readDoubts('Is it real leather? Will it fit? Too expensive. Shipping?', 'en')
  expect(doubts.every(({ value: { answer } }) => answer === null)).toBe(true)
})

test.each<[Language, string, string | undefined]>([
  ['it', 'Professionisti 35-60, Milano e provincia', 'consumers'],
  ['it', 'Aziende e professionisti 35-60', 'businesses'],
  ['fr', 'des voisins, quelques bureaux', 'both'],
  ['fr', 'bureaux et restaurants', 'businesses'],
  ['fr', 'amateurs 40-70 ans, restaurants un peu, gens de passage', 'both'],
  ['fr', 'curieux de 30-60 ans, cavistes un peu', 'both'],
  ['en', 'Owners of restaurants, 30 to 60 years', 'businesses'],
])('%s: who buys, in "%s"', (language, text, buyers) => {
  expect(readBuyers(text, language)?.buyers).toBe(buyers)
})
