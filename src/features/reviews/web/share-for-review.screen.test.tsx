import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkspaceRole } from '#shared/permissions.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'
import type { Review, ReviewLink } from '../contract.ts'

const brandId = tannholt.id
const workspaceId = northfold().id
const idOf = (number: number) => `0198c5a0-0000-7000-8000-00000000010${number}`
const outline = (number: number, changes: object = {}) => ({
  ...DRAFT,
  ...BRIEF,
  id: idOf(number),
  brandId,
  title: `Mail ${number}`,
  ...changes,
})
const outlines = [outline(1, { workflowStatus: 'ready_for_review' }), outline(2)]

const link: ReviewLink = {
  id: idOf(9),
  brandId,
  name: 'December for Tannholt',
  message: '',
  mayApprove: true,
  mayComment: true,
  state: 'live',
  createdAt: '2026-11-20T09:00:00.000Z',
  createdByName: 'Ada',
  expiresAt: '2026-12-04T09:00:00.000Z',
  lastOpenedAt: null,
  outlines: outlines.map(({ id, title }) => ({ id, title })),
  reviewed: 1,
}
const decision = {
  id: idOf(8),
  decision: 'approved' as const,
  reviewerName: 'Dana Reyes',
  note: '',
  decidedAt: '2026-11-21T09:00:00.000Z',
  revision: 1,
  version: 1,
  current: false,
}
const review: Review = { state: 'changed_since', decisions: [decision], links: [{ id: link.id, name: link.name }] }

interface Standing {
  role?: WorkspaceRole
  plan?: PlanName
  status?: 'ACTIVE' | 'SUSPENDED'
}

