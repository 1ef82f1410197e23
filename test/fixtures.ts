import { bulkEndpoints } from '#features/outlines/bulk-contract.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { authEndpoints } from '#features/auth/contract.ts'
import { findUser, insertSession, insertUser, type UserRow } from '#features/auth/server/store.ts'
import { hashToken } from '#features/auth/server/sessions.ts'
import { type PaidPlan, billingEndpoints } from '#features/billing/contract.ts'
import { brandEndpoints, type Brand } from '#features/brands/contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { calendarEndpoints } from '#features/calendar/contract.ts'
import { putSchedule } from '#features/calendar/server/store.ts'
import { type CommentInsert, insertComment } from '#features/comments/server/store.ts'
import { storeImport } from '#features/history/server/imports.ts'
import { encryptionOwner } from '#features/history/server/klaviyo/klaviyo-key.ts'
import { putConnection } from '#features/history/server/klaviyo/sync-store.ts'
import { keyed, insertCampaigns } from '#features/history/server/store.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { outlineEndpoints, type Outline } from '#features/outlines/contract.ts'
import { type Bulk } from '#features/outlines/bulk-contract.ts'
import { createWorkspace } from '#features/access/server/workspaces.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { type OutlineInsert, insertOutlines, updateSendTime } from '#features/outlines/server/store.ts'
import type { ReviewLink } from '#features/reviews/contract.ts'
import { type DecisionRow, insertDecision } from '#features/reviews/server/decision-store.ts'
import { type LinkFields, createLink } from '#features/reviews/server/links.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import { handOverWorkspace } from '#features/access/server/member-store.ts'
import { insertMembership, setWorkspaceStatus } from '#features/access/server/workspace-store.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { newId } from '#server/db/new-id.ts'
import type { Scope } from '#server/scope.ts'
import type { Mail } from '#server/mailer.ts'
import { withWorkspace, withWorkspaceAndAccounts } from '#server/db/workspace-transaction.ts'
import type { WorkspaceRole } from '#shared/permissions.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import type { AssignableRole } from '#shared/role-ladder.ts'
import { type Client, clientWith, signedOut } from './client.ts'
import { mails, testApp } from './test-app.ts'
import { DAY, testClock } from './test-clock.ts'
import { testPasswords } from './test-passwords.ts'

export interface Person extends Client {
  user: UserRow
}

export const PERSON_PASSWORD = 'staple battery horse'
const PASSWORD_HASH = await testPasswords.hash(PERSON_PASSWORD)

/** Restores the fixture password if the user changed it. */
export async function fixturePassword({ user }: Person): Promise<{ password: string }> {
  await testApp.app.db.execute(sql`update users set password_hash = ${PASSWORD_HASH} where id = ${user.id}`)
  return { password: PERSON_PASSWORD }
}

export async function aPerson(changes: Partial<UserRow> = {}): Promise<Person> {
  const now = testClock.now()
  const user: UserRow = {
    id: newId(),
    email: `${randomUUID()}@example.com`,
    name: 'Robin Test',
    phone: '',
    address: '',
    role: 'USER',
    passwordHash: PASSWORD_HASH,
    settingsPasswordHash: null,
    currentWorkspaceId: null,
    signupCoupon: null,
    createdAt: now,
    deletionRequestedAt: null,
    closedAt: null,
    ...changes,
  }
  await insertUser(testApp.app.db, user)
  return { ...(await aSession(user.id)), user }
}

export async function aSession(userId: string): Promise<Client> {
  const now = testClock.now()
  const token = randomUUID()
  const superadminToken = randomUUID()
  const isSuperAdmin = (await findUser(testApp.app.db, userId))?.role === 'SUPERADMIN'
  await insertSession(testApp.app.db, {
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 30 * DAY),
    superadminTokenHash: isSuperAdmin ? hashToken(superadminToken) : null,
  })
  return clientWith(`mailmonth=${token}`, testApp, isSuperAdmin ? superadminToken : undefined)
}

export const newCredentials = () => ({ email: `${randomUUID()}@example.com`, password: 'correct horse battery' })

export async function anAccount(): Promise<{ email: string; password: string }> {
  const credentials = newCredentials()
  await signedOut.call(authEndpoints.signUp, { body: credentials })
  return credentials
}

