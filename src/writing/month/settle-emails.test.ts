import { describe, expect, test } from 'vitest'
import { type SettleRequest, type WishedEmail, settleEmails } from './settle-emails.ts'

const DAYS = Array.from({ length: 31 }, (_, index) => `2027-05-${String(index + 1).padStart(2, '0')}`)
const MOTHERS_DAY = { id: 'mothers-day', name: 'Mother’s Day', date: '2027-05-09' }

const REQUEST: SettleRequest = {
  emails: 6,
  openDays: DAYS,
  weekdays: [2, 4],
  takenDays: [],
  occasions: [MOTHERS_DAY],
  goal: null,
  mostSelling: null,
  pushed: [],
}

function email(ref: string, date: string, more: Partial<WishedEmail> = {}): WishedEmail {
  return { ref, date, role: 'teach', stage: 'all', offer: null, doubt: null, occasion: null, ...more }
}

const offer = (name: string, kind: 'durable' | 'subscription' = 'durable') => ({ name, kind })
const datesOf = (emails: readonly WishedEmail[], more: Partial<SettleRequest> = {}) =>
  settleEmails(emails, { ...REQUEST, ...more }).emails.map(({ email: { ref }, date }) => `${ref} ${date.slice(-2)}`)
const faultyIn = (emails: readonly WishedEmail[], more: Partial<SettleRequest> = {}) => [
  ...settleEmails(emails, { ...REQUEST, ...more }).faults.keys(),
]

describe('a wished day', () => {
  test('is kept where the brand can send', () => {
    expect(datesOf([email('a', '2027-05-04'), email('b', '2027-05-11')])).toEqual(['a 04', 'b 11'])
  })

  test('that is closed becomes the nearest open one', () => {
    const openDays = DAYS.filter((day) => day !== '2027-05-05')
    // May 4 is a Tuesday.
    expect(datesOf([email('a', '2027-05-05')], { openDays })).toEqual(['a 04'])
  })

  test('beside another one moves until two days are between them', () => {
    const [first, second] = settleEmails([email('a', '2027-05-11'), email('b', '2027-05-12')], REQUEST).emails
    expect(Temporal.PlainDate.from(first!.date).until(second!.date).days).toBeGreaterThanOrEqual(2)
  })

  test("that isn't a day, or is in another month, becomes a day of the month", () => {
    for (const date of ['soon', '2027-02-30', '2028-01-01', '']) {
      expect(datesOf([email('a', date)]), date).toHaveLength(1)
    }
  })

  test('is not found where no day is left', () => {
    expect(datesOf([email('a', '2027-05-04')], { openDays: [] })).toEqual([])
  })

  test('of an occasion is never after its day, and of a thank-you may be', () => {
    const about = { occasion: 'mothers-day' }
    // Two days before the day, so that readers can act on it.
    expect(datesOf([email('a', '2027-05-20', about)])).toEqual(['a 07'])
    expect(datesOf([email('a', '2027-05-20', { ...about, role: 'thank' })])).toEqual(['a 20'])
  })

  test('that a person has named stays, and the others keep away from it', () => {
    const takenDays = ['2027-05-12']
    expect(datesOf([email('own', '2027-05-12'), email('a', '2027-05-13')], { takenDays })).toEqual(['own 12', 'a 14'])
    expect(datesOf([email('a', '2027-05-13')], { takenDays })).toEqual(['a 14'])
  })
})

test('no more emails stay than the brand sends, and those on days that a person has named come first', () => {
  const many = Array.from({ length: 9 }, (_, index) => email(`e${index}`, DAYS[index * 3]!))
  expect(datesOf(many)).toHaveLength(6)
  const kept = datesOf([...many, email('own', '2027-05-31')], { takenDays: ['2027-05-31'] })
  expect(kept).toHaveLength(6)
  expect(kept.at(-1)).toBe('own 31')
})

