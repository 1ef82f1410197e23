import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('PRO')
const account = (role: string) => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, role)] }),
})
const chip = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: /^Your account/ })
const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)

beforeEach(async () => {
  await page.viewport(1280, 800)
  document.documentElement.dataset['sidebar'] = 'wide'
  document.documentElement.classList.remove('dark')
})

test.each([
  ['OWNER', ['Profile', 'PlanPro', 'Switch to dark', 'Keyboard shortcuts', 'Log out']],
  ['CREATOR', ['Profile', 'Switch to dark', 'Keyboard shortcuts', 'Log out']],
])('the chip of the person opens a menu for the role %s', async (role, expected) => {
  answeringServer(account(role))
  await openProduct('/dashboard/settings')
  await chip.click()
  await expect.poll(items).toEqual(expected)
})

test('the menu works by keyboard, and its page and theme are real', async () => {
  answeringServer(account('OWNER'))
  const router = await openProduct('/dashboard/settings')
  ;(chip.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.href).toBe('/dashboard/settings?tab=profile')
  await chip.click()
  await page.getByRole('menuitem', { name: 'Switch to dark' }).click()
  expect(document.documentElement.classList).toContain('dark')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await chip.click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(chip).toHaveFocus()
})

test('in the narrow sidebar the menu opens from the avatar', async () => {
  document.documentElement.dataset['sidebar'] = 'icon'
  answeringServer(account('OWNER'))
  await openProduct('/dashboard/settings')
  await chip.click()
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
})
