import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { SettingsError, readEnv } from './env.ts'

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://mail.example',
  SMTP_URL: 'smtps://mail.example',
  AI_FALLBACK: 'planner',
  APP_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  BILLING_MODE: 'off',
}

const openAi = { OPENAI_API_KEY: 'sk-one' }
const anthropic = { ANTHROPIC_API_KEY: 'sk-two' }
const compatible = { AI_COMPAT_BASE_URL: 'http://127.0.0.1:11434/v1', AI_COMPAT_MODEL: 'small' }
const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const liveKeys = { ...keys, STRIPE_SECRET_KEY: 'sk_live_1' }

test.each([
  [{}, 'simulated'],
  [{ NODE_ENV: 'test' }, 'simulated'],
  [{ BILLING_MODE: 'off' }, 'off'],
  [keys, 'stripe'],
  [production, 'off'],
  [{ ...production, ...keys, BILLING_MODE: '' }, 'stripe'],
  [{ ...production, ...liveKeys, BILLING_MODE: '' }, 'stripe'],
  [{ ...production, BILLING_MODE: 'simulated', ALLOW_SIMULATED_BILLING: '1' }, 'simulated'],
])('%j uses the billing mode %s', (given, mode) => {
  expect(readEnv(given).billingMode).toBe(mode)
})

test.each([
  [{}, 'planner', 'planner'],
  [openAi, 'openai gpt-5.4', 'openai gpt-5.4'],
  [anthropic, 'anthropic claude-sonnet-5', 'anthropic claude-sonnet-5'],
  [{ ...openAi, ...anthropic }, 'openai gpt-5.4', 'anthropic claude-sonnet-5'],
  [{ ...openAi, AI_OUTLINES_PROVIDER: 'planner' }, 'openai gpt-5.4', 'planner'],
  [{ ...openAi, ...compatible }, 'openai gpt-5.4', 'openai gpt-5.4'],
  [compatible, 'compatible small', 'compatible small'],
  [{ ...openAi, ...compatible, AI_IDEAS_PROVIDER: 'compatible' }, 'compatible small', 'openai gpt-5.4'],
  [
    { ...openAi, ...anthropic, AI_IDEAS_PROVIDER: 'anthropic', ANTHROPIC_IDEAS_MODEL: 'other' },
    'anthropic other',
    'anthropic claude-sonnet-5',
  ],
  [production, 'planner', 'planner'],
  [{ ...production, ...openAi, AI_FALLBACK: '' }, 'openai gpt-5.4', 'openai gpt-5.4'],
  [{ ...production, ...compatible, AI_FALLBACK: '' }, 'compatible small', 'compatible small'],
  [
    { ...production, ...compatible, AI_COMPAT_BASE_URL: 'http://[::1]:11434/v1', AI_FALLBACK: '' },
    'compatible small',
    'compatible small',
  ],
  [
    { ...production, ...compatible, AI_COMPAT_BASE_URL: 'https://models.example/v1', AI_FALLBACK: '' },
    'compatible small',
    'compatible small',
  ],
  [
    {
      ...production,
      ...compatible,
      AI_COMPAT_BASE_URL: 'http://models.example/v1',
      ALLOW_INSECURE_PROVIDER_URLS: '1',
      AI_FALLBACK: '',
    },
    'compatible small',
    'compatible small',
  ],
  [
    { ...production, ...openAi, OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', ALLOW_INSECURE_PROVIDER_URLS: '1' },
    'openai gpt-5.4',
    'openai gpt-5.4',
  ],
])('with %j, %s writes ideas and %s writes outlines', (given, ideas, outlines) => {
  const { writers } = readEnv(given)
  const named = ({ provider, model }: (typeof writers)['ideas']) => (model === null ? provider : `${provider} ${model}`)
  expect([named(writers.ideas), named(writers.outlines)]).toEqual([ideas, outlines])
})

test('reads model prices', () => {
  expect(readEnv({ AI_PRICES: 'small=0/0, gpt-5.4=3/16' }).prices.get('gpt-5.4')).toEqual({ input: 3, output: 16 })
  expect(readEnv({}).prices.get('claude-sonnet-5')).toEqual({ input: 2, output: 10 })
})

test('needs no settings for a trial, and an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', APP_URL: '', SMTP_URL: '' })).toMatchObject({
    PORT: 3000,
    appUrl: 'http://localhost:3000',
    mailMode: 'outbox',
  })
})

