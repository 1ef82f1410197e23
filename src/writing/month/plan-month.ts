import { seededRandom } from '#shared/seeded-random.ts'
import type { OfferKind } from '#shared/brand-sheet.ts'
import type { Angle, Thesis, Told } from '../packs/pack-schema.ts'
import type { MonthThesis } from '../requests/plan-request.ts'
import { isForEveryone, withoutLead } from '../stock/brand-stock.ts'
import { isOwnDay, kindOfDay } from '../stock/own-days.ts'
import type { LockedIdea, Reading, StockIdea } from '../stock/stock-ideas.ts'
import { type ChosenThesis, chooseThesis } from './choose-thesis.ts'
import { MOST_OF_AN_OFFER, MOST_OF_A_STAGE, MOST_SELLING } from './month-caps.ts'
import { type DatedOccasion, type MonthRequest, hasTrade } from './month-request.ts'
import { isOfKeywords, countOfKeywords, mostOfKind, withoutDoubles } from './keyword-emails.ts'
import { withAgenda, withFewReminders } from './dated-emails.ts'
import { occasionEmails } from './occasion-emails.ts'
import { type DatedIdea, onDays, withoutTwins } from './order-emails.ts'
import {
  REST,
  chance,
  fitsMonth,
  freshTitles,
  isRepeated,
  isUnconfirmed,
  rating,
  titlesIn,
  wasListedLately,
} from './rate-ideas.ts'
import {
  hasScenes,
  isAnswer,
  isAsked,
  isEmpty,
  isFarFromBrand,
  isForeign,
  isFull,
  isOfBrand,
  isOfFamily,
  isOfItsWay,
  isOfItsWorld,
  isOfSeason,
  isOfSeries,
  isOfTrade,
  isOwnVoice,
  isOwnWord,
  isServingAnswer,
  isSingleAnswer,
  isStory,
  isTelling,
  isToldWithDay,
  isUndatedWord,
  isWeak,
  kindsOfBrand,
  mostStories,
  namesOffer,
  emailsOfFacts,
  saysMuch,
  type Planning,
  RICH,
} from './kinds-of-ideas.ts'
import { isUndatedOwn, ownShareOf } from './own-share.ts'
import { gap, sendDays } from './send-days.ts'
import { tellsAgain, waitsForDay, wasToldLately } from './told-lately.ts'

export interface PlannedMonth {
  thesis: ChosenThesis | null
  /** What the brand itself has to tell in the month. It's the thesis where no other one is chosen. */
  job: MonthThesis | null
  emails: PlannedEmail[]
  shelf: ChosenIdea[]
  locked: LockedIdea[]
}

export interface ChosenIdea {
  idea: StockIdea
  reading: Reading
  title: string
}

export interface PlannedEmail extends ChosenIdea {
  date: string
  occasion: DatedOccasion | null
}

type Role = Angle['role']

/** The roles of a month in order, by the number of its emails. */
const ARCS: readonly (readonly Role[])[] = [
  ['teach', 'prove', 'sell', 'thank'],
  ['teach', 'prove', 'serve', 'teach', 'sell', 'thank'],
  ['teach', 'prove', 'teach', 'sell', 'serve', 'prove', 'sell', 'thank'],
  ['teach', 'prove', 'sell', 'teach', 'prove', 'teach', 'sell', 'serve', 'sell', 'thank'],
]
const SERVING: ReadonlySet<Role> = new Set(['serve', 'thank', 'tease'])
const MOST_UNIVERSAL = 2
/** The same beside ideas of a trade, as long as there are some. */
const MOST_FOR_EVERYONE = 1
/** The share of a month that scenes of the family may have beside those of a trade. */
const OF_FAMILY = 1 / 3
const MOST_ON_SHELF = 40
/** Universal ideas suit every brand, so more of them would make all shelves alike. */
const MOST_UNIVERSAL_ON_SHELF = 2
/** The most episodes of a series among the ideas of a month. */
const MOST_EPISODES = 2
const THANKS_A_YEAR = 4

/**
 * The month of a brand: a thesis, dated emails in a sequence and a shelf of further ideas. A brand with few facts gets
 * a short month, because the planner invents nothing.
 */
