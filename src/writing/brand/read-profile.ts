import type { BrandProfile, Language } from '#shared/brand-brief.ts'
import type { FactOfKind, FactValue, Family, ProposedFact, Timing } from '#shared/brand-sheet.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { tradeName } from '../knowledge/trades.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { doubtReader } from './doubtful-offers.ts'
import { factKey } from './fact-keys.ts'
import { namesFirmsFirst, proposeFamily, proposeTrade } from './propose-trade.ts'
import {
  readBuyers,
  readDoubts,
  statementsAmongDoubts,
  readEvents,
  readMoments,
  readPains,
  readTimedMoments,
} from './read-avatar.ts'
import { firstSteps, offersElsewhere } from './offers-elsewhere.ts'
import { offerSteps } from './read-offers.ts'
import { type OccasionName, findOccasions } from './find-occasions.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { inNormalVoice } from './statement-texts.ts'
import { turnedSeason } from './season-at-end.ts'
import { isAboutShipping } from './selling-sentences.ts'
import { tellsService, tellsWhatIsNot, withoutPeriod } from './printable.ts'
import { wholeSentences } from './whole-sentences.ts'
import { ownSentences } from './own-sentences.ts'
import { CLAUSE_END, hasVerb } from './clause-words.ts'
import { namedDays } from './find-days.ts'
import { commasIn, partsAtCommas, piecesOf, withoutBrackets } from './list-pieces.ts'
import { readPhrases } from './read-phrases.ts'
import { dateWords } from '../languages/date-words.ts'
import { type DatedFact } from './dated-fact.ts'
import { isAboutGoods, isOwnAmongInterests, isOwnDate, withoutObjection } from './own-dates.ts'
import { WITHOUT } from './quiet-days.ts'
import { monthlySentences } from './monthly-days.ts'
import { readDate, readingDateSteps } from './read-dates.ts'
import { readPrice } from './read-price.ts'
import { readBusiness } from './read-business.ts'
import { readAppeals } from './read-appeals.ts'
import { exceptedOffer } from './read-exceptions.ts'
import { ruleSteps } from './read-rules.ts'
import { readTerms, termOf } from './read-terms.ts'
import { termsInProse } from './terms-in-prose.ts'
import { tellsTheSame } from '../engine/tells-the-same.ts'
import { toldSteps, untoldSteps } from './untold-texts.ts'
import { readReach } from './ways-to-reach.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { withTypedDates } from './typed-dates.ts'
import { readWay } from './read-way.ts'
import { signedIn } from './read-signer.ts'
import { OPEN_VOICE, readVoice } from './read-voice.ts'
import { practicalWords } from '../languages/practical-words.ts'

export type ReadableProfile = Pick<
  BrandProfile,
  'name' | 'country' | 'language' | 'customerAvatar' | 'productsInfo' | 'buyingJourney' | 'guidelines'
>

/** A text of the profile that no fact could be read from. */
export interface UnusedText {
  field:
    | 'products'
    | 'averageOrderValue'
    | 'painPoints'
    | 'buyingTriggers'
    | 'buyingProcess'
    | 'commonObjections'
    | 'complianceNotes'
  text: string
}

export interface ReadProfile {
  facts: ProposedFact[]
  unused: UnusedText[]
}

/**
 * The facts that a brand's profile states, as proposals. The function is pure. The trade and the business family come
 * from the offers, from the first words of the products and from the prices.
 */
export const readProfile = (brand: ReadableProfile, occasions: readonly OccasionName[]): ReadProfile =>
  atOnce(readingSteps(brand, occasions))

const OF_HOMES: ReadonlySet<Family> = new Set([
  'food-drink-craft',
  'reordered-consumables',
  'maker-gift',
  'fashion-size',
  'researched-durables',
  'perishable-seasonal',
])
const LONGEST_PHRASE = 200

/** What the brand says of itself among its products: "Delivery in 48 hours, free from 30 €", "We don't sell pellets". */
const servicesIn = (text: string, words: ReadingWords): string[] =>
  wholeSentences(text.slice(0, 4 * LONGEST_PHRASE), words.language)
    .map((sentence) => inNormalVoice(sentence, words))
    .filter((sentence) => sentence.length <= LONGEST_PHRASE)
    .filter((sentence) => tellsService(sentence, words) || tellsWhatIsNot(sentence, words))

