import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { saveTrackingScripts } from '#features/admin/server/tracking/tracking-scripts.ts'
import { ensureSuperAdmin } from '#features/auth/server/configured-super-admin.ts'
import { DESKTOP, PASSWORD, type Product, newEmail, startProduct } from './product.ts'

let product: Product | undefined
afterEach(async () => {
  await product?.close()
  product = undefined
})

interface Loot {
  cookie: string
  stored: string[]
  token: string | null
  answers: Record<string, string>
}

const lootOf = async (page: Page): Promise<Loot> => {
  const handle = await page.waitForFunction(() => (window as unknown as { loot?: Loot }).loot)
  return (await handle.jsonValue()) as Loot
}

const hostile = (appUrl: string) => `<script>(async () => {
  const answers = {}
  const ask = async (name, address, options) => {
    try {
      const answer = await fetch(address, { credentials: 'include', ...options })
      answers[name] = answer.ok ? await answer.text() : 'refused'
    } catch { answers[name] = 'refused' }
  }
  const token = localStorage.getItem('superadmin_token')
  for (const base of ['', ${JSON.stringify(appUrl)}]) {
    await ask(base + '/me', base + '/api/auth/me')
    await ask(base + '/workspaces', base + '/api/workspaces')
    await ask(base + '/users', base + '/api/superadmin/users', { headers: { 'x-superadmin-token': token ?? '' } })
    await ask(base + '/rename', base + '/api/settings/profile', {
      method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Taken over' }),
    })
  }
  window.loot = { cookie: document.cookie, stored: Object.keys(localStorage), token, answers }
})()</script>`

const siteAt = (port: number) => `http://site.localhost:${port}`

async function startHostile(settings?: (port: number) => Record<string, string>): Promise<Product> {
  const started = await startProduct(settings)
  const actor = { userId: '00000000-0000-4000-8000-000000000000', email: 'super@mailmonth.example' }
  await saveTrackingScripts(started.running.app, hostile(started.url), {
    actor: actor as Parameters<typeof saveTrackingScripts>[2]['actor'],
    requestId: 'a-request',
  })
  return started
}

async function signedIn(at: Product): Promise<Page> {
  const email = newEmail()
  await ensureSuperAdmin(at.running.app, { email, password: PASSWORD, mayPromote: false })
  const page = await at.newPage(DESKTOP)
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('superadmin_token'))).not.toBeNull()
  return page
}

test('a hostile script on a separate public origin gets nothing of a logged-in user', async () => {
  product = await startHostile((port) => ({ SITE_URL: siteAt(port) }))
  const page = await signedIn(product)
  await page.goto('/pricing')
  expect(page.url()).toBe(`${siteAt(Number(new URL(product.url).port))}/pricing`)
  const { cookie, stored, token, answers } = await lootOf(page)
  expect([cookie, token]).toEqual(['', null])
  expect(stored).not.toContain('superadmin_token')
  expect([...new Set(Object.values(answers))]).toEqual(['refused'])

  // The pages still link to the app, where the user is still logged in.
  await page.getByRole('link', { name: 'Login' }).first().click()
  await page.waitForURL(`${product.url}/**`)
  await page.goto('/admin')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('superadmin_token'))).not.toBeNull()
})

test('the same script on a shared origin reaches the platform, as the dialog warns', async () => {
  product = await startHostile()
  const page = await signedIn(product)
  await page.goto('/pricing')
  const { token, answers } = await lootOf(page)
  expect(token).not.toBeNull()
  expect(answers['/users']).not.toBe('refused')

  await page.goto('/admin?tab=tracking')
  await page.getByLabel('Markup').fill('<style>body { --counted: yes }</style>')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.textContent()).toContain('a script can also act as any logged-in visitor')
})
