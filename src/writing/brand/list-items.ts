import { type Steps, atOnce } from '#shared/steps.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import {
  hasVerb,
  isDetail,
  isMeasure,
  isNothing,
  isSubordinate,
  isTrailing,
  isVariant,
  isWeekday,
  withoutJoiner,
} from './clause-words.ts'
import { commasIn, partsAtCommas, piecesOf, withoutAside, withoutBrackets } from './list-pieces.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { kindOf, namesOffer } from './offer-kinds.ts'
import { tellsService } from './printable.ts'
import { namedDays } from './find-days.ts'
import { namesLocation } from './read-business.ts'
import { datedEntries } from './dated-entries.ts'
import { type OnDay } from './dated-fact.ts'
import { namesHoliday, paysByAge } from './day-words.ts'
import { readDate } from './read-dates.ts'
import {
  LONGEST_PRICED,
  beginsWithPrice,
  betweenPrices,
  endsInPrice,
  isOnlyPrice,
  isSmallDetail,
  mostlyPriced,
  pricedParts,
  singleThing,
  startsInPrice,
  toldThing,
  withCommas,
} from './priced-lists.ts'
import { isBetterAsList, pricedProse } from './priced-prose.ts'
import { EVERY_PRICE, readPrice, withoutPrice } from './read-price.ts'
import { behindOpening, verbAt } from './thing-names.ts'
import { behindGroup, behindOffering, freeThing, namesNothing, savingThing, titledThing } from './told-names.ts'
import { findMonth, isPartOfMonth } from './read-season.ts'
import { isAboutShipping, soldIn, subjectsIn, tellsWhen, withoutAdverbials } from './selling-sentences.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'

export interface ListItem {
  text: string
  /** Text in parentheses or after the entry, which describes it. */
  details: string[]
  /** The label of its line: "Coffee" in "Coffee: espresso, filter". */
  group: string | null
  /** The piece of the field it came from, unchanged. */
  quote: string
  /** Where a sentence tells the price apart from the name. Null where it says that there is none. */
  price?: string | null
}

export interface ReadList {
  items: ListItem[]
  unused: string[]
}

const MOST_ENTRIES = 300
/** Longer parts mean that the commas belong to a sentence. */
const MOST_WORDS = 9
const LONGEST_LABEL = 64

/**
 * Reads a list the way people type one: lines, bullets, semicolons, bars and slashes with spaces separate entries, and
 * so do commas when every part is short and has no verb. Clauses and parentheses stay with the entry before them. A
 * sentence counts for what it says is sold. Nothing is dropped for its length.
 */
export const readList = (text: string, words: ReadingWords): ReadList => atOnce(readingListSteps(text, words))

export function* readingListSteps(text: string, words: ReadingWords): Steps<ReadList> {
  const { pieces: marked, isMarked } = piecesOf(text)
  const pieces = marked.flatMap(groupsOf).flatMap(withoutAside)
  const items: ListItem[] = []
  const unused: string[] = []
  let heading: string | null = null
  const isTold = listsThings(pieces, words)
  const isOfBusiness = describesBusiness(pieces, words)
  const isShouted = pieces.filter((piece) => SHOUTED.test(piece)).length > pieces.length / 3
  for (const [index, piece] of pieces.entries()) {
    yield
    if (isHeading(piece, isShouted) && index < pieces.length - 1) {
      heading = piece.replace(/:$/u, '').trim()
      continue
    }
    const { goods, rules } = items.length < MOST_ENTRIES ? withoutRules(piece, words) : { goods: '', rules: [piece] }
    if (isOfBusiness && index === 0) continue
    const last = items.at(-1)?.text ?? null
    const read = goods === '' ? [] : readPiece(goods, { isMarked, isTold, hasItems: items.length > 0, last }, words)
    items.push(...(read ?? []).map((item) => ({ ...item, group: item.group ?? heading })))
    unused.push(...(read === null ? [goods] : []), ...rules)
  }
  if (items.length > 0) return { items: joinStrays(withRange(items, unused), words), unused }
  // "We ship live plants from May to September" may be the only text that names the goods.
  const shipped = unused.flatMap((piece) =>
    isAboutShipping(piece, words) && tellsWhen(piece, words) ? goodsOf(piece, words, true) : [],
  )
  const told = new Set(shipped.map(({ quote }) => quote))
  return { items: joinStrays(shipped, words), unused: unused.filter((piece) => !told.has(piece)) }
}

/** Of a single thing, "from no. 2 to 12, 14 to 85 €" tells the price. */
function withRange(items: readonly ListItem[], unused: readonly string[]): ListItem[] {
  const [only, ...others] = items
  const range = unused.find((piece) => RANGE.test(piece) && readPrice(piece) !== null)
  const isBare = only !== undefined && others.length === 0 && only.details.length === 0 && !tellsPrice(only)
  return isBare && range !== undefined ? [{ ...only, details: [range.replace(/\.$/u, '')] }] : [...items]
}