test('the public pages are part of the app unless they have an address', () => {
  expect(readEnv({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000')
  expect(readEnv({ ...production, SITE_URL: 'https://www.mail.example/' }).siteUrl).toBe('https://www.mail.example')
})

test('production starts with complete settings', () => {
  expect(readEnv(production)).toMatchObject({ appUrl: 'https://mail.example', mailMode: 'smtp' })
  expect(readEnv({ ...production, SMTP_URL: '', MAIL_MODE: 'outbox' }).mailMode).toBe('outbox')
})

test('private addresses need an explicit setting', () => {
  const allowed = { ALLOW_PRIVATE_OUTBOUND: '1' }
  expect(readEnv({}).ALLOW_PRIVATE_OUTBOUND).toBeUndefined()
  expect(readEnv(allowed).ALLOW_PRIVATE_OUTBOUND).toBe('1')
  const onPurpose = { ...production, ...allowed, ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION: '1' }
  expect(readEnv(onPurpose).ALLOW_PRIVATE_OUTBOUND).toBe('1')
  const alone = { ...production, ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION: '1' }
  expect(readEnv(alone).ALLOW_PRIVATE_OUTBOUND).toBeUndefined()
})

test.each([
  [{ ...production, ALLOW_PRIVATE_OUTBOUND: '1' }, 'also set ALLOW_PRIVATE_OUTBOUND_IN_PRODUCTION=1'],
  [{ ALLOW_PRIVATE_OUTBOUND: 'yes' }, 'ALLOW_PRIVATE_OUTBOUND is invalid'],
  [{ ...production, APP_URL: '' }, 'Production needs APP_URL'],
  [{ ...production, SITE_URL: 'https://mail.example:8443' }, 'SITE_URL and APP_URL must have different hosts'],
  [{ ...production, SITE_URL: 'http://www.mail.example' }, 'both begin with https'],
  [{ ...production, SMTP_URL: '' }, 'Set SMTP_URL, or set MAIL_MODE=outbox'],
  [{ ...production, AI_FALLBACK: '' }, 'Set OPENAI_API_KEY, or set AI_FALLBACK=planner'],
  [{ AI_IDEAS_PROVIDER: 'openai' }, 'AI_IDEAS_PROVIDER is openai, but OPENAI_API_KEY is missing'],
  [{ AI_OUTLINES_PROVIDER: 'anthropic' }, 'AI_OUTLINES_PROVIDER is anthropic, but ANTHROPIC_API_KEY is missing'],
  [
    { AI_IDEAS_PROVIDER: 'compatible', AI_COMPAT_BASE_URL: 'http://127.0.0.1:11434/v1' },
    'AI_COMPAT_BASE_URL or AI_COMPAT_MODEL is missing',
  ],
  [{ AI_PRICES: 'gpt-5.4: 3' }, 'AI_PRICES is invalid'],
  [{ AI_TIMEOUT_MS: '5' }, 'AI_TIMEOUT_MS is invalid: it must be a whole number from 100'],
  [
    { ...production, ...openAi, OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' },
    'OPENAI_BASE_URL must be an https URL in production',
  ],
  [
    { ...production, ...compatible, AI_COMPAT_BASE_URL: 'http://models.example/v1' },
    'AI_COMPAT_BASE_URL must be an https URL in production',
  ],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is invalid: it must be off, a number of proxies from 1 to 10,'],
  [{ ...production, APP_ENCRYPTION_KEY: '' }, 'APP_ENCRYPTION_KEY'],
  [{ APP_ENCRYPTION_KEY: 'too short' }, '32 random bytes in base64'],
  [{ ...production, KLAVIYO_API_BASE: 'http://127.0.0.1:1' }, 'KLAVIYO_API_BASE must be an https URL'],
  [{ ...production, RATE_LIMITS: 'off' }, "RATE_LIMITS can't be off"],
  [{ ...production, BILLING_MODE: '' }, 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or set BILLING_MODE=off'],
  [{ ...production, BILLING_MODE: 'simulated' }, "Production doesn't simulate payments by default"],
  [{ ...production, ...keys, BILLING_MODE: '', STRIPE_API_BASE: 'http://localhost:12111' }, 'must be an https URL'],
  [{ ...production, ...liveKeys, APP_URL: 'http://mail.example', BILLING_MODE: '' }, 'needs an APP_URL with https'],
  [
    { ...production, ...liveKeys, BILLING_MODE: '', STRIPE_API_BASE: 'https://evil.example' },
    'works only with https://api.stripe',
  ],
  [{ ...keys, BILLING_MODE: 'simulated' }, "Payments can't be simulated with a STRIPE_SECRET_KEY"],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'Set both or neither'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'Set both or neither'],
  [{ BILLING_MODE: 'stripe' }, 'STRIPE_SECRET_KEY is missing'],
  [{ SERVICES: 'worker' }, 'SERVICES needs PostgreSQL'],
  [{ SERVICES: 'jobs' }, 'SERVICES is invalid'],
  [{ DRAIN_SECONDS: '11' }, 'DRAIN_SECONDS is invalid'],
  [{ MAIL_MODE: 'smtp' }, 'Set SMTP_URL'],
  [{ PORT: 'abc' }, 'PORT is invalid: it must be a whole number up to 65535.'],
  [{ PORT: '70000' }, 'PORT is invalid: it must be a whole number'],
  [{ APP_URL: 'mail.example' }, 'APP_URL is invalid: it must be an address like https://'],
  [{ SMTP_URL: 'bogus' }, 'SMTP_URL is invalid: it must be an address like smtps://'],
  [{ BOOK_DEMO_URL: 'soon' }, 'BOOK_DEMO_URL is invalid: it must be an address like https://'],
  [{ HERO_VIDEO_ID: 'https://vimeo.com/1' }, 'HERO_VIDEO_ID is invalid: it must be the number of a Vimeo video'],
  [{ LIFETIME_OFFER_ENDS: 'tomorrow' }, 'LIFETIME_OFFER_ENDS is invalid: it must be a local time like 2025'],
  [{ SUPERADMIN_EMAIL: 'me' }, 'SUPERADMIN_EMAIL is invalid: it must be an email address'],
  [{ SUPERADMIN_PASSWORD: 'short' }, 'SUPERADMIN_PASSWORD is invalid: it needs at least 8 characters'],
  [{ SUPERADMIN_EMAIL: 'boss@example.com' }, 'SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD belong together. Set both or'],
  [{ SUPERADMIN_PASSWORD: 'long enough' }, 'SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD belong together. Set both or'],
  [{ SUPERADMIN_PROMOTE: 'yes' }, 'SUPERADMIN_PROMOTE is invalid'],
])('rejects %j with a solution', (given, sentence) => {
  expect(() => readEnv(given)).toThrow(SettingsError)
  expect(() => readEnv(given)).toThrow(sentence)
})

const problemsOf = (given: Record<string, string>): string[] => {
  try {
    readEnv(given)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test('names every problem, one per line', () => {
  const broken = { PORT: 'abc', LOG_LEVEL: 'loud', SMTP_URL: 'bogus', DATABASE_URL: 'nowhere', MAIL_MODE: 'smtp' }
  expect(problemsOf(broken).map((line) => /^(\w+) is invalid/.exec(line)?.[1])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SMTP_URL',
    'LOG_LEVEL',
  ])
  const missing = problemsOf({ NODE_ENV: 'production' })
  for (const name of ['APP_URL', 'SMTP_URL', 'APP_ENCRYPTION_KEY', 'OPENAI_API_KEY', 'STRIPE_SECRET_KEY']) {
    expect([name, missing.filter((line) => line.includes(name)).length > 0]).toEqual([name, true])
  }
  expect(problemsOf({ ...production, RATE_LIMITS: 'off', STRIPE_SECRET_KEY: 'sk_test_1' })).toHaveLength(2)
})

test('only production takes requests for some seconds before it ends', () => {
  expect(readEnv({}).drainSeconds).toBe(0)
  expect(readEnv({ ...production, ...keys }).drainSeconds).toBe(5)
  expect(readEnv({ DRAIN_SECONDS: '0', ...production, ...keys }).drainSeconds).toBe(0)
})

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const file = join(folder, 'secret')
  writeFileSync(file, 'whsec_from_a_file\n')
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is read without the line end', () => {
    const { STRIPE_WEBHOOK_SECRET } = readEnv({
      ...production,
      ...keys,
      STRIPE_WEBHOOK_SECRET: '',
      STRIPE_WEBHOOK_SECRET_FILE: file,
    })
    expect(STRIPE_WEBHOOK_SECRET).toBe('whsec_from_a_file')
    expect(problemsOf({ SMTP_URL_FILE: file })).toEqual([expect.stringContaining('SMTP_URL is invalid')])
  })

  test("works for the super admin's password, which needs both settings or neither", () => {
    const email = { SUPERADMIN_EMAIL: 'boss@example.com' }
    expect(problemsOf({ ...email, SUPERADMIN_PASSWORD: 'the first of its kind' })).toEqual([])
    expect(problemsOf({ ...email, SUPERADMIN_PASSWORD_FILE: file })).toEqual([])
    expect(problemsOf({ SUPERADMIN_EMAIL: '', SUPERADMIN_PASSWORD: '' })).toEqual([])
    expect(problemsOf({ ...email, PORT: 'abc' })).toHaveLength(2)
  })

  test("is rejected beside the secret itself, or if it can't be read", () => {
    expect(problemsOf({ ...keys, STRIPE_SECRET_KEY_FILE: file })).toEqual([
      'STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE are both set. Remove one of them.',
    ])
    expect(problemsOf({ OPENAI_API_KEY_FILE: join(folder, 'none') })).toEqual([
      "We can't read the file in OPENAI_API_KEY_FILE (ENOENT). Correct it.",
    ])
  })
})
