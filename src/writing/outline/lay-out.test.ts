import { expect, test } from 'vitest'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { withWaysAtEnd } from './lay-out.ts'

const reach = 'To book: by phone on 01632 960 551.'
const brief = teaBrand({ say: [reach, 'Free shipping over £75.'] })
const own = {
  detail: null,
  answer: null,
  phrase: null,
  offers: [],
  practical: ['Free shipping over £75.', reach],
  contact: [],
  coming: [],
  standing: [],
}
const email = (ending: string, ownDay: EmailPlan['ownDay'] = 'deadline') =>
  ({
    ownDay,
    own,
    lines: ['Book by March 6.', ending].map((line) => ({ line, kind: 'thought', question: null, part: null })),
  }) as unknown as EmailPlan
const linesOf = (plan: EmailPlan) => plan.lines.map(({ line }) => line)

test('how people sign up is the last line of a day, in place of the one that ends any email', () => {
  const plan = withWaysAtEnd(email('Is anything unclear? One line is enough.'), brief)
  expect(linesOf(plan)).toEqual(['Book by March 6.', reach])
  expect(plan.own?.practical).toEqual(['Free shipping over £75.'])
})

test('a last line with a day stays, and other emails keep their end', () => {
  expect(linesOf(withWaysAtEnd(email('A question? Ask before March 6.'), brief))).toEqual([
    'Book by March 6.',
    reach,
    'A question? Ask before March 6.',
  ])
  const other = email('Is anything unclear?', null)
  expect(withWaysAtEnd(other, brief)).toBe(other)
})
