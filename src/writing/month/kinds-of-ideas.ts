import { oncePer } from '#shared/once-per.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { isForEveryone } from '../stock/brand-stock.ts'
import { isHolidayKind } from '../stock/holiday-facts.ts'
import { kindOfDay } from '../stock/own-days.ts'
import type { Stock, StockIdea } from '../stock/stock-ideas.ts'
import { isOfKeywords } from './keyword-emails.ts'
import type { MonthRequest } from './month-request.ts'
import { isReminder } from './own-dates.ts'
import { ENOUGH_SENTENCES, isUnconfirmed } from './rate-ideas.ts'

/**
 * Of ideas that tell the same kind of fact, a month has one. A reminder tells nothing new, and an email about a holiday nothing of
 * the brand.
 */
export const kindsOfBrand = (ideas: readonly StockIdea[]): number =>
  new Set(
    ideas
      .filter((idea) => isOfBrand(idea) && !(idea.angle.occasion !== null && isReminder({ id: idea.angle.occasion })))
      .filter(({ angle }) => angle.series === null || !isHolidayKind(angle.series))
      .map(({ angle, key }) => angle.series ?? angle.occasion ?? key),
  ).size

/** A brand that says so many kinds of things, and hasn't said them lately, has no need for scenes of other businesses. */
export const RICH = 3

export interface Planning extends MonthRequest {
  /** Whether the brand's own facts fill the month, because no pack of a trade has scenes of its world. */
  isRich: boolean
}

/** So many scenes of the brand's world leave a choice. */
const FEWEST_SCENES = 3

export const hasScenes = (fitting: readonly StockIdea[], { stock }: MonthRequest): boolean =>
  fitting.filter((idea) => isOfTrade(idea) && !isFar(idea, stock)).length >= FEWEST_SCENES

/** The emails without a day that the facts of a brand fill: one of each kind, a second answer, and its stories. */
export const emailsOfFacts = (fitting: readonly StockIdea[]): number => {
  const undated = fitting.filter((idea) => isOfBrand(idea) && idea.angle.occasion === null)
  const stories = Math.min(fitting.filter(isStory).length, MOST_STORIES)
  return kindsOfBrand(undated) + (undated.filter(isSingleAnswer).length >= ANSWERS_FOR_TWO ? 1 : 0) + stories
}

export const isAnswer = (idea: StockIdea): boolean => isOfBrand(idea) && idea.angle.series === 'answer'
/** One question with its answer, and not the list of all. */
export const isSingleAnswer = (idea: StockIdea): boolean => isAnswer(idea) && idea.doubt !== null
/** With so many answers, a month may have two emails with one each. */
const ANSWERS_FOR_TWO = 3

const LEAST_KINSHIP = 0.6
const LEAST_KINSHIP_IN_TRADE = 0.5
const LEAST_KINSHIP_ON_SHELF = 0.4

const kindsInStock = oncePer(({ ideas }: Stock) => ({
  ofBrand: kindsOfBrand(ideas),
  hasAnswers: ideas.some(({ tellsAnswer }) => tellsAnswer),
}))

/**
 * No scene is better than one of another business: a month with enough of a brand's own facts has no need for any, and a brand that
 * says much only has those in which something fits that its owner has told.
 */
export const isForeign = (idea: StockIdea, { stock, isRich }: Planning): boolean =>
  !isOwnWord(idea) && (isRich || stock.anchored?.has(idea.key) === false || isSilent(idea, stock))

/** Whether a scene may fill a month that would be short otherwise: it speaks of the brand's world, though of nothing it has told. */
export const isOfItsWorld = (idea: StockIdea, { stock, isRich }: Planning): boolean =>
  isOwnWord(idea) ||
  (!isRich && !isSilent(idea, stock) && (isOfItsWay(idea) || !saysMuch(stock) || !isFar(idea, stock)))

/** Whether no sentence of a brand that answers questions is in the email of an idea. */
const isSilent = (idea: StockIdea, stock: Stock): boolean =>
  !isOwnWord(idea) && hasAnswered(stock) && idea.ownSentences === 0

/** Whether a brand tells so many kinds of facts that its months are made of them. */
export const saysMuch = (stock: Stock): boolean => kindsInStock(stock).ofBrand > RICH

const hasAnswered = (stock: Stock): boolean => saysMuch(stock) && kindsInStock(stock).hasAnswers

/** Moments without a date need a sentence of the brand. */
const OF_A_MONTH: ReadonlySet<string> = new Set(['moment', 'ahead'])

/**
 * Whether a brand that says much has nothing to say in the email of an idea: a line that waits for its owner, a list of prices,
 * a holiday without its goods and words, or a moment without a sentence about it.
 */
export function isEmpty(idea: StockIdea, { stock }: Planning): boolean {
  const { angle, ownSentences, readings } = idea
  if (!saysMuch(stock)) return false
  // A brand of which only the form is known has its lists, and lines that wait for its answers.
  if (hasAnswered(stock) && (isUnconfirmed(idea) || isOfSeries('lists')(idea))) return true
  if (isOfSeries('trigger')(idea)) return ownSentences === 0
  if (angle.occasion === null || angle.role === 'thank' || idea.tellsAnswer) return false
  if (isOwnWord(idea)) return hasAnswered(stock) && OF_A_MONTH.has(kindOfDay(angle.occasion)) && ownSentences === 0
  return readings[0]!.offer === null || ownSentences < (isOfTrade(idea) ? 1 : ENOUGH_SENTENCES)
}

