import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import {
  type Fact,
  accountWith,
  address,
  brand,
  decide,
  offer,
  origin,
  read,
  sheet,
  trade,
  write,
} from '#test/browser/brand-sheet.ts'
import { openProduct } from '#test/browser/open-product.tsx'

const generate = `POST /api/brands/${brand.id}/plan`
const confirmed: Fact = { ...trade, state: 'confirmed', isUsed: true }
const chosen: Fact = {
  ...confirmed,
  source: 'user',
  value: { trade: 'dental-supply', label: 'Dental supplies' },
}

const pain: Fact = {
  ...origin,
  kind: 'pain',
  key: 'chafing',
  isUsed: false,
  value: { text: 'Chafing', form: 'noun', type: 'nuisance', isBodyComplaint: false },
}
const confirmedPain: Fact = { ...pain, state: 'confirmed', isUsed: true }

function account(facts: readonly Fact[], role = 'OWNER') {
  const plan = {
    year: 2026,
    month: 12,
    mainTopics: [],
    plan: null,
    understood: [],
    questions: [],
    generating: false,
    runId: null,
    strategy: null,
  }
  return {
    ...accountWith(facts, role),
    [`GET /api/brands/${brand.id}/plan/2026/12`]: answer({ ...plan, writer: 'planner', quality: null, failure: null }),
    [generate]: refusal(503, 'AI_BUSY', 'The AI provider is busy.'),
  }
}

const dialog = () => page.getByRole('dialog')
const open = () => openProduct(`/dashboard/create-emails?brandId=${brand.id}&year=2026&month=12`)
const press = async () => {
  await open()
  await page.getByRole('button', { name: 'Generate Email Ideas' }).click()
}

beforeEach(async () => {
  localStorage.removeItem(`mailmonth-trade-skipped-${brand.id}`)
  await page.viewport(1280, 900)
})

test('Yes confirms the trade and generates', async () => {
  const asked = answeringServer({ ...account([trade]), [decide]: answer(sheet([confirmed])) })
  await press()
  await expect
    .element(dialog().getByRole('heading'))
    .toMatchTextContent(/We'd plan you as coffee and tea\. Is that right\?/)
  expect(asked.filter(({ call }) => call === generate)).toEqual([])
  await dialog().getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => asked.filter(({ call }) => call === generate)).toHaveLength(1)
  await expect.element(dialog()).not.toBeInTheDocument()
  const changes = asked.filter(({ call }) => call === decide || call === generate)
  expect(changes.map(({ call }) => call)).toEqual([decide, generate])
  expect(changes[0]!.body).toEqual({ facts: [{ kind: 'trade', key: 'trade', state: 'confirmed' }] })
})

test('another trade is chosen and ideas are generated for it', async () => {
  const asked = answeringServer({ ...account([trade]), [write]: answer(sheet([chosen])) })
  await press()
  await dialog().getByRole('button', { name: 'Choose another' }).click()
  await page.getByLabelText('Trade', { exact: true }).click()
  await page.getByRole('option', { name: 'Dental supplies' }).click()
  await expect.poll(() => asked.filter(({ call }) => call === generate)).toHaveLength(1)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(asked.find(({ call }) => call === write)?.body).toMatchObject({
    kind: 'trade',
    key: 'trade',
    value: { trade: 'dental-supply' },
  })
})

test('Skip generates without a trade and is remembered for the brand', async () => {
  const asked = answeringServer(account([trade]))
  await press()
  await dialog().getByRole('button', { name: 'Skip' }).click()
  await expect.poll(() => asked.filter(({ call }) => call === generate)).toHaveLength(1)
  await page.getByRole('button', { name: 'Generate Email Ideas' }).click()
  await expect.poll(() => asked.filter(({ call }) => call === generate)).toHaveLength(2)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(asked.some(({ call }) => call.startsWith(`PATCH ${address}`))).toBe(false)
})

