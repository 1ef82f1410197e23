import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt, withoutKlaviyo } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('TEAMS')
const monthsAgo = '2026-01-02T09:00:00.000Z'
const brand = { ...tannholt, klaviyoApiKey: '••••', klaviyoLastSyncAt: monthsAgo }
const waiting = {
  id: '0198c5a0-0000-7000-8000-00000000000f',
  status: 'waiting',
  days: 61,
  step: 'campaigns',
  campaigns: 40,
  summary: null,
  error: null,
  startedAt: '2026-11-21T09:00:00.000Z',
  finishedAt: null,
}
const summary = {
  successfulRows: 41,
  updatedRows: 1,
  skippedRows: 0,
  dateRange: { earliest: '2025-12-04 10:00:00', latest: '2026-11-20 10:00:00' },
  topCampaigns: [],
  conversionMetric: 'Placed Order',
  currency: 'EUR',
  sampleData: false,
}
const done = { ...waiting, status: 'done', summary, finishedAt: '2026-11-21T09:02:00.000Z' }
const connected = (sync: object | null = null) =>
  answer({
    connected: true,
    maskedKey: '•'.repeat(40),
    accountName: 'Tannholt Kaffee',
    connectedAt: monthsAgo,
    lastSyncAt: monthsAgo,
    sync,
  })
const disconnected = answer(withoutKlaviyo)

const READ = `GET /api/brands/${brand.id}/klaviyo`
const SYNC = `POST /api/brands/${brand.id}/klaviyo/sync`
const account = (): Record<string, ReturnType<typeof answer> | Promise<ReturnType<typeof answer>>> => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id)] }),
  'GET /api/brands': answer({ brands: [brand] }),
  [`GET /api/brands/${brand.id}/library`]: answer({ months: [], first: [], hasOutlines: false }),
  [READ]: connected(),
})

const library = '/dashboard/email-outlines'
const question = page.getByRole('dialog', { name: 'Klaviyo Data Refresh Needed' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => page.viewport(1280, 800))

test('a sync from the library shows its progress and continues when its dialog closes', async () => {
  const synced = Promise.withResolvers<ReturnType<typeof answer>>()
  const answers = { ...account(), [SYNC]: synced.promise }
  answeringServer(answers)
  await openProduct(library)
  answers[READ] = connected(waiting)
  await button('Sync Now').click()
  await expect.element(question.getByText('Reading campaigns: 40 campaigns so far…')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText('Sync in progress', { exact: true })).toBeVisible()
  answers[READ] = connected(done)
  synced.resolve(answer({ summary, sync: done }))
  await expect.element(page.getByText('Klaviyo Sync Complete', { exact: true })).toBeVisible()
})

test("a long sync shows that it continues, and isn't requested again", async () => {
  answeringServer({ ...account(), [SYNC]: answer({ summary: null, sync: waiting }, 202) })
  await openProduct(library)
  await button('Sync Now').click()
  await expect.element(page.getByText('Sync in progress', { exact: true })).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(localStorage.getItem(`klaviyo-skipped-${brand.id}`)).not.toBeNull()
})

test("doesn't ask for a sync that is already running", async () => {
  const asked = answeringServer({ ...account(), [READ]: connected(waiting) })
  await openProduct(library)
  await expect.poll(() => asked.map(({ call }) => call)).toContain(READ)
  await expect.element(page.getByRole('heading', { name: 'No Outlines Yet' })).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('shows why a key was rejected at its field', async () => {
  const reason = "We couldn't check the key with Klaviyo. Please try again in a minute."
  answeringServer({
    ...account(),
    [READ]: disconnected,
    'POST /api/settings/klaviyo/validate': refusal(503, 'KLAVIYO_FAILED', reason),
  })
  await openProduct('/dashboard/settings?tab=integrations')
  const key = page.getByLabelText('Private API key')
  await key.fill('pk_good')
  await button('Validate and save').click()
  await expect.element(key).toHaveAccessibleDescription(reason)
  await expect.element(key).toHaveValue('pk_good')
})

test('keeps the focus in the card while its forms change', async () => {
  const answers = {
    ...account(),
    [READ]: disconnected,
    'POST /api/settings/klaviyo/validate': answer({ valid: true, accountName: 'Tannholt Kaffee' }),
    [SYNC]: answer({ summary, sync: done }),
    get [`DELETE /api/brands/${brand.id}/klaviyo`]() {
      this[READ] = disconnected
      return answer({ ok: true })
    },
  }
  answeringServer(answers)
  await openProduct('/dashboard/settings?tab=integrations')
  const key = page.getByLabelText('Private API key')
  const heading = page.getByRole('heading', { name: 'Klaviyo', exact: true })
  await key.fill('pk_good')
  answers[READ] = connected(done)
  await button('Validate and save').click()
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText('Jan 2, 2026', { exact: true })).toBeVisible()
  await button('Change').click()
  await expect.element(key).toHaveFocus()
  await button('Cancel').click()
  await expect.element(heading).toHaveFocus()
  await button('Disconnect').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(key).toBeVisible()
  await expect.element(heading).toHaveFocus()
})

test("a viewer's last step requests nothing without permission", async () => {
  const asked = answeringServer({
    ...account(),
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, 'COLLABORATOR')] }),
  })
  await openProduct(`/onboarding?brandId=${brand.id}&step=5`)
  await expect.element(page.getByText('Tannholt Kaffee', { exact: true }).last()).toBeVisible()
  await expect.element(button('Choose CSV file')).toBeDisabled()
  await expect.poll(() => asked.map(({ call }) => call)).toContain(READ)
  expect(asked.map(({ call }) => call)).not.toContain(`GET /api/brands/${brand.id}/imports`)
})
