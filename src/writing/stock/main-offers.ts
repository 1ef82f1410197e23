import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { isBareMeasure } from '../brand/printable.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { readingWords } from '../languages/reading-words.ts'
import {
  hasWholeName,
  isApart,
  isForFirms,
  isOfDays,
  isOfHoliday,
  isScarce,
  isVoucher,
  stemsOfRange,
} from './listed-offers.ts'
import type { Telling } from './own-questions.ts'
import type { ToldFact } from './told-fact.ts'
import { undatedPhrases } from './undated-phrases.ts'

type Offer = FactValue<'offer'>

/** A list that leaves out what a brand names first isn't a list of what it has. */
export function holdsMainOffer(lines: readonly string[], brief: BrandBrief): boolean {
  const main = mainOfferOf(brief)
  return main === undefined || lines.some((line) => hasWholeName(line, main.name, brief.language))
}

/** What a brand names first, without what belongs to some days or some people. */
const mainOfferOf = (brief: BrandBrief): Offer | undefined =>
  brief.facts.offers.find(
    (offer) =>
      !isApart(offer, brief) &&
      !isScarce(offer, brief) &&
      !isOfHoliday(offer, brief) &&
      !isOfDays(offer, brief) &&
      !isForFirms(offer, brief) &&
      !isVoucher(offer, brief),
  )

/** An email that promises details has at least two, besides the price. */
const FEWEST_DETAILS = 2
const FEWEST_WORDS_ALONE = 4
const LONG = 7

export function hasDetails(offer: Offer, telling: Telling): boolean {
  const fact = telling.line((offer.fact ?? '').slice(0, LONGEST_FACT))
  if (fact === null || wordsIn(fact).length < FEWEST_WORDS_ALONE) return false
  const parts = fact.split(/[,;.]\s/u).filter((part) => !isBareMeasure(part))
  const own = Math.max(parts.length, wordsIn(fact).length >= LONG ? FEWEST_DETAILS : 0)
  return own + kinOf(offer, telling) >= FEWEST_DETAILS || isOfItsSeason(offer, telling.brief)
}

const LONGEST_FACT = 400

/** How many answers and phrases speak of an offer. */
function kinOf({ name }: Offer, { brief, answers }: Telling): number {
  const { language } = brief
  const about = tellingStems(name, language).difference(stemsOfRange(brief))
  const isKin = (text: string) => sharedStems(tellingStems(text, language), about) > 0
  const answered = answers.filter(({ slots }) => isKin(`${slots.question ?? ''}\n${slots.answer ?? ''}`))
  return answered.length + undatedPhrases(brief).filter(isKin).length
}

/** With the months of the season that the name of an offer has: "winter check" suits November to February. */
export function withSeason(fact: ToldFact, offer: Offer, brief: BrandBrief): ToldFact {
  const months = monthsInName(offer, brief)
  return months.length === 0 || fact.months !== null ? fact : { ...fact, months }
}

const isOfItsSeason = (offer: Offer, brief: BrandBrief): boolean => monthsInName(offer, brief).length > 0

function monthsInName(offer: Offer, brief: BrandBrief): readonly number[] {
  const { seasons } = readingWords(brief.language)
  const { capitalizesNouns } = languageBasics(brief.language)
  if (offer.season !== null || isOfHoliday(offer, brief)) return []
  const word = Object.keys(seasons).find((each) =>
    // A language that capitalizes nouns joins them as well: „Wintercheck“.
    capitalizesNouns ? findStem(offer.name, [each]) !== null : findPhrase(offer.name, [each]) !== null,
  )
  const [first = 1, ...others] = word === undefined ? [] : seasons[word]!
  return others.length < MONTHS_OF_A_SEASON - 1 ? [] : [first === 1 ? 12 : first - 1, first, ...others]
}

const MONTHS_OF_A_SEASON = 3
