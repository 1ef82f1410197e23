import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LIFETIME_OFFER_ENDS } from '#shared/promotions.ts'
import { type ModelPrice, readPrices } from './ai/model-prices.ts'
import { PROVIDERS, type WriterChoices, chooseWriters } from './ai/writer-choice.ts'
import { isLoopback } from './http/loopback.ts'
import { PROXY_RULE, trustedProxies } from './http/trusted-proxies.ts'

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
  SITE_URL: address('https://www.example.com').optional(),
  DATA_DIR: z.string().default('./data'),
  DRAIN_SECONDS: whole(0, 10).optional(),
  SERVICES: z.enum(['all', 'web', 'worker']).default('all'),
  DATABASE_URL: address('postgres://user:password@host:5432/name').optional(),
  MIGRATION_DATABASE_URL: address('postgres://user:password@host:5432/name').optional(),
  SMTP_URL: address('smtps://user:password@host:465').optional(),
  MAIL_FROM: z.string().default('Mailmonth <no-reply@localhost>'),
  MAIL_MODE: z.enum(['smtp', 'outbox']).optional(),
  DOCS_URL: address('https://docs.example.com').optional(),
  HELP_URL: address('https://help.example.com').optional(),
  SUPPORT_EMAIL: z.email('it must be an email address').optional(),
  BOOK_DEMO_URL: address('https://calendar.example.com/demo').optional(),
  SOCIAL_LINKEDIN_URL: address('https://www.linkedin.com/company/example').optional(),
  SOCIAL_X_URL: address('https://x.com/example').optional(),
  SOCIAL_FACEBOOK_URL: address('https://www.facebook.com/example').optional(),
  LIFETIME_OFFER_ENDS: z.iso
    .datetime({ local: true, error: 'it must be a local time like 2025-11-05T23:59:59' })
    .default(LIFETIME_OFFER_ENDS),
  HERO_VIDEO_ID: z
    .string()
    .regex(/^\d{4,20}$/, 'it must be the number of a Vimeo video')
    .optional(),
  SUPERADMIN_EMAIL: z.email('it must be an email address').optional(),
  SUPERADMIN_PASSWORD: z.string().min(8, 'it needs at least 8 characters').optional(),
  SUPERADMIN_PROMOTE: z.enum(['1']).optional(),
  TRACKING_CONSENT: flag.default('off'),
  FREE_WORKSPACES_PER_PERSON: whole(1, 1000).default(1),
  RATE_LIMITS: flag.default('on'),
  TRUST_PROXY: z
    .string()
    .refine((setting) => trustedProxies(setting) !== undefined, PROXY_RULE)
    .default('off'),
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
  AI_FREE_SHARE: whole(0, 100).default(20),
  AI_PRICES: z.string().default(''),
  ALLOW_PRIVATE_OUTBOUND: z.enum(['1']).optional(),
  ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION: z.enum(['1']).optional(),
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
  siteUrl: string
  supportEmail: string
  mailMode: 'smtp' | 'outbox'
  billingMode: BillingMode
  drainSeconds: number
  writers: WriterChoices
  prices: ReadonlyMap<string, ModelPrice>
}

/** Long enough for load balancers that ask every second or two. */
const PRODUCTION_DRAIN_SECONDS = 5

const STRIPE = 'https://api.stripe.com'
type BillingMode = 'stripe' | 'simulated' | 'off'

export class SettingsError extends Error {}

/** Orchestrators provide secrets as files: `SMTP_URL_FILE=/run/secrets/smtp`. */
const SECRETS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SMTP_URL',
  'SUPERADMIN_PASSWORD',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'AI_COMPAT_API_KEY',
  'APP_ENCRYPTION_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const

type Refuse = (problem: string) => void
type Settings = z.infer<typeof variables>

