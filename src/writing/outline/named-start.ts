import type { BrandBrief } from '#shared/brand-brief.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { EmailPlan } from './email-plan.ts'
import { entryOf, offerDetail } from './own-offer.ts'

/**
 * An email about one offer whose first line is a scrap of its fact, "Soit 26 € le cours. 390 €.", begins with the name and
 * the price of the offer instead.
 */
export function withNamedStart(plan: EmailPlan, brief: BrandBrief): EmailPlan {
  const { subject, lines, isOfBrand = false } = plan
  const [first, ...rest] = lines
  const line = first?.line ?? null
  if (!isOfBrand || subject === null || subject.price === null || first === undefined || line === null) return plan
  const fact = offerDetail({ ...subject, price: null }, brief)
  const isFact = fact !== null && line.startsWith(withoutPeriod(fact))
  const entry = isFact && !hasVerb(fact, readingWords(brief.language)) ? entryOf(subject, brief) : null
  return entry === null ? plan : { ...plan, lines: [{ ...first, line: entry.line }, ...rest] }
}
