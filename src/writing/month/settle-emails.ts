import type { OfferKind } from '#shared/brand-sheet.ts'
import type { Angle } from '../packs/pack-schema.ts'
import { MOST_OF_AN_OCCASION, MOST_OF_AN_OFFER, MOST_OF_A_STAGE, MOST_SELLING } from './month-caps.ts'
import type { DatedOccasion, MonthRequest } from './month-request.ts'
import { LEAST_LEAD } from './occasion-emails.ts'
import { LEAST_GAP, gap } from './send-days.ts'

export interface WishedEmail {
  ref: string
  /** The preferred day as an ISO date. Any other text means any day. */
  date: string
  role: Angle['role']
  stage: Angle['stage']
  offer: { name: string; kind: OfferKind | null } | null
  /** The doubt of the sheet that it answers. */
  doubt: string | null
  occasion: string | null
}

export interface SettledEmail<Email extends WishedEmail = WishedEmail> {
  email: Email
  date: string
  occasion: DatedOccasion | null
}

export interface SettledMonth<Email extends WishedEmail = WishedEmail> {
  emails: SettledEmail<Email>[]
  faults: ReadonlyMap<string, readonly string[]>
  wishes: ReadonlyMap<string, readonly string[]>
}

/** The rules of a month that count here. Emails on `takenDays` come from a user and keep their day. */
export type SettleRequest = Pick<
  MonthRequest,
  'emails' | 'openDays' | 'weekdays' | 'takenDays' | 'occasions' | 'goal' | 'mostSelling' | 'pushed'
>

/** Assigns a writer's emails to days of the month, and names those that break the rules of the plan. */
export function settleEmails<Email extends WishedEmail>(
  wished: readonly Email[],
  request: SettleRequest,
): SettledMonth<Email> {
  const emails = onTheirDays(withinRhythm(wished, request), request)
  return { emails, faults: faultsOf(emails, request), wishes: wishesOf(emails, request) }
}

const isTaken = ({ date }: WishedEmail, { takenDays }: SettleRequest) => takenDays.includes(date)

/** No more emails than the brand sends in a month. Days from the notes come first. */
function withinRhythm<Email extends WishedEmail>(wished: readonly Email[], request: SettleRequest): Email[] {
  const own = wished.filter((email) => isTaken(email, request))
  const room = Math.max(0, request.emails - request.takenDays.length)
  return [...own, ...wished.filter((email) => !own.includes(email)).slice(0, room)]
}

function onTheirDays<Email extends WishedEmail>(
  emails: readonly Email[],
  request: SettleRequest,
): SettledEmail<Email>[] {
  const { takenDays, occasions } = request
  const placed: SettledEmail<Email>[] = []
  const free = new Set(takenDays)
  // Emails with fewer possible days choose first.
  const rank = (email: Email) => (isTaken(email, request) ? 0 : email.occasion === null ? 2 : 1)
  for (const email of emails.toSorted((left, right) => rank(left) - rank(right))) {
    const occasion = occasions.find(({ id }) => id === email.occasion) ?? null
    if (free.delete(email.date)) {
      placed.push({ email, date: email.date, occasion })
      continue
    }
    const date = nearestDay(email, occasion, [...takenDays, ...placed.map((other) => other.date)], request)
    if (date !== null) placed.push({ email, date, occasion })
  }
  return placed.toSorted((left, right) => (left.date < right.date ? -1 : 1))
}

/** A day off the preferred weekdays is as good as a preferred one that is this much further away. */
const OTHER_WEEKDAY = 0.5

/** The nearest open day with a day of rest around it. For a holiday, no day after it. */
function nearestDay(
  { date, role }: WishedEmail,
  occasion: DatedOccasion | null,
  taken: readonly string[],
  { openDays, weekdays }: SettleRequest,
): string | null {
  const [first, last] = [openDays[0], openDays.at(-1)]
  if (first === undefined || last === undefined) return null
  const latest = occasion === null || role === 'thank' ? last : dayBefore(occasion.date)
  const wished = isDate(date) ? date : last
  const cost = (day: string) =>
    gap(wished, day) + (weekdays.includes(Temporal.PlainDate.from(day).dayOfWeek) ? 0 : OTHER_WEEKDAY)
  const free = openDays.filter((day) => day <= latest && taken.every((other) => gap(day, other) >= LEAST_GAP))
  return free.toSorted((left, right) => cost(left) - cost(right))[0] ?? null
}

