import { z } from 'zod'
import { LIFETIME_OFFER_ENDS } from '#shared/promotions.ts'

const flag = z.enum(['on', 'off'])
const PORT_RULE = 'it must be a whole number up to 65535'
const address = (example: string) => z.url(`it must be an address like ${example}`)

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: address('https://mail.example.com').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('postgres://user:password@host:5432/name').optional(),
  MIGRATION_DATABASE_URL: address('postgres://user:password@host:5432/name').optional(),
  SMTP_URL: address('smtps://user:password@host:465').optional(),
  MAIL_FROM: z.string().default('Mailmonth <no-reply@localhost>'),
  MAIL_MODE: z.enum(['smtp', 'outbox']).optional(),
  DOCS_URL: address('https://docs.example.com').optional(),
  HELP_URL: address('https://help.example.com').optional(),
  SUPPORT_EMAIL: z.email('it must be an e-mail address').optional(),
  BOOK_DEMO_URL: address('https://calendar.example.com/demo').optional(),
  LIFETIME_OFFER_ENDS: z.iso
    .datetime({ local: true, error: 'it must be a local time like 2025-11-05T23:59:59' })
    .default(LIFETIME_OFFER_ENDS),
  HERO_VIDEO_ID: z
    .string()
    .regex(/^\d{4,20}$/, 'it must be the number of a Vimeo video')
    .optional(),
  SUPERADMIN_EMAIL: z.email('it must be an e-mail address').optional(),
  SUPERADMIN_PASSWORD: z.string().min(8, 'it needs at least 8 characters').optional(),
  TRACKING_CONSENT: flag.default('off'),
  RATE_LIMITS: flag.default('on'),
  TRUST_PROXY: flag.default('off'),
  AI_FALLBACK: z.enum(['planner']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export type Env = z.infer<typeof variables> & { appUrl: string; supportEmail: string; mailMode: 'smtp' | 'outbox' }

/** A setting that keeps the server from starting; the message is one sentence that says what to do. */
export class SettingsError extends Error {}

/** Reads the settings once, at the start. Empty variables count as absent. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingsError(
      `The setting ${issue?.path.join('.')} is not usable: ${issue?.message}. Correct it and start again.`,
    )
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const mailMode = env.MAIL_MODE ?? (env.SMTP_URL === undefined ? 'outbox' : 'smtp')
  if (mailMode === 'smtp' && env.SMTP_URL === undefined) {
    throw new SettingsError('MAIL_MODE is smtp but SMTP_URL is missing: set SMTP_URL.')
  }
  if (production) {
    if (env.APP_URL === undefined) throw new SettingsError('Production needs APP_URL, the address people type: set it.')
    if (env.RATE_LIMITS === 'off') throw new SettingsError('RATE_LIMITS cannot be off in production: remove it.')
    if (mailMode === 'outbox' && env.MAIL_MODE === undefined) {
      throw new SettingsError('Production needs real mail: set SMTP_URL, or MAIL_MODE=outbox to do without on purpose.')
    }
    if (env.AI_FALLBACK !== 'planner') {
      throw new SettingsError(
        'Production has no AI provider to write with: set AI_FALLBACK=planner to let the built-in planner do it.',
      )
    }
  }
  const appUrl = (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    ...env,
    appUrl,
    supportEmail: env.SUPPORT_EMAIL ?? `support@${new URL(appUrl).hostname}`,
    mailMode,
  }
}
