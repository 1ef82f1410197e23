import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { ada, emptyAccount, nobody, openProduct } from '#test/browser/open-product.tsx'

const PENDING = 'grace@example.com'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = page.getByRole('heading', { level: 1 })
const profile = '/dashboard/settings?tab=profile'
const signedIn = (changes: object = {}) => ({
  ...emptyAccount,
  'GET /api/auth/me': answer({ ...ada, ...changes }),
  'GET /api/auth/sessions': answer({ sessions: [] }),
})

function offline(): Promise<never> {
  const failing = Promise.reject(new TypeError('offline'))
  failing.catch(() => {})
  return failing
}

describe('the profile', () => {
  beforeEach(() => page.viewport(1280, 800))
  const email = page.getByLabelText('Email', { exact: true })
  const password = page.getByLabelText('Current password').first()

  test('asks for the password when the email changes, and says where the link went', async () => {
    const asked = answeringServer({
      ...signedIn(),
      'PATCH /api/settings/profile': answer({ ...ada, pendingEmail: PENDING }),
    })
    await openProduct(profile)
    await email.fill(PENDING)
    await button('Save Changes').click()
    await expect.element(password).toHaveAccessibleDescription(/Please enter your current password/)
    await password.fill('staple battery horse')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(`We sent a link to ${PENDING}. Open it to change your email.`)).toBeVisible()
    expect(asked.find(({ call }) => call === 'PATCH /api/settings/profile')?.body).toEqual({
      name: 'Ada',
      phone: '',
      address: '',
      email: PENDING,
      currentPassword: 'staple battery horse',
    })
    await expect.element(email).toHaveValue(ada.email)
    await expect.element(button('Cancel the change')).toBeVisible()
  })

  test('shows a wrong password at its field and keeps it out of what is stored in the browser', async () => {
    const sentence = "Your current password isn't correct."
    answeringServer({
      ...signedIn(),
      'PATCH /api/settings/profile': {
        status: 400,
        body: { error: sentence, code: 'INVALID_INPUT', field: 'currentPassword' },
      },
    })
    await openProduct(profile)
    await email.fill(PENDING)
    await password.fill('a secret guess')
    await button('Save Changes').click()
    await expect.element(password).toHaveAccessibleDescription(new RegExp(sentence))
    await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain(PENDING)
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a secret guess')
  })

  test('saves other fields without canceling a pending email change', async () => {
    const waiting = { ...ada, pendingEmail: PENDING }
    const asked = answeringServer({ ...signedIn(waiting), 'PATCH /api/settings/profile': answer(waiting) })
    await openProduct(profile)
    await page.getByLabelText('Name', { exact: true }).fill('Ada Byron')
    await button('Save Changes').click()
    await expect.element(page.getByText('We saved your profile.')).toBeVisible()
    expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      name: 'Ada Byron',
      phone: '',
      address: '',
    })
  })

  test('sends the link again', async () => {
    const waiting = { ...ada, pendingEmail: PENDING }
    answeringServer({ ...signedIn(waiting), 'POST /api/settings/profile/email-link': answer(waiting) })
    await openProduct(profile)
    await button('Resend link').click()
    await expect.element(page.getByText(`Open the link we sent to ${PENDING}.`)).toBeVisible()
  })

  test('cancels the change with the keyboard on a phone', async () => {
    await page.viewport(360, 740)
    const asked = answeringServer({
      ...signedIn({ pendingEmail: PENDING }),
      'PATCH /api/settings/profile': answer(ada),
    })
    await openProduct(profile)
    const cancel = button('Cancel the change')
    await expect.element(cancel).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    ;(cancel.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(`You keep logging in with ${ada.email}.`)).toBeVisible()
    await expect.element(cancel).not.toBeInTheDocument()
    expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ email: ada.email })
  })
})

describe('the page of the link', () => {
  beforeEach(() => page.viewport(360, 740))
  const works = { 'POST /api/auth/check-link': answer({ works: true }) }
  const dead = { 'POST /api/auth/check-link': answer({ works: false }) }
  const open = () => openProduct('/confirm-email?token=0123')

  test('waits for a click and then shows which email applies', async () => {
    const asked = answeringServer({
      ...nobody,
      ...works,
      'POST /api/auth/confirm-email': answer({ ok: true, email: PENDING }),
    })
    await open()
    await expect.element(heading).toHaveTextContent('Confirm your new email')
    expect(asked.map(({ call }) => call)).not.toContain('POST /api/auth/confirm-email')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: 'Mailmonth, home' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Confirm my new email')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading).toHaveTextContent('Your email is changed')
    await expect.element(page.getByText(PENDING)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
    expect(asked.find(({ call }) => call === 'POST /api/auth/confirm-email')?.body).toEqual({ token: '0123' })
  })

  test('says that a link was used, has expired or never existed', async () => {
    answeringServer({ ...nobody, ...dead })
    const router = await open()
    await expect.element(page.getByText(/This link is invalid, was already used or has expired/)).toBeVisible()
    await router.navigate({ to: '/confirm-email', search: {} })
    await expect.element(page.getByText(/This link is invalid, was already used or has expired/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
  })

  test('leads a logged-in user to their profile for another link', async () => {
    answeringServer({ ...signedIn({ pendingEmail: PENDING }), ...dead })
    await open()
    await expect.element(page.getByText(/You're logged in as ada@example\.com/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to your profile' })).toBeVisible()
  })

  test('says when the link belongs to another account', async () => {
    answeringServer({ ...signedIn(), ...works })
    await open()
    await expect.element(page.getByText(/This link changes the email of another account/)).toBeVisible()
    await expect.element(button('Confirm my new email')).toBeEnabled()
  })

  test('says that the address is taken, and that a link expired meanwhile', async () => {
    const sentence = 'Another account already uses this email.'
    const answers = { ...nobody, ...works, 'POST /api/auth/confirm-email': refusal(409, 'EMAIL_TAKEN', sentence) }
    answeringServer(answers)
    await open()
    await button('Confirm my new email').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
    answeringServer({
      ...answers,
      'POST /api/auth/confirm-email': refusal(400, 'INVALID_TOKEN', 'This link is invalid or has expired.'),
    })
    await button('Confirm my new email').click()
    await expect.element(page.getByText(/This link is invalid, was already used or has expired/)).toBeVisible()
  })

  test('can be tried again when the server is unreachable', async () => {
    answeringServer({ ...nobody, 'POST /api/auth/check-link': offline() })
    await open()
    await expect.element(heading).toHaveTextContent("We couldn't check this link")
    answeringServer({ ...nobody, ...works })
    await button('Try again').click()
    await expect.element(heading).toHaveTextContent('Confirm your new email')
    answeringServer({ ...nobody, 'POST /api/auth/confirm-email': offline() })
    await button('Confirm my new email').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent("We couldn't confirm your new email. Check your connection and try again.")
  })
})

describe('the page of a reset link', () => {
  test.each(['used', 'expired', 'unknown'])('shows no form for a link that is %s', async (token) => {
    const asked = answeringServer({ ...nobody, 'POST /api/auth/check-link': answer({ works: false }) })
    await openProduct(`/reset-password?token=${token}`)
    await expect.element(page.getByText('This link is invalid or has expired.')).toBeVisible()
    await expect.element(page.getByLabelText('New password')).not.toBeInTheDocument()
    expect(asked.find(({ call }) => call === 'POST /api/auth/check-link')?.body).toEqual({
      purpose: 'reset_password',
      token,
    })
  })
})
