import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const { id } = northfold('TEAMS')
const tokens = `/api/workspaces/${id}/tokens`
const audit = `/api/workspaces/${id}/audit`
const members = `GET /api/workspaces/${id}/members`
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const entry = (changes: object = {}) => ({
  id: '0198c5a0-0000-7000-8000-0000000000b1',
  name: 'Weekly sheet',
  scope: 'read',
  last4: 'wxyz',
  createdBy: { userId: ada.id, name: 'Ada' },
  createdAt: soon(-30),
  expiresAt: soon(60),
  lastUsedAt: null,
  ...changes,
})

const event = (changes: object = {}) => ({
  id: '0198c5a0-0000-7000-8000-0000000000c1',
  occurredAt: '2026-11-20T10:00:00.000Z',
  action: 'member.updated',
  actorUserId: ada.id,
  actor: 'Ada (ada@example.com)',
  target: 'kim@example.com',
  details: 'Role: Creator to Manager',
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
    'GET /api/auth/second-factor': answer({ on: false, since: null, recoveryCodesLeft: 0 }),
    [`GET ${tokens}`]: answer({ tokens: [entry()] }),
    [`GET ${audit}`]: answer({ events: [event()], nextCursor: null }),
    [`GET /api/workspaces/${id}/webhooks`]: answer({ webhooks: [] }),
    [members]: answer({ members: [] }),
    ...answers,
  })

const open = () => openProduct('/dashboard/settings?tab=integrations')
const card = () => page.getByRole('region', { name: 'API tokens' })
const log = () => page.getByRole('region', { name: 'Security log' })

beforeEach(() => page.viewport(1440, 900))

