import type { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { WORKSPACE_ROLES, type Role } from '#shared/permissions.ts'
import { PLANS, type PlanName } from '#shared/plan-catalog.ts'
import { AUTHORIZATION_TABLE } from '#test/authorization-table.ts'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt, withoutKlaviyo } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

// The library offers what the server allows, and nothing else. Both follow the authorization table.

const workspaceId = northfold().id
const brandId = tannholt.id
const id = '0198c5a0-0000-7000-8000-000000000101'

interface Standing {
  role: Role
  plan: PlanName
  suspended: boolean
}

const outline = { ...DRAFT, ...BRIEF, id, brandId, title: 'Mail 1', workflowStatus: 'approved' }

function answersFor({ role, plan, suspended }: Standing) {
  const isSuperAdmin = role === 'SUPERADMIN'
  return {
    ...emptyAccount,
    'GET /api/auth/me': answer({ ...ada, role: isSuperAdmin ? 'SUPERADMIN' : 'USER' }),
    'GET /api/workspaces': answer({
      workspaces: [northfold(plan, { status: suspended ? 'SUSPENDED' : 'ACTIVE' })],
      memberships: [adaIn(workspaceId, isSuperAdmin ? 'COLLABORATOR' : role)],
    }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [`GET /api/brands/${brandId}/library`]: answer({
      months: [{ year: 2026, month: 12, outlines: 1 }],
      first: [outline],
      hasOutlines: true,
    }),
    [`GET /api/email-outlines/${id}`]: answer({ outline }),
    [`GET /api/outlines/${id}/klaviyo-draft`]: answer({ draft: null, unfinished: null }),
    [`GET /api/brands/${brandId}/klaviyo`]: answer({ ...withoutKlaviyo, connected: true, accountName: 'Tannholt' }),
    [`GET /api/workspaces/${workspaceId}/users`]: answer({
      users: [{ id: ada.id, fullName: 'Ada', email: ada.email }],
    }),
  }
}

const controls = () => [...document.querySelectorAll<HTMLElement>('button, a')]
const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.innerText.trim()
const named = (name: string) => controls().find((element) => nameOf(element) === name)
const labelled = (name: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(name))?.control ?? undefined

type Controls = Record<string, () => HTMLElement | undefined>

const OF_AN_OUTLINE: Controls = {
  'PATCH /api/email-outlines/{id}': () => named('Edit'),
  'POST /api/outlines/{id}/regenerate': () => named('Regenerate'),
  'GET /api/outlines/{id}/versions': () => named('Versions'),
  'PATCH /api/email-outlines/{id}/status': () => labelled('Status'),
  'PATCH /api/email-outlines/{id}/assign': () => labelled('Assigned to'),
  'PATCH /api/email-outlines/{id}/design-link': () => labelled('Design link'),
  'PATCH /api/email-outlines/{id}/notes': () => labelled('Notes'),
  'DELETE /api/email-outlines/{id}': () => named('Delete outline'),
  'POST /api/outlines/{id}/copy': () => named('Copy to…'),
  'GET /api/outlines/{id}/export/html': () => named('Export'),
  'POST /api/outlines/{id}/klaviyo-draft': () => named('Create Klaviyo draft'),
}
const OF_THE_LIBRARY: Controls = {
  'GET /api/brands/{id}/library': () => named('Details of Mail 1'),
  'GET /api/outlines/{id}/export/txt': () => named('Export Mail 1 as TXT'),
  'GET /api/outlines/{id}/export/docx': () => named('Export Mail 1 as DOCX'),
  'GET /api/brands/{brandId}/plan/{year}/{month}/export/docx': () => named('Export All as DOCX: December 2026'),
  ...OF_AN_OUTLINE,
}
const OF_ITS_PAGE: Controls = {
  'GET /api/email-outlines/{id}': () => named('Details'),
  'GET /api/outlines/{id}/export/txt': () => named('Export'),
  'GET /api/outlines/{id}/export/docx': () => named('Export'),
  ...OF_AN_OUTLINE,
}

const isOffered = (control: HTMLElement | undefined) =>
  control !== undefined && !control.matches(':disabled, [aria-disabled="true"]')

function mayDo(call: string, { role, plan, suspended }: Standing): boolean {
  const { allowed, plans, whenSuspended } = AUTHORIZATION_TABLE[call]!
  const held = suspended && whenSuspended === 'refused' && role !== 'SUPERADMIN'
  return (allowed as readonly string[]).includes(role) && plans.includes(plan) && !held
}

const roles: readonly Role[] = ['SUPERADMIN', ...WORKSPACE_ROLES]
const standings: Standing[] = roles.flatMap((role) => [
  ...PLANS.map((plan) => ({ role, plan, suspended: false })),
  { role, plan: 'OMNI' as const, suspended: true },
])

test.each<[string, string, string, Controls]>([
  ['the library', `/dashboard/email-outlines?id=${id}`, 'Details of Mail 1', OF_THE_LIBRARY],
  ['the page of an outline', `/dashboard/email-outlines/${id}`, 'Details', OF_ITS_PAGE],
])(
  'every role on every plan is offered in %s what the server allows, and nothing else',
  async (_, ...given) => {
    const [address, details, controls] = given
    await page.viewport(1440, 1200)
    const answers = answersFor(standings[0]!)
    answeringServer(answers)
    const router = await openProduct(address)
    const { queryClient }: { queryClient: QueryClient } = router.options.context
    await page.getByRole('button', { name: details }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    for (const standing of standings) {
      Object.assign(answers, answersFor(standing))
      await queryClient.invalidateQueries()
      const text = JSON.stringify(standing)
      const wanted = Object.keys(controls).map((call) => `${text} ${call}: ${mayDo(call, standing)}`)
      const offered = () => Object.entries(controls).map(([call, find]) => `${text} ${call}: ${isOffered(find())}`)
      await expect.poll(offered, { timeout: 4000 }).toEqual(wanted)
    }
  },
  60_000,
)
