import { dayAfter } from '#shared/calendar-dates.ts'
import type { Angle, Occasion, Pack } from '../packs/pack-schema.ts'
import type { Stock, StockIdea } from '../stock/stock-ideas.ts'
import { MOST_OF_AN_OCCASION } from './month-caps.ts'
import type { DatedOccasion, MonthRequest } from './month-request.ts'
import { opensGiftSeason } from './keyword-emails.ts'
import { isSameOccasion } from './occasion-kin.ts'
import { isCertainDay, isOwnDay, kindOfDay } from '../stock/own-days.ts'
import { belongsToAnother, isReminder, ownFact } from './own-dates.ts'
import { LEAST_GAP, gap, isCrowded } from './send-days.ts'

export interface OccasionEmail {
  idea: StockIdea
  date: string
  occasion: DatedOccasion
}

type Step = Occasion['order'][number]

const ROLES: Record<Step, readonly Angle['role'][]> = {
  'opt-out': ['serve'],
  tease: ['tease', 'teach'],
  guide: ['teach', 'sell', 'prove'],
  'last-date': ['serve', 'sell'],
  thanks: ['thank'],
  serve: ['serve'],
  sell: ['sell'],
}

/** What the emails about a holiday do, in order. Each phase has at most one email. */
const PHASES = ['service', 'tease', 'guide', 'last-date', 'thanks'] as const
type Phase = (typeof PHASES)[number]

const PHASE_OF: Record<Step, Phase> = {
  'opt-out': 'service',
  serve: 'service',
  tease: 'tease',
  guide: 'guide',
  sell: 'guide',
  'last-date': 'last-date',
  thanks: 'thanks',
}

const PHASE_OF_ROLE: Record<Angle['role'], Phase> = {
  serve: 'service',
  tease: 'tease',
  teach: 'guide',
  sell: 'guide',
  prove: 'guide',
  thank: 'thanks',
}

/** Days between two emails of a month where both leave the choice. */
const COMFORTABLE_GAP = 3
/** Days between two emails about the same holiday. */
const STEP_GAP = 3
const MOST_EARLY = 7
/** A last day that is weeks away is soon forgotten. */
const MOST_EARLY_OF: Readonly<Record<string, number>> = { deadline: 3, gifts: 4 }
const FRIDAY = 5
/** Days that recipients need to act on an email before the holiday. */
export const LEAST_LEAD = 2
/** The day before is late, and better than no word of a day that only the brand knows. */
const LEAST_OWN_LEAD = 1
/** What begins may be told on its first day. */
const ON_ITS_DAY: ReadonlySet<string> = new Set(['opening', 'sale'])
/** Days of which readers hear shortly before. */
const NEAREST: ReadonlySet<string> = ON_ITS_DAY.union(new Set(['dearer']))

interface PlannedStep {
  idea: StockIdea
  phase: Phase
  lead: number
}

/**
 * The emails about holidays that matter to the brand's trade: at most three about each, in order, on days that leave
 * recipients the time to act. After a break, the email that says so comes first, unless another day would lose its email.
 */
export function occasionEmails(fitting: readonly StockIdea[], request: MonthRequest): OccasionEmail[] {
  const placed = emailsInOrder(tightestFirst(request.occasions, MAY_WAIT), fitting, request)
  const fewer = emailsInOrder(tightestFirst(request.occasions, AFTER_A_BREAK), fitting, request)
  const isLate = ({ idea, date, occasion }: OccasionEmail) =>
    isOwnDay(occasion) &&
    !MAY_WAIT.has(kindOfDay(occasion.id)) &&
    dayAfter(date, DAYS_TO_COME) > occasion.date &&
    placed.some((other) => other.idea === idea && other.date < date)
  return fewer.length < placed.length || fewer.some(isLate) ? placed : fewer
}

/** Invited later than this, few have the day free. */
const DAYS_TO_COME = 4

function emailsInOrder(
  occasions: readonly DatedOccasion[],
  fitting: readonly StockIdea[],
  request: MonthRequest,
): OccasionEmail[] {
  const emails: OccasionEmail[] = []
  const told = new Set<string>()
  for (const occasion of occasions) {
    const isTold = told.has(kindOfDay(occasion.id)) || hasOwnGifts(occasion, fitting, request)
    if (isTold || isWrongDay(occasion, request)) continue
    const list = emails.find((email) => kindOfDay(email.occasion.id) === 'agenda')?.date ?? null
    let before = isOwnDay(occasion) ? list : null
    for (const step of stepsOf(occasion, fitting, request)) {
      const taken = [...request.takenDays, ...emails.map(({ date }) => date)]
      const date = dayFor(step, occasion, { before, taken, request })
      if (date === null || emails.some(({ idea }) => idea === step.idea)) continue
      if (isOldNews(date, step, occasion, emails) || comesFirst(date, occasion, { emails, request })) continue
      emails.push({ idea: step.idea, date, occasion })
      before = date
      if (ONCE_A_MONTH.has(kindOfDay(occasion.id))) told.add(kindOfDay(occasion.id))
    }
  }
  return soonestFirst(emails)
}

