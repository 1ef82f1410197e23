import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureUser } from '#features/auth/server/service.ts'
import { keptInBrowser } from '#features/marketing/web/legal/kept-in-browser.ts'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { DESKTOP, PASSWORD, type Product, expectAccessible, newEmail, startProduct, watchErrors } from './product.ts'

const WEB = path.resolve(import.meta.dirname, '../../build/web')
const { prerendered } = JSON.parse(readFileSync(path.join(WEB, 'pages.json'), 'utf8')) as {
  prerendered: Record<string, string>
}
const addresses = Object.keys(prerendered)

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const raw = async (address: string) => (await fetch(product.url + address)).text()

async function signIn(page: Page): Promise<void> {
  const email = newEmail()
  await ensureUser(product.running.app, { email, password: PASSWORD, name: 'Maya' })
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

async function withSetting(page: Page, address: string, attribute: string, value: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(new RegExp(`${attribute}="[^"]*"`), `${attribute}="${value}"`)
    const headers = { ...response.headers() }
    delete headers['content-security-policy']
    await route.fulfill({ response, body, headers })
  })
}

describe('without scripts', () => {
  test('the main texts of the pages are in the HTML', async () => {
    const words: Record<string, string[]> = {
      '/': ['Gets Done', 'Start Free', 'See How It Works', 'Guessing what to send each week', 'Save 10+ hours a week'],
      '/features': ['AI Email Ideas', 'Performance Insights', '100+ topic ideas', 'Coming soon', 'Sample'],
      '/pricing': ['Compare Plans', 'Book a Demo', '$29', '$49', '$99', 'Most Popular', 'coming soon'],
      '/privacy': ['January 6, 2025', '90 days', '7 years', '24 months', '12 months', 'children under 16', '45'],
      '/terms': ['Terms of Service'],
      '/friends': ['FRIENDS30', '30 days free', 'Copy code'],
      '/lifetime': ['LIFETIME50', 'Offer Expired', 'New users pay full price', 'The offer lasts 30 days', '14.50'],
    }
    for (const [address, expected] of Object.entries(words)) {
      const html = await raw(address)
      for (const placeholder of Object.values(SITE_PLACEHOLDERS)) expect(html).not.toContain(placeholder)
      const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
      for (const word of expected) expect(text, address).toContain(word)
    }
  })

  test('every link and every anchor works', async () => {
    const found = new Map<string, { status: number; ids: Set<string> }>()
    const look = async (address: string) => {
      const known = found.get(address)
      if (known !== undefined) return known
      const response = await fetch(product.url + address)
      const html = response.headers.get('content-type')?.startsWith('text/html') === true ? await response.text() : ''
      const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''))
      const seen = { status: response.status, ids }
      found.set(address, seen)
      return seen
    }
    const dead: string[] = []
    for (const address of [...addresses, '/nothing-here']) {
      const html = await raw(address)
      const named = [...html.matchAll(/\s(?:href|src|srcSet|srcset)="([^"]+)"/g)].flatMap(([, value]) =>
        (value ?? '').split(', ').map((part) => part.split(' ')[0] ?? ''),
      )
      expect(named.length).toBeGreaterThan(20)
      for (const link of new Set(named)) {
        if (/^mailto:[^@]+@[^@]+$/.test(link) || /^https:\/\/[a-z.]+\/./.test(link)) continue
        const url = new URL(link.replaceAll('&amp;', '&'), product.url + address)
        if (url.origin !== product.url) {
          dead.push(`${address}: ${link}`)
          continue
        }
        const target = await look(url.pathname)
        const hash = url.hash.slice(1)
        const here = url.pathname === address
        if (!here && target.status !== 200) dead.push(`${address}: ${link} (${target.status})`)
        if (hash !== '' && !target.ids.has(hash)) dead.push(`${address}: ${link} has no such part`)
      }
    }
    expect(dead).toEqual([])
    // spec.md names these footer links.
    for (const id of ['features', 'docs', 'about', 'blog', 'careers', 'support', 'community', 'contact']) {
      expect(found.get('/')?.ids.has(id), id).toBe(true)
    }
  })
})

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  let page: Page
  beforeAll(async () => void (page = await product.newPage({ ...DESKTOP, theme })))

  test.each([...addresses, '/nothing-here'])('%s is accessible at three widths', async (address) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.removeAttribute('name')
      for (const part of document.querySelectorAll('details')) part.open = true
    })
    await expectAccessible(page)
    await page.setViewportSize({ width: 768, height: 900 })
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  })
})

