import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answeringServer, refusal } from './answering-server.fixtures.ts'
import { tannholt } from './brand.fixtures.ts'
import { emptyAccount, openProduct } from './open-product.fixtures.tsx'
import { adaIn, northfold } from './workspace.fixtures.ts'

const workspace = northfold()
const brand = tannholt
const change = { percent: 6.2, low: 1.1, high: 11.5, sends: 15 }
const winner = {
  id: '0198c5a0-0000-7000-8000-000000000005',
  name: 'Bag of the month',
  subject: null,
  sentOn: '2026-05-04',
  segment: 'VIP',
  theme: 'launch',
  deliveries: 12_000,
  clicks: 480,
  orders: 41,
  revenue: 2050,
  percent: 32,
  reason: '41 orders where its theme let expect about 31.',
}
const insights = {
  campaigns: 81,
  usable: 80,
  measure: 'orders',
  sources: ['csv', 'klaviyo'],
  months: {
    rows: [{ month: '2026-05', sends: 7, deliveries: 70_000, clickRate: 0.02, revenuePerRecipient: 0.112 }],
    meaning: 'A recipient was worth most in May 2026: 0.112 on average.',
  },
  weekdays: { rows: [{ ...change, weekday: 4 }], meaning: 'Thursday does best.' },
  dayparts: { rows: [{ ...change, daypart: 'morning', time: '10:00' }], meaning: 'Not clear yet.' },
  themes: { rows: [{ ...change, theme: 'launch', clear: true }], meaning: '“Launch” clearly works.' },
  segments: { rows: [], meaning: 'No segment has three sends with known revenue.' },
  season: null,
  fatigue: null,
  winners: [winner],
  losers: [],
  health: {
    complaintRate: 0.004,
    unsubscribeRate: null,
    reachPercent: null,
    notes: [{ level: 'bad', text: 'Too many.' }],
  },
}
const address = `GET /api/brands/${brand.id}/insights`
const account = (role = 'OWNER'): Record<string, ReturnType<typeof answer>> => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, role)] }),
  'GET /api/brands': answer({ brands: [brand] }),
  [address]: answer({ campaigns: 81, insights }),
})

beforeEach(() => page.viewport(1280, 800))

test('shows each picture with its sentence, says what opens are worth, and warns of mixed sources', async () => {
  answeringServer(account())
  await openProduct('/dashboard/insights')
  await expect.element(page.getByText('Thursday does best.')).toBeVisible()
  await expect.element(page.getByText(/Opens are unreliable/)).toBeVisible()
  await expect.element(page.getByText(/Sources may count orders differently/)).toBeVisible()
  await expect.element(page.getByText('41 orders where its theme let expect about 31.')).toBeVisible()
  await expect.element(page.getByText('Too many.')).toBeVisible()
})

test('a winner becomes an idea of the next month; a refusal is said', async () => {
  const answers = {
    ...account(),
    [`POST /api/brands/${brand.id}/manual-idea`]: refusal(403, 'TOPIC_LIMIT_REACHED', 'Topic limit reached'),
  }
  const asked = answeringServer(answers)
  await openProduct('/dashboard/insights')
  await page.getByRole('button', { name: 'Make more like Bag of the month' }).click()
  await expect.element(page.getByText('Topic limit reached')).toBeVisible()
  const call = asked.find((each) => each.call.endsWith('manual-idea'))
  expect(call?.body).toMatchObject({ title: 'More like “Bag of the month”' })
  expect(JSON.stringify(call?.body)).toContain(winner.reason)
})

test('who may not create ideas is not offered to', async () => {
  answeringServer(account('COLLABORATOR'))
  await openProduct('/dashboard/insights')
  await expect.element(page.getByText('Bag of the month')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Make more like/ })).not.toBeInTheDocument()
})

test('too few campaigns say so and lead to the import; a failure can be tried again', async () => {
  const answers = { ...account(), [address]: refusal(503, 'UNAVAILABLE', 'Busy.') }
  answeringServer(answers)
  await openProduct('/dashboard/insights')
  await expect.element(page.getByText('Busy.')).toBeVisible()
  answers[address] = answer({ campaigns: 8, insights: null })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Too few campaigns to say anything')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Upload Data' }))
    .toHaveAttribute('href', `/onboarding?brandId=${brand.id}&step=5`)
})
