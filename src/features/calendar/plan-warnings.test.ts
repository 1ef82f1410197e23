import { expect, test } from 'vitest'
import { type PlannedEmail, planWarnings, warningsByEmail } from './plan-warnings.ts'

const TODAY = '2026-12-01'
let made = 0
const email = (title: string, sendTime: string, changes: Partial<PlannedEmail> = {}): PlannedEmail => ({
  outlineId: `outline-${title}`,
  campaignTitle: title,
  sendTime: `${sendTime}T10:00:00-05:00`,
  workflowStatus: 'draft',
  mainTopicTitle: `Topic ${(made += 1)}`,
  segment: `Segment ${made}`,
  promotion: false,
  occasion: null,
  ...changes,
})
const told = (...emails: PlannedEmail[]) => planWarnings(emails, TODAY).map(({ kind, sentence }) => [kind, sentence])

test('a schedule with room between emails has no warnings', () => {
  const readers = { segment: 'Everyone', promotion: true }
  expect(told(email('A', '2026-12-04', readers), email('B', '2026-12-06', readers))).toEqual([])
})

test('names several emails on one day together and warns on each', () => {
  const emails = [email('B', '2026-12-04'), email('A', '2026-12-04'), email('C', '2026-12-09')]
  expect(told(...emails)).toEqual([['same-day', 'Two emails on Friday, December 4: “A” and “B”.']])
  expect([...warningsByEmail(planWarnings(emails, TODAY)).keys()]).toEqual(['outline-A', 'outline-B'])
  expect(told(email('A', '2026-12-04'), email('B', '2026-12-04'), email('C', '2026-12-04'))).toEqual([
    ['same-day', 'Three emails on Friday, December 4: “A”, “B” and “C”.'],
  ])
})

test('sorts emails at the same time by title, then by id, in whatever order they come', () => {
  const readers = { segment: 'Everyone', promotion: true }
  const emails = [
    email('B', '2026-12-04', readers),
    email('A', '2026-12-04', { ...readers, outlineId: 'outline-2' }),
    email('A', '2026-12-04', { ...readers, outlineId: 'outline-1' }),
    email('C', '2026-12-04', { ...readers, sendTime: '2026-12-04T09:00:00-05:00' }),
    email('D', '2026-12-05', readers),
  ]
  const expected = planWarnings(emails, TODAY)
  expect(expected.find(({ kind }) => kind === 'same-day')).toMatchObject({
    outlineIds: ['outline-C', 'outline-1', 'outline-2', 'outline-B'],
    sentence: 'Four emails on Friday, December 4: “C”, “A”, “A” and “B”.',
  })
  for (const shift of emails.keys()) {
    const turned = [...emails.slice(shift), ...emails.slice(0, shift)]
    expect(planWarnings(turned, TODAY)).toEqual(expected)
    expect(planWarnings(turned.toReversed(), TODAY)).toEqual(expected)
  }
})

test('emails to the same segment need a day between them', () => {
  const after = (segment: string) =>
    told(email('A', '2026-12-31', { segment: 'VIP' }), email('B', '2027-01-01', { segment }))
  expect(after(' vip ')).toEqual([
    ['short-gap', '“B” goes to the same segment one day after “A”. Leave 2 days between emails.'],
  ])
  expect(after('')).toHaveLength(1)
  expect(after('Lapsed customers')).toEqual([])
})

test('warns about the third promotion in a row', () => {
  const sale = { promotion: true }
  const row = ['01', '05', '09', '13'].map((day, index) => email(`P${index + 1}`, `2026-12-${day}`, sale))
  expect(told(...row)).toEqual([
    ['promotions', '“P3” is promotion number 3 in a row. Send something useful in between.'],
    ['promotions', '“P4” is promotion number 4 in a row. Send something useful in between.'],
  ])
  expect(told(...row.slice(0, 2), email('Story', '2026-12-07'), ...row.slice(2))).toEqual([])
})

