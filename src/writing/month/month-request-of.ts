import type { YearMonth } from '#shared/calendar-dates.ts'
import type { PlanRequest } from '../requests/plan-request.ts'
import { skipsOccasion } from '../gate/brand-rules.ts'
import { concernsTrade } from '../knowledge/verticals.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue, OfferKind } from '#shared/brand-sheet.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import type { MonthRequest, PastUse } from './month-request.ts'
import type { Stock, StockIdea } from '../stock/stock-ideas.ts'
import type { NotesReading } from '../notes/notes-reading.ts'
import { notesOf } from '../notes/month-notes.ts'
import { isClosedOn } from '../stock/days-on-sale.ts'
import { ownDays } from '../stock/own-days.ts'
import { observancesAhead } from './month-occasions.ts'
import { type NotedMonth, mostSelling, sells } from './noted-emails.ts'
import { notedThesis } from './noted-thesis.ts'

/** Days before one of a brand's own days on which an email about it may go out. */
const LONGEST_OWN_LEAD = 21

const [TUESDAY, THURSDAY] = [2, 4]

export function monthRequestOf(request: PlanRequest, noted: NotedMonth, stock: Stock): MonthRequest {
  const { year, month } = request
  const { brand, reading } = notesOf(request)
  const { facts } = brand
  const weekdays = facts.rhythm?.weekdays ?? []
  return {
    year,
    month,
    stock,
    seed: brand.id,
    emails: noted.wanted,
    openDays: noted.openDays,
    weekdays: weekdays.length > 0 ? weekdays : [TUESDAY, THURSDAY],
    takenDays: noted.emails.map(({ date }) => date),
    takenSelling: noted.emails.filter(sells).length,
    mostSelling: mostSelling(reading.limits),
    pushed: pushedOffers(reading, noted),
    ...preferenceOf(reading, brand),
    hasOwnThesis: notedThesis(request) !== null,
    occasions: [...occasionsOf(request, brand, reading), ...ownDaysAhead(request, brand)],
    past: pastUses(request),
    takenTheses: new Set(request.takenTheses.map(({ id }) => id)),
    takenIdeas: takenTitles(request),
    register: facts.voice?.register ?? null,
    goal: goalOf(brand),
    closed: closedIn(brand, { year, month }),
  }
}

function closedIn(brand: BrandBrief, { year, month }: YearMonth): ReadonlySet<string> {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const days = [first, first.add({ months: 1 })].map((day) => day.toString())
  const isClosed = (offer: FactValue<'offer'>) => days.some((day) => isClosedOn(offer, brand, day))
  return new Set(brand.facts.offers.filter(isClosed).map(({ name }) => name))
}

const GOALS = ['subscription', 'course', 'service'] as const

/** A brand with a subscription wants subscribers, a school students and a service provider bookings. */
const goalOf = ({ facts }: BrandBrief): OfferKind | null =>
  GOALS.find((kind) => facts.offers.some((offer) => offer.kind === kind)) ?? null

/** Offers that the notes push without an email about them. */
const pushedOffers = ({ pushes }: NotesReading, { emails }: NotedMonth): string[] =>
  pushes.flatMap((push) =>
    push.type === 'offer' && emails.every(({ event }) => event.offer !== push.name) ? [push.name] : [],
  )

/** Tells which ideas fit the notes: they share a telling word. */
function preferenceOf(
  { pushes }: NotesReading,
  { language }: BrandBrief,
): Pick<MonthRequest, 'isPreferred' | 'speaksOfTheme'> {
  const wanted = new Set(
    pushes.flatMap((push) => (push.type === 'theme' ? [...tellingStems(push.words, language)] : [])),
  )
  const speaksOfTheme = (text: string) => wanted.size > 0 && sharedStems(tellingStems(text, language), wanted) > 0
  const isPreferred = ({ theme, readings }: StockIdea) => {
    const { titles, premise } = readings[0]!.texts
    return speaksOfTheme([theme.title, premise, ...titles].join(' '))
  }
  return { isPreferred, speaksOfTheme }
}

function occasionsOf(
  { year, month }: PlanRequest,
  brand: BrandBrief,
  { events }: NotesReading,
): MonthRequest['occasions'] {
  const noted = new Set(events.map(({ occasion }) => occasion))
  return observancesAhead(brand.country, year, month)
    .filter((day) => day.kind !== 'sensitive' && !day.blocked && !day.optIn && !skipsOccasion(brand.facts, day))
    .filter((day) => concernsTrade(day, brand.facts))
    .filter(({ id }) => !noted.has(id))
    .map(({ id, names, date }) => ({ id, date, name: names[brand.language] ?? names.en ?? id }))
}

function ownDaysAhead({ year, month }: PlanRequest, brand: BrandBrief): MonthRequest['occasions'] {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const last = first.add({ months: 1, days: LONGEST_OWN_LEAD }).toString()
  return [...ownDays(brand, year), ...ownDays(brand, year + 1)].filter(
    ({ date }) => date >= first.toString() && date < last,
  )
}

function takenTitles({ takenIdeas = [] }: PlanRequest): MonthRequest['takenIdeas'] {
  const byAngle = Map.groupBy(takenIdeas, ({ angle }) => angle)
  return new Map([...byAngle].map(([angle, ideas]) => [angle, ideas.map(({ title }) => title)]))
}

function pastUses({ earlier }: PlanRequest): ReadonlyMap<string, readonly PastUse[]> {
  const uses = new Map<string, PastUse[]>()
  for (const { meta, title, year, month, wasUsed } of earlier) {
    if (meta?.angle === undefined) continue
    uses.getOrInsert(meta.angle, []).push({ title, year, month, wasUsed })
  }
  return uses
}
