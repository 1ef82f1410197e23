import { expect, test } from 'vitest'
import type { EmailPlan } from './email-plan.ts'
import { withoutRefused } from './without-refused.ts'

const planned = (lines: readonly string[], ownDay: 'opening' | null): EmailPlan => ({
  role: 'serve',
  title: 'Winter box: November 16',
  subjects: [],
  spareSubjects: [],
  preview: lines[0] ?? '',
  headline: 'Winter box: November 16',
  show: null,
  lines: lines.map((line) => ({ line, kind: 'advice', question: null, part: null })),
  address: null,
  offer: null,
  subject: null,
  button: 'Look',
  purpose: '',
  why: '',
  stage: null,
  readers: null,
  occasion: null,
  ownDay,
  doubt: null,
  own: null,
})

const SENTENCE = 'From November 16 we have the winter box, $29, the cheapest anywhere.'
const frame = planned([], null)

test('where a line about a day is refused, the email tells its beginning before one without lines comes', () => {
  const refused = [SENTENCE]
  const own = planned([SENTENCE, 'Any question? A short answer is enough.'], 'opening')
  const all = [...withoutRefused([own, frame], { refused, maySay: (text) => !text.includes('cheapest') })]
  expect(all.map(({ lines }) => lines.map(({ line }) => line))).toEqual([
    [SENTENCE, 'Any question? A short answer is enough.'],
    ['From November 16 we have the winter box, $29.', 'Any question? A short answer is enough.'],
    [],
  ])
  expect(all[1]?.preview).toBe('From November 16 we have the winter box, $29.')
})

test('an email about no day stays as it is', () => {
  const all = [...withoutRefused([planned([SENTENCE], null), frame], { refused: [SENTENCE], maySay: () => false })]
  expect(all).toHaveLength(2)
})
