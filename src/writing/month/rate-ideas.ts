import { oncePer } from '#shared/once-per.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import type { Thesis, Told } from '../packs/pack-schema.ts'
import { isForEveryone } from '../stock/brand-stock.ts'
import type { Reading, StockIdea } from '../stock/stock-ideas.ts'
import { isSameOccasion } from './occasion-kin.ts'
import { type MonthRequest, type PastUse, hasTrade, monthsSince } from './month-request.ts'

/** Above every other reason, because the notes asked for it. */
const ASKED_FOR = 8

/** The bonus for an idea about something that the brand's customers complain about or wait for. */
const ITS_READERS = 4

/** What the idea of a pack gains that speaks most of what the brand's sheet speaks of. */
const OF_ITS_WORLD = 6

/** What an idea for any trade loses where the trade of the brand has its own. */
const OF_OTHER_TRADES = 3

/** What an idea gains that is about the days on which the brand's own customers come back. */
const ITS_CALENDAR = 5

/** What an idea gains or loses by the kind of the brand's facts that it tells. Readers see lists as the least of them. */
const OF_ITS_KIND: Readonly<Partial<Record<Told | 'lists', number>>> = {
  cycle: ITS_CALENDAR,
  worry: 4,
  answer: 4,
  trigger: 3,
  lists: -2,
  said: -2,
}

const ofItsKind = ({ pack, angle }: StockIdea): number =>
  pack.layer === 'brand' ? (OF_ITS_KIND[angle.series as Told] ?? 0) : 0

/** Whether a line of its email waits for what only the owner knows. */
export const isUnconfirmed = ({ readings }: StockIdea): boolean => readings[0]!.toConfirm.length > 0

/** Months after which an idea may come again, with another title. */
export const REST = 8

/** The penalty for an idea that another brand of the workspace has in the month. */
const TAKEN = 20

/** What an idea gains that tells what a member answered: one about the answer gains more than one with a line about it. */
const ITS_STORY = 6
const ITS_LINE = 2

/** What an idea gains for each of the first two sentences of the brand that its email holds. */
const ITS_SENTENCE = 2.5
export const ENOUGH_SENTENCES = 2

function ofItsAnswer({ tellsAnswer, pack, angle }: StockIdea): number {
  if (!tellsAnswer || pack.layer === 'brand') return 0
  const isAboutIt = angle.role !== 'serve' && angle.needs.some(({ type }) => type === 'answer')
  return isAboutIt ? ITS_STORY : ITS_LINE
}

/** Months after which the same answers, offers or prices may come in another frame. */
const SAME_LIST_RESTS = 4

/** Series of which every idea lists the same facts. */
const listedLately = oncePer((request: MonthRequest): ReadonlySet<string> => {
  const isLate = (use: PastUse) => use.wasUsed && Math.abs(monthsSince(use, request)) < SAME_LIST_RESTS
  const late = request.stock.ideas.filter((idea) => isListing(idea) && usesOf(idea, request).some(isLate))
  return new Set(late.flatMap(({ angle }) => angle.series ?? []))
})

const isListing = ({ pack, angle, doubt }: StockIdea): boolean =>
  pack.layer === 'brand' && (angle.series === 'lists' || (angle.series === 'answer' && doubt === null))

/** Whether another list of the same answers, offers or prices has been told in the last months. */
export const wasListedLately = (idea: StockIdea, request: MonthRequest): boolean =>
  isListing(idea) && listedLately(request).has(idea.angle.series!)

const usesOf = (idea: StockIdea, { past }: MonthRequest): readonly PastUse[] => past.get(idea.key) ?? []

/** Whether an idea was used too recently to come again. Planned months count as well. */
export function isTired(idea: StockIdea, request: MonthRequest): boolean {
  return usesOf(idea, request).some((use) => use.wasUsed && Math.abs(monthsSince(use, request)) < REST)
}

export const isRepeated = (idea: StockIdea, request: MonthRequest): boolean =>
  usesOf(idea, request).some(({ wasUsed }) => wasUsed)

export function fitsMonth(idea: StockIdea, request: MonthRequest): boolean {
  const { months, occasion } = idea.angle
  if (months !== null && !months.includes(request.month)) return false
  if (occasion !== null && !request.occasions.some(({ id }) => isSameOccasion(id, occasion))) return false
  const isInMonth = usesOf(idea, request).some((use) => monthsSince(use, request) === 0)
  return !isInMonth && !isTired(idea, request) && freshTitles(idea, request).length > 0
}

const SHORTEST_TITLE = 12

/** The titles of an idea, and its headline where that says enough: brands of one trade should meet seldom. */
export const titlesIn = ({ texts: { titles, headline } }: Reading): readonly string[] =>
  headline.length < SHORTEST_TITLE || titles.includes(headline) ? titles : [...titles, headline]

/**
 * The titles under which neither the brand has used an idea nor another brand of the workspace has it this month. An
 * unused idea may come again under its title.
 */
export function freshTitles(idea: StockIdea, request: MonthRequest): string[] {
  const known = new Set(usesOf(idea, request).flatMap(({ title, wasUsed }) => (wasUsed ? [title] : [])))
  const taken = request.takenIdeas.get(idea.key) ?? []
  return titlesIn(idea.readings[0]!).filter((title) => !known.has(title) && !taken.includes(title))
}

/**
 * How well an idea suits a month. The numbers come from the experiment that the planner follows: theme, months,
 * answered questions, specificity and time since the last use.
 */
export function rating(idea: StockIdea, thesis: Thesis | null, request: MonthRequest): number {
  const { angle, pack, doubt, concern, readings } = idea
  const reading = readings[0]!
  let points = 3 * chance(request, idea.key)
  if (thesis !== null && thesis.themes.includes(angle.themes[0]!)) points += 3
  else if (thesis !== null && angle.themes.some((theme) => thesis.themes.includes(theme))) points += 2
  if (angle.months !== null) points += 2.5
  if (reading.toConfirm.length === 0) points += 2.5
  if (reading.offer !== null) points += 4
  if (pack.layer === 'trade') points += 1.5
  // What the brand says of itself counts as much as a named offer.
  if (pack.layer === 'brand') points += reading.offer === null ? 6 : 2
  points += ofItsKind(idea) + ofItsAnswer(idea)
  points += ITS_SENTENCE * Math.min(ENOUGH_SENTENCES, idea.ownSentences)
  if (isForEveryone(idea) && !idea.tellsAnswer) points -= 1.5
  if (pack.layer === 'family' && hasTrade(request)) points -= OF_OTHER_TRADES
  if (doubt !== null) points += 0.8
  const isAnchored = pack.layer !== 'brand' && request.stock.anchored?.has(idea.key) === true
  if (concern !== null || isAnchored) points += ITS_READERS
  points += OF_ITS_WORLD * (request.stock.kinship.get(idea.key) ?? 0)
  if (request.takenIdeas.has(idea.key)) points -= TAKEN
  if (readings.some(({ offer }) => offer !== null && request.pushed.includes(offer.name))) points += ASKED_FOR
  if (request.isPreferred(idea)) points += ASKED_FOR
  for (const use of usesOf(idea, request)) {
    const since = Math.abs(monthsSince(use, request))
    points -= use.wasUsed ? 9 - 0.5 * since : 0.5
  }
  return points
}

/** A number from 0 to 1 that is the same for the same brand, month and subject. */
export const chance = ({ seed, year, month }: MonthRequest, about: string): number =>
  seededRandom(`${seed} ${year}-${month} ${about}`).unit()
