import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt, withoutKlaviyo } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = { ...northfold(), brandCount: 0 }
const other = northfold('PRO', { id: '0198c5a0-0000-7000-8000-000000000003', name: 'Quayside', status: 'SUSPENDED' })
const brand = tannholt
const withWorkspace = (changes: object = {}, role = 'OWNER') => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({
    workspaces: [{ ...workspace, ...changes }],
    memberships: [adaIn(workspace.id, role)],
  }),
  'GET /api/auth/sessions': answer({ sessions: [] }),
})

beforeEach(() => page.viewport(1280, 800))

test('without a workspace, the page links to onboarding', async () => {
  answeringServer(emptyAccount)
  await openProduct('/dashboard/settings')
  await expect.element(page.getByText('No Workspace Found')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to onboarding' })).toHaveAttribute('href', '/onboarding')
})

test('saves the workspace as typed', async () => {
  const saved = { ...workspace, name: 'Northfold', website: 'https://northfold.example' }
  const asked = answeringServer({
    ...withWorkspace(),
    [`PATCH /api/settings/workspace/${workspace.id}`]: answer({ workspace: saved }),
  })
  await openProduct('/settings?tab=brands')
  await page.getByLabelText('Workspace name').fill('Northfold')
  await page.getByLabelText(/^Website/).fill('northfold.example')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText('Workspace Updated')).toBeVisible()
  const sent = asked.find(({ call }) => call.startsWith('PATCH'))
  expect(sent?.body).toEqual({ name: 'Northfold', address: '', website: 'https://northfold.example' })
})

test('keeps unsaved settings when you switch tabs', async () => {
  const saved = { ...workspace, name: 'Northfold' }
  const tab = (name: string) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name })
  answeringServer({
    ...withWorkspace(),
    [`PATCH /api/settings/workspace/${workspace.id}`]: answer({ workspace: saved }),
  })
  await openProduct('/dashboard/settings')
  const name = page.getByLabelText('Workspace name')
  await name.fill('Northfold')
  await tab('User Profile').click()
  await page.getByLabelText(/^Phone/).fill('555')
  await tab('Account Info').click()
  await expect.element(name).toHaveValue('Northfold')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText('Workspace Updated')).toBeVisible()
  await tab('User Profile').click()
  await expect.element(page.getByLabelText(/^Phone/)).toHaveValue('555')
  await expect.element(page.getByRole('button', { name: 'Save Changes' }).first()).toBeEnabled()
  await tab('Account Info').click()
  // The server of this test still has the earlier name.
  await expect.element(name).toHaveValue(workspace.name)
})

test('shows that the workspace no longer exists when it is saved', async () => {
  answeringServer({
    ...withWorkspace(),
    [`PATCH /api/settings/workspace/${workspace.id}`]: refusal(404, 'NOT_FOUND', 'Not found'),
  })
  await openProduct('/dashboard/settings')
  await page.getByLabelText('Workspace name').fill('Northfold')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText('No Workspace', { exact: true })).toBeVisible()
  await expect.element(page.getByText('No workspace found. Please create a workspace first.')).toBeVisible()
})

test.each([
  [{ status: 'SUSPENDED' }, 'OWNER'],
  [{}, 'CREATOR'],
])('a workspace %o is read-only for a %s, with the reason', async (changes, role) => {
  answeringServer(withWorkspace(changes, role))
  await openProduct('/dashboard/settings')
  await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await expect.element(page.getByLabelText('Workspace name')).toHaveAttribute('readonly')
})

test('shows a taken email at its field and keeps the input', async () => {
  const sentence = 'Another account already uses this email.'
  const taken = { status: 409, body: { error: sentence, code: 'EMAIL_TAKEN', field: 'email' } }
  answeringServer({ ...withWorkspace(), 'PATCH /api/settings/profile': taken })
  await openProduct('/dashboard/settings?tab=profile')
  const email = page.getByLabelText('Email', { exact: true })
  await email.fill('grace@example.com')
  await expect
    .element(
      page.getByText(
        "Changing your email will also update your login credentials. You'll need to use this new email to sign in.",
      ),
    )
    .toBeVisible()
  await page.getByLabelText('Current password').first().fill('staple battery horse')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(email).toHaveAccessibleDescription(sentence)
  await expect.element(email).toHaveValue('grace@example.com')
})

test('Klaviyo is locked below Teams and not promised early with it', async () => {
  answeringServer(withWorkspace())
  await openProduct('/dashboard/settings?tab=integrations')
  const card = page.getByRole('region', { name: 'Klaviyo' })
  await expect.element(card.getByText('Available only on Teams plan')).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'Upgrade to Teams' })).toBeVisible()
  await expect.element(page.getByText('Coming soon').first()).toBeVisible()
})

test('with Teams, a rejected key shows the error at its field and stays', async () => {
  answeringServer({
    ...withWorkspace({ plan: 'TEAMS', limits: PLAN_CATALOG.TEAMS.limits }),
    'GET /api/brands': answer({ brands: [brand] }),
    [`GET /api/brands/${brand.id}/klaviyo`]: answer(withoutKlaviyo),
    'POST /api/settings/klaviyo/validate': refusal(400, 'KLAVIYO_KEY_INVALID', 'Invalid Klaviyo API key'),
  })
  await openProduct('/dashboard/settings?tab=integrations')
  const save = page.getByRole('button', { name: 'Validate and save' })
  await expect.element(save).toBeDisabled()
  await page.getByLabelText('Private API key').fill('  ')
  await expect.element(save).toBeDisabled()
  await page.getByLabelText('Private API key').fill('pk_typo')
  await save.click()
  await expect.element(page.getByText('Validation Failed')).toBeVisible()
  await expect.element(page.getByLabelText('Private API key')).toHaveValue('pk_typo')
  await expect.element(page.getByText('Available only on Teams plan')).not.toBeInTheDocument()
})

test('support links that fail to load can be loaded again', async () => {
  const answers = { ...withWorkspace(), 'GET /api/settings/support': refusal(503, 'UNAVAILABLE', 'Busy.') }
  answeringServer(answers)
  await openProduct('/dashboard/settings?tab=support')
  await expect.element(page.getByText('Busy.')).toBeVisible()
  answers['GET /api/settings/support'] = answer({ docsUrl: '/d', helpUrl: '/h', supportEmail: 'desk@example.com' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Contact support' }))
    .toHaveAttribute('href', 'mailto:desk@example.com')
})

test('switches between workspaces and marks suspended ones', async () => {
  const asked = answeringServer({
    ...withWorkspace(),
    'GET /api/workspaces': answer({ workspaces: [workspace, other], memberships: [adaIn(workspace.id)] }),
    [`POST /api/workspaces/${other.id}/select`]: answer({ ok: true }),
  })
  await openProduct('/dashboard/settings')
  await page.getByRole('button', { name: 'Switch workspace' }).click()
  await page.getByRole('menuitem', { name: 'Quayside Suspended' }).click()
  await expect.poll(() => asked.map(({ call }) => call)).toContain(`POST /api/workspaces/${other.id}/select`)
})

test.each(['support', 'integrations'])('on a phone, the tab %s scrolls into view when it is chosen', async (tab) => {
  await page.viewport(390, 800)
  answeringServer(withWorkspace())
  await openProduct(`/dashboard/settings?tab=${tab}`)
  const nav = page.getByRole('navigation', { name: 'Settings' }).element()
  const right = () => nav.querySelector('[aria-current="page"]')?.getBoundingClientRect().right
  await expect.poll(right).toBeLessThanOrEqual(nav.getBoundingClientRect().right)
})
