import type { ClaimDomain } from '#shared/brand-sheet.ts'

type Stated =
  /** Never: no email may promise this. */
  | 'never'
  /** Any wording of a promise that the brand has made. */
  | 'kind'
  /** With the numbers that the brand has given. */
  | 'number'
  | 'words'

interface ClaimRule {
  stated: Stated
  /** The kind of claims that a brand can exclude on its sheet. */
  domain: ClaimDomain | null
  message: string
}

const rule = (stated: Stated, message: string, domain: ClaimDomain | null = null): ClaimRule => ({
  stated,
  message,
  domain,
})

/** `message` speaks about the words that were found. */
export const CLAIM_RULES = {
  health: rule('never', 'promises an effect on health or the body. Emails can’t do that.', 'health'),
  legal: rule('never', 'promises a result or a legal status that no one can guarantee.'),
  alcohol: rule('never', 'praises alcohol for its effect, or invites readers to drink more.'),
  clinical: rule('kind', 'speaks of proof by science or tests, which the brand has not stated.', 'clinical'),
  safety: rule('kind', 'promises safety, which the brand has not stated.', 'safety'),
  testimonial: rule('words', 'speaks for customers. Only use words that a customer really said.'),
  'customer-count': rule('number', 'counts or describes customers or sales, which the brand has not stated.'),
  rating: rule('number', 'states a rating or reviews, which the brand has not stated.'),
  award: rule('kind', 'states an award or a first place, which the brand has not stated.'),
  endorsement: rule(
    'words',
    'says that experts, media or well-known people recommend this. The brand has not stated it.',
  ),
  comparison: rule('words', 'compares the brand with others. The brand has not stated it.'),
  'price-claim': rule('kind', 'makes a claim about prices, which the brand has not stated.', 'price'),
  percentage: rule('number', 'is a percentage that the brand has not stated.', 'price'),
  price: rule('number', 'is a price that the brand has not stated.', 'price'),
  'coupon-code': rule('words', 'looks like a code that the brand has not stated.'),
  'free-shipping': rule('kind', 'promises free shipping or returns, which the brand has not stated.'),
  'free-gift': rule('kind', 'promises something for free, which the brand has not stated.'),
  guarantee: rule('kind', 'promises a guarantee, which the brand has not stated.'),
  scarcity: rule('words', 'puts readers under pressure with a shortage or a deadline that the brand has not stated.'),
  delivery: rule('number', 'promises when an order arrives, which the brand has not stated.'),
  eco: rule('kind', 'makes a claim about the environment, which the brand has not stated.', 'eco'),
  'founding-year': rule('number', 'states a year or a number of years that the brand has not stated.'),
} as const satisfies Record<string, ClaimRule>

export type ClaimId = keyof typeof CLAIM_RULES

export const CLAIM_IDS = Object.keys(CLAIM_RULES) as ClaimId[]
