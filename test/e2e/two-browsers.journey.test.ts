import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { becomeOwner, post } from './owner.ts'
import { DESKTOP, PASSWORD, type Product, expectAccessible, newEmail, startProduct, watchErrors } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

async function aTeam() {
  const [owner, manager] = await Promise.all([product.newPage(DESKTOP), product.newPage(DESKTOP)])
  await owner.goto('/login')
  const { email, workspace, brand } = await becomeOwner(owner)
  await owner.request.patch('/api/settings/profile', { data: { name: 'Robin Vale', phone: '', address: '' } })
  await product.setPlan(email, 'TEAMS')
  const { idea } = await post<{ idea: { id: string } }>(owner, `/api/brands/${brand.id}/manual-idea`, {
    title: 'The harvest letter',
    description: 'What came in this year',
    year: 2026,
    month: 12,
  })
  const { outline } = await post<{ outline: { id: string; title: string } }>(owner, `/api/ideas/${idea.id}/outline`, {})
  const { inviteUrl } = await post<{ inviteUrl: string }>(owner, '/api/invites', {
    workspaceId: workspace.id,
    email: newEmail(),
    role: 'MANAGER',
  })
  await manager.goto('/login')
  const token = new URL(inviteUrl).searchParams.get('token')
  await post(manager, '/api/invites/accept', { token, password: PASSWORD, name: 'Kim Berger' })
  return { owner, manager, outline }
}

const unread = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 0 ? 'Notifications' : `Notifications, ${count} unread`, exact: true })

async function change(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: /^Details/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(field).click()
  await page.getByRole('option', { name: value }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test("two users of one library see each other's changes and lose no text", async () => {
  const { owner, manager, outline } = await aTeam()
  const errors = [owner, manager].flatMap((page) => watchErrors(page))
  const { title } = outline
  await Promise.all([owner, manager].map((page) => page.goto('/dashboard/email-outlines')))
  await Promise.all([owner, manager].map((page) => page.getByRole('button', { name: `Details of ${title}` }).waitFor()))

  // From here on, no page is reloaded.
  await change(owner, 'Assigned to', 'Kim Berger')
  await manager.getByRole('listitem').filter({ hasText: 'Kim Berger' }).first().waitFor()
  await unread(manager, 1).click()
  await expectAccessible(manager)
  await manager.getByRole('link', { name: /Robin Vale assigned you/ }).click()
  await manager.getByRole('heading', { name: 'Executive Brief' }).waitFor()
  await unread(manager, 0).waitFor()

  await change(manager, 'Status', 'Ready for Review')
  await owner.getByText('Ready for Review', { exact: true }).first().waitFor()
  await unread(owner, 1).waitFor()
  await change(owner, 'Status', 'Approved')
  await manager.getByText('Approved', { exact: true }).first().waitFor()
  await unread(manager, 1).waitFor()
  // A decided outline needs no review.
  await unread(owner, 0).waitFor()
  await unread(manager, 1).click()
  await manager.getByRole('button', { name: 'Mark all as read' }).click()
  await unread(manager, 0).waitFor()
  await manager.keyboard.press('Escape')

  await owner
    .getByRole('button', { name: title, exact: false })
    .and(owner.locator('[aria-expanded=false]'))
    .first()
    .click()
  for (const page of [owner, manager]) await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
  await field(manager, 'Call to Action').waitFor()
  await manager.context().setOffline(true)
  await field(manager, 'Call to Action').fill('Order the new roast')
  await field(owner, 'Call to Action').fill('Taste the harvest')
  await field(owner, 'Target Segment').fill('Everyone who bought twice')
  await owner.getByText('Saved', { exact: true }).waitFor()
  await manager.getByText('Not saved').first().waitFor()
  await manager.context().setOffline(false)

  const choice = manager.getByRole('group', { name: 'Two versions of Call to Action' })
  await choice.getByText(/^Robin Vale changed this while you were editing\./).waitFor()
  await expect.poll(() => field(manager, 'Call to Action').inputValue()).toBe('Order the new roast')
  await expect.poll(() => choice.textContent()).toContain('harvest')
  await expectAccessible(manager)
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => field(owner, 'Call to Action').inputValue()).toBe('Order the new roast')
  await expect.poll(() => field(manager, 'Target Segment').inputValue()).toBe('Everyone who bought twice')

  // A version keeps the text that wasn't chosen.
  const versions = await owner.request.get(`/api/outlines/${outline.id}/versions`)
  const { versions: kept } = (await versions.json()) as { versions: { number: number }[] }
  const texts = await Promise.all(
    kept.map(async ({ number }) => (await owner.request.get(`/api/outlines/${outline.id}/versions/${number}`)).text()),
  )
  expect(texts.filter((text) => text.includes('Taste the harvest')).length).toBeGreaterThan(0)
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
