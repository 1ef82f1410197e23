import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { aiCalls, aiTokenDays } from './tables.ts'

export async function insertCall({ tx }: WorkspaceTx, call: typeof aiCalls.$inferInsert): Promise<void> {
  await tx.insert(aiCalls).values(call)
}

export async function updateCall(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  change: Partial<typeof aiCalls.$inferInsert>,
): Promise<void> {
  await tx
    .update(aiCalls)
    .set(change)
    .where(and(eq(aiCalls.workspaceId, workspaceId), eq(aiCalls.id, id)))
}

export async function deleteCallsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(aiCalls).where(lt(aiCalls.createdAt, before))
}

const dayOf = (scope: string, day: string) => and(eq(aiTokenDays.scope, scope), eq(aiTokenDays.day, day))

export async function takeTokens(db: Db, scope: string, day: string, tokens: number, limit: number): Promise<boolean> {
  const opened = await db.insert(aiTokenDays).values({ scope, day, tokens: 0 }).onConflictDoNothing().returning()
  if (opened.length > 0) await db.delete(aiTokenDays).where(lt(aiTokenDays.day, sql`${day}::date - 1`))
  const taken = await db
    .update(aiTokenDays)
    .set({ tokens: sql`${aiTokenDays.tokens} + ${tokens}` })
    .where(and(dayOf(scope, day), sql`${aiTokenDays.tokens} + ${tokens} <= ${limit}`))
    .returning({ scope: aiTokenDays.scope })
  return taken.length === 1
}

/** Corrects a reservation by the difference to the real use. */
export async function correctTokens(db: Db, scope: string, day: string, difference: number): Promise<void> {
  await db
    .update(aiTokenDays)
    .set({ tokens: sql`${aiTokenDays.tokens} + ${difference}` })
    .where(dayOf(scope, day))
}

export async function tokensOf(db: Db, scope: string, day: string): Promise<number> {
  const [row] = await db.select({ tokens: aiTokenDays.tokens }).from(aiTokenDays).where(dayOf(scope, day))
  return row?.tokens ?? 0
}
