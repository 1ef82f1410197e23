import { seededRandom } from '#shared/seeded-random.ts'
import type { OfferKind } from '#shared/brand-sheet.ts'
import type { Angle, Thesis } from '../packs/pack-schema.ts'
import { type LockedIdea, type Reading, type StockIdea, withoutLead } from '../stock/brand-stock.ts'
import { type ChosenThesis, chooseThesis } from './choose-thesis.ts'
import { MOST_OF_AN_OFFER, MOST_OF_A_STAGE, MOST_SELLING } from './month-caps.ts'
import type { DatedOccasion, MonthRequest } from './month-request.ts'
import { occasionEmails } from './occasion-emails.ts'
import { type DatedIdea, onDays, withoutTwins } from './order-emails.ts'
import { REST, chance, fitsMonth, freshTitles, isRepeated, rating } from './rate-ideas.ts'
import { sendDays } from './send-days.ts'

export interface PlannedMonth {
  thesis: ChosenThesis | null
  /** In the order of their dates. */
  emails: PlannedEmail[]
  /** Further ideas of the month, the best first. */
  shelf: ChosenIdea[]
  /** Ideas of the month that wait for an answer. */
  locked: LockedIdea[]
}

/** An idea as this month tells it. */
export interface ChosenIdea {
  idea: StockIdea
  reading: Reading
  title: string
}

export interface PlannedEmail extends ChosenIdea {
  /** ISO date. */
  date: string
  /** The day of the year that it is about. */
  occasion: DatedOccasion | null
}

type Role = Angle['role']

/** The roles of a month in their order, by the number of its emails. */
const ARCS: readonly (readonly Role[])[] = [
  ['teach', 'prove', 'sell', 'thank'],
  ['teach', 'prove', 'serve', 'teach', 'sell', 'thank'],
  ['teach', 'prove', 'teach', 'sell', 'serve', 'prove', 'sell', 'thank'],
  ['teach', 'prove', 'sell', 'teach', 'prove', 'teach', 'sell', 'serve', 'sell', 'thank'],
]
const SERVING: ReadonlySet<Role> = new Set(['serve', 'thank', 'tease'])
const MOST_UNIVERSAL = 2
const MOST_ON_SHELF = 40
/** Universal ideas suit every brand: more of them would make all shelves alike, unless nothing else is known to fit. */
const MOST_UNIVERSAL_ON_SHELF = 2
/** The most episodes of one series among the ideas of a month. */
const MOST_EPISODES = 2
const THANKS_A_YEAR = 4

/**
 * A month of a brand: a thesis, a few dated emails in a sequence that makes sense, and a shelf of further ideas. Never
 * more than the stock has: a brand of which little is known gets a short month.
 */
export function planMonth(request: MonthRequest): PlannedMonth {
  const fitting = request.stock.ideas.filter((idea) => fitsMonth(idea, request))
  const thesis = request.emails > 0 && !request.hasOwnThesis ? chooseThesis(request) : null
  const emails = thesis === null && fitting.length === 0 ? [] : plannedEmails(fitting, thesis, request)
  const planned = new Set(emails.map(({ idea }) => idea))
  const titles = new Set(emails.map(({ title }) => title))
  return {
    thesis: emails.length === 0 ? null : thesis,
    emails,
    shelf: shelfOf(
      fitting.filter((idea) => !planned.has(idea) && idea.angle.occasion === null),
      thesis?.thesis ?? null,
      titles,
      request,
    ),
    locked: request.stock.locked.filter(({ angle }) => angle.months?.includes(request.month) ?? true),
  }
}

function plannedEmails(
  fitting: readonly StockIdea[],
  thesis: ChosenThesis | null,
  request: MonthRequest,
): PlannedEmail[] {
  const { takenDays } = request
  const wanted = Math.min(request.emails, lastingEmails(request) + takenDays.length)
  const occasions = occasionEmails(fitting, request).slice(0, Math.max(0, wanted - takenDays.length))
  const mayStand = new Set(
    withinSelling(
      occasions.map(({ idea }) => idea),
      request,
    ),
  )
  const pinned = occasions.filter(({ idea }) => mayStand.has(idea))
  const days = sendDays([...takenDays, ...pinned.map(({ date }) => date)], wanted, request).filter(
    (day) => !takenDays.includes(day),
  )
  const about = pinned.map(({ idea }) => idea)
  const spine = (thesis?.spine ?? []).filter((idea) => !about.includes(idea))
  const waiting = request.pushed.filter((name) => ![...about, ...spine].some((idea) => namesOffer(idea, name)))
  const isThemeWaiting = ![...about, ...spine].some(request.isPreferred) && fitting.some(request.isPreferred)
  const chosen = withinSelling([...about, ...spine], request).slice(
    0,
    Math.max(about.length, days.length - waiting.length - (isThemeWaiting ? 1 : 0)),
  )
  const filled = filledUp(chosen, fitting, days.length, thesis?.thesis ?? null, request)
  const order = inSequence(filled.slice(pinned.length), spine, request)
  const free = days.filter((day) => pinned.every(({ date }) => date !== day))
  const placed = [...pinned, ...onDays(order, free, request)]
  const closing = order.at(-1)
  const isFixed = ({ idea, occasion }: DatedIdea) => occasion !== null || spine.includes(idea) || idea === closing
  return inWords(withoutTwins(placed, isFixed, request), request)
}

