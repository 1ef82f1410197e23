import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  DESKTOP,
  PASSWORD,
  PHONE,
  type Product,
  type Screen,
  expectAccessible,
  newEmail,
  startProduct,
  watchErrors,
} from './product.ts'

const shop = (title: string, body: string, head = '') =>
  `<html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/pages/faq">FAQ</a>
   <a href="/collections/all">Shop</a></nav>${body}</body></html>`
const STORY = `We sew every harness in our own workshop. Your dog walks further than you planned. We test each seam in the
rain. You will not need a second leash. Our coats keep short hair warm. We repair what breaks on the trail. Your order
leaves on the day you place it. We answer every letter ourselves.`
const PAGES: Record<string, string> = {
  '/': shop(
    'Trailhead Dogs | Gear for long walks',
    `<h1>Built for mud</h1>${STORY.split(/(?<=\.)\s/)
      .map((sentence) => `<p>${sentence}</p>`)
      .join('')}`,
    '<meta property="og:price:currency" content="USD">',
  ),
  '/pages/faq': shop(
    'FAQ',
    '<h2>Built for mud</h2><h2>Will it last?</h2><p>Ten years.</p><h2>Is sizing a gamble?</h2><p>No.</p><p>We ship within 2 days and returns are free for 30 days.</p>',
  ),
  '/collections/all': shop('Shop', '<h1>Everything we sew</h1>'),
  '/products.json?limit=50': JSON.stringify({
    products: ['Ridge Harness', 'Trail Leash', 'Packable Bowl', 'Gift card'].map((title, index) => ({
      title,
      variants: [{ price: String(18 + index * 6) }],
    })),
  }),
}

let product: Product
let website: Server
let address: string
beforeAll(async () => {
  website = createServer(({ url = '' }, response) => {
    const type = url.includes('.json') ? 'application/json' : 'text/html'
    response.writeHead(url in PAGES ? 200 : 404, { 'content-type': type }).end(PAGES[url])
  })
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(website.address() as AddressInfo).port}`
  product = await startProduct({ ALLOW_PRIVATE_OUTBOUND: '1' })
})
afterAll(async () => {
  website.close()
  await product.close()
})

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const stepIs = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test.each<[string, Screen]>([
  ['on a desktop in light', DESKTOP],
  ['on a phone in dark', PHONE],
])('a new user starts from their website, %s', async (_, screen) => {
  const page = await product.newPage(screen)
  const errors = watchErrors(page)
  await page.goto('/signup')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')

  await page.getByLabel('Workspace name').fill('Trailhead')
  await page.getByLabel('Brand name').fill('Trailhead')
  await page.getByRole('textbox', { name: 'Website' }).fill(address)
  await page.getByRole('button', { name: 'Fill in from my website' }).click()
  await page.getByRole('heading', { name: `Found on ${new URL(address).host}` }).waitFor()
  await expect.poll(() => box(page, 'Brand name').isChecked()).toBe(false)
  await expect.poll(() => box(page, 'Products').isChecked()).toBe(true)
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: /^Use \d+ of \d+$/ }).click()
  await page.getByText(/^We filled in \d+ fields\./).waitFor()
  await expect.poll(() => page.getByLabel('Brand name').inputValue()).toBe('Trailhead')
  await next(page)

  await stepIs(page, 'Customer Avatar')
  await page.getByLabel('Demographics').fill('Adults of 25 to 50 who walk their dog in any weather')
  await page.getByLabel('Interests').fill('Trail days, camping')
  await page.getByLabel('Buying triggers').fill('The old harness wore out')
  await next(page)

  await stepIs(page, 'Products & Journey')
  const products = page.getByRole('textbox', { name: 'Products' })
  await expect.poll(() => products.inputValue()).toBe('Ridge Harness\nTrail Leash\nPackable Bowl\nGift card')
  const marks = page.getByText('From your website', { exact: true })
  await expect.poll(() => marks.count()).toBe(4)
  await products.fill('Ridge Harness\nTrail Leash\nPackable Bowl')
  await expect.poll(() => marks.count()).toBe(3)
  await expectAccessible(page)
  await next(page)
  await stepIs(page, 'Guidelines')
  await next(page)
  await stepIs(page, 'Historical Data')
  await page.getByRole('button', { name: 'Skip and finish' }).click()

  await page.getByRole('link', { name: 'Correct or add something' }).click()
  await page.getByRole('heading', { name: 'What we understood', level: 1 }).waitFor()
  const offers = page.getByRole('list', { name: 'What you sell' })
  await offers.getByText('Ridge Harness').waitFor()
  await expect.poll(() => offers.getByText('From your website, /products.json').count()).toBe(3)
  expect(await offers.getByText('Gift card').count()).toBe(0)
  await page.getByRole('list', { name: 'Doubts' }).getByText('From your website, /pages/faq').first().waitFor()
  await expectAccessible(page)
  expect(errors).toEqual([])
})
