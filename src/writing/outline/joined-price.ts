import { capitalized } from '../engine/grammar/capitalized.ts'
import { folded } from '#shared/folded.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { readPrice } from '../brand/read-price.ts'
import type { EmailPlan, PlannedLine } from './email-plan.ts'

/** "The price: from £9 a bag." */
const LABELED = /^\p{L}[^:\d]{2,30}?\s?:\s(.{1,60}[.!])$/u
const LONGEST_TOGETHER = 140
const MOST_WORDS = 8

/**
 * An email that presents an offer, with its price behind what it is: "Every 2 or 4 weeks, skip any time. From £9 a bag." A
 * price on its own is too little for a part with a picture.
 */
export function withJoinedPrice<Plan extends Pick<EmailPlan, 'isOfBrand' | 'lines' | 'subject'>>(plan: Plan): Plan {
  const { lines, isOfBrand = false, subject } = plan
  if (!isOfBrand) return plan
  const at = lines.findIndex((line, place) => place > 0 && priceIn(line, subject?.price ?? null) !== null)
  const [before, line] = [lines[at - 1], lines[at]]
  if (before === undefined || line === undefined || !isPlain(before) || /[?]$/u.test(before.line)) return plan
  const price = priceIn(line, subject?.price ?? null)!
  const together = `${before.line.replace(/(?<![.!?…])$/u, '.')} ${capitalized(price)}`
  if (together.length > LONGEST_TOGETHER) return plan
  return { ...plan, lines: lines.toSpliced(at - 1, 2, { ...before, line: together }) }
}

/** What follows the label of a line that only tells a price. */
function priceIn(line: PlannedLine, own: string | null): string | null {
  if (!isPlain(line)) return null
  const told = LABELED.exec(line.line)?.[1]
  if (told === undefined || told.split(' ').length > MOST_WORDS) return null
  const isOwn = own !== null && folded(withoutPeriod(told)) === folded(withoutPeriod(own.trim()))
  return isOwn || readPrice(told) !== null ? told : null
}

const isPlain = (line: PlannedLine): line is PlannedLine & { line: string } =>
  line.line !== null && line.question === null && line.part === null && !line.line.includes('\n')