/** Of two last days, the one that comes first has the earlier email. */
function soonestFirst(emails: readonly OccasionEmail[]): OccasionEmail[] {
  const isLast = ({ occasion }: OccasionEmail) => kindOfDay(occasion.id) === 'deadline'
  const lasts = emails.filter(isLast).toSorted((one, other) => byDate(one.occasion, other.occasion))
  const dates = lasts.map(({ date }) => date).toSorted()
  // Each keeps its day unless all are in time on the days of the others.
  if (lasts.some(({ occasion }, at) => dayAfter(dates[at]!, LEAST_OWN_LEAD) > occasion.date)) return [...emails]
  return emails.map((email) => (isLast(email) ? { ...email, date: dates[lasts.indexOf(email)]! } : email))
}

const ENDS_OF_A_BREAK: ReadonlySet<string> = new Set(['reopening', 'pause'])

/** Once another email has gone out after a break, no one has to hear days later that it's over. */
function isOldNews(
  date: string,
  { lead }: PlannedStep,
  occasion: DatedOccasion,
  emails: readonly OccasionEmail[],
): boolean {
  const first = dayAfter(occasion.date, -lead)
  return ENDS_OF_A_BREAK.has(kindOfDay(occasion.id)) && emails.some((email) => email.date >= first && email.date < date)
}

/** Days between an invitation and its reminder. */
const BEFORE_A_REMINDER = 5

/** No one is reminded of what they haven't heard of, or heard of a moment ago. */
function comesFirst(
  date: string,
  occasion: DatedOccasion,
  { emails, request }: { emails: readonly OccasionEmail[]; request: MonthRequest },
): boolean {
  if (!isReminder(occasion)) return false
  const fact = ownFact(occasion.id)
  const told = emails.filter((email) => ownFact(email.occasion.id) === fact)
  const isTooSoon = told.some((email) => dayAfter(email.date, BEFORE_A_REMINDER) > date)
  const wasTold = request.stock.ideas.some(
    ({ key, angle: { occasion: own } }) =>
      own !== null &&
      !isReminder({ id: own }) &&
      ownFact(own) === fact &&
      (request.past.get(key) ?? []).some(({ wasUsed }) => wasUsed),
  )
  return isTooSoon || (told.length === 0 && !wasTold)
}

const AFTER_A_BREAK: ReadonlySet<string> = new Set(['moment', 'ahead', 'when', 'reminder', 'last-days', 'last-call'])
/** Own days that may be told later as well: only they have a free choice of days. */
const MAY_WAIT: ReadonlySet<string> = AFTER_A_BREAK.union(new Set(['pause']))

/** A day that comes soon has fewer days before it. */
function tightestFirst(occasions: readonly DatedOccasion[], waiting: ReadonlySet<string>): DatedOccasion[] {
  const own = occasions.filter((occasion) => isOwnDay(occasion) && !waiting.has(kindOfDay(occasion.id)))
  const others = occasions.filter((occasion) => !own.includes(occasion))
  return [...others.filter((occasion) => !isOwnDay(occasion)), ...own.toSorted(byDate), ...others.filter(isOwnDay)]
}

const byDate = (one: DatedOccasion, other: DatedOccasion) => (one.date < other.date ? -1 : 1)

/** Kinds of the brand's own days of which two emails in a month would say the same. */
const ONCE_A_MONTH: ReadonlySet<string> = new Set(['when', 'ahead', 'moment'])

/** Whether a pack says that a holiday is wrong for its trade, and no more special pack uses it. */
export function isWrongDay({ id }: DatedOccasion, { stock }: Pick<MonthRequest, 'stock'>): boolean {
  for (const { occasions, never } of stock.packs) {
    if (occasions.some((occasion) => isSameOccasion(occasion.id, id))) return false
    if (never.some((other) => isSameOccasion(other, id))) return true
  }
  return false
}

function stepsOf(occasion: DatedOccasion, fitting: readonly StockIdea[], request: MonthRequest): PlannedStep[] {
  const suited = isOwnDay(occasion) || saysNothing(request.stock) ? fitting : fitting.filter(holdsGoods)
  const all = request.stock.packs.flatMap((pack) => stepsOfPack(pack, occasion, suited))
  const steps = PHASES.flatMap((phase) => all.find((step) => step.phase === phase) ?? []).slice(0, MOST_OF_AN_OCCASION)
  return isGiftSeason(occasion, request) ? seasonStart(steps) : steps
}

