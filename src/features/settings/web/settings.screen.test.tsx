import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
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

test('without a workspace the way to one is shown', async () => {
  answeringServer(emptyAccount)
  await openProduct('/dashboard/settings')
  await expect.element(page.getByText('No Workspace Found')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to Onboarding' })).toHaveAttribute('href', '/onboarding')
})

test('the workspace is saved as it was typed', async () => {
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

test('what was typed and not saved is there again after a look at another tab; what was saved is not', async () => {
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
  // The server of this test still has the former name.
  await expect.element(name).toHaveValue(workspace.name)
})

test('a workspace that is gone when it is saved is named as the reason', async () => {
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
])('a workspace %o is only read by a %s who may not change it', async (changes, role) => {
  answeringServer(withWorkspace(changes, role))
  await openProduct('/dashboard/settings')
  await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await expect.element(page.getByLabelText('Workspace name')).toHaveAttribute('readonly')
})

test('a taken email is said at its field, and what was typed stays', async () => {
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

test('Klaviyo is locked below Teams, and not promised early with it', async () => {
  answeringServer(withWorkspace())
  await openProduct('/dashboard/settings?tab=integrations')
  await expect.element(page.getByText('Available only on Teams plan')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Upgrade to Teams' })).toBeVisible()
  await expect.element(page.getByText('Coming soon').first()).toBeVisible()
})

test('with Teams a key is asked for, and the refusal stands at its field with what was typed', async () => {
  answeringServer({
    ...withWorkspace({ plan: 'TEAMS', limits: PLAN_CATALOGUE.TEAMS.limits }),
    'GET /api/brands': answer({ brands: [brand] }),
    [`GET /api/brands/${brand.id}/klaviyo`]: answer(withoutKlaviyo),
    'POST /api/settings/klaviyo/validate': refusal(400, 'KLAVIYO_KEY_INVALID', 'Invalid Klaviyo API key'),
  })
  await openProduct('/dashboard/settings?tab=integrations')
  const save = page.getByRole('button', { name: 'Validate and Save' })
  await expect.element(save).toBeDisabled()
  await page.getByLabelText('Private API key').fill('  ')
  await expect.element(save).toBeDisabled()
  await page.getByLabelText('Private API key').fill('pk_typo')
  await save.click()
  await expect.element(page.getByText('Validation Failed')).toBeVisible()
  await expect.element(page.getByLabelText('Private API key')).toHaveValue('pk_typo')
  await expect.element(page.getByText('Available only on Teams plan')).not.toBeInTheDocument()
})

test('help that cannot be loaded is asked for again', async () => {
  const answers = { ...withWorkspace(), 'GET /api/settings/support': refusal(503, 'UNAVAILABLE', 'Busy.') }
  answeringServer(answers)
  await openProduct('/dashboard/settings?tab=support')
  await expect.element(page.getByText('Busy.')).toBeVisible()
  answers['GET /api/settings/support'] = answer({ docsUrl: '/d', helpUrl: '/h', supportEmail: 'desk@example.com' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Contact Support' }))
    .toHaveAttribute('href', 'mailto:desk@example.com')
})

test('several workspaces can be switched, suspended ones are marked', async () => {
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

test.each(['support', 'integrations'])('on a phone the tab %s is in view when it is chosen', async (tab) => {
  await page.viewport(390, 800)
  answeringServer(withWorkspace())
  await openProduct(`/dashboard/settings?tab=${tab}`)
  const nav = page.getByRole('navigation', { name: 'Settings' }).element()
  const right = () => nav.querySelector('[aria-current="page"]')?.getBoundingClientRect().right
  await expect.poll(right).toBeLessThanOrEqual(nav.getBoundingClientRect().right)
})
