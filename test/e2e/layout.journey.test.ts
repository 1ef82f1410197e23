import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { becomeOwner, post } from './owner.ts'
import { DESKTOP, PASSWORD, PHONE, type Product, type Screen, newEmail, startProduct } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

async function anOwner(screen: Screen) {
  const page = await product.newPage(screen)
  return { page, ...(await becomeOwner(page)) }
}

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

test.each<[string, Screen]>([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('the toast after sign-up covers no button on %s', async (_, screen) => {
  const page = await product.newPage(screen)
  await page.goto('/signup')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByLabel(/^Confirm password/).fill(PASSWORD)
  await page.keyboard.press('Enter')
  const message = page.getByRole('listitem').filter({ hasText: 'Account created!' })
  const wayOn = page.getByRole('button', { name: 'Continue' })
  await message.waitFor()
  await wayOn.waitFor()
  const covered = async () => {
    const [one, other] = [await boxOf(message), await boxOf(wayOn)]
    const apart = (start: 'x' | 'y', size: 'width' | 'height') =>
      one[start] + one[size] <= other[start] || other[start] + other[size] <= one[start]
    return !apart('x', 'width') && !apart('y', 'height')
  }
  await expect.poll(covered).toBe(false)
})

test('the overlay of a dialog covers the whole viewport', async () => {
  const { page } = await anOwner(DESKTOP)
  await page.goto('/dashboard/settings?tab=profile')
  const heading = page.locator('h1')
  const before = await boxOf(heading)
  await page.getByRole('button', { name: 'Export my data' }).click()
  await page.getByRole('dialog').waitFor()
  const veil = await boxOf(page.locator('.veil'))
  const width = await page.evaluate(() => window.innerWidth)
  expect(veil).toEqual({ x: 0, y: 0, width, height: DESKTOP.height })
  expect((await boxOf(heading)).x).toBe(before.x)
})

test('a finger checks a box at its touch size', async () => {
  const { page, email, brand } = await anOwner(PHONE)
  await product.setPlan(email, 'STARTER')
  await post(page, `/api/brands/${brand.id}/manual-idea`, {
    title: 'The harvest letter',
    description: '',
    year: 2026,
    month: 12,
  })
  await page.goto('/dashboard/create-emails?year=2026&month=12')
  const box = page.getByRole('checkbox').first()
  await box.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(box)
  await page.touchscreen.tap(x + width / 2, y + height / 2 - 20)
  await expect.poll(() => box.isChecked()).toBe(true)
})

describe('the left edge', () => {
  test('is the same for the title, the card and the month of Create Emails', async () => {
    const { page, brand } = await anOwner(DESKTOP)
    await post(page, `/api/brands/${brand.id}/manual-idea`, {
      title: 'The harvest letter',
      description: '',
      year: 2026,
      month: 12,
    })
    await page.goto('/dashboard/create-emails?year=2026&month=12')
    const month = page.locator('main p > span', { hasText: 'December 2026' }).first()
    await month.waitFor()
    const { x } = await boxOf(page.getByRole('heading', { level: 1 }))
    expect((await boxOf(month)).x).toBe(x)
  })

  test('is the same for the heading and the Back button of a step', async () => {
    const { page, brand } = await anOwner(DESKTOP)
    await page.goto(`/onboarding?brandId=${brand.id}&step=2`)
    const heading = page.getByRole('heading', { name: 'Customer Avatar' })
    const arrow = page.getByRole('button', { name: 'Back' }).locator('svg')
    await arrow.waitFor()
    expect((await boxOf(arrow)).x).toBe((await boxOf(heading)).x)
  })
})

test.each([DESKTOP, PHONE])('the scene of the front page is aligned at $width px', async (screen) => {
  const page = await product.newPage(screen)
  await page.goto('/')
  const days = await page.locator('[data-scene] .scene-drop').evaluateAll(async (drops) => {
    await Promise.all(drops.flatMap((drop) => drop.getAnimations()).map(({ finished }) => finished))
    return drops.map((drop) => {
      const edges = (element: Element) => element.getBoundingClientRect()
      const caption = edges(drop.querySelector('[data-caption]')!)
      return {
        beside: caption.left - edges(drop.querySelector('svg')!).left,
        below: edges(drop.parentElement!).bottom - caption.bottom,
      }
    })
  })
  expect(days).toHaveLength(11)
  for (const { beside, below } of days) {
    expect(beside).toBe(0)
    expect(below).toBeGreaterThanOrEqual(0)
  }
  expect(await page.locator('.scene-sound-state').evaluate((pill) => getComputedStyle(pill).opacity)).toBe('0')
})

describe('the Friends offer', () => {
  test.each([
    ['FREE', 'PRO'],
    ['TEAMS', null],
  ] as const)('starts a checkout for a user on %s: %s', async (plan, ordered) => {
    const { page, email } = await anOwner(DESKTOP)
    if (plan !== 'FREE') await product.setPlan(email, plan)
    const orders: unknown[] = []
    await page.route('**/api/billing/checkout', (route) => {
      orders.push(route.request().postDataJSON())
      return route.fulfill({ json: { url: `${product.url}/terms`, offerEnded: false } })
    })
    await page.goto('/friends')
    if (ordered === null) {
      const held = page.getByText('Current Plan: Teams')
      await held.waitFor()
      await held.click({ force: true })
      expect(orders).toEqual([])
    } else {
      await page.getByRole('link', { name: 'Start 30 days free' }).click()
      await page.waitForURL('**/terms')
      expect(orders).toEqual([{ plan: ordered }])
    }
  })
})

test.each([true, false])(
  'with a remembered login (%s), the front page waits for the check',
  async (remembersSignIn) => {
    const page = await product.newPage(DESKTOP)
    if (remembersSignIn) await page.addInitScript(() => localStorage.setItem('mailmonth-signed-in', 'yes'))
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/auth/me', async (route) => {
      await released
      await route.fulfill({ status: 401, json: { error: 'Please log in.', code: 'UNAUTHENTICATED' } })
    })
    await page.goto('/')
    const waiting = page.getByText('Opening your dashboard…')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await waiting.isVisible()).toBe(remembersSignIn)
    release()
    await waiting.waitFor({ state: 'hidden' })
  },
)
