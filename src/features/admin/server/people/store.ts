import { type SQL, and, count, desc, eq, inArray, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { secondFactors, sessions, users } from '#features/auth/server/tables.ts'
import { brands } from '#features/brands/server/tables.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import { subscriptions } from '#features/access/server/subscription-tables.ts'
import { memberships, workspaces } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'

export interface ListSlice {
  search: string | null
  /** The id of the last row of the previous page. Ids grow with time, so they sort by age. */
  after: string | null
  limit: number
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function mentions(part: string | null, id: PgColumn, ...columns: PgColumn[]): SQL | undefined {
  if (part === null) return undefined
  if (UUID.test(part)) return eq(id, part)
  const pattern = `%${part.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...columns.map((column) => sql`lower(${column}) like ${pattern}`))
}

export async function findUsers(db: Db, { search, after, limit }: ListSlice): Promise<(typeof users.$inferSelect)[]> {
  return db
    .select()
    .from(users)
    .where(and(mentions(search, users.id, users.email, users.name), after === null ? undefined : lt(users.id, after)))
    .orderBy(desc(users.id))
    .limit(limit)
}

export async function findSecondFactorsOf(db: Db, userIds: string[]): Promise<Set<string>> {
  const found = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(inArray(secondFactors.userId, userIds), isNotNull(secondFactors.confirmedAt)))
  return new Set(found.map(({ userId }) => userId))
}

export async function findMembershipsOf(db: Db, userIds: string[]) {
  if (userIds.length === 0) return []
  return db
    .select({
      userId: memberships.userId,
      workspaceId: memberships.workspaceId,
      workspaceName: workspaces.name,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(workspaces, and(eq(workspaces.id, memberships.workspaceId), isNull(workspaces.closedAt)))
    .where(inArray(memberships.userId, userIds))
    .orderBy(memberships.createdAt, memberships.id)
}

export async function findLastVisits(db: Db, userIds: string[]): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(inArray(sessions.userId, userIds), isNull(sessions.impersonatorUserId)))
    .groupBy(sessions.userId)
  return new Map(rows.flatMap(({ userId, at }) => (at === null ? [] : [[userId, at]])))
}

export type ListedWorkspace = Awaited<ReturnType<typeof findWorkspaces>>[number]

const listed = (db: Db) =>
  db
    .select({ workspace: workspaces, subscription: subscriptions, ownerName: users.name, ownerEmail: users.email })
    .from(workspaces)
    .innerJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .innerJoin(users, eq(users.id, workspaces.ownerUserId))

export async function findWorkspaces(db: Db, { search, after, limit }: ListSlice) {
  return listed(db)
    .where(
      and(
        isNull(workspaces.closedAt),
        mentions(search, workspaces.id, workspaces.name, users.email),
        // Repeat the bound on both tables. Otherwise PostgreSQL scans the other index from its newest row.
        after === null ? undefined : and(lt(workspaces.id, after), lt(subscriptions.workspaceId, after)),
      ),
    )
    .orderBy(desc(workspaces.id))
    .limit(limit)
}

export async function findOpenWorkspace(db: Db, id: string): Promise<ListedWorkspace | null> {
  const [row] = await listed(db).where(and(eq(workspaces.id, id), isNull(workspaces.closedAt)))
  return row ?? null
}

export interface WorkspaceCounts {
  brands: Map<string, number>
  members: Map<string, number>
  outlines: Map<string, number>
}

export async function countContents(db: Db, workspaceIds: string[]): Promise<WorkspaceCounts> {
  if (workspaceIds.length === 0) return { brands: new Map(), members: new Map(), outlines: new Map() }
  const [ofBrands, ofMembers, ofOutlines] = await Promise.all([
    db
      .select({ id: brands.workspaceId, rows: count() })
      .from(brands)
      .where(and(inArray(brands.workspaceId, workspaceIds), isNull(brands.archivedAt)))
      .groupBy(brands.workspaceId),
    db
      .select({ id: memberships.workspaceId, rows: count() })
      .from(memberships)
      .where(inArray(memberships.workspaceId, workspaceIds))
      .groupBy(memberships.workspaceId),
    db
      .select({ id: outlines.workspaceId, rows: count() })
      .from(outlines)
      .where(and(inArray(outlines.workspaceId, workspaceIds), isNull(outlines.deletedAt)))
      .groupBy(outlines.workspaceId),
  ])
  const byId = (rows: { id: string; rows: number }[]) => new Map(rows.map(({ id, rows: number }) => [id, number]))
  return { brands: byId(ofBrands), members: byId(ofMembers), outlines: byId(ofOutlines) }
}
