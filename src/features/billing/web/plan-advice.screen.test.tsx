import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { WORKSPACE_ROLES } from '#shared/permissions.ts'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const brandId = tannholt.id
const workspaceId = northfold().id
const id = '0198c5a0-0000-7000-8000-000000000101'
const outline = { ...DRAFT, ...BRIEF, id, brandId, title: 'Mail 1' }
const counts = { outlines: 0, brands: 1, members: 1, topics: 0, subtopics: 0 }
const ADVICE = 'Ask the owner or an admin to upgrade.'

function onFree(role: string) {
  answeringServer({
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [northfold('FREE')], memberships: [adaIn(workspaceId, role)] }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [`GET /api/workspaces/${workspaceId}/usage`]: answer({
      plan: 'FREE',
      usage: { ...counts, pendingInvites: 0 },
      limits: { outlines: 3, brands: 1, members: 1, topics: 1, subtopics: 10 },
      features: {
        export: false,
        bulkExport: false,
        klaviyo: false,
        csvUpload: false,
        calendar: false,
        workflow: false,
      },
      periodEndsAt: '2026-12-20T00:00:00.000Z',
    }),
    [`GET /api/brands/${brandId}/library`]: answer({
      months: [{ year: 2026, month: 12, outlines: 1 }],
      first: [outline],
      hasOutlines: true,
    }),
    [`GET /api/brands/${brandId}/library/recent`]: answer({ outlines: [], readyForReview: 0 }),
    [`GET /api/email-outlines/${id}`]: answer({ outline }),
  })
}

const showDetails = () => page.getByRole('button', { name: 'Details of Mail 1' }).click()
const SCREENS: [string, string, string, () => Promise<void>][] = [
  ['the locked calendar', '/dashboard/email-calendar', 'Upgrade to Pro', async () => {}],
  ['the usage card', '/dashboard', 'Upgrade Plan', async () => {}],
  ['the activity log', '/dashboard/email-outlines', 'Upgrade to Teams', showDetails],
  ['the Klaviyo card', '/dashboard/settings?tab=integrations', 'Upgrade to Teams', async () => {}],
]

test.each(SCREENS)('on %s, an owner sees the upgrade button and no advice', async (_, address, button, show) => {
  onFree('OWNER')
  await openProduct(address)
  await show()
  await expect.element(page.getByRole('link', { name: button }).first()).toBeVisible()
  await expect.element(page.getByText(ADVICE, { exact: false })).not.toBeInTheDocument()
})

test.each(SCREENS)('on %s, a manager sees who can upgrade and no button', async (_, address, button, show) => {
  onFree('MANAGER')
  await openProduct(address)
  await show()
  await expect.element(page.getByText(ADVICE, { exact: false }).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: button })).not.toBeInTheDocument()
})

test.each(WORKSPACE_ROLES)('the sidebar leads a %s to Insights', async (role) => {
  onFree(role)
  await page.viewport(1440, 900)
  await openProduct('/dashboard')
  const entry = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Insights' })
  await expect.element(entry).toHaveAttribute('href', '/dashboard/insights')
})
