import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { WebsiteReading } from './onboarding/website/website-fields.ts'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const site = 'https://tannholt.example'
const found = (value: string, path = '/') => ({ value, source: `${site}${path}` })
const reading: WebsiteReading = {
  profile: {
    name: found('Tannholt Kaffee'),
    country: { value: 'DE', source: `${site}/` },
    products: found('Waldröstung\nHofmischung', '/products.json?limit=50'),
    tone: found('Informal (du), short sentences.'),
    say: [found('Frisch geröstet')],
    commonObjections: found('Brauche ich eine Mühle?', '/pages/faq'),
  },
  pages: [
    { url: `${site}/`, outcome: 'read' },
    { url: `${site}/pages/faq`, outcome: 'read' },
  ],
  notes: [],
}
const nothing = (...notes: string[]): WebsiteReading => ({ profile: { say: [] }, pages: [], notes })

const FIRST = 'POST /api/website-profile'
const refused = (status: number, code: string, error: string, details: object = {}) =>
  answer({ error, code, ...details }, status)
const newcomer = (answered: unknown) => answeringServer({ ...emptyAccount, [FIRST]: answered as never })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const website = () => page.getByRole('textbox', { name: /^Website/ })
const fillIn = async (address = site) => {
  await website().fill(address)
  await button('Fill in from my website').click()
}
const draft = () => JSON.parse(sessionStorage.getItem(`mailmonth:typed:${ada.id}:onboarding`) ?? '{}') as never

beforeEach(() => {
  sessionStorage.clear()
  return page.viewport(1280, 900)
})

