import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { ensureUser } from '#features/auth/server/service.ts'
import { fillDemoWorkspace } from '#stand-ins/demo/demo-workspace.ts'
import { type Product, startProduct } from '../test/e2e/product.ts'

// Run `npm run build` first. The script also writes the names and sizes to product-pictures.json, and the picture of
// the README.

const ROOT = path.resolve(import.meta.dirname, '..')
const FOLDER = path.join(ROOT, 'public/pictures')
const LIST = path.join(ROOT, 'src/features/marketing/web/product-pictures.json')
const BRAND = 'Quillhound Supply'
const ACCOUNT = { email: 'maya@quillhound.example', name: 'Maya Okafor', password: 'only for these pictures' }
const QUALITY = 0.84

interface Brand {
  id: string
  name: string
}

interface Picture {
  name: string
  width: number
  height: number
  from?: { x: number; y: number }
  sidebar: 'wide' | 'icon'
  address(brand: Brand, month: { year: number; month: number }): string
  prepare(page: Page): Promise<void>
  /** Reverts `prepare`, so that the next theme shows the same. */
  tidy?(page: Page): Promise<void>
}

const PICTURES: readonly Picture[] = [
  {
    name: 'ideas',
    width: 920,
    height: 640,
    from: { x: 48, y: 0 },
    sidebar: 'icon',
    address: (brand) => `/dashboard/create-emails?brandId=${brand.id}`,
    prepare: async (page) => {
      await page.getByText(/^Plan for/).waitFor()
      await page.getByText(/^Plan for/).evaluate((line) => {
        line.scrollIntoView({ block: 'start' })
        window.scrollBy(0, -88)
      })
    },
  },
  {
    name: 'calendar',
    width: 1040,
    height: 800,
    from: { x: 48, y: 48 },
    sidebar: 'icon',
    address: (brand, { year, month }) => `/dashboard/email-calendar?brandId=${brand.id}&year=${year}&month=${month}`,
    prepare: async (page) => {
      await page.getByText('Unscheduled').first().waitFor()
      await page.getByRole('button', { name: 'Next month' }).click()
      await page.getByRole('button', { name: 'AI Schedule All' }).click()
      await page.getByRole('button', { name: 'Undo all' }).waitFor()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await page.getByRole('button', { name: 'Next month' }).evaluate((button) => {
        button.scrollIntoView({ block: 'start' })
        window.scrollBy(0, -68)
      })
    },
    tidy: async (page) => {
      await page.getByRole('button', { name: 'Undo all' }).click()
      await page.locator('button:enabled', { hasText: 'AI Schedule All' }).waitFor()
    },
  },
  {
    name: 'library',
    width: 1184,
    height: 800,
    from: { x: 48, y: 48 },
    sidebar: 'icon',
    address: (brand) => `/dashboard/email-outlines?brandId=${brand.id}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Export All as DOCX' }).first().waitFor()
    },
  },
  {
    name: 'outline',
    width: 1280,
    height: 860,
    sidebar: 'wide',
    address: (brand) => `/dashboard/email-outlines?brandId=${brand.id}`,
    prepare: async (page) => {
      await page
        .locator('button[aria-expanded="false"]')
        .filter({ hasText: /Dec|Nov|Oct/ })
        .nth(2)
        .click()
      await page.getByText('Executive brief').first().waitFor()
      await page
        .getByText('Executive brief')
        .first()
        .evaluate((element) => {
          element.scrollIntoView({ block: 'start' })
          window.scrollBy(0, -430)
        })
    },
  },
]

/** Only in the light theme, because a README has no themes. */
const README: Picture = {
  name: 'create-emails',
  width: 1440,
  height: 900,
  sidebar: 'wide',
  address: (brand) => `/dashboard/create-emails?brandId=${brand.id}`,
  prepare: async (page) => page.getByText(/^Plan for/).waitFor(),
}

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const product = await startProduct()
  try {
    const user = await ensureUser(product.running.app, ACCOUNT)
    await fillDemoWorkspace(product.running.app, user.id)
    for (const theme of ['light', 'dark'] as const) await takeAll(product, theme)
    const sizes = Object.fromEntries(
      PICTURES.map(({ name, width, height, from }) => [
        name,
        { width: width - (from?.x ?? 0), height: height - (from?.y ?? 0) },
      ]),
    )
    await writeFile(LIST, `${JSON.stringify(sizes, null, 2)}\n`)
  } finally {
    await product.close()
  }
}

async function takeAll(product: Product, theme: 'light' | 'dark'): Promise<void> {
  const first = await product.newPage({ width: 1280, height: 800, theme })
  await first.goto('/login')
  await first.getByLabel('Email').fill(ACCOUNT.email)
  await first.getByLabel('Password', { exact: true }).fill(ACCOUNT.password)
  await first.keyboard.press('Enter')
  await first.waitForURL('**/dashboard')
  const brand = await first.evaluate(async (name) => {
    const answer = (await (await fetch('/api/brands')).json()) as { brands: Brand[] }
    return answer.brands.find((candidate) => candidate.name === name)
  }, BRAND)
  if (brand === undefined) throw new Error(`The demo workspace has no brand called ${BRAND}.`)
  const now = new Date()
  const month = { year: now.getFullYear(), month: now.getMonth() + 1 }
  const context = first.context()
  const browser = context.browser() as Browser
  const storage = await context.storageState()
  for (const picture of theme === 'light' ? [...PICTURES, README] : PICTURES) {
    const own = await browser.newContext({
      baseURL: product.url,
      storageState: storage,
      viewport: { width: picture.width, height: picture.height },
      deviceScaleFactor: picture === README ? 1 : 2,
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    await own.addCookies([{ name: 'sidebar_state', value: String(picture.sidebar === 'wide'), url: product.url }])
    const page = await own.newPage()
    await page.goto(picture.address(brand, month))
    await picture.prepare(page)
    await page.addStyleTag({ content: '::-webkit-scrollbar { display: none }' })
    await page.evaluate(() => document.fonts.ready)
    const { x, y } = picture.from ?? { x: 0, y: 0 }
    const png = await page.screenshot({ clip: { x, y, width: picture.width - x, height: picture.height - y } })
    if (picture === README) await writeFile(path.join(ROOT, 'docs/images', `${picture.name}.png`), png)
    else await writeWebp(first, png, `${picture.name}-${theme}`)
    await picture.tidy?.(page)
    await own.close()
  }
  await context.close()
}

async function writeWebp(page: Page, png: Buffer, name: string): Promise<void> {
  for (const [ending, scale] of [
    ['', 0.5],
    ['-2x', 1],
  ] as const) {
    await writeFile(path.join(FOLDER, `${name}${ending}.webp`), await asWebp(page, png, scale))
  }
}

/** The browser is the only image encoder that is available everywhere. */
async function asWebp(page: Page, png: Buffer, scale: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ source, size, quality }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(image.naturalWidth * size)
      canvas.height = Math.round(image.naturalHeight * size)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('This browser renders nothing.')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality).replace(/^[^,]*,/, '')
    },
    { source: png.toString('base64'), size: scale, quality: QUALITY },
  )
  return Buffer.from(encoded, 'base64')
}

await main()
