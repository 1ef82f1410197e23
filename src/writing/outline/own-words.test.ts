import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { withOwnWords } from './own-words.ts'

const offer: FactValue<'offer'> = {
  name: 'handpieces',
  shortName: 'handpieces',
  kind: 'durable',
  grammar: null,
  isFirstPurchase: false,
  fact: 'repaired in 5 days, loan device included',
  price: '$12',
  forWhom: null,
  chooseIf: null,
  season: null,
}
const statement = { type: 'statement', text: 'Trade only, notice in every email.', when: 'always' } as const
const plan: EmailPlan = {
  role: 'sell',
  title: 'A title',
  subjects: [],
  spareSubjects: [],
  preview: '',
  headline: 'A headline',
  show: null,
  lines: [],
  address: null,
  offer: { line: 'For Friday: the handpieces.', kind: 'durable', question: null, needsTerms: false, about: offer },
  button: 'Go',
  purpose: '',
  why: '',
  stage: null,
  readers: null,
  occasion: null,
  doubt: null,
  own: null,
}
const brief = teaBrand({
  say: ['we mend what we sell', 'sizes', 'post us the old one and we match it'],
  rules: [{ sentence: statement.text, check: statement }],
})
const ownOf = (email: Partial<EmailPlan>, turn = 0, maySay: (text: string) => boolean = () => true) =>
  withOwnWords({ ...plan, ...email }, { brief, turn, maySay }).own

test('an offer is followed by what it costs and includes, and the email by what it has to say', () => {
  expect(ownOf({})).toEqual({
    detail: '$12. repaired in 5 days, loan device included.'.replace('repaired', 'Repaired'),
    phrase: 'We mend what we sell.',
    notices: ['Trade only.'],
  })
})

test('neighbors say different things, and an email that thanks says nothing of the shop', () => {
  expect([0, 1, 2].map((turn) => ownOf({}, turn)?.phrase)).toEqual([
    'We mend what we sell.',
    'Post us the old one and we match it.',
    null,
  ])
  expect(ownOf({ role: 'thank' })?.phrase).toBeNull()
})

test('the answer to the doubt of the email comes before a phrase', () => {
  const doubt = { question: 'Is it dear?', isWhole: true, topic: null, answer: 'you can pay in three parts' } as const
  expect(ownOf({ role: 'teach', doubt })?.phrase).toBe('You can pay in three parts.')
})

test('what an email says already, or may not say, is not said again', () => {
  const line = { line: 'Trade only: you know that.', kind: 'thought', question: null, part: null } as const
  expect(ownOf({ lines: [line] })?.notices).toEqual([])
  expect(ownOf({}, 0, (text) => !text.includes('$'))?.detail).toBeNull()
})
