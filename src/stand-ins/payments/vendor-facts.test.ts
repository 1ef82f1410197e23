import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { readSubscription } from '#features/billing/server/subscription-reading.ts'
import { OPERATIONS } from './double-api.ts'

// The double is useful only while it matches the provider. The types of the provider's client define what it accepts
// and returns.

const library = path.resolve(createRequire(import.meta.url).resolve('stripe'), '../..')
const typesOf = (file: string) => readFileSync(path.join(library, 'esm/resources', file), 'utf8')

function fieldsOf(source: string, name: string): Map<string, string | null> {
  const body = new RegExp(`interface ${name}(?: extends [\\w.]+)? \\{\\n([\\s\\S]*?)\\n\\s*\\}\\n`).exec(source)?.[1]
  if (body === undefined) throw new Error(`There is no interface ${name}.`)
  const fields = [...body.matchAll(/^\s*(\w+)\??: ([^;]+);$/gm)]
  return new Map(
    fields.map(([, field, type]) => [field!, /([A-Z]\w*)[^A-Z]*$/.exec(type!.replaceAll(/'[^']*'/g, ''))?.[1] ?? null]),
  )
}

/** True for a name like `line_items[].price` that the provider accepts. */
function isKnown(source: string, root: string, name: string): boolean {
  let place: string | null = root
  for (const part of name.replaceAll('[]', '').split('.')) {
    if (part === '*') return place === 'MetadataParam'
    if (place === null) return false
    const fields: Map<string, string | null> = fieldsOf(source, place)
    if (!fields.has(part)) return false
    place = fields.get(part)!
  }
  return true
}

const PARAMETERS: Record<string, { file: string; root: string }> = {
  'POST /v1/checkout/sessions': { file: 'Checkout/Sessions.d.ts', root: 'SessionCreateParams' },
  'POST /v1/billing_portal/sessions': { file: 'BillingPortal/Sessions.d.ts', root: 'SessionCreateParams' },
  'POST /v1/subscriptions/(\\w+)': { file: 'Subscriptions.d.ts', root: 'SubscriptionUpdateParams' },
  'GET /v1/invoices': { file: 'Invoices.d.ts', root: 'InvoiceListParams' },
  'GET /v1/promotion_codes': { file: 'PromotionCodes.d.ts', root: 'PromotionCodeListParams' },
  'POST /v1/refunds': { file: 'Refunds.d.ts', root: 'RefundCreateParams' },
}

describe('the real provider accepts what the simulated one accepts', () => {
  const taking = OPERATIONS.filter(({ accepts }) => accepts.length > 0).map(({ method, path: pattern, accepts }) => ({
    name: `${method} ${pattern.source.replaceAll('\\/', '/').replaceAll(/^\^|\$$/g, '')}`,
    accepts,
  }))

  test.each(taking)('$name', ({ name, accepts }) => {
    const { file, root } = PARAMETERS[name]!
    const source = typesOf(file)
    const own = accepts.filter((parameter) => parameter !== 'limit')
    expect(own.filter((parameter) => !isKnown(source, root, parameter))).toEqual([])
    expect(isKnown(source, root, 'line_items[].prize') || isKnown(source, root, 'no_such_parameter')).toBe(false)
  })
})

describe('the real provider returns every field that we read', () => {
  test.each([
    [
      'Subscriptions.d.ts',
      'Subscription',
      [
        'billing_cycle_anchor',
        'cancel_at',
        'cancel_at_period_end',
        'created',
        'currency',
        'customer',
        'discounts',
        'ended_at',
        'items',
        'latest_invoice',
        'metadata',
        'status',
        'trial_end',
      ],
    ],
    ['SubscriptionItems.d.ts', 'SubscriptionItem', ['current_period_end', 'current_period_start', 'price', 'quantity']],
    [
      'Invoices.d.ts',
      'Invoice',
      [
        'amount_due',
        'amount_paid',
        'created',
        'hosted_invoice_url',
        'invoice_pdf',
        'number',
        'parent',
        'payments',
        'status',
        'status_transitions',
      ],
    ],
    [
      'Checkout/Sessions.d.ts',
      'Session',
      ['customer_details', 'mode', 'payment_status', 'status', 'subscription', 'url'],
    ],
    ['Discounts.d.ts', 'Discount', ['source']],
  ])('%s: %s', (file, name, fields) => {
    const known = fieldsOf(typesOf(file), name)
    expect(fields.filter((field) => !known.has(field))).toEqual([])
  })
})

// We can't publish recorded traffic. STRIPE_RECORDINGS names a folder of JSON files, each a list of {request, status,
// body}.
const folder = process.env['STRIPE_RECORDINGS'] ?? ''
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.includes('__vcr__')) : []
const recorded = files.flatMap((file) =>
  (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { body: { object?: string; id?: string } }[])
    .map(({ body }) => body as Stripe.Subscription)
    .filter((body) => body.object === 'subscription'),
)
process.stdout.write(
  `Recorded subscriptions of Stripe to read: ${recorded.length} (STRIPE_RECORDINGS names their folder)\n`,
)

test.each(recorded)('reads the recorded $id, $status, completely', (subscription) => {
  const reading = readSubscription(subscription, [], () => 'PRO')
  expect(reading).toMatchObject({ id: subscription.id, plan: 'PRO', currency: subscription.currency })
  expect(reading.customerId).toMatch(/^cus_/)
  expect(reading.periodEndsAt?.getTime()).toBeGreaterThan(reading.createdAt.getTime())
  expect(reading.monthlyAmount).toBeGreaterThan(0)
})
