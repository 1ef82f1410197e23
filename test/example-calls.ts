import { randomUUID } from 'node:crypto'
import { billingEndpoints } from '#features/billing/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { seriesEndpoints } from '#features/ideas/series-contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { reviewEndpoints } from '#features/reviews/contract.ts'
import { trashEndpoints } from '#features/outlines/trash-contract.ts'
import { routes } from '#app/server/create-app.ts'
import { newId } from '#server/db/new-id.ts'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import type { AnyInput, Answer, Client } from './client.ts'
import {
  PERSON_PASSWORD,
  type TestWorkspace,
  aBrand,
  aCampaign,
  aComment,
  aWebhookEvent,
  aPaidCheckout,
  aFailedRun,
  aFeedToken,
  aClientDecision,
  aReviewLink,
  aStoredWebhookEvent,
  aMember,
  aPerson,
  aBulk,
  aConfirmToken,
  aRun,
  aResetToken,
  aRevertToken,
  aSchedule,
  aWorkspace,
  anAccount,
  anArchivedBrand,
  anIdea,
  anImport,
  anInvite,
  anOutline,
  anUnlinkedPayment,
  brandDetails,
  brandFields,
  fixturePassword,
  hasSampleKlaviyo,
  isApproved,
  newCredentials,
  storeOutlines,
  subscribe,
  ownAgain,
  bulksEnd,
} from './fixtures.ts'
import { aChallenge, aSecondFactor, fixtureSecondFactors } from './second-factors.ts'
import { testClock } from './test-clock.ts'
import { aToken, revokeExamples } from './tokens.ts'
import { aStoredWebhook, noWebhooks } from './webhooks.ts'

export interface FilledWorkspace {
  workspace: TestWorkspace
  brandId: string
  ideaId: string
  outlineId: string
  freshIdea(): Promise<string>
  freshMonth(): { year: number; month: number }
  freshOutline(): Promise<string>
  freshSchedule(): Promise<string>
  freshMember(): Promise<string>
  freshInvite(): Promise<string>
  hasPaid(): Promise<void>
  freshImport(): Promise<string>
}

export async function aFilledWorkspace(plan: PlanName = 'OMNI', given?: TestWorkspace): Promise<FilledWorkspace> {
  const workspace = given ?? (await aWorkspace({ plan }))
  const { id: brandId } = await aBrand(workspace)
  const ideaId = await anIdea(workspace, brandId)
  const outline = await anOutline(workspace, brandId)
  let months = 0
  return {
    workspace,
    brandId,
    ideaId,
    outlineId: outline.id,
    // Uses another month than the outline above, because the document of a month grows with each idea.
    freshIdea: () => anIdea(workspace, brandId, { month: 10 }),
    freshMonth: () => ({ year: testClock.now().getUTCFullYear(), month: (months++ % 12) + 1 }),
    freshOutline: async () => (await anOutline(workspace, brandId)).id,
    freshSchedule: () => aSchedule(workspace, outline.id),
    freshMember: async () => (await aMember(workspace, 'COLLABORATOR')).user.id,
    async hasPaid() {
      const { body } = await workspace.owner.call(billingEndpoints.billing, { params: { id: workspace.id } })
      if (!body.hasPortal) await subscribe(workspace)
    },
    freshInvite: async () => (await anInvite(workspace)).id,
    freshImport: () => anImport(workspace, brandId),
  }
}

export const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

export const ROWS: ReadonlyMap<string, AnyEndpoint> = new Map(routes.map(({ row }) => [nameOf(row), row]))

/** A segment of the sample account. */
const SAMPLE_AUDIENCE = 'All subscribers'

const december = { year: '2026', month: '12' }
const onBrand = async ({ brandId }: FilledWorkspace) => ({ params: { id: brandId } })
const onIdea = async ({ ideaId }: FilledWorkspace) => ({ params: { id: ideaId } })
const onWorkspace = async ({ workspace }: FilledWorkspace) => ({ params: { id: workspace.id } })
const onOutline = async ({ outlineId }: FilledWorkspace) => ({ params: { id: outlineId } })
const onFirstVersion = async ({ outlineId }: FilledWorkspace) => ({ params: { id: outlineId, number: '1' } })
const onInvite = async ({ freshInvite }: FilledWorkspace) => ({ params: { id: await freshInvite() } })
const onMember = async ({ workspace, freshMember }: FilledWorkspace) => ({
  params: { workspaceId: workspace.id, userId: await freshMember() },
})
const onComment = async ({ workspace, outlineId }: FilledWorkspace) => ({
  params: { id: await aComment(workspace, outlineId) },
})
const onWebhook = async ({ workspace }: FilledWorkspace) => ({ params: { id: await aStoredWebhook(workspace) } })
const nothing = async () => ({})

