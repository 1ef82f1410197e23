import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SUSPENDED } from '#features/access/web/suspended.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer, badGateway, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspaceId = northfold().id
const brandId = tannholt.id
const idOf = (number: number) => `0198c5a0-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`
const addressOf = (number: number) => `/dashboard/email-outlines/${idOf(number)}`
const library = '/dashboard/email-outlines'

const outline = (number: number, changes: object = {}) => ({
  ...DRAFT,
  ...BRIEF,
  id: idOf(number),
  brandId,
  title: `Mail ${number}`,
  ...changes,
})
const neighbor = (number: number) => ({ id: idOf(number), title: `Mail ${number}`, ideaTitle: 'Idea' })

const neighbors = (number: number, total = 3) =>
  answer({
    previous: number > 1 ? neighbor(number - 1) : null,
    next: number < total ? neighbor(number + 1) : null,
    position: number,
    total,
  })

interface Account {
  plan?: PlanName
  role?: string
  status?: string
  brands?: object[]
}

const account = ({ plan = 'PRO', role = 'OWNER', status = 'ACTIVE', brands = [tannholt] }: Account = {}) => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [northfold(plan, { status })], memberships: [adaIn(workspaceId, role)] }),
  'GET /api/brands': answer({ brands }),
  [`GET /api/workspaces/${workspaceId}/users`]: answer({ users: [] }),
  ...Object.fromEntries(
    [1, 2, 3].flatMap((number) => [
      [`GET /api/email-outlines/${idOf(number)}`, answer({ outline: outline(number) })],
      [`GET /api/email-outlines/${idOf(number)}/neighbors`, neighbors(number)],
    ]),
  ),
})

const title = (text: string) => page.getByRole('heading', { level: 1, name: text })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const step = (name: 'Previous' | 'Next') => button(`${name} outline`)

beforeEach(() => page.viewport(1280, 900))

describe('the page of an outline', () => {
  test('shows it with its actions, below headings in order', async () => {
    answeringServer(account())
    await openProduct(addressOf(2))
    await expect.element(title('Mail 2')).toBeVisible()
    expect(document.title).toBe('Mail 2 · Mailmonth')
    await expect.element(page.getByText('What the mail is for.')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Executive Brief' })).toBeVisible()
    for (const name of ['Edit', 'Versions', 'Copy outline', 'Copy link', 'Details', 'Export']) {
      await expect.element(button(name)).toBeEnabled()
    }
    await button('Export').click()
    for (const name of ['TXT', 'DOCX']) await expect.element(page.getByRole('menuitem', { name })).toBeVisible()
  })

  test('belongs to the library in the sidebar', async () => {
    answeringServer(account())
    await openProduct(addressOf(2))
    const entry = page.getByRole('link', { name: 'Email Outlines' })
    await expect.element(entry).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('link', { name: 'Dashboard', exact: true })).not.toHaveAttribute('aria-current')
  })

  test('leads back to the library with its filters and its brand', async () => {
    answeringServer(account())
    await openProduct(`${addressOf(2)}?filter=approved&q=mail`)
    const back = page.getByRole('link', { name: 'Back to the library' })
    await expect.element(title('Mail 2')).toBeVisible()
    await expect
      .element(back)
      .toHaveAttribute('href', `${library}?filter=approved&q=mail&brandId=${brandId}&at=${idOf(2)}`)
  })

  test('opens the details, and the library once the outline is deleted', async () => {
    const answers: Record<string, ReturnType<typeof answer>> = {
      ...account(),
      [`DELETE /api/email-outlines/${idOf(2)}`]: answer({ ok: true }),
      [`GET /api/brands/${brandId}/library`]: answer({ months: [], first: [], hasOutlines: false }),
    }
    answeringServer(answers)
    const router = await openProduct(`${addressOf(2)}?type=design-based`)
    await button('Details').click()
    await button('Delete outline').click()
    answers[`GET /api/email-outlines/${idOf(2)}`] = refusal(404, 'NOT_FOUND', 'Not found')
    await button('Delete').click()
    await expect.poll(() => router.state.location.pathname).toBe(library)
    expect(router.state.location.search).toMatchObject({ type: 'design-based', brandId })
    await expect.element(page.getByText('Outline deleted')).toBeVisible()
  })
})