async function openLibrary({ role = 'OWNER', plan = 'PRO', status = 'ACTIVE' }: Standing = {}) {
  const states = [
    { outlineId: idOf(1), state: 'changed_since' },
    { outlineId: idOf(2), state: 'none' },
  ]
  const asked = answeringServer({
    ...emptyAccount,
    'GET /api/workspaces': answer({
      workspaces: [northfold(plan, { status })],
      memberships: [adaIn(workspaceId, role)],
    }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [`GET /api/brands/${brandId}/library`]: answer({
      months: [{ year: 2026, month: 12, outlines: 2 }],
      first: outlines,
      hasOutlines: true,
    }),
    [`GET /api/brands/${brandId}/library/2026/12`]: answer({ outlines, next: null }),
    [`GET /api/brands/${brandId}/review-states`]: answer({ states }),
    [`GET /api/brands/${brandId}/review-links`]: answer({ links: [link] }),
    [`POST /api/brands/${brandId}/review-links`]: answer({ link, url: 'https://mailmonth.example/review/abc' }, 201),
    [`GET /api/email-outlines/${idOf(1)}`]: answer({ outline: outlines[0] }),
    [`GET /api/email-outlines/${idOf(1)}/review`]: answer(review),
    [`POST /api/email-outlines/${idOf(1)}/review/again`]: answer({ ...review, state: 'waiting' }),
    [`DELETE /api/review-decisions/${idOf(8)}/name`]: answer({ ok: true }),
    [`GET /api/workspaces/${workspaceId}/users`]: answer({ users: [] }),
  })
  await openProduct('/dashboard/email-outlines')
  await expect.element(page.getByRole('button', { name: 'Details of Mail 1' })).toBeVisible()
  return asked
}
const monthButton = () => page.getByRole('button', { name: 'Share for review: December 2026' })
const dialog = () => page.getByRole('dialog')

describe('the library', () => {
  test('shows the review state of its rows with one request', async () => {
    await page.viewport(1440, 900)
    const asked = await openLibrary()
    await expect.element(page.getByText('Changed since approval')).toBeVisible()
    const calls = asked.filter(({ call }) => call.endsWith('/review-states'))
    expect(calls.map(({ query }) => decodeURIComponent(query ?? ''))).toEqual([`outlineIds=${idOf(1)},${idOf(2)}`])
  })

  test('shares a month with the emails that are ready, and shows the address once', async () => {
    await page.viewport(390, 844)
    const asked = await openLibrary()
    await monthButton().click()
    await expect.element(dialog().getByText(/^Anyone with this link can read this email without/)).toBeVisible()
    await expect.element(dialog().getByRole('checkbox', { name: /^Mail 1/ })).toBeChecked()
    await expect.element(dialog().getByRole('checkbox', { name: /^Mail 2/ })).not.toBeChecked()
    await dialog()
      .getByRole('checkbox', { name: /^Mail 2/ })
      .click()
    await expect.element(dialog().getByText(/^Anyone with this link can read these 2 emails/)).toBeVisible()
    await dialog().getByLabelText('Clients can comment').click()
    await dialog().getByRole('button', { name: 'Create link' }).click()
    await expect
      .element(dialog().getByLabelText('Link', { exact: true }))
      .toHaveValue('https://mailmonth.example/review/abc')
    await expect
      .element(dialog().getByRole('link', { name: 'Email the link' }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=/))
    expect(asked.find(({ call }) => call.startsWith('POST'))!.body).toEqual({
      name: 'December 2026 for Tannholt Kaffee',
      message: '',
      outlineIds: [idOf(1), idOf(2)],
      expiresInDays: 14,
      mayApprove: true,
      mayComment: false,
    })
  })

  test('shares selected emails from the bulk menu', async () => {
    await page.viewport(1440, 900)
    await openLibrary()
    await page.getByRole('checkbox', { name: 'Select Mail 2' }).click()
    await page.getByRole('button', { name: /^Bulk Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Share for review' }).click()
    await expect.element(dialog().getByRole('checkbox', { name: /^Mail 2/ })).toBeChecked()
    await dialog()
      .getByRole('checkbox', { name: /^Mail 2/ })
      .click()
    await expect.element(dialog().getByRole('button', { name: 'Create link' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('lists the review links', async () => {
    await page.viewport(390, 844)
    await openLibrary()
    await page.getByRole('button', { name: 'Review links' }).click()
    await expect.element(dialog().getByText('1 of 2 reviewed')).toBeVisible()
    await expect.element(dialog().getByText(/Created by Ada .* Not opened yet/)).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: /^Replace link/ })).toBeVisible()
  })

  test('lets only those share who manage outlines', async () => {
    await page.viewport(1440, 900)
    await openLibrary({ role: 'CREATOR' })
    await page.getByRole('button', { name: 'Review links' }).click()
    await expect.element(dialog().getByText('1 of 2 reviewed')).toBeVisible()
    expect(
      dialog()
        .getByRole('button', { name: /^Replace link/ })
        .elements(),
    ).toHaveLength(0)
    expect(monthButton().elements()).toHaveLength(0)
  })

  test('lets no one share in a suspended workspace', async () => {
    await page.viewport(1440, 900)
    await openLibrary({ status: 'SUSPENDED' })
    await expect.element(monthButton()).toHaveAttribute('aria-disabled', 'true')
  })

  test('has nothing about reviews on a plan without the workflow', async () => {
    const asked = await openLibrary({ plan: 'STARTER' })
    expect(page.getByRole('button', { name: 'Review links' }).elements()).toHaveLength(0)
    expect(asked.filter(({ call }) => call.includes('review'))).toEqual([])
  })
})

test('the details say what the client decided, ask again and remove a name', async () => {
  await page.viewport(1440, 900)
  const asked = await openLibrary()
  await page.getByRole('button', { name: 'Details of Mail 1' }).click()
  await expect.element(dialog().getByText('Changed after the client approved it.')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Compare changes' })).toBeVisible()
  await dialog().getByRole('button', { name: 'Ask for review again' }).click()
  await expect.element(page.getByText('Review requested again')).toBeVisible()
  await dialog().getByRole('button', { name: 'Remove name: Dana Reyes' }).click()
  await expect.element(page.getByText('Name removed')).toBeVisible()
  expect(asked.map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      `POST /api/email-outlines/${idOf(1)}/review/again`,
      `DELETE /api/review-decisions/${idOf(8)}/name`,
    ]),
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})
