import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const doubt = (question: string, answer: string): FactValue<'doubt'> => ({
  question,
  answer,
  isWhole: true,
  topic: null,
})

test('a long answer has its own email, and the shortest long one keeps company with two short ones', () => {
  const doubts = [
    doubt('Why is it so dear?', 'Each leaf is picked by hand in May, and a pound takes a whole day of one person.'),
    doubt('How long does it keep?', 'Two years in the dark, and about three months once the tin has been opened.'),
    doubt('Is it strong?', 'Rather mild.'),
    doubt('Do you ship abroad?', 'To Ireland only.'),
  ]
  const { answer, answers } = toldFacts(teaBrand({ doubts }))
  expect(answer.map(({ doubt: asked }) => asked)).toEqual([doubts[0]!.question])
  expect(answers.map(({ lines }) => lines)).toEqual([
    [
      'How long does it keep? Two years in the dark, and about three months once the tin has been opened.',
      'Is it strong? Rather mild.',
      'Do you ship abroad? To Ireland only.',
    ],
  ])
})

test('many short answers make rows of the same length', () => {
  const doubts = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fritz'].map((name) =>
    doubt(`Is ${name} there?`, 'On Mondays.'),
  )
  expect(toldFacts(teaBrand({ doubts })).answers.map(({ lines }) => lines.length)).toEqual([3, 3])
})

test('what is for sale for it makes a short answer long enough', () => {
  const offers = [
    teaOffer('night kettle', { price: '£40', fact: 'holds two cups and switches itself off after a minute' }),
  ]
  const doubts = [
    doubt('Is the night kettle loud?', 'Hardly, it hums.'),
    doubt('Is it strong?', 'Rather mild.'),
    doubt('Do you ship abroad?', 'To Ireland only.'),
  ]
  expect(toldFacts(teaBrand({ offers, doubts })).answer.map(({ doubt: asked }) => asked)).toEqual([
    'Is the night kettle loud?',
  ])
})
