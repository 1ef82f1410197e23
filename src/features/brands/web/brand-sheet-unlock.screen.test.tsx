import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import {
  type FactOf,
  accountWith,
  brand,
  decide,
  offer,
  openSheet,
  origin,
  rule,
  sheet,
} from '#test/browser/brand-sheet.ts'
import { ada, openProduct } from '#test/browser/open-product.tsx'

const doubt = (changes: Partial<FactOf<'doubt'>> = {}): FactOf<'doubt'> => ({
  ...origin,
  kind: 'doubt',
  key: 'd',
  isUsed: false,
  value: { question: 'Will it fit?', isWhole: true, topic: 'fit', answer: null },
  ...changes,
})
const pain = (key: string): FactOf<'pain'> => ({
  ...origin,
  kind: 'pain',
  key,
  isUsed: false,
  value: { text: `Pain ${key}`, form: 'noun', type: 'nuisance', isBodyComplaint: false },
})

const group = (name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true }).element().closest('section')!
const described = { productsInfo: { products: 'Filter', averageOrderValue: '$20' } }

beforeEach(() => page.viewport(1280, 900))

test('each group says what waits for a confirmation, and nothing where it changes nothing', async () => {
  const facts = [offer('Moring Roast'), doubt(), pain('1'), pain('2')]
  const confirmed = facts.map((fact) => (fact.kind === 'pain' ? { ...fact, state: 'confirmed', isUsed: true } : fact))
  answeringServer({ ...accountWith(facts), [decide]: answer({ ...sheet([]), facts: confirmed }) })
  await openSheet()
  await expect.element(page.getByText('We write about a doubt after you confirm and answer it.')).toBeVisible()
  expect(group('Pains')).toMatchTextContent(/We use these after you confirm them\./)
  expect(group('What you sell')).not.toMatchTextContent(/after you confirm/)
  await page.getByRole('button', { name: 'Confirm all in Pains' }).click()
  await expect.element(page.getByText('We use these after you confirm them.')).not.toBeInTheDocument()
})

test('a group of which a part is used says so', async () => {
  const found = offer('Paper Filter', { source: 'website', isUsed: false })
  answeringServer(accountWith([offer('Moring Roast'), found]))
  await openSheet()
  await expect
    .element(page.getByText('We already use what your profile says here, and the rest after you confirm it.'))
    .toBeVisible()
})

test('people who may only read are not told to confirm', async () => {
  answeringServer(accountWith([pain('1')], 'CREATOR'))
  await openSheet()
  await expect.element(page.getByText('Pain 1')).toBeVisible()
  await expect.element(page.getByText(/after you confirm/)).not.toBeInTheDocument()
})

test('a doubt waits for its answer, and is shown with it', async () => {
  const answered = doubt({ key: 'e', value: { question: 'Is it safe?', isWhole: true, topic: null, answer: 'It is.' } })
  answeringServer(accountWith([doubt(), answered]))
  await openSheet()
  await expect.element(page.getByRole('button', { name: /Will it fit/ })).toMatchTextContent(/Your answer:none yet/)
  await expect.element(page.getByRole('button', { name: /Is it safe/ })).toMatchTextContent(/Your answer: It is\./)
})

test('what past campaigns name is shown with one of them', async () => {
  answeringServer(accountWith([offer('Hand Grinder', { source: 'history', quote: 'Back in stock: Hand Grinder' })]))
  await openSheet()
  const campaign = page.getByText('Back in stock: Hand Grinder')
  await expect.element(campaign).not.toBeVisible()
  await page.getByText('Show a campaign').click()
  await expect.element(campaign).toBeVisible()
})

test('without offers, the question about the first purchase says what comes before it', async () => {
  answeringServer(accountWith([doubt()]))
  await openSheet()
  await expect.element(page.getByText('What do people usually buy first?')).toBeVisible()
  await expect.element(page.getByText('Add what you sell below, then choose it here.')).toBeVisible()
})

test('rules of whole months are read back by their months', async () => {
  const season = { from: '05-01', to: '09-30' }
  const check = { type: 'window', about: 'live plants', season } as const
  answeringServer(accountWith([rule('w', { sentence: 'No live plants in winter.', check })]))
  await openSheet()
  await expect
    .element(page.getByRole('status', { name: 'Your rules' }))
    .toHaveTextContent('No live plants between October and April.')
})

test('a user who sets up a brand can check the facts after the products and continue', async () => {
  const changes = { ...described, onboardingStep: 4 }
  answeringServer(accountWith([offer('Filter')], 'OWNER', 'ACTIVE', changes))
  sessionStorage.setItem(`mailmonth:typed:${ada.id}:onboarding`, JSON.stringify({ brandId: brand.id, values: {} }))
  await openProduct('/onboarding?step=4')
  await page.getByRole('link', { name: 'Check what we understood' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/What we understood/)
  await page.getByRole('link', { name: 'Continue with Guidelines' }).click()
  await expect.element(page.getByRole('heading', { name: 'Guidelines', level: 2 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: `Set up ${brand.name}`, level: 1 })).toBeVisible()
})

test('a finished brand is not sent back to its setup', async () => {
  answeringServer(accountWith([offer('Filter')], 'OWNER', 'ACTIVE', described))
  await openSheet()
  await expect.element(page.getByRole('button', { name: /^Filter/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Continue with/ })).not.toBeInTheDocument()
  await openProduct(`/onboarding?brandId=${brand.id}&step=4`)
  await expect.element(page.getByRole('heading', { name: 'Guidelines', level: 2 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Check what we understood' })).not.toBeInTheDocument()
})
