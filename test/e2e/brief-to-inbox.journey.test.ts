import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { becomeOwner, post } from './owner.ts'
import { storeOutlines } from './stored-outlines.ts'
import {
  DESKTOP,
  PHONE,
  type Product,
  type Screen,
  expectAccessible,
  expectAccessibleInBothThemes,
  startProduct,
  watchErrors,
} from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const SUBJECTS = {
  en: "Don't miss <b>this</b>",
  de: 'Schöne Grüße aus Köln',
  fr: "L’été, c'est aujourd'hui",
  es: '¿Y si fuera mañana?',
  it: 'Perché no? Così è più bello',
}
type Language = keyof typeof SUBJECTS
const COPY = 'Hi {{ first_name }} {% if x %}, <script>alert(1)</script> it opens at 8.'

async function anOutline(screen: Screen, language: Language, type: 'design-based' | 'text-based') {
  const page = await product.newPage(screen)
  const { email, workspace, brand } = await becomeOwner(page)
  await product.setPlan(email, 'TEAMS')
  const patched = await page.request.patch(`/api/brands/${brand.id}`, { data: { language, onboardingStep: null } })
  expect(patched.ok()).toBe(true)
  const [id] = await storeOutlines(product, { workspaceId: workspace.id, brandId: brand.id }, 1, () => ({
    title: SUBJECTS[language],
    type,
    content: {
      subjectLines: [SUBJECTS[language]],
      previewText: 'One line more.',
      executiveBrief: 'People who order late need a date they can trust.',
      segment: 'Late buyers',
      cta: 'See the dates',
      assetNotes: '',
      additionalElements: { overallFeel: '', tone: '', imageDirection: [], links: [] },
      sections: [
        { section: 'Opening', visual: 'A parcel at a door, 4:5', copy: COPY },
        { section: 'Details', visual: '', copy: 'December 18 is the last day.' },
      ],
    },
  }))
  return { page, brand, id: id! }
}

async function quietFor(asked: readonly string[], milliseconds: number): Promise<boolean> {
  const count = asked.length
  await wait(milliseconds)
  return asked.length === count
}

interface Case {
  screen: Screen
  language: Language
  type: 'design-based' | 'text-based'
}

test.each<Case>([
  { screen: DESKTOP, language: 'en', type: 'design-based' },
  { screen: PHONE, language: 'de', type: 'text-based' },
  { screen: { ...PHONE, width: 320 }, language: 'fr', type: 'design-based' },
  { screen: { width: 768, height: 1024, theme: 'light' }, language: 'es', type: 'text-based' },
  { screen: DESKTOP, language: 'it', type: 'design-based' },
])(
  'the preview of a $type email in $language loads and runs nothing at $screen.width pixels',
  async ({ screen, language, type }) => {
    const { page, id } = await anOutline(screen, language, type)
    const errors = watchErrors(page)
    await page.goto(`/dashboard/email-outlines/${id}`)
    await page.getByRole('button', { name: 'Email', exact: true }).waitFor()
    const asked: string[] = []
    page.on('request', (request) => {
      // The product around the email may load more of its code.
      const isCode = request.frame() === page.mainFrame() && new URL(request.url()).pathname.startsWith('/assets/')
      if (!isCode) asked.push(request.url())
    })
    await expect.poll(() => quietFor(asked, 500), { timeout: 30_000 }).toBe(true)
    asked.length = 0
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    const email = page.frameLocator('iframe')
    await email.getByText('it opens at 8.').waitFor()
    for (const width of ['Phone', 'Desktop']) {
      await page.getByRole('button', { name: width, exact: true }).click()
      for (const theme of ['Dark', 'Light']) {
        await page.getByRole('button', { name: theme, exact: true }).click()
        await email.getByText('it opens at 8.').waitFor()
      }
    }
    const text = await email.locator('body').textContent()
    expect(text).toContain('Hi {{ first_name }} {% if x %}, <script>alert(1)</script>')
    expect(await email.locator('html').getAttribute('lang')).toBe(language)
    // A frame with srcdoc has its own address, which no network sees.
    expect(asked.filter((url) => !url.startsWith('about:'))).toEqual([])
    await expectAccessibleInBothThemes(page, screen.theme)
    expect(errors).toEqual([])
  },
)

test.each(['light', 'dark'] as const)('the HTML file is accessible by itself, in %s', async (theme) => {
  const { page, id } = await anOutline({ ...PHONE, theme }, 'en', 'design-based')
  await page.goto(`/dashboard/email-outlines/${id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'HTML' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.html$/)
  const html = await readFile(await file.path(), 'utf8')
  expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024)
  // Without a network, as in an email program that loads nothing.
  const context = await page
    .context()
    .browser()!
    .newContext({
      offline: true,
      colorScheme: theme,
      viewport: { width: 375, height: 812 },
    })
  const reader = await context.newPage()
  const asked: string[] = []
  reader.on('request', (request) => asked.push(request.url()))
  await reader.setContent(html)
  await reader.getByText('December 18 is the last day.').waitFor()
  expect(await reader.locator('script').count()).toBe(0)
  expect(await reader.title()).toBe("Don't miss <b>this</b>")
  expect(await reader.locator('a').first().getAttribute('href')).toBe('https://tannholt.example/')
  const overflow = await reader.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page: reader }).setLegacyMode(true).analyze()
  expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html: node }) => node).join(' ')}`)).toEqual(
    [],
  )
  expect(asked).toEqual([])
  await context.close()
})

test.each([DESKTOP, PHONE])('an approved outline becomes a draft in Klaviyo, $width pixels', async (screen) => {
  const { page, brand, id } = await anOutline(screen, 'en', 'design-based')
  const errors = watchErrors(page)
  await post(page, `/api/brands/${brand.id}/klaviyo/sync`, { apiKey: 'demo_key' })
  await page.goto(`/dashboard/email-outlines?id=${id}`)
  await page
    .getByRole('button', { name: /^(Details of|More for)/ })
    .first()
    .click()
  const choice = page.getByRole('menuitem', { name: 'Details' })
  const dialog = page.getByRole('dialog')
  await dialog.or(choice).first().waitFor()
  if (await choice.isVisible()) await choice.click()
  const section = dialog.getByRole('region', { name: 'Klaviyo' })
  await section.getByRole('button', { name: 'Create Klaviyo draft' }).waitFor()
  expect(await section.getByRole('button', { name: 'Create Klaviyo draft' }).getAttribute('aria-disabled')).toBe('true')
  const approved = await page.request.patch(`/api/email-outlines/${id}/status`, { data: { status: 'approved' } })
  expect(approved.ok()).toBe(true)
  await expect
    .poll(() => section.getByRole('button', { name: 'Create Klaviyo draft' }).getAttribute('aria-disabled'))
    .not.toBe('true')
  await section.getByRole('button', { name: 'Create Klaviyo draft' }).click()
  const create = page.getByRole('dialog', { name: 'Create Klaviyo draft' })
  await create.getByRole('group', { name: 'Audiences', exact: true }).getByRole('checkbox').first().click()
  await expectAccessible(page)
  await create.getByRole('button', { name: 'Create draft', exact: true }).click()
  await section.getByText('Draft created').waitFor()
  await section.getByText('It is a sample. Klaviyo has no such draft.').waitFor()
  await expectAccessible(page)
  expect(errors).toEqual([])
})
