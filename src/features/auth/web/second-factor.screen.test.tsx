import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { ada, emptyAccount, nobody, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const off = { on: false, since: null, recoveryCodesLeft: 0 }
const on = { on: true, since: '2026-11-02T10:00:00.000Z', recoveryCodesLeft: 10 }
const workspace = { ...northfold(), brandCount: 0 }
const STATUS = 'GET /api/auth/second-factor'
const SECOND_STEP = 'POST /api/auth/login/second-factor'
const WRONG = "That code didn't work. Codes change every 30 seconds."
const PROFILE = '/dashboard/settings?tab=profile'

const settings = {
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, 'OWNER')] }),
  'GET /api/auth/sessions': answer({ sessions: [] }),
}
const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Mailmonth:ada@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" /></svg>',
}
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKLM-NPQ${'ABCDEFGHJK'[index]}`)
const wrongCode = { status: 400, body: { error: WRONG, code: 'INVALID_INPUT', field: 'code' } }
const asksForCode = {
  status: 401,
  body: {
    error: 'Enter the code from your authenticator app.',
    code: 'SECOND_FACTOR_REQUIRED',
    challenge: 'a-challenge',
  },
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const code = page.getByLabelText('Six-digit code')
const { keyboard } = userEvent

async function tabTo(element: ReturnType<typeof button>): Promise<void> {
  for (let press = 0; press < 20 && document.activeElement !== element.element(); press++) await keyboard('{Tab}')
  await expect.element(element).toHaveFocus()
}

beforeEach(() => page.viewport(1280, 800))

describe('the card in User Profile', () => {
  test('turns it on by keyboard alone, from the password to the saved recovery codes', async () => {
    const answers = {
      ...settings,
      [STATUS]: answer(off),
      'POST /api/auth/second-factor': answer(setup),
      'POST /api/auth/second-factor/confirm': answer({ recoveryCodes }),
    }
    const asked = answeringServer(answers)
    await openProduct(PROFILE)
    await expect.element(page.getByText('Off', { exact: true })).toBeVisible()
    button('Turn on').element().focus()
    await keyboard('{Enter}')
    await expect.element(dialog.getByLabelText('Current password')).toHaveFocus()
    await keyboard('long enough{Enter}')

    const heading = dialog.getByRole('heading', { name: 'Scan this QR code with your authenticator app' })
    await expect.element(heading).toHaveFocus()
    await expect.element(dialog.getByRole('img')).toHaveAccessibleName(/^QR code that adds your Mailmonth account/)
    await expect.element(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await tabTo(dialog.getByRole('button', { name: 'Continue' }))
    await keyboard('{Enter}')

    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    answers[STATUS] = answer(on)
    await keyboard('123456')

    await expect.element(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
    expect(
      dialog
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(recoveryCodes)
    const done = dialog.getByRole('button', { name: 'Done' })
    await expect.element(done).toHaveAttribute('aria-disabled', 'true')
    await keyboard('{Escape}')
    const saveFirst = 'Save your recovery codes first, then check the box.'
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(saveFirst)
    await tabTo(dialog.getByRole('checkbox', { name: "I've saved my recovery codes" }))
    await keyboard(' ')
    await expect.element(done).not.toHaveAttribute('aria-disabled')
    await tabTo(done)
    await keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('You have 10 recovery codes left.')).toBeVisible()
    expect(asked.filter(({ call }) => call.startsWith('POST /api/auth/second-factor'))).toEqual([
      { call: 'POST /api/auth/second-factor', body: { currentPassword: 'long enough' } },
      { call: 'POST /api/auth/second-factor/confirm', body: { code: '123456' } },
    ])
  })

  test('shows a wrong password and a wrong code at their fields, and takes a pasted code with a space', async () => {
    const answers = {
      ...settings,
      [STATUS]: answer(off),
      'POST /api/auth/second-factor': {
        status: 400,
        body: { error: "Your current password isn't correct.", code: 'INVALID_INPUT', field: 'currentPassword' },
      },
      'POST /api/auth/second-factor/confirm': wrongCode,
    }
    const asked = answeringServer(answers)
    await openProduct(PROFILE)
    await button('Turn on').click()
    const password = dialog.getByLabelText('Current password')
    await password.fill('a guess')
    await keyboard('{Enter}')
    await expect.element(password).toHaveAccessibleDescription("Your current password isn't correct.")
    answers['POST /api/auth/second-factor'] = answer(setup) as never
    await password.fill('long enough')
    await expect.element(password).not.toBeInvalid()
    await keyboard('{Enter}')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await code.fill('123 456')
    await expect.element(code).toHaveAccessibleDescription(WRONG)
    await expect.element(code).toHaveFocus()
    expect(asked.at(-1)?.body).toEqual({ code: '123456' })
  })

  test.each([
    [3, 'You have 3 recovery codes left. Create new ones before you run out.'],
    [1, 'You have 1 recovery code left. Create new ones before you run out.'],
    [0, 'You have no recovery codes left. Create new ones before you run out.'],
    [4, 'You have 4 recovery codes left.'],
  ])('with %i recovery codes left says so', async (recoveryCodesLeft, sentence) => {
    answeringServer({ ...settings, [STATUS]: answer({ ...on, recoveryCodesLeft }) })
    await openProduct(PROFILE)
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(page.getByText(/before you run out/).elements().length).toBe(recoveryCodesLeft <= 3 ? 1 : 0)
  })

  test('creates new recovery codes, and turns it off,, password and a code', async () => {
    const answers = {
      ...settings,
      [STATUS]: answer(on),
      'POST /api/auth/second-factor/recovery-codes': answer({ recoveryCodes }),
      'DELETE /api/auth/second-factor': answer({ ok: true }),
    }
    const asked = answeringServer(answers)
    await openProduct(PROFILE)
    await button('New recovery codes').click()
    await dialog.getByLabelText('Current password').fill('long enough')
    await code.fill('123456')
    await dialog.getByRole('button', { name: 'Create new codes' }).click()
    await expect.element(dialog.getByText(recoveryCodes[9]!)).toBeVisible()
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect.element(dialog).not.toBeInTheDocument()

    answers[STATUS] = answer(off)
    await button('Turn off').click()
    await dialog.getByLabelText('Current password').fill('long enough')
    await dialog.getByLabelText('Code', { exact: true }).fill('abcd-efgh-jklm-npqr')
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await expect.element(page.getByText('You now log in with your password alone.')).toBeVisible()
    await expect.element(button('Turn on')).toBeVisible()
    const changes = asked.filter(({ call }) => !call.startsWith('GET') && call.includes('second-factor'))
    expect(changes.map(({ body }) => body)).toEqual([
      { currentPassword: 'long enough', code: '123456' },
      { currentPassword: 'long enough', code: 'abcd-efgh-jklm-npqr' },
    ])
  })

  test('is neither shown nor asked for while a super admin impersonates', async () => {
    const impersonator = { name: 'Bo Boss', email: 'bo@example.com' }
    const asked = answeringServer({
      ...settings,
      [STATUS]: answer(on),
      'GET /api/auth/me': answer({ ...ada, tokenType: 'impersonation', impersonator }),
    })
    await openProduct(PROFILE)
    await expect.element(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible()
    expect(page.getByText('Two-factor authentication').elements()).toEqual([])
    expect(asked.map(({ call }) => call)).not.toContain(STATUS)
  })
})

describe.each([
  ['/login?next=%2Fdashboard%2Fsettings', 'POST /api/auth/login', 'Log in', '/dashboard/settings'],
  ['/admin/login', 'POST /api/auth/superadmin/login', 'Log in as Super Admin', '/admin'],
])('the second step of %s', (address, firstStep, label, next) => {
  async function enterPassword(): Promise<void> {
    await page.getByLabelText('Email').fill('ada@example.com')
    await page.getByLabelText('Password', { exact: true }).fill('long enough')
    await button(label).click()
    await expect.element(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  }

  test('takes a code by keyboard, shows a wrong one at its field, and leads on', async () => {
    const answers = { ...settings, ...nobody, [firstStep]: asksForCode, [SECOND_STEP]: wrongCode }
    const asked = answeringServer(answers)
    const router = await openProduct(address)
    await enterPassword()
    expect(page.getByText('Login failed').elements()).toEqual([])
    await expect.element(code).toHaveFocus()
    await keyboard('000000')
    await expect.element(code).toHaveAccessibleDescription(WRONG)
    await expect.element(code).toHaveFocus()
    answers[SECOND_STEP] = answer(ada) as never
    await keyboard('123456')
    await expect.poll(() => router.state.location.href).toBe(next)
    expect(asked.findLast(({ call }) => call === SECOND_STEP)?.body).toEqual({
      challenge: 'a-challenge',
      code: '123456',
    })
  })

  test('takes a recovery code and says how many are left', async () => {
    answeringServer({
      ...settings,
      ...nobody,
      [firstStep]: asksForCode,
      [SECOND_STEP]: answer({ ...ada, recoveryCodesLeft: 9 }),
    })
    await openProduct(address)
    await enterPassword()
    await tabTo(button('Use a recovery code instead'))
    await keyboard('{Enter}')
    await expect.element(page.getByLabelText('Recovery code', { exact: true })).toHaveFocus()
    await keyboard('abcd efgh jklm npqr{Enter}')
    await expect.element(page.getByText('You have 9 recovery codes left.')).toBeVisible()
  })

  test('starts over when the login expired, and when it is asked to', async () => {
    const sentence = 'Your login expired. Please log in again.'
    answeringServer({
      ...nobody,
      [firstStep]: asksForCode,
      [SECOND_STEP]: refusal(400, 'INVALID_TOKEN', sentence),
    })
    await openProduct(address)
    await enterPassword()
    await code.fill('123456')
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('')
    await enterPassword()
    await button('Start over').click()
    await expect.element(button(label)).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  test('says that no tries are left', async () => {
    const sentence = 'Too many wrong codes. Start over to log in again.'
    answeringServer({ ...nobody, [firstStep]: asksForCode, [SECOND_STEP]: refusal(429, 'RATE_LIMITED', sentence) })
    await openProduct(address)
    await enterPassword()
    await code.fill('123456')
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  })
})

describe('the list of users', () => {
  const boss = { ...ada, id: '0198c5a0-0000-7000-8000-0000000000aa', email: 'bo@example.com', role: 'SUPERADMIN' }
  const user = {
    id: ada.id,
    name: 'Ada',
    email: ada.email,
    phone: '',
    role: 'USER',
    createdAt: '2026-10-01T00:00:00.000Z',
    lastSeenAt: null,
    deletionRequestedAt: null,
    closedAt: null,
    secondFactor: true,
    workspacesCount: 0,
    memberships: [],
  }
  const users = (...rows: object[]) => answer({ users: rows, nextCursor: null })
  const REMOVE = `DELETE /api/superadmin/users/${ada.id}/second-factor`

  test('lets a super admin remove a second factor with a reason, except their own', async () => {
    const noReason = { status: 400, body: { error: 'Enter a reason.', code: 'INVALID_INPUT', field: 'reason' } }
    const answers = {
      'GET /api/auth/me': answer(boss),
      'GET /api/superadmin/users?limit=50': users(user, { ...user, id: boss.id, email: boss.email, name: 'Bo' }),
      'GET /api/superadmin/users': users(user, { ...user, id: boss.id, email: boss.email, name: 'Bo' }),
      [REMOVE]: noReason,
    }
    const asked = answeringServer(answers)
    await openProduct('/admin?tab=users', { superadmin_token: 'a-token' })
    const buttons = page.getByRole('button', { name: 'Remove two-factor' })
    await expect
      .element(buttons.nth(1))
      .toHaveAccessibleDescription('Turn off your own two-factor authentication in your profile.')
    await buttons.first().click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    const reason = dialog.getByLabelText('Reason')
    await expect.element(reason).toHaveAccessibleDescription('Enter a reason.')
    answers[REMOVE] = answer({ ok: true })
    await reason.fill('Lost the phone; we called back.')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('Two-factor authentication removed')).toBeVisible()
    expect(asked.findLast(({ call }) => call === REMOVE)?.body).toEqual({ reason: 'Lost the phone; we called back.' })
  })
})