const namesOffer = ({ readings }: StockIdea, name: string) => readings.some(({ offer }) => offer?.name === name)

/** Without those that sell once as many sell as somebody wanted. */
function withinSelling(ideas: readonly StockIdea[], { mostSelling, takenSelling }: MonthRequest): StockIdea[] {
  let left = mostSelling === null ? Infinity : mostSelling - takenSelling
  return ideas.filter(({ angle }) => {
    if (angle.role !== 'sell') return true
    left -= 1
    return left >= 0
  })
}

const FEWEST_EMAILS = 3

/** How many emails a month the stock can carry, month after month, until its ideas may come again. */
function lastingEmails({ stock }: MonthRequest): number {
  const share = stock.ideas.reduce((sum, { angle }) => {
    if (angle.occasion !== null) return sum
    return sum + (angle.months === null ? 1 : 0.5)
  }, 0)
  return Math.max(FEWEST_EMAILS, Math.round(share / REST))
}

/** Adds ideas until every place has one, the best for each open role of the arc. */
function filledUp(
  chosen: readonly StockIdea[],
  fitting: readonly StockIdea[],
  places: number,
  thesis: Thesis | null,
  request: MonthRequest,
): StockIdea[] {
  const result = [...chosen]
  const arc = ARCS.find((roles) => roles.length >= places) ?? ARCS.at(-1)!
  const open = [...arc.slice(0, Math.max(0, places - 1)), ...arc.slice(-1)].slice(-places)
  /** Takes the place of the arc that an idea fills, or the first one where none is like it. */
  const fill = ({ angle }: StockIdea) => {
    const at = open.findIndex((role) => isLike(role, angle.role))
    open.splice(Math.max(0, at), 1)
  }
  for (const idea of chosen) fill(idea)
  const ranked = fitting
    .filter((idea) => idea.angle.occasion === null)
    .map((idea) => ({ idea, points: rating(idea, thesis, request) + turnOf(idea, request) }))
    .toSorted((left, right) => right.points - left.points)
    .map(({ idea }) => idea)
  const take = (fits: (idea: StockIdea) => boolean): StockIdea | undefined => {
    const best = ranked.find((idea) => !result.includes(idea) && fits(idea) && keepsCaps(idea, result, places, request))
    if (best !== undefined) result.push(best)
    return best
  }
  const { goal, pushed } = request
  const naming = new Set<StockIdea>()
  for (const name of pushed) {
    const names = (idea: StockIdea) => !naming.has(idea) && namesOffer(idea, name)
    const known = result.find(names)
    const own =
      known ??
      (open.length > 0 ? (take((idea) => names(idea) && !isRepeated(idea, request)) ?? take(names)) : undefined)
    if (own === undefined) continue
    naming.add(own)
    if (known === undefined) fill(own)
  }
  if (open.length > 0 && !result.some(request.isPreferred)) {
    const preferred =
      take((idea) => request.isPreferred(idea) && !isRepeated(idea, request)) ?? take(request.isPreferred)
    if (preferred !== undefined) fill(preferred)
  }
  if (goal !== null && open.length > 0 && !result.some((idea) => canName(idea, goal))) {
    const serving = take((idea) => canName(idea, goal) && !isRepeated(idea, request))
    if (serving !== undefined) fill(serving)
  }
  const takeFor = (role: Role, isRepeat: boolean) =>
    // The exact role, then one that is like it, then any that is allowed. Fewer emails are better than two of a kind.
    [
      ({ angle }: StockIdea) => angle.role === role,
      ({ angle }: StockIdea) => isLike(role, angle.role),
      (idea: StockIdea) => !result.some((other) => isTwin(idea, other)),
    ].some((suits) => take((idea) => suits(idea) && isRepeated(idea, request) === isRepeat) !== undefined)
  // Something new in another role comes before a repetition.
  for (const role of open) if (!takeFor(role, false) && !takeFor(role, true)) break
  return result
}