const RANGE = /^(?:\p{L}{1,6}\s(?:\p{L}{1,3}\.?[º°]?\s)?)?[€$£]?\s?\d[^.!?]{1,60}\.?$/u

const FEWEST_TOLD = 3

/** Whether most pieces of a text name one thing each, with a price and details. */
function listsThings(pieces: readonly string[], words: ReadingWords): boolean {
  const priced = pieces.filter((piece) => readPrice(piece) !== null)
  const single = priced.filter((piece) => partsAtCommas(piece).filter((part) => readPrice(part) !== null).length === 1)
  const told = single.filter((piece) => toldThing(withoutShortLabel(piece), words) !== null)
  return single.length >= FEWEST_TOLD && single.length >= priced.length / 2 && told.length >= 1
}

/** "Best sellers: stretch film, 6 rolls 64.80 €" */
function withoutShortLabel(piece: string): string {
  const labeled = labelOf(piece)
  return labeled !== null && wordsIn(labeled.label).length <= MOST_LABEL_WORDS ? labeled.rest.trim() : piece
}

const MOST_LABEL_WORDS = 2
const FEWEST_OTHERS = 3

/** "Wood-fired bakery in Recanati, since 1968." before a list of prices says what the brand is. */
function describesBusiness([first = '', ...others]: readonly string[], words: ReadingWords): boolean {
  const priced = others.flatMap((piece) => [...piece.matchAll(EVERY_PRICE)]).length
  const hasNouns = languageBasics(words.language).capitalizesNouns
  return (
    !hasNouns && priced >= FEWEST_OTHERS && readPrice(first) === null && namesLocation(first) && !hasVerb(first, words)
  )
}

/** "Therapy, lymph drainage on prescription - for self-payers: massage 38 €" has a second group behind its dash. */
const groupsOf = (piece: string): string[] => {
  const at = commasIn(piece.slice(0, LONGEST_GROUPED)).length === 0 ? -1 : piece.search(GROUP_BEHIND_DASH)
  return at < 1 ? [piece] : [piece.slice(0, at).trim(), piece.slice(at).replace(/^\s[–—-]\s/u, '')]
}

const LONGEST_GROUPED = 400
const GROUP_BEHIND_DASH = /\s[–—-]\s(?=\p{Lu}[\p{L} ]{3,30}:\s)/u

/** "Our rooms:" is the heading of the entries. */
const isHeading = (piece: string, isShouted: boolean) =>
  piece.length <= LONGEST_HEADING &&
  (piece.endsWith(':') || (!isShouted && SHOUTED.test(piece) && wordsIn(piece).length >= FEWEST_SHOUTED))
