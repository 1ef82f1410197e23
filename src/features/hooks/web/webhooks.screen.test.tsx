import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'
import { WEBHOOK_EVENTS } from '../events.ts'

const { id } = northfold('TEAMS')
const webhooks = `/api/workspaces/${id}/webhooks`
const hookId = '0198c5a0-0000-7000-8000-0000000000d1'
const ofHook = `/api/webhooks/${hookId}`

const hook = (changes: object = {}) => ({
  id: hookId,
  kind: 'json',
  url: 'https://program.example/mailmonth',
  events: ['outline.created', 'review.decided'],
  brandIds: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  off: null,
  earlierSecretUntil: null,
  ...changes,
})

const delivery = (changes: object = {}) => ({
  id: '0198c5a0-0000-7000-8000-0000000000e1',
  event: 'outline.created',
  state: 'delivered',
  attempts: 1,
  status: 200,
  createdAt: '2026-11-20T10:00:00.000Z',
  triedAt: '2026-11-20T10:00:03.000Z',
  nextAt: null,
  ...changes,
})

const serving = (answers: object = {}, { plan = 'TEAMS', role = 'OWNER', status = 'ACTIVE', user = {} } = {}) =>
  answeringServer({
    ...emptyAccount,
    'GET /api/auth/me': answer({ ...ada, ...user }),
    'GET /api/workspaces': answer({
      workspaces: [northfold(plan as 'TEAMS', { status })],
      memberships: [adaIn(id, role)],
    }),
    [`GET /api/workspaces/${id}/tokens`]: answer({ tokens: [] }),
    [`GET /api/workspaces/${id}/audit`]: answer({ events: [], nextCursor: null }),
    [`GET /api/workspaces/${id}/members`]: answer({ members: [] }),
    [`GET ${webhooks}`]: answer({ webhooks: [hook()] }),
    [`GET ${ofHook}/deliveries`]: answer({ deliveries: [delivery()] }),
    ...answers,
  })

const open = () => openProduct('/dashboard/settings?tab=integrations')
const card = () => page.getByRole('region', { name: 'Webhooks and Slack' })
const button = (name: string) => card().getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

beforeEach(() => page.viewport(1440, 900))