/** Terms of the brand among notes that aren't for customers: no sentence about customers, limits or emails. */
const termsIn = (text: string, words: ReadingWords): string[] =>
  wholeSentences(text.slice(0, 4 * LONGEST_PHRASE), words.language)
    .map((sentence) => inNormalVoice(sentence.trim(), words))
    .filter((sentence) => sentence.length <= LONGEST_PHRASE && tellsService(sentence, words))
    .filter((sentence) => {
      const { only, sendWords, noticeWords, limits, reductions, pronouns } = words
      const isOurs = wordsIn(sentence).every((word) => !pronouns.includes(word) || words.sellers.includes(word))
      return isOurs && findPhrase(sentence, [...only, ...sendWords, ...noticeWords, ...limits, ...reductions]) === null
    })

export function* readingSteps(given: ReadableProfile, occasions: readonly OccasionName[]): Steps<ReadProfile> {
  const brand = withDatesInOrder(given)
  const { language, country, customerAvatar, productsInfo, buyingJourney, guidelines } = brand
  const facts: ProposedFact[] = []
  const unused: UnusedText[] = []
  const add = (fact: FactOfKind, quote: string | null) => {
    facts.push({ ...fact, key: factKey(fact), source: 'profile', quote, page: null })
  }
  const offers = yield* offerSteps(productsInfo?.products ?? '', language)
  const words = readingWords(language)
  const isInDoubt = doubtReader(offers, guidelines?.say ?? [], words)
  for (const [index, read] of offers.offers.entries()) {
    yield
    const isDoubtful = isInDoubt(read, index)
    const { season } = read.offer
    const offer = country === 'AU' ? { ...read.offer, season: turnedSeason(season, read.quote, language) } : read.offer
    add({ kind: 'offer', value: isDoubtful ? { ...offer, isDoubtful } : offer }, read.quote)
  }
  const told = [customerAvatar?.buyingTriggers, buyingJourney?.buyingProcess].map((text) => text ?? '').join('\n')
  const names = offers.offers.map(({ offer }) => offer.name)
  const others = offersElsewhere(told, names, language)
  for (const { offer, quote } of others) add({ kind: 'offer', value: offer }, quote)
  const listed = [...offers.offers, ...others].map(({ offer }) => offer)
  const [first] = listed.some((offer) => offer.isFirstPurchase)
    ? []
    : firstSteps(buyingJourney?.buyingProcess ?? '', language)
  const isListed = (name: string) => listed.some((offer) => offer.name.toLowerCase().includes(name.toLowerCase()))
  if (first !== undefined && !isListed(first.offer.name)) add({ kind: 'offer', value: first.offer }, first.quote)
  for (const text of offers.unused) {
    yield
    // "We ship live plants from May to September" is a rule among the products.
    const windows = (yield* ruleSteps(text, brand, occasions)).filter(({ check }) => check?.type === 'window')
    for (const rule of windows) add({ kind: 'rule', value: rule }, rule.sentence)
    const said = windows.length === 0 ? servicesIn(text, words).filter((each) => readDate(each, language) === null) : []
    for (const service of said) add({ kind: 'say', value: { text: service } }, service)
    if (windows.length === 0 && said.length === 0) unused.push({ field: 'products', text })
  }
  yield
  for (const { value, quote } of readDoubts(buyingJourney?.commonObjections ?? '', language)) {
    add({ kind: 'doubt', value }, quote)
  }
  yield
  const business = readBusiness(productsInfo?.products ?? '', language)
  if (business !== null) add({ kind: 'business', value: { text: business } }, productsInfo?.products ?? null)
  for (const { value, quote } of readPains(customerAvatar?.painPoints ?? '', language)) {
    add({ kind: 'pain', value }, quote)
  }
  yield
  const appeals = [productsInfo?.products, customerAvatar?.buyingTriggers, buyingJourney?.buyingProcess].flatMap(
    (text) => readAppeals(text ?? '', language),
  )
  const dated = [...(yield* dateSteps(brand, facts)), ...appeals]
  const triggers = customerAvatar?.buyingTriggers ?? ''
  const closings: FactValue<'rule'>[] = []
  for (const text of [buyingJourney?.buyingProcess, productsInfo?.products, triggers, ...(guidelines?.say ?? [])]) {
    const rules = yield* ruleSteps(text ?? '', brand, occasions)
    closings.push(...rules.filter(({ check }) => check?.type === 'closed'))
  }
  const isTold = (text: string) =>
    [...dated, ...closings.map(({ sentence }) => sentence)].some((each) => each.includes(text))
  // A part of "Markets: Alba January 23, Bra January 29" has other words by now.
  const daysTold = new Set(dated.flatMap((text) => namedDays(text, language)).map(({ from }) => from))
  const isOfTold = (text: string) => {
    const days = namedDays(text, language)
    return days.length > 0 && days.every(({ from }) => daysTold.has(from))
  }
  yield
  // Owners write their own dates here as well, and no one buys because of "12 places".
  for (const { value, quote } of readMoments(triggers, language, country === 'AU')) {
    if (!isTold(quote) && !isOfTold(quote)) add({ kind: 'moment', value }, quote)
  }
  yield
  for (const { value, quote } of readEvents(customerAvatar?.interests ?? '', language, country === 'AU')) {
    add({ kind: 'moment', value }, quote)
  }
  yield
  const timed: [string | undefined, Timing['type'][]][] = [
    [buyingJourney?.buyingProcess, ['every', 'until']],
    [productsInfo?.averageOrderValue, ['every']],
    [productsInfo?.products, ['until']],
    [customerAvatar?.painPoints, ['until']],
  ]
  for (const [text = '', types] of timed) {
    for (const { value, quote } of readTimedMoments(text, types, language)) add({ kind: 'moment', value }, quote)
  }
  const who = customerAvatar?.demographics ?? ''
  const described = readBuyers(who, language)
  const terms = [productsInfo?.products, buyingJourney?.buyingProcess, guidelines?.complianceNotes].join('\n')
  const isForTrade = yield* tradeSteps(terms, brand, occasions)
  const buyers = isForTrade ? ofBusinesses(described) : described
  if (buyers !== null) add({ kind: 'buyers', value: buyers }, customerAvatar?.demographics ?? null)
  yield
  const sold = offers.offers.map(({ offer }) => offer)
  const [sentence = ''] = (productsInfo?.products ?? '').slice(0, LONGEST_PHRASE).split(/[.\n]/u, 1)
  const isOffered = offers.offers.some(({ quote }) => quote.includes(sentence) || sentence.includes(quote))
  const proposed = proposeTrade(sold, language, {
    profile: productsInfo?.products ?? '',
    told: isOffered ? '' : sentence,
    name: brand.name,
    buying: buyingJourney?.buyingProcess ?? '',
  })
  // Who sells parts of coffee machines to coffee bars has no customers who drink coffee at home.
  const ofTrade = proposed?.family ?? null
  const isOfHomes = ofTrade !== null && OF_HOMES.has(ofTrade)
  const areFirms = buyers?.buyers === 'businesses' && (isForTrade || namesFirmsFirst(who, language))
  const trade = areFirms && isOfHomes ? null : proposed
  if (trade !== null) {
    add(
      { kind: 'trade', value: { trade: trade.id, label: tradeName(trade, language) } },
      productsInfo?.products ?? null,
    )
  }
  const family = proposeFamily(sold, areFirms, trade)
  if (family !== null) add({ kind: 'family', value: { family } }, productsInfo?.products ?? null)
  yield
  const voiced = readVoice(guidelines?.tone ?? '', language)
  const signedBy = voiced?.signedBy ?? signedIn(guidelines?.complianceNotes ?? '', language)
  const voice = signedBy === null ? (voiced ?? OPEN_VOICE) : { ...OPEN_VOICE, ...voiced, signedBy }
  add({ kind: 'voice', value: voice }, voice === OPEN_VOICE ? null : guidelines?.tone || null)
  for (const text of guidelines?.say ?? []) add({ kind: 'say', value: { text } }, text)
  for (const text of guidelines?.dontSay ?? []) add({ kind: 'neverSay', value: { text } }, text)
  yield
  for (const rule of yield* ruleSteps(guidelines?.complianceNotes ?? '', brand, occasions)) {
    // "Talk at the museum on January 28" is news for readers.
    if (rule.check === null && dated.some((text) => text.includes(rule.sentence))) continue
    add({ kind: 'rule', value: rule }, rule.sentence)
    const open = exceptedOffer(rule.sentence, words)
    const isDated = dated.some((text) => open !== null && text.includes(open))
    if (open !== null && !isDated) add({ kind: 'say', value: { text: open } }, rule.sentence)
    // "Free delivery from 45 €" is something for customers as well.
    if (rule.check === null && readPrice(rule.sentence) !== null) {
      for (const text of termsIn(rule.sentence, words)) add({ kind: 'say', value: { text } }, text)
    }
  }
  for (const rule of closings) add({ kind: 'rule', value: rule }, rule.sentence)
  for (const text of dated) add({ kind: 'say', value: { text } }, text)
  yield
  const known = offers.offers.map(({ offer }) => offer.name)
  for (const field of [productsInfo?.products, triggers, buyingJourney?.buyingProcess, guidelines?.complianceNotes]) {
    for (const text of monthlySentences(field ?? '', known, language)) add({ kind: 'say', value: { text } }, text)
  }
  for (const text of termsIn(buyingJourney?.buyingProcess ?? '', words)) {
    if (isAboutShipping(text, words) && !isTold(text)) add({ kind: 'say', value: { text } }, text)
  }
  const goods = offers.offers.map(({ offer }) => offer.name)
  const own = [
    ...ownSentences(productsInfo?.products ?? '', { goods, areAboutGoods: true }, words),
    ...ownSentences(buyingJourney?.buyingProcess ?? '', { goods, areAboutGoods: false }, words),
  ]
  const said = facts.flatMap(({ kind, value }) => (kind === 'say' ? [value.text.toLowerCase()] : []))
  const isNew = (sentence: string) => !isTold(sentence) && !said.some((text) => sentence.toLowerCase().includes(text))
  for (const sentence of own.filter(isNew)) add({ kind: 'say', value: { text: sentence } }, sentence)
  yield
  const otherTexts = [productsInfo?.products, triggers, buyingJourney?.commonObjections].map((text) => text ?? '')
  const reach = refusesNumbers(guidelines?.complianceNotes ?? '', language)
    ? []
    : readReach(buyingJourney?.buyingProcess ?? '', otherTexts, language)
  for (const { text, quote } of reach) add({ kind: 'say', value: { text } }, quote)
  yield
  const stated = [
    ...readTerms(buyingJourney?.buyingProcess ?? '', false, language),
    ...readTerms(productsInfo?.products ?? '', true, language).filter(({ text }) => !isOfGoods(text, goods)),
  ]
  const isUnsaid = (text: string) =>
    [...said, ...own].every((each) => !each.toLowerCase().includes(text.toLowerCase())) &&
    !said.some((each) => wordsIn(each).length > SHORTEST_TERM && text.toLowerCase().includes(withoutPeriod(each)))
  for (const text of statementsAmongDoubts(buyingJourney?.commonObjections ?? '', language)) {
    if (isUnsaid(text) && !isTold(text)) add({ kind: 'say', value: { text } }, text)
  }
  const inProse = termsInProse(buyingJourney?.buyingProcess ?? '', language)
  // "Orders by 11 leave the same day, and arrive on the next one" says more than its first part.
  const isBegun = (text: string) => inProse.some((each) => each.startsWith(`${withoutPeriod(text)},`))
  for (const { text, quote } of stated) {
    if (isUnsaid(text) && !isBegun(text)) add({ kind: 'say', value: { text } }, quote)
  }
  for (const text of inProse) {
    const isPart = facts.some(
      ({ kind, value }) =>
        kind === 'say' &&
        (tellsTheSame(text, value.text, language) ||
          text.toLowerCase().includes(withoutPeriod(value.text).toLowerCase())),
    )
    if (isUnsaid(text) && !isPart && !isTold(text)) add({ kind: 'say', value: { text } }, text)
  }
  yield
  const buying = [buyingJourney?.buyingProcess, productsInfo?.products, guidelines?.complianceNotes]
  const texts = [...buying, guidelines?.dontSay.join('\n')].map((text) => text ?? '')
  const way = readWay(texts, guidelines?.say ?? [], language)
  if (way !== null) add({ kind: 'rule', value: way }, way.sentence)
  yield
  const kept = withoutRepeats(facts)
  return { facts: kept, unused: [...unused, ...(yield* unreadSteps(brand, kept, unused))] }
}

