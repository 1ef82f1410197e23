import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { type FactValue, offerName } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { hasSlip, mended } from '../packs/everyday-words.ts'
import { namedDays } from '../brand/find-days.ts'
import { namedDay } from '../brand/read-season.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import { offersInSeason } from '../gate/brand-rules.ts'
import { withoutPlus } from '../brand/printable.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { stopWords } from '../languages/stop-words.ts'

type Offer = FactValue<'offer'>

const FEWEST_ALIKE = 3
const SHARE_ALIKE = 0.25

/**
 * Words that many of a brand's offers have in their names, and those of the brand's name. Two texts of a breeder of leeches
 * that both name leeches don't speak of the same thing.
 */
export const stemsOfRange = oncePer(({ facts, language, name }: BrandBrief): ReadonlySet<string> => {
  const all = facts.offers.map((offer) => tellingStems(offer.name, language))
  const least = Math.max(FEWEST_ALIKE, all.length * SHARE_ALIKE)
  const counts = new Map<string, number>()
  for (const stem of all.flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const common = [...counts].flatMap(([stem, count]) => (count >= least ? [stem] : []))
  return tellingStems(name, language).union(new Set(common))
})

/** Whether a rule keeps an offer apart from others: "don't mix donations and nest boxes". It is in no list. */
export const isApart = (offer: Offer, brief: BrandBrief): boolean =>
  sharedStems(tellingStems(offer.name, brief.language), stemsApart(brief)) > 0

const stemsApart = oncePer(({ facts, language }: BrandBrief): ReadonlySet<string> => {
  const named = facts.rules.flatMap(({ check, sentence }) =>
    check?.type === 'apart' ? [...tellingStems(sentence, language)] : [],
  )
  return new Set(named)
})

/** Whether an offer may be gone when an email about it goes out: "sells out every time". */
export const isScarce = ({ name, fact }: Offer, { language }: Pick<BrandBrief, 'language'>): boolean =>
  findPhrase(`${name} ${fact ?? ''}`, ownFactWords(language).scarce) !== null

/** Whether an offer is only for people who have had another one before: a list may name it, and no email begins with it. */
export const isAdvanced = ({ fact }: Offer, { language }: Pick<BrandBrief, 'language'>): boolean =>
  fact !== null && findPhrase(fact, ownFactWords(language).conditions) !== null

/** Whether an offer is for days that it names, such as a service week: they have their own emails, and it has no others. */
export const isOfDays = ({ name, fact }: Offer, { language }: Pick<BrandBrief, 'language'>): boolean =>
  namedDays(`${name} ${fact ?? ''}`.slice(0, LONGEST_FACT), language).length > 0

type OfBrand = Pick<BrandBrief, 'facts' | 'language'>

/** Whether an offer is for businesses, such as "5 lb bags for offices", and the brand sells other things to people. */
export const isForFirms = (offer: Pick<Offer, 'name' | 'forWhom'>, brief: OfBrand): boolean =>
  brief.facts.buyers?.buyers !== 'businesses' &&
  namesFirms(offer, brief) &&
  !brief.facts.offers.every((each) => namesFirms(each, brief))

const namesFirms = ({ name, forWhom }: Pick<Offer, 'name' | 'forWhom'>, { language }: OfBrand): boolean =>
  findPhrase(`${name}\n${forWhom ?? ''}`, readingWords(language).businesses) !== null

/** What any email of a month may name: offers in season, and those for days of a later month. */
export const offersOfMonth = (brief: Pick<BrandBrief, 'facts' | 'language'>, month: number): Offer[] =>
  offersInSeason(brief, month).filter((offer) => {
    const months = isOfDays(offer, brief) ? monthsToAnnounce(offer.fact, brief.language) : null
    return !isForFirms(offer, brief) && (!isOfDays(offer, brief) || (months?.slice(1).includes(month) ?? false))
  })

/** Whether an offer belongs to a holiday, such as a Christmas box. Lists of any month leave it out. */
export const isOfHoliday = ({ name }: Offer, { language }: Pick<BrandBrief, 'language'>): boolean =>
  findStem(name, ownFactWords(language).holidayStems) !== null

const HALF_A_YEAR = 6
const LONGEST_FACT = 400

/** The months in which a text can announce the day that it names: the half year before it. Null where it names none. */
export function monthsToAnnounce(text: string | null, language: Language): readonly number[] | null {
  const named = text === null ? null : namedDay(text.slice(0, LONGEST_FACT), language)
  if (named === null) return null
  const month = Number(named.day.slice(0, 2))
  return Array.from({ length: HALF_A_YEAR }, (_, back) => ((month - back + 11) % 12) + 1)
}

const LONGEST_NAME = 60

/** The name of an offer as the first words of a line. Null for one that looks like a note. */
export function printedName(offer: Offer, language: Language): string | null {
  // A short name may end in the middle of a phrase: "espadrilles made".
  const whole = offer.name.trim().length <= LONGEST_NAME ? offer.name : offerName(offer)
  const text = withoutPlus(mended(whole.trim(), language), language)
  return isPlain(text) && !hasSlip(text, language) ? text.charAt(0).toUpperCase() + text.slice(1) : null
}

const isPlain = (name: string) => name.length <= LONGEST_NAME && !/["“”„«»(){}[\]<>|=→]/u.test(name)

/** Whether a text has the whole name of an offer: "your tanks" isn't "Tank in a Box". */
export function hasWholeName(text: string, name: string, language: Language): boolean {
  const stems = tellingStems(text, language)
  const words = new Set(wordsIn(text))
  const named = wordsIn(name.replaceAll('-', ' ')).filter(
    (word) => word.length >= SHORTEST_WORD && !stopWords(language).has(word),
  )
  const isThere = (word: string) => {
    const own = tellingStems(word, language)
    return own.size === 0 ? words.has(word) : own.isSubsetOf(stems)
  }
  return named.some((word) => tellingStems(word, language).size > 0) && named.every(isThere)
}

const SHORTEST_WORD = 3

/** Whether people give an amount of money with it: "gift card". */
export const isVoucher = ({ name }: Pick<Offer, 'name'>, { language }: Pick<BrandBrief, 'language'>): boolean =>
  findPhrase(name, readingWords(language).vouchers) !== null

const FEWEST_OF_A_NAME = 2

/** Whether a text names offers, and none of those that an email is about. */
export function namesOnlyOthers(
  text: string,
  offers: readonly Pick<Offer, 'name'>[],
  brief: Pick<BrandBrief, 'facts' | 'language'>,
): boolean {
  const named = offersIn(text, brief)
  return named.length > 0 && !named.some(({ name }) => offers.some((offer) => offer.name === name))
}

/** The offers that a text names by most of their names. */
export const offersIn = (text: string, { facts, language }: Pick<BrandBrief, 'facts' | 'language'>): Offer[] => {
  const stems = tellingStems(text, language)
  return facts.offers.filter(
    ({ name, shortName }) =>
      hasWholeName(text, shortName, language) || sharedStems(tellingStems(name, language), stems) >= FEWEST_OF_A_NAME,
  )
}

/** Whether people can buy an offer only where the brand is: "only in store". */
export function isOnlyThere({ fact }: Pick<Offer, 'fact'>, { language }: Pick<BrandBrief, 'language'>): boolean {
  const { onlyFor, channels } = practicalWords(language)
  return fact !== null && findPhrase(fact, onlyFor) !== null && findPhrase(fact, channels.there) !== null
}
