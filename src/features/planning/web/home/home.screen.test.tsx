import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MonthState } from '#features/outlines/overview-contract.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('TEAMS')
const OVERVIEW = `GET /api/workspaces/${workspace.id}/overview`
const fable = { ...tannholt, id: '0198c5a0-0000-7000-8000-0000000000f1', name: 'Fable' }
const brisalba = { ...tannholt, id: '0198c5a0-0000-7000-8000-0000000000f2', name: 'Brisalba' }

const EMPTY: MonthState = {
  year: 2026,
  month: 12,
  ideas: 0,
  toWrite: 0,
  outlines: 0,
  readyForReview: 0,
  approved: 0,
  sent: 0,
  scheduled: 0,
  unscheduled: 0,
}
const ofBrand = (brandId: string, state: Partial<MonthState>) => ({
  brandId,
  today: '2026-11-23',
  state: { ...EMPTY, ...state },
})
const outline = (changes: object) => ({
  id: '0198c5a0-0000-7000-8000-0000000000b1',
  brandId: tannholt.id,
  title: 'The stollen letter',
  ideaTitle: 'Stollen',
  mainTopicTitle: 'Advent',
  type: 'design-based',
  template: 'Product story',
  planMonth: { year: 2026, month: 12 },
  workflowStatus: 'ready_for_review',
  assignedToUserId: null,
  assignedToName: null,
  reviewRequestedAt: null,
  scheduledSendAt: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...changes,
})

const usage = {
  plan: 'TEAMS',
  usage: { outlines: 1, brands: 3, members: 1, topics: 1, subtopics: 1, pendingInvites: 0 },
  limits: { outlines: 150, brands: 5, members: 10, topics: 50, subtopics: 500 },
  features: { export: true, bulkExport: true, klaviyo: true, csvUpload: true, calendar: true, workflow: true },
  periodEndsAt: '2026-12-23T00:00:00.000Z',
}

function account({ brands = [tannholt, fable, brisalba], role = 'OWNER', status = 'ACTIVE' } = {}) {
  const place = { ...workspace, status }
  return {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [place], memberships: [adaIn(place.id, role)] }),
    'GET /api/brands': answer({ brands }),
    [`GET /api/workspaces/${place.id}/usage`]: answer(usage),
    [OVERVIEW]: answer({
      brands: [
        ofBrand(tannholt.id, { ideas: 20, toWrite: 8 }),
        ofBrand(fable.id, { ideas: 20, outlines: 6, scheduled: 2, unscheduled: 4 }),
        ofBrand(brisalba.id, { ideas: 20, outlines: 6, scheduled: 6 }),
      ].filter(({ brandId }) => brands.some(({ id }) => id === brandId)),
      sends: [],
      reviews: [],
      readyForReview: 0,
    }),
  }
}

const link = (name: RegExp) => page.getByRole('link', { name })

test('names the next thing to do for each brand, with one filled button', async () => {
  answeringServer(account())
  await openProduct('/dashboard')
  await expect.element(link(/Write 8 outlines.*Tannholt/)).toBeVisible()
  await expect.element(link(/Schedule 4.*Fable/)).toBeVisible()
  await expect.element(page.getByText('All set')).toBeVisible()
  expect(document.querySelectorAll('main [data-primary]')).toHaveLength(1)
  expect(
    link(/Write 8 outlines.*Tannholt/)
      .element()
      .getAttribute('href'),
  ).toBe(`/dashboard/create-emails?brandId=${tannholt.id}&year=2026&month=12`)
  await expect.element(page.getByText('6 outlines · 2 scheduled')).toBeVisible()
})

test('lists what needs a review, with the person who wrote it, and what goes out next', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  answeringServer({
    ...account({ brands: [tannholt] }),
    [OVERVIEW]: answer({
      brands: [{ ...ofBrand(tannholt.id, { outlines: 2 }), today: soon.slice(0, 10) }],
      sends: [
        outline({
          id: '0198c5a0-0000-7000-8000-0000000000b2',
          title: 'Last orders',
          workflowStatus: 'approved',
          scheduledSendAt: soon,
        }),
      ],
      reviews: [outline({ assignedToName: 'Maya Chen' })],
      readyForReview: 1,
    }),
  })
  await openProduct('/dashboard')
  await expect.element(link(/The stollen letter.*From Maya Chen/)).toBeVisible()
  await expect.element(link(/Last orders.*Unassigned/)).toBeVisible()
  await expect.element(link(/Last orders.*, Tannholt Kaffee/)).toBeVisible()
})

test('a failed overview says so, tries again, and leaves the brands usable', async () => {
  const answers = { ...account(), [OVERVIEW]: refusal(500, 'INTERNAL', 'Something went wrong.') }
  answeringServer(answers)
  await openProduct('/dashboard')
  await expect.element(page.getByText("We couldn't load the months of your brands")).toBeVisible()
  await expect.element(link(/Edit Brand.*Fable/)).toBeVisible()
  Object.assign(answers, account())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(link(/Schedule 4.*Fable/)).toBeVisible()
})

test.each([
  ['a collaborator', { role: 'COLLABORATOR' }],
  ['a member of a suspended workspace', { status: 'SUSPENDED' }],
])('%s sees how far each month is, and no filled button', async (_, changes) => {
  answeringServer(account(changes))
  await openProduct('/dashboard')
  await expect.element(link(/Write 8 outlines.*Tannholt/)).toBeVisible()
  expect(document.querySelectorAll('main [data-primary]')).toHaveLength(0)
})

test('without a brand the page offers to create one', async () => {
  answeringServer(account({ brands: [] }))
  await openProduct('/dashboard')
  await expect.element(link(/Create Your First Brand/)).toBeVisible()
  await expect.element(page.getByText('Next 14 days')).not.toBeInTheDocument()
})
