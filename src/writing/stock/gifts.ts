import type { FactValue } from '#shared/brand-sheet.ts'
import { daysUntil } from '#shared/year-days.ts'
import { standsAlone, withoutPeriod } from '../brand/printable.ts'
import { termOf } from '../brand/read-terms.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { isAdvanced, isApart, isForFirms, isOfHoliday, isScarce, isVoucher, stemsOfRange } from './listed-offers.ts'
import { hasSlip } from '../packs/everyday-words.ts'
import { priceWithAmount } from './printed-price.ts'
import type { Telling } from './own-questions.ts'
import { isGift, isOfGiving } from './suited-offers.ts'
import { wayOfGoods } from './selling-way.ts'
import { NOTHING_TOLD, type ToldFact } from './told-fact.ts'
import { undatedPhrases } from './undated-phrases.ts'
import { isMending } from './uses.ts'

type Offer = FactValue<'offer'>

/** The email goes out in the week before. */
const DAY = '12-03'
/** The last days to order that may be for the gifts of the season, Epiphany included. */
const SEASON = { from: '12-05', days: 31 }
const MOST_GIFTS = 5
const MOST_LAST_DAYS = 3
const ORDERED: ReadonlySet<string> = new Set(['orders', 'keepsakes'])

const isInSeason = ({ days }: ToldFact): boolean => days !== null && daysUntil(SEASON.from, days.to) <= SEASON.days

/** What people can give, with its prices and the last days to order it. */
export function giftsOf(told: readonly ToldFact[], telling: Telling): ToldFact[] {
  // The email of another last day has its sentence.
  const deadlines = told.filter(({ toldIn }) => toldIn === null || !told.some(({ name }) => name === toldIn))
  const { brief, entry } = telling
  const { language } = brief
  const common = stemsOfRange(brief)
  const stemsOf = (text: string) => tellingStems(text, language).difference(common)
  const isIn = ({ name }: Offer, { slots }: ToldFact) => sharedStems(stemsOf(name), stemsOf(slots.fact ?? '')) > 0
  const open = offersToGive(telling).filter(
    (offer) => !deadlines.some((last) => !isInSeason(last) && isIn(offer, last)),
  )
  const gifts = open.filter((offer) => isGift(offer, brief) || isOfHoliday(offer, brief))
  const isForGifts = (last: ToldFact) => isOfOrders(last, telling) || gifts.some((gift) => isIn(gift, last))
  const lasts = deadlines
    .filter((last) => isInSeason(last) && !isMending(last.slots.fact ?? '', language) && isForGifts(last))
    .toSorted((one, other) => daysUntil(DAY, one.days!.to) - daysUntil(DAY, other.days!.to))
  const isNamed = (offer: Offer) => lasts.some((last) => isIn(offer, last))
  const named = open.filter((offer) => !gifts.includes(offer) && isNamed(offer))
  const all = [...gifts.filter(isNamed), ...gifts.filter((offer) => !isNamed(offer)), ...named]
  const lines = [...new Set(all.map((offer) => entry(offer) ?? lineOf(offer, telling)))].slice(0, MOST_GIFTS)
  const [fact, ...others] = [...new Set(lasts.flatMap(({ slots }) => slots.fact ?? []))].slice(0, MOST_LAST_DAYS)
  if (gifts.length === 0 || lines.length === 0 || fact === undefined) return []
  const rules = gifts.some((offer) => isVoucher(offer, brief)) ? rulesOfVouchers(telling) : []
  const slots = { thing: nameOf(all[0]!), fact }
  const on = lasts.find((last) => last.on !== null)?.on ?? null
  const beside = [...new Set([...others, ...rules])]
  return [{ ...NOTHING_TOLD, name: 'gifts', slots, lines, beside, days: { from: DAY, to: DAY }, on }]
}

const offersToGive = ({ brief }: Telling): Offer[] =>
  brief.facts.offers.filter(
    (offer) =>
      !hasSlip(offer.name, brief.language) &&
      (!isScarce(offer, brief) || isOfHoliday(offer, brief)) &&
      !isAdvanced(offer, brief) &&
      !isApart(offer, brief) &&
      !isForFirms(offer, brief) &&
      !isMending(offer.name, brief.language),
  )

const nameOf = ({ name }: Offer): string => capitalized(name)

/** A name that no list of any month has, such as one in quotation marks, with its price or its fact. */
function lineOf(offer: Offer, { brief }: Telling): string {
  const told = priceWithAmount(offer, brief) ?? offer.fact
  const said = told === null ? '' : `${languageBasics(brief.language).colon} ${withoutPeriod(told)}`
  return `${nameOf(offer)}${said}.`
}

/** Whether a last day is one to order goods, to send them or to give them. */
function isOfOrders({ slots: { fact = '' } }: ToldFact, { brief }: Telling): boolean {
  const { shippingStems } = ownFactWords(brief.language)
  const isSent = findStem(fact, shippingStems) !== null || termOf(fact, brief.language) === 'shipping'
  return isOfGiving(fact, brief) || isSent || ORDERED.has(wayOfGoods(brief))
}

/** How long vouchers are valid, and what they are for. */
function rulesOfVouchers({ brief, line }: Telling): string[] {
  const words = readingWords(brief.language)
  return undatedPhrases(brief)
    .filter((text) => standsAlone(text, words) && findPhrase(text, words.vouchers) !== null)
    .flatMap((text) => line(text) ?? [])
}