describe('API tokens', () => {
  test('are locked below Teams, and the security log with them', async () => {
    const asked = serving({}, { plan: 'PRO' })
    await open()
    await expect.element(card().getByText('Available only on Teams plan')).toBeVisible()
    await expect.element(log().getByText('Available only on Teams plan')).toBeVisible()
    await expect.element(card().getByRole('link', { name: 'Upgrade to Teams' })).toBeVisible()
    expect(asked.filter(({ call }) => call.includes('/tokens') || call.includes('/audit'))).toEqual([])
  })

  test('show name, scope, user, last use and end, on a phone too', async () => {
    serving({ [`GET ${tokens}`]: answer({ tokens: [entry({ lastUsedAt: '2026-11-20T10:00:00.000Z' })] }) })
    await open()
    const row = card().getByRole('row').nth(1)
    for (const text of ['Weekly sheet', 'Read', 'Ada', 'Nov 20, 2026']) {
      await expect.element(row).toMatchTextContent(text)
    }
    await page.viewport(390, 844)
    await expect.element(card().getByText(/^Read · by Ada · last used: nov 20, 2026/i)).toBeVisible()
    await expect.element(card().getByRole('button', { name: 'Revoke Weekly sheet' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('that expire within a week are announced', async () => {
    serving({ [`GET ${tokens}`]: answer({ tokens: [entry({ expiresAt: soon(3) })] }) })
    await open()
    await expect.element(card().getByText(/^“Weekly sheet” expires on .+\.$/)).toBeVisible()
  })

  test('empty and failed lists say what to do', async () => {
    const answers: Record<string, unknown> = { [`GET ${tokens}`]: refusal(503, 'UNAVAILABLE', 'Busy.') }
    serving(answers)
    await open()
    await expect.element(card().getByText("We couldn't load your API tokens")).toBeVisible()
    serving({ [`GET ${tokens}`]: answer({ tokens: [] }) })
    await card().getByRole('button', { name: 'Try again' }).click()
    await expect.element(card().getByText('No API tokens')).toBeVisible()
  })

  test('can be created by keyboard, and the token is shown once', async () => {
    const secret = `mm_${'a'.repeat(43)}_abcdef`
    const asked = serving({ [`POST ${tokens}`]: { status: 201, body: { token: secret, entry: entry() } } })
    await open()
    await card().getByRole('button', { name: 'New token' }).click()
    const dialog = page.getByRole('dialog', { name: 'New token' })
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Weekly sheet')
    await dialog.getByRole('combobox', { name: 'Scope' }).click()
    await page.getByRole('option', { name: 'Read and write' }).click()
    await dialog.getByLabelText(/^Current password/).fill('staple battery horse')
    await userEvent.keyboard('{Enter}')
    const shown = page.getByRole('dialog', { name: 'Your new token' })
    await expect.element(shown.getByText(secret)).toBeVisible()
    await expect.element(shown.getByText("Copy your token now. You won't be able to see it again.")).toHaveFocus()
    await expect.element(shown.getByRole('button', { name: 'Copy' })).toBeVisible()
    expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      name: 'Weekly sheet',
      scope: 'write',
      expiresInDays: 90,
      currentPassword: 'staple battery horse',
      code: '',
    })
    await shown.getByRole('button', { name: 'Done' }).click()
    await expect.element(page.getByText(secret)).not.toBeInTheDocument()
    expect(asked.filter(({ call }) => call === `GET ${tokens}`).length).toBe(2)
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(secret)
  })

  test('ask for a code if the user has one, and show a refusal at its field', async () => {
    const wrong = { status: 400, body: { error: "That code didn't work.", code: 'INVALID_INPUT', field: 'code' } }
    serving({
      'GET /api/auth/second-factor': answer({ on: true, since: soon(-9), recoveryCodesLeft: 8 }),
      [`POST ${tokens}`]: wrong,
    })
    await open()
    await card().getByRole('button', { name: 'New token' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Weekly sheet')
    await dialog.getByLabelText(/^Current password/).fill('staple battery horse')
    await dialog.getByLabelText(/^Code/).fill('123456')
    await dialog.getByRole('button', { name: 'Create token' }).click()
    await expect.element(dialog.getByText("That code didn't work.")).toBeVisible()
  })

  test('of a collaborator can only read', async () => {
    serving({}, { role: 'COLLABORATOR' })
    await open()
    await card().getByRole('button', { name: 'New token' }).click()
    await expect.element(page.getByText('Your role can only create read-only tokens.')).toBeVisible()
    await expect.element(log()).not.toBeInTheDocument()
  })

  test('can be revoked after a question', async () => {
    const asked = serving({ [`DELETE /api/tokens/${entry().id}`]: answer({ ok: true }) })
    await open()
    await card().getByRole('button', { name: 'Revoke Weekly sheet' }).click()
    const question = page.getByRole('alertdialog', { name: 'Revoke “Weekly sheet”?' })
    await question.getByRole('button', { name: 'Revoke' }).click()
    await expect.element(page.getByText('Token Revoked', { exact: true })).toBeVisible()
    expect(asked.some(({ call }) => call === `DELETE /api/tokens/${entry().id}`)).toBe(true)
  })

  test('of a suspended workspace can be revoked and not created, and its log is closed', async () => {
    const asked = serving({}, { status: 'SUSPENDED' })
    await open()
    await expect.element(card().getByRole('button', { name: 'New token' })).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(card().getByRole('button', { name: 'Revoke Weekly sheet' }))
      .not.toHaveAttribute('aria-disabled')
    await expect
      .element(
        log()
          .getByText(/its security log isn't available/)
          .last(),
      )
      .toBeVisible()
    expect(asked.some(({ call }) => call.includes('/audit'))).toBe(false)
  })

  test('stay unchanged while a super admin impersonates the user', async () => {
    const user = { tokenType: 'impersonation', impersonator: { name: 'Sam', email: 'sam@example.com' } }
    serving({}, { user })
    await open()
    await expect.element(card().getByRole('button', { name: 'New token' })).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(card().getByRole('button', { name: 'Revoke Weekly sheet' }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(log().getByRole('button', { name: 'Download CSV' })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('the address and the commands for assistants can be copied, on a phone too', async () => {
  serving()
  await page.viewport(390, 844)
  await open()
  const assistants = page.getByRole('region', { name: 'AI assistants' })
  await expect.element(assistants.getByLabelText('Address', { exact: true })).toMatchTextContent('/api/mcp')
  await expect.element(assistants.getByLabelText('Claude Code', { exact: true })).toMatchTextContent('claude mcp add')
  await expect.element(assistants.getByRole('button', { name: 'Copy Address' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

describe('the security log', () => {
  test('lists events with who, what and when, and filters them', async () => {
    const asked = serving({
      [`GET ${audit}?action=token.created&limit=20`]: answer({ events: [], nextCursor: null }),
    })
    await open()
    await expect.element(log().getByText('Member updated')).toBeVisible()
    await expect
      .element(log().getByText('By Ada (ada@example.com) · kim@example.com · Role: Creator to Manager'))
      .toBeVisible()
    await log().getByRole('combobox', { name: 'Event' }).click()
    await page.getByRole('option', { name: 'API token created' }).click()
    await expect.element(log().getByText('No matching events')).toBeVisible()
    expect(asked.at(-1)?.query).toContain('action=token.created')
  })

  test('shows more on request, and a failure can be repeated', async () => {
    serving({
      [`GET ${audit}?limit=20`]: answer({ events: [event()], nextCursor: 'next' }),
      [`GET ${audit}?limit=20&cursor=next`]: answer({
        events: [event({ id: '0198c5a0-0000-7000-8000-0000000000c2', action: 'token.created', target: 'Board' })],
        nextCursor: null,
      }),
    })
    await open()
    await log().getByRole('button', { name: 'Show more' }).click()
    await expect.element(log().getByRole('listitem').nth(1)).toMatchTextContent('API token created')
    serving({ [`GET ${audit}`]: refusal(503, 'UNAVAILABLE', 'Busy.') })
    await open()
    await expect.element(log().getByText("We couldn't load the security log").first()).toBeVisible()
  })
})