async function aTrashedIdea({ workspace, freshIdea }: FilledWorkspace): Promise<string> {
  const id = await freshIdea()
  await workspace.owner.call(ideaEndpoints.remove, { params: { id } })
  return id
}
async function aTrashedOutline({ workspace, freshOutline }: FilledWorkspace): Promise<string> {
  const id = await freshOutline()
  await workspace.owner.call(trashEndpoints.removeOutline, { params: { id } })
  return id
}
async function anAssignedOutline({ workspace: { owner }, freshOutline }: FilledWorkspace): Promise<string> {
  const id = await freshOutline()
  await owner.call(outlineEndpoints.assign, { params: { id }, body: { userId: owner.user.id } })
  return id
}

/** A brand has a limited number of links, so example calls turn off the earlier ones. */
/** A brand has at most 50 live links, and links of other calls must still work. */
const MOST_EXAMPLE_LINKS = 30

async function roomForReviewLinks({ owner }: TestWorkspace, brandId: string): Promise<void> {
  const { body } = await owner.call(reviewEndpoints.links, { params: { id: brandId } })
  const live = (body.links ?? []).filter(({ state }) => state === 'live')
  if (live.length < MOST_EXAMPLE_LINKS) return
  for (const { id } of live) await owner.call(reviewEndpoints.endLink, { params: { id } })
}
const freshReviewLink = async ({ workspace, brandId, outlineId }: FilledWorkspace) => {
  await roomForReviewLinks(workspace, brandId)
  return aReviewLink(workspace, brandId, [outlineId])
}

const csvHeaders = ['Campaign', 'Sent at', 'Delivered']
const csvFile = {
  content: Buffer.from('Campaign,Sent at,Delivered\nSpring coat,2026-03-04 10:00,1200\n').toString('base64'),
}
const promptTexts = { promptType: 'openai_ideas', systemPrompt: '', userPromptTemplate: 'Plan for {{brandName}}.' }
const csvMapping = { campaign_name: 'Campaign', sent_at: 'Sent at', deliveries: 'Delivered' }