export const namesOffer = ({ readings }: Pick<StockIdea, 'readings'>, name: string) =>
  readings.some(({ offer }) => offer?.name === name)

export const isAsked = (idea: StockIdea, { pushed, isPreferred }: Planning): boolean =>
  isPreferred(idea) || pushed.some((name) => namesOffer(idea, name))

/** Emails about an offer or what people buy it for, which say little of the brand. */
const OF_GOODS: ReadonlySet<string | null> = new Set(['detail', 'first', 'trigger'])

/** Whether one of the dated emails is about the offer of an idea, such as its new price. */
export function isToldWithDay({ pack, angle, readings }: StockIdea, dated: readonly StockIdea[]): boolean {
  if (pack.layer !== 'brand' || !OF_GOODS.has(angle.series)) return false
  const stemsOf = (text: string) => tellingStems(text, pack.language)
  const about = stemsOf([readings[0]!.offer?.name ?? '', ...angle.titles.slice(0, 1)].join('\n'))
  return dated.some((other) => isOfBrand(other) && sharedStems(stemsOf(other.angle.headline), about) > 0)
}

/** An email of the catalog, and a scene with too little of the brand, come after what the brand itself tells. */
export const isWeak = (idea: StockIdea): boolean =>
  OF_GOODS.has(idea.angle.series) || (!isOwnWord(idea) && idea.ownSentences < ENOUGH_SENTENCES)

/** An email says something of the brand, and its lines are complete. */
export const isFull = (idea: StockIdea): boolean =>
  !isOfKeywords(idea) && idea.ownSentences >= ENOUGH_SENTENCES && !isUnconfirmed(idea)

const isFar = ({ pack, key }: StockIdea, stock: Stock): boolean =>
  (stock.kinship.get(key) ?? 1) < (pack.layer === 'trade' ? LEAST_KINSHIP_IN_TRADE : LEAST_KINSHIP)

/** On the shelf as well, a scene of another business is of no use to a brand with many own facts. */
export const isFarFromBrand = (idea: StockIdea, stock: Stock): boolean =>
  !isOwnWord(idea) &&
  !isOfItsWay(idea) &&
  !isForEveryone(idea) &&
  kindsInStock(stock).ofBrand > RICH &&
  (stock.kinship.get(idea.key) ?? 1) < LEAST_KINSHIP_ON_SHELF

export const isOfBrand = (idea: Pick<StockIdea, 'pack' | 'angle'>) => idea.pack.layer === 'brand' && !isOfKeywords(idea)

/** A story or an answer in the brand's own words, of which two in a row would be much. */
export const isOwnVoice = (idea: StockIdea): boolean => idea.tellsAnswer || isAnswer(idea)

/** What a member answered to a question: why it began, what went wrong, what a customer did. */
export const isStory = (idea: StockIdea): boolean =>
  idea.tellsAnswer && idea.pack.layer !== 'brand' && idea.angle.occasion === null && idea.angle.role !== 'serve'

export const isOwnWord = (idea: StockIdea): boolean => idea.pack.layer === 'brand' || idea.tellsAnswer

/** An answer about service: how damage is settled, who reads the replies. */
export const isServingAnswer = (idea: StockIdea): boolean =>
  idea.tellsAnswer && !isOfBrand(idea) && idea.angle.occasion === null && idea.angle.role === 'serve'

/** Every second email without a day tells a story, as long as there are any. More than two leave no room for the month's own. */
export const mostStories = (free: number): number => Math.min(MOST_STORIES, Math.ceil((free + 1) / 2))
/** Of a brand that says much of itself, so many stories make a month longer. */
const MOST_STORIES = 2

export const isUndatedWord = (idea: StockIdea) => isTelling(idea) && idea.angle.occasion === null

/** Emails about one offer, and lists of several. What else a brand says tells more. */
const OF_A_CATALOG: ReadonlySet<string | null> = new Set(['lists', 'detail', 'first'])

/** An idea that tells what only this brand can say. */
export const isTelling = (idea: StockIdea) => isOfBrand(idea) && !OF_A_CATALOG.has(idea.angle.series)

/** An offer that belongs to the time of the year: a winter check, a summer course. */
export const isOfSeason = ({ pack, angle }: StockIdea): boolean =>
  isOfBrand({ pack, angle }) && angle.series === 'detail' && angle.months !== null

/** A universal idea for one way to sell. */
export const isOfItsWay = ({ pack, angle }: Pick<StockIdea, 'pack' | 'angle'>) =>
  pack.layer === 'universal' && !isForEveryone({ pack, angle })

export const isOfTrade = ({ pack }: Pick<StockIdea, 'pack'>) => pack.layer === 'trade'

export const isOfFamily = ({ pack, tellsAnswer }: StockIdea) => pack.layer === 'family' && !tellsAnswer

export const isOfSeries =
  (series: string) =>
  ({ angle }: StockIdea): boolean =>
    angle.series === series