describe('webhooks', () => {
  test('are locked below Teams', async () => {
    const asked = serving({}, { plan: 'PRO' })
    await open()
    await expect.element(card().getByText('Available only on Teams plan')).toBeVisible()
    expect(asked.filter(({ call }) => call.includes('/webhooks'))).toEqual([])
  })

  test('are not shown to other roles', async () => {
    const asked = serving({}, { role: 'MANAGER' })
    await open()
    await expect.element(page.getByRole('region', { name: 'API tokens' })).toBeVisible()
    expect(card().elements()).toEqual([])
    expect(asked.filter(({ call }) => call.includes('/webhooks'))).toEqual([])
  })

  test('say when there are none, and when they cannot be loaded', async () => {
    serving({ [`GET ${webhooks}`]: refusal(503, 'UNAVAILABLE', 'Busy.') })
    await open()
    await expect.element(card().getByText("We couldn't load your webhooks")).toBeVisible()
    serving({ [`GET ${webhooks}`]: answer({ webhooks: [] }) })
    await card().getByRole('button', { name: 'Try again' }).click()
    await expect.element(card().getByText('No webhooks')).toBeVisible()
  })

  test('are read-only in a suspended workspace', async () => {
    serving({}, { status: 'SUSPENDED' })
    await open()
    for (const name of ['New webhook', 'Send test', 'Edit events', 'New secret', 'Delete']) {
      await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true')
    }
    await button('Last deliveries').click()
    await expect.element(card().getByText('Delivered (200)')).toBeVisible()
  })

  test('fit a phone of 320 pixels', async () => {
    await page.viewport(320, 700)
    serving()
    await open()
    await expect.element(card().getByText('2 events, all brands')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('that are off say why, and can be turned on', async () => {
    const off = { at: '2026-11-20T10:00:00.000Z', reason: 'gone' }
    const asked = serving({
      [`GET ${webhooks}`]: answer({ webhooks: [hook({ off })] }),
      [`PATCH ${ofHook}`]: answer({ webhook: hook() }),
    })
    await open()
    await expect.element(card().getByText(/the address is gone/)).toBeVisible()
    await button('Turn on').click()
    await expect.element(page.getByText('Webhook Turned On')).toBeVisible()
    expect(asked.find(({ call }) => call === `PATCH ${ofHook}`)?.body).toEqual({ on: true })
  })
})

test('a new webhook shows its secret once', async () => {
  const asked = serving({ [`POST ${webhooks}`]: answer({ webhook: hook(), secret: 'whsec_c2VjcmV0' }, 201) })
  await open()
  await button('New webhook').click()
  await dialog().getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'JSON, for your own programs' }).click()
  await userEvent.fill(dialog().getByRole('textbox', { name: /^Address/ }), 'https://program.example/mailmonth')
  await dialog().getByRole('checkbox', { name: 'Ideas generated' }).click()
  await dialog().getByRole('button', { name: 'Create webhook' }).click()
  await expect.element(dialog().getByText('whsec_c2VjcmV0')).toBeVisible()
  expect(asked.find(({ call }) => call === `POST ${webhooks}`)?.body).toEqual({
    kind: 'json',
    url: 'https://program.example/mailmonth',
    events: WEBHOOK_EVENTS.filter((event) => event !== 'ideas.generated'),
  })
  await dialog().getByRole('button', { name: 'Done' }).click()
  expect(document.body.textContent).not.toContain('whsec_c2VjcmV0')
})

test('a wrong address is shown at its field', async () => {
  const message = 'Enter a public address that starts with https://.'
  serving({ [`POST ${webhooks}`]: { status: 400, body: { error: message, code: 'INVALID_INPUT', field: 'url' } } })
  await open()
  await button('New webhook').click()
  await userEvent.fill(dialog().getByRole('textbox', { name: /^Address/ }), 'https://10.0.0.1')
  await dialog().getByRole('button', { name: 'Create webhook' }).click()
  await expect.element(dialog().getByText(message)).toBeVisible()
})

test('a test shows the last deliveries with their outcome', async () => {
  serving({
    [`POST ${ofHook}/test`]: answer({ delivery: delivery({ event: 'webhook.test', state: 'waiting' }) }, 202),
    [`GET ${ofHook}/deliveries`]: answer({
      deliveries: [
        delivery(),
        delivery({ id: '0198c5a0-0000-7000-8000-0000000000e2', state: 'failed', status: null, attempts: 8 }),
      ],
    }),
  })
  await open()
  await button('Send test').click()
  const list = card().getByRole('list', { name: 'Last deliveries' })
  await expect.element(list.getByText('Delivered (200)')).toBeVisible()
  await expect.element(list.getByText('Failed. No answer')).toBeVisible()
})

test('events can be changed, a secret replaced and a webhook deleted', async () => {
  const asked = serving({
    [`PATCH ${ofHook}`]: answer({ webhook: hook() }),
    [`POST ${ofHook}/rotate`]: answer({ webhook: hook(), secret: 'whsec_bmV3' }),
    [`DELETE ${ofHook}`]: answer({ ok: true }),
  })
  await open()
  await button('Edit events').click()
  await dialog().getByRole('checkbox', { name: 'Client commented' }).click()
  await dialog().getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText('Webhook Saved')).toBeVisible()
  expect(asked.find(({ call }) => call === `PATCH ${ofHook}`)?.body).toEqual({
    events: ['outline.created', 'review.decided', 'comment.client'],
    brandIds: null,
  })
  await button('New secret').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'New secret' }).click()
  await expect.element(dialog().getByText('whsec_bmV3')).toBeVisible()
  await dialog().getByRole('button', { name: 'Done' }).click()
  await button('Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Webhook Deleted')).toBeVisible()
})
