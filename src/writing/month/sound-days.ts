import { dayAfter } from '#shared/calendar-dates.ts'
import { oncePer } from '#shared/once-per.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { kindOfDay } from '../stock/own-days.ts'
import type { StockIdea } from '../stock/stock-ideas.ts'
import type { MonthRequest } from './month-request.ts'

/** Customers who order at the full price so shortly before a sale feel cheated. */
const DAYS_BEFORE_A_SALE = 14
/** A last day to order so long before a closing is about something else. */
const LONGEST_BEFORE_A_CLOSING = 21

interface Span {
  from: string
  to: string
}

/** Days on which no undated email asks for an order. */
interface Quiet extends Span {
  /** The words of what costs less in a sale; null for everything. */
  about: ReadonlySet<string> | null
}

/** Emails about offers at their usual price. */
const OF_ORDERS: ReadonlySet<string | null> = new Set(['lists', 'detail', 'first', 'trigger', 'cycle', 'scarce'])

/** A month doesn't begin with an answer to why something costs so much. */
const FIRST_DAYS = 7
const defendsPrice = ({ doubt, angle }: StockIdea): boolean => doubt?.topic === 'price' && angle.occasion === null
const isAtFirst = (date: string): boolean => Number(date.slice('YYYY-MM-'.length)) <= FIRST_DAYS

/** Whether an undated email may go out on a day: not at the full price before a sale, and no order while none can be sent. */
export function isSoundDay(idea: StockIdea, date: string, request: MonthRequest): boolean {
  if (defendsPrice(idea) && isAtFirst(date)) return false
  if (idea.angle.occasion !== null || !asksForOrder(idea)) return true
  return quietDays(request).every(
    ({ from, to, about }) => date < from || date > to || (about !== null && sharedStems(stemsOf(idea), about) === 0),
  )
}

const asksForOrder = ({ pack, angle, readings }: StockIdea): boolean =>
  angle.role === 'sell' || (pack.layer === 'brand' ? OF_ORDERS.has(angle.series) : readings[0]!.offer !== null)

/** The words of what an email is about: its offer, and the lines of its list. */
const stemsOf = ({ pack, angle, readings }: StockIdea): ReadonlySet<string> =>
  tellingStems(
    [readings[0]!.offer?.name ?? '', ...angle.tells, ...angle.beats.map(({ line }) => line)].join('\n'),
    pack.language,
  )

const quietDays = oncePer((request: MonthRequest): readonly Quiet[] => [
  ...request.occasions
    .filter(({ id }) => kindOfDay(id) === 'sale')
    .map(({ id, date, until = date }) => ({
      from: dayAfter(date, -DAYS_BEFORE_A_SALE),
      to: until,
      about: soldIn(id, request),
    })),
  ...afterLastOrders(request).map((span) => ({ ...span, about: null })),
])

/** What a sale names. Null where it names none of the offers, because then it's for all of them. */
function soldIn(id: string, { stock }: MonthRequest): ReadonlySet<string> | null {
  const sale = stock.ideas.find(({ angle }) => angle.occasion === id)
  if (sale === undefined) return null
  const said = tellingStems(sale.angle.tells.join('\n'), sale.pack.language)
  const names = new Set(stock.ideas.flatMap(({ readings }) => readings.flatMap(({ offer }) => offer?.name ?? [])))
  const named = [...names].map((name) => tellingStems(name, sale.pack.language)).filter((stems) => stems.size > 0)
  const found = named.flatMap((stems) => [...stems.intersection(said)])
  return found.length === 0 ? null : new Set(found)
}

/** From the day after the last one to order until all is open again. */
function afterLastOrders({ occasions }: MonthRequest): Span[] {
  const closings = occasions.filter(({ id }) => kindOfDay(id) === 'closing')
  return closings.flatMap(({ id, date }) => {
    const first = dayAfter(date, -LONGEST_BEFORE_A_CLOSING)
    const last = occasions
      .filter((other) => kindOfDay(other.id) === 'deadline' && other.date >= first && other.date < date)
      .map((other) => other.date)
      .toSorted()
      .at(-1)
    const fact = id.split('.')[1]
    const back = occasions.find((other) => kindOfDay(other.id) === 'reopening' && other.id.split('.')[1] === fact)
    return last === undefined ? [] : [{ from: dayAfter(last, 1), to: back?.date ?? date }]
  })
}
