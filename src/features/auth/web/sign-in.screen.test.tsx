import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal, badGateway } from '#test/browser/answering-server.ts'
import { ada, emptyAccount, nobody, openProduct } from '#test/browser/open-product.tsx'

const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const confirmation = page.getByLabelText('Confirm password')
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('logging in', () => {
  test('to a deleted account says until when its email is taken and leads to support', async () => {
    answeringServer({
      ...nobody,
      'POST /api/auth/login': {
        status: 403,
        body: {
          error: 'This account has been deleted.',
          code: 'ACCOUNT_CLOSED',
          emailFreeAt: '2027-02-01T12:00:00.000Z',
          supportEmail: 'support@mailmonth.example',
        },
      },
    })
    await openProduct('/login')
    await email.fill('ada@example.com')
    await password.fill('long enough')
    await userEvent.keyboard('{Enter}')
    const sentence = /You can sign up with this email again after February 1, 2027/
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Contact support' }))
      .toHaveAttribute('href', 'mailto:support@mailmonth.example')
  })

  test('needs an email and a password, and says so at the fields', async () => {
    const asked = answeringServer(nobody)
    await openProduct('/login')
    await expect.element(email).toHaveFocus()
    await button('Log in').click()
    await expect.element(email).toHaveAccessibleDescription('Email is required')
    await expect.element(password).toHaveAccessibleDescription('Password is required')
    expect(asked.map(({ call }) => call)).not.toContain('POST /api/auth/login')
  })

  test('shows a failed login above the form and in a toast, and focuses the password', async () => {
    answeringServer({
      ...nobody,
      'POST /api/auth/login': refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password'),
    })
    const router = await openProduct('/login')
    await email.fill('ada@example.com')
    await password.fill('wrong')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid email or password')
    await expect.element(page.getByText('Login failed')).toBeVisible()
    await expect.element(email).toHaveValue('ada@example.com')
    await expect.element(password).toHaveFocus()
    expect(router.state.location.pathname).toBe('/login')
  })

  test('a lost connection gets the fallback sentence', async () => {
    answeringServer({ ...nobody, 'POST /api/auth/login': badGateway })
    await openProduct('/login')
    await email.fill('ada@example.com')
    await password.fill('right enough')
    await button('Log in').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to login. Please try again.')
  })

  test('goes to the requested page and welcomes the user', async () => {
    const asked = answeringServer({ ...emptyAccount, ...nobody, 'POST /api/auth/login': answer(ada) })
    const router = await openProduct('/dashboard/email-outlines?filter=approved')
    expect(router.state.location.href).toBe('/login?next=%2Fdashboard%2Femail-outlines%3Ffilter%3Dapproved')
    await email.fill('Ada@Example.com')
    await password.fill('long enough')
    await button('Log in').click()
    await expect.element(page.getByText("You've successfully logged in.")).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your Email Library')
    expect(router.state.location.href).toBe('/dashboard/email-outlines?filter=approved')
    expect(asked).toContainEqual({
      call: 'POST /api/auth/login',
      body: { email: 'ada@example.com', password: 'long enough' },
    })
  })
})

