import { setTimeout } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import { keepMail } from './db/platform-store.ts'
import type { Db } from './db/open-db.ts'
import { newId } from './db/new-id.ts'
import type { Clock } from './clock.ts'

export interface Mail {
  to: string
  subject: string
  kind:
    | 'account_deletion'
    | 'api_token'
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
    | 'webhook'
    | 'workspace_deletion'
  text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

const TIMEOUT_MS = 10_000

const RETRY_AFTER_MS = [2_000, 15_000, 60_000]

/** `smtp://user:password@host:port` or `smtps://`. We retry after 4xx and connection errors, but not after 5xx. */
export function smtpMailer(
  url: string,
  from: string,
  retryAfterMs: readonly number[] = RETRY_AFTER_MS,
  silentAtMostMs = TIMEOUT_MS,
): Mailer {
  const limits = { connectionTimeout: silentAtMostMs, greetingTimeout: silentAtMostMs, socketTimeout: silentAtMostMs }
  let connected: Promise<Transporter> | undefined
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...limits }, { from })
  }
  return {
    async send({ to, subject, text }) {
      const transport = await (connected ??= connect())
      for (const wait of retryAfterMs) {
        try {
          await transport.sendMail({ to, subject, text })
          return
        } catch (error) {
          if (isRefusal(error)) throw error
          // A waiting email must not keep the process alive.
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

export function outboxMailer(db: Db, clock: Clock): Mailer {
  return {
    async send({ to, subject, kind, text }) {
      await keepMail(db, { id: newId(), createdAt: clock.now(), recipient: to, subject, kind, body: text })
    },
  }
}
