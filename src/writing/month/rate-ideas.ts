import { seededRandom } from '#shared/seeded-random.ts'
import type { Thesis } from '../packs/pack-schema.ts'
import type { StockIdea } from '../stock/brand-stock.ts'
import { isSameOccasion } from './occasion-kin.ts'
import { type MonthRequest, type PastUse, monthsSince } from './month-request.ts'

/** Above what any other reason brings: somebody asked for it. */
const ASKED_FOR = 8

/** Months after which an idea may come again, with another title. */
export const REST = 8

/** An idea that another brand of the workspace has in the month comes after all others. */
const TAKEN = 20

const usesOf = (idea: StockIdea, { past }: MonthRequest): readonly PastUse[] => past.get(idea.key) ?? []

/** Whether an idea has been used too lately to come again. Months that are planned already count as well. */
export function isTired(idea: StockIdea, request: MonthRequest): boolean {
  return usesOf(idea, request).some((use) => use.wasUsed && Math.abs(monthsSince(use, request)) < REST)
}

/** Whether the brand has used an idea within a year. */
export const isRepeated = (idea: StockIdea, request: MonthRequest): boolean =>
  usesOf(idea, request).some(({ wasUsed }) => wasUsed)

/** Whether an idea can stand in the month at all: its months, its days of the year, and what the brand had before. */
export function fitsMonth(idea: StockIdea, request: MonthRequest): boolean {
  const { months, occasion } = idea.angle
  if (months !== null && !months.includes(request.month)) return false
  if (occasion !== null && !request.occasions.some(({ id }) => isSameOccasion(id, occasion))) return false
  const isInMonth = usesOf(idea, request).some((use) => monthsSince(use, request) === 0)
  return !isInMonth && !isTired(idea, request) && freshTitles(idea, request).length > 0
}

/**
 * The titles under which neither the brand has used an idea yet nor another brand of the workspace has it in this month.
 * What only lay on the shelf may lie there again.
 */
export function freshTitles(idea: StockIdea, request: MonthRequest): string[] {
  const known = new Set(usesOf(idea, request).flatMap(({ title, wasUsed }) => (wasUsed ? [title] : [])))
  const taken = request.takenIdeas.get(idea.key) ?? []
  return idea.readings[0]!.texts.titles.filter((title) => !known.has(title) && !taken.includes(title))
}

/**
 * How well an idea suits a month, by the figures of the experiment that the planner follows: its theme, the months it is
 * made for, what the brand has answered, how special it is, and how long ago it was used.
 */
export function rating(idea: StockIdea, thesis: Thesis | null, request: MonthRequest): number {
  const { angle, pack, doubt, readings } = idea
  const reading = readings[0]!
  let points = 3 * chance(request, idea.key)
  if (thesis !== null && thesis.themes.includes(angle.themes[0]!)) points += 3
  else if (thesis !== null && angle.themes.some((theme) => thesis.themes.includes(theme))) points += 2
  if (angle.months !== null) points += 2.5
  if (reading.toConfirm.length === 0) points += 2.5
  if (reading.offer !== null) points += 4
  if (pack.layer === 'trade') points += 1.5
  if (pack.layer === 'universal') points -= 1.5
  if (doubt !== null) points += 0.8
  if (request.takenIdeas.has(idea.key)) points -= TAKEN
  if (readings.some(({ offer }) => offer !== null && request.pushed.includes(offer.name))) points += ASKED_FOR
  if (request.isPreferred(idea)) points += ASKED_FOR
  for (const use of usesOf(idea, request)) {
    const since = Math.abs(monthsSince(use, request))
    points -= use.wasUsed ? 9 - 0.5 * since : 0.5
  }
  return points
}

/** A number from 0 to 1 that is always the same for a brand, a month and what it is asked about. */
export const chance = ({ seed, year, month }: MonthRequest, about: string): number =>
  seededRandom(`${seed} ${year}-${month} ${about}`).unit()
