import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DayTold } from '../sheet-contract.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import {
  type Fact,
  accountWith,
  address,
  brand,
  decide,
  offer,
  openSheet,
  origin,
  read,
  rule,
  sheet,
  trade,
  write,
} from '#test/browser/brand-sheet.ts'

const harness = offer('Moring Roast')
const filter = offer('Paper Filter', {
  source: 'website',
  page: 'https://tannholt.example/shop',
  quote: 'Paper Filter',
})
const facts = [harness, filter, trade]

const account = (role?: string, status?: string) => accountWith(facts, role, status)
const open = openSheet
const button = (name: string | RegExp) => page.getByRole('button', { name })
const listOf = (name: string) => page.getByRole('list', { name, exact: true })
const dialog = () => page.getByRole('dialog')

beforeEach(() => page.viewport(1280, 900))

test('shows each fact with its state and source', async () => {
  answeringServer(account())
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/What we understood/)
  await expect.element(button(/Moring Roast/)).toMatchTextContent(/Proposed · From your profile/)
  await expect.element(button(/Paper Filter/)).toMatchTextContent(/Proposed · From your website, \/shop/)
})

test('a whole group is confirmed in one click, and the focus stays in it', async () => {
  const confirmed = [harness, filter].map((fact) => ({ ...fact, state: 'confirmed' as const }))
  const asked = answeringServer({ ...account(), [decide]: answer(sheet([...confirmed, trade])) })
  await open()
  await button('Confirm all in What you sell').click()
  await expect.element(button(/Moring Roast/)).toMatchTextContent(/Confirmed/)
  await expect.element(button('Confirm all in What you sell')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'What you sell' })).toHaveFocus()
  expect(asked.find(({ call }) => call === decide)?.body).toEqual({
    facts: [
      { kind: 'offer', key: 'moring roast', state: 'confirmed' },
      { kind: 'offer', key: 'paper filter', state: 'confirmed' },
    ],
  })
})

