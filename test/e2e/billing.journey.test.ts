import type { BrowserContext, Locator, Page } from 'playwright-core'
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

const BILLING = '/dashboard/billing'
const card = (page: Page, plan: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, level: 3, exact: true }) })
const currentPlan = (page: Page, plan: string) => page.getByRole('heading', { name: plan, level: 2, exact: true })

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await choosePassword(page)
  await page.waitForURL('**/onboarding')
}

/** Does the first step of the wizard through the API. */
async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const response = await page.request.post(path, { data, headers: { origin: product.url } })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return (await response.json()) as Answer
}
const newWorkspace = async (page: Page) =>
  (await post<{ workspace: { id: string } }>(page, '/api/workspaces', { name: 'Northfold' })).workspace.id

async function pressed(context: BrowserContext, button: Locator): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()])
  await tab.getByText('TEST MODE, no card is charged.').waitFor()
  return tab
}

async function buy(page: Page, plan: string): Promise<void> {
  const checkout = await pressed(page.context(), card(page, plan).getByRole('button'))
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
  await checkout.getByText('Subscription Updated').first().waitFor()
  await currentPlan(checkout, plan).waitFor()
  await checkout.close()
}

test('sign up, upgrade to Pro, fail a renewal, pay it, cancel', async () => {
  const page = await product.newPage(DESKTOP)
  const context = page.context()
  const errors = watchErrors(page)
  await signUp(page, newEmail())
  await newWorkspace(page)
  await page.goto(BILLING)
  await currentPlan(page, 'Free').waitFor()
  await page.getByText('Test mode. No card is charged.').waitFor()
  await expectAccessible(page)

  // Going back from the checkout shows a message and changes nothing.
  const left = await pressed(context, card(page, 'Pro').getByRole('button', { name: 'Upgrade' }))
  await expectAccessible(left)
  await left.getByRole('button', { name: 'Decline the card' }).click()
  await left.getByRole('alert').getByText('Your card was declined').waitFor()
  await left.getByRole('button', { name: 'Cancel and go back' }).click()
  await left.getByText('Checkout Canceled').first().waitFor()
  await left.waitForURL(`**${BILLING}`)
  await left.close()

  await buy(page, 'Pro')
  // The first tab updates by itself.
  await currentPlan(page, 'Pro').waitFor()
  await card(page, 'Pro').getByText('Current Plan').waitFor()
  await page.getByText('Billing history').waitFor()
  await page.getByText('$49.00').first().waitFor()

  const portal = await pressed(context, page.getByRole('button', { name: 'Manage billing' }))
  await expectAccessible(portal)
  await portal.getByRole('button', { name: 'Fail the next renewal' }).click()
  await portal.getByRole('button', { name: 'Renew now' }).click()
  await portal.getByRole('link', { name: 'Go back' }).click()
  const open = portal.getByRole('region', { name: 'Payment failed' })
  await open.getByText('The Pro plan keeps working for 7 more days').waitFor()
  await expectAccessible(portal)
  await portal.goto('/dashboard/settings')
  await open.getByRole('link', { name: 'Go to billing' }).click()
  const [invoice] = await Promise.all([
    context.waitForEvent('page'),
    open.getByRole('link', { name: 'Pay now' }).click(),
  ])
  await invoice.getByRole('button', { name: 'Pay this invoice' }).click()
  await invoice.getByRole('link', { name: 'Go to Mailmonth' }).click()
  await currentPlan(invoice, 'Pro').waitFor()
  await expect.poll(() => invoice.getByRole('region', { name: 'Payment failed' }).count()).toBe(0)
  await invoice.close()

  await portal.goto(BILLING)
  await card(portal, 'Free').getByRole('button', { name: 'Switch plan' }).click()
  const leaving = await pressed(context, portal.getByRole('button', { name: 'Continue to cancel' }))
  await leaving.getByRole('button', { name: 'Cancel the subscription' }).click()
  await leaving.getByRole('region', { name: /^Your Pro plan ends on / }).waitFor()
  await currentPlan(leaving, 'Pro').waitFor()
  expect(errors).toEqual([])
})

test('pay first on a phone, then sign up: the plan waits for the workspace', async () => {
  const page = await product.newPage(PHONE)
  const email = newEmail()
  const { url } = await post<{ url: string }>(page, '/api/billing/checkout-guest', { plan: 'PRO' })
  await page.goto(url)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL('**/signup?session_id=*')
  await page.getByText('Pro plan, paid').waitFor()
  const address = page.getByLabel('Email')
  expect([await address.inputValue(), await address.isEditable()]).toEqual([email, false])
  await expectAccessible(page)
  await choosePassword(page)
  await page.getByText('Account created successfully!').first().waitFor()
  await page.waitForURL('**/onboarding')
  await newWorkspace(page)
  await page.goto(BILLING)
  await currentPlan(page, 'Pro').waitFor()
  await expectAccessible(page)
})

test('pay first with the email of an account: the login links the payment', async () => {
  const page = await product.newPage(DESKTOP)
  const email = newEmail()
  await signUp(page, email)
  await newWorkspace(page)
  await page.context().clearCookies()
  const { url } = await post<{ url: string }>(page, '/api/billing/checkout-guest', { plan: 'STARTER' })
  await page.goto(url)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Starter plan, paid').waitFor()
  await choosePassword(page)
  await page.getByRole('link', { name: 'Log in to activate your subscription' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`**${BILLING}*`)
  await page.getByText('Your payment is confirmed and your subscription is active.').first().waitFor()
  await currentPlan(page, 'Starter').waitFor()
  await expect.poll(() => card(page, 'Starter').textContent()).toContain('Current Plan')
})

test('a downgrade keeps data and lists what is over the limits', async () => {
  const page = await product.newPage(DESKTOP)
  await signUp(page, newEmail())
  const workspaceId = await newWorkspace(page)
  await page.goto(BILLING)
  await buy(page, 'Teams')
  for (const name of ['Quillhound', 'Fernwick', 'Saltmarsh']) {
    await post(page, '/api/brands', {
      workspaceId,
      name,
      country: 'US',
      language: 'en',
      defaultEmailType: 'design-based',
    })
  }
  await page.reload()
  await card(page, 'Starter').getByRole('button', { name: 'Switch plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch to Starter?' })
  await dialog.getByText("3 brands, 1 included. You keep all of them, but you can't add more.").waitFor()
  await expectAccessible(page)
  const change = await pressed(page.context(), dialog.getByRole('button', { name: 'Continue' }))
  await change.getByRole('button', { name: 'Confirm the change' }).click()
  await currentPlan(change, 'Starter').waitFor()
  const over = change.getByRole('region', { name: "You're over the Starter plan's limits" })
  await over.getByText('3 brands, 1 included.').waitFor()
  await change.goto('/dashboard')
  for (const name of ['Quillhound', 'Fernwick', 'Saltmarsh']) await change.getByText(name).first().waitFor()
  await expect.poll(() => change.getByRole('button', { name: 'Add Brand' }).isDisabled()).toBe(true)
})
