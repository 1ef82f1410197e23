import { expect, test } from 'vitest'
import type { FactValue, UsableFacts } from '#shared/brand-sheet.ts'
import { askedLine } from './answer-lines.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const doubt = (question: string, answer: string): FactValue<'doubt'> => ({
  question,
  isWhole: true,
  topic: null,
  answer,
})
const told = (facts: Partial<UsableFacts>) => toldFacts(teaBrand(facts))
const answered = (question: string, answer: string, more: Partial<UsableFacts> = {}) =>
  told({ doubts: [doubt(question, answer)], ...more }).answer[0]!

test('an answer puts its gist, its number and its offer into the inbox', () => {
  const offers = [teaOffer('Crossing Box', { price: '$34 a month' }), teaOffer('clay pot', { price: '$40' })]
  const { slots, subjects } = answered('$34 a month for tea?', 'It is 30 cups, and every box has a new tea in it.', {
    offers,
  })
  expect(slots.thing).toBe('Crossing Box')
  expect(slots.figure).toBe('30 cups')
  expect(slots.gist).toBe('It is 30 cups, and every box has a new tea in it.')
  expect(subjects).toContain('$34 a month for tea? It is 30 cups')
})

test('beside a short answer, the email says what else the brand says of it', () => {
  const { lines, slots } = answered('Can it wait until spring?', 'Often yes.', {
    say: ["we'll tell you if it can wait"],
  })
  expect(lines).toEqual(["We'll tell you if it can wait."])
  expect(slots.gist).toBe("Often yes. We'll tell you if it can wait.")
  expect(
    answered('Do you keep my street?', 'Yes, one shop per street.', { say: ['one shop per street only'] }).lines,
  ).toEqual([])
})

test('the start of an answer is a subject line where it needs no question', () => {
  const { subjects } = answered(
    'Why did tea get dearer?',
    'Tea costs us 20% more, and we raised our prices once in spring.',
  )
  expect(subjects[0]).toBe('Tea costs us 20% more')
  expect(answered('Is it strong?', 'It is, after three minutes in the pot it tastes of smoke.').subjects[0]).toContain(
    '?',
  )
})

test('what is done comes before what no one can promise', () => {
  const { slots } = answered('Will it arrive whole?', "We can't promise it. Every pot is packed in straw and insured.")
  expect(slots.gist).toBe('Every pot is packed in straw and insured.')
})

test('a question takes the beginning of its answer along, and a list is cut nowhere', () => {
  expect(askedLine('$34 for a cream?', 'About 60 cents a day.', 'en')).toBe('$34 for a cream? About 60 cents a day')
  expect(askedLine('Könnt ihr mahlen?', 'Ja, kostet nix, einfach dazuschreiben für welche Maschine.', 'de')).toBe(
    'Könnt ihr mahlen? Ja, kostet nix',
  )
  const list = 'You need a mug, a strainer, and some patience with the water on a cold morning.'
  expect(askedLine('What do I need?', list, 'en')).toBe('What do I need?')
})

test('several answers name their questions', () => {
  const doubts = [
    doubt('Too dear.', 'About 30 cents.'),
    doubt('Is it far?', 'We post.'),
    doubt('Is it strong?', 'A bit.'),
  ]
  const [row] = told({ doubts }).answers
  expect(row!.slots.question).toBe('Is it far?')
  expect(row!.slots.gist).toBe('Too dear. Is it far?')
})

test('no question is half a sentence', () => {
  const pain = (text: string): FactValue<'pain'> => ({ text, form: 'clause', type: 'nuisance', isBodyComplaint: false })
  const say = ['the harvest date is on every tin', 'we sell twice as many tins now']
  expect(told({ pains: [pain('so they sell twice as many tins')], say }).worry).toEqual([])
  expect(told({ pains: [pain('when the harvest date is missing')], say }).worry).toEqual([])
})