/** Two emails that do the same in the same way about the same thing. */
const isTwin = (one: StockIdea, other: StockIdea) =>
  one.pack.layer === 'universal' &&
  one.angle.role === other.angle.role &&
  one.angle.format === other.angle.format &&
  one.theme === other.theme

const canName = (idea: StockIdea, kind: OfferKind) => idea.readings.some(({ offer }) => offer?.kind === kind)

const isLike = (wanted: Role, role: Role) => wanted === role || (SERVING.has(wanted) && SERVING.has(role))

/** Whether a month with this idea still has the right measure of selling, of one reader group, of one doubt and so on. */
function keepsCaps(idea: StockIdea, chosen: readonly StockIdea[], places: number, request: MonthRequest): boolean {
  const { angle, pack, doubt } = idea
  const count = (like: (other: StockIdea) => boolean) => chosen.filter(like).length
  const selling = count((other) => other.angle.role === 'sell') + 1
  if (angle.role === 'sell' && selling > sellingPlaces(places, request)) return false
  if (angle.stage !== 'all' && count((other) => other.angle.stage === angle.stage) >= MOST_OF_A_STAGE) return false
  if (pack.layer === 'universal' && count((other) => other.pack.layer === 'universal') >= MOST_UNIVERSAL) return false
  if (doubt !== null && count((other) => other.doubt === doubt) > 0) return false
  if (angle.series !== null && count((other) => other.angle.series === angle.series) > 0) return false
  return angle.role !== 'thank' || thanksOfYear(request) < THANKS_A_YEAR
}

/** How many of the emails without a day of their own may sell. */
function sellingPlaces(places: number, { takenDays, takenSelling, mostSelling }: MonthRequest): number {
  const usual = (places + takenDays.length) * MOST_SELLING - takenSelling
  return mostSelling === null ? usual : Math.min(usual, mostSelling - takenSelling)
}

/** A thank-you that closes every month becomes a pattern of its own. */
function thanksOfYear({ past, stock }: MonthRequest): number {
  return stock.ideas
    .filter(({ angle }) => angle.role === 'thank')
    .reduce((sum, { key }) => sum + (past.get(key) ?? []).filter(({ wasUsed }) => wasUsed).length, 0)
}

/** The spine opens, carries and closes; a thank-you or a service comes last; the others stand between them by contrast. */
function inSequence(ideas: readonly StockIdea[], spine: readonly StockIdea[], request: MonthRequest): StockIdea[] {
  const own = spine.filter((idea) => ideas.includes(idea))
  const others = ideas.filter((idea) => !own.includes(idea))
  const closing =
    others.find(({ angle }) => angle.role === 'thank') ?? others.find(({ angle }) => angle.role === 'serve') ?? null
  const places: (StockIdea | null)[] = ideas.map(() => null)
  const last = places.length - 1
  if (closing !== null) places[last] = closing
  const [open, mid, late] = own
  if (open !== undefined) places[0] ??= open
  if (late !== undefined) places[closing === null ? last : last - 1] ??= late
  if (mid !== undefined) {
    const middle = Math.max(own.length > 0 ? 1 : 0, Math.floor(last / 2))
    const at = places[middle] === null ? middle : places.indexOf(null)
    if (at >= 0) places[at] = mid
  }
  const rest = ideas.filter((idea) => !places.includes(idea))
  for (const [at, place] of places.entries()) {
    if (place !== null) continue
    const before = places[at - 1] ?? null
    const rank = (idea: StockIdea) => -likeness(idea, before) + 0.5 * chance(request, `order ${idea.key}`)
    const next = rest.toSorted((left, right) => rank(right) - rank(left))[0]
    if (next === undefined) break
    places[at] = next
    rest.splice(rest.indexOf(next), 1)
  }
  return places.filter((place) => place !== null)
}

/** How much two neighbors would sound alike. */
function likeness(idea: StockIdea, before: StockIdea | null): number {
  if (before === null) return 0
  const same = [
    idea.angle.role === before.angle.role ? 2 : 0,
    idea.angle.format === before.angle.format ? 0.4 : 0,
    idea.theme === before.theme ? 3 : 0,
  ]
  return same.reduce((sum, each) => sum + each, 0)
}

