import { findOccasions } from '../brand/find-occasions.ts'
import type { StockIdea } from '../stock/stock-ideas.ts'
import type { DatedOccasion, MonthRequest } from './month-request.ts'
import { LEAST_LEAD } from './occasion-emails.ts'
import { isSoundDay } from './sound-days.ts'

/** Emails on their days, in order. Pinned emails keep their day. */
export interface DatedIdea {
  idea: StockIdea
  date: string
  occasion: DatedOccasion | null
}

/** Roles that ask for nothing, so they may follow the day that they mention. */
const MAY_FOLLOW: ReadonlySet<string> = new Set(['thank', 'serve'])

export function latestDay({ angle, readings }: StockIdea, { occasions }: MonthRequest): string | null {
  if (angle.occasion !== null || MAY_FOLLOW.has(angle.role) || occasions.length === 0) return null
  const { premise, titles } = readings[0]!.texts
  const named = findOccasions([premise, ...titles].join(' \n '), spoken(occasions), null)
  const days = named.flatMap(({ id }) => occasions.find((occasion) => occasion.id === id)?.date ?? []).toSorted()
  return days.length === 0 ? null : Temporal.PlainDate.from(days[0]!).subtract({ days: LEAST_LEAD }).toString()
}

const spoken = (occasions: readonly DatedOccasion[]) => occasions.map(({ id, name }) => ({ id, name, countries: [] }))

/**
 * Assigns ideas to the free days in order. An idea that mentions a holiday moves earlier where it would come too late, one at the
 * full price moves away from a sale, and both are left out when no day suits them.
 */
export function onDays(ideas: readonly StockIdea[], days: readonly string[], request: MonthRequest): DatedIdea[] {
  const latest = new Map(ideas.map((idea) => [idea, latestDay(idea, request)]))
  const isInTime = (idea: StockIdea, date: string) =>
    (latest.get(idea) ?? date) >= date && isSoundDay(idea, date, request)
  const order = ideas.slice(0, days.length)
  for (let at = 0; at < order.length; at += 1) {
    const late = order[at]!
    if (isInTime(late, days[at]!)) continue
    const suits = (day: string, place: number) =>
      order[place] !== undefined && isInTime(late, day) && isInTime(order[place], days[at]!)
    const before = days.findLastIndex((day, place) => place < at && suits(day, place))
    const to = before < 0 ? days.findIndex((day, place) => place > at && suits(day, place)) : before
    if (to < 0) {
      order.splice(at, 1)
      at -= 1
      continue
    }
    order[at] = order[to]!
    order[to] = late
  }
  return order.map((idea, at) => ({ idea, date: days[at]!, occasion: null }))
}

/** How much an email resembles the one before it: role, recipients, theme. */
function clash(one: StockIdea | undefined, other: StockIdea | undefined): number {
  if (one === undefined || other === undefined) return 0
  const isSameRole = one.angle.role === other.angle.role
  const isSameReader = one.angle.stage !== 'all' && one.angle.stage === other.angle.stage
  return (isSameRole ? 2 : 0) + (isSameReader ? 2 : 0) + (one.theme === other.theme ? 1 : 0)
}

/**
 * Swaps emails so that neighbors differ in role and recipients where possible. Emails for which `isFixed` holds keep
 * their day: holiday emails, the spine of the thesis and the closing email.
 */
export function withoutTwins(
  emails: readonly DatedIdea[],
  isFixed: (email: DatedIdea) => boolean,
  request: MonthRequest,
): DatedIdea[] {
  const order = emails.toSorted((left, right) => (left.date < right.date ? -1 : 1))
  const latest = order.map(({ idea }) => latestDay(idea, request))
  const clashes = (ideas: readonly StockIdea[]) => ideas.reduce((sum, idea, at) => sum + clash(ideas[at - 1], idea), 0)
  let ideas = order.map(({ idea }) => idea)
  const limit = new Map(ideas.map((idea, at) => [idea, latest[at]!]))
  const free = order.flatMap((email, at) => (isFixed(email) ? [] : [at]))
  for (let turn = 0; turn < order.length; turn += 1) {
    const swaps = free.flatMap((one) =>
      free.filter((other) => other > one).map((other) => ideas.with(one, ideas[other]!).with(other, ideas[one]!)),
    )
    const sound = swaps.filter((each) =>
      each.every((idea, at) => {
        const { date } = order[at]!
        return (limit.get(idea) ?? date) >= date && (idea === order[at]!.idea || isSoundDay(idea, date, request))
      }),
    )
    const best = sound.toSorted((left, right) => clashes(left) - clashes(right))[0]
    if (best === undefined || clashes(best) >= clashes(ideas)) break
    ideas = best
  }
  return order.map((email, at) => ({ ...email, idea: ideas[at]! }))
}