/** Reads the settings once at the start and names every problem. Empty variables count as absent. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const problems: string[] = []
  const refuse: Refuse = (problem) => void problems.push(problem)
  const given = withSecretsOfFiles(
    Object.fromEntries(
      Object.entries(source).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
    ),
    refuse,
  )
  const parsed = variables.safeParse(given)
  const unusable = (parsed.error?.issues ?? []).map(({ path: [name], message }) => ({ name: String(name), message }))
  for (const { name, message } of unusable) {
    refuse(`${name} is invalid: ${message}. Correct it and start again.`)
  }
  // We check the other rules without the invalid values and ignore what they say about those.
  const names = new Set(unusable.map(({ name }) => name))
  const settings =
    parsed.data ?? variables.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name))))
  const found = ruledOut(settings, (problem) => {
    if (![...names].some((name) => problem.includes(name))) refuse(problem)
  })
  if (found === null || problems.length > 0) throw new SettingsError(problems.join('\n'))
  return found
}

function withSecretsOfFiles(given: Record<string, string>, refuse: Refuse): Record<string, string> {
  const settings = { ...given }
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) refuse(`${name} and ${name}_FILE are both set. Remove one of them.`)
    try {
      settings[name] = readFileSync(file, 'utf8').trimEnd()
    } catch (error) {
      refuse(`We can't read the file in ${name}_FILE (${(error as NodeJS.ErrnoException).code}). Correct it.`)
    }
  }
  return settings
}

function ruledOut(env: Settings, refuse: Refuse): Env | null {
  const mailMode = env.MAIL_MODE ?? (env.SMTP_URL === undefined ? 'outbox' : 'smtp')
  if (mailMode === 'smtp' && env.SMTP_URL === undefined) {
    refuse('MAIL_MODE is smtp, but SMTP_URL is missing. Set SMTP_URL.')
  }
  if (env.SERVICES !== 'all' && env.DATABASE_URL === undefined) {
    refuse('SERVICES needs PostgreSQL. Set DATABASE_URL, or remove SERVICES.')
  }
  // With only one of them, the start would change nothing and an earlier super admin would keep the rights.
  if ((env.SUPERADMIN_EMAIL === undefined) !== (env.SUPERADMIN_PASSWORD === undefined)) {
    refuse('SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD belong together. Set both or neither.')
  }
  if (env.NODE_ENV === 'production') refuseInProduction(env, refuse)
  const writers = chooseWriters(env)
  if (typeof writers === 'string') refuse(writers)
  const prices = readPrices(env.AI_PRICES)
  if (prices === null) {
    refuse('AI_PRICES is invalid. Write it as model=input/output, like gpt-5.4=2.5/15.')
  }
  const billingMode = billingModeOf(env, refuse)
  const appUrl = (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  const siteUrl = env.SITE_URL === undefined ? appUrl : siteUrlOf(env.SITE_URL, appUrl, refuse)
  if (typeof writers === 'string' || prices === null || billingMode === null) return null
  return {
    ...env,
    appUrl,
    siteUrl,
    supportEmail: env.SUPPORT_EMAIL ?? `support@${new URL(appUrl).hostname}`,
    mailMode,
    billingMode,
    drainSeconds: env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? PRODUCTION_DRAIN_SECONDS : 0),
    writers,
    prices,
  }
}

function refuseInProduction(env: Settings, refuse: Refuse): void {
  if (env.APP_URL === undefined) refuse('Production needs APP_URL, the public URL of this installation. Set it.')
  if (env.RATE_LIMITS === 'off') refuse("RATE_LIMITS can't be off in production. Remove it.")
  if (env.SMTP_URL === undefined && env.MAIL_MODE === undefined) {
    refuse('Production needs an email server. Set SMTP_URL, or set MAIL_MODE=outbox to run without email.')
  }
  if (env.APP_ENCRYPTION_KEY === undefined) {
    refuse(
      'Production needs APP_ENCRYPTION_KEY to encrypt the keys of connected services. Generate one with `openssl rand -base64 32`, and keep it.',
    )
  }
  if (env.ALLOW_PRIVATE_OUTBOUND !== undefined && env.ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION === undefined) {
    refuse(
      'ALLOW_PRIVATE_OUTBOUND lets members reach your own network. Remove it, or also set ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION=1.',
    )
  }
  if (!env.KLAVIYO_API_BASE.startsWith('https:')) {
    refuse('KLAVIYO_API_BASE must be an https URL in production. Correct or remove it.')
  }
  const compatible = env.AI_COMPAT_BASE_URL
  const isLocal = compatible !== undefined && isLoopback(new URL(compatible).hostname)
  for (const setting of ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', 'AI_COMPAT_BASE_URL'] as const) {
    if (env[setting] === undefined || (setting === 'AI_COMPAT_BASE_URL' && isLocal)) continue
    if (!env[setting].startsWith('https:') && env.ALLOW_INSECURE_PROVIDER_URLS === undefined) {
      refuse(
        `${setting} must be an https URL in production. Correct or remove it, or set ALLOW_INSECURE_PROVIDER_URLS=1.`,
      )
    }
  }
}

function siteUrlOf(given: string, appUrl: string, refuse: Refuse): string {
  const [site, app] = [new URL(given), new URL(appUrl)]
  // A cookie belongs to a host with all its ports.
  if (site.hostname === app.hostname) {
    refuse('SITE_URL and APP_URL must have different hosts. Correct SITE_URL, or remove it to share one host.')
  }
  if (site.protocol !== app.protocol) {
    refuse('SITE_URL and APP_URL must both begin with https or both with http. Correct one of them.')
  }
  return site.origin
}

/** Production must choose explicitly, because free plans by accident are as bad as charges by accident. */
function billingModeOf(env: Settings, refuse: Refuse): BillingMode | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, NODE_ENV, STRIPE_API_BASE: base } = env
  const production = NODE_ENV === 'production'
  if ((key === undefined) !== (secret === undefined)) {
    refuse('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together. Set both or neither.')
  }
  const mode = env.BILLING_MODE ?? (key !== undefined ? 'stripe' : production ? null : 'simulated')
  if (mode === null) {
    refuse(
      'Production needs a payment provider. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or set BILLING_MODE=off to run without payments.',
    )
    return null
  }
  if (mode === 'stripe') {
    if (key === undefined) refuse('BILLING_MODE is stripe, but STRIPE_SECRET_KEY is missing. Set it.')
    if (key !== undefined && /^[sr]k_live_/.test(key) && (base !== STRIPE || !env.APP_URL?.startsWith('https:'))) {
      refuse(
        `A live STRIPE_SECRET_KEY needs an APP_URL with https and works only with ${STRIPE}. Correct them, or use a test key.`,
      )
    }
    if (production && !base.startsWith('https:')) {
      refuse('STRIPE_API_BASE must be an https URL in production. Correct or remove it.')
    }
  }
  if (mode === 'simulated') {
    if (key !== undefined) {
      refuse("Payments can't be simulated with a STRIPE_SECRET_KEY. Remove the key or BILLING_MODE.")
    }
    if (production && env.ALLOW_SIMULATED_BILLING === undefined) {
      refuse(
        "Production doesn't simulate payments by default. Set ALLOW_SIMULATED_BILLING=1 to allow it, or set BILLING_MODE=off.",
      )
    }
  }
  return mode
}