test('Escape generates nothing, and the question comes again', async () => {
  const asked = answeringServer(account([trade]))
  await press()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Generate Email Ideas' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
  expect(asked.filter(({ call }) => call === generate)).toEqual([])
})

test('a trade that could not be saved keeps the question open', async () => {
  const asked = answeringServer({ ...account([trade]), [decide]: refusal(409, 'CONFLICT', 'A fact has changed.') })
  await press()
  await dialog().getByRole('button', { name: 'Yes' }).click()
  await expect.element(page.getByText('A fact has changed.')).toBeVisible()
  await expect.element(dialog()).toBeVisible()
  expect(asked.filter(({ call }) => call === generate)).toEqual([])
})

test('Yes also confirms what else we read, unless someone unticks it', async () => {
  const asked = answeringServer({ ...account([trade, pain]), [decide]: answer(sheet([confirmed, confirmedPain])) })
  await press()
  const others = () => dialog().getByRole('checkbox', { name: 'Also use one more thing we read in your profile' })
  await expect.element(others()).toBeChecked()
  await dialog().getByRole('button', { name: 'Show them' }).click()
  await expect.element(dialog().getByText('Chafing')).toBeVisible()
  await dialog().getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => asked.filter(({ call }) => call === generate)).toHaveLength(1)
  expect(asked.find(({ call }) => call === decide)?.body).toEqual({
    facts: [
      { kind: 'trade', key: 'trade', state: 'confirmed' },
      { kind: 'pain', key: 'chafing', state: 'confirmed' },
    ],
  })
})

test('unticked, only the trade is confirmed', async () => {
  const asked = answeringServer({ ...account([trade, pain]), [decide]: answer(sheet([confirmed, pain])) })
  await press()
  await dialog().getByRole('checkbox').click()
  await dialog().getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => asked.filter(({ call }) => call === generate)).toHaveLength(1)
  expect(asked.find(({ call }) => call === decide)?.body).toEqual({
    facts: [{ kind: 'trade', key: 'trade', state: 'confirmed' }],
  })
})

test('where no trade is proposed, what we read is confirmed in one press', async () => {
  const asked = answeringServer({ ...account([pain]), [decide]: answer(sheet([confirmedPain])) })
  await press()
  await expect.element(dialog().getByRole('heading')).toMatchTextContent('Use what we read in your profile?')
  await expect.element(dialog().getByText('Chafing')).toBeVisible()
  await dialog().getByRole('button', { name: 'Use it' }).click()
  await expect.poll(() => asked.filter(({ call }) => call === generate)).toHaveLength(1)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(asked.find(({ call }) => call === decide)?.body).toEqual({
    facts: [{ kind: 'pain', key: 'chafing', state: 'confirmed' }],
  })
})

test.each([
  ['the trade is confirmed', account([confirmed, pain])],
  ['the trade was removed', account([{ ...trade, state: 'rejected' as const }])],
  ['no trade is proposed', account([offer('Morning Roast')])],
  ['someone may not edit the brand', account([trade], 'CREATOR')],
  ['the sheet could not be read', { ...account([trade]), [read]: refusal(404, 'NOT_FOUND', 'Not found') }],
])('nothing is asked where %s', async (_, answers) => {
  const asked = answeringServer(answers)
  await press()
  await expect.poll(() => asked.filter(({ call }) => call === generate)).toHaveLength(1)
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the question fits a phone, and each answer can be pressed with a thumb', async () => {
  await page.viewport(320, 700)
  answeringServer(account([trade]))
  await press()
  const buttons = () =>
    ['Yes', 'Choose another', 'Skip'].map((name) => dialog().getByRole('button', { name }).element())
  const boxes = () => buttons().map((button) => button.getBoundingClientRect())
  await expect.poll(() => Math.min(...boxes().map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  expect(Math.max(...boxes().map(({ right }) => right))).toBeLessThanOrEqual(320)
})
