import { expect, test } from 'vitest'
import { storiesOfDays } from './stories-of-days.ts'
import { teaBrand } from './tea-brand.fixtures.ts'
import { undatedPhrases } from './undated-phrases.ts'

const EVENING = 'Dumpling evening on Friday, November 13, 7 pm in the shop, free.'
const ORDERS = 'Order Christmas parcels by Wednesday, December 9.'
const QUARREL = 'Whether dumplings need ginger. My sister says yes, my father leaves the table.'

function toldBeside(say: string[], answers: string[]) {
  const brief = teaBrand()
  const facts = {
    ...brief.facts,
    say,
    answers: answers.map((text, at) => ({ id: `universal/universal/q-${at}`, question: 'Why?', text })),
  }
  return [...storiesOfDays({ ...brief, facts }).values()].map(({ text }) => text)
}

test('an answer that begins with the name of a day belongs to it', () => {
  expect(toldBeside([EVENING, ORDERS], [QUARREL])).toEqual([QUARREL])
})

test('so does a phrase about last year, or about a year that is over', () => {
  const gone = 'Last year the last two weeks before Christmas were gone in six days.'
  const lost = 'In 2023 we sent 40 parcels on December 20 and 11 came after Christmas: never again.'
  expect(toldBeside([EVENING, ORDERS, gone], [])).toEqual([gone])
  expect(toldBeside([EVENING, ORDERS, lost], [])).toEqual([lost])
})

test('one that names it in passing, or shares a common word with it, does not', () => {
  expect(toldBeside([EVENING], ['I began in a garage. My dumplings came later.'])).toEqual([])
  expect(toldBeside([ORDERS], ['We ordered too much oolong once, and gave it away.'])).toEqual([])
})

test('what happened in a year that is over has no day to come', () => {
  const brief = teaBrand()
  const phrasesIn = (text: string) => undatedPhrases({ ...brief, facts: { ...brief.facts, say: [text] } })
  const storm = 'In 2022 a storm took the roof on December 3 and we poured tea next door for a week.'
  expect(phrasesIn(storm)).toEqual([storm])
  expect(phrasesIn('In 2027 the prices of all our teas go up on February 1 by a dollar.')).toEqual([])
})
