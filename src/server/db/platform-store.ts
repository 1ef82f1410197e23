import { desc } from 'drizzle-orm'
import type { Db } from './open-db.ts'
import { auditLog, mailOutbox } from './platform-tables.ts'

export type KeptMail = typeof mailOutbox.$inferSelect

export async function appendAuditEntry(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry)
}

export async function keepMail(db: Db, mail: KeptMail): Promise<void> {
  await db.insert(mailOutbox).values(mail)
}

/** What the outbox holds, the newest first. */
export async function newestMails(db: Db): Promise<KeptMail[]> {
  return db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)).limit(50)
}
