import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  DESKTOP,
  PASSWORD,
  PHONE,
  type Product,
  expectAccessible,
  newEmail,
  startProduct,
  watchErrors,
} from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const PROFILE = '/dashboard/settings?tab=profile'
const STEP_SECONDS = 30

/** Returns the code of the next step, so that none is used twice. The server accepts one step ahead. */
function authenticator(secret: string): () => Promise<string> {
  let used = 0
  return async () => {
    const current = Math.floor(Date.now() / 1000 / STEP_SECONDS)
    used = Math.max(current - 1, used + 1)
    return generate({ secret, epoch: used * STEP_SECONDS })
  }
}

/** Uses the button, so that the page loads nothing after the session has ended. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  const account = page.getByRole('button', { name: /^Your account/ })
  if (!(await account.isVisible())) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await account.click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('**/login')
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
}

test.each([DESKTOP, PHONE])(
  'a user turns two-factor authentication on, uses it and turns it off at $width pixels',
  async (screen) => {
    const page = await product.newPage(screen)
    const errors = watchErrors(page)
    const email = newEmail()
    await page.goto('/login')
    await page.request.post('/api/auth/signup', { data: { email, password: PASSWORD } })
    await page.request.post('/api/workspaces', { data: { name: 'Quillhound' } })

    await page.goto(PROFILE)
    await page.getByRole('button', { name: 'Turn on' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('img', { name: /QR code/ }).waitFor()
    await expectAccessible(page)
    const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
    const nextCode = authenticator(secret)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByLabel('Six-digit code').fill('000000')
    await dialog.getByText("That code didn't work. Codes change every 30 seconds.").waitFor()
    await expectAccessible(page)
    await dialog.getByLabel('Six-digit code').fill(await nextCode())
    await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
    await expectAccessible(page)
    const codes = await dialog.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download as text' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('mailmonth-recovery-codes.txt')
    await page.keyboard.press('Escape')
    await dialog.getByRole('alert').waitFor()
    await dialog.getByLabel("I've saved my recovery codes").check()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByText('You have 10 recovery codes left.').waitFor()
    // On a phone, the message and the header may cover part of a control behind them.
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    await dismiss.click()
    await dismiss.waitFor({ state: 'hidden' })
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)

    await logOut(page)
    await enterPassword(page, email)
    await expectAccessible(page)
    await page.getByLabel('Six-digit code').fill(await nextCode())
    await page.waitForURL('**/dashboard')

    await logOut(page)
    await enterPassword(page, email)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code', { exact: true }).fill(codes[0]!.toLowerCase())
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByText('You have 9 recovery codes left.').first().waitFor()
    await page.waitForURL('**/dashboard')

    await page.goto(PROFILE)
    await page.getByRole('button', { name: 'Turn off' }).click()
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByLabel('Code', { exact: true }).fill(codes[1]!)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('button', { name: 'Turn on' }).waitFor()
    await logOut(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/dashboard')
    expect(errors).toEqual([])
  },
)