const dayBefore = (date: string) => Temporal.PlainDate.from(date).subtract({ days: LEAST_LEAD }).toString()

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    Temporal.PlainDate.from(text)
    return true
  } catch {
    return false
  }
}

/** The order of the emails about a holiday. Help that isn't about buying may come at any time before the thanks. */
const ORDER: Partial<Record<WishedEmail['role'], number>> = { tease: 0, teach: 1, prove: 1, sell: 1, thank: 2 }

function comesAfter(role: WishedEmail['role'], other: WishedEmail['role']): boolean {
  const [own, next] = [ORDER[role], ORDER[other]]
  return own !== undefined && (next === undefined ? role === 'thank' : own > next)
}

function faultsOf(emails: readonly SettledEmail[], request: SettleRequest): Map<string, string[]> {
  const faults = new Map<string, string[]>()
  const usual = Math.floor(Math.max(emails.length, request.emails) * MOST_SELLING)
  const mostSelling = Math.min(usual, request.mostSelling ?? usual)
  emails.forEach(({ email, occasion }, at) => {
    const before = emails.slice(0, at).map((other) => other.email)
    const count = (isLike: (other: WishedEmail) => boolean) => before.filter(isLike).length
    const { role, stage, offer, doubt } = email
    const wrong = [
      email.occasion !== null && occasion === null ? 'is about a day that isn’t one of the days of this month' : null,
      occasion !== null && count((other) => other.occasion === occasion.id) >= MOST_OF_AN_OCCASION
        ? `is one email too many about ${occasion.name}: ${MOST_OF_AN_OCCASION} are enough`
        : null,
      occasion !== null && before.some((other) => other.occasion === occasion.id && comesAfter(other.role, role))
        ? `comes too late among the emails about ${occasion.name}: first tease, then help, then thank`
        : null,
      role === 'sell' && count((other) => other.role === 'sell') >= mostSelling
        ? `sells, and ${mostSelling} of the emails do already: give it another role`
        : null,
      stage !== 'all' && count((other) => other.stage === stage) >= MOST_OF_A_STAGE
        ? 'is for readers who get three emails already: choose others'
        : null,
      offer !== null && before.at(-1)?.offer?.name === offer.name
        ? `leads to ${offer.name} like the email before it: choose another offer or none`
        : null,
      offer !== null && count((other) => other.offer?.name === offer.name) >= MOST_OF_AN_OFFER
        ? `leads to ${offer.name}, and two emails do already: choose another offer or none`
        : null,
      doubt !== null && count((other) => other.doubt === doubt) > 0
        ? 'answers a doubt that another email answers already'
        : null,
    ].filter((fault) => fault !== null)
    if (wrong.length > 0) faults.set(email.ref, wrong)
  })
  return faults
}

/** Each month has an email for what the notes push, and for the brand's goal. */
function wishesOf(emails: readonly SettledEmail[], request: SettleRequest): Map<string, string[]> {
  const { goal, pushed } = request
  const missing = pushed.filter((name) => emails.every(({ email }) => email.offer?.name !== name))
  const wanted = missing.map((name) => `should lead to ${name}, which the notes push`)
  if (goal !== null && emails.every(({ email }) => email.offer?.kind !== goal)) {
    wanted.push(`should lead to the ${goal} that the brand offers`)
  }
  const able = emails.filter(({ email }) => !isTaken(email, request) && email.role !== 'thank')
  const isAsked = ({ email }: SettledEmail) => email.offer !== null && pushed.includes(email.offer.name)
  const best = able
    .filter((each) => !isAsked(each))
    .toSorted(
      (left, right) =>
        Number(right.email.role === 'sell') - Number(left.email.role === 'sell') || (left.date < right.date ? 1 : -1),
    )
  return new Map(wanted.slice(0, best.length).map((wish, at) => [best[at]!.email.ref, [wish]]))
}