/** What the fields of the form say and no fact has, without what is listed already. */
function* unreadSteps(
  { language, customerAvatar, productsInfo, buyingJourney, guidelines }: ReadableProfile,
  facts: readonly ProposedFact[],
  listed: readonly UnusedText[],
): Steps<UnusedText[]> {
  const told = yield* toldSteps(facts, language)
  const fields: [UnusedText['field'], string | undefined][] = [
    ['products', productsInfo?.products],
    ['averageOrderValue', productsInfo?.averageOrderValue],
    ['painPoints', customerAvatar?.painPoints],
    ['buyingTriggers', customerAvatar?.buyingTriggers],
    ['buyingProcess', buyingJourney?.buyingProcess],
    ['commonObjections', buyingJourney?.commonObjections],
    ['complianceNotes', guidelines?.complianceNotes],
  ]
  const unread: UnusedText[] = []
  for (const [field, text = ''] of fields) {
    for (const untold of yield* untoldSteps(text, told, language)) {
      const isListed = listed.some((other) => other.text.includes(untold) || untold.includes(other.text))
      // An average itself is nothing for an email.
      const isAverage = field === 'averageOrderValue' && termOf(untold, language) === null
      if (!isListed && !isAverage) unread.push({ field, text: untold })
    }
  }
  return unread
}

