import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveTrackingScripts } from '#features/admin/server/tracking/tracking-scripts.ts'
import { DESKTOP, PHONE, type Product, expectAccessible, startProduct, watchErrors } from './product.ts'

const MARKUP = `
<script src="https://count.example/count.js" data-site="mailmonth"></script>
<script>window.counted.push('inline after the script')</script>
<noscript><script>window.counted.push('for browsers without scripts')</script></noscript>
<style>body { --measured: yes }</style>
<img src="https://count.example/left-out.gif">`

/** Only the analytics server is simulated. */
async function visitor(product: Product, screen = DESKTOP) {
  const page = await product.newPage(screen)
  const loaded: string[] = []
  await page.addInitScript(() => Object.assign(window, { counted: [] }))
  await page.route('https://count.example/**', (route) => {
    loaded.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: "window.counted.push('script for ' + document.currentScript.dataset.site)",
    })
  })
  const counted = () => page.evaluate(() => (window as unknown as { counted: string[] }).counted)
  return { page, loaded, counted, errors: watchErrors(page) }
}

async function measureWith(product: Product): Promise<void> {
  const actor = { userId: '00000000-0000-4000-8000-000000000000', email: 'super@mailmonth.example' }
  const person = { ...actor, name: '', phone: '', address: '', role: 'SUPERADMIN', sessionHash: '' }
  const whole = { ...person, impersonator: null, superadminTokenHash: null, memberships: [], token: null }
  await saveTrackingScripts(product.running.app, MARKUP, {
    actor: whole as Parameters<typeof saveTrackingScripts>[2]['actor'],
    requestId: 'a-request',
  })
}

/** Waits until the page has asked who is logged in and handled the responses. */
async function settle(page: Page, open: () => Promise<unknown>): Promise<void> {
  const known = page.waitForResponse((response) => response.url().endsWith('/api/auth/me'))
  await open()
  await known
  await page.waitForLoadState('networkidle')
}

const EVERYTHING = ['script for mailmonth', 'inline after the script']

describe('tracking scripts', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct()
    await measureWith(product)
  })
  afterAll(() => product.close())

  test.each(['/', '/pricing', '/no-such-page'])('run on %s in order under its policy', async (path) => {
    const { page, loaded, counted, errors } = await visitor(product)
    await page.goto(path)
    await expect.poll(counted).toEqual(EVERYTHING)
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--measured')))
      .toBe('yes')
    expect(await page.locator('head script[data-site]').getAttribute('src')).toBe('https://count.example/count.js')
    expect(loaded).toEqual(['https://count.example/count.js'])
    expect(await page.getByRole('region', { name: 'Can we measure visits?' }).count()).toBe(0)
    expect(errors).toEqual([])
  })

  test("continue when the page comes out of the browser's cache", async () => {
    // A page with intercepted requests has no cache, so the analytics server is unreachable here.
    const page = await product.newPage(DESKTOP)
    const errors = watchErrors(page)
    await page.addInitScript(() => Object.assign(window, { counted: [] }))
    const counted = () => page.evaluate(() => (window as unknown as { counted: string[] }).counted)
    await page.goto('/')
    await expect.poll(counted).toEqual(['inline after the script'])
    await page.goto('/pricing')
    await page.goto('/')
    const bytes = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return { sent: visit!.transferSize, page: visit!.decodedBodySize }
    })
    expect(bytes.page).toBeGreaterThan(10_000)
    expect(bytes.sent).toBeLessThan(1000)
    await expect.poll(counted).toEqual(['inline after the script'])
    expect(errors).toEqual([])
  })

  test.each(['/login', '/signup', '/forgot-password'])('never come near a password: %s', async (path) => {
    const { page, loaded, counted } = await visitor(product)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.getByLabel('Email').waitFor()
    await page.waitForLoadState('networkidle')
    expect([loaded, await counted()]).toEqual([[], []])
    expect(calls).not.toContain('/api/superadmin/tracking-scripts')
  })

  test('stay away from a browser that sends the Global Privacy Control signal', async () => {
    const { page, loaded, counted } = await visitor(product)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await settle(page, () => page.goto('/'))
    expect([loaded, await counted()]).toEqual([[], []])
  })
})

describe('with consent required', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ TRACKING_CONSENT: 'on' })
  })
  afterAll(() => product.close())

  const banner = (page: Page) => page.getByRole('region', { name: 'Can we measure visits?' })

  test('asks nothing while there is nothing to measure with', async () => {
    const { page } = await visitor(product)
    await settle(page, () => page.goto('/'))
    expect(await banner(page).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Cookie settings' }).isVisible()).toBe(false)
  })

  test.each([DESKTOP, PHONE])('asks without blocking the page, at $width px', async (screen) => {
    await measureWith(product)
    const { page, loaded, counted, errors } = await visitor(product, screen)
    await page.goto('/pricing')
    await banner(page).waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.consent') !== null)).toBe(true)
    expect([loaded, await counted()]).toEqual([[], []])

    await banner(page).getByRole('button', { name: 'Decline' }).click()
    await settle(page, () => page.reload())
    expect(await banner(page).count()).toBe(0)
    expect([loaded, await counted()]).toEqual([[], []])

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await banner(page).getByRole('button', { name: 'Allow' }).click()
    await expect.poll(counted).toEqual(EVERYTHING)
    await page.goto('/')
    await expect.poll(counted).toEqual(EVERYTHING)
    expect(await banner(page).count()).toBe(0)

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await settle(page, () => banner(page).getByRole('button', { name: 'Decline' }).click())
    expect(await counted()).toEqual([])
    expect(errors).toEqual([])
  })

  test('a browser that sends the Global Privacy Control signal has answered', async () => {
    const { page, loaded } = await visitor(product)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await settle(page, () => page.goto('/'))
    expect([await banner(page).count(), loaded]).toEqual([0, []])
  })
})
