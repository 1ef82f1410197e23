import type { PlanRequest } from '#server/ai/writers.ts'
import { offersInSeason, skipsOccasion } from '#writing/gate/brand-rules.ts'
import { gateSteps, offerNames } from '#writing/gate/gate.ts'
import { concernsTrade } from '#server/marketing-knowledge/verticals.ts'
import { keepingLast } from '#server/keeping-last.ts'
import { inTurns } from '#server/steps.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import type { OfferKind } from '#shared/brand-sheet.ts'
import { sharedStems, tellingStems } from '#writing/languages/telling-stems.ts'
import type { MonthRequest, PastUse } from '#writing/month/month-request.ts'
import { type Stock, stockSteps, textsOfPacks } from '#writing/stock/brand-stock.ts'
import type { NotesReading } from '#writing/notes/notes-reading.ts'
import { notesOf } from '../month-notes.ts'
import { observancesAhead } from './month-occasions.ts'
import { type NotedMonth, mostSelling, sells } from './noted-emails.ts'
import { notedThesis } from './noted-thesis.ts'

const [TUESDAY, THURSDAY] = [2, 4]

/** What the planner is told about a brand and a month, once its notes are read. */
export async function monthRequestOf(request: PlanRequest, noted: NotedMonth): Promise<MonthRequest> {
  const { year, month, history } = request
  const { brand, reading } = notesOf(request)
  const { facts } = brand
  const weekdays = facts.rhythm?.weekdays ?? []
  return {
    year,
    month,
    stock: await stockOf(brand, month, history !== null),
    seed: brand.id,
    emails: noted.wanted,
    openDays: noted.openDays,
    weekdays: weekdays.length > 0 ? weekdays : [TUESDAY, THURSDAY],
    takenDays: noted.emails.map(({ date }) => date),
    takenSelling: noted.emails.filter(sells).length,
    mostSelling: mostSelling(reading.limits),
    pushed: pushedOffers(reading, noted),
    isPreferred: preferenceOf(reading, brand),
    hasOwnThesis: notedThesis(request) !== null,
    occasions: occasionsOf(request, brand, reading),
    past: pastUses(request),
    takenTheses: new Set(request.takenTheses.map(({ id }) => id)),
    takenIdeas: takenTitles(request),
    register: facts.voice?.register ?? null,
    goal: goalOf(brand),
  }
}

const STOCKS_KEPT = 50

/** What a brand could send in a month, within its rules. */
export const stockOf = (brand: BrandBrief, month: number, hasHistory: boolean): Promise<Stock> =>
  keptStock({ brand, month, hasHistory })

// A month is read many times between changes, and the same sheet gives the same stock.
const keptStock = keepingLast(
  STOCKS_KEPT,
  async ({ brand, month, hasHistory }: { brand: BrandBrief; month: number; hasHistory: boolean }) => {
    const { language, facts } = brand
    const gate = await inTurns(
      gateSteps({
        language,
        facts,
        month,
        names: [brand.name, ...offerNames(facts)],
        checked: () => textsOfPacks(brand),
      }),
    )
    // What a brand could state is settled in the packs: their checker asks a question about each of these lines.
    const maySay = (text: string) => gate(text).every(({ canBeStated }) => canBeStated)
    const known = new Map<string, boolean>()
    return inTurns(
      stockSteps({
        brief: brand,
        offers: offersInSeason(brand, month),
        hasHistory,
        // An idea is read once for each offer, and most of its texts are the same then.
        maySay: (text) => known.getOrInsertComputed(text, maySay),
      }),
    )
  },
)

const GOALS = ['subscription', 'course', 'service'] as const

/** A brand with a subscription wants subscribers, a school students, and who serves people wants them to book. */
const goalOf = ({ facts }: BrandBrief): OfferKind | null =>
  GOALS.find((kind) => facts.offers.some((offer) => offer.kind === kind)) ?? null

/** Offers that the notes push and that none of their own emails is about. */
const pushedOffers = ({ pushes }: NotesReading, { emails }: NotedMonth): string[] =>
  pushes.flatMap((push) =>
    push.type === 'offer' && emails.every(({ event }) => event.offer !== push.name) ? [push.name] : [],
  )

/** Tells which ideas are about what the notes want more of: they share a word that says something. */
function preferenceOf({ pushes }: NotesReading, { language }: BrandBrief): MonthRequest['isPreferred'] {
  const wanted = new Set(
    pushes.flatMap((push) => (push.type === 'theme' ? [...tellingStems(push.words, language)] : [])),
  )
  if (wanted.size === 0) return () => false
  return ({ theme, readings }) => {
    const { titles, premise } = readings[0]!.texts
    return sharedStems(tellingStems([theme.title, premise, ...titles].join(' '), language), wanted) > 0
  }
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