describe('a month breaks its rules', () => {
  const spread = (more: readonly Partial<WishedEmail>[]) =>
    more.map((each, index) => email(`e${index + 1}`, DAYS[index * 4 + 3]!, each))

  test('with a day that it doesn’t have, and not with one that it has', () => {
    expect(faultyIn(spread([{ occasion: 'halloween' }, { occasion: 'mothers-day' }]))).toEqual(['e1'])
  })

  test('with a fourth email about one day', () => {
    const about = { occasion: 'mothers-day', role: 'thank' } as const
    expect(faultyIn(spread([about, about, about]))).toEqual([])
    expect(faultyIn(spread([about, about, about, about]))).toEqual(['e4'])
  })

  test('when the emails about one day come in the wrong order', () => {
    const about = { occasion: 'mothers-day' }
    const [tease, guide, help, thanks] = (['tease', 'teach', 'serve', 'thank'] as const).map((role) => ({
      ...about,
      role,
    }))
    const inMay = (more: readonly Partial<WishedEmail>[]) =>
      more.map((each, at) => email(`e${at + 1}`, DAYS[at * 2]!, each))
    expect(faultyIn(inMay([tease!, guide!, help!]))).toEqual([])
    expect(faultyIn(inMay([help!, guide!, thanks!]))).toEqual([])
    expect(faultyIn(inMay([guide!, tease!]))).toEqual(['e2'])
    expect(faultyIn(inMay([thanks!, help!]))).toEqual(['e2'])
  })

  test('when more than two of six emails sell', () => {
    const sell = { role: 'sell' } as const
    expect(faultyIn(spread([sell, {}, sell, {}, {}, {}]))).toEqual([])
    expect(faultyIn(spread([sell, {}, sell, {}, sell, {}]))).toEqual(['e5'])
  })

  test('when four emails go to one group of readers, unless that is everyone', () => {
    const group = { stage: 'repeat' } as const
    expect(faultyIn(spread([group, group, group]))).toEqual([])
    expect(faultyIn(spread([group, group, group, group]))).toEqual(['e4'])
    expect(faultyIn(spread([{}, {}, {}, {}]))).toEqual([])
  })

  test('when an offer comes twice in a row, or three times', () => {
    const [kettle, cup] = [{ offer: offer('Kettle') }, { offer: offer('Cup') }]
    expect(faultyIn(spread([kettle, cup, kettle]))).toEqual([])
    expect(faultyIn(spread([kettle, kettle]))).toEqual(['e2'])
    expect(faultyIn(spread([kettle, cup, kettle, cup, kettle]))).toEqual(['e5'])
  })

  test('when a doubt is answered twice', () => {
    expect(faultyIn(spread([{ doubt: 'Is it loud?' }, { doubt: 'Is it dear?' }]))).toEqual([])
    expect(faultyIn(spread([{ doubt: 'Is it loud?' }, { doubt: 'Is it loud?' }]))).toEqual(['e2'])
  })
})

test('a month without an email for what the brand wants people to take up says which one should have it', () => {
  const emails = [email('a', '2027-05-04'), email('b', '2027-05-11', { role: 'sell' }), email('c', '2027-05-18')]
  const wishes = (more: Partial<SettleRequest>, last = emails) => [
    ...settleEmails(last, { ...REQUEST, ...more }).wishes.keys(),
  ]
  expect(wishes({ goal: 'subscription' })).toEqual(['b'])
  expect(wishes({})).toEqual([])
  const served = [...emails.slice(0, 2), email('c', '2027-05-18', { offer: offer('Club', 'subscription') })]
  expect(wishes({ goal: 'subscription' }, served)).toEqual([])
})

test('what the notes want of the selling and of an offer counts as well', () => {
  const selling = [email('a', '2027-05-04', { role: 'sell' }), email('b', '2027-05-11', { role: 'sell' })]
  expect(faultyIn(selling)).toEqual([])
  expect(faultyIn(selling, { mostSelling: 1 })).toEqual(['b'])
  const wishes = (pushed: string[]) => [...settleEmails(selling, { ...REQUEST, pushed }).wishes.keys()]
  expect(wishes(['Kettle'])).toEqual(['b'])
  expect(wishes(['Kettle', 'Cup'])).toEqual(['b', 'a'])
})
