import { setTimeout } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { keepMail } from './db/platform-store.ts'
import type { Db } from './db/open-db.ts'
import { newId } from './db/new-id.ts'
import type { Clock } from './clock.ts'

export interface Mail {
  to: string
  subject: string
  kind:
    | 'account_deletion'
    | 'confirm_email'
    | 'email_changed'
    | 'email_confirmed'
    | 'email_reverted'
    | 'invitation'
    | 'notification'
    | 'password_changed'
    | 'payment_action_required'
    | 'payment_failed'
    | 'payment_refunded'
    | 'payment_waits_for_account'
    | 'reset_password'
    | 'second_factor'
    | 'subscription_ended'
    | 'trial_ending'
    | 'workspace_deletion'
  text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

const TIMEOUT_MS = 10_000

/** What a busy or absent mail server is given before it is asked again. */
const RETRY_AFTER_MS = [2_000, 15_000, 60_000]

/**
 * Sends through an SMTP server: `smtp://user:password@host:port` or `smtps://`. A server that is away or says "later"
 * (4xx) is asked again; one that says no (5xx) is believed, and `send` fails at once.
 */
export function smtpMailer(url: string, from: string, retryAfterMs: readonly number[] = RETRY_AFTER_MS): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  )
  return {
    async send({ to, subject, text }) {
      for (const wait of retryAfterMs) {
        try {
          await transport.sendMail({ to, subject, text })
          return
        } catch (error) {
          if (isRefusal(error)) throw error
          // A mail that waits keeps no process from ending.
          await setTimeout(wait, undefined, { ref: false })
        }
      }
      await transport.sendMail({ to, subject, text })
    },
  }
}

function isRefusal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500
}

/** Keeps mail in the database, where the outbox page shows it: for trials without an SMTP server. */
export function outboxMailer(db: Db, clock: Clock): Mailer {
  return {
    async send({ to, subject, kind, text }) {
      await keepMail(db, { id: newId(), createdAt: clock.now(), recipient: to, subject, kind, body: text })
    },
  }
}