/** With the days of every field in the order in which we read them. */
function withDatesInOrder(brand: ReadableProfile): ReadableProfile {
  const { language, customerAvatar, productsInfo, buyingJourney, guidelines } = brand
  const inOrder = <Fields extends object>(fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' ? withTypedDates(value, language) : value,
      ]),
    ) as Fields
  return {
    ...brand,
    customerAvatar: customerAvatar === null ? null : inOrder(customerAvatar),
    productsInfo: productsInfo === null ? null : inOrder(productsInfo),
    buyingJourney: buyingJourney === null ? null : inOrder(buyingJourney),
    guidelines: guidelines === null ? null : inOrder(guidelines),
  }
}

/** Prices without tax, and "only to trade customers", are for businesses. */
function* tradeSteps(terms: string, brand: ReadableProfile, occasions: readonly OccasionName[]): Steps<boolean> {
  if (findPhrase(terms, readingWords(brand.language).netPrices) !== null) return true
  return (yield* ruleSteps(terms, brand, occasions)).some(({ check }) => check?.type === 'trade-only')
}

function ofBusinesses(buyers: FactValue<'buyers'> | null): FactValue<'buyers'> {
  return buyers?.buyers === 'both' ? buyers : { buyers: 'businesses', role: buyers?.role ?? null }
}

