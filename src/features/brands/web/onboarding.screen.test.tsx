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

  // A reload goes on with the new brand.
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