test('warns about one topic twice within a week, but not a week apart', () => {
  const topic = { mainTopicTitle: 'Wet walks' }
  const twice = (day: string) => told(email('A', '2026-12-04', topic), email('B', day, topic))
  expect(twice('2026-12-10')).toEqual([['same-topic', '“A” and “B” are both about “Wet walks” within a week.']])
  expect(twice('2026-12-11')).toEqual([])
})

test("doesn't call the emails of a series a repetition, but one beside them", () => {
  const topic = { mainTopicTitle: 'Courtyard Filter Blend', isOfSeries: true } as const
  const series = [email('A', '2026-12-04', topic), email('B', '2026-12-08', topic)]
  expect(told(...series)).toEqual([])
  const other = { mainTopicTitle: topic.mainTopicTitle }
  expect(told(series[0]!, email('C', '2026-12-08', other)).map(([kind]) => kind)).toEqual(['same-topic'])
})

test('warns about a holiday email after its holiday', () => {
  const occasion = { name: 'Christmas', day: '2026-12-25', lastDay: '2026-12-25' }
  const on = (day: string) => told(email('A', day, { occasion }))
  expect(on('2026-12-25')).toEqual([])
  expect(on('2026-12-26')).toEqual([
    ['too-late', '“A” is about Christmas, which ends before the send date (Friday, December 25).'],
  ])
})

test('warns about a past day without the status Sent', () => {
  expect(told(email('A', '2026-11-30'))).toEqual([
    ['over', "“A” was scheduled for Monday, November 30 but isn't marked as sent."],
  ])
  expect(told(email('A', '2026-11-30', { workflowStatus: 'sent' }), email('B', TODAY))).toEqual([])
})

test('names many past days in one sentence', () => {
  const emails = ['10', '12', '14', '16', '18'].map((day, index) => email(`M${index + 1}`, `2026-11-${day}`))
  expect(told(...emails)).toEqual([
    ['over', "“M1”, “M2”, “M3” and 2 more are past their send dates but aren't marked as sent."],
  ])
  expect(planWarnings(emails, TODAY)[0]!.outlineIds).toHaveLength(5)
})

test("doesn't judge emails that were sent", () => {
  const sent = { workflowStatus: 'sent', segment: 'VIP' } as const
  expect(told(email('A', '2026-11-20', sent), email('B', '2026-11-20', sent), email('C', '2026-11-21', sent))).toEqual(
    [],
  )
})

test('sorts warnings by day', () => {
  const kinds = told(
    email('C', '2026-12-20', { occasion: { name: 'Green Monday', day: '2026-12-14', lastDay: '2026-12-14' } }),
    email('B', '2026-12-08'),
    email('A', '2026-12-08'),
    email('D', '2026-11-20'),
  ).map(([kind]) => kind)
  expect(kinds).toEqual(['over', 'same-day', 'too-late'])
})

test('warns about a general email from December 24 to 26', () => {
  const on = (day: string, occasion: PlannedEmail['occasion'] = null) => told(email('A', day, { occasion }))
  const sentence = (day: string) => `“A” goes out on ${day}. From December 24 to 26, send only emails about these days.`
  expect(['2026-12-23', '2026-12-27'].map((day) => on(day))).toEqual([[], []])
  expect(on('2026-12-24')).toEqual([['closed-day', sentence('Thursday, December 24')]])
  expect(on('2026-12-25')).toEqual([['closed-day', sentence('Friday, December 25')]])
  expect(on('2026-12-26')).toEqual([['closed-day', sentence('Saturday, December 26')]])
  expect(on('2026-12-25', { name: 'Christmas', day: '2026-12-25', lastDay: '2026-12-25' })).toEqual([])
  expect(on('2026-12-26', { name: 'New Year’s Eve', day: '2026-12-31', lastDay: '2026-12-31' })).toEqual([
    ['closed-day', sentence('Saturday, December 26')],
  ])
})