describe('the previous and the next outline', () => {
  test('are those of the library with the same filters, and the focus stays on the button', async () => {
    const asked = answeringServer(account())
    const router = await openProduct(`${addressOf(1)}?filter=my-assignments&q=mail`)
    await expect.element(page.getByText('1 of 3')).toBeVisible()
    await expect.element(step('Previous')).toHaveAccessibleDescription('This is the first outline.')
    step('Next').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(title('Mail 2')).toBeVisible()
    await expect.element(step('Next')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(title('Mail 3')).toBeVisible()
    await expect.element(step('Next')).toHaveAccessibleDescription('This is the last outline.')
    await expect.element(step('Next')).toHaveFocus()
    expect(router.state.location.href).toBe(`${addressOf(3)}?filter=my-assignments&q=mail`)
    expect(asked.find(({ call }) => call.endsWith(`${idOf(2)}/neighbors`))?.query).toBe(
      'filter=my-assignments&search=mail',
    )
  })

  test('open with the arrow keys, but not from a field and not from a dialog', async () => {
    const editing = { outline: outline(2), revision: 0, changedBy: null, hints: [], regenerating: false, templates: [] }
    answeringServer({ ...account(), [`GET /api/outlines/${idOf(2)}/editing`]: answer(editing) })
    await openProduct(addressOf(1))
    await expect.element(page.getByText('1 of 3')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('2 of 3')).toBeVisible()
    await expect.element(title('Mail 2')).toHaveFocus()
    await button('Details').click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await button('Edit').click()
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(title('Mail 2')).toBeVisible()
    await button('Done').click()
    await expect.element(button('Edit')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(title('Mail 1')).toBeVisible()
  })
})

describe('an outline that is not there', () => {
  test.each<[string, object]>([
    ['is deleted', { [`GET /api/email-outlines/${idOf(2)}`]: refusal(404, 'NOT_FOUND', 'Not found') }],
    ['has a brand of another workspace', account({ brands: [{ ...tannholt, workspaceId: idOf(90) }] })],
    ['is a brand', { [`GET /api/email-outlines/${idOf(2)}`]: answer({ outlines: [] }) }],
  ])('says so if it %s', async (_, answers) => {
    answeringServer({ ...account(), ...answers })
    await openProduct(`${addressOf(2)}?filter=approved`)
    await expect.element(title('Outline not found')).toBeInTheDocument()
    const link = page.getByRole('link', { name: 'Go to the library' })
    await expect.element(link).toHaveAttribute('href', `${library}?filter=approved`)
  })

  test('can be loaded again after an error', async () => {
    const answers: Record<string, ReturnType<typeof answer>> = {
      ...account(),
      [`GET /api/email-outlines/${idOf(2)}`]: badGateway,
    }
    answeringServer(answers)
    await openProduct(addressOf(2))
    await expect.element(page.getByText("We couldn't load the outline")).toBeVisible()
    Object.assign(answers, account())
    await button('Try again').click()
    await expect.element(title('Mail 2')).toBeVisible()
  })
})

test.each<[string, Account, Record<string, string | undefined>]>([
  ['on Free', { plan: 'FREE' }, { Edit: undefined, Export: 'Upgrade to export your outlines' }],
  ['in a suspended workspace', { status: 'SUSPENDED' }, { Edit: SUSPENDED, Export: undefined }],
])('%s, the page says why a button is locked', async (_, standing, reasons) => {
  answeringServer(account(standing))
  await openProduct(addressOf(2))
  for (const [name, reason] of Object.entries(reasons)) {
    if (reason === undefined) await expect.element(button(name)).toBeEnabled()
    else await expect.element(button(name)).toHaveAccessibleDescription(reason)
  }
})

test('a collaborator reads the outline and changes nothing', async () => {
  answeringServer(account({ role: 'COLLABORATOR' }))
  await openProduct(addressOf(2))
  await expect.element(button('Versions')).toBeVisible()
  await expect.element(button('Edit')).not.toBeInTheDocument()
  await button('Details').click()
  await expect.element(page.getByText('View Only')).toBeVisible()
})
