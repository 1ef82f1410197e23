import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { personWith } from './people-store.ts'
import type { MembershipRow } from './workspace-store.ts'
import { memberships, workspacePeople, workspaces } from './workspace-tables.ts'

export interface MemberRow {
  membership: MembershipRow
  user: { name: string; email: string; role: 'USER' | 'SUPERADMIN' }
}

const membershipOf = (workspaceId: string, userId: string) =>
  and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId))

export async function findMembers({ tx, workspaceId }: WorkspaceTx): Promise<MemberRow[]> {
  return tx
    .select({
      membership: memberships,
      user: { name: workspacePeople.name, email: workspacePeople.email, role: workspacePeople.role },
    })
    .from(memberships)
    .innerJoinLateral(personWith(tx, memberships.userId), sql`true`)
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
    .innerJoinLateral(personWith(tx, memberships.userId), sql`true`)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(sql`lower(${workspacePeople.email})`, email.toLowerCase())))
  return row !== undefined
}

/** Locks the membership until the transaction ends, so that concurrent changes are serialized. */
export async function findMembershipForChange(
  { tx, workspaceId }: WorkspaceTx,
  userId: string,
): Promise<MembershipRow | null> {
  const [row] = await tx.select().from(memberships).where(membershipOf(workspaceId, userId)).for('update')
  return row ?? null
}

export async function findMembershipWorkspace(db: Db, userId: string, workspaceId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: memberships.workspaceId })
    .from(memberships)
    .where(membershipOf(workspaceId, userId))
  return row?.id ?? null
}

/** Don't call this inside `withWorkspace`, which sees only one workspace. */
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

export async function handOverWorkspace({ tx, workspaceId }: WorkspaceTx, userId: string): Promise<void> {
  await tx
    .update(memberships)
    .set({ role: 'ADMIN' })
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.role, 'OWNER')))
  await tx.update(memberships).set({ role: 'OWNER' }).where(membershipOf(workspaceId, userId))
  await tx.update(workspaces).set({ ownerUserId: userId }).where(eq(workspaces.id, workspaceId))
}
