import { createTransport } from 'nodemailer'
import { keepMail } from './db/platform-store.ts'
import type { Db } from './db/open-db.ts'
import { newId } from './db/new-id.ts'
import type { Clock } from './clock.ts'

export interface Mail {
  to: string
  subject: string
  kind: 'reset_password' | 'email_changed' | 'password_changed'
  text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

const TIMEOUT_MS = 10_000

/** Sends through an SMTP server: `smtp://user:password@host:port` or `smtps://`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  )
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text })
    },
  }
}

/** Keeps mail in the database, where the outbox page shows it: for trials without an SMTP server. */
export function outboxMailer(db: Db, clock: Clock): Mailer {
  return {
    async send({ to, subject, kind, text }) {
      await keepMail(db, { id: newId(), createdAt: clock.now(), recipient: to, subject, kind, body: text })
    },
  }
}
