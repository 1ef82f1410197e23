import type { Clock } from './clock.ts'
import type { Db } from './db/open-db.ts'
import { putServiceFailure } from './db/platform-store.ts'
import { wordsOf } from './log.ts'
import type { Mailer } from './mailer.ts'

const LONGEST = 300

/** Stores the newest failure of a service for platform admins. It doesn't handle the error. */
export async function noteFailure(
  { db, clock }: { db: Db; clock: Clock },
  service: 'mail' | 'payments',
  error: unknown,
): Promise<void> {
  await putServiceFailure(db, { service, occurredAt: clock.now(), message: wordsOf(error).slice(0, LONGEST) })
}

export function watchedMailer(mailer: Mailer, app: { db: Db; clock: Clock }): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        await noteFailure(app, 'mail', error)
        throw error
      }
    },
  }
}