export function planMonth(given: MonthRequest): PlannedMonth {
  const open = withoutClosed(given)
  const fitting = open.stock.ideas.filter((idea) => fitsMonth(idea, open))
  const isRich = kindsOfBrand(fitting) >= RICH && !hasScenes(fitting, open) && fillsMonth(fitting, open)
  const request: Planning = { ...open, isRich }
  const hasJob = fitting.some((idea) => isDatedJob(idea))
  const thesis = request.emails > 0 && !request.hasOwnThesis && !hasJob ? chooseThesis(request, request.isRich) : null
  const emails = thesis === null && fitting.length === 0 ? [] : plannedEmails(fitting, thesis, request)
  const planned = new Set(emails.map(({ idea }) => idea))
  const titles = new Set(emails.map(({ title }) => title))
  return {
    thesis: emails.length === 0 ? null : thesis,
    job: jobOf(emails),
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

/** Whether the facts of a brand alone make a month of fair length. */
const fillsMonth = (fitting: readonly StockIdea[], request: MonthRequest): boolean =>
  emailsOfFacts(fitting) + occasionEmails(fitting.filter(isOfBrand), request).length >=
  Math.min(FAIR_MONTH, request.emails)

/** Offers that aren't sold all month long have their own emails, so no other idea names them. */
function withoutClosed(request: MonthRequest): MonthRequest {
  const { stock, closed } = request
  if (closed.size === 0) return request
  const ideas = stock.ideas.flatMap((idea): StockIdea[] => {
    if (idea.angle.occasion !== null) return [idea]
    const readings = idea.readings.flatMap((reading) => {
      if (reading.offer === null || !closed.has(reading.offer.name)) return [reading]
      return reading.isNamedInLead ? [withoutLead(reading)] : []
    })
    return readings.length === 0 ? [] : [{ ...idea, readings }]
  })
  return { ...request, stock: { ...stock, ideas } }
}

/** Facts with a day of the brand's own, above those that hold in any month. */
const DATED_JOBS: readonly Told[] = [
  'agenda',
  'start',
  'event',
  'opening',
  'notice',
  'when',
  'ahead',
  'deadline',
  'gifts',
  'sale',
  'dearer',
  'season-opens',
  'season-ends',
  'moment',
]
const JOBS: readonly Told[] = [...DATED_JOBS, 'appeal', 'cycle', 'scarce', 'trigger', 'said', 'answer', 'worry']

const jobRank = (idea: StockIdea): number => {
  const { angle } = idea
  if (!isOfBrand(idea)) return JOBS.length
  const at = JOBS.indexOf((angle.occasion === null ? angle.series : kindOfDay(angle.occasion)) as Told)
  return at < 0 ? JOBS.length : at
}

const isDatedJob = (idea: StockIdea): boolean => idea.angle.occasion !== null && jobRank(idea) < DATED_JOBS.length

/** The month begins with what its owner has to tell: a start, a fair, a last day, or when people come back. */
function jobOf(emails: readonly PlannedEmail[]): MonthThesis | null {
  const [first] = emails.toSorted((left, right) => jobRank(left.idea) - jobRank(right.idea))
  if (first === undefined || jobRank(first.idea) === JOBS.length) return null
  // The first title names the fact.
  const [title = first.title] = first.reading.texts.titles
  return { id: first.idea.key, title, because: first.idea.angle.why }
}

/** What the month is about where no thesis of a pack leads it. It opens the month. */
function jobIn(ideas: readonly StockIdea[]): StockIdea | null {
  const [first] = ideas.toSorted((left, right) => jobRank(left) - jobRank(right))
  return first === undefined || jobRank(first) === JOBS.length ? null : first
}

function plannedEmails(all: readonly StockIdea[], thesis: ChosenThesis | null, request: Planning): PlannedEmail[] {
  const { takenDays } = request
  // Beside the scenes of a trade, an email that suits everyone does no harm.
  const hasKeywords = !hasTrade(request) && all.some(isOfKeywords)
  const mayFill = (idea: StockIdea) => !isEmpty(idea, request) && !(hasKeywords && isGeneral(idea))
  const given = withoutDoubles(all.filter((idea) => isAsked(idea, request) || mayFill(idea)))
  const open = request.emails - takenDays.length
  const dated = withAgenda(withFewReminders(occasionEmails(given, request), open, request), open, request)
  // What has a day of the brand's own isn't told in any other month, and a brand that says much of itself needs nothing else.
  const own = dated.filter(({ occasion }) => isOwnDay(occasion)).length
  const told = (request.isRich ? emailsOfFacts(given) : 1) + countOfKeywords(given)
  const lasting = Math.max(own, Math.min(Math.max(lastingEmails(request), own + told), roomIn(request)))
  const wanted = Math.min(request.emails, lasting + takenDays.length)
  const occasions = dated.slice(0, Math.max(0, wanted - takenDays.length))
  const mayStand = new Set(
    withinSelling(
      occasions.map(({ idea }) => idea),
      request,
    ),
  )
  const pinned = occasions.filter(({ idea }) => mayStand.has(idea))
  const fixedDays = [...takenDays, ...pinned.map(({ date }) => date)]
  const daysFor = (count: number) => sendDays(fixedDays, count, request).filter((day) => !takenDays.includes(day))
  const days = daysFor(wanted)
  const about = pinned.map(({ idea }) => idea)
  const fitting = given.filter(
    (idea) =>
      about.includes(idea) ||
      (!waitsForDay(idea, about, request) && (isAsked(idea, request) || !isToldWithDay(idea, about))),
  )
  const mostOfIt = mostOfSpine(thesis, days.length, request)
  const spine = (thesis?.spine ?? []).filter((idea) => !about.includes(idea)).slice(0, mostOfIt)
  const waiting = unmet(wishesOf(fitting, { places: days.length, free: days.length - pinned.length }, request), [
    ...about,
    ...spine,
  ])
  const places = Math.max(about.length, days.length - waiting.filter(({ isFirm }) => isFirm).length)
  const chosen = withinSelling([...about, ...shortSpine(thesis, spine, places - about.length)], request).slice(
    0,
    places,
  )
  const filled = filledUp(chosen, fitting, days.length, thesis?.thesis ?? null, request)
  const order = inSequence(filled.slice(pinned.length), spine, request)
  // Fewer emails than places have longer gaps.
  const settled = filled.length < days.length ? daysFor(takenDays.length + filled.length) : days
  const free = settled.filter((day) => pinned.every(({ date }) => date !== day))
  const placed = [...pinned, ...onDays(order, free, request)]
  const closing = order.at(-1)
  const isFixed = ({ idea, occasion }: DatedIdea) => occasion !== null || spine.includes(idea) || idea === closing
  return inWords(withoutTwins(placed, isFixed, request), request)
}

/** After two weeks of closing, a month has no room for six emails. */
const DAYS_OF_AN_EMAIL = 3

function roomIn({ openDays }: MonthRequest): number {
  const [first, last] = [openDays[0], openDays.at(-1)]
  return first === undefined || last === undefined ? 0 : Math.floor(gap(first, last) / DAYS_OF_AN_EMAIL) + 1
}

/** Without selling ideas beyond the requested number. */
function withinSelling(ideas: readonly StockIdea[], { mostSelling, takenSelling }: MonthRequest): StockIdea[] {
  let left = mostSelling === null ? Infinity : mostSelling - takenSelling
  return ideas.filter(({ angle }) => {
    if (angle.role !== 'sell') return true
    left -= 1
    return left >= 0
  })
}

const FEWEST_EMAILS = 3
/** A month with fewer emails takes any scene of its trade. */
const FAIR_MONTH = 5
/** A month with fewer emails takes scenes of its world, too. */
const SHORT_MONTH = 6
/** What a brand says of itself may be said again sooner. */
const OWN_FACTS_COUNT = 3
/** The same for scenes of how it sells. */
const OWN_SCENES_COUNT = 2

/** A task for an email of the month, whatever its thesis. */
interface Wish {
  kind: 'push' | 'theme' | 'goal' | 'trade' | 'brand' | 'keywords' | 'story'
  isMet: (idea: StockIdea) => boolean
  isFirm: boolean
}

/** The share of emails that tell what the brand says of itself, as far as it says so much. */
const OF_THE_BRAND = 5 / 6

/** What a month needs besides its thesis, most important first. */
function wishesOf(
  fitting: readonly StockIdea[],
  { places, free }: { places: number; free: number },
  request: Planning,
): Wish[] {
  const { pushed, isPreferred, goal } = request
  const ofBrand = kindsOfBrand(fitting.filter(isTelling))
  const untold = fitting.filter((idea) => !isRepeated(idea, request) && !wasToldLately(idea, request))
  const wishFor = (isMet: Wish['isMet'], most: number): Wish[] =>
    Array.from({ length: Math.min(untold.filter(isMet).length, most) }, () => ({ kind: 'story', isMet, isFirm: true }))
  const stories = wishFor(isStory, mostStories(free))
  return [
    ...pushed.map((name): Wish => ({ kind: 'push', isMet: (idea) => namesOffer(idea, name), isFirm: true })),
    ...(fitting.some(isPreferred) ? [{ kind: 'theme', isMet: isPreferred, isFirm: true } satisfies Wish] : []),
    ...wishFor(isOfSeason, 1),
    ...stories,
    // What no one has read yet comes before advice that any firm could send.
    ...wishFor(isServingAnswer, mostStories(free) - stories.length),
    // Beside its days, a month has an answer of the brand.
    ...(fitting.some(isUndatedWord) ? [{ kind: 'brand', isMet: isUndatedWord, isFirm: true } satisfies Wish] : []),
    ...(goal === null
      ? []
      : [
          {
            kind: 'goal',
            isMet: (idea) => canName(idea, goal) && !isForeign(idea, request),
            isFirm: false,
          } satisfies Wish,
        ]),
    // Few facts alone read like a list, so such a month has a scene of the trade as well.
    ...(fitting.some(isOfTrade) && !request.isRich
      ? [{ kind: 'trade', isMet: isOfTrade, isFirm: false } satisfies Wish]
      : []),
    ...wishesOfKeywords(untold, places, request),
    ...Array.from({ length: Math.min(ofBrand, mostOfBrand(places, request)) }, (): Wish => ({
      kind: 'brand',
      isMet: request.isRich ? isOfBrand : isTelling,
      isFirm: true,
    })),
  ]
}

/** The share of a month that keywords may fill at first. Scenes of a trade take the rest. */
const OF_KEYWORDS = { inTrade: 1 / 3, elsewhere: 3 / 4 }

function wishesOfKeywords(untold: readonly StockIdea[], places: number, request: Planning): Wish[] {
  const share = hasTrade(request) ? OF_KEYWORDS.inTrade : OF_KEYWORDS.elsewhere
  const most = Math.min(countOfKeywords(untold), Math.floor(places * share))
  return Array.from({ length: most }, () => ({ kind: 'keywords', isMet: isOfKeywords, isFirm: false }))
}

const ASKED: ReadonlySet<Wish['kind']> = new Set(['push', 'theme', 'goal'])

/** A thesis of its family leaves a brand with a trade room for its own ideas. */
const mostOfSpine = (thesis: ChosenThesis | null, places: number, request: MonthRequest): number =>
  thesis?.pack.layer === 'family' ? mostOfFamily(places, request) : Infinity

/** Beside ideas of its trade, a month needs few that any firm of its kind could send. */
const mostOfFamily = (places: number, request: MonthRequest): number =>
  hasTrade(request) ? Math.max(1, Math.floor(places * OF_FAMILY)) : Infinity

function unmet(wishes: readonly Wish[], ideas: readonly StockIdea[]): Wish[] {
  const taken = new Set<string>()
  return wishes.filter(({ kind, isMet }) => {
    const idea = ideas.find((each) => isMet(each) && !taken.has(`${kind} ${each.key}`))
    if (idea !== undefined) taken.add(`${kind} ${idea.key}`)
    return idea === undefined
  })
}

/** The spine of a thesis with so many emails. The idea that the thesis requires is the last to go. */
function shortSpine(thesis: ChosenThesis | null, spine: readonly StockIdea[], places: number): StockIdea[] {
  const isRequired = (idea: StockIdea) =>
    thesis !== null && thesis.thesis.spine.some(({ angle, isRequired: must }) => must && angle === idea.angle.id)
  const kept = new Set([...spine.filter(isRequired), ...spine.filter((idea) => !isRequired(idea))].slice(0, places))
  return spine.filter((idea) => kept.has(idea))
}

/** How many emails a month the stock supports until its ideas may come again. */
function lastingEmails({ stock }: MonthRequest): number {
  const share = stock.ideas.reduce((sum, { angle, pack }) => {
    if (angle.occasion !== null) return sum
    const count = isOfBrand({ pack, angle }) ? OWN_FACTS_COUNT : angle.ways === null ? 1 : OWN_SCENES_COUNT
    return sum + (angle.months === null ? 1 : 0.5) * count
  }, 0)
  return Math.max(FEWEST_EMAILS, Math.round(share / REST))
}

function filledUp(
  chosen: readonly StockIdea[],
  fitting: readonly StockIdea[],
  places: number,
  thesis: Thesis | null,
  request: Planning,
): StockIdea[] {
  const result = [...chosen]
  const arc = ARCS.find((roles) => roles.length >= places) ?? ARCS.at(-1)!
  const open = [...arc.slice(0, Math.max(0, places - 1)), ...arc.slice(-1)].slice(-places)
  const fill = ({ angle }: StockIdea) => {
    const at = open.findIndex((role) => isLike(role, angle.role))
    open.splice(Math.max(0, at), 1)
  }
  for (const idea of chosen) fill(idea)
  const ranked = fitting
    .filter((idea) => idea.angle.occasion === null)
    .map((idea) => ({ idea, points: rating(idea, thesis, request) + turnOf(idea, request) + bonusOf(idea) }))
    .toSorted((left, right) => right.points - left.points)
    .map(({ idea }) => idea)
  const take = (fits: (idea: StockIdea) => boolean): StockIdea | undefined => {
    const open = ranked.filter(
      (idea) => !result.includes(idea) && fits(idea) && keepsCaps(idea, result, places, request),
    )
    // A second answer comes after what else there is to tell.
    const best = open.find(({ angle }) => angle.series === null || !result.some(isOfSeries(angle.series))) ?? open[0]
    if (best !== undefined) result.push(best)
    return best
  }
  // An email that readers have had is worse than none, unless the month would be short.
  const isNews = (idea: StockIdea) => !wasToldLately(idea, request) && !wasListedLately(idea, request)
  for (const { kind, isMet } of unmet(wishesOf(fitting, { places, free: places - chosen.length }, request), chosen)) {
    if (open.length === 0) break
    const isFit = (idea: StockIdea) => isMet(idea) && !isForeign(idea, request)
    const fresh = (fits: (idea: StockIdea) => boolean) =>
      take((idea) => fits(idea) && !isRepeated(idea, request) && isNews(idea))
    // What a person asks for may be in a scene alone, or told before.
    const best = fresh(isFit) ?? (ASKED.has(kind) ? (take(isFit) ?? fresh(isMet) ?? take(isMet)) : undefined)
    if (best !== undefined) fill(best)
  }
  const isWithin = (idea: StockIdea, isOfKind: (other: StockIdea) => boolean, most: number) =>
    !isOfKind(idea) || result.filter(isOfKind).length < most
  const isOfItsTrade = (idea: StockIdea) =>
    isWithin(idea, isOfFamily, mostOfFamily(places, request)) &&
    isWithin(idea, isGeneral, hasTrade(request) ? MOST_FOR_EVERYONE : MOST_UNIVERSAL)
  const takeFor = (role: Role, isRepeat: boolean, isOpen: (idea: StockIdea) => boolean) =>
    // The exact role first, then a similar one, then any allowed one. Fewer emails are better than two alike.
    [
      ({ angle }: StockIdea) => angle.role === role,
      ({ angle }: StockIdea) => isLike(role, angle.role),
      (idea: StockIdea) => !result.some((other) => isTwin(idea, other)),
    ].some(
      (suits) => take((idea) => suits(idea) && isOpen(idea) && isRepeated(idea, request) === isRepeat) !== undefined,
    )
  const hasKeywords = !hasTrade(request) && fitting.some(isOfKeywords)
  const isOwn = (idea: StockIdea) => !isForeign(idea, request)
  const isScene = (idea: StockIdea) => isOwn(idea) && !isOfKeywords(idea) && (!hasKeywords || namesSomething(idea))
  const anyOne = (idea: StockIdea) => result.length < FEWEST_EMAILS || isOwn(idea)
  const isShort = () => result.length < SHORT_MONTH
  const mayLengthen = (idea: StockIdea) => isShort() && isOfItsWorld(idea, request) && !isUnconfirmed(idea)
  for (const role of open) {
    const isFilled = [
      () => takeFor(role, false, (idea) => isOwn(idea) && isNews(idea) && isFull(idea) && !isWeak(idea)),
      () => takeFor(role, false, (idea) => isOwn(idea) && isOfItsTrade(idea) && isNews(idea) && isFull(idea)),
      () => takeFor(role, false, (idea) => isScene(idea) && isOfItsTrade(idea) && isNews(idea) && !isUnconfirmed(idea)),
      () => takeFor(role, false, (idea) => isOfKeywords(idea) && isNews(idea)),
      () => takeFor(role, false, (idea) => isOwn(idea) && isOfItsTrade(idea) && isNews(idea) && !isUnconfirmed(idea)),
      () => takeFor(role, false, (idea) => isOwn(idea) && isOfItsTrade(idea) && isNews(idea)),
      () => request.isRich && takeFor(role, true, (idea) => isOwn(idea) && isNews(idea)),
      () => takeFor(role, false, (idea) => mayLengthen(idea) && isOfItsTrade(idea) && isNews(idea)),
      () => takeFor(role, false, (idea) => anyOne(idea) && isOfItsTrade(idea) && isNews(idea)),
      () => takeFor(role, false, (idea) => anyOne(idea) && isNews(idea)),
      () => takeFor(role, true, (idea) => anyOne(idea) && isNews(idea)),
      // What was told in the last months comes when a month would be short without it.
      () => isShort() && takeFor(role, false, (idea) => isOwn(idea) && !wasToldLately(idea, request)),
      () => isShort() && takeFor(role, false, (idea) => isOwn(idea) && isOfItsTrade(idea)),
      () => isShort() && takeFor(role, true, isOwn),
      () => result.length < FAIR_MONTH && takeFor(role, true, (idea) => isOfItsTrade(idea) && isNews(idea)),
    ].some((next) => next())
    if (!isFilled) break
  }
  return result
}

/** Beside emails about the brand's own things, a scene of its business names one of them. */
const namesSomething = (idea: StockIdea): boolean =>
  isOwnWord(idea) || isOfTrade(idea) || idea.readings[0]!.offer !== null

/** No one else could send a story of the brand, whatever pack asks for it. */
const isGeneral = (idea: StockIdea): boolean => isForEveryone(idea) && !idea.tellsAnswer

const isTwin = (one: StockIdea, other: StockIdea) =>
  isForEveryone(one) &&
  one.angle.role === other.angle.role &&
  one.angle.format === other.angle.format &&
  one.theme === other.theme

const canName = (idea: StockIdea, kind: OfferKind) => idea.readings.some(({ offer }) => offer?.kind === kind)

const isLike = (wanted: Role, role: Role) => wanted === role || (SERVING.has(wanted) && SERVING.has(role))

function keepsCaps(idea: StockIdea, chosen: readonly StockIdea[], places: number, request: Planning): boolean {
  const { angle, doubt } = idea
  const count = (like: (other: StockIdea) => boolean) => chosen.filter(like).length
  const selling = count((other) => other.angle.role === 'sell') + 1
  if (angle.role === 'sell' && selling > sellingPlaces(places, request)) return false
  if (angle.stage !== 'all' && count((other) => other.angle.stage === angle.stage) >= MOST_OF_A_STAGE) return false
  if (isGeneral(idea) && count(isGeneral) >= MOST_UNIVERSAL) return false
  if (isOfBrand(idea) && count(isOfBrand) >= mostOfBrand(places, request)) return false
  if (isUndatedOwn(idea) && count(isUndatedOwn) >= mostOwn(chosen, places, request)) return false
  const about = isOfBrand(idea) ? offerItIsAbout(idea) : null
  if (about !== null && count((other) => offerItIsAbout(other) === about) > 0) return false
  if (doubt !== null && count((other) => other.doubt === doubt) > 0) return false
  // What bothers readers is the reason for one email.
  if (idea.concern && count((other) => other.concern === idea.concern) > 0) return false
  if (tellsAgain(idea, chosen)) return false
  const isRow = (other: StockIdea) => isAnswer(other) && !isSingleAnswer(other)
  if (isRow(idea) && count(isRow) > 0) return false
  if (isAnswer(idea) && count((other) => isAnswer(other) && sharesAnswer(idea, other)) > 0) return false
  const most = isAnswer(idea) ? MOST_ANSWERS : isOfSeries('said')(idea) ? MOST_SAID : 1
  const mostAlike = isOfKeywords(idea) ? mostOfKind(idea) : most
  if (angle.series !== null && count((other) => other.angle.series === angle.series) >= mostAlike) return false
  return angle.role !== 'thank' || thanksOfYear(request) < THANKS_A_YEAR
}

/** A month without scenes is made of what the brand says. */
function mostOwn(chosen: readonly StockIdea[], places: number, { stock, isRich }: Planning): number {
  const dated = chosen.filter(({ angle }) => angle.occasion !== null).length
  return Math.max(ownShareOf(stock) ?? places, isRich ? SHORT_MONTH - dated : 0)
}

/** Whether a row of answers has the answer of another email. */
function sharesAnswer(one: StockIdea, other: StockIdea): boolean {
  const isIn = (left: StockIdea, right: StockIdea) =>
    left.angle.tells.some((answer) => right.angle.tells.some((line) => line.endsWith(answer)))
  return isIn(one, other) || isIn(other, one)
}

const MOST_ANSWERS = 2
const MOST_SAID = 2

/** The bonus for all answers in a row: they tell more than a single one. */
const ALL_ANSWERS = 3
const bonusOf = (idea: StockIdea): number => (isAnswer(idea) && !isSingleAnswer(idea) ? ALL_ANSWERS : 0)

/** A short month has no room for a scene that suits everyone. */
const FEW_EMAILS = 4

/** The brand's own facts leave a month room for scenes of its world, where a pack has some. */
const mostOfBrand = (places: number, request: Planning): number => {
  if (request.isRich || saysMuch(request.stock)) return places
  if (hasTrade(request)) return Math.ceil(places * OF_THE_BRAND)
  const { packs, ideas } = request.stock
  const hasOwnScenes = packs.some(({ layer }) => layer === 'family') || ideas.some(isOfItsWay)
  return hasOwnScenes && places > FEW_EMAILS ? Math.ceil(places * OF_THE_BRAND) : places
}

/** How many of the emails without a holiday may sell. */
function sellingPlaces(places: number, request: Planning): number {
  const { takenDays, takenSelling, mostSelling } = request
  const share = (places + takenDays.length) * MOST_SELLING
  // A price list in a short month isn't a hard sell.
  const usual = (request.isRich ? Math.ceil(share) : share) - takenSelling
  return mostSelling === null ? usual : Math.min(usual, mostSelling - takenSelling)
}

/** A thank-you at the end of every month becomes a pattern. */
function thanksOfYear({ past, stock }: MonthRequest): number {
  return stock.ideas
    .filter(({ angle }) => angle.role === 'thank')
    .reduce((sum, { key }) => sum + (past.get(key) ?? []).filter(({ wasUsed }) => wasUsed).length, 0)
}

/**
 * The spine opens, carries and closes. A thank-you or service comes last, and the others are between them by contrast.
 */
function inSequence(ideas: readonly StockIdea[], spine: readonly StockIdea[], request: MonthRequest): StockIdea[] {
  const own = spine.filter((idea) => ideas.includes(idea))
  const others = ideas.filter((idea) => !own.includes(idea))
  const closing =
    others.find(({ angle }) => angle.role === 'thank') ?? others.find(({ angle }) => angle.role === 'serve') ?? null
  const places: (StockIdea | null)[] = ideas.map(() => null)
  const last = places.length - 1
  if (closing !== null) places[last] = closing
  const [open = jobIn(others), mid, late] = own
  // Those who know the brand wait for its news more than for its story.
  const news = open ?? others.find((idea) => !isStory(idea)) ?? null
  if (news !== null && news !== closing) places[0] ??= news
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
    const rank = (idea: StockIdea) =>
      -likeness(idea, before) + STEP * stepOf(idea, at / Math.max(1, last)) + 0.5 * chance(request, `order ${idea.key}`)
    const next = rest.toSorted((left, right) => rank(right) - rank(left))[0]
    if (next === undefined) break
    places[at] = next
    rest.splice(rest.indexOf(next), 1)
  }
  return places.filter((place) => place !== null)
}

/** How much the place in the month counts beside the contrast with the email before. */
const STEP = 2
/** Where in a month a role has its place: readers learn, then believe, then buy. */
const PLACE_OF_ROLE: Readonly<Record<Role, number>> = {
  tease: 0,
  teach: 0.2,
  prove: 0.5,
  serve: 0.6,
  sell: 0.8,
  thank: 1,
}

const stepOf = ({ angle }: StockIdea, at: number): number => -Math.abs(PLACE_OF_ROLE[angle.role] - at)

function likeness(idea: StockIdea, before: StockIdea | null): number {
  if (before === null) return 0
  const same = [
    idea.angle.role === before.angle.role ? 2 : 0,
    idea.angle.format === before.angle.format ? 0.4 : 0,
    idea.theme === before.theme ? 3 : 0,
    isOwnVoice(idea) && isOwnVoice(before) ? 3 : 0,
  ]
  return same.reduce((sum, each) => sum + each, 0)
}

function inWords(
  placed: readonly { idea: StockIdea; date: string; occasion: DatedOccasion | null }[],
  request: MonthRequest,
): PlannedEmail[] {
  const named = new Map<string, number>()
  const titles = new Set<string>()
  let before: string | null = null
  let isServed = false
  const waiting = new Set(request.pushed)
  return placed.map(({ idea, date, occasion }, at) => {
    const next = offerItIsAbout(placed[at + 1]?.idea)
    const uses = (reading: Reading) => named.get(reading.offer?.name ?? '') ?? 0
    const fitting = idea.readings.filter(
      ({ offer }) =>
        offer === null ||
        (offer.name !== before && offer.name !== next && (named.get(offer.name) ?? 0) < MOST_OF_AN_OFFER),
    )
    // Pushed offers come first, and each month has an email for the brand's goal.
    const pushed = fitting.filter(({ offer }) => offer !== null && waiting.has(offer.name))
    const goal = fitting.filter(({ offer }) => !isServed && offer !== null && offer.kind === request.goal)
    const serving = pushed.length > 0 ? pushed : goal
    const rest = fitting.length > 0 ? fitting : idea.readings.map(withoutLead)
    const pool = serving.length > 0 ? serving : rest
    // The first reading names the offer that suits the idea best.
    const rank = (reading: Reading) => uses(reading) + AFTER_THE_BEST * pool.indexOf(reading)
    const reading = pool.toSorted((left, right) => rank(left) - rank(right))[0]!
    before = reading.offer?.name ?? null
    isServed ||= reading.offer !== null && reading.offer.kind === request.goal
    if (before !== null) waiting.delete(before)
    if (before !== null) named.set(before, (named.get(before) ?? 0) + 1)
    return { idea, reading, title: titleOf(idea, reading, titles, request), date, occasion }
  })
}

function offerItIsAbout(idea: StockIdea | undefined): string | null {
  const named = new Set(idea?.readings.map(({ offer, isNamedInLead }) => (isNamedInLead ? null : offer?.name)))
  const [only = null] = named.size === 1 ? named : []
  return only
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
    .filter(({ idea }) => !isFarFromBrand(idea, request.stock))
    .filter(({ idea: { angle, pack } }) => {
      if (isForEveryone({ pack, angle })) {
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

/** An offer that a month has named once may be named again before one that is two places further from the idea. */
const AFTER_THE_BEST = 0.6

const WARMTH = { playful: 0.1, plain: -0.1 }
/** The bonus for the first title that names the brand's own words. */
const NAMED = 0.8

/**
 * A title that the brand hasn't had. The last title of an angle is the warmest: playful brands often begin with it,
 * plain ones seldom.
 */
function titleOf(idea: StockIdea, reading: Reading, taken: Set<string>, request: MonthRequest): string {
  const fresh = new Set(freshTitles(idea, request))
  const titles = titlesIn(reading)
  const free = titles.filter((title) => !taken.has(title) && (fresh.has(title) || fresh.size === 0))
  const pool = free.length > 0 ? free : titles
  const { texts } = reading
  const warmest = texts.titles.at(-1)
  const rank = (title: string) =>
    chance(request, `title ${title}`) +
    (title === warmest && request.register !== null ? WARMTH[request.register] : 0) +
    (request.isPreferred(idea) && request.speaksOfTheme(title) ? 1 : 0) +
    (title === texts.titles[0] && idea.pack.layer === 'brand' ? NAMED : 0) +
    (title === texts.titles[0] && isDay(idea) ? DATED : 0)
  const title = pool.toSorted((left, right) => rank(right) - rank(left))[0]!
  taken.add(title)
  return title
}

/** What a title gains that says what happens on a day of the brand's own, and when. */
const DATED = 2
const isDay = ({ angle }: StockIdea) => angle.occasion !== null && isOwnDay({ id: angle.occasion })

/** The bonus for a universal idea when it is its turn. */
const ITS_TURN = 6

/** The few universal ideas take turns over the months, in a different order for each brand. */
function turnOf({ pack, angle, key }: StockIdea, request: MonthRequest): number {
  const { seed, year, month } = request
  // A brand with ideas of its trade doesn't need the universal ones.
  if (!isForEveryone({ pack, angle }) || hasTrade(request)) return 0
  const turn = Math.floor(seededRandom(`turn ${seed} ${key}`).unit() * REST)
  return turn === (year * 12 + month) % REST ? ITS_TURN : 0
}
