import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('PRO')
const quillhound = { ...tannholt, id: '0198c5a0-0000-7000-8000-000000000014', name: 'Quillhound Supply' }
const SEARCH = `GET /api/workspaces/${workspace.id}/search`
const walk = {
  id: '0198c5a0-0000-7000-8000-000000000101',
  brandId: quillhound.id,
  title: 'A walk in the snow',
  ideaTitle: 'Snow',
  mainTopicTitle: 'Winter',
  type: 'design-based',
  template: 'Story',
  planMonth: { year: 2026, month: 12 },
  workflowStatus: 'draft',
  assignedToUserId: null,
  assignedToName: null,
  reviewRequestedAt: null,
  scheduledSendAt: null,
  createdAt: DRAFT.createdAt,
}
const account = {
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id)] }),
  'GET /api/brands': answer({ brands: [tannholt, quillhound] }),
  'PATCH /api/memberships/last-accessed-brand': answer({ ok: true }),
  [SEARCH]: answer({ outlines: [walk] }),
}

const field = page.getByRole('combobox', { name: 'Search' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
const heading = page.getByRole('heading', { level: 1 })
const press = (keys: string) => userEvent.keyboard(keys)

async function openPalette(answers: Parameters<typeof answeringServer>[0] = account, address = '/dashboard/settings') {
  const asked = answeringServer(answers)
  const router = await openProduct(address)
  await expect.element(heading).toBeVisible()
  await press('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  return { asked, router }
}

beforeEach(() => page.viewport(1280, 800))

describe('the search', () => {
  test('lists pages, brands and actions, and Enter goes to the marked one', async () => {
    const { router } = await openPalette()
    expect(options()).toEqual([
      'Dashboard',
      'Create Emails',
      'Email Outlines',
      'Email Calendar',
      'Insights',
      'Settings',
      'Billing',
      'Tannholt Kaffee',
      'Quillhound Supply',
      'Switch to dark',
      'Keyboard shortcuts',
    ])
    await press('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/create-emails')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(heading).toHaveFocus()
  })

  test('finds pages by parts of words, settings too, and says when nothing matches', async () => {
    const { router } = await openPalette({ ...account, [SEARCH]: answer({ outlines: [] }) })
    await field.fill('user man')
    await expect.poll(options).toEqual(['Settings: User Management'])
    await field.fill('zzz')
    await expect.element(page.getByRole('status').getByText('Nothing matches your search.')).toBeVisible()
    await field.fill('profile')
    await press('{Enter}')
    await expect.poll(() => router.state.location.href).toBe('/dashboard/settings?tab=profile')
  })

  test('finds an outline of another brand and says which', async () => {
    const { asked, router } = await openPalette()
    await field.fill('snow')
    const option = page.getByRole('option', { name: /A walk in the snow/ })
    await expect.element(option).toHaveTextContent('A walk in the snowQuillhound Supply · December 2026 · Draft')
    expect(asked.filter(({ call }) => call === SEARCH)).toMatchObject([{ query: 'q=snow' }])
    await option.click()
    await expect.poll(() => router.state.location.href).toContain(walk.id)
  })

  test('one letter asks for no outlines', async () => {
    const { asked } = await openPalette()
    await field.fill('s')
    await field.fill('da')
    await expect.poll(() => asked.filter(({ call }) => call === SEARCH)).toHaveLength(1)
    expect(asked.find(({ call }) => call === SEARCH)?.query).toBe('q=da')
  })

  test('keeps its other answers when outlines cannot be searched', async () => {
    await openPalette({ ...account, [SEARCH]: refusal(503, 'UNAVAILABLE', 'The service is busy.') })
    await field.fill('insi')
    await expect.element(page.getByText("We couldn't search your outlines. Please try again.")).toBeVisible()
    expect(options()).toEqual(['Insights'])
  })

  test('a brand leads to the same page of that brand, which is remembered', async () => {
    const { asked, router } = await openPalette(account, `/dashboard/brand-sheet?brandId=${tannholt.id}`)
    await field.fill('quill')
    await press('{Enter}')
    await expect.poll(() => router.state.location.href).toBe(`/dashboard/brand-sheet?brandId=${quillhound.id}`)
    await expect
      .poll(() => asked.findLast(({ call }) => call.endsWith('last-accessed-brand'))?.body)
      .toEqual({ brandId: quillhound.id, workspaceId: workspace.id })
  })

  test('offers what the page offers, and does it', async () => {
    const roomy = { workspaces: [northfold('OMNI')], memberships: [adaIn(workspace.id)] }
    const none = answer({ outlines: [] })
    const { router } = await openPalette(
      { ...account, 'GET /api/workspaces': answer(roomy), [SEARCH]: none },
      '/dashboard/settings?tab=account',
    )
    await field.fill('add brand')
    await expect.poll(options).toEqual(['Add Brand'])
    await press('{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/onboarding')
  })

  test('Escape closes it and returns the focus, also from a field', async () => {
    answeringServer(account)
    await openProduct('/dashboard/settings?tab=account')
    const name = page.getByLabelText('Workspace name')
    await name.click()
    await press('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await press('{Escape}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(name).toHaveFocus()
  })

  test('holds what was typed before it was ready', async () => {
    answeringServer(account)
    await openProduct('/dashboard/settings')
    await expect.element(heading).toBeVisible()
    // One moment is not enough for it to load or to render.
    const down = (key: string, more: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ...more, bubbles: true, cancelable: true }))
    down('k', { ctrlKey: true })
    for (const key of ['Q', 'u', 'x', 'Backspace', 'i']) down(key)
    await expect.element(field).toHaveValue('Qui')
    await expect.poll(options).toContain('Quillhound Supply')
    await press('ll')
    await expect.element(field).toHaveValue('Quill')
  })

  test("doesn't open over a dialog, and the question mark doesn't either", async () => {
    answeringServer(account)
    await openProduct('/dashboard/settings?tab=profile')
    await page.getByRole('button', { name: 'Export my data' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await press('{Control>}k{/Control}')
    await press('{Tab}{Tab}')
    await press('?')
    expect(page.getByRole('dialog').elements()).toHaveLength(1)
    await expect.element(field).not.toBeInTheDocument()
  })

  test('a button in the top bar opens it, on a phone too', async () => {
    await page.viewport(320, 640)
    answeringServer(account)
    await openProduct('/dashboard/settings')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect.element(field).toHaveFocus()
    const { left, right } = page.getByRole('dialog').element().getBoundingClientRect()
    expect([left >= 0, right <= 320]).toEqual([true, true])
  })
})

describe('the shortcuts', () => {
  test('open with a question mark, but not while typing', async () => {
    answeringServer(account)
    await openProduct('/dashboard/settings?tab=account')
    await page.getByLabelText('Workspace name').click()
    await press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(list).not.toBeInTheDocument()
    await heading.click()
    ;(document.activeElement as HTMLElement).blur()
    await press('?')
    await expect.element(list.getByText('Make the sidebar narrow or wide')).toBeVisible()
  })

  test('open from the search', async () => {
    await openPalette()
    await field.fill('keyb')
    await press('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })
})
