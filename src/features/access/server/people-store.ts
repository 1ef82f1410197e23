import { type Column, and, eq, inArray, sql } from 'drizzle-orm'
import { displayName } from '#features/auth/server/service.ts'
import { authoredName } from '#server/authored-name.ts'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { memberships, workspacePeople } from './workspace-tables.ts'

export const personHere = {
  name: workspacePeople.name,
  email: workspacePeople.email,
  closedAt: workspacePeople.closedAt,
  calledHere: sql<string | null>`${memberships.displayName}`,
}

export interface PersonHere {
  name: string
  email: string
  closedAt: Date | null
  calledHere: string | null
}

/**
 * Join the people of a workspace laterally with this. A plain join would compute the view for every account of the
 * platform, because its security barrier lets no join condition through.
 */
export const personWith = (tx: Pick<Db, 'select'>, userId: Column) =>
  tx.select().from(workspacePeople).where(eq(workspacePeople.id, userId)).limit(1).as('workspace_people')

export const FORMER_MEMBER = 'Former member'

export const nameHere = (person: PersonHere | null): string =>
  person === null || person.closedAt !== null ? FORMER_MEMBER : displayName(person)

/** `bySupport` marks a super admin who impersonated the user, `byToken` names the user's API token. */
export interface Author {
  userId: string | null
  bySupport: boolean
  byToken?: string | null | undefined
}

export interface PeopleHere {
  nameOf(userId: string | null): string
  authorName(author: Author): string
}

export async function findPeopleHere(tx: WorkspaceTx, userIds: readonly (string | null)[]): Promise<PeopleHere> {
  const people = await findPeople(tx, userIds)
  const nameOf = (userId: string | null) => nameHere((userId !== null && people.get(userId)) || null)
  return {
    nameOf,
    authorName: ({ userId, ...how }) => authoredName(nameOf(userId), how),
  }
}

export async function findPeople(
  { tx, workspaceId }: WorkspaceTx,
  userIds: readonly (string | null)[],
): Promise<Map<string, PersonHere>> {
  const wanted = [...new Set(userIds)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .select({ id: workspacePeople.id, person: personHere })
    .from(workspacePeople)
    .leftJoin(memberships, and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, workspacePeople.id)))
    .where(inArray(workspacePeople.id, wanted))
  return new Map(rows.map(({ id, person }) => [id, person]))
}
