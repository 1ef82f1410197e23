import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabTo } from './keyboard.ts'
import { becomeOwner, post } from './owner.ts'
import { DESKTOP, PHONE, type Product, expectAccessible, startProduct, watchErrors } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const TITLES = ['The harvest letter', 'A mug for the morning', 'Beans for the feast', 'Thank you for this year']

/** Emails of December that are ready for review, with their ids by title. */
async function aMonth(titles: readonly string[]) {
  const owner = await product.newPage(DESKTOP)
  await owner.goto('/login')
  const { email, brand } = await becomeOwner(owner)
  await product.setPlan(email, 'TEAMS')
  const ids: string[] = []
  for (const title of titles) {
    const idea = { title, description: 'What came in this year', year: 2026, month: 12 }
    const made = await post<{ idea: { id: string } }>(owner, `/api/brands/${brand.id}/manual-idea`, idea)
    const { outline } = await post<{ outline: { id: string } }>(owner, `/api/ideas/${made.idea.id}/outline`, {})
    await owner.request.patch(`/api/email-outlines/${outline.id}/status`, { data: { status: 'ready_for_review' } })
    ids.push(outline.id)
  }
  return { owner, brand, ids }
}

async function shareMonth(owner: Page, emails: number): Promise<string> {
  await owner.goto('/dashboard/email-outlines')
  await owner.getByRole('button', { name: 'Share for review: December 2026' }).click()
  const dialog = owner.getByRole('dialog')
  const open = emails === 1 ? 'this email' : `these ${emails} emails`
  await dialog.getByText(`Anyone with this link can read ${open} without an account until`).waitFor()
  await expectAccessible(owner)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(await dialog.getByRole('link', { name: 'Email the link' }).getAttribute('href')).toContain(
    encodeURIComponent(url),
  )
  await expectAccessible(owner)
  await dialog.getByRole('button', { name: 'Done' }).click()
  return url
}

async function chips(owner: Page, words: string, count: number): Promise<void> {
  await expect.poll(() => owner.getByText(words, { exact: true }).count(), { timeout: 15_000 }).toBe(count)
}

async function edit(owner: Page, id: string, subject: string): Promise<void> {
  const read = await owner.request.get(`/api/email-outlines/${id}`)
  const { outline } = (await read.json()) as { outline: { subjectLines: string[] } }
  const response = await owner.request.patch(`/api/email-outlines/${id}`, {
    data: { base: { subjectLines: outline.subjectLines }, changes: { subjectLines: [subject] } },
  })
  expect(response.ok()).toBe(true)
}

test('a client approves a month on a phone, and the team sees it, edits and asks again', async () => {
  const { owner, ids } = await aMonth(TITLES)
  const client = await product.newPage(PHONE)
  const errors = [owner, client].flatMap((page) => watchErrors(page))
  const url = await shareMonth(owner, TITLES.length)
  await chips(owner, 'Waiting for client', 4)

  const response = await client.goto(url)
  expect(response!.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  expect(response!.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await client.getByText('0 of 4 reviewed.').waitFor()
  await expectAccessible(client)
  await client.getByRole('button', { name: 'Approve', exact: true }).tap()
  await expectAccessible(client)
  await client.getByRole('dialog').getByLabel('Your name').fill('Dana Reyes')
  await client.getByRole('dialog').getByRole('button', { name: 'Approve' }).tap()
  await client.getByText('1 of 4 reviewed.').waitFor()
  await client.getByRole('button', { name: 'Approve', exact: true }).tap()
  await client.getByText('2 of 4 reviewed.').waitFor()
  await client.getByRole('button', { name: 'Approve', exact: true }).tap()
  await client.getByText('3 of 4 reviewed.').waitFor()
  await client.getByRole('button', { name: 'Request changes' }).tap()
  await client.getByLabel('What should change?').fill('Please mention the new opening hours.')
  await expectAccessible(client)
  await client.getByRole('button', { name: 'Send request' }).tap()
  await client.getByText('Thanks. The Tannholt team can see your feedback.').waitFor()
  await expectAccessible(client)

  // The team's page was not reloaded.
  await chips(owner, 'Client approved', 3)
  await chips(owner, 'Client requested changes', 1)
  await owner.getByRole('button', { name: /^Notifications, / }).waitFor()
  const row = owner.getByRole('listitem').filter({ hasText: 'Client requested changes' }).first()
  const details = row.getByRole('button', { name: /^Details of / })
  const title = (await details.getAttribute('aria-label'))!.replace('Details of ', '')
  const outline = await outlineOf(owner, ids, title)
  await edit(owner, outline, 'Open from nine to six')
  await details.click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByText('Please mention the new opening hours.').waitFor()
  await dialog.getByRole('button', { name: 'Compare changes' }).click()
  await owner.getByRole('dialog', { name: 'Versions' }).getByText('Open from nine to six').first().waitFor()
  await owner.keyboard.press('Escape')
  await expectAccessible(owner)
  await dialog.getByRole('button', { name: 'Ask for review again' }).click()
  await dialog.getByText('Waiting for client', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })

  await client.reload()
  await client.getByText('3 of 4 reviewed.').waitFor()
  await client.getByText('Open from nine to six').first().waitFor()
  await client.getByRole('button', { name: 'Approve', exact: true }).tap()
  await client.getByText('4 of 4 reviewed.').waitFor()
  await chips(owner, 'Client approved', 4)

  await edit(owner, outline, 'Open from ten to six')
  await chips(owner, 'Changed since approval', 1)
  await owner.getByRole('button', { name: 'Review links' }).click()
  await owner.getByRole('dialog').getByText('3 of 4 reviewed').waitFor()
  await expectAccessible(owner)
  await owner.getByRole('button', { name: /^Turn off: / }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await owner.getByRole('dialog').getByText('Turned off', { exact: true }).waitFor()
  await client.reload()
  await client.getByText('This link no longer works. Ask the person who sent it for a new one.').waitFor()
  await expectAccessible(client)
  expect(errors).toEqual([])
})

async function outlineOf(owner: Page, ids: readonly string[], title: string): Promise<string> {
  for (const id of ids) {
    const response = await owner.request.get(`/api/email-outlines/${id}`)
    const { outline } = (await response.json()) as { outline: { title: string } }
    if (outline.title === title) return id
  }
  throw new Error(`No email has the title ${title}.`)
}

test('a client decides with the keyboard alone', async () => {
  const { owner } = await aMonth(TITLES.slice(0, 2))
  const url = await shareMonth(owner, 2)
  const client = await product.newPage({ ...DESKTOP, theme: 'dark' })
  const errors = watchErrors(client)
  await client.goto(url)
  await client.getByText('0 of 2 reviewed.').waitFor()
  await tabTo(client, /^Thank|^The harvest|^A mug/)
  await client.keyboard.press('a')
  await client.getByRole('dialog').getByLabel('Your name').waitFor()
  await client.keyboard.type('Dana Reyes')
  await client.keyboard.press('Enter')
  await client.getByText('1 of 2 reviewed.').waitFor()
  await client.getByRole('dialog').waitFor({ state: 'detached' })
  await client.keyboard.press('c')
  await tabTo(client, /^What should change/)
  await client.keyboard.type('A calmer ending.')
  await tabTo(client, /^Send request$/)
  await client.keyboard.press('Enter')
  await client.getByText('Thanks. The Tannholt team can see your feedback.').waitFor()
  await tabTo(client, /^Previous email$/)
  await client.keyboard.press('Enter')
  await client.getByText('Approved by Dana Reyes').waitFor()
  await expectAccessible(client)
  expect(errors).toEqual([])
})