describe('a newcomer', () => {
  test('accepts what the website says, and nothing typed is replaced unasked', async () => {
    const asked = newcomer(answer(reading))
    await openProduct('/onboarding')
    await page.getByLabelText('Brand name').fill('Tannholt')
    await fillIn('tannholt.example')
    await expect.element(page.getByRole('heading', { name: 'Found on tannholt.example' })).toBeVisible()
    expect(asked.filter(({ call }) => call === FIRST)).toEqual([{ call: FIRST, body: { website: site } }])
    await expect.element(box('Brand name')).not.toBeChecked()
    await expect.element(page.getByText('Check this to replace “Tannholt”.')).toBeVisible()
    await expect.element(box('Products')).toBeChecked()
    await expect.element(page.getByRole('link', { name: '/pages/faq' })).toHaveAttribute('href', `${site}/pages/faq`)
    await box('Common objections').click()

    await cleanup()
    await openProduct('/onboarding')
    await expect.element(button('Use 5 of 6')).toBeVisible()
    await box('Common objections').click()
    await button('Use 4 of 6').click()

    await expect.element(page.getByText(/^We filled in 4 fields\. You'll find them here and in Products/)).toBeVisible()
    await expect.element(button('Fill in from my website')).toHaveFocus()
    await expect.element(page.getByLabelText('Brand name')).toHaveValue('Tannholt')
    await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Germany')
    await expect.element(page.getByText(/^Berlin/)).toBeVisible()
    await expect.element(page.getByText('From your website')).toBeVisible()
    expect(draft()).toMatchObject({
      values: {
        'new:3': { products: 'Waldröstung\nHofmischung', commonObjections: '' },
        'new:4': { tone: 'Informal (du), short sentences.', say: ['Frisch geröstet'] },
      },
    })
  })

  test('replaces what is typed when asked to, and may use nothing at all', async () => {
    newcomer(answer(reading))
    await openProduct('/onboarding')
    await page.getByLabelText('Brand name').fill('Tannholt')
    await fillIn()
    await box('Brand name').click()
    await button('Use 6 of 6').click()
    await expect.element(page.getByLabelText('Brand name')).toHaveValue('Tannholt Kaffee')
    await fillIn()
    await expect.element(page.getByText('Everything we found is already filled in.')).toBeVisible()
    await button('Close').click()
    await page.getByLabelText('Brand name').fill('Other')
    await fillIn()
    await button('Use none').click()
    await expect.element(page.getByText('Nothing was filled in.')).toBeVisible()
    await expect.element(page.getByLabelText('Brand name')).toHaveValue('Other')
  })

  test('can cancel, and needs an address first', async () => {
    const asked = newcomer(new Promise(() => {}))
    await openProduct('/onboarding')
    const start = button('Fill in from my website')
    await expect.element(start).toHaveAccessibleDescription('Enter the address of your website first.')
    await fillIn('not an address')
    await expect.element(page.getByText('Must be a valid URL')).toBeVisible()
    expect(asked.some(({ call }) => call === FIRST)).toBe(false)
    await fillIn()
    await expect.element(page.getByText('Reading the home page… This takes up to 20 seconds.')).toBeVisible()
    await button('Cancel').click()
    await expect.element(page.getByText('Canceled. Nothing was filled in.')).toBeVisible()
    await expect.element(start).toHaveFocus()
  })
})

describe('a website that says nothing', () => {
  test.each([
    "This site doesn't allow automated reading.",
    "This site loads its content with scripts, so there wasn't much to read.",
    "We couldn't find enough on this site. You can fill in the steps yourself. It takes about five minutes.",
  ])('shows a note: %s', async (note) => {
    newcomer(answer(nothing(note)))
    await openProduct('/onboarding')
    await fillIn()
    await expect.element(page.getByRole('status').filter({ hasText: note })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: /^Found on/ })).not.toBeInTheDocument()
  })

  const unreachable = "We couldn't reach this site. Check the address, or fill in the steps yourself."
  const later = "You've read as many websites as you can for now. Try again in 40 minutes."
  test.each([
    [refused(422, 'WEBSITE_UNREACHABLE', unreachable), unreachable],
    [refused(429, 'RATE_LIMITED', 'Too many requests.', { retryAfter: 2400 }), later],
    [refused(403, 'FORBIDDEN', 'Not while you act for another user.'), 'Not while you act for another user.'],
  ])('because of %j shows why', async (answered, sentence) => {
    newcomer(answered)
    await openProduct('/onboarding')
    await fillIn()
    await expect.element(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  })

  test('because the address belongs to a platform shows it at the field', async () => {
    const sentence = "This page belongs to a platform. Enter your shop's own address."
    newcomer(refused(400, 'INVALID_INPUT', sentence, { field: 'website' }))
    await openProduct('/onboarding')
    await fillIn('https://instagram.com/tannholt')
    await expect.element(website()).toHaveAccessibleDescription(sentence)
    await expect.element(website()).toHaveFocus()
  })

  test('because it has moved can be read at its new address', async () => {
    const sentence = 'tannholt.example redirects to tannholt.shop. Use that address?'
    const moved = { website: 'https://tannholt.shop' }
    const asked = newcomer(refused(409, 'WEBSITE_ELSEWHERE', sentence, moved))
    await openProduct('/onboarding')
    await fillIn()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await button('Use that address').click()
    await expect.element(website()).toHaveValue('https://tannholt.shop')
    expect(asked.filter(({ call }) => call === FIRST).map(({ body }) => body)).toEqual([{ website: site }, moved])
  })
})

describe('a brand that is edited', () => {
  const brand = {
    ...tannholt,
    website: site,
    guidelines: { tone: 'Warm', say: ['Vom Hof'], dontSay: [], complianceNotes: '' },
  }
  const READ = `POST /api/workspaces/${brand.workspaceId}/website-profile`
  const SAVE = `PATCH /api/brands/${brand.id}`
  const account = (role = 'OWNER', status = 'ACTIVE') => {
    const workspace = northfold('TEAMS', { status })
    return {
      ...emptyAccount,
      'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, role)] }),
      'GET /api/brands': answer({ brands: [brand] }),
      [READ]: answer(reading),
      [SAVE]: answer({ brand }),
    }
  }
  const open = (step: number) => openProduct(`/onboarding?brandId=${brand.id}&step=${step}`)

  test('keeps its texts, its lists grow, and a step is saved with its pages', async () => {
    const asked = answeringServer(account())
    await open(1)
    await button('Fill in from my website').click()
    await expect.element(box('Brand tone')).not.toBeChecked()
    await expect.element(box('Phrases to say')).not.toBeChecked()
    await expect.element(page.getByText('Check this to add it to what you have.')).toBeVisible()
    expect(asked.find(({ call }) => call === READ)?.body).toEqual({ website: site, language: 'en' })
    await box('Phrases to say').click()
    await button(/^Use 3 of/).click()

    await cleanup()
    await open(4)
    await expect.element(page.getByLabelText('Brand tone')).toHaveValue('Warm')
    await button('Save and continue').click()
    await expect
      .poll(() => asked.find(({ call }) => call === SAVE)?.body)
      .toEqual({
        guidelines: { tone: 'Warm', say: ['Vom Hof', 'Frisch geröstet'], dontSay: [], complianceNotes: '' },
        fromWebsite: [{ text: 'Frisch geröstet', page: `${site}/` }],
      })
  })

  test('marks what was filled in until it is edited, and gives it back', async () => {
    answeringServer(account())
    await open(1)
    await button('Fill in from my website').click()
    await button(/^Use 2 of/).click()
    await cleanup()
    await open(3)
    await expect
      .element(page.getByText(/^We filled this in from your website\. Check it before you continue\./))
      .toBeVisible()
    await expect.poll(() => page.getByText('From your website').elements()).toHaveLength(2)
    await page.getByRole('textbox', { name: 'Products' }).fill('Waldröstung')
    await expect.poll(() => page.getByText('From your website').elements()).toHaveLength(1)
    await button('Discard it').click()
    await expect.element(page.getByRole('textbox', { name: 'Products' })).toHaveValue('')
    expect(page.getByText('From your website').elements()).toHaveLength(0)
  })

  test.each([
    ['CREATOR', 'ACTIVE'],
    ['OWNER', 'SUSPENDED'],
  ])('is not read by %s of a workspace that is %s', async (role, status) => {
    answeringServer(account(role, status))
    await open(1)
    await expect.element(page.getByRole('heading', { name: 'Brand Basics' })).toBeVisible()
    await expect.element(button('Fill in from my website')).not.toBeInTheDocument()
  })
})
