import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { ada, emptyAccount, nobody, openProduct } from '#test/browser/open-product.tsx'

const VALIDATE = 'GET /api/invites/validate/abc'
const check = {
  valid: true,
  status: 'PENDING',
  error: null,
  email: 'kim@example.com',
  workspaceName: 'Northfold Studio',
  role: 'CREATOR',
  inviterName: 'Grace',
  hasAccount: false,
  expiresAt: '2026-12-01T00:00:00.000Z',
}
const nothing = { email: null, workspaceName: null, role: null, inviterName: null, hasAccount: null, expiresAt: null }
const ACCEPT = 'POST /api/invites/accept'
const open = () => openProduct('/accept-invite?token=abc')

beforeEach(() => page.viewport(1280, 900))

test.each([
  ['CANCELED', 'Invitation Canceled'],
  ['EXPIRED', 'Invitation Expired'],
  ['ACCEPTED', 'Invitation Already Used'],
  [null, 'Invalid Invitation'],
])('a link that is %s shows the card %s with the words of the server', async (status, title) => {
  const error = 'What the server says of it.'
  answeringServer({ ...nobody, [VALIDATE]: answer({ ...check, ...nothing, valid: false, status, error }) })
  await open()
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByText(error)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
})

test('an address without a token is an invalid invitation', async () => {
  answeringServer(nobody)
  await openProduct('/accept-invite')
  await expect.element(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible()
  await expect.element(page.getByText('This invitation link is invalid or has expired.')).toBeVisible()
})

test('a new person chooses a password and is in', async () => {
  const asked = answeringServer({
    ...emptyAccount,
    ...nobody,
    [VALIDATE]: answer(check),
    [ACCEPT]: answer({ ok: true, workspaceId: ada.id, user: { ...ada, email: check.email } }),
  })
  const router = await open()
  await expect.element(page.getByRole('heading', { name: 'Join Northfold Studio' })).toBeVisible()
  await expect.element(page.getByText('Grace invited you as Creator.')).toBeVisible()
  await page.getByLabelText(/^Name/).fill('Kim')
  const accept = page.getByRole('button', { name: 'Accept invitation' })
  await accept.click()
  await expect.element(page.getByText('Password is required')).toBeVisible()
  await page.getByLabelText('Password', { exact: true }).fill('long enough')
  await page.getByLabelText('Confirm password', { exact: true }).fill('long enouhg')
  await accept.click()
  await expect.element(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabelText('Confirm password', { exact: true }).fill('long enough')
  await accept.click()
  await expect.element(page.getByText("You've successfully joined the workspace.")).toBeVisible()
  expect(asked.find(({ call }) => call === ACCEPT)?.body).toEqual({
    token: 'abc',
    password: 'long enough',
    name: 'Kim',
  })
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard')
})

test('a logged-in invited user accepts with one click', async () => {
  const asked = answeringServer({
    ...emptyAccount,
    [VALIDATE]: answer({ ...check, email: ada.email.toUpperCase(), hasAccount: true }),
    [ACCEPT]: answer({ ok: true, workspaceId: ada.id, user: ada }),
  })
  await open()
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect.element(page.getByText('Success!')).toBeVisible()
  expect(asked.find(({ call }) => call === ACCEPT)?.body).toEqual({ token: 'abc' })
})

test('another user sees who the invitation is for, and can log out', async () => {
  answeringServer({ ...emptyAccount, [VALIDATE]: answer(check) })
  await open()
  await expect.element(page.getByText(/We sent it to kim@example.com/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Accept invitation' }).elements()).toEqual([])
})

test('an address that has an account logs in and comes back', async () => {
  answeringServer({ ...nobody, [VALIDATE]: answer({ ...check, hasAccount: true }) })
  await open()
  const login = page.getByRole('link', { name: 'Log in to accept' })
  await expect.element(login).toHaveAttribute('href', '/login?next=%2Faccept-invite%3Ftoken%3Dabc')
})

test('an invitation that ends while the form is open shows why', async () => {
  const answers = {
    ...nobody,
    [VALIDATE]: answer(check),
    [ACCEPT]: refusal(409, 'INVITE_NOT_OPEN', 'This invitation was canceled.'),
  }
  answeringServer(answers)
  await open()
  await page.getByLabelText('Password', { exact: true }).fill('long enough')
  await page.getByLabelText('Confirm password', { exact: true }).fill('long enough')
  answers[VALIDATE] = answer({ ...check, ...nothing, valid: false, status: 'CANCELED', error: 'It was canceled.' })
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect.element(page.getByRole('heading', { name: 'Invitation Canceled' })).toBeVisible()
})

test('an invitation that fails to load can be loaded again', async () => {
  const answers = { ...nobody, [VALIDATE]: refusal(503, 'UNAVAILABLE', 'Busy.') }
  answeringServer(answers)
  await open()
  await expect.element(page.getByText('Busy.')).toBeVisible()
  answers[VALIDATE] = answer(check)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Join Northfold Studio' })).toBeVisible()
})
