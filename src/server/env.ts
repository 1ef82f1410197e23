import { z } from 'zod'
import { LIFETIME_OFFER_ENDS } from '#shared/promotions.ts'
import { type ModelPrice, readPrices } from './ai/model-prices.ts'
import { PROVIDERS, type WriterChoices, chooseWriters } from './ai/writer-choice.ts'

const flag = z.enum(['on', 'off'])
const PORT_RULE = 'it must be a whole number up to 65535'
const address = (example: string) => z.url(`it must be an address like ${example}`)
const whole = (least: number, most: number) => {
  const rule = `it must be a whole number from ${least} to ${most}`
  return z.coerce.number(rule).int(rule).min(least, rule).max(most, rule)
}
const provider = z.enum([...PROVIDERS, 'auto']).default('auto')

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
  AI_IDEAS_PROVIDER: provider,
  AI_OUTLINES_PROVIDER: provider,
  AI_FALLBACK: z.enum(['planner']).optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address('https://api.openai.com/v1').default('https://api.openai.com/v1'),
  OPENAI_IDEAS_MODEL: z.string().default('gpt-5.4'),
  OPENAI_OUTLINES_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: address('https://api.anthropic.com/v1').default('https://api.anthropic.com/v1'),
  ANTHROPIC_OUTLINES_MODEL: z.string().default('claude-sonnet-5'),
  ANTHROPIC_IDEAS_MODEL: z.string().optional(),
  AI_COMPAT_BASE_URL: address('http://127.0.0.1:11434/v1').optional(),
  AI_COMPAT_API_KEY: z.string().optional(),
  AI_COMPAT_MODEL: z.string().optional(),
  AI_COMPAT_JSON_SCHEMA: z.enum(['true', 'false']).default('false'),
  AI_TIMEOUT_MS: whole(100, 600_000).default(120_000),
  AI_MAX_RETRIES: whole(0, 2).default(1),
  AI_MAX_OUTPUT_TOKENS: whole(500, 200_000).default(8000),
  AI_WORKSPACE_TOKENS_PER_DAY: whole(0, 1_000_000_000_000).default(3_000_000),
  AI_PLATFORM_TOKENS_PER_DAY: whole(0, 1_000_000_000_000).default(100_000_000),
  AI_PRICES: z.string().default(''),
  ALLOW_INSECURE_PROVIDER_URLS: z.enum(['1']).optional(),
  APP_ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'it must be 32 random bytes in base64, as `openssl rand -base64 32` prints them')
    .optional(),
  KLAVIYO_API_BASE: address('https://a.klaviyo.com').default('https://a.klaviyo.com'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_STARTER: z.string().default('price_starter'),
  STRIPE_PRICE_PRO: z.string().default('price_pro'),
  STRIPE_PRICE_TEAMS: z.string().default('price_teams'),
  STRIPE_API_BASE: address('https://api.stripe.com').default('https://api.stripe.com'),
  BILLING_MODE: z.enum(['stripe', 'simulated', 'off']).optional(),
  ALLOW_SIMULATED_BILLING: z.enum(['1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export type Env = z.infer<typeof variables> & {
  appUrl: string
  supportEmail: string
  mailMode: 'smtp' | 'outbox'
  billingMode: BillingMode
  writers: WriterChoices
  prices: ReadonlyMap<string, ModelPrice>
}

const STRIPE = 'https://api.stripe.com'
type BillingMode = 'stripe' | 'simulated' | 'off'

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
    if (env.APP_ENCRYPTION_KEY === undefined) {
      throw new SettingsError(
        'Production needs APP_ENCRYPTION_KEY, which seals the keys of connected services: set it to what `openssl rand -base64 32` prints, and keep it.',
      )
    }
    if (!env.KLAVIYO_API_BASE.startsWith('https:')) {
      throw new SettingsError('KLAVIYO_API_BASE must be an https address in production: correct or remove it.')
    }
    for (const setting of ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL'] as const) {
      if (!env[setting].startsWith('https:') && env.ALLOW_INSECURE_PROVIDER_URLS === undefined) {
        throw new SettingsError(
          `${setting} must be an https address in production: correct or remove it, or set ALLOW_INSECURE_PROVIDER_URLS=1.`,
        )
      }
    }
  }
  const writers = chooseWriters(env)
  if (typeof writers === 'string') throw new SettingsError(writers)
  const prices = readPrices(env.AI_PRICES)
  if (prices === null) {
    throw new SettingsError('The setting AI_PRICES is not usable: write it as model=input/output, like gpt-5.4=2.5/15.')
  }
  const billingMode = billingModeOf(env)
  const appUrl = (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    ...env,
    appUrl,
    supportEmail: env.SUPPORT_EMAIL ?? `support@${new URL(appUrl).hostname}`,
    mailMode,
    billingMode,
    writers,
    prices,
  }
}

/**
 * Real keys mean real payments. Without keys a trial simulates them; production has to say what it wants, because
 * plans that cost nothing by accident are as bad as charges by accident.
 */
function billingModeOf(env: z.infer<typeof variables>): BillingMode {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, NODE_ENV, STRIPE_API_BASE: base } = env
  const production = NODE_ENV === 'production'
  if ((key === undefined) !== (secret === undefined)) {
    throw new SettingsError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.')
  }
  const mode = env.BILLING_MODE ?? (key !== undefined ? 'stripe' : production ? null : 'simulated')
  if (mode === null) {
    throw new SettingsError(
      'Production needs a payment provider: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or BILLING_MODE=off to do without on purpose.',
    )
  }
  if (mode === 'stripe') {
    if (key === undefined) throw new SettingsError('BILLING_MODE is stripe but STRIPE_SECRET_KEY is missing: set it.')
    if (/^[sr]k_live_/.test(key) && (base !== STRIPE || !env.APP_URL?.startsWith('https:'))) {
      throw new SettingsError(
        `A live STRIPE_SECRET_KEY needs an APP_URL with https and goes to ${STRIPE} only: correct them, or use a test key.`,
      )
    }
    if (production && !base.startsWith('https:')) {
      throw new SettingsError('STRIPE_API_BASE must be an https address in production: correct or remove it.')
    }
  }
  if (mode === 'simulated') {
    if (key !== undefined) {
      throw new SettingsError('Payments cannot be simulated beside a STRIPE_SECRET_KEY: remove it or BILLING_MODE.')
    }
    if (production && env.ALLOW_SIMULATED_BILLING === undefined) {
      throw new SettingsError(
        'Production does not simulate payments by accident: set ALLOW_SIMULATED_BILLING=1 if you mean it, or BILLING_MODE=off.',
      )
    }
  }
  return mode
}