describe('a logged-in user', () => {
  let page: Page
  beforeAll(async () => {
    page = await product.newPage(DESKTOP)
    await signIn(page)
  })

  test('goes from the front page to the dashboard, unless the URL names a section', async () => {
    await page.goto('/')
    await page.waitForURL('**/dashboard')
    await page.goto('/#docs')
    await page.getByRole('link', { name: 'My Account' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.getByRole('link', { name: 'Login' }).isVisible()).toBe(false)
  })

  test('sees the current plan and how to change it on the cards', async () => {
    await page.goto('/pricing')
    const card = (name: string) => page.getByRole('article', { name })
    await card('Free').getByText('Current Plan').waitFor()
    expect(await card('Pro').getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/billing')
    expect(await card('Pro').getByRole('link', { name: 'Choose Pro' }).isVisible()).toBe(false)
    await expectAccessible(page)
  })
})

describe('a visitor', () => {
  test('sees the login, and a menu that opens, closes and returns the focus', async () => {
    const page = await product.newPage({ width: 390, height: 800, theme: 'light' })
    await page.goto('/features')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const button = page.getByRole('button', { name: 'Menu' })
    expect(await menu.isVisible()).toBe(false)
    await button.click()
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      'Home',
      'Features',
      'Pricing',
      'Docs',
      'Login',
      'Start Free',
    ])
    await page.keyboard.press('Escape')
    expect(await menu.isVisible()).toBe(false)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('goes to the checkout with the plan of the card, and sees an error if that fails', async () => {
    const page = await product.newPage(DESKTOP)
    const orders: unknown[] = []
    let refuse = true
    await page.route('**/api/billing/checkout-guest', async (route) => {
      orders.push(route.request().postDataJSON())
      await (refuse
        ? route.fulfill({ status: 503, json: { error: 'Failed to start checkout', code: 'UNAVAILABLE' } })
        : route.fulfill({ json: { url: '/terms' } }))
    })
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Choose Starter' }).click()
    const alert = page.getByRole('alert')
    await alert.getByText('Failed to start checkout').waitFor()
    expect(await alert.textContent()).toContain('Error')
    await expectAccessible(page)
    refuse = false
    await page.getByRole('link', { name: 'Choose Starter' }).click()
    await page.waitForURL('**/terms')
    await page.goto('/friends')
    await page.getByRole('link', { name: 'Start 30 days free' }).click()
    await page.waitForURL('**/terms')
    expect(orders).toEqual([{ plan: 'STARTER' }, { plan: 'STARTER' }, { plan: 'PRO' }])
  })

  test('who cancels the checkout sees a message once', async () => {
    const page = await product.newPage(DESKTOP)
    await page.goto('/pricing?canceled=true')
    await page.getByRole('status').getByText('Checkout Canceled').waitFor()
    expect(page.url()).toBe(`${product.url}/pricing`)
    await page.keyboard.press('F8')
    expect(await page.locator('[data-toasts]').evaluate((region) => region === document.activeElement)).toBe(true)
  })

  test('can claim an offer while it lasts, and not after', async () => {
    const page = await product.newPage(DESKTOP)
    await page.goto('/lifetime')
    const expired = page.getByRole('button', { name: 'Offer Expired' })
    expect(await expired.count()).toBe(5)
    for (const button of await expired.all()) expect(await button.isDisabled()).toBe(true)
    for (const sale of ['for life', '14.50']) expect(await page.getByText(sale).first().isVisible()).toBe(false)
    expect(await page.getByRole('timer').count()).toBe(0)
    await expectAccessible(page)

    await withSetting(page, '**/lifetime', 'data-offer-ends', '2099-11-05T23:59:59')
    await page.goto('/lifetime')
    const seconds = page.locator('[data-left="seconds"]')
    const before = await seconds.textContent()
    await expect.poll(() => seconds.textContent(), { timeout: 5000 }).not.toBe(before)
    expect(await expired.first().isVisible()).toBe(false)
    await expectAccessible(page)
    const order = page.waitForRequest('**/api/billing/checkout-guest')
    await page.getByRole('link', { name: 'Get Teams for Half' }).click()
    expect((await order).postDataJSON()).toEqual({ plan: 'TEAMS', promotionCode: 'LIFETIME50' })
  })

  test('opens an answer, and the explanation of brands with the keyboard', async () => {
    const page = await product.newPage(DESKTOP)
    await page.goto('/pricing')
    await page.getByText('Does Mailmonth send my email?').click()
    await page.getByText("It doesn't send campaigns").waitFor()
    const hint = page.getByRole('tooltip')
    expect(await hint.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'What does Brands mean?' }).focus()
    await hint.waitFor()
    await page.keyboard.press('Escape')
    await hint.waitFor({ state: 'hidden' })
  })
})

describe('the hero scene', () => {
  const FAKE_PLAYER = `<script>
    addEventListener('message', ({ data, source }) => {
      const { method, value } = typeof data === 'string' ? JSON.parse(data) : data
      const say = (answer) => source.postMessage(JSON.stringify(answer), '*')
      say({ method, value })
      if (method === 'setMuted') fetch('/heard?' + value)
    })
    parent.postMessage(JSON.stringify({ event: 'ready' }), '*')
  </script>`

  const open = async (answer: 'plays' | 'fails') => {
    const page = await product.newPage(DESKTOP)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await withSetting(page, `${product.url}/`, 'data-video', '76979871')
    const heard: string[] = []
    await page.route('https://player.vimeo.com/**', async (route) => {
      const url = new URL(route.request().url())
      if (url.pathname === '/heard') heard.push(url.search)
      if (answer === 'fails') return route.abort()
      await route.fulfill({ contentType: 'text/html', body: FAKE_PLAYER })
    })
    return { page, heard }
  }
  const isPlaying = (page: Page) => page.locator('[data-scene][data-playing]')

  test('plays a muted video if there is one, and a click turns its sound on', async () => {
    const { page, heard } = await open('plays')
    await page.goto('/')
    await isPlaying(page).waitFor()
    const { searchParams } = new URL((await page.locator('iframe').getAttribute('src'))!)
    expect(Object.fromEntries(searchParams)).toMatchObject({ autoplay: '1', loop: '1', muted: '1', controls: '0' })
    const sound = page.getByRole('button', { name: 'Sound' })
    expect(await sound.getAttribute('aria-pressed')).toBe('false')
    await sound.click()
    expect(await sound.getAttribute('aria-pressed')).toBe('true')
    await sound.click()
    await expect.poll(() => heard).toEqual(['?false', '?true'])
  })

  test('stays if the video fails, which only the log shows', async () => {
    const { page } = await open('fails')
    const errors = watchErrors(page)
    const warning = page.waitForEvent('console', (message) => message.text().includes('the scene stays'))
    await page.goto('/')
    await warning
    expect(await isPlaying(page).count()).toBe(0)
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await page.locator('.site-toast').count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('plays once, and again on request', async () => {
    const page = await product.newPage({ ...DESKTOP, width: 390 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const scene = page.locator('[data-scene]')
    const moving = () => scene.evaluate((element) => element.getAnimations({ subtree: true }).length)
    await expect.poll(moving, { timeout: 15_000 }).toBe(0)
    await page.getByRole('button', { name: 'Play again' }).click()
    expect(await moving()).toBeGreaterThan(10)
  })

  test('loads no video with reduced motion', async () => {
    const { page } = await open('plays')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('vimeo') && asked.push(request.url())))
    await page.goto('/')
    await page.getByRole('button', { name: 'Sound' }).click()
    expect(await page.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed')).toBe('true')
    expect(asked).toEqual([])
    expect(await page.locator('.scene-brief').isVisible()).toBe(true)
  })
})

test('the privacy policy names everything that is stored in the browser', async () => {
  const page = await product.newPage(DESKTOP)
  const errors = watchErrors(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.goto('/signup?coupon=LIFETIME50')
  await page.getByText('LIFETIME50').first().waitFor()
  await signIn(page)
  await page.goto('/onboarding')
  await page.getByLabel('Brand name').fill('Quillhound')
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.keyboard.press('Control+b')
  for (const address of ['/dashboard/create-emails', '/dashboard/email-calendar', '/dashboard/settings', '/pricing']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  const cookies = (await page.context().cookies()).map(({ name }) => ({ where: 'cookie', name }))
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => ({ where: 'local storage', name })),
    ...Object.keys(sessionStorage).map((name) => ({ where: 'session storage', name })),
  ])
  const kept = [...cookies, ...stored]
  expect(kept.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'mailmonth',
      'sidebar_state',
      'mailmonth-theme',
      'mailmonth-signed-in',
      'mailmonth-offer-code',
    ]),
  )
  const unnamed = kept.filter(
    ({ where, name }) =>
      !keptInBrowser.some((row) => {
        const [pattern = ''] = row.name.split(' ')
        return row.where === where && (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern)
      }),
  )
  expect(unnamed).toEqual([])
  expect(errors).toEqual([])
})