describe('signing up', () => {
  test('shows all errors, and removes each when it is fixed', async () => {
    answeringServer(nobody)
    await openProduct('/signup')
    await email.fill('ada')
    await password.fill('short')
    await confirmation.fill('long enough')
    await expect.element(confirmation).not.toBeInvalid()
    await button('Create account').click()
    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect.element(password).toHaveAccessibleDescription('Password must be at least 8 characters long')
    await expect.element(confirmation).toHaveAccessibleDescription('Passwords do not match')
    await password.fill('long enough')
    await expect.element(confirmation).not.toBeInvalid()
  })

  test('a taken address offers the login', async () => {
    const sentence = 'An account with this email already exists. Please log in.'
    answeringServer({ ...nobody, 'POST /api/auth/signup': refusal(409, 'EMAIL_TAKEN', sentence) })
    await openProduct('/signup')
    await email.fill('ada@example.com')
    await password.fill('long enough')
    await confirmation.fill('long enough')
    await button('Create account').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(`${sentence} Go to Login`)
    await expect.element(page.getByText('Signup failed')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
  })

  test('leads to the first brand', async () => {
    answeringServer({ ...emptyAccount, ...nobody, 'POST /api/auth/signup': answer(ada, 201) })
    const router = await openProduct('/signup')
    await email.fill('ada@example.com')
    await password.fill('long enough')
    await confirmation.fill('long enough')
    await button('Create account').click()
    await expect.element(page.getByText("Let's set up your brand.")).toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/onboarding')
  })
})

describe('a forgotten password', () => {
  test('the answer names the address and not whether it is known', async () => {
    answeringServer({ ...nobody, 'POST /api/auth/forgot-password': answer({ ok: true }) })
    await openProduct('/forgot-password')
    await email.fill('ada@example.com')
    await button('Send reset link').click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email')
    expect(document.activeElement?.textContent).toBe(
      'If an account exists for ada@example.com, we sent it a link to reset your password. The link works once and expires after one hour.',
    )
  })

  test.each([
    ['shown', 'outbox', true, 1],
    ['kept unseen', 'outbox', false, 0],
    ['sent', 'smtp', false, 0],
  ])('with email being %s, ways to the outbox: %s', async (_, mail, outboxPage, ways) => {
    const parts = { database: 'embedded', ideas: 'planner', outlines: 'planner', payments: 'off' }
    const modes = { environment: 'development', mail, outboxPage, ...parts }
    const asked = answeringServer({
      ...nobody,
      'POST /api/auth/forgot-password': answer({ ok: true }),
      'GET /api/health': answer({ live: true, ready: true, modes }),
    })
    await openProduct('/forgot-password')
    await email.fill('ada@example.com')
    await button('Send reset link').click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email')
    await expect.poll(() => asked.map(({ call }) => call)).toContain('GET /api/health')
    await expect.poll(() => page.getByRole('link', { name: 'Read it in the outbox' }).elements().length).toBe(ways)
  })

  test('too many requests are answered in the words of the server', async () => {
    const sentence = 'Too many requests. Please wait a moment and try again.'
    answeringServer({ ...nobody, 'POST /api/auth/forgot-password': refusal(429, 'RATE_LIMITED', sentence) })
    await openProduct('/forgot-password')
    await email.fill('ada@example.com')
    await button('Send reset link').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  })

  test('a link without a token, or one that was used while its page was open, offers a new one', async () => {
    answeringServer({
      ...nobody,
      'POST /api/auth/check-link': answer({ works: true }),
      'POST /api/auth/reset-password': refusal(400, 'INVALID_TOKEN', 'This link is invalid or has expired.'),
    })
    const router = await openProduct('/reset-password')
    await expect.element(page.getByText('This link is invalid or has expired.')).toBeVisible()
    await router.navigate({ to: '/reset-password', search: { token: 'used' } })
    await page.getByLabelText('New password').fill('long enough')
    await confirmation.fill('long enough')
    await button('Save new password').click()
    await expect.element(page.getByText('This link is invalid or has expired.')).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/forgot-password')
  })

  test('a new password is saved with the token of the link', async () => {
    const asked = answeringServer({
      ...nobody,
      'POST /api/auth/check-link': answer({ works: true }),
      'POST /api/auth/reset-password': answer({ ok: true }),
    })
    await openProduct('/reset-password?token=0123')
    await page.getByLabelText('New password').fill('long enough')
    await confirmation.fill('long enough')
    await button('Save new password').click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Password changed')
    expect(asked.at(-1)).toEqual({
      call: 'POST /api/auth/reset-password',
      body: { token: '0123', password: 'long enough' },
    })
  })
})
