import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { simulatedPayments } from '#features/billing/server/tables.ts'

export async function readObject<T>(db: Db, id: string): Promise<T | null> {
  const [row] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.id, id))
  return row === undefined ? null : (row.data as T)
}

export async function readObjects<T>(db: Db, kind: string): Promise<T[]> {
  const rows = await db
    .select()
    .from(simulatedPayments)
    .where(eq(simulatedPayments.kind, kind))
    .orderBy(asc(simulatedPayments.position), asc(simulatedPayments.id))
  return rows.map(({ data }) => data as T)
}

export async function countObjects(db: Db, kind: string): Promise<number> {
  return db.$count(simulatedPayments, eq(simulatedPayments.kind, kind))
}

export async function readInvoicesOf<T>(db: Db, subscriptionId: string): Promise<T[]> {
  const about = sql`${simulatedPayments.data} #>> '{parent,subscription_details,subscription}'`
  const rows = await db
    .select()
    .from(simulatedPayments)
    .where(and(eq(simulatedPayments.kind, 'invoice'), sql`${about} = ${subscriptionId}`))
    .orderBy(asc(simulatedPayments.position))
  return rows.map(({ data }) => data as T)
}

export async function writeObject(db: Db, kind: string, object: { id: string; created?: number }): Promise<void> {
  const data = object as unknown as Record<string, unknown>
  await db
    .insert(simulatedPayments)
    .values({ id: object.id, kind, data, position: object.created ?? 0 })
    .onConflictDoUpdate({ target: simulatedPayments.id, set: { data } })
}
