import { expect, test } from 'vitest'
import { SettingsError, readEnv } from './env.ts'

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://mail.example',
  SMTP_URL: 'smtps://mail.example',
  AI_FALLBACK: 'planner',
  APP_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  BILLING_MODE: 'off',
}

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
])('%j pays in the mode %s', (given, mode) => {
  expect(readEnv(given).billingMode).toBe(mode)
})

test('nothing has to be set to try it, and an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', APP_URL: '', SMTP_URL: '' })).toMatchObject({
    PORT: 3000,
    appUrl: 'http://localhost:3000',
    mailMode: 'outbox',
  })
})

test('production starts when everything is decided', () => {
  expect(readEnv(production)).toMatchObject({ appUrl: 'https://mail.example', mailMode: 'smtp' })
  expect(readEnv({ ...production, SMTP_URL: '', MAIL_MODE: 'outbox' }).mailMode).toBe('outbox')
})

test.each([
  [{ ...production, APP_URL: '' }, 'Production needs APP_URL'],
  [{ ...production, SMTP_URL: '' }, 'set SMTP_URL, or MAIL_MODE=outbox'],
  [{ ...production, AI_FALLBACK: '' }, 'set AI_FALLBACK=planner'],
  [{ ...production, APP_ENCRYPTION_KEY: '' }, 'APP_ENCRYPTION_KEY'],
  [{ APP_ENCRYPTION_KEY: 'too short' }, '32 random bytes in base64'],
  [{ ...production, KLAVIYO_API_BASE: 'http://127.0.0.1:1' }, 'KLAVIYO_API_BASE must be an https address'],
  [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS cannot be off'],
  [{ ...production, BILLING_MODE: '' }, 'set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or BILLING_MODE=off'],
  [{ ...production, BILLING_MODE: 'simulated' }, 'Production does not simulate payments by accident'],
  [{ ...production, ...keys, BILLING_MODE: '', STRIPE_API_BASE: 'http://localhost:12111' }, 'must be an https address'],
  [{ ...production, ...liveKeys, APP_URL: 'http://mail.example', BILLING_MODE: '' }, 'needs an APP_URL with https'],
  [
    { ...production, ...liveKeys, BILLING_MODE: '', STRIPE_API_BASE: 'https://evil.example' },
    'goes to https://api.stripe',
  ],
  [{ ...keys, BILLING_MODE: 'simulated' }, 'Payments cannot be simulated beside a STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'set both or neither'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'set both or neither'],
  [{ BILLING_MODE: 'stripe' }, 'STRIPE_SECRET_KEY is missing'],
  [{ MAIL_MODE: 'smtp' }, 'set SMTP_URL'],
  [{ PORT: 'abc' }, 'The setting PORT is not usable: it must be a whole number up to 65535.'],
  [{ PORT: '70000' }, 'PORT is not usable: it must be a whole number'],
  [{ APP_URL: 'mail.example' }, 'APP_URL is not usable: it must be an address like https://'],
  [{ SMTP_URL: 'bogus' }, 'SMTP_URL is not usable: it must be an address like smtps://'],
  [{ BOOK_DEMO_URL: 'soon' }, 'BOOK_DEMO_URL is not usable: it must be an address like https://'],
  [{ HERO_VIDEO_ID: 'https://vimeo.com/1' }, 'HERO_VIDEO_ID is not usable: it must be the number of a Vimeo video'],
  [{ LIFETIME_OFFER_ENDS: 'tomorrow' }, 'LIFETIME_OFFER_ENDS is not usable: it must be a local time like 2025'],
  [{ SUPERADMIN_EMAIL: 'me' }, 'SUPERADMIN_EMAIL is not usable: it must be an e-mail address'],
  [{ SUPERADMIN_PASSWORD: 'short' }, 'SUPERADMIN_PASSWORD is not usable: it needs at least 8 characters'],
])('%j is refused with the way out', (given, sentence) => {
  expect(() => readEnv(given)).toThrow(SettingsError)
  expect(() => readEnv(given)).toThrow(sentence)
})
