import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { MembershipRow } from './workspace-store.ts'
import { memberships, workspacePeople, workspaces } from './workspace-tables.ts'

export interface MemberRow {
  membership: MembershipRow
  user: { name: string; email: string; role: 'USER' | 'SUPERADMIN' }
}

const membershipOf = (workspaceId: string, userId: string) =>
  and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId))

/** The members of a workspace: the owner, then the others by the order in which they joined. */
export async function findMembers({ tx, workspaceId }: WorkspaceTx): Promise<MemberRow[]> {
  return tx
    .select({
      membership: memberships,
      user: { name: workspacePeople.name, email: workspacePeople.email, role: workspacePeople.role },
    })
    .from(memberships)
    .innerJoin(workspacePeople, eq(workspacePeople.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(sql`(${memberships.role} = 'OWNER') desc`, asc(memberships.createdAt), asc(memberships.id))
}

export async function countMembersNow({ tx, workspaceId }: WorkspaceTx): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(memberships).where(eq(memberships.workspaceId, workspaceId))
  return row?.members ?? 0
}

export async function isMemberByEmail({ tx, workspaceId }: WorkspaceTx, email: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(workspacePeople, eq(workspacePeople.id, memberships.userId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(sql`lower(${workspacePeople.email})`, email.toLowerCase())))
  return row !== undefined
}

/** A membership, held until the transaction ends, so that two changes of it follow one another. */
export async function findMembershipForChange(
  { tx, workspaceId }: WorkspaceTx,
  userId: string,
): Promise<MembershipRow | null> {
  const [row] = await tx.select().from(memberships).where(membershipOf(workspaceId, userId)).for('update')
  return row ?? null
}

/** The workspace itself when the person is a member of it. */
export async function findMembershipWorkspace(db: Db, userId: string, workspaceId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: memberships.workspaceId })
    .from(memberships)
    .where(membershipOf(workspaceId, userId))
  return row?.id ?? null
}

/** In how many workspaces a person is; not inside `withWorkspace`, which sees only one. */
export async function countMembershipsOf(db: Db, userId: string): Promise<number> {
  return db.$count(memberships, eq(memberships.userId, userId))
}

export async function updateMembership(
  { tx, workspaceId }: WorkspaceTx,
  userId: string,
  changes: Partial<Pick<MembershipRow, 'role' | 'displayName'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) {
    await tx.update(memberships).set(changes).where(membershipOf(workspaceId, userId))
  }
}

export async function deleteMembership({ tx, workspaceId }: WorkspaceTx, userId: string): Promise<void> {
  await tx.delete(memberships).where(membershipOf(workspaceId, userId))
}

/** Makes a member the owner, and the owner of before an admin. */
export async function handOverWorkspace({ tx, workspaceId }: WorkspaceTx, userId: string): Promise<void> {
  await tx
    .update(memberships)
    .set({ role: 'ADMIN' })
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.role, 'OWNER')))
  await tx.update(memberships).set({ role: 'OWNER' }).where(membershipOf(workspaceId, userId))
  await tx.update(workspaces).set({ ownerUserId: userId }).where(eq(workspaces.id, workspaceId))
}