/** Chooses the offers that the emails name, never the same twice in a row, and a title for each. */
function inWords(
  placed: readonly { idea: StockIdea; date: string; occasion: DatedOccasion | null }[],
  request: MonthRequest,
): PlannedEmail[] {
  const named = new Map<string, number>()
  const titles = new Set<string>()
  let before: string | null = null
  let isServed = false
  const waiting = new Set(request.pushed)
  return placed.map(({ idea, date, occasion }) => {
    const uses = (reading: Reading) => named.get(reading.offer?.name ?? '') ?? 0
    const fitting = idea.readings.filter(
      ({ offer }) => offer === null || (offer.name !== before && (named.get(offer.name) ?? 0) < MOST_OF_AN_OFFER),
    )
    // What somebody pushes comes first, and each month has an email for what the brand wants people to do.
    const pushed = fitting.filter(({ offer }) => offer !== null && waiting.has(offer.name))
    const goal = fitting.filter(({ offer }) => !isServed && offer !== null && offer.kind === request.goal)
    const serving = pushed.length > 0 ? pushed : goal
    const rest = fitting.length > 0 ? fitting : idea.readings.map(withoutLead)
    const pool = serving.length > 0 ? serving : rest
    const rank = (reading: Reading) => uses(reading) + chance(request, `${idea.key} ${reading.offer?.name ?? ''}`)
    const reading = pool.toSorted((left, right) => rank(left) - rank(right))[0]!
    before = reading.offer?.name ?? null
    isServed ||= reading.offer !== null && reading.offer.kind === request.goal
    if (before !== null) waiting.delete(before)
    if (before !== null) named.set(before, (named.get(before) ?? 0) + 1)
    return { idea, reading, title: titleOf(idea, reading, titles, request), date, occasion }
  })
}

function shelfOf(
  ideas: readonly StockIdea[],
  thesis: Thesis | null,
  titles: Set<string>,
  request: MonthRequest,
): ChosenIdea[] {
  const episodes = new Map<string, number>()
  const isKnown = ideas.some(({ pack }) => pack.layer !== 'universal')
  let universal = 0
  return ideas
    .map((idea) => ({ idea, points: rating(idea, thesis, request) }))
    .toSorted((left, right) => right.points - left.points)
    .filter(({ idea: { angle, pack } }) => {
      if (pack.layer === 'universal') {
        universal += 1
        return !isKnown || universal <= MOST_UNIVERSAL_ON_SHELF
      }
      if (angle.series === null) return true
      const count = (episodes.get(angle.series) ?? 0) + 1
      episodes.set(angle.series, count)
      return count <= MOST_EPISODES
    })
    .slice(0, MOST_ON_SHELF)
    .map(({ idea }) => {
      const rank = ({ offer }: Reading) =>
        chance(request, `${idea.key} ${offer?.name ?? ''}`) - (request.pushed.includes(offer?.name ?? '') ? 1 : 0)
      const reading = idea.readings.toSorted((left, right) => rank(left) - rank(right))[0]!
      return { idea, reading, title: titleOf(idea, reading, titles, request) }
    })
}

const WARMTH = { playful: 0.1, plain: -0.1 }

/** A title that the brand hasn't had. The last one of an angle is the warmest: playful brands often begin with it, plain ones seldom. */
function titleOf(idea: StockIdea, { texts }: Reading, taken: Set<string>, request: MonthRequest): string {
  const fresh = new Set(freshTitles(idea, request))
  const free = texts.titles.filter((title) => !taken.has(title) && (fresh.has(title) || fresh.size === 0))
  const pool = free.length > 0 ? free : texts.titles
  const warmest = texts.titles.at(-1)
  const rank = (title: string) =>
    chance(request, `title ${title}`) + (title === warmest && request.register !== null ? WARMTH[request.register] : 0)
  const title = pool.toSorted((left, right) => rank(right) - rank(left))[0]!
  taken.add(title)
  return title
}

/** What an idea for every brand gains in the months in which it is its turn. */
const ITS_TURN = 6

/** The few ideas that suit every brand take turns over the months until they may come again, at each brand in another order. */
function turnOf({ pack, key }: StockIdea, { seed, year, month, stock }: MonthRequest): number {
  // A brand with ideas of its trade doesn't live on those that everybody has.
  if (pack.layer !== 'universal' || stock.packs.some(({ layer }) => layer === 'trade')) return 0
  const turn = Math.floor(seededRandom(`turn ${seed} ${key}`).unit() * REST)
  return turn === (year * 12 + month) % REST ? ITS_TURN : 0
}
