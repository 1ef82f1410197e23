import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from './open-db.ts'
import { auditLog, mailOutbox, serviceFailures } from './platform-tables.ts'

export type KeptMail = typeof mailOutbox.$inferSelect

export async function appendAuditEntry(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry)
}

export async function hasActed(db: Db, email: string): Promise<boolean> {
  const [entry] = await db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.actorEmail, email)).limit(1)
  return entry !== undefined
}

export async function keepMail(db: Db, mail: KeptMail): Promise<void> {
  await db.insert(mailOutbox).values(mail)
}

export async function putServiceFailure(db: Db, failure: typeof serviceFailures.$inferInsert): Promise<void> {
  const { occurredAt, message } = failure
  await db
    .insert(serviceFailures)
    .values(failure)
    .onConflictDoUpdate({ target: serviceFailures.service, set: { occurredAt, message } })
}

export async function findServiceFailures(db: Db): Promise<(typeof serviceFailures.$inferSelect)[]> {
  return db.select().from(serviceFailures)
}

export async function newestMails(db: Db): Promise<KeptMail[]> {
  return db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)).limit(50)
}

/** A trigger rejects every other deletion from the audit log. */
export async function deleteAuditEntriesBefore(db: Db, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.audit_purge_before', ${before.toISOString()}, true)`)
    await tx.delete(auditLog).where(lt(auditLog.occurredAt, before))
  })
}

export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, before))
}

export async function deleteMailsTo(db: Db, recipient: string): Promise<void> {
  await db.delete(mailOutbox).where(sql`lower(${mailOutbox.recipient}) = lower(${recipient})`)
}