/** Sentences about a day that no offer tells. */
function* dateSteps(
  { language, customerAvatar, productsInfo, buyingJourney, guidelines }: ReadableProfile,
  facts: readonly ProposedFact[],
): Steps<string[]> {
  const offered = facts.flatMap(({ kind, value }) => {
    const days = kind === 'offer' ? namedDays(value.fact ?? '', language) : []
    return days.length === 1 ? days.map(({ from }) => from) : []
  })
  // The fact of an offer has lost the price of its sentence.
  const goods = (yield* readingDateSteps(productsInfo?.products ?? '', language)).filter(
    ({ days, text }) => !offered.includes(days.from) || readPrice(withoutBrackets(text).text) !== null,
  )
  yield
  const noted = yield* readingDateSteps(guidelines?.complianceNotes ?? '', language)
  const notes = noted.filter((fact) => !refuses(fact, language))
  // Among what customers care about, a fair is the brand's own where it says that it's there.
  const fairs: DatedFact[] = []
  for (const text of [customerAvatar?.buyingTriggers, customerAvatar?.interests]) {
    yield
    for (const entry of new Set([...entriesOf(text ?? '', language), ...piecesOf(text ?? '').pieces])) {
      yield
      const dates = yield* readingDateSteps(entry, language)
      fairs.push(...dates.filter((fact) => isOwnAmongInterests(fact, entry, language)))
    }
  }
  yield
  const goodsStems = tellingStems(
    facts.flatMap(({ kind, value }) => (kind === 'offer' ? [value.name] : [])).join('\n'),
    language,
  )
  const triggers = withLabelsApart(customerAvatar?.buyingTriggers ?? '', language)
  const told = yield* readingDateSteps(triggers, language)
  const ofBrand = told.filter((fact) => isOwnDate(fact, language) || isAboutGoods(fact, goodsStems, language))
  // What a part of a sentence says is the brand's where the sentence is.
  const among = told.filter((fact) => ofBrand.includes(fact) || ofBrand.some((other) => isPartOf(fact, other)))
  yield
  const bought = yield* readingDateSteps(buyingJourney?.buyingProcess ?? '', language, true)
  yield
  const answers: DatedFact[] = []
  for (const sentence of piecesOf(buyingJourney?.commonObjections ?? '').pieces) {
    const dates = yield* readingDateSteps(withoutObjection(sentence, language), language)
    answers.push(...dates.filter((fact) => isOwnDate(fact, language)))
  }
  const own = [...goods, ...bought, ...notes, ...among, ...answers]
  const isIn = (text: string) => (each: DatedFact) => each.text !== text && each.text.includes(withoutPeriod(text))
  const others = fairs.filter(
    ({ text }) => !own.some((each) => each.text.includes(withoutPeriod(text))) && !fairs.some(isIn(text)),
  )
  return [...own, ...others].map(({ text }) => withoutOtherHolidays(text, language))
}

