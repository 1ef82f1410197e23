import { expect, test } from 'vitest'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan, OwnWords } from './email-plan.ts'
import { withContentFirst } from './first-thought.ts'

const own: OwnWords = {
  offers: [],
  detail: null,
  answer: null,
  phrase: null,
  practical: [],
  contact: [],
  coming: [],
  standing: [],
}
const email = (
  ownDay: EmailPlan['ownDay'],
  headline: string,
  lines: readonly string[],
  words: Partial<OwnWords> = {},
): EmailPlan =>
  ({
    ownDay,
    title: headline,
    headline,
    lines: lines.map((line) => ({ line, kind: 'thought', question: null, part: null })),
    own: { ...own, ...words },
  }) as unknown as EmailPlan
const linesOf = (plan: EmailPlan, brief: BrandBrief = teaBrand()) =>
  withContentFirst(plan, brief).lines.map(({ line }) => line)

const closing = 'We look forward to it.'

test('the first thought of an email about a day begins behind the name and the day of its headline', () => {
  const night = 'Burns Night is on Saturday, January 23: five smoky teas with oatcakes, $38, sixteen places.'
  expect(linesOf(email('start', 'Burns Night: Saturday, January 23', [night, closing]))).toEqual([
    'Five smoky teas with oatcakes, $38, sixteen places.',
    closing,
  ])
  const course = 'Schellack-Wochenende am 14. und 15. November, jeweils 9 bis 16 Uhr, noch 2 Plätze.'
  const german = { ...teaBrand(), language: 'de', country: 'DE' } as const
  expect(linesOf(email('start', 'Schellack-Wochenende: 14. und 15. November', [course]), german)).toEqual([
    'Jeweils 9 bis 16 Uhr, noch 2 Plätze.',
  ])
  const evening = 'Am Samstag, 28. November ist Mostabend im Hof, 16 bis 20 Uhr, Eintritt frei.'
  expect(linesOf(email('event', 'Mostabend im Hof: Samstag, 28. November', [evening]), german)).toEqual([
    '16 bis 20 Uhr, Eintritt frei.',
  ])
})

test('a sentence keeps what its headline leaves out, and a list of places is never cut', () => {
  const region = 'Last day to order for Christmas is December 11 for BC, Alberta and the territories.'
  expect(linesOf(email('deadline', 'Christmas orders: by December 11', [region]))).toEqual([region])
  const verb = 'The mill opens on January 9, and everyone gets a cup.'
  expect(linesOf(email('event', 'The mill opens: January 9', [verb]))).toEqual([verb])
  const month = 'The new box year starts with the February box, order by January 31.'
  expect(linesOf(email('deadline', 'New box year: by January 31', [month]))).toEqual([month])
})

test('below a headline that says the whole sentence, the email begins with what the offer is and costs', () => {
  const entry = 'First aid for furniture: £75. A Saturday morning, at most 6 people.'
  const course = teaBrand({ offers: [teaOffer('First aid for furniture', { kind: 'course', price: '£75' })] })
  const plan = email(
    'start',
    'First aid for furniture: Saturday, November 21',
    ['First aid for furniture on Saturday, November 21.', entry, closing],
    { practical: [entry] },
  )
  expect(linesOf(plan, course)).toEqual(['A Saturday morning, at most 6 people. £75.', closing])
})

test('a last day to order begins with what people can order, and an event with no entry about something else', () => {
  const list = ['Sampler: £22. Five teas of 10 g.', 'Fog Signal: £14.']
  const last = ['Last day to order for Christmas: December 16.', list.join('\n'), closing]
  expect(linesOf(email('deadline', 'Christmas orders: by December 16', last, { offers: list }))).toEqual([
    list.join('\n'),
    closing,
  ])
  const hire = 'Cargo bike hire for a day: £35.'
  const sale = ['Cargo bike sale on January 9.', hire, closing]
  expect(linesOf(email('start', 'Cargo bike sale: January 9', sale, { offers: [hire] }))).toEqual(sale)
})