/** "WHOLESALE FOR FLORISTS ONLY" */
const SHOUTED = /^[\p{Lu}\s'’&,()-]+$/u
const FEWEST_SHOUTED = 3
const LONGEST_HEADING = 80

/** Sets parts of a list aside that are rules: "…, no delivery of plants in July". */
function withoutRules(piece: string, words: ReadingWords): { goods: string; rules: string[] } {
  const commas = commasIn(piece)
  // "Trims are £10, no appointment on Wednesdays" says it of the trims.
  const isTold = readPrice(piece) !== null && verbAt(piece, words) !== null
  const isRule = (part: string) =>
    isRefused(part, words) && ((!isTold && tellsWhen(part, words)) || isAboutShipping(part, words))
  const parts = [-1, ...commas].map((at, index) => piece.slice(at + 1, commas[index] ?? piece.length))
  const rules = parts.map((part) => part.trim()).filter(isRule)
  if (rules.length === 0) return { goods: piece, rules }
  return { goods: parts.filter((part) => !isRule(part.trim())).join(','), rules }
}

/** Tells the names of things from prices, places, times and the people that things are for. */
function isForSale(item: ListItem, words: ReadingWords): boolean {
  const { text, quote } = item
  const { people, joiners, information, reductions, detailStarts, language } = words
  const name = withoutPrice(text).replace(/^(?:ca|approx|circa|env|aprox)\.?\s/iu, '')
  const all = wordsIn(name)
  if (!/\p{L}/u.test(name) || NUMBER_AND_UNIT.test(name.trim())) return false
  if (isMeasure(name, words) || isNothing(name, words)) return false
  if (all.every((word) => [people, joiners, detailStarts].some((list) => list.includes(word)))) return false
  if (isNoThing(all, name, words)) return false
  if (!tellsPrice(item) && (namesNothing(name, quote, words) || isRefused(name, words))) return false
  if (HAS_YEAR.test(name) && namesHoliday(name, language)) return false
  if (findPhrase(name, reductions) !== null) return false
  // "Next course" is a day of the course.
  if (startsWithAny(name, [...information, ...dateWords(language).next]) !== null && !isTitledOffer(quote)) return false
  const month = findMonth(name, language)
  return month === null || /\p{L}/u.test(withoutPart(month.rest, words))
}

/** "Tue-Fri", "by appointment only", "ceramic knives no", "warehouse in Treviglio", "64 outings in 2025". */
function isNoThing(all: readonly string[], name: string, words: ReadingWords): boolean {
  const weekdays = weekdayNumbersIn(words.language)
  const { replies } = ownFactWords(words.language)
  const parts = all.flatMap((word) => word.split(/[-–/]/u))
  const isOfPlace =
    readPrice(name) === null &&
    speaksOfPlaces(all[0] ?? '', words) &&
    (namesLocation(` ${name}`) || parts.some((part) => weekdays.has(part)))
  return (
    parts.every((part) => weekdays.has(part)) ||
    startsWithAny(name, words.only) !== null ||
    (all.length > 1 && [...replies, 'no', 'nein', 'non', 'ja', 'sì', 'oui'].includes(all.at(-1)!)) ||
    (/^\d/u.test(name) && HAS_YEAR.test(name)) ||
    isOfPlace
  )
}

/** "30h" */
const NUMBER_AND_UNIT = /^\d+\s?\p{L}{1,3}\.?$/u

/** "Easter" may be the name of a range, and "Easter 2027" is a date. */
const HAS_YEAR = /(?<!\d)20\d{2}(?!\d)/u

const withoutPart = (text: string, { nameBreaks }: ReadingWords) =>
  wordsIn(text)
    .filter((word) => !isPartOfMonth(word) && !nameBreaks.includes(word))
    .join(' ')

const MUCH_INFORMATION = 2

/** An entry that is only a number with a unit describes the one before it: "18 gauge", "25 minutes". */
function joinStrays(items: ListItem[], words: ReadingWords): ListItem[] {
  const kept: ListItem[] = []
  const told = Map.groupBy(
    items.filter((item) => !isForSale(item, words)),
    ({ quote }) => quote,
  )
  const isInformation = ({ text, quote }: ListItem, former: ListItem | undefined) =>
    former?.quote === quote && (told.get(quote)?.length ?? 0) >= MUCH_INFORMATION && !namesOffer(text, words)
  for (const [index, item] of items.entries()) {
    const before = kept.at(-1)
    const isLength =
      before?.quote === item.quote && readPrice(before.text) === null && COUNTED.test(withoutPrice(item.text))
    const isStray = isLength || isMeasure(item.text, words)
    // "1 lb bag $9.50" below a list of varieties is the size of each of them.
    const isOfAll =
      isStray && before !== undefined && before.quote !== item.quote && items[index - 2]?.quote === before.quote
    if (isOfAll) continue
    const name = withoutPrice(item.text)
    const isPriced = readPrice(item.text) !== null
    // "Small dog 38 €, medium 52 €", "adults 19 €, children 9 €, under 6 free".
    const isOther =
      before !== undefined &&
      tellsPrice(before) &&
      (isPriced || item.quote === before.quote) &&
      (isVariant(name, words) || (isPriced && isMeasure(name, words)))
    if (isOther) before.details.push(item.text, ...item.details)
    else if (before !== undefined && isStray) before.details.push(item.text, ...item.details)
    else if (isForSale(item, words) && !isInformation(item, items[index - 1])) kept.push(item)
  }
  return kept
}

const tellsPrice = ({ text, details, price = null }: ListItem): boolean =>
  price !== null || [text, ...details].some((each) => readPrice(each) !== null)

/** "A course, 8 evenings, 148 €" is one thing. */
const COUNTED = /^\d{1,2}\s\p{L}{3,12}$/u

interface Around {
  isMarked: boolean
  /** Most pieces are one thing each. */
  isTold: boolean
  hasItems: boolean
  /** The name of the thing before. */
  last: string | null
}

/** A sentence counts as a list as long as that gives whole names, and otherwise for what it tells about each price. */
function readPiece(quote: string, around: Around, words: ReadingWords): ListItem[] | null {
  const saving = savingThing(quote, words)
  if (saving !== null) return [{ ...itemOf([saving.name], null, quote), details: [saving.told] }]
  if (tellsNoGoods(quote, around, words)) return null
  const listed = readListPiece(quote, around, words)
  const told = pricedProse(quote, around.last, words)
  if (told === null || isBetterAsList(quote, listed ?? [], told, words)) return listed
  return told.map(({ name, price, details, group }) => ({ ...itemOf([name, ...details], group, quote), price }))
}

function tellsNoGoods(quote: string, { hasItems }: Around, words: ReadingWords): boolean {
  return (
    (isAboutShipping(startOf(quote), words) && tellsWhen(quote, words)) ||
    (hasItems && tellsTurnaround(quote, words)) ||
    isArea(quote, words) ||
    isOfPlaces(quote, words) ||
    (!hasItems && tellsWhatIsThere(quote, words)) ||
    (startsWithAny(quote, words.information) !== null && !isTitledOffer(quote)) ||
    isNewsOfDay(quote, words) ||
    tellsAttributes(quote, words)
  )
}

/** "There are four colors: natural, brown, green and black" */
function tellsAttributes(piece: string, words: ReadingWords): boolean {
  const label = labelOf(piece)?.label ?? ''
  return (
    readPrice(piece) === null &&
    hasVerb(label, words) &&
    wordsIn(label)
      .slice(0, 2)
      .some((word) => [words.attributes, words.shopWords].some((list) => list.includes(word)))
  )
}

function readListPiece(quote: string, { isMarked, isTold, hasItems }: Around, words: ReadingWords): ListItem[] | null {
  const titled = titledThing(quote, words) ?? freeThing(quote, words)
  if (titled !== null) return [{ ...itemOf([titled.name], null, quote), details: [titled.told] }]
  const behind = behindGroup(quote, words) ?? behindOffering(quote, words)
  if (behind !== null) {
    const parts = partsOf(behind, words, true).filter(([head]) => isShort(head!, words))
    return parts.map(([head, ...rest]) => itemOf([behindOpening(head!, words), ...rest], null, quote))
  }
  const kinds = kindsBehindPrice(quote)
  if (kinds !== null) return [itemOf([kinds.name, kinds.told], null, quote)]
  const told =
    isTold && !isAboutShipping(quote, words)
      ? toldThing(withoutShortLabel(withoutLeadIn(quote, words).piece), words)
      : null
  if (told !== null) return [itemOf(told, null, quote)]
  const sold = goodsOf(quote, words)
  if (sold.length > 0) return sold
  const { piece, opened } = withoutLeadIn(withCommas(betweenPrices(quote, words), words), words)
  if (!/\p{L}/u.test(piece)) return []
  const isPriced = readPrice(piece) !== null && labelOf(piece) !== null
  // "Without a subscription: a single box 45 €" is for sale.
  if (!isPriced && (isRefused(piece, words) || (hasItems && isDescription(piece, words)))) return null
  const labeled = labelOf(piece)
  if (labeled !== null) {
    const listed = splitAtCommas(labeled.rest, words) ?? pricedParts(labeled.rest, words)
    // "Winter special: Long Lonning, oatmeal stout, 750 ml £11, out November 13" is one thing.
    const parts = partsAtCommas(labeled.rest)
    const isSpecial =
      parts.filter((part) => readPrice(part) !== null).length === 1 &&
      parts.some((part) => readPrice(part) === null && namedDays(part, words.language).length > 0)
    if (isSpecial) return [itemOf(parts, labeled.label, quote)]
    // "Roses 50/60 cm: 0.62 / 0.78 €/stem, bundles of 25" has its price behind the label.
    const prices = partsAtCommas(labeled.rest).filter((part) => readPrice(part) !== null)
    // Prices without names are those of the label: "Wedding weekend: 6 900 € in summer, 4 200 € in winter".
    const isOfLabel =
      (prices.length > 0 && prices.every(startsInPrice)) ||
      (listed?.every(([head]) => !namesThing(head!, words)) ?? false)
    if (listed !== null && !isOfLabel && listed.length > 1 && commasIn(labeled.rest).length > 0) {
      return listed.map((parts) => itemOf(parts, labeled.label, quote))
    }
    if (isRefused(labeled.label, words) && isPriced) {
      return [{ ...wholeItem(labeled.rest.trim(), quote, words), group: labeled.label }]
    }
    // "Intro offer: 14 days for $39": a verb at the end of a label is a noun.
    if (!hasVerb(labeled.label.replace(/\s\S{1,20}$/u, ''), words)) {
      return [{ ...itemOf([labeled.label], null, quote), details: [labeled.rest.trim()] }]
    }
  }
  const dashed = /^(.{2,60}?)\s[–—=-]\s+(.+)$/su.exec(piece)
  if (dashed !== null && !hasVerb(dashed[1]!, words) && splitAtCommas(dashed[1]!, words)?.length === 1) {
    const item = itemOf([dashed[1]!.trim()], null, quote)
    return [{ ...item, details: [...item.details, dashed[2]!.trim()] }]
  }
  const single = singleThing(piece, words)
  if (single !== null) return [itemOf(single, null, quote)]
  const parts = splitAtCommas(piece, words)
  if (parts !== null) {
    // Two parts of a marked entry are more likely a single thing with a comma in its name.
    const isOne =
      parts.length === 2 &&
      !partsAtCommas(piece).every((part) => readPrice(part) !== null) &&
      !isJoinedList(piece, words) &&
      !isCompoundPair(parts, words)
    if (isMarked && isOne) return [itemOf([piece], null, quote)]
    if (isMarked && commasIn(piece).length === 0 && !opened) return [wholeItem(piece, quote, words)]
    if (opened) return partsOf(piece, words, true).map((part) => itemOf(part, null, quote))
    return parts.map((part) => itemOf(part, null, quote))
  }
  const priced = pricedParts(piece, words)
  if (priced?.every(([part]) => endsInPrice(part!)) === true) {
    return priced.map((part) => itemOf(part, null, quote))
  }
  const mostly = mostlyPriced(piece, words)
  if (mostly !== null) return mostly.map((part) => itemOf(part, null, quote))
  const whole = wholeItem(piece, quote, words)
  if (!hasVerb(whole.text, words) || opened) return [whole]
  const subjects = subjectItems(piece, quote, words)
  return subjects.length === 0 ? null : subjects
}

/** "Package “Basic”: 6 talks, a book, 1 450 €" is for sale, although packages are often how it's bought. */
const isTitledOffer = (quote: string): boolean =>
  /^[^:"“„«]{3,30}["“„«][^"“”„«»]{2,40}["”“»]\s?:/u.test(quote) && readPrice(quote) !== null

/** A number with its unit, a price and a condition name nothing: "6 bottles", "0.78 €/stem", "including delivery". */
const namesThing = (head: string, words: ReadingWords): boolean => {
  const name = withoutPrice(head).replace(/\/\p{L}+/gu, ' ')
  return /\p{L}{3}/u.test(name) && !COUNTED.test(name.trim()) && !isMeasure(name, words) && !isAside(head, true, words)
}

/** "Roasted seeds 5,90 € (200 g): salted, chocolate, chili" is one thing with its kinds. */
function kindsBehindPrice(piece: string): { name: string; told: string } | null {
  const at = piece.indexOf(': ')
  const [name, told] = [piece.slice(0, Math.max(0, at)), piece.slice(at + 2)]
  const isThing =
    at > 0 &&
    at <= LONGEST_LABEL &&
    readPrice(name) !== null &&
    !startsInPrice(name) &&
    wordsIn(withoutBrackets(name).text).length <= MOST_KIND_WORDS
  return isThing && readPrice(told) === null ? { name, told: told.replace(/\.$/u, '') } : null
}

const MOST_KIND_WORDS = 6

const NEWS: ReadonlySet<OnDay> = new Set(['event', 'deadline', 'dearer'])

/** A sale names other prices than the usual ones, and what has no price and a day is an event. */
function isNewsOfDay(piece: string, { language }: ReadingWords): boolean {
  const what = readDate(piece, language)?.what ?? null
  const isNews = what !== null && NEWS.has(what) && readPrice(piece) === null && datedEntries(piece, language) === null
  // The email about a day tells what people of each age pay then.
  const isEntry = (what === 'event' || what === 'start') && paysByAge(piece, dateWords(language))
  // "Winter set (cream and balm, $62) launches November 9" is for sale.
  const isPriced = [...piece.matchAll(BRACKET)].some(([inside]) => readPrice(inside) !== null)
  return (!isPriced && (what === 'sale' || what === 'notice')) || isNews || isEntry
}

const BRACKET = /\([^()]{2,200}\)/gu

/** "Tail repairs turned round in 10 days." tells how long something takes. A course may be named by its length. */
function tellsTurnaround(piece: string, words: ReadingWords): boolean {
  const { day, week } = ownFactWords(words.language).units
  const spans = [...piece.slice(0, LONGEST_TURNAROUND).matchAll(/\d{1,3}\s(\p{L}{1,12})/gu)]
  return (
    /[.!]$/u.test(piece) &&
    tellsService(piece, words) &&
    spans.some(([, unit]) => [...day, ...week].includes(unit!.toLowerCase())) &&
    readPrice(piece) === null &&
    kindOf(piece, words) !== 'course'
  )
}

const LONGEST_TURNAROUND = 200

function isCompoundPair([first, second]: string[][], { isVerbSecond }: ReadingWords): boolean {
  const left = first?.[0] ?? ''
  const right = second?.[0] ?? ''
  return isVerbSecond && /^\p{Lu}/u.test(left) && COMPOUND.test(withoutBrackets(right).text.trim())
}

const COMPOUND = /^\p{Lu}\p{Ll}{8,40}$/u

/** "We have two shops: Pamplona and Tudela" */
function isOfPlaces(piece: string, words: ReadingWords): boolean {
  const labeled = labelOf(piece)
  if (labeled === null || languageBasics(words.language).capitalizesNouns) return false
  const isTold = hasVerb(labeled.label, words) || speaksOfPlaces(labeled.label, words)
  const names = partsAtCommas(withoutBrackets(labeled.rest).text).flatMap((part) => part.split(/\s\p{L}{1,3}\s/u))
  return isTold && readPrice(piece) === null && names.every((name) => /^\p{Lu}\p{Ll}/u.test(name.trim()))
}

const speaksOfPlaces = (label: string, { shops, premises }: ReadingWords): boolean =>
  findPhrase(label, [...shops, ...premises]) !== null

/** "One room, 18 mats, no mirrors" before the first thing tells what the place is like. */
function tellsWhatIsThere(piece: string, words: ReadingWords): boolean {
  const parts = partsAtCommas(piece)
  return (
    parts.length > 1 &&
    readPrice(piece) === null &&
    parts.some((part) => startsWithAny(part, words.refusals) !== null) &&
    parts.every((part) => /^\d/u.test(part) || startsWithAny(part, [...words.refusals, ...Object.keys(words.counts)]))
  )
}

function isArea(piece: string, { areas }: ReadingWords): boolean {
  const text = tidy(withoutBrackets(piece).text).toLowerCase()
  return areas.some((area) => text.endsWith(` ${area}`))
}

const startOf = (piece: string) => piece.split(/\s+/, 4).join(' ')

/** Whether a comma with a joiner closes a list: "aids that you can't see, and cases". */
const isJoinedList = (piece: string, words: ReadingWords) =>
  commasIn(piece).length > 0 && commasIn(piece).some((at) => startsWithAny(piece.slice(at + 1), words.joiners) !== null)

function goodsOf(quote: string, words: ReadingWords, isOnlySource = false): ListItem[] {
  return soldIn(quote, words).flatMap(({ text, isShipped }) => {
    const labeled = labelOf(text)
    const listed = labeled === null ? null : splitAtCommas(labeled.rest, words)
    if (labeled !== null && listed !== null && listed.length > 1) {
      return listed.map((parts) => itemOf(parts, labeled.label, quote))
    }
    const isGoods = (head: string) =>
      head !== '' && !isAside(head, true, words) && (!isShipped || isOnlySource || isNamed(head))
    const isNamed = (part: string) => namesOffer(part, words)
    const parts = partsOf(text, words, true)
    const end = parts.findIndex(([head]) => !isShort(head!, words))
    return parts
      .slice(0, end < 0 ? undefined : end)
      .filter(([head]) => isGoods(head!))
      .map((part) => itemOf(part, null, quote))
  })
}

/** "Board hire is in-store only" names board hire, and "Le plateau coûte 49 €" names the platter with its price. */
function subjectItems(piece: string, quote: string, words: ReadingWords): ListItem[] {
  const told = subjectsIn(piece, words)
  // "Sponsor a shelf for 10 € a month, a box of books costs 85 €".
  const priced = partsAtCommas(piece)
    .filter((part) => part.length <= LONGEST_PRICED && readPrice(part) !== null && !hasVerb(part, words))
    .filter(() => told.length > 0)
    .map((part) => itemOf([withoutJoiner(part, words)], null, quote))
  const subjects = told.flatMap(([subject, said]) => {
    const bare = withoutJoiner(subject, words)
    const isSold = readPrice(said) !== null || tellsWhen(said, words) || namesOffer(bare, words)
    if (!isSold || findPhrase(said, words.refusals) !== null) return []
    const item = itemOf([bare], null, quote)
    const isPriceOrTime = readPrice(said) !== null || tellsWhen(said, words)
    return [{ ...item, details: isPriceOrTime ? [...item.details, said] : item.details }]
  })
  return [...priced, ...subjects]
}

/** "No delivery in July" is a rule. "No-bake cakes" are for sale. */
function isRefused(piece: string, { refusals }: ReadingWords): boolean {
  const opening = startsWithAny(piece, refusals)
  return opening !== null && /^\s/.test(piece.slice(opening.length))
}

function isDescription(piece: string, words: ReadingWords): boolean {
  const isSentence = /[.!]$/.test(piece) || wordsIn(piece).length > MOST_NAME_WORDS
  return (
    isSentence &&
    !words.articles.includes(wordsIn(piece)[0] ?? '') &&
    isDetail(piece, words, (part) => namesOffer(part, words))
  )
}

const MOST_NAME_WORDS = 3

/** "Also socks" is about "socks". */
function withoutLeadIn(quote: string, words: ReadingWords): { piece: string; opened: boolean } {
  let piece = quote
  for (;;) {
    const label = startsWithAny(piece, words.labels)
    const after = label === null ? '' : piece.slice(label.length)
    const opening = label !== null && /^\s*[:–—-]/.test(after) ? label : startsWithAny(piece, words.leadIns)
    if (opening === null) return { piece, opened: piece !== quote }
    const rest = piece.slice(opening.length).replace(/^\s*[:,–—-]?\s*/, '')
    // A field that consists of such a word alone names it.
    if (!/\p{L}/u.test(rest)) return { piece, opened: piece !== quote }
    piece = withoutAdverbials(rest, words)
  }
}

/** The text before a colon and the rest, when the text before it is short enough for a label. */
function labelOf(piece: string): { label: string; rest: string } | null {
  const at = piece.indexOf(':')
  if (at < 2 || at > LONGEST_LABEL || !/\s/.test(piece[at + 1] ?? '')) return null
  const label = piece.slice(0, at)
  const isOpen = label.includes('(') && !label.includes(')')
  return isOpen || readPrice(label) !== null ? null : { label, rest: piece.slice(at + 1) }
}

function wholeItem(piece: string, quote: string, words: ReadingWords): ListItem {
  const { head, clause } = withoutClauses(piece, words)
  const item = itemOf([head], null, quote)
  return clause === null ? item : { ...item, details: [...item.details, clause] }
}

function withoutClauses(piece: string, words: ReadingWords): { head: string; clause: string | null } {
  for (const at of commasIn(piece)) {
    const rest = piece.slice(at + 1).trim()
    if (isSubordinate(rest, words)) return { head: piece.slice(0, at), clause: rest }
  }
  return cutAtClause(piece, words)
}

/** A relative clause without a comma, or a second verb after a joiner, describes the words before it. */
function cutAtClause(part: string, words: ReadingWords): { head: string; clause: string | null } {
  const { relatives, joiners, verbs, pronouns, nameBreaks } = words
  const tokens = withoutBrackets(part)
    .text.split(/\s+/)
    .filter((token) => token !== '')
  const wordAt = (index: number) => tokens[index]?.toLowerCase() ?? ''
  let at = tokens.findIndex(
    (_, index) =>
      index > 0 &&
      (relatives.includes(wordAt(index)) || (joiners.includes(wordAt(index)) && verbs.includes(wordAt(index + 1)))),
  )
  if (at < 0 && tokens.some((_, index) => index > 1 && pronouns.includes(wordAt(index)))) {
    // "Fins from a few brands we like": the clause begins with its preposition.
    at = tokens.findIndex((_, index) => index > 0 && nameBreaks.includes(wordAt(index)))
  }
  if (at < 0) return { head: part, clause: null }
  const from = part.indexOf(` ${tokens[at]} `)
  return from < 0 ? { head: part, clause: null } : { head: part.slice(0, from), clause: part.slice(from).trim() }
}

function splitAtCommas(piece: string, words: ReadingWords): string[][] | null {
  const lists = partsOf(piece, words)
  return lists.every(([head]) => isShort(head!, words)) ? lists : null
}

/** `isSaid`: a sentence names the entries, so that its joiner closes the list however short that is. */
function partsOf(piece: string, words: ReadingWords, isSaid = false): string[][] {
  const entries: { parts: string[]; isJoined: boolean }[] = []
  const isPricesFirst = beginsWithPrice(piece.trim())
  let start = 0
  for (const at of [...commasIn(piece), piece.length]) {
    const part = piece.slice(start, at).trim()
    start = at + 1
    if (part === '') continue
    if (entries.length >= MOST_ENTRIES) break
    const before = entries.at(-1)
    const bare = before === undefined ? part : withoutJoiner(part, words)
    const hasArticles = isSaid || startsWithAny(entries[0]?.parts[0] ?? '', words.articles) !== null
    const isDetailOf = (head: string) =>
      isOnlyPrice(bare, { mayBegin: isPricesFirst }, words) ||
      isSmallDetail(bare, head, words) ||
      isAside(bare, hasArticles, words)
    if (before !== undefined && isDetailOf(before.parts[0]!)) before.parts.push(bare)
    else if (before !== undefined && isAudience(cutAtClause(bare, words).head, before.parts[0]!, words)) {
      const { head, clause } = cutAtClause(part, words)
      before.parts[0] = `${before.parts[0]}, ${head}`
      if (clause !== null) before.parts.push(clause)
    } else {
      const { head, clause } = withoutDash(bare) ?? cutAtClause(bare, words)
      const { ended, next } = entryBehind(clause, words)
      entries.push({ parts: ended === null ? [head] : [head, ended], isJoined: bare !== part || next !== null })
      if (next !== null) entries.push({ parts: [next], isJoined: true })
    }
  }
  const last = entries.at(-1)
  if (entries.length > 1 && last !== undefined && isTrailing(last.parts[0]!, words)) entries.pop()
  return entries.flatMap(({ parts, isJoined }, index) =>
    splitAtJoiner(parts, {
      isLast: index === entries.length - 1 && (entries.length > 1 || isSaid) && !isJoined,
      words,
    }),
  )
}

/** Whether a part describes the one before it. In a list of "du miel, du pain" the small words are articles. */
function isAside(part: string, hasArticles: boolean, words: ReadingWords): boolean {
  const isThing = hasArticles && startsWithAny(part, words.articles) !== null
  if (isThing) return isWeekday(part, words) || isSubordinate(part, words)
  return isDetail(part, words, (text) => namesOffer(text, words))
}

/** "Recovery gear - snatch straps" is the gear with what belongs to it. */
function withoutDash(part: string): { head: string; clause: string } | null {
  const at = /\s[–—=-]\s/u.exec(withoutBrackets(part).inside.length > 0 ? '' : part)?.index ?? -1
  return at < 1 ? null : { head: part.slice(0, at), clause: part.slice(at + 3).trim() }
}

/** "Cups of which no two are alike and tiles": a thing for sale behind a joiner ends the clause before it. */
function entryBehind(clause: string | null, words: ReadingWords): { ended: string | null; next: string | null } {
  const tokens = clause?.split(/\s+/) ?? []
  const at = tokens.findLastIndex((token) => words.joiners.includes(token.toLowerCase()))
  const next = tokens.slice(at + 1).join(' ')
  const isNext = at > 0 && isShort(next, words) && namesOffer(next, words)
  return isNext ? { ended: tokens.slice(0, at).join(' '), next } : { ended: clause, next: null }
}

function isAudience(part: string, before: string, { audiences, nameBreaks, joiners }: ReadingWords): boolean {
  const isAll = (text: string) => wordsIn(text).every((word) => audiences.includes(word) || joiners.includes(word))
  const all = wordsIn(before)
  const at = all.findLastIndex((word) => nameBreaks.includes(word))
  return at > 0 && at < all.length - 1 && isAll(part) && isAll(all.slice(at + 1).join(' '))
}

const isShort = (head: string, words: ReadingWords) =>
  wordsIn(withoutBrackets(head).text).length <= MOST_WORDS && !hasVerb(withoutBrackets(head).text, words)

/**
 * "Filter and decaf" are two entries. The joiner of the last entry closes a list, and an article after a joiner starts
 * another thing. Elsewhere we split only sides of similar length: "salt and pepper mills" is one entry.
 */
function splitAtJoiner(entry: string[], { isLast, words }: { isLast: boolean; words: ReadingWords }): string[][] {
  const [head, ...details] = entry
  const { joiners, articles, nameBreaks, fixedPairs, audiences } = words
  const tokens = head!.split(/\s+/)
  const depths = bracketDepths(tokens)
  const at = tokens.findIndex(
    (token, index) => index > 0 && depths[index] === 0 && joiners.includes(token.toLowerCase()),
  )
  const [left, right] = [tokens.slice(0, at), tokens.slice(at + 1)]
  if (at < 0 || right.length === 0 || left.at(-1)!.endsWith('-')) return [entry]
  if (fixedPairs.some((pair) => head!.toLowerCase().includes(pair))) return [entry]
  if (isAside(right.join(' '), true, words)) return [entry]
  const bare = (side: string[]) => wordsIn(withoutBrackets(side.join(' ')).text)
  const opensThing = articles.includes(right[0]!.toLowerCase())
  const [leftNouns, rightNouns] = [nounsOf(bare(left), nameBreaks), nounsOf(bare(right), nameBreaks)]
  const place = bare(left).findIndex((word, index) => index > 0 && nameBreaks.includes(word))
  const isOf = place > 0 && words.genitives.includes(bare(left)[place]!)
  // "Boats on the Kennet & Avon", "courses for beginners and children".
  const goesOn = place > 0 && !isOf && !opensThing && !namesOffer(right.join(' '), words)
  if (goesOn || (place > 0 && bare(right).every((word) => audiences.includes(word)))) return [entry]
  const isAlike = leftNouns === rightNouns && (leftNouns > 1 || (isLast && !details.length))
  const isClosing = isLast && !(leftNouns === 1 && rightNouns > 1 && words.endsInHead && isShared(right, words))
  if (!opensThing && !isAlike && !isClosing) return [entry]
  return [[left.join(' ')], [right.join(' '), ...details]]
}

/** In "salt and pepper mills" the last word may be meant for both sides. */
const isShared = (right: string[], words: ReadingWords) => right.length === 2 && !namesOffer(right.join(' '), words)

function bracketDepths(tokens: string[]): number[] {
  let depth = 0
  return tokens.map((token) => {
    const before = depth
    for (const sign of token) depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    return Math.max(before, depth)
  })
}

/** The number of words before the first preposition. */
function nounsOf(tokens: string[], nameBreaks: string[]): number {
  const at = tokens.findIndex((token, index) => index > 0 && nameBreaks.includes(token.toLowerCase()))
  return at < 0 ? tokens.length : at
}

function itemOf([head, ...rest]: string[], group: string | null, quote: string): ListItem {
  // "A service for 6 (18 pieces) 498 €" would have "6 498 €" without its bracket.
  const { text, inside } = withoutBrackets(head!.replace(BRACKET_BETWEEN_NUMBERS, '$1, '))
  const details = rest.flatMap((part) => {
    const { text: outer, inside: inner } = withoutBrackets(part)
    return [outer, ...inner]
  })
  return {
    text: tidy(text),
    details: [...inside, ...details].map(tidy).filter((detail) => detail !== ''),
    group,
    quote,
  }
}

const BRACKET_BETWEEN_NUMBERS = /(?<=\d\s?)(\([^()]{1,80}\))\s?(?=\d)/gu

/** The title of a course or a talk: "'Deep water' workshop". */
const SINGLE_QUOTED = /(?<=^|\s)['‘]([^'‘’]{2,60})['’](?=\s|$)/gu

function tidy(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && /[\s,;:.\-–—•*"“”„«»]/u.test(text[start]!)) start += 1
  // "29,–" is a price.
  const isAmount = () => /\d,[–—-]$/u.test(text.slice(Math.max(0, end - 3), end))
  while (end > start && !isAmount() && /[\s,;:.!\-–—•*“”„«»]/u.test(text[end - 1]!)) end -= 1
  if (text[end - 1] === '"' && !/\d/.test(text[end - 2] ?? '')) end -= 1
  return text
    .slice(start, end)
    .replace(/(?<!\d)["“”„«»]/gu, '')
    .replace(SINGLE_QUOTED, '$1')
    .replace(/\s+/gu, ' ')
    .replaceAll(' ,', ',')
    .trim()
}