test('what may be no offer is left out of a group and says so', async () => {
  const scrap = offer('IV')
  const doubtful = { ...scrap, isUsed: false, value: { ...scrap.value, isDoubtful: true } }
  const asked = answeringServer({
    ...account(),
    [read]: answer(sheet([harness, doubtful])),
    [decide]: answer(sheet([])),
  })
  await open()
  await expect.element(button(/^IV/)).toMatchTextContent(/We aren't sure that this is for sale/)
  await button('Confirm all in What you sell').click()
  await expect
    .poll(() => asked.find(({ call }) => call === decide)?.body)
    .toEqual({
      facts: [{ kind: 'offer', key: 'moring roast', state: 'confirmed' }],
    })
})

test('a date says how emails tell it, and another one is typed in a sentence', async () => {
  const dated = (text: string, day: DayTold): Fact => ({
    ...origin,
    kind: 'say',
    key: text,
    value: { text },
    day,
  })
  const openDay = dated('Open day: November 14, 10 to 4, sign up by November 10', {
    what: 'event',
    from: '11-14',
    to: '11-14',
    by: '11-10',
  })
  const asked = answeringServer({ ...accountWith([openDay]), [write]: answer(sheet([openDay])) })
  await open()
  await expect
    .element(listOf('Dates'))
    .toMatchTextContent(/Open day: November 14.*Event on November 14 · Sign up by November 10/)
  await expect.element(listOf('Phrases')).not.toBeInTheDocument()
  await button('Add date').click()
  await dialog().getByLabelText('What, when and where').fill('Winter sale: January 4 to 16')
  await dialog().getByRole('button', { name: 'Add' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(asked.find(({ call }) => call === write)?.body).toEqual({
    kind: 'say',
    value: { text: 'Winter sale: January 4 to 16' },
  })
})

test('one fact can be confirmed unchanged', async () => {
  const asked = answeringServer({
    ...account(),
    [decide]: answer(sheet([harness, { ...filter, state: 'confirmed' }, trade])),
  })
  await open()
  await button(/Paper Filter/).click()
  await expect
    .element(dialog().getByRole('link', { name: 'From your website, /shop' }))
    .toHaveAttribute('href', 'https://tannholt.example/shop')
  await dialog().getByRole('button', { name: 'Confirm' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(asked.find(({ call }) => call === decide)?.body).toEqual({
    facts: [{ kind: 'offer', key: 'paper filter', state: 'confirmed' }],
  })
})

test('a typo is corrected by keyboard alone, and the short name follows', async () => {
  const fixed = offer('Morning Roast', { key: harness.key, source: 'user', state: 'confirmed' })
  const asked = answeringServer({ ...account(), [write]: answer(sheet([fixed, filter, trade])) })
  await open()
  await expect.element(button(/Moring Roast/)).toBeVisible()
  button(/Moring Roast/)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await dialog().getByLabelText('Name').fill('Morning Roast')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button(/Morning Roast/)).toHaveFocus()
  expect(asked.find(({ call }) => call === write)?.body).toMatchObject({
    kind: 'offer',
    key: 'moring roast',
    value: { name: 'Morning Roast', shortName: 'Morning Roast', kind: null },
  })
})

test('a refused correction stays in the editor', async () => {
  answeringServer({ ...account(), [write]: refusal(409, 'CONFLICT', 'A fact has changed in the meantime.') })
  await open()
  await button(/Moring Roast/).click()
  await dialog().getByLabelText('Name').fill('Morning Roast')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('A fact has changed in the meantime.')).toBeVisible()
  await expect.element(dialog().getByLabelText('Name')).toHaveValue('Morning Roast')
})

test('what was removed is a press away and can be restored', async () => {
  const removed = { ...harness, state: 'rejected' as const }
  const asked = answeringServer({ ...account(), [decide]: answer(sheet([removed, filter, trade])) })
  await open()
  await button(/Moring Roast/).click()
  await dialog().getByRole('button', { name: 'Remove' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(listOf('What you sell').getByText('Moring Roast')).not.toBeInTheDocument()
  await button('Show removed (1)').click()
  await button(/^Restore.*Moring Roast/).click()
  const states = () => asked.filter(({ call }) => call === decide).map(({ body }) => body)
  await expect
    .poll(states)
    .toEqual(['rejected', 'proposed'].map((state) => ({ facts: [{ kind: 'offer', key: 'moring roast', state }] })))
})

test('one press confirms the facts of all groups, and leaves the trade and what is in doubt', async () => {
  const scrap = offer('Free shipping')
  const doubtful = { ...scrap, isUsed: false, value: { ...scrap.value, isDoubtful: true } }
  const roast = offer('Morning Roast')
  const noSale = rule('mothers day', { sentence: "No Mother's Day.", check: null })
  const facts = [trade, roast, doubtful, noSale]
  const asked = answeringServer({
    ...accountWith(facts),
    [decide]: answer(sheet(facts.map((fact) => ({ ...fact, state: 'confirmed' as const })))),
  })
  await openSheet()
  await button('Confirm everything').click()
  await expect.element(button('Confirm everything')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(asked.find(({ call }) => call === decide)?.body).toEqual({
    facts: [
      { kind: 'offer', key: 'morning roast', state: 'confirmed' },
      { kind: 'rule', key: 'mothers day', state: 'confirmed' },
    ],
  })
})

test('the proposed trade is confirmed with one press', async () => {
  const confirmed: Fact = { ...trade, state: 'confirmed', isUsed: true }
  const asked = answeringServer({ ...account(), [decide]: answer(sheet([harness, filter, confirmed])) })
  await open()
  const question = page.getByRole('group', { name: 'Your trade' })
  await expect.element(question).toMatchTextContent(/We'd plan you as coffee and tea\. Is that right\?/)
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect.element(question).toMatchTextContent(/We plan you as coffee and tea\./)
  await expect.element(question).toHaveFocus()
  expect(asked.find(({ call }) => call === decide)?.body).toEqual({
    facts: [{ kind: 'trade', key: 'trade', state: 'confirmed' }],
  })
})

test('another trade is found by typing', async () => {
  const chosen: Fact = {
    ...trade,
    source: 'user',
    state: 'confirmed',
    value: { trade: 'dental-supply', label: 'Dental supplies' },
  }
  const asked = answeringServer({ ...account(), [write]: answer(sheet([harness, filter, chosen])) })
  await open()
  const question = page.getByRole('group', { name: 'Your trade' })
  await question.getByRole('button', { name: 'Choose another' }).click()
  await page.getByLabelText('Trade', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Search trades' }).fill('dental')
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toMatchTextContent(/We plan you as Dental supplies\./)
  expect(asked.find(({ call }) => call === write)?.body).toEqual({
    kind: 'trade',
    key: 'trade',
    value: { trade: 'dental-supply', label: 'Dental supplies' },
  })
})

test('the first purchase is one of the offers', async () => {
  const asked = answeringServer({ ...account(), [write]: answer(sheet(facts)) })
  await open()
  await page.getByLabelText('What do people usually buy first?').click()
  await page.getByRole('option', { name: 'Paper Filter' }).click()
  await expect
    .poll(() => asked.filter(({ call }) => call === write).map(({ body }) => body))
    .toMatchObject([{ kind: 'offer', key: 'paper filter', value: { isFirstPurchase: true } }])
})

test('typed rules are read back in words', async () => {
  const rules = [
    rule('1', { sentence: 'No mothers day', check: { type: 'no-occasion', occasion: 'm', name: "Mother's Day" } }),
    rule('2', { sentence: 'Be kind.', check: null }),
  ]
  const asked = answeringServer({ ...account(), [`POST ${address}/rules`]: answer(sheet([...facts, ...rules])) })
  await open()
  const question = page.getByLabelText('Anything we must never say or do?')
  await question.fill('No mothers day. Be kind.')
  await button('Add rules').click()
  const said = page.getByRole('status', { name: 'Your rules' })
  await expect.element(said).toMatchTextContent(/We won't plan Mother's Day\./)
  await expect
    .element(said)
    .toMatchTextContent(/Be kind\.We'll show this to writers\. We can't check it automatically\./)
  await expect.element(question).toHaveValue('')
  expect(asked.find(({ call }) => call.endsWith('/rules'))?.body).toEqual({ text: 'No mothers day. Be kind.' })
})

test('the website adds proposals, and says what it could not read', async () => {
  const reading = {
    sheet: sheet([...facts, offer('Hand Grinder', { source: 'website', page: 'https://tannholt.example/' })]),
    pages: [{ url: 'https://tannholt.example/', outcome: 'read' }],
    notes: [],
    proposed: 1,
    dropped: 0,
  }
  answeringServer({ ...account(), [`POST ${address}/website`]: answer(reading) })
  await open()
  await button('Read my website').click()
  await expect.element(page.getByText('We read 1 page and added 1 proposal below.')).toBeVisible()
  await expect.element(button(/Hand Grinder/)).toMatchTextContent(/From your website, home page/)
})

test('the reading of a website can be canceled', async () => {
  answeringServer({ ...account(), [`POST ${address}/website`]: new Promise(() => {}) })
  await open()
  await button('Read my website').click()
  await expect.element(page.getByText(/Reading tannholt.example/)).toBeVisible()
  await button('Cancel').click()
  await expect.element(page.getByText(/^Canceled\./)).toBeVisible()
  await expect.element(button('Read my website')).toHaveFocus()
})

test('a website that refuses says so, with the way to its address', async () => {
  const reached = "We couldn't reach this site. Check the address, or fill in the steps yourself."
  answeringServer({ ...account(), [`POST ${address}/website`]: refusal(422, 'WEBSITE_UNREACHABLE', reached) })
  await open()
  await button('Read my website').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(reached)
  await expect
    .element(page.getByRole('link', { name: 'Check the address' }))
    .toHaveAttribute('href', `/onboarding?brandId=${brand.id}&step=1`)
})

test.each([
  ['CREATOR', 'ACTIVE', /You can read this page/],
  ['COLLABORATOR', 'ACTIVE', /You can read this page/],
  ['OWNER', 'SUSPENDED', /This workspace is suspended/],
])('as %s of a workspace that is %s, people read it without buttons', async (role, status, sentence) => {
  answeringServer(account(role, status))
  await open()
  await expect.element(listOf('What you sell').getByText('Moring Roast')).toBeVisible()
  await expect.element(page.getByRole('main').getByText(sentence)).toBeVisible()
  const main = page.getByRole('main')
  await expect.element(main.getByRole('button')).not.toBeInTheDocument()
  await expect.element(main.getByRole('textbox')).not.toBeInTheDocument()
})

test('texts that no fact was read from are named', async () => {
  const text = 'We aim to delight'
  answeringServer({ ...account(), [read]: answer(sheet(facts, [{ field: 'products', text }])) })
  await open()
  await expect.element(page.getByText(/^Not used: We aim to delight/)).toBeVisible()
})

test('a brand without a profile is described first', async () => {
  answeringServer({ ...account(), [read]: answer(sheet([])) })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Describe your brand first' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Describe your brand' }))
    .toHaveAttribute('href', `/onboarding?brandId=${brand.id}&step=2`)
})

test('what cannot be loaded is asked for again', async () => {
  const answers: Parameters<typeof answeringServer>[0] = {
    ...account(),
    [read]: refusal(404, 'NOT_FOUND', 'Not found'),
  }
  answeringServer(answers)
  await open()
  await expect.element(page.getByRole('heading', { name: "We couldn't load what we understood" })).toBeVisible()
  answers[read] = answer(sheet(facts))
  await button('Try again').click()
  await expect.element(button(/Moring Roast/)).toBeVisible()
})

test('fits a phone', async () => {
  await page.viewport(390, 844)
  answeringServer(account())
  await open()
  await expect.element(button(/Moring Roast/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