/** A scene of any trade for a holiday names something of the brand, unless it only thanks. */
const holdsGoods = ({ pack, angle, readings, ownSentences }: StockIdea): boolean =>
  !OF_ANY_TRADE.has(pack.layer) ||
  angle.role === 'thank' ||
  ownSentences > 0 ||
  readings.some(({ offer }) => offer !== null)

const OF_ANY_TRADE: ReadonlySet<Pack['layer']> = new Set(['family', 'universal'])

/** A brand of which nothing is known has only such scenes. */
const saysNothing = ({ ideas }: Stock): boolean => ideas.every(({ ownSentences }) => ownSentences === 0)

const USUAL: Pick<Occasion, 'lead' | 'emails' | 'order'> = { lead: 10, emails: 1, order: ['serve'] }

function stepsOfPack(pack: Pack, { id }: DatedOccasion, fitting: readonly StockIdea[]): PlannedStep[] {
  const left = fitting.filter(
    ({ pack: own, angle }) => own === pack && angle.occasion !== null && isSameOccasion(angle.occasion, id),
  )
  const { lead, emails, order } = pack.occasions.find((each) => isSameOccasion(each.id, id)) ?? USUAL
  const taken: Omit<PlannedStep, 'lead'>[] = []
  for (const step of order) {
    const idea = left.find(({ angle }) => ROLES[step].includes(angle.role))
    if (idea === undefined) continue
    taken.push({ idea, phase: PHASE_OF[step] })
    left.splice(left.indexOf(idea), 1)
  }
  return [...taken, ...left.map((idea) => ({ idea, phase: PHASE_OF_ROLE[idea.angle.role] }))]
    .slice(0, emails)
    .map((step, index) => ({ ...step, lead: Math.max(0, lead - index * STEP_GAP) }))
}

const NOVEMBER = 11
/** The guide of the gift season goes out so many days before Christmas. */
const SEASON_LEAD = 31

const isGiftSeason = ({ id }: DatedOccasion, { month }: MonthRequest) => id === 'christmas' && month === NOVEMBER

/** The email about the brand's own gifts takes the place of a guide for any shop, and a list of them that of a guide for a family. */
function hasOwnGifts(occasion: DatedOccasion, fitting: readonly StockIdea[], request: MonthRequest): boolean {
  const has = (kind: string) => request.occasions.some(({ id }) => kindOfDay(id) === kind)
  return isGiftSeason(occasion, request) && (has('gifts') || (has('presents') && !opensGiftSeason(fitting)))
}

/** Only gift guides go out so early, and not where December would have no email left. */
function seasonStart(steps: readonly PlannedStep[]): PlannedStep[] {
  return steps
    .filter(({ phase, idea }) => phase === 'guide' && (steps.length > 1 || idea.angle.months !== null))
    .map((step) => ({ ...step, lead: SEASON_LEAD }))
}

/**
 * The nearest open day, preferably before the preferred one. An email whose preferred day was in an unplanned month
 * goes out while there is time.
 */
function dayFor(
  { phase, lead, idea }: PlannedStep,
  occasion: DatedOccasion,
  { before, taken, request }: { before: string | null; taken: readonly string[]; request: MonthRequest },
): string | null {
  const { date } = occasion
  const wished = beforeBreak(dayAfter(date, -lead), request)
  const early = MOST_EARLY_OF[kindOfDay(occasion.id)] ?? MOST_EARLY
  const earliest = before === null ? dayAfter(wished, -early) : dayAfter(before, LEAST_GAP)
  const isOpening = kindOfDay(occasion.id) === 'opening'
  const soonest = isOpening ? date : earliest
  const wanted = before !== null && dayAfter(before, STEP_GAP) > wished ? dayAfter(before, STEP_GAP) : wished
  const least = ON_ITS_DAY.has(kindOfDay(occasion.id)) ? 0 : isOwnDay(occasion) ? LEAST_OWN_LEAD : LEAST_LEAD
  const late = isOpening ? Math.max(DAYS_OF_NEWS, daysInto(occasion)) : daysInto(occasion)
  const inTime = phase === 'thanks' ? date : dayAfter(date, -Math.min(lead, least) + late)
  const sells = phase !== 'thanks' && idea.readings.some(({ offer }) => offer !== null)
  const latest = sells ? earlierOf(inTime, lastDayToOrder(occasion, request)) : inTime
  const free = request.openDays.filter(
    (day) => day >= soonest && day <= latest && taken.every((other) => gap(day, other) >= LEAST_GAP),
  )
  const isOfMonth = date.startsWith(monthOf(request)) || wanted.startsWith(monthOf(request))
  if (!isOfMonth || (lead < LONGEST_USUAL && isBetterLater(dayAfter(date, -lead), occasion, request))) return null
  // Other emails mention before what people can get only then.
  if (isOpening) return free[0] ?? null
  // People act on what a brand's own day asks of them in the week.
  const inWeek = isOwnDay(occasion) ? free.filter((day) => Temporal.PlainDate.from(day).dayOfWeek <= FRIDAY) : free
  // What begins on the first day after a break is in the email about it.
  const isReturn = kindOfDay(occasion.id) === 'reopening'
  const open = preferably(
    inWeek.length > 0 ? inWeek : free,
    (day) => isReturn || !belongsToAnother(day, occasion, request),
  )
  // A reminder is of use in the last days.
  const close = isReminder(occasion)
    ? soonBefore(open, date)
    : isCertainDay(occasion)
      ? open
      : preferably(open, (day) => !isCrowded(day, taken))
  const days = preferably(close, (day) => taken.every((other) => gap(day, other) >= COMFORTABLE_GAP))
  const later = days.find((day) => day > wanted) ?? null
  const isLate = later === null || dayAfter(later, LEAST_NOTICE) > date
  // Rather two days after another email than late.
  const earlier =
    (isLate ? [days, close] : [days]).flatMap((all) => all.findLast((day) => day <= wanted) ?? [])[0] ?? null
  // Readers who know of a sale days before would wait for it.
  const isNearer = earlier !== null && later !== null && gap(wanted, later) < gap(earlier, wanted)
  return NEAREST.has(kindOfDay(occasion.id)) && isNearer ? later : (earlier ?? later)
}

