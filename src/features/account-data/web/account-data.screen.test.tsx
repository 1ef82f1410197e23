import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const timetable = {
  requestedAt: '2026-11-21T12:00:00.000Z',
  closesAt: '2026-11-28T12:00:00.000Z',
  campaignDataGoneAt: '2026-12-28T12:00:00.000Z',
  goneAt: '2027-02-19T12:00:00.000Z',
}
const none = { account: null, workspaces: [], owned: [] }
const pending = { ...none, account: timetable }
const quayside = { id: '0198c5a0-0000-7000-8000-000000000003', name: 'Quayside', ...timetable }
const profile = (deletions: object = none) => ({
  ...emptyAccount,
  'GET /api/auth/sessions': answer({ sessions: [] }),
  'GET /api/settings/deletions': answer(deletions),
})

beforeEach(() => page.viewport(1280, 800))

test('deletes an account with the password and cancels with one click', async () => {
  const asked = answeringServer({
    ...profile(),
    'POST /api/settings/deletion': answer(pending),
    'DELETE /api/settings/deletion': answer(none),
  })
  await openProduct('/dashboard/settings?tab=profile')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  await expect.element(page.getByText('90 days from now')).toBeVisible()
  await page.getByRole('button', { name: 'Delete account', exact: true }).click()
  await expect.element(page.getByText('Please enter your password')).toBeVisible()
  await page.getByLabelText('Your password').fill('correct horse')
  await page.getByRole('button', { name: 'Delete account', exact: true }).click()
  const banner = page.getByRole('region', { name: 'Account deletion' })
  await expect.element(banner.getByText('Your account will be deleted on November 28, 2026.')).toBeVisible()
  const sent = asked.find(({ call }) => call === 'POST /api/settings/deletion')
  expect(sent?.body).toEqual({ password: 'correct horse', deleteWorkspaces: false })
  await banner.getByRole('button', { name: 'Keep my account' }).click()
  await expect.element(page.getByRole('button', { name: 'Delete account…' })).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
})

test.each([
  ['PRO', 1],
  ['FREE', 0],
] as const)('a deletion on %s explains the payments if there are any', async (plan, lines) => {
  const workspace = northfold(plan, { id: quayside.id, name: 'Quayside' })
  answeringServer({
    ...profile({ ...none, owned: [{ id: quayside.id, name: 'Quayside', others: 0 }] }),
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id)] }),
  })
  await openProduct('/dashboard/settings?tab=profile')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  await expect.element(page.getByText('90 days from now')).toBeVisible()
  expect(page.getByText(/Charges due before then still apply/).elements()).toHaveLength(lines)
})

test('an owner of a workspace with other members must confirm its deletion', async () => {
  const sentence = '“Quayside” has other members. Transfer ownership first, or choose to delete it with your account.'
  answeringServer({
    ...profile({ ...none, owned: [{ id: quayside.id, name: 'Quayside', others: 2 }] }),
    'POST /api/settings/deletion': {
      status: 409,
      body: { error: sentence, code: 'OWNS_WORKSPACES', field: 'deleteWorkspaces' },
    },
  })
  await openProduct('/dashboard/settings?tab=profile')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  await expect.element(page.getByRole('checkbox', { name: /Also delete Quayside \(2 other members\)/ })).toBeVisible()
  await page.getByLabelText('Your password').fill('correct horse')
  await page.getByRole('button', { name: 'Delete account', exact: true }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByLabelText('Your password')).toHaveValue('correct horse')
})

test.each([
  [true, 1],
  [false, 0],
])(
  'a workspace with a pending deletion shows a banner on every page, and its owner (%s) can cancel',
  async (isOwner, buttons) => {
    answeringServer(profile({ ...none, workspaces: [{ ...quayside, isOwner }] }))
    await openProduct('/dashboard')
    const banner = page.getByRole('region', { name: 'Deletion of Quayside' })
    await expect.element(banner.getByText('The workspace Quayside will be deleted on November 28, 2026.')).toBeVisible()
    expect(banner.getByRole('button').elements().length).toBe(buttons)
  },
)

test('shows a wrong password at its field and downloads nothing', async () => {
  const sentence = "Your password isn't correct."
  const wrong = { status: 400, body: { error: sentence, code: 'INVALID_INPUT', field: 'password' } }
  answeringServer({ ...profile(), 'POST /api/settings/export': wrong })
  await openProduct('/dashboard/settings?tab=profile')
  await page.getByRole('button', { name: 'Export my data' }).click()
  await page.getByLabelText('Your password').fill('a guess')
  await page.getByRole('button', { name: 'Download ZIP' }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByLabelText('Your password')).toHaveAttribute('aria-invalid', 'true')
})

test('restores an archived brand from the card of brands', async () => {
  const workspace = northfold('PRO', { id: quayside.id, name: 'Quayside' })
  const brand = {
    ...tannholt,
    id: '0198c5a0-0000-7000-8000-000000000007',
    workspaceId: workspace.id,
    name: 'Tannholt',
  }
  const full = { status: 403, body: { error: 'Brand limit reached', code: 'BRAND_LIMIT_REACHED', limit: 1, used: 1 } }
  const asked = answeringServer({
    ...profile(),
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id)] }),
    [`GET /api/workspaces/${workspace.id}/archived-brands`]: answer({ brands: [brand] }),
    [`POST /api/brands/${brand.id}/restore`]: full,
  })
  await openProduct('/dashboard/settings?tab=brands')
  await page.getByText('Archived brands (1)').click()
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect.element(page.getByText('Brand limit reached', { exact: true })).toBeVisible()
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(true)
})
