import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { wordChooser } from '../engine/choose-words.ts'
import { looksLikeLanguage } from '../gate/language-check.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import { briefOf } from './brief-of.ts'
import type { EmailPlan } from './email-plan.ts'

const line = (text: string | null) => ({ line: text, kind: 'thought', question: null, part: null }) as const
const plan = (email: Partial<EmailPlan>) =>
  ({
    role: 'serve',
    title: '',
    headline: '',
    lines: [],
    offer: null,
    subject: null,
    doubt: null,
    occasion: null,
    readers: null,
    stage: null,
    button: 'Save a seat',
    purpose: 'The email invites people to come.',
    why: 'Those who are asked come.',
    ...email,
  }) as EmailPlan
const briefFor = (email: Partial<EmailPlan>, brief = teaBrand()) =>
  briefOf(plan(email), {
    brief,
    choose: wordChooser({ language: brief.language, seed: 'x', maySay: () => true }),
    mayDirect: (text) => !text.includes('orbidden'),
  })

const sentence = 'Tea evening: Thursday, March 4, 7 pm, £12, at the mill.'
const evening = { ownDay: 'event', title: 'Tea evening: March 4', headline: 'Tea evening: March 4' } as const

test('a brief says what readers should do, the fact that has to stand out, what they know, and the measure', () => {
  expect(briefFor({ ...evening, lines: [line(sentence)] }, teaBrand({ say: [sentence] }))).toBe(
    'The button that counts: “Save a seat”. ' +
      'What has to stand out: Thursday, March 4, 7 pm, £12, at the mill. ' +
      'Readers haven’t heard of it yet, so the email has to make sense on its own. ' +
      'Measure it by counting at the door how many come.',
  )
})

test('it repeats neither the description nor the reason', () => {
  const brief = briefFor({ lines: [line('A thought.')] })
  expect(brief).not.toContain('invites people')
  expect(brief).not.toContain('Those who are asked')
})

test('what a person noted stays in the brief of an email without lines', () => {
  expect(briefFor({ lines: [line(null)] })).toContain('The email invites people to come.')
})

test('an offer stands out with its price and what it is', () => {
  const tin = teaOffer('Assam tin', { price: '£12', fact: 'picked in May' })
  expect(briefFor({ role: 'sell', subject: tin, stage: 'new' })).toContain(
    'What has to stand out: Assam tin: £12. Picked in May. Readers have never bought anything',
  )
})

test.each(LANGUAGES)('the frames in %s are in that language', (language) => {
  const { goal, goalWithDay, fact, known } = outlineWords(language).brief
  for (const text of [goal, goalWithDay, ...Object.values(known)]) {
    expect(looksLikeLanguage(text.replace('{cta}', '').replace('{day}', ''), language, [])).toBe(true)
  }
  expect(fact).toContain('{fact}')
})

test('a fact that the brand’s rules exclude is left out', () => {
  const tin = teaOffer('Assam tin', { price: '£12', fact: 'forbidden here' })
  expect(briefFor({ role: 'sell', subject: tin })).not.toContain('Assam')
})

test('what other emails may have mentioned isn’t called unheard of, and a return is its own day', () => {
  const back = 'Closed December 25 to January 4, the shop is back open on January 5.'
  const told = briefFor({ ownDay: 'reopening', lines: [line(back)] }, teaBrand({ say: [back] }))
  expect(told).not.toContain('The date that counts: January 4')
  for (const ownDay of ['opening', 'dearer'] as const) {
    expect(briefFor({ ownDay, lines: [line('Leaf press: from January 16.')] })).not.toContain('heard of it')
  }
})

test('beside the story of its owner, an offer does not stand out', () => {
  const text = 'I began in my mother’s kitchen, and the tins came from a bakery that closed.'
  const told = { id: 'universal/universal/q-origin', question: 'How did you begin?', text }
  const brand = teaBrand({ answers: [told] })
  const tin = teaOffer('Assam tin', { price: '£12' })
  const offer = { line: 'Assam tin: £12.', kind: null, question: null, needsTerms: false, about: tin }
  expect(briefFor({ role: 'prove', lines: [line(text)], offer }, brand)).not.toContain('Assam')
  expect(briefFor({ role: 'prove', lines: [line('A thought.')], offer }, brand)).toContain('Assam tin: £12')
  expect(briefFor({ role: 'sell', lines: [line(text)], offer }, brand)).toContain('Assam tin: £12')
})
