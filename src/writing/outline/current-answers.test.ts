import { expect, test } from 'vitest'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import { currentAnswers, currentText, inLastYear, withCurrentAnswers } from './current-answers.ts'
import type { EmailPlan } from './email-plan.ts'

const answer = 'Orders leave in 2 days. For Christmas, order by Friday, December 11.'
const doubts = [
  { question: 'Will it get here in time?', isWhole: true, topic: null, answer },
  { question: 'When is the last tasting?', isWhole: true, topic: null, answer: 'It is on December 20.' },
] as const
const brief = teaBrand({ doubts: [...doubts] })

test.each([
  ['2026-11-17', answer],
  ['2026-12-11', answer],
  ['2026-12-12', 'Orders leave in 2 days.'],
  ['2027-01-05', 'Orders leave in 2 days.'],
  [null, answer],
])('on %s, an answer leaves out days that are over or far away', (day, text) => {
  expect(currentText({ text: answer, plannedFor: day }, 'en')).toBe(text)
})

test('a date in German ends no sentence, and a break that has begun is not over', () => {
  expect(currentText({ text: 'Bestellt bis 13. Dezember. Wir senden kalt.', plannedFor: '2027-01-05' }, 'de')).toBe(
    'Wir senden kalt.',
  )
  const closed = 'We are closed from December 24 to January 3.'
  expect(currentText({ text: closed, plannedFor: '2026-12-28' }, 'en')).toBe(closed)
})

test('a list loses an answer of which nothing is left', () => {
  const rows = doubts.map((each) => `${each.question} ${each.answer}`).join('\n')
  const lines = [rows, 'Anything else?'].map((line) => ({ line, kind: 'thought', question: null, part: null }))
  const plan = { lines, doubt: null } as unknown as EmailPlan
  expect(withCurrentAnswers(plan, brief, '2027-01-05').lines[0]?.line).toBe(
    'Will it get here in time? Orders leave in 2 days.',
  )
  expect(withCurrentAnswers(plan, brief, null)).toBe(plan)
  expect(currentAnswers(brief, '2027-01-05')).toHaveLength(1)
})

test.each([
  ['en', 'This year Monique played for her family.', 'Last year Monique played for her family.'],
  ['de', 'Da haben wir in diesem Jahr viel gelernt.', 'Da haben wir im letzten Jahr viel gelernt.'],
  ['fr', 'Cette année, Monique a joué.', 'L’an dernier, Monique a joué.'],
  ['es', 'La cosecha de este año fue corta.', 'La cosecha del año pasado fue corta.'],
  ['it', 'Quest’anno abbiamo piantato due filari.', 'L’anno scorso abbiamo piantato due filari.'],
  ['en', 'This year’s blend is lighter than last year’s.', 'This year’s blend is lighter than last year’s.'],
] as const)('in January, what happened this year was last year (%s)', (language, told, later) => {
  expect(inLastYear(told, language)).toBe(later)
})