/** "Saint Anthony on January 17 with blessed bread, Carnival, Easter with cheese pizza" ends in other holidays. */
function withoutOtherHolidays(text: string, language: Language): string {
  const parts = partsAtCommas(text)
  const last = parts.findLastIndex(
    (part) =>
      /\d/u.test(part) || hasVerb(part, readingWords(language)) || findOccasions(part, HOLIDAYS, null).length === 0,
  )
  return last < 0 || last === parts.length - 1 ? text : parts.slice(0, last + 1).join(', ')
}

const HOLIDAYS = observanceNames()

/** "Roll is empty, planning in January: contracts until the 29th": what is labeled is another thing than the list before. */
const withLabelsApart = (text: string, language: Language): string =>
  text.replaceAll(LABEL_IN_LIST, (comma, at: number) =>
    namedDays(text.slice(at, at + LONGEST_LABELED), language).length > 0 &&
    namedDays(
      text
        .slice(Math.max(0, at - LONGEST_LABELED), at)
        .split(/[.!?\n]/u)
        .at(-1) ?? '',
      language,
    ).length === 0
      ? '. '
      : comma,
  )

const LABEL_IN_LIST = /,\s(?=\p{Lu}[^,.:;()]{3,50}:\s)/gu
const LONGEST_LABELED = 160
const MOST_PRICES = 2
const SHORTEST_TERM = 3

/** A term among the products names none of them, and isn't a list of prices. */
const isOfGoods = (text: string, goods: readonly string[]): boolean =>
  goods.some((name) => text.toLowerCase().includes(name.toLowerCase())) ||
  (text.match(/\d{1,6}(?:[.,]\d{2})?\s?[€$£]|[€$£]\s?\d/gu) ?? []).length > MOST_PRICES

/** "No phone number in emails." */
const refusesNumbers = (text: string, language: Language): boolean =>
  piecesOf(text).pieces.some(
    (piece) =>
      findPhrase(piece, readingWords(language).refusals) !== null &&
      findPhrase(piece, practicalWords(language).channels.phone) !== null,
  )

const MOST_COMMAS = 3

/** A line about one thing as a whole, and the parts of a long list. */
const entriesOf = (text: string, language: Language): string[] =>
  piecesOf(text).pieces.flatMap((piece) =>
    commasIn(piece).length > MOST_COMMAS ? readPhrases(piece, readingWords(language)) : [piece],
  )

const isPartOf = ({ text }: DatedFact, { text: whole }: DatedFact): boolean =>
  whole.length > text.length && whole.toLowerCase().includes(withoutPeriod(text).toLowerCase())

/** Among the notes, "no lessons on January 18" is a rule, and "free, no registration" is none. */
function refuses({ what, text }: DatedFact, language: Language): boolean {
  const clause = text.split(CLAUSE_END).find((part) => namedDays(part, language).length > 0) ?? text
  const refusals = readingWords(language).refusals.filter((word) => what === 'notice' || !WITHOUT.has(word))
  return findPhrase(clause, refusals) !== null && findPhrase(clause, dateWords(language).open) === null
}

function withoutRepeats(facts: ProposedFact[]): ProposedFact[] {
  const kept = new Map<string, ProposedFact>()
  for (const fact of facts) {
    const key = `${fact.kind} ${fact.key}`
    if (!kept.has(key)) kept.set(key, fact)
  }
  return [...kept.values()]
}
