import { randomUUID } from 'node:crypto'
import { insertSession, insertUser, type UserRow } from '#features/auth/server/store.ts'
import { hashToken } from '#features/auth/server/service.ts'
import { brandEndpoints, type Brand } from '#features/brands/contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { outlineEndpoints, type Outline } from '#features/outlines/contract.ts'
import { createWorkspace, setPlanOverride } from '#features/plans/server/service.ts'
import { insertMembership, setWorkspaceStatus } from '#features/workspaces/server/service.ts'
import { newId } from '#server/db/new-id.ts'
import type { WorkspaceRole } from '#shared/permissions.ts'
import type { PlanName } from '#shared/plan-catalogue.ts'
import { type Client, clientWith } from './client.ts'
import { testApp } from './test-app.ts'
import { testClock } from './test-clock.ts'

export interface Person extends Client {
  user: UserRow
}


/** A signed-in person without a workspace. */
export async function aPerson(changes: Partial<UserRow> = {}): Promise<Person> {
  const now = testClock.now()
  const user: UserRow = {
    id: newId(), email: `${randomUUID()}@example.com`, name: 'Robin Test', phone: '', address: '', role: 'USER', passwordHash: 'none',
    currentWorkspaceId: null, createdAt: now, ...changes,
  }
  const token = randomUUID()
  await insertUser(testApp.app.db, user)
  await insertSession(testApp.app.db, { tokenHash: hashToken(token), userId: user.id, createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 30 * 86_400_000) })
  return { ...clientWith(`mailmonth=${token}`), user }
}

export interface TestWorkspace {
  id: string
  owner: Person
}

export async function aWorkspace({ plan = 'PRO', suspended = false, owner }: { plan?: PlanName; suspended?: boolean; owner?: Person } = {}): Promise<TestWorkspace> {
  const person = owner ?? (await aPerson())
  const id = await createWorkspace(testApp.app, person.user.id, 'Test workspace')
  if (plan !== 'FREE') await setPlanOverride(testApp.app.db, id, plan)
  if (suspended) await suspend(id)
  return { id, owner: person }
}

export async function suspend(workspaceId: string): Promise<void> {
  await setWorkspaceStatus(testApp.app.db, workspaceId, 'SUSPENDED')
}

export async function aMember(workspace: TestWorkspace, role: WorkspaceRole): Promise<Person> {
  const person = await aPerson({ name: `${role} Test` })
  const now = testClock.now()
  await insertMembership(testApp.app.db, { id: newId(), workspaceId: workspace.id, userId: person.user.id, role, lastUsedAt: now, createdAt: now })
  return person
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
  productsInfo: { products: 'Forest Roast Espresso, Courtyard Filter Blend, Cold Brew Kit, Three Regions Sampler', averageOrderValue: '$38' },
  buyingJourney: { buyingProcess: 'Reads two or three mails, orders the sampler, then subscribes', commonObjections: 'Too expensive for every day, I have no grinder' },
  guidelines: { tone: 'Warm and knowledgeable with dry humour', say: ['freshly roasted'], dontSay: ['cheap'], complianceNotes: 'No health claims.' },
} as const

/** A brand that went through onboarding. */
export async function aBrand(workspace: TestWorkspace, changes: object = {}): Promise<Brand> {
  const created = await workspace.owner.call(brandEndpoints.create, { body: { ...brandFields, ...changes, workspaceId: workspace.id } })
  const { body } = await workspace.owner.call(brandEndpoints.update, { params: { id: created.body.brand.id }, body: { ...brandDetails, onboardingStep: null } })
  return body.brand
}

export async function anIdea(workspace: TestWorkspace, brandId: string, changes: object = {}): Promise<string> {
  const fields = { title: `Idea ${randomUUID().slice(0, 8)}`, description: 'What the mail is about', year: 2026, month: 12, ...changes }
  const { body } = await workspace.owner.call(ideaEndpoints.addManual, { params: { id: brandId }, body: fields })
  return body.idea.id
}

export async function anOutline(workspace: TestWorkspace, brandId: string, changes: object = {}): Promise<Outline> {
  const { body } = await workspace.owner.call(outlineEndpoints.generate, { params: { id: await anIdea(workspace, brandId, changes) } })
  return body.outline!
}
