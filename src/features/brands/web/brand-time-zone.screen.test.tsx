import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold()
const change = `PATCH /api/brands/${tannholt.id}`
const KEEPS_THE_HOUR = /Scheduled emails keep their hour/

async function openBasics(timezone = tannholt.timezone) {
  const brand = { ...tannholt, timezone }
  const asked = answeringServer({
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id)] }),
    'GET /api/brands': answer({ brands: [brand] }),
    [change]: answer({ brand }),
  })
  await openProduct(`/onboarding?brandId=${brand.id}&step=1`)
  await expect.element(zone()).toBeVisible()
  return asked
}
const zone = () => page.getByLabelText('Time zone', { exact: true })
const search = () => page.getByRole('combobox', { name: 'Search time zones' })
async function chooseCountry(name: string) {
  await page.getByLabelText('Country').click()
  await page.getByRole('option', { name }).click()
}

beforeEach(() => page.viewport(1280, 900))

test('proposes the zones of the country first, finds any other and says that emails keep their hour', async () => {
  const asked = await openBasics()
  await expect.element(page.getByText(KEEPS_THE_HOUR)).not.toBeInTheDocument()
  await zone().click()
  const [first, second] = page.getByRole('option').elements()
  expect([first!.textContent, second!.textContent]).toEqual(['New York (Eastern Time)', 'Chicago (Central Time)'])
  await search().fill('tokyo')
  await expect.element(page.getByRole('option')).toHaveTextContent('Tokyo (Japan Standard Time)')
  await userEvent.keyboard('{Enter}')
  await expect.element(zone()).toHaveTextContent('Tokyo (Japan Standard Time)')
  await expect.element(page.getByText(KEEPS_THE_HOUR)).toBeVisible()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect
    .poll(() => asked.find(({ call }) => call === change)?.body)
    .toMatchObject({
      country: 'US',
      timezone: 'Asia/Tokyo',
    })
})

test('the country takes the zone along while it is the default one', async () => {
  await openBasics()
  await chooseCountry('Germany')
  await expect.element(zone()).toHaveTextContent('Berlin (Central European Time)')
  await expect.element(page.getByText(KEEPS_THE_HOUR)).toBeVisible()
})

test('the country leaves a chosen zone alone', async () => {
  await openBasics('America/Denver')
  await chooseCountry('Germany')
  await expect.element(zone()).toHaveTextContent('Denver (Mountain Time)')
})

test('arrow keys move through the list, and Escape changes nothing', async () => {
  await openBasics()
  await zone().click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(zone()).toHaveTextContent('Denver (Mountain Time)')
  await zone().click()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(search()).not.toBeInTheDocument()
  await expect.element(zone()).toHaveTextContent('Denver (Mountain Time)')
  await expect.element(zone()).toHaveFocus()
})

test('a search without a match says so', async () => {
  await openBasics()
  await zone().click()
  await search().fill('atlantis')
  await expect.element(page.getByText('Nothing matches your search.')).toBeVisible()
})
