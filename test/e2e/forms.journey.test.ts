import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { becomeOwner } from './owner.ts'
import { DESKTOP, PASSWORD, type Product, startProduct, watchErrors } from './product.ts'

// The production build uses the React Compiler, and forms must accept input after every reset.

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

async function anOwner() {
  const page = await product.newPage(DESKTOP)
  return { page, ...(await becomeOwner(page)), errors: watchErrors(page) }
}

async function save(page: Page, button: string, call: string) {
  const answered = page.waitForResponse(
    (response) => response.url().includes(call) && response.request().method() !== 'GET' && response.ok(),
  )
  await page.getByRole('button', { name: button, exact: true }).first().click()
  const request = (await answered).request()
  return request.postDataJSON() as Record<string, unknown>
}

test('saves the workspace twice in a row, and again after a visit to another tab', async () => {
  const { page, errors } = await anOwner()
  const name = page.getByLabel('Workspace name')
  const tab = (label: string) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: label })
  const saveName = () => save(page, 'Save Changes', '/api/settings/workspace/')
  await page.goto('/dashboard/settings')

  await name.fill('First name')
  expect(await saveName()).toMatchObject({ name: 'First name' })
  await name.fill('Second name')
  expect(await saveName()).toMatchObject({ name: 'Second name' })

  await name.fill('Typed before the look')
  await tab('User Profile').click()
  await page.getByLabel('Phone').waitFor()
  await tab('Account Info').click()
  await expect.poll(() => name.inputValue()).toBe('Typed before the look')
  await name.fill('Typed after the look')
  expect(await saveName()).toMatchObject({ name: 'Typed after the look' })
  expect(errors).toEqual([])
})

test('saves the profile twice in a row', async () => {
  const { page, errors } = await anOwner()
  await page.goto('/dashboard/settings?tab=profile')
  for (const name of ['Robin Vale', 'Robin Hale']) {
    await page.getByLabel('Name', { exact: true }).fill(name)
    expect(await save(page, 'Save Changes', '/api/settings/profile')).toMatchObject({ name })
  }
  expect(errors).toEqual([])
})

test('changes the password twice in a row', async () => {
  const { page, errors } = await anOwner()
  await page.goto('/dashboard/settings?tab=profile')
  let current = PASSWORD
  for (const next of ['the second long password', 'the third long password']) {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(next)
    await page.getByLabel('Confirm password').fill(next)
    expect(await save(page, 'Change password', '/api/auth/')).toMatchObject({
      currentPassword: current,
      newPassword: next,
    })
    await expect.poll(() => page.getByLabel('New password').inputValue()).toBe('')
    current = next
  }
  expect(errors).toEqual([])
})

test.each([
  { step: 1, field: 'Brand name', stored: 'Tannholt', kept: 'name' },
  { step: 2, field: 'Demographics', stored: '', kept: 'customerAvatar' },
  { step: 3, field: 'Products', stored: '', kept: 'productsInfo' },
  { step: 4, field: 'Brand tone', stored: '', kept: 'guidelines' },
])('step $step of a brand accepts input after a discarded draft', async ({ step, field, stored, kept }) => {
  const { page, brand, errors } = await anOwner()
  const input = page.getByRole('textbox', { name: field })
  await page.goto(`/onboarding?brandId=${brand.id}&step=${step}`)
  await input.fill('Typed and left')
  await page.reload()
  await expect.poll(() => input.inputValue()).toBe('Typed and left')
  await page.getByRole('button', { name: /^Discard/ }).click()
  await expect.poll(() => input.inputValue()).toBe(stored)

  await input.fill('Typed again')
  for (const [other, text] of Object.entries(REQUIRED[step] ?? {})) {
    await page.getByRole('textbox', { name: other }).fill(text)
  }
  expect(JSON.stringify((await save(page, 'Save and continue', `/api/brands/${brand.id}`))[kept])).toContain(
    'Typed again',
  )
  expect(errors).toEqual([])
})

const REQUIRED: Record<number, Record<string, string>> = {
  2: { Interests: 'Long walks', 'Buying triggers': 'The first hike' },
  3: { 'Average order value': '$72', 'Buying process': 'Orders within a week' },
}
