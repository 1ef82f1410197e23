import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('TEAMS')
const unfinished = { ...tannholt, name: 'Solo Soap', workspaceId: workspace.id, onboardingStep: 2 }
const account = () => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id)] }),
  'GET /api/brands': answer({ brands: [unfinished] }),
})
const heading = (name: string, level: number) => page.getByRole('heading', { name, level, exact: true })

beforeEach(() => page.viewport(1280, 900))

test('adding a brand while another is unfinished asks which one is meant', async () => {
  answeringServer(account())
  await openProduct('/onboarding')
  await expect.element(heading('Finish Solo Soap, or start a new brand?', 2)).toBeVisible()
  await page.getByRole('button', { name: 'Finish Solo Soap' }).click()
  await expect.element(heading('Set up Solo Soap', 1)).toBeVisible()
  await expect.element(heading('Customer Avatar', 2)).toBeVisible()
})

test('a finished brand does not hide the unfinished ones', async () => {
  const later = { ...unfinished, id: '0198c5a0-0000-7000-8000-0000000000c1', name: 'Later Lamps', onboardingStep: 3 }
  const finished = {
    ...unfinished,
    id: '0198c5a0-0000-7000-8000-0000000000c2',
    name: 'Done Dogs',
    onboardingStep: null,
  }
  answeringServer({ ...account(), 'GET /api/brands': answer({ brands: [unfinished, finished, later] }) })
  await openProduct('/onboarding')
  await expect.element(heading('Finish a brand, or start a new one?', 2)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Finish Done Dogs' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Finish Solo Soap' }).click()
  await expect.element(heading('Set up Solo Soap', 1)).toBeVisible()
  await expect.element(heading('Customer Avatar', 2)).toBeVisible()
})

test('starting a new brand leaves the unfinished one and what was typed for it alone', async () => {
  const key = `mailmonth:typed:${ada.id}:onboarding`
  const typed = { [`${unfinished.id}:2`]: { interests: 'Olive oil' } }
  sessionStorage.setItem(key, JSON.stringify({ brandId: unfinished.id, values: typed }))
  const asked = answeringServer(account())
  await openProduct('/onboarding')
  await page.getByRole('button', { name: 'Start a new brand' }).click()
  await expect.element(heading('Brand Basics', 2)).toBeVisible()
  await expect.element(page.getByLabelText('Brand name')).toHaveValue('')
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toMatchObject({ brandId: null, values: typed })

  await cleanup()
  await openProduct('/onboarding?step=1')
  await expect.element(heading('Brand Basics', 2)).toBeVisible()
  await expect.element(page.getByLabelText('Brand name')).toHaveValue('')
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
})

test('a reload of a step resumes the unfinished brand without a question', async () => {
  answeringServer(account())
  await openProduct('/onboarding?step=2')
  await expect.element(heading('Set up Solo Soap', 1)).toBeVisible()
  await expect.element(heading('Customer Avatar', 2)).toBeVisible()
})

test.each(['x', '2.5', '', '99999999999999999999'])(
  'the step %j of a brand that is edited is its first',
  async (step) => {
    answeringServer(account())
    await openProduct(`/onboarding?brandId=${unfinished.id}&step=${step}`)
    await expect.element(heading('Brand Basics', 2)).toBeVisible()
  },
)

const MADE = { ...tannholt, id: '0198c5a0-0000-7000-8000-0000000000c3', workspaceId: workspace.id, onboardingStep: 2 }
const SENTENCE = `POST /api/brands/${MADE.id}/sheet/facts`
const newcomer = (sentence: object = answer({ facts: [], unused: [], trades: [], hasModel: false })) =>
  answeringServer({
    ...emptyAccount,
    'POST /api/workspaces': answer({ workspace: { ...workspace, name: 'Tannholt Group' } }, 201),
    'POST /api/brands': answer({ brand: MADE }, 201),
    [SENTENCE]: sentence as never,
  })
const brandName = () => page.getByLabelText('Brand name')
const workspaceName = () => page.getByLabelText('Workspace name')

test('the first field is the brand, and the workspace is named after it until it gets another name', async () => {
  newcomer()
  await openProduct('/onboarding')
  const [first] = document.querySelectorAll('form input')
  await expect.element(brandName()).toBeVisible()
  expect(brandName().element()).toBe(first)
  await brandName().fill('Tannholt')
  await expect.element(workspaceName()).toHaveValue('Tannholt')
  await workspaceName().fill('Tannholt Group')
  await brandName().fill('Tannholt Coffee')
  await expect.element(workspaceName()).toHaveValue('Tannholt Group')
})

test('a workspace needs a name', async () => {
  const asked = newcomer()
  await openProduct('/onboarding')
  await brandName().fill('Tannholt')
  await workspaceName().fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('Workspace name is required')).toBeVisible()
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('the sentence about what the brand sells is saved as a fact of the new brand', async () => {
  const asked = newcomer()
  await openProduct('/onboarding')
  await brandName().fill('Tannholt')
  await page.getByRole('textbox', { name: /^What do you sell/ }).fill('We roast coffee for offices.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => asked.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toHaveLength(3)
  const [madeWorkspace, madeBrand, wrote] = asked.filter(({ call }) => call.startsWith('POST'))
  expect(madeWorkspace).toMatchObject({ call: 'POST /api/workspaces', body: { name: 'Tannholt' } })
  expect(madeBrand!.body).not.toHaveProperty('sells')
  expect(wrote).toMatchObject({
    call: SENTENCE,
    body: { kind: 'business', value: { text: 'We roast coffee for offices.' } },
  })
})

test('a sentence that fails to save does not stop the setup', async () => {
  newcomer(answer({ error: 'Busy', code: 'UNAVAILABLE' }, 503))
  const router = await openProduct('/onboarding')
  await brandName().fill('Tannholt')
  await page.getByRole('textbox', { name: /^What do you sell/ }).fill('We roast coffee for offices.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => Number(router.state.location.search.step)).toBe(2)
})