const LONGEST_REMINDED = 4
const LATEST_REMINDED = 5

const soonBefore = (days: readonly string[], date: string): readonly string[] =>
  preferably(
    days.filter((day) => dayAfter(day, LATEST_REMINDED) >= date),
    (day) => dayAfter(day, LONGEST_REMINDED) >= date,
  )

const LEAST_NOTICE = 3
const LATE_IN_MONTH = 19

/** Where people can sign up weeks before a day, its email may go out before a break. */
const LONGEST_USUAL = 21

const isInBreak = (day: string, request: MonthRequest): boolean =>
  day.startsWith(monthOf(request)) && day > (request.openDays.at(-1) ?? day)

/** A day in a break at the end of a month is the last one before it. */
const beforeBreak = (day: string, request: MonthRequest): string =>
  isInBreak(day, request) ? (request.openDays.at(-1) ?? day) : day

/** A day late in the next month that would be told before a break has its email after it. */
function isBetterLater(wished: string, { id, date }: DatedOccasion, request: MonthRequest): boolean {
  const isLater = !date.startsWith(monthOf(request)) && Temporal.PlainDate.from(date).day >= LATE_IN_MONTH
  return isOwnDay({ id }) && isInBreak(wished, request) && isLater
}

function preferably(days: readonly string[], suits: (day: string) => boolean): readonly string[] {
  const suitable = days.filter(suits)
  return suitable.length > 0 ? suitable : days
}

/** Days that people need to order something and have it before a closing. */
const DAYS_TO_ORDER = 7
/** A last day to order so long before a holiday is about something else. */
const LONGEST_BEFORE = 21

/**
 * The last day on which an email about gifts for a holiday makes sense: the last one to order for it, or a week before the
 * brand closes over it. Null where nothing ends before it.
 */
function lastDayToOrder(occasion: DatedOccasion, { occasions }: MonthRequest): string | null {
  if (isOwnDay(occasion)) return null
  const first = dayAfter(occasion.date, -LONGEST_BEFORE)
  const before = occasions.filter(({ date }) => date >= first && date <= occasion.date)
  const isOpenAgain = ({ id }: DatedOccasion) =>
    before.some((other) => kindOfDay(other.id) === 'reopening' && ownFact(other.id) === ownFact(id))
  const lasts = before.filter(({ id }) => kindOfDay(id) === 'deadline').map(({ date }) => date)
  const closings = before.filter((day) => kindOfDay(day.id) === 'closing' && !isOpenAgain(day))
  const ends = [...lasts.toSorted().slice(-1), ...closings.map(({ date }) => dayAfter(date, -DAYS_TO_ORDER))]
  return ends.toSorted()[0] ?? null
}

const earlierOf = (day: string, other: string | null) => (other === null || day < other ? day : other)

/** So many days later, what begins is still new. */
const DAYS_OF_NEWS = 4

/** A long sale may be told in its first third. */
function daysInto({ date, until }: DatedOccasion): number {
  const length = until === undefined ? 0 : gap(date, until)
  return Math.min(MOST_DAYS_INTO, Math.floor(length / 3))
}

const MOST_DAYS_INTO = 4

const monthOf = ({ year, month }: MonthRequest) => `${year}-${String(month).padStart(2, '0')}-`
