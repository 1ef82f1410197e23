import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer, refusal, type Asked } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspaceId = northfold().id
const brandId = tannholt.id
const kim = { id: '0198c5a0-0000-7000-8000-000000000003', fullName: 'Kim Park', email: 'kim@example.com' }
const idOf = (number: number) => `0198c5a0-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`

interface Account {
  plan?: PlanName
  role?: string
  status?: string
}

const summary = (number: number, changes: object = {}) => ({
  ...DRAFT,
  id: idOf(number),
  brandId,
  title: `Mail ${number}`,
  ...changes,
})
const outlineOf = (row: ReturnType<typeof summary>, changes: object = {}) => ({ ...row, ...BRIEF, ...changes })

function account({ plan = 'PRO', role = 'OWNER', status = 'ACTIVE' }: Account = {}, rows = [summary(1), summary(2)]) {
  return {
    ...emptyAccount,
    'GET /api/workspaces': answer({
      workspaces: [northfold(plan, { status })],
      memberships: [adaIn(workspaceId, role)],
    }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [`GET /api/workspaces/${workspaceId}/users`]: answer({
      users: [{ id: ada.id, fullName: 'Ada', email: ada.email }, kim],
    }),
    ...libraryOf(rows),
    ...Object.fromEntries(
      rows.map((row) => [`GET /api/email-outlines/${row.id}`, answer({ outline: outlineOf(row) })]),
    ),
  } as Record<string, ReturnType<typeof answer>>
}

const libraryOf = (rows: ReturnType<typeof summary>[], hasOutlines = true) => ({
  [`GET /api/brands/${brandId}/library`]: answer({
    months: rows.length === 0 ? [] : [{ year: 2026, month: 12, outlines: rows.length }],
    first: rows,
    hasOutlines,
  }),
})

const library = '/dashboard/email-outlines'
const row = (number: number) => page.getByRole('listitem').filter({ hasText: `Mail ${number}` })
const opener = (number: number) => page.getByRole('button', { name: new RegExp(`^Mail ${number} `) })
const patches = (asked: readonly Asked[]) =>
  asked
    .filter(({ call }) => call.startsWith('PATCH /api/email'))
    .map(({ call, body }) => [call.split('/').at(-1), body])

beforeEach(() => page.viewport(1280, 900))

describe('a row', () => {
  test('shows what it is, and the rest when it opens', async () => {
    const asked = answeringServer(account())
    await openProduct(library)
    await expect.element(page.getByRole('heading', { name: 'December 2026 (2 outlines)' })).toBeVisible()
    for (const text of ['Gifts', 'Design-Based', 'Draft', 'Unassigned']) {
      await expect.element(row(1).getByText(text)).toBeVisible()
    }
    // A wide row says these by its tile and its avatar, and to screen readers in words.
    for (const text of ['Not scheduled', 'Assigned to: Unassigned']) {
      expect(row(1).element().textContent).toContain(text)
    }
    expect(asked.some(({ call }) => call.includes('/email-outlines/'))).toBe(false)
    await opener(1).click()
    await expect.element(page.getByText('What the mail is for.')).toBeVisible()
    expect(asked.some(({ call }) => call === `GET /api/email-outlines/${idOf(1)}`)).toBe(true)
  })

  test('on Free offers no export, and says why to the keyboard, too', async () => {
    answeringServer(account({ plan: 'FREE' }))
    await openProduct(library)
    const exporting = row(1).getByRole('button', { name: 'Export', exact: true })
    await expect.element(exporting).toBeDisabled()
    await expect.element(exporting).toHaveAccessibleDescription('Upgrade to export your outlines')
    await expect.element(page.getByRole('button', { name: 'My Assignments' })).not.toBeInTheDocument()
  })
})

describe('the address', () => {
  test('keeps the search text while the user types', async () => {
    const answers = account()
    answeringServer(answers)
    const router = await openProduct(library)
    await expect.element(row(1)).toBeVisible()
    Object.assign(answers, libraryOf([summary(2)]))
    await page.getByRole('searchbox', { name: 'Search outlines' }).fill('mail 2')
    await expect.element(page.getByText('1 outline found')).toBeVisible()
    expect(router.state.location.href).toBe(`${library}?q=mail+2`)
    Object.assign(answers, libraryOf([]))
    await page.getByRole('searchbox').fill('zebra')
    await expect.element(page.getByText('No outlines match “zebra”.')).toBeVisible()
    Object.assign(answers, libraryOf([summary(1), summary(2)]))
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.element(row(1)).toBeVisible()
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
    expect(router.state.location.href).toBe(library)
  })

  test('keeps filters, and those are asked for that it names', async () => {
    const asked = answeringServer(account())
    const router = await openProduct(`${library}?filter=my-assignments&status=in_design&type=text-based&status2=x`)
    await expect.element(page.getByRole('button', { name: 'My Assignments' })).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveTextContent('In Design')
    await expect.element(page.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Text-Based')
    await expect.element(page.getByRole('combobox', { name: 'Assignee' })).not.toBeInTheDocument()
    expect(asked.find(({ call }) => call.endsWith('/library'))?.query).toBe(
      'filter=my-assignments&type=text-based&status=in_design',
    )
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await page.getByRole('combobox', { name: 'Assignee' }).click()
    await page.getByRole('option', { name: 'Unassigned' }).click()
    await expect.poll(() => router.state.location.search).toMatchObject({ assignee: 'nobody', status: 'in_design' })
    expect(router.state.location.search).not.toHaveProperty('filter')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => router.state.location.search).toEqual({ status2: 'x' })
  })

  test("goes back with the browser's Back through what was chosen, not through what was typed", async () => {
    answeringServer(account())
    const router = await openProduct(library)
    const tab = (name: string) => page.getByRole('button', { name, exact: true })
    await page.getByRole('checkbox', { name: 'Select Mail 1' }).click()
    await tab('Approved').click()
    await expect.poll(() => router.state.location.href).toBe(`${library}?filter=approved`)
    await expect.element(page.getByRole('button', { name: /Bulk Actions/ })).not.toBeInTheDocument()
    await page.getByRole('searchbox', { name: 'Search outlines' }).fill('mail')
    await expect.poll(() => router.state.location.href).toBe(`${library}?filter=approved&q=mail`)
    await page.getByRole('checkbox', { name: 'Select Mail 2' }).click()
    router.history.back()
    await expect.element(tab('All')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
    await expect.element(page.getByRole('button', { name: /Bulk Actions/ })).not.toBeInTheDocument()
    expect(router.state.location.href).toBe(library)
    router.history.forward()
    await expect.element(tab('Approved')).toHaveAttribute('aria-pressed', 'true')
  })

  test('that asks for an outline opens it, and loses a filter that hides it', async () => {
    answeringServer(account())
    const router = await openProduct(`${library}?id=${idOf(2)}&filter=approved&type=text-based`)
    await expect.element(page.getByText('What the mail is for.')).toBeVisible()
    await expect.element(opener(2)).toHaveFocus()
    expect(router.state.location.search).toEqual({ id: idOf(2) })
    await expect.element(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })

  test('that asks for one that is not there says so and forgets it', async () => {
    answeringServer(account())
    const router = await openProduct(`${library}?id=${idOf(77)}`)
    await expect.element(page.getByText('Outline not found')).toBeVisible()
    expect(router.state.location.href).toBe(library)
  })
})

describe('the full page of an outline', () => {
  test('opens from its row with the filters of the library, and comes back to the closed row', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => summary(index + 1))
    answeringServer(account({}, rows))
    const router = await openProduct(`${library}?type=design-based`)
    await expect.element(page.getByRole('heading', { name: 'December 2026 (40 outlines)' })).toBeVisible()
    // Rows far below the first screen render when they come near.
    window.scrollTo(0, document.documentElement.scrollHeight)
    const link = page.getByRole('link', { name: 'Full page of Mail 33' })
    await expect.element(link).toBeInTheDocument()
    link.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Mail 33' })).toBeVisible()
    expect(router.state.location.href).toBe(`${library}/${idOf(33)}?type=design-based`)
    await page.getByRole('link', { name: 'Back to the library' }).click()
    await expect.element(opener(33)).toHaveFocus()
    await expect.element(opener(33)).toBeInViewport()
    await expect.element(opener(33)).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => router.state.location.search).toEqual({ brandId })
  })

  test('opens on a phone from the menu of its row', async () => {
    await page.viewport(390, 844)
    answeringServer(account())
    const router = await openProduct(library)
    await page.getByRole('button', { name: 'More for Mail 2' }).click()
    await page.getByRole('menuitem', { name: 'Full page' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Mail 2' })).toBeVisible()
    expect(router.state.location.href).toBe(`${library}/${idOf(2)}`)
  })
})

describe('the empty states', () => {
  test.each([
    ['No Outlines Yet', library, libraryOf([], false)],
    ['No Matching Outlines', `${library}?filter=approved`, libraryOf([])],
    ['No Brand Selected', library, { 'GET /api/brands': answer({ brands: [] }) }],
  ])('%s', async (title, address, answers) => {
    answeringServer({ ...account(), ...answers })
    await openProduct(address)
    await expect.element(page.getByText(title)).toBeVisible()
  })

  test('a failure can be tried again', async () => {
    const answers = account()
    const good = answers[`GET /api/brands/${brandId}/library`]!
    answers[`GET /api/brands/${brandId}/library`] = refusal(503, 'UNAVAILABLE', 'Busy.')
    answeringServer(answers)
    await openProduct(library)
    await expect.element(page.getByText('Busy.')).toBeVisible()
    answers[`GET /api/brands/${brandId}/library`] = good
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(row(1)).toBeVisible()
  })
})

describe('bulk actions', () => {
  const select = async (...numbers: number[]) => {
    for (const number of numbers) await page.getByRole('checkbox', { name: `Select Mail ${number}` }).click()
  }
  const openMenu = async (count: number, item: string) => {
    await page.getByRole('button', { name: `Bulk Actions (${count})` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const became = (number: number, changes: object) => answer({ outline: outlineOf(summary(number), changes) })

  test('assign every selected outline, and take it back', async () => {
    const answers = account()
    for (const number of [1, 2]) {
      answers[`PATCH /api/email-outlines/${idOf(number)}/assign`] = became(number, {
        assignedToUserId: kim.id,
        assignedToName: kim.fullName,
        workflowStatus: 'assigned',
      })
      answers[`PATCH /api/email-outlines/${idOf(number)}/status`] = became(number, {})
    }
    const asked = answeringServer(answers)
    await openProduct(library)
    await select(1, 2)
    await openMenu(2, 'Assign Selected')
    const dialog = page.getByRole('dialog', { name: 'Bulk Assign' })
    await expect.element(dialog.getByRole('button', { name: 'Assign Outlines' })).toBeDisabled()
    await dialog.getByRole('combobox', { name: 'Team member' }).click()
    await page.getByRole('option', { name: 'Kim Park' }).click()
    await dialog.getByRole('button', { name: 'Assign Outlines' }).click()
    await expect.element(page.getByText('Assigned Successfully')).toBeVisible()
    await expect.element(page.getByText('2 outline(s) assigned')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(patches(asked)).toEqual([
      ['assign', { userId: kim.id }],
      ['assign', { userId: kim.id }],
    ])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('Change undone')).toBeVisible()
    expect(patches(asked).slice(2, 4)).toEqual([
      ['assign', { userId: null }],
      ['status', { status: 'draft' }],
    ])
  })

  test('tell a partial result honestly, and keep what failed selected', async () => {
    const answers = account()
    answers[`PATCH /api/email-outlines/${idOf(1)}/status`] = became(1, { workflowStatus: 'approved' })
    answers[`PATCH /api/email-outlines/${idOf(2)}/status`] = refusal(409, 'CONFLICT', 'Someone else changed it first.')
    answeringServer(answers)
    await openProduct(library)
    await select(1, 2)
    await openMenu(2, 'Change Status')
    const dialog = page.getByRole('dialog', { name: 'Bulk Status' })
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Approved' }).click()
    await dialog.getByRole('button', { name: 'Update Status' }).click()
    await expect.element(page.getByText('Status Update Failed')).toBeVisible()
    await expect.element(page.getByText('1 outline(s) updated, 1 failed: Someone else changed it first.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Bulk Actions (1)' })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: 'Select Mail 2' })).toBeChecked()
    await openMenu(1, 'Clear Selection')
    await expect.element(page.getByRole('button', { name: /Bulk Actions/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test.each<[PlanName, string, string | undefined]>([
    ['FREE', 'OWNER', 'Available on Pro and above'],
    ['PRO', 'MANAGER', undefined],
  ])('on %s for a %s', async (plan, role, reason) => {
    answeringServer(account({ plan, role }))
    await openProduct(library)
    await select(1)
    await page.getByRole('button', { name: 'Bulk Actions (1)' }).click()
    const item = page.getByRole('menuitem', { name: /Assign Selected/ })
    if (reason === undefined) await expect.element(item).not.toHaveAttribute('aria-disabled')
    else await expect.element(item).toHaveAttribute('aria-disabled', 'true')
  })

  test.each(['CREATOR', 'COLLABORATOR'])('are not there for a %s', async (role) => {
    answeringServer(account({ role }))
    await openProduct(library)
    await expect.element(row(1)).toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  })
})

describe('the details', () => {
  const open = async (number = 1) => {
    await page.getByRole('button', { name: `Details of Mail ${number}` }).click()
    return page.getByRole('dialog', { name: `Mail ${number}` })
  }

  test('save only what was changed, keep what was typed when that fails, and offer to take it back', async () => {
    const answers = account()
    answers[`PATCH /api/email-outlines/${idOf(1)}/status`] = refusal(409, 'CONFLICT', 'Someone else changed it first.')
    const asked = answeringServer(answers)
    await openProduct(library)
    const dialog = await open()
    await expect.element(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Design link' }).fill('not an address')
    await expect.element(dialog.getByText('Must be a valid URL that starts with http:// or https://')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Design link' }).fill('')
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Mind the date')
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Approved' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(page.getByText('Status: Someone else changed it first.')).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Mind the date')
    const approved = outlineOf(summary(1), { workflowStatus: 'approved' })
    answers[`PATCH /api/email-outlines/${idOf(1)}/status`] = answer({ outline: approved })
    answers[`PATCH /api/email-outlines/${idOf(1)}/notes`] = answer({ outline: { ...approved, notes: 'Mind the date' } })
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(page.getByText('Updated Successfully')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(patches(asked)).toEqual([
      ['status', { status: 'approved' }],
      ['status', { status: 'approved' }],
      ['notes', { notes: 'Mind the date', was: null }],
    ])
  })

  test('are for reading for those without manage rights', async () => {
    answeringServer(account({ role: 'CREATOR' }))
    await openProduct(library)
    const dialog = await open()
    await expect.element(dialog.getByText('Workflow Management')).toBeVisible()
    await expect.element(dialog.getByText('View Only')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'Delete outline' })).not.toBeInTheDocument()
  })

  test('say what would open the activity log', async () => {
    answeringServer(account())
    await openProduct(library)
    const dialog = await open()
    await expect
      .element(
        dialog.getByText(/^Activity logs are available on the Teams plan. Upgrade to see the full history of changes./),
      )
      .toBeVisible()
  })

  test('show the activity log where the plan has it', async () => {
    const answers = account({ plan: 'TEAMS' })
    const log = [
      { action: 'assigned', userName: 'Kim', timestamp: '2026-11-02T09:00:00.000Z', details: 'Assigned to Kim' },
    ]
    answers[`GET /api/email-outlines/${idOf(1)}`] = answer({
      outline: outlineOf(summary(1), { activityLogLocked: false, activityLog: log }),
    })
    answeringServer(answers)
    await openProduct(library)
    await expect.element((await open()).getByText('Assigned to Kim')).toBeVisible()
  })

  test('on Free have no workflow', async () => {
    answeringServer(account({ plan: 'FREE' }))
    await openProduct(library)
    const dialog = await open()
    await expect.element(dialog.getByText(/^Activity logs/)).toBeVisible()
    await expect.element(dialog.getByText('Workflow Management')).not.toBeInTheDocument()
  })

  test('in a suspended workspace say why nothing can be changed', async () => {
    answeringServer(account({ status: 'SUSPENDED' }))
    await openProduct(library)
    const dialog = await open()
    await expect.element(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
    await expect.element(dialog.getByRole('textbox', { name: 'Notes' })).toBeDisabled()
    await expect.element(dialog.getByRole('button', { name: 'Delete outline' })).not.toBeInTheDocument()
  })

  test('delete an outline after a question, and the toast brings it back', async () => {
    const answers = account()
    answers[`DELETE /api/email-outlines/${idOf(1)}`] = answer({ ok: true })
    answers[`POST /api/email-outlines/${idOf(1)}/restore`] = answer({ outline: outlineOf(summary(1)) })
    const asked = answeringServer(answers)
    await openProduct(library)
    const dialog = await open()
    await dialog.getByRole('button', { name: 'Delete outline' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this outline?' })
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    Object.assign(answers, libraryOf([summary(2)]))
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText('Outline deleted')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener(1)).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: /^December 2026/ })).toHaveFocus()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('Outline restored')).toBeVisible()
    expect(asked.some(({ call }) => call === `POST /api/email-outlines/${idOf(1)}/restore`)).toBe(true)
  })
})

describe('a long month', () => {
  test('is asked for page by page as it is scrolled, and renders what is near', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => summary(index + 1))
    const answers = account()
    answers[`GET /api/brands/${brandId}/library`] = answer({
      months: [{ year: 2026, month: 12, outlines: 90 }],
      first: rows.slice(0, 50),
      hasOutlines: true,
    })
    const month = `GET /api/brands/${brandId}/library/2026/12`
    answers[month] = answer({ outlines: rows.slice(0, 50), next: 'from-50' })
    answers[`${month}?after=from-50`] = answer({ outlines: rows.slice(50), next: null })
    const asked = answeringServer(answers)
    await openProduct(library)
    await expect.element(page.getByRole('heading', { name: 'December 2026 (90 outlines)' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Details of Mail 1', exact: true })).toBeVisible()
    expect(asked.some(({ call }) => call.endsWith('/2026/12'))).toBe(false)
    window.scrollTo(0, document.body.scrollHeight)
    await expect.element(page.getByRole('button', { name: 'Details of Mail 90' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Details of Mail 1', exact: true })).not.toBeInTheDocument()
    const height = document.body.scrollHeight
    window.scrollTo(0, 0)
    await expect.element(page.getByRole('button', { name: 'Details of Mail 1', exact: true })).toBeVisible()
    expect(Math.abs(document.body.scrollHeight - height)).toBeLessThan(2)
  })
})

describe('the trash', () => {
  const item = {
    kind: 'outline',
    id: idOf(1),
    title: 'Mail 1',
    mainTopicTitle: 'Gifts',
    ideas: null,
    planMonth: { year: 2026, month: 12 },
    deletedAt: new Date().toISOString(),
    keptUntil: new Date(Date.now() + 29.5 * 86_400_000).toISOString(),
  }
  const topic = { ...item, kind: 'topic', id: idOf(2), title: 'Winter', mainTopicTitle: null, ideas: 10 }
  const list = `GET /api/brands/${brandId}/trash`

  test('shows what was deleted, for how long, and brings it back', async () => {
    const answers = account()
    answers[list] = answer({ items: [item, topic] })
    answers[`POST /api/email-outlines/${idOf(1)}/restore`] = answer({ outline: outlineOf(summary(1)) })
    answers[`POST /api/email-ideas/${idOf(2)}/restore`] = refusal(409, 'CONFLICT', 'Restore the topic first.')
    answeringServer(answers)
    await openProduct('/dashboard/trash')
    await expect.element(page.getByText('Gifts · December 2026')).toBeVisible()
    await expect.element(page.getByText('10 ideas · December 2026')).toBeVisible()
    await expect.element(page.getByText('29 days left').first()).toBeVisible()
    await page.getByRole('button', { name: 'Restore Winter' }).click()
    await expect.element(page.getByText('Restore the topic first.')).toBeVisible()
    answers[list] = answer({ items: [topic] })
    await page.getByRole('button', { name: 'Restore Mail 1' }).click()
    await expect.element(page.getByText('Outline restored')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Restore Winter' })).toHaveFocus()
    answers[`POST /api/email-ideas/${idOf(2)}/restore`] = answer({ ok: true })
    answers[list] = answer({ items: [] })
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('The trash is empty')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('lets a creator restore ideas, and not outlines', async () => {
    answeringServer({ ...account({ role: 'CREATOR' }), [list]: answer({ items: [item, topic] }) })
    await openProduct('/dashboard/trash')
    await expect.element(page.getByRole('button', { name: 'Restore Winter' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Restore Mail 1' })).not.toBeInTheDocument()
  })
})