/** For each row, a request that succeeds for a user with the permission, any number of times. */
export const EXAMPLE_CALLS: Record<string, (place: FilledWorkspace) => Promise<AnyInput>> = {
  'GET /api/health': nothing,
  'GET /api/events': async () => ({ query: { sinceMs: '1000', once: 'true' } }),
  'POST /api/mcp': async () => ({
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
    headers: { accept: 'application/json, text/event-stream' },
  }),
  'GET /api/superadmin/tracking-scripts': nothing,
  'GET /api/superadmin/overview': nothing,
  'GET /api/superadmin/operations': nothing,
  'POST /api/superadmin/runs/{runId}/retry': async (place) => ({ params: { runId: await aFailedRun(place) } }),
  'GET /api/superadmin/users': async () => ({ query: { search: 'robin', limit: '3' } }),
  'POST /api/superadmin/users/{id}/impersonate': async () => ({ params: { id: (await aPerson()).user.id } }),
  'DELETE /api/superadmin/users/{id}/second-factor': async () => {
    const { user } = await aPerson()
    await aSecondFactor(user.id)
    return { params: { id: user.id }, body: { reason: 'Lost their phone' } }
  },
  'POST /api/superadmin/impersonate/stop': nothing,
  'GET /api/superadmin/workspaces': async () => ({ query: { search: 'test', limit: '3' } }),
  'POST /api/superadmin/workspaces/{id}/suspend': async () => ({ params: { id: (await aWorkspace()).id } }),
  'POST /api/superadmin/workspaces/{id}/reactivate': async () => ({ params: { id: (await aWorkspace()).id } }),
  'POST /api/superadmin/workspaces/{id}/plan-override': async () => ({
    params: { id: (await aWorkspace()).id },
    body: { plan: 'OMNI' },
  }),
  'POST /api/superadmin/workspaces/{id}/quota-override': async () => ({
    params: { id: (await aWorkspace()).id },
    body: { quotaOverride: { outlinesPerMonth: 500, exportEnabled: true } },
  }),
  'DELETE /api/superadmin/workspaces/{id}': async () => ({ params: { id: (await aWorkspace()).id } }),
  'GET /api/superadmin/billing': async () => ({ query: { search: 'test', view: 'all', limit: '3' } }),
  'GET /api/superadmin/billing/unlinked': async () => ({ query: { limit: '3' } }),
  'POST /api/superadmin/billing/unlinked/{paymentId}/assign': async () => ({
    params: { paymentId: await anUnlinkedPayment(newCredentials().email) },
    body: { email: (await aPerson()).user.email },
  }),
  'GET /api/superadmin/billing/webhooks': async () => ({ query: { outcome: 'done', limit: '3' } }),
  'POST /api/superadmin/billing/webhooks/{noticeId}/replay': async () => ({
    params: { noticeId: await aStoredWebhookEvent() },
  }),
  'GET /api/superadmin/ai-writers': nothing,
  'GET /api/superadmin/ai-prompts': nothing,
  'GET /api/superadmin/ai-prompts/{promptType}': async () => ({ params: { promptType: 'openai_ideas' } }),
  'GET /api/superadmin/ai-prompts/{promptType}/current': async () => ({ params: { promptType: 'anthropic_outlines' } }),
  'POST /api/superadmin/ai-prompts': async () => ({ body: { ...promptTexts, isActive: 0 } }),
  'POST /api/superadmin/ai-prompts/preview': async () => ({ body: promptTexts }),
  'POST /api/superadmin/ai-prompts/{promptType}/activate': async () => ({
    params: { promptType: 'openai_ideas' },
    body: { version: 0 },
  }),
  'POST /api/superadmin/tracking-scripts': async () => ({ body: { scripts: '<style>a{}</style>' } }),
  'POST /api/superadmin/tracking-scripts/check': async () => ({ body: { scripts: '<style>a{}</style>' } }),
  'GET /api/superadmin/logs': async () => ({ query: { actor: 'robin', limit: '3' } }),
  'GET /api/superadmin/logs/actions': nothing,
  'GET /api/superadmin/logs/export': async () => ({ query: { action: 'workspace.created' } }),
  'POST /api/auth/signup': async () => ({ body: newCredentials() }),
  'POST /api/auth/login': async () => ({ body: await anAccount() }),
  'POST /api/auth/superadmin/login': async () => ({
    body: { email: (await aPerson({ role: 'SUPERADMIN' })).user.email, password: PERSON_PASSWORD },
  }),
  'POST /api/auth/forgot-password': async () => ({ body: { email: newCredentials().email } }),
  'POST /api/auth/reset-password': async () => ({
    body: { token: await aResetToken((await anAccount()).email), password: 'another horse battery' },
  }),
  'POST /api/auth/check-link': async () => ({ body: { purpose: 'reset_password', token: 'of nobody' } }),
  'POST /api/auth/confirm-email': async () => ({ body: { token: await aConfirmToken() } }),
  'POST /api/auth/revert-email': async () => ({ body: { token: await aRevertToken() } }),
  'POST /api/auth/change-password': async () => ({
    body: { currentPassword: PERSON_PASSWORD, newPassword: PERSON_PASSWORD },
  }),
  'POST /api/auth/login/second-factor': async () => ({ body: await aChallenge() }),
  'GET /api/auth/second-factor': nothing,
  'POST /api/auth/second-factor': async ({ workspace }) => {
    await fixtureSecondFactors('none')
    return { body: { currentPassword: (await fixturePassword(workspace.owner)).password } }
  },
  'POST /api/auth/second-factor/confirm': async () => ({ body: await fixtureSecondFactors('begun') }),
  'POST /api/auth/second-factor/recovery-codes': async ({ workspace }) => {
    const { password } = await fixturePassword(workspace.owner)
    return { body: { currentPassword: password, ...(await fixtureSecondFactors('on')) } }
  },
  'DELETE /api/auth/second-factor': async ({ workspace }) => {
    const { password } = await fixturePassword(workspace.owner)
    return { body: { currentPassword: password, ...(await fixtureSecondFactors('on')) } }
  },
  'GET /api/auth/sessions': nothing,
  'GET /api/settings/support': nothing,
  'POST /api/settings/export': async ({ workspace }) => ({ body: await fixturePassword(workspace.owner) }),
  'POST /api/settings/workspace/{id}/export': async ({ workspace }) => ({
    params: { id: workspace.id },
    body: await fixturePassword(workspace.owner),
  }),
  'GET /api/settings/deletions': nothing,
  'POST /api/settings/deletion': async ({ workspace }) => ({
    body: { ...(await fixturePassword(workspace.owner)), deleteWorkspaces: true },
  }),
  'DELETE /api/settings/deletion': nothing,
  'POST /api/settings/workspace/{id}/deletion': async ({ workspace }) => ({
    params: { id: workspace.id },
    body: await fixturePassword(workspace.owner),
  }),
  'DELETE /api/settings/workspace/{id}/deletion': onWorkspace,
  'DELETE /api/auth/sessions': nothing,
  'PATCH /api/settings/profile': async () => ({ body: { name: 'Robin Test', phone: '+49 30 1234', address: '' } }),
  'POST /api/settings/profile/email-link': nothing,
  'POST /api/auth/logout': nothing,
  'GET /api/auth/me': nothing,
  'GET /api/user': nothing,
  'GET /api/workspaces': nothing,
  'POST /api/workspaces': async () => ({ body: { name: 'One more' } }),
  'POST /api/workspaces/{id}/select': onWorkspace,
  'PATCH /api/settings/workspace/{id}': async ({ workspace }) => ({
    params: { id: workspace.id },
    body: { name: 'Test workspace', address: '1 Test Street', website: 'https://tannholt.example' },
  }),
  'GET /api/workspaces/{id}/subscription': onWorkspace,
  'GET /api/workspaces/{id}/usage': onWorkspace,
  'GET /api/workspaces/{workspaceId}/members': async ({ workspace }) => ({ params: { workspaceId: workspace.id } }),
  'GET /api/workspaces/{workspaceId}/invites': async ({ workspace }) => ({ params: { workspaceId: workspace.id } }),
  'POST /api/invites': async ({ workspace }) => ({
    body: { email: newCredentials().email, name: 'Kim', role: 'CREATOR', workspaceId: workspace.id },
  }),
  'POST /api/invites/{id}/resend': onInvite,
  'POST /api/invites/{id}/cancel': onInvite,
  'GET /api/invites/validate/{token}': async ({ workspace }) => ({
    params: { token: (await anInvite(workspace)).token },
  }),
  'POST /api/invites/accept': async ({ workspace }) => ({
    body: { token: (await anInvite(workspace)).token, password: 'correct horse battery' },
  }),
  'PATCH /api/settings/workspace/{workspaceId}/members/{userId}': async (place) => ({
    ...(await onMember(place)),
    body: { name: 'Renamed', role: 'CREATOR' },
  }),
  'DELETE /api/settings/workspace/{workspaceId}/members/{userId}': onMember,
  'POST /api/settings/workspace/{workspaceId}/members/{userId}/reset-password': async (place) => ({
    ...(await onMember(place)),
    body: { newPassword: 'another horse battery' },
  }),
  'POST /api/workspaces/{id}/transfer-ownership': async ({ workspace, freshMember }) => {
    await ownAgain(workspace)
    return { params: { id: workspace.id }, body: { userId: await freshMember() } }
  },
  'POST /api/workspaces/{id}/leave': async () => ({ params: { id: newId() } }),
  'GET /api/workspaces/{workspaceId}/tokens': async ({ workspace }) => ({ params: { workspaceId: workspace.id } }),
  // Each caller has the fixture password. A user has at most 20 tokens.
  'POST /api/workspaces/{workspaceId}/tokens': async ({ workspace }) => {
    await fixtureSecondFactors('none')
    await revokeExamples(workspace)
    return {
      params: { workspaceId: workspace.id },
      body: { name: 'Example', scope: 'write', expiresInDays: 90, currentPassword: PERSON_PASSWORD },
    }
  },
  'DELETE /api/tokens/{id}': async ({ workspace }) => ({
    params: { id: (await aToken(workspace, { name: 'Example' })).id },
  }),
  'GET /api/workspaces/{id}/audit': onWorkspace,
  'GET /api/workspaces/{id}/audit/export': async (place) => ({
    ...(await onWorkspace(place)),
    query: { action: 'member.updated' },
  }),
  'GET /api/workspaces/{workspaceId}/webhooks': async ({ workspace }) => ({ params: { workspaceId: workspace.id } }),
  // A workspace has at most 10 webhooks.
  'POST /api/workspaces/{workspaceId}/webhooks': async ({ workspace, brandId }) => {
    await noWebhooks(workspace)
    return {
      params: { workspaceId: workspace.id },
      body: { kind: 'json', url: 'https://receiver.example/', events: ['outline.created'], brandIds: [brandId] },
    }
  },
  'PATCH /api/webhooks/{id}': async (place) => ({
    ...(await onWebhook(place)),
    body: { events: ['schedule.changed'], brandIds: [place.brandId] },
  }),
  'POST /api/webhooks/{id}/rotate': onWebhook,
  'POST /api/webhooks/{id}/test': onWebhook,
  'GET /api/webhooks/{id}/deliveries': onWebhook,
  'DELETE /api/webhooks/{id}': onWebhook,
  'GET /api/brands': nothing,
  'GET /api/brands/{id}': onBrand,
  'POST /api/brands': async ({ workspace }) => ({ body: { ...brandFields, workspaceId: workspace.id } }),
  'PATCH /api/brands/{id}': async ({ brandId }) => ({ params: { id: brandId }, body: { name: 'Renamed' } }),
  'GET /api/brands/{id}/sheet': onBrand,
  'PATCH /api/brands/{id}/sheet': async ({ workspace, brandId }) => {
    await workspace.owner.call(brandEndpoints.update, { params: { id: brandId }, body: brandDetails })
    const { body } = await workspace.owner.call(sheetEndpoints.get, { params: { id: brandId } })
    const [fact] = body.facts
    return { params: { id: brandId }, body: { facts: [{ kind: fact!.kind, key: fact!.key, state: 'confirmed' }] } }
  },
  'POST /api/brands/{id}/sheet/facts': async ({ brandId }) => ({
    params: { id: brandId },
    body: { kind: 'business', value: { text: 'We roast coffee.' } },
  }),
  'POST /api/brands/{id}/sheet/rules': async ({ brandId }) => ({
    params: { id: brandId },
    body: { text: "No Mother's Day." },
  }),
  'POST /api/brands/{id}/sheet/reading': async (place) => {
    await place.workspace.owner.call(brandEndpoints.update, { params: { id: place.brandId }, body: brandDetails })
    return onBrand(place)
  },
  'POST /api/brands/{id}/sheet/website': onBrand,
  'POST /api/workspaces/{id}/website-profile': async ({ workspace }) => ({
    params: { id: workspace.id },
    body: { website: 'https://shop.example' },
  }),
  'POST /api/website-profile': async () => ({ body: { website: 'https://shop.example' } }),
  'GET /api/workspaces/{id}/archived-brands': onWorkspace,
  'POST /api/brands/{id}/archive': async ({ workspace }) => ({ params: { id: (await aBrand(workspace)).id } }),
  'POST /api/brands/{id}/restore': async ({ workspace }) => ({ params: { id: (await anArchivedBrand(workspace)).id } }),
  'PATCH /api/memberships/last-accessed-brand': async ({ workspace, brandId }) => ({
    body: { brandId, workspaceId: workspace.id },
  }),
  'POST /api/csv/parse-headers': async () => ({ body: csvFile }),
  'POST /api/brands/{id}/csv-mappings/detect': async ({ brandId }) => ({
    params: { id: brandId },
    body: { headers: csvHeaders },
  }),
  'POST /api/brands/{id}/csv-mappings': async ({ brandId }) => ({
    params: { id: brandId },
    body: { mapping: csvMapping, sourceLabel: 'Our shop', headers: csvHeaders },
  }),
  'POST /api/brands/{id}/csv-preview': async ({ brandId }) => ({
    params: { id: brandId },
    body: { ...csvFile, fieldMapping: csvMapping },
  }),
  'POST /api/files': async ({ workspace, brandId }) => ({
    body: {
      workspaceId: workspace.id,
      brandId,
      filename: 'campaigns.csv',
      mimeType: 'text/csv',
      size: 62,
      ...csvFile,
      fieldMapping: csvMapping,
    },
  }),
  'GET /api/brands/{id}/imports': onBrand,
  'DELETE /api/imports/{id}': async ({ freshImport }) => ({ params: { id: await freshImport() } }),
  'POST /api/settings/klaviyo/validate': async ({ brandId }) => ({ body: { apiKey: 'demo_key', brandId } }),
  'GET /api/brands/{id}/insights': onBrand,
  'GET /api/brands/{id}/campaigns': onBrand,
  'PATCH /api/campaigns/{id}': async ({ workspace, brandId }) => ({
    params: { id: await aCampaign(workspace, brandId) },
    body: { countedAs: 'launch' },
  }),
  'GET /api/brands/{id}/klaviyo': onBrand,
  'POST /api/brands/{id}/klaviyo/sync': async ({ brandId }) => ({
    params: { id: brandId },
    body: { apiKey: 'demo_key' },
  }),
  'DELETE /api/brands/{id}/klaviyo': onBrand,
  'GET /api/brands/{id}/klaviyo/audiences': async ({ workspace, brandId }) => {
    await hasSampleKlaviyo(workspace, brandId)
    return { params: { id: brandId } }
  },
  'GET /api/outlines/{id}/klaviyo-draft': onOutline,
  'POST /api/outlines/{id}/klaviyo-draft': async ({ workspace, brandId }) => {
    await hasSampleKlaviyo(workspace, brandId)
    const { id, subjectLines } = await anOutline(workspace, brandId)
    await isApproved(id)
    return { params: { id }, body: { audienceIds: [SAMPLE_AUDIENCE], subjectLine: subjectLines[0]! } }
  },
  'GET /api/brands/{id}/plan/{year}/{month}': async ({ brandId }) => ({ params: { id: brandId, ...december } }),
  'GET /api/brands/{id}/plan/{year}/{month}/archived': async ({ brandId }) => ({
    params: { id: brandId, ...december },
  }),
  'POST /api/brands/{id}/plan': async ({ brandId, freshMonth }) => ({ params: { id: brandId }, body: freshMonth() }),
  'POST /api/brands/{id}/manual-idea': async ({ brandId }) => ({
    params: { id: brandId },
    body: { title: 'Typed by hand', description: 'In a test', year: 2026, month: 11 },
  }),
  'POST /api/brands/{id}/similar-idea': async ({ workspace, brandId }) => ({
    params: { id: brandId },
    body: { campaignId: await aCampaign(workspace, brandId), year: 2026, month: 11 },
  }),
  'POST /api/brands/{id}/series': async ({ brandId }) => ({
    params: { id: brandId },
    body: { kind: 'launch', date: `${testClock.now().getUTCFullYear()}-11-20`, name: 'Cold Brew Kit' },
  }),
  'POST /api/brands/{id}/notes/reading': async ({ brandId }) => ({
    params: { id: brandId },
    body: { year: 2026, month: 12, notes: 'Winter sale December 10-14' },
  }),
  'PATCH /api/email-ideas/{id}/planned-date': async (place) => ({
    ...(await onIdea(place)),
    body: { date: null, insteadOfId: place.ideaId },
  }),
  'POST /api/email-ideas/{id}/archive': onIdea,
  'POST /api/email-ideas/{id}/unarchive': onIdea,
  'DELETE /api/email-ideas/{id}': async ({ freshIdea }) => ({ params: { id: await freshIdea() } }),
  'POST /api/email-ideas/{id}/restore': async (place) => ({ params: { id: await aTrashedIdea(place) } }),
  'POST /api/ideas/{id}/outline': async ({ freshIdea }) => ({
    params: { id: await freshIdea() },
    body: { type: 'text-based' },
  }),
  'GET /api/runs/{id}': async (place) => ({ params: { id: await aRun(place.workspace, place.brandId) } }),
  'GET /api/brands/{id}/runs': onBrand,
  'POST /api/runs/{id}/cancel': async (place) => ({ params: { id: await aRun(place.workspace, place.brandId) } }),
  'POST /api/brands/{id}/outline-bulks': async ({ workspace, brandId, freshIdea }) => {
    await bulksEnd(workspace.owner, brandId)
    return { params: { id: brandId }, body: { ideaIds: [await freshIdea()] } }
  },
  'GET /api/brands/{id}/outline-bulks': onBrand,
  'POST /api/outline-bulks/{id}/stop': async (place) => ({
    params: { id: await aBulk(place.workspace, place.brandId) },
    body: {},
  }),
  'POST /api/outline-bulks/{id}/dismiss': async (place) => ({
    params: { id: await aBulk(place.workspace, place.brandId) },
  }),
  'GET /api/brands/{id}/outlines': onBrand,
  'GET /api/brands/{id}/library': onBrand,
  'GET /api/brands/{id}/library/{year}/{month}': async ({ brandId }) => ({ params: { id: brandId, ...december } }),
  'GET /api/brands/{id}/months/{year}/{month}': async ({ brandId }) => ({ params: { id: brandId, ...december } }),
  'GET /api/workspaces/{id}/overview': onWorkspace,
  'GET /api/workspaces/{id}/search': async ({ workspace }) => ({ params: { id: workspace.id }, query: { q: 'snow' } }),
  'GET /api/email-outlines': async ({ brandId }) => ({ query: { brandId } }),
  'GET /api/email-outlines/{id}': onOutline,
  'GET /api/email-outlines/{id}/neighbors': onOutline,
  'DELETE /api/email-outlines/{id}': async ({ freshOutline }) => ({ params: { id: await freshOutline() } }),
  'POST /api/email-outlines/{id}/restore': async (place) => ({ params: { id: await aTrashedOutline(place) } }),
  'GET /api/brands/{id}/trash': onBrand,
  'PATCH /api/email-outlines/{id}': async ({ outlineId }) => ({
    params: { id: outlineId },
    body: { base: { cta: '' }, changes: { cta: 'Find yours' } },
  }),
  'GET /api/outlines/{id}/editing': onOutline,
  'POST /api/outlines/{id}/regenerate': onOutline,
  'POST /api/outlines/{id}/copy': async ({ brandId, outlineId }) => ({
    params: { id: outlineId },
    body: { brandId, year: 2027, month: 1 },
  }),
  'GET /api/outlines/{id}/versions': onOutline,
  'GET /api/outlines/{id}/versions/{number}': onFirstVersion,
  'POST /api/outlines/{id}/versions/{number}/restore': onFirstVersion,
  'PATCH /api/email-outlines/{id}/assign': async ({ workspace, outlineId }) => ({
    params: { id: outlineId },
    body: { userId: workspace.owner.user.id },
  }),
  'PATCH /api/email-outlines/{id}/status': async ({ outlineId }) => ({
    params: { id: outlineId },
    body: { status: 'in_design' },
  }),
  'PATCH /api/email-outlines/{id}/design-link': async ({ outlineId }) => ({
    params: { id: outlineId },
    body: { designLink: 'https://design.example/1' },
  }),
  'PATCH /api/email-outlines/{id}/notes': async ({ outlineId }) => ({
    params: { id: outlineId },
    body: { notes: 'Mind the date.' },
  }),
  'POST /api/email-outlines/{id}/request-review': async (place) => ({ params: { id: await anAssignedOutline(place) } }),
  'GET /api/email-outlines/{id}/comments': onOutline,
  'DELETE /api/comments/{id}/name': async ({ workspace, outlineId }) => ({
    params: { id: await aComment(workspace, outlineId, { reviewLinkId: newId(), userId: null, authorName: 'Dana' }) },
  }),
  'POST /api/email-outlines/{id}/comments': async ({ workspace, brandId }) => {
    const [id = ''] = await storeOutlines(workspace, brandId, [{}])
    return { params: { id }, body: { text: 'Agreed.', parentId: await aComment(workspace, id) } }
  },
  'PATCH /api/comments/{id}': async (place) => ({
    ...(await onComment(place)),
    body: { text: 'Even shorter, please.' },
  }),
  'DELETE /api/comments/{id}': onComment,
  'POST /api/comments/{id}/resolve': async (place) => ({ ...(await onComment(place)), body: { resolved: true } }),
  'GET /api/brands/{id}/comment-counts': async ({ brandId, outlineId }) => ({
    params: { id: brandId },
    query: { outlineIds: outlineId },
  }),
  'GET /api/workspaces/{workspaceId}/users': async ({ workspace }) => ({ params: { workspaceId: workspace.id } }),
  'GET /api/outlines/{id}/export/txt': onOutline,
  'GET /api/outlines/{id}/export/docx': onOutline,
  'GET /api/outlines/{id}/export/html': onOutline,
  'GET /api/brands/{brandId}/plan/{year}/{month}/export/docx': async ({ brandId }) => ({
    params: { brandId, ...december },
  }),
  'GET /api/workspaces/{workspaceId}/notifications': async ({ workspace }) => ({
    params: { workspaceId: workspace.id },
  }),
  'POST /api/workspaces/{workspaceId}/notifications/read': async ({ workspace }) => ({
    params: { workspaceId: workspace.id },
    body: { notifications: [newId()] },
  }),
  'GET /api/settings/notifications': nothing,
  'PATCH /api/settings/notifications': async () => ({ body: { assigned: { email: false } } }),

  'POST /api/billing/checkout-guest': async () => ({ body: { plan: 'PRO' } }),
  'POST /api/billing/checkout': async ({ workspace }) => ({ body: { plan: 'TEAMS', workspaceId: workspace.id } }),
  'GET /api/billing/session/{sessionId}': async () => ({
    params: { sessionId: await aPaidCheckout(newCredentials().email) },
  }),
  'POST /api/billing/link-subscription': async ({ workspace }) => ({
    body: { sessionId: await aPaidCheckout(workspace.owner.user.email) },
  }),
  'POST /api/billing/portal': async ({ workspace, hasPaid }) => {
    await hasPaid()
    return { body: { workspaceId: workspace.id } }
  },
  'GET /api/workspaces/{id}/billing': onWorkspace,
  'GET /api/workspaces/{id}/invoices': onWorkspace,
  'POST /api/billing/webhook': async () =>
    aWebhookEvent({ id: `evt_${randomUUID()}`, object: 'event', type: 'ping', data: {} }),
  'GET /api/calendar': async ({ brandId }) => ({ query: { brandId, ...december } }),
  'GET /api/workspaces/{workspaceId}/calendar': async ({ workspace, brandId }) => ({
    params: { workspaceId: workspace.id },
    query: { from: '2026-11-29', to: '2027-01-09', brandIds: brandId },
  }),
  'GET /api/workspaces/{workspaceId}/calendar/export/csv': async ({ workspace, brandId }) => ({
    params: { workspaceId: workspace.id },
    query: { from: '2026-11-29', to: '2027-01-09', brandIds: brandId },
  }),
  'POST /api/calendar/schedule': async ({ brandId, outlineId, freshSchedule }) => ({
    body: { scheduleId: await freshSchedule(), outlineId, brandId, newSendTime: '2090-12-04T10:00:00' },
  }),
  'GET /api/calendar/export/csv': async ({ brandId }) => ({ query: { brandId, ...december } }),
  'GET /api/brands/{brandId}/calendar-feed': async ({ brandId }) => ({ params: { brandId } }),
  'POST /api/brands/{brandId}/calendar-feed': async ({ brandId }) => ({ params: { brandId } }),
  'DELETE /api/brands/{brandId}/calendar-feed': async ({ brandId }) => ({ params: { brandId } }),
  'GET /api/calendar/feed/{token}/plan.ics': async () => ({ params: { token: await aFeedToken() } }),
  'GET /api/brands/{id}/review-links': onBrand,
  'POST /api/brands/{id}/review-links': async ({ workspace, brandId, outlineId }) => {
    await roomForReviewLinks(workspace, brandId)
    return { params: { id: brandId }, body: { name: 'December', outlineIds: [outlineId], expiresInDays: 14 } }
  },
  'PATCH /api/review-links/{id}': async (place) => ({
    params: { id: (await freshReviewLink(place)).link.id },
    body: { name: 'January', outlineIds: [place.outlineId] },
  }),
  'POST /api/review-links/{id}/replace': async (place) => ({ params: { id: (await freshReviewLink(place)).link.id } }),
  'DELETE /api/review-links/{id}': async (place) => ({ params: { id: (await freshReviewLink(place)).link.id } }),
  'GET /api/email-outlines/{id}/review': onOutline,
  'GET /api/brands/{id}/review-states': async ({ brandId, outlineId }) => ({
    params: { id: brandId },
    query: { outlineIds: outlineId },
  }),
  'POST /api/email-outlines/{id}/review/again': async (place) => {
    await freshReviewLink(place)
    return { params: { id: place.outlineId } }
  },
  'DELETE /api/review-decisions/{id}/name': async (place) => ({
    params: { id: (await aClientDecision(await freshReviewLink(place), place.outlineId)).id },
  }),
  'GET /api/review/{token}': async () => ({
    params: { token: (await freshReviewLink(await aFilledWorkspace())).token },
  }),
  'GET /api/review/{token}/outlines/{outlineId}/comments': async () => {
    const place = await aFilledWorkspace()
    return { params: { token: (await freshReviewLink(place)).token, outlineId: place.outlineId } }
  },
  'POST /api/review/{token}/outlines/{outlineId}/comments': async () => {
    const place = await aFilledWorkspace()
    const { token } = await freshReviewLink(place)
    const body = { text: 'Which photo?', reviewerName: 'Dana Reyes' }
    return { params: { token, outlineId: place.outlineId }, body }
  },
  'POST /api/review/{token}/outlines/{outlineId}/decision': async () => {
    const place = await aFilledWorkspace()
    const { token } = await freshReviewLink(place)
    const body = { decision: 'approved', revision: 0, reviewerName: 'Dana Reyes' }
    return { params: { token, outlineId: place.outlineId }, body }
  },
  'POST /api/calendar/suggest': async ({ brandId, freshOutline }) => ({
    body: { brandId, year: 2027, month: 1, outlineIds: [await freshOutline()], again: true },
  }),
  'POST /api/calendar/suggest/undo': async ({ brandId, outlineId }) => ({ body: { brandId, outlineIds: [outlineId] } }),
  'POST /api/brands/{id}/calendar-moves/preview': async ({ brandId, outlineId }) => ({
    params: { id: brandId },
    body: { outlineIds: [outlineId], shift: { by: 'days', days: 1 } },
  }),
  'POST /api/brands/{id}/calendar-moves': async (place) => {
    const outlineId = await place.freshOutline()
    await aSchedule(place.workspace, outlineId)
    const move = { outlineId, from: '2026-12-04T10:00', to: '2090-12-05T10:00' }
    return { params: { id: place.brandId }, body: { moves: [move] } }
  },
  'POST /api/brands/{id}/planned-days': async ({ workspace, brandId }) => {
    const body = { kind: 'restock', date: `${testClock.now().getUTCFullYear()}-11-20`, name: 'Cold Brew Kit' } as const
    const { topic } = (await workspace.owner.call(seriesEndpoints.add, { params: { id: brandId }, body })).body
    const days = topic.subtopics.map(({ id, suggestedDate }) => ({
      ideaId: id,
      from: suggestedDate!,
      to: '2090-12-05',
    }))
    return { params: { id: brandId }, body: { days } }
  },
  'GET /api/email-ideas/{id}/series-moves': async (place) => ({
    ...(await onIdea(place)),
    query: { from: '2026-12-04', to: '2026-12-05' },
  }),
  'GET /api/brands/{id}/observances': async ({ brandId }) => ({
    params: { id: brandId },
    query: { year: '2026', month: '12' },
  }),
  'GET /api/calendar/slots': async ({ outlineId }) => ({ query: { outlineId } }),
  'DELETE /api/calendar/schedule/{id}': async ({ freshSchedule }) => ({ params: { id: await freshSchedule() } }),
}

/**
 * Sends the example call of a row as one user after another. A rejected request used nothing up, so the next user sends
 * the same one.
 */
export function sameRequests(name: string, place: FilledWorkspace): (client: Client) => Promise<Answer<unknown>> {
  const row = ROWS.get(name)!
  let input: AnyInput | null = null
  return async (client) => {
    input ??= await EXAMPLE_CALLS[name]!(place)
    const answer = await client.call(row, input)
    if (answer.status < 300) input = null
    return answer
  }
}