export async function aPaidCheckout(email: string, plan: PaidPlan = 'PRO'): Promise<string> {
  const { body } = await signedOut.call(billingEndpoints.checkoutGuest, { body: { plan } })
  const landing = await press(body.url, { action: 'pay', email })
  return new URL(landing).searchParams.get('session_id')!
}

export async function anUnlinkedPayment(email: string, plan: PaidPlan = 'PRO'): Promise<string> {
  const checkoutSessionId = await aPaidCheckout(email, plan)
  const found = (await testApp.app.db.execute(
    sql`select id from billing_subscriptions where checkout_session_id = ${checkoutSessionId}`,
  )) as { rows: { id: string }[] }
  return found.rows[0]!.id
}

export async function aStoredWebhookEvent(): Promise<string> {
  const id = `evt_${randomUUID().replaceAll('-', '')}`
  const object = { id: 'sub_of_another_account' }
  await signedOut.call(
    billingEndpoints.webhook,
    aWebhookEvent({ id, object: 'event', type: 'customer.subscription.updated', data: { object } }),
  )
  return id
}

export async function press(url: string, fields: Record<string, string>): Promise<string> {
  const response = await testApp.server.inject({
    method: 'POST',
    url: new URL(url).pathname,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return response.headers.location ?? ''
}

export async function subscribe({ id, owner }: TestWorkspace, plan: PaidPlan = 'PRO'): Promise<void> {
  const { body } = await owner.call(billingEndpoints.checkout, { body: { plan, workspaceId: id } })
  await press(body.url, { action: 'pay' })
}

export function aWebhookEvent(event: Record<string, unknown>): {
  body: Record<string, unknown>
  headers: Record<string, string>
} {
  const { stripe, webhookSecret } = testApp.app.payments!
  const payload = JSON.stringify(event)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
  return { body: event, headers: { 'stripe-signature': signature } }
}

export async function aResetToken(email: string): Promise<string> {
  await signedOut.call(authEndpoints.forgotPassword, { body: { email } })
  const mail = mails.findLast(({ to, kind }) => to === email && kind === 'reset_password')
  return /token=([\w-]+)/.exec(mail!.text)![1]!
}

const tokenOf = (address: string, ofKind: Mail['kind']): string => {
  const mail = mails.findLast(({ to, kind }) => to === address && kind === ofKind)
  return /token=([\w-]+)/.exec(mail!.text)![1]!
}

export async function aConfirmToken(person?: Person, email = newCredentials().email): Promise<string> {
  const mover = person ?? (await aPerson())
  await mover.call(authEndpoints.updateProfile, { body: { email, currentPassword: PERSON_PASSWORD } })
  return tokenOf(email, 'confirm_email')
}

export async function aRevertToken(person?: Person, email = newCredentials().email): Promise<string> {
  const mover = person ?? (await aPerson())
  const { body } = await mover.call(authEndpoints.me)
  const token = await aConfirmToken(mover, email)
  await mover.call(authEndpoints.confirmEmail, { body: { token } })
  return tokenOf(body.email, 'email_changed')
}

export interface TestWorkspace {
  id: string
  owner: Person
}

export async function aWorkspace({
  plan = 'PRO',
  owner,
}: { plan?: PlanName; owner?: Person } = {}): Promise<TestWorkspace> {
  const person = owner ?? (await aPerson())
  const id = await createWorkspace(testApp.app, person.user.id, 'Test workspace')
  if (plan !== 'FREE') await setPlan(id, plan)
  return { id, owner: person }
}

export async function setPlan(workspaceId: string, plan: PlanName): Promise<void> {
  await setPlanOverride(testApp.app.db, workspaceId, plan)
}

export async function suspend(workspaceId: string): Promise<void> {
  await setWorkspaceStatus(testApp.app.db, workspaceId, 'SUSPENDED')
}

export async function aMember(workspace: TestWorkspace, role: WorkspaceRole): Promise<Person> {
  const person = await aPerson({ name: `${role} Test` })
  await join(workspace, person, role)
  return person
}

export async function anInvite(
  { id: workspaceId, owner }: TestWorkspace,
  changes: { email?: string; name?: string; role?: AssignableRole } = {},
): Promise<{ id: string; email: string; token: string; url: string }> {
  const { body } = await owner.call(teamEndpoints.invite, {
    body: { email: newCredentials().email, role: 'CREATOR', workspaceId, ...changes },
  })
  const url = body.inviteUrl
  return { id: body.invite.id, email: body.invite.email, token: new URL(url).searchParams.get('token')!, url }
}

/** Returns a transferred workspace to its first owner. */
export async function ownAgain({ id, owner }: TestWorkspace): Promise<void> {
  await withWorkspaceAndAccounts(testApp.app.db, id, (scope) => handOverWorkspace(scope, owner.user.id))
}

export async function join(workspace: Pick<TestWorkspace, 'id'>, { user }: Person, role: WorkspaceRole): Promise<void> {
  const now = testClock.now()
  await insertMembership(testApp.app.db, {
    id: newId(),
    workspaceId: workspace.id,
    userId: user.id,
    role,
    lastUsedAt: now,
    createdAt: now,
  })
}

export const brandFields = {
  name: 'Tannholt Kaffee',
  website: 'https://tannholt.example',
  country: 'US',
  language: 'en',
  defaultEmailType: 'design-based',
} as const

export const brandDetails = {
  customerAvatar: {
    demographics: 'Adults of 28 to 55 in cities who own a grinder or want one',
    interests: 'Brewing at home, slow mornings, stories of origin',
    buyingTriggers: 'The bag is nearly empty, a new harvest, guests are coming',
    painPoints: 'Bitter cups, stale supermarket coffee, too much choice',
  },
  productsInfo: {
    products: 'Forest Roast Espresso, Courtyard Filter Blend, Cold Brew Kit, Three Regions Sampler',
    averageOrderValue: '$38',
  },
  buyingJourney: {
    buyingProcess: 'Reads two or three emails, orders the sampler, then subscribes',
    commonObjections: 'Too expensive for every day, I have no grinder',
  },
  guidelines: {
    tone: 'Warm and knowledgeable with dry humour',
    say: ['freshly roasted'],
    dontSay: ['cheap'],
    complianceNotes: 'No health claims.',
  },
} as const

export async function aBrand({ id: workspaceId, owner }: TestWorkspace, changes: object = {}): Promise<Brand> {
  const created = await owner.call(brandEndpoints.create, { body: { ...brandFields, ...changes, workspaceId } })
  const { body } = await owner.call(brandEndpoints.update, {
    params: { id: created.body.brand.id },
    body: { ...brandDetails, onboardingStep: null },
  })
  return body.brand
}

export async function confirmSheet({ owner }: TestWorkspace, brandId: string): Promise<void> {
  const params = { id: brandId }
  const { body } = await owner.call(sheetEndpoints.get, { params })
  const facts = body.facts.map(({ kind, key }) => ({ kind, key, state: 'confirmed' as const }))
  await owner.call(sheetEndpoints.decide, { params, body: { facts } })
}

export async function anArchivedBrand(workspace: TestWorkspace): Promise<Brand> {
  const { id } = await aBrand(workspace)
  const { body } = await workspace.owner.call(brandEndpoints.archive, { params: { id } })
  return body.brand
}

export async function anIdea({ owner }: TestWorkspace, brandId: string, changes: object = {}): Promise<string> {
  const fields = {
    title: `Idea ${randomUUID().slice(0, 8)}`,
    description: 'What the mail is about',
    year: 2026,
    month: 12,
    ...changes,
  }
  const { body } = await owner.call(ideaEndpoints.addManual, { params: { id: brandId }, body: fields })
  return body.idea.id
}

export async function anOutline(workspace: TestWorkspace, brandId: string, changes: object = {}): Promise<Outline> {
  const id = await anIdea(workspace, brandId, changes)
  const { body } = await workspace.owner.call(outlineEndpoints.generate, { params: { id } })
  return body.outline!
}

export type StoredOutline = Partial<OutlineInsert> & {
  subjectLines?: string[]
  previewText?: string
  executiveBrief?: string
}

/** Stores rows without generating them, a second apart from November 1, 2026 on, and returns their ids. */
export async function storeOutlines(
  { id: workspaceId }: Pick<TestWorkspace, 'id'>,
  brandId: string,
  given: readonly StoredOutline[],
  { app }: Pick<RunningApp, 'app'> = testApp,
): Promise<string[]> {
  const rows = given.map(
    ({ subjectLines = [], previewText, executiveBrief = '', ...changes }, index): OutlineInsert => {
      const at = new Date(Date.UTC(2026, 10, 1, 9, 0, index))
      return {
        workspaceId,
        id: newId(),
        brandId,
        title: `Outline ${index}`,
        ideaTitle: 'Idea',
        mainTopicTitle: 'Topic',
        type: 'design-based',
        template: 'Product launch',
        planYear: 2026,
        planMonth: 12,
        workflowStatus: 'draft',
        content: {
          subjectLines,
          previewText,
          executiveBrief,
          segment: '',
          cta: '',
          assetNotes: '',
          additionalElements: { overallFeel: '', tone: '', imageDirection: [], links: [] },
          sections: [],
        },
        generatedBy: 'test',
        createdAt: at,
        updatedAt: at,
        ...changes,
      }
    },
  )
  await withWorkspace(app.db, workspaceId, (scope) => insertOutlines(scope, rows, []))
  return rows.map(({ id }) => id)
}

export async function aRun(workspace: TestWorkspace, brandId: string): Promise<string> {
  const id = await anIdea(workspace, brandId)
  const { body } = await workspace.owner.call(outlineEndpoints.generate, { params: { id } })
  return body.jobId
}

export async function aBulk(workspace: TestWorkspace, brandId: string): Promise<string> {
  const ideaIds = [await anIdea(workspace, brandId)]
  await bulksEnd(workspace.owner, brandId)
  const { body } = await workspace.owner.call(bulkEndpoints.start, { params: { id: brandId }, body: { ideaIds } })
  await bulkEnd(workspace.owner, body.bulk)
  return body.bulk.id
}

/** A user has one bulk run per brand at a time. */
export async function bulksEnd(client: Client, brandId: string): Promise<void> {
  for (;;) {
    const { body } = await client.call(bulkEndpoints.list, { params: { id: brandId } })
    if (body.bulks.every(({ status }) => status === 'done')) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export async function bulkEnd(client: Client, { id, brandId }: Pick<Bulk, 'id' | 'brandId'>): Promise<Bulk> {
  for (;;) {
    const { body } = await client.call(bulkEndpoints.list, { params: { id: brandId } })
    const bulk = body.bulks.find((other) => other.id === id)
    if (bulk?.status === 'done') return bulk
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export async function aFeedToken(workspace?: TestWorkspace, brandId?: string): Promise<string> {
  const place = workspace ?? (await aWorkspace({ plan: 'PRO' }))
  const { body } = await place.owner.call(calendarEndpoints.createFeed, {
    params: { brandId: brandId ?? (await aBrand(place)).id },
  })
  return /feed\/([\w-]+)\//.exec(body.url)![1]!
}

export interface SharedLink {
  workspace: TestWorkspace
  link: ReviewLink
  token: string
}

/** Past the limits of the workspace, so that a suspended one or one on a small plan can have links too. */
export async function aReviewLink(
  workspace: TestWorkspace,
  brandId: string,
  outlineIds: string[],
  fields: Partial<LinkFields> = {},
): Promise<SharedLink> {
  const scope = { workspaceId: workspace.id, userId: workspace.owner.user.id } as Scope
  const { link, url } = await createLink(testApp.app, scope, brandId, {
    name: 'December for Tannholt',
    message: '',
    outlineIds,
    expiresInDays: 14,
    mayApprove: true,
    mayComment: true,
    ...fields,
  })
  return { workspace, link, token: tokenIn(url) }
}

export const tokenIn = (url: string): string => url.split('/').at(-1)!

/** As a client with the link decides, in the database, so that it works while the link doesn't. */
export async function aClientDecision(
  { workspace, link }: SharedLink,
  outlineId: string,
  changes: Partial<DecisionRow> = {},
): Promise<DecisionRow> {
  const row: DecisionRow = {
    workspaceId: workspace.id,
    id: newId(),
    outlineId,
    linkId: link.id,
    decision: 'approved',
    reviewerName: 'Dana Reyes',
    note: '',
    contentRevision: 0,
    version: 1,
    decidedAt: testClock.now(),
    ...changes,
  }
  await withWorkspace(testApp.app.db, workspace.id, (tx) => insertDecision(tx, row))
  return row
}

export async function aSchedule({ id: workspaceId, owner }: TestWorkspace, outlineId: string): Promise<string> {
  const now = testClock.now()
  return withWorkspace(testApp.app.db, workspaceId, async (scope) => {
    await updateSendTime(scope, outlineId, '2026-12-04 10:00:00', {
      workspaceId,
      id: newId(),
      outlineId,
      kind: 'scheduled',
      data: { time: '2026-12-04 10:00:00' },
      userId: owner.user.id,
      occurredAt: now,
    })
    const row = { workspaceId, id: newId(), outlineId, manualOverride: false, justification: 'Fridays open best.' }
    return (await putSchedule(scope, { ...row, createdAt: now, updatedAt: now })).id
  })
}

/** A comment by the owner for the team, which begins a thread. */
export async function aComment(
  { id: workspaceId, owner }: TestWorkspace,
  outlineId: string,
  changes: Partial<CommentInsert> = {},
): Promise<string> {
  const stored = await withWorkspace(testApp.app.db, workspaceId, (tx) =>
    insertComment(tx, {
      workspaceId,
      id: newId(),
      outlineId,
      visibility: 'team',
      userId: owner.user.id,
      text: 'Shorter, please.',
      createdAt: testClock.now(),
      ...changes,
    }),
  )
  return stored.id
}

export async function aFailedRun({
  workspace,
  brandId,
}: {
  workspace: TestWorkspace
  brandId: string
}): Promise<string> {
  const idea = await anIdea(workspace, brandId)
  const { body } = await workspace.owner.call(outlineEndpoints.generate, { params: { id: idea } })
  const { rows } = (await testApp.app.db.execute(sql`
    update generation_runs set status = 'failed', error_code = 'GENERATION_FAILED' where kind = 'outline' and target = ${idea}
    returning id`)) as { rows: { id: string }[] }
  await testApp.app.db.execute(sql`delete from outlines where id = ${body.outline!.id}`)
  await testApp.app.db.execute(sql`update usage_ledger set state = 'released' where run_id = ${rows[0]!.id}`)
  return rows[0]!.id
}

export async function aCampaign(
  { id: workspaceId }: TestWorkspace,
  brandId: string,
  { name = randomUUID(), sentOn, segment }: { name?: string; sentOn?: string; segment?: string } = {},
): Promise<string> {
  const id = newId()
  const sentAt = `${sentOn ?? testApp.app.clock.now().toISOString().slice(0, 10)} 10:00:00`
  const campaign = { workspaceId, id, brandId, name, sentAt, segment, deliveries: 1000, source: 'csv' as const }
  await withWorkspace(testApp.app.db, workspaceId, (scope) => insertCampaigns(scope, [campaign]))
  return id
}

export async function anImport({ id: workspaceId, owner }: TestWorkspace, brandId: string): Promise<string> {
  const name = randomUUID()
  const scope = { workspaceId, userId: owner.user.id }
  const file = { brandId, filename: `${name}.csv`, fileHash: name, failedRows: 0 }
  const campaign = { workspaceId, id: newId(), brandId, name, sentAt: '2026-03-04 10:00:00', deliveries: 1000 }
  return (await storeImport(testApp.app, scope, file, keyed([{ ...campaign, source: 'csv' }]))).id
}

/** The brand gets the key of a sample account, on every plan and in a suspended workspace too. */
export async function hasSampleKlaviyo({ id: workspaceId }: TestWorkspace, brandId: string): Promise<void> {
  const sealedKey = testApp.app.secrets.seal('demo_key', encryptionOwner(workspaceId, brandId))
  const row = { workspaceId, brandId, sealedKey, accountName: 'Sample data', currency: 'EUR' }
  await withWorkspace(testApp.app.db, workspaceId, (scope) => putConnection(scope, row))
}

export async function isApproved(outlineId: string): Promise<void> {
  await testApp.app.db.execute(sql`update outlines set workflow_status = 'approved' where id = ${outlineId}`)
}
