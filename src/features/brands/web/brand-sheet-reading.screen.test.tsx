import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import {
  type Fact,
  type FactOf,
  accountWith,
  address,
  decide,
  offer,
  openSheet,
  origin,
  read,
  sheet,
  trade,
} from '#test/browser/brand-sheet.ts'

const facts = [offer('Moring Roast'), trade]
const button = (name: string | RegExp) => page.getByRole('button', { name })
const listOf = (name: string) => page.getByRole('list', { name, exact: true })

beforeEach(() => page.viewport(1280, 900))

const readByModel = `POST ${address}/reading`
const grinder = offer('Hand Grinder', { source: 'model', quote: 'our Hand Grinder, made in Leeds', isUsed: false })
const business: FactOf<'business'> = {
  ...origin,
  kind: 'business',
  key: 'business',
  source: 'model',
  quote: 'Coffee for people who rise early',
  isUsed: false,
  value: { text: 'Coffee for people who rise early' },
}
const accountWithModel = (shown: readonly Fact[] = facts) => ({
  ...accountWith(shown),
  [read]: answer(sheet(shown, [], true)),
})
const reading = (changes: object) => answer({ sheet: sheet(facts, [], true), proposed: 0, dropped: 0, ...changes })

test('the profile is read by AI on request, and each fact has its quote on demand', async () => {
  const found = sheet([...facts, grinder], [], true)
  const asked = answeringServer({
    ...accountWithModel(),
    [readByModel]: reading({ sheet: found, proposed: 1, dropped: 2 }),
  })
  await openSheet()
  await expect.element(button('Read my profile')).toBeVisible()
  expect(asked.filter(({ call }) => call === readByModel)).toHaveLength(0)
  await button('Read my profile').click()
  await expect.element(page.getByText('We read your profile and added 1 proposal below.')).toBeVisible()
  await expect.element(page.getByText("We left out 2 facts that your texts don't say.")).toBeVisible()
  await expect.element(button(/Hand Grinder/)).toMatchTextContent(/Proposed · Read by AI/)
  const quote = listOf('What you sell').getByText('our Hand Grinder, made in Leeds')
  await expect.element(quote).not.toBeVisible()
  page.getByText('Show the quote').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(quote).toBeVisible()
  expect(asked.filter(({ call }) => call === readByModel)).toHaveLength(1)
})

test('a profile in which AI finds nothing new says so', async () => {
  answeringServer({ ...accountWithModel(), [readByModel]: reading({}) })
  await openSheet()
  await button('Read my profile').click()
  await expect.element(page.getByText('We read your profile and found nothing new.')).toBeVisible()
})

test('the reading by AI can be canceled', async () => {
  answeringServer({ ...accountWithModel(), [readByModel]: new Promise(() => {}) })
  await openSheet()
  await button('Read my profile').click()
  await expect.element(page.getByText(/AI is reading your profile\./)).toBeVisible()
  await button('Cancel').click()
  await expect.element(page.getByText(/^Canceled\./)).toBeVisible()
  await expect.element(button('Read my profile')).toHaveFocus()
})

test('a model that fails says so, and the facts stay', async () => {
  const busy = 'The AI provider is busy. Please try again in a moment.'
  answeringServer({ ...accountWithModel(), [readByModel]: refusal(503, 'AI_BUSY', busy) })
  await openSheet()
  await button('Read my profile').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(busy)
  await expect.element(button(/Moring Roast/)).toMatchTextContent(/Proposed · From your profile/)
})

test('a limit says when AI reads again', async () => {
  const limited = answer({ error: 'Too many requests.', code: 'RATE_LIMITED', retryAfter: 1200 }, 429)
  answeringServer({ ...accountWithModel(), [readByModel]: limited })
  await openSheet()
  await button('Read my profile').click()
  const sentence = 'AI has read your profiles as often as it can for now. Try again in 20 minutes.'
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
})

test('without a model, only the website is read', async () => {
  answeringServer(accountWith(facts))
  await openSheet()
  await expect.element(button('Read my website')).toBeVisible()
  await expect.element(button('Read my profile')).not.toBeInTheDocument()
})

test('a sentence that AI proposes can be confirmed unchanged', async () => {
  const confirmed: Fact = { ...business, state: 'confirmed', isUsed: true }
  const asked = answeringServer({
    ...accountWithModel([business, ...facts]),
    [decide]: answer(sheet([confirmed, ...facts], [], true)),
  })
  await openSheet()
  const form = page.getByLabelText('What do you sell, in one sentence?')
  await expect.element(form).toHaveValue('Coffee for people who rise early')
  await expect.element(page.getByText('Proposed · Read by AI')).toBeVisible()
  await button('Confirm').click()
  await expect.element(page.getByText('Proposed · Read by AI')).not.toBeInTheDocument()
  expect(asked.find(({ call }) => call === decide)?.body).toEqual({
    facts: [{ kind: 'business', key: 'business', state: 'confirmed' }],
  })
})

test('those who may only read see what AI read with its quote, and no button', async () => {
  answeringServer({ ...accountWith([grinder], 'CREATOR'), [read]: answer(sheet([grinder], [], true)) })
  await openSheet()
  await page.getByText('Show the quote').click()
  await expect.element(page.getByText('our Hand Grinder, made in Leeds')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('button')).not.toBeInTheDocument()
})

test.each([320, 390])('fits a phone of %d pixels', async (width) => {
  await page.viewport(width, 844)
  answeringServer(accountWithModel([business, grinder, ...facts]))
  await openSheet()
  await expect.element(button(/Moring Roast/)).toBeVisible()
  await expect.element(button('Read my profile')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
