import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { monthNumbersIn } from '#shared/day-names.ts'
import { oncePer, oncePerInSteps } from '#shared/once-per.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import {
  inOwnVoice,
  isBareMeasure,
  printedFact,
  printedInFull,
  printedLine,
  shorterTexts,
  withoutPeriod,
} from '../brand/printable.ts'
import { labeledFor } from '../brand/audience-labels.ts'
import { factBesidePrice, withBasePrices } from '../brand/base-prices.ts'
import { onlyFor } from '../brand/named-readers.ts'
import { hasVerb, isMeasure } from '../brand/clause-words.ts'
import { withoutBrackets } from '../brand/list-pieces.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { monthsBetween, namedMonths } from '../brand/read-season.ts'
import { namedDays } from '../brand/find-days.ts'
import { readPrice } from '../brand/read-price.ts'
import { readTiming } from '../brand/read-timing.ts'
import { type OnDay } from '../brand/dated-fact.ts'
import { readDate } from '../brand/read-dates.ts'
import { forbiddenPhraseFinder } from '../gate/forbidden-phrases.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { hasSlip, mended } from '../packs/everyday-words.ts'
import type { Told } from '../packs/pack-schema.ts'
import { languageRules } from '../languages/load-rules.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { printedAnswer } from '../brand/read-answers.ts'
import { inNormalVoice } from '../brand/statement-texts.ts'
import { isStory } from '../brand/own-stories.ts'
import { tidied, withTitles } from '../brand/tidied.ts'
import { inBrandWords } from './brand-terms.ts'
import { isCompletePoint } from './complete-point.ts'
import { isAdvanced, isApart, isOfDays, isOfHoliday, isScarce, monthsToAnnounce, printedName } from './listed-offers.ts'
import { namesPrice, priceWithAmount, withTax } from './printed-price.ts'
import { isRefused } from './refused-doubts.ts'
import { withInboxLines, withQuestions } from './answer-lines.ts'
import { answerEmails } from './own-answers.ts'
import { saidOf, termsOf, withTerms } from './own-phrases.ts'
import { asidesOf, sayingsOf } from './own-sayings.ts'
import { type Telling, linesAbout, questionOf, triggersOf, worriesOf } from './own-questions.ts'
import { datedFacts } from './dated-facts.ts'
import { agendasOf } from './agenda.ts'
import { hasDetails, holdsMainOffer, withSeason } from './main-offers.ts'
import { appealsOf } from './own-appeals.ts'
import { afterBreaks, lastOrderBefore } from './after-a-break.ts'
import { giftsOf } from './gifts.ts'
import { type HolidayKind, holidayFacts, isOfOwnHoliday, namesHoliday } from './holiday-facts.ts'
import { type KeywordKind, isShortForm, keywordFacts, rangeInWords } from './keyword-facts.ts'
import { suitedOffers } from './suited-offers.ts'
import { timedFacts } from './timed-facts.ts'
import { type Seasonal, toldSeasons } from './told-seasons.ts'
import { isStartKnown, restingDays } from './resting-days.ts'
import { monthlyFacts } from './monthly-facts.ts'
import { pausesAhead } from './pauses-ahead.ts'
import { practicalFor, practicalOf, stepsOf } from './practical-facts.ts'
import { NOTHING_TOLD, type ToldFact, daysInWords, nameOfMonth } from './told-fact.ts'

type Offer = FactValue<'offer'>
type OfDays = ReturnType<typeof datedFacts>

const FEWEST_CHOICES = 3
const FEWEST_LINES = 3
const FEWEST_OFFERS = 4
/** For a holiday, a few things are enough. */
const MOST_LISTED = 5
/** A longer list is a catalog. */
const MOST_LINES = 8

/** Everything that a brand says of itself in words that can be printed, by what an idea needs it for. */
export const toldFacts = (brief: BrandBrief): ToldFacts => atOnce(toldSteps(brief))

type ToldFacts = Readonly<Record<Told, readonly ToldFact[]>>

export const toldSteps = oncePerInSteps(function* steps(brief: BrandBrief): Steps<ToldFacts> {
  const { facts, line } = yield* ownFactSteps(brief)
  const terms = termsOf(brief, line)
  const told: Record<Told, readonly ToldFact[]> = { ...facts }
  for (const what of Object.keys(facts) as Told[]) {
    const complete: ToldFact[] = []
    for (const given of facts[what]) {
      yield
      const fact = asPrinted(withPractical(what, withTerms(given, terms, brief), brief), brief)
      if (isCompletePoint(what, fact)) complete.push(fact)
    }
    told[what] = complete
  }
  return told
})

/** With the tax that a rule asks for, and with titles in the quotation marks of the language. */
function asPrinted(fact: ToldFact, brief: BrandBrief): ToldFact {
  const printed = (text: string) =>
    withTitles(withBasePrices(withTax(tidied(text, brief.language), brief), brief), brief.language)
  return {
    ...fact,
    slots: mapValues(fact.slots as Record<string, string>, printed),
    lines: [...new Set(fact.lines.map(printed))],
    practical: [...new Set(fact.practical.map(printed))],
  }
}

/** Where people have to order, come or ask, everything practical is in one place. */
function withPractical(what: Told, fact: ToldFact, brief: BrandBrief): ToldFact {
  const { terms: _, reach, ...slots } = fact.slots
  const practical = [...fact.practical, ...practicalFor(what, { ...fact, slots }, brief)]
  if (practical.length === 0) return fact
  // "Book on the website with a deposit" says already how.
  const isSaid = reach === undefined || practicalOf(brief).reach.includes(reach)
  return { ...fact, slots: isSaid ? slots : { ...slots, reach }, practical }
}

const mapValues = <Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  change: (value: Value, key: Key) => Value,
): Record<Key, Value> =>
  Object.fromEntries(Object.entries<Value>(record).map(([key, value]) => [key, change(value, key as Key)])) as Record<
    Key,
    Value
  >

/** Every question that the brand answers, whether or not it makes an email. */
export const answersOf = oncePer((brief: BrandBrief): readonly ToldFact[] => {
  const words = readingWords(brief.language)
  const isClean = (text: string) => !hasSlip(text, brief.language)
  const findNever = forbiddenPhraseFinder(brief.facts.neverSay, brief.language)
  return (
    brief.facts.doubts
      .filter((doubt) => !isRefused(doubt, brief))
      // In a row of answers, one that may not be said would take the others with it.
      .filter(({ question, answer }) => findNever(`${question} ${answer ?? ''}`) === null)
      .flatMap((doubt) => answered(doubt, words, isClean))
  )
})

interface OwnFacts {
  facts: Readonly<Record<Told, readonly ToldFact[]>>
  line: (text: string) => string | null
}

function* ownFactSteps(brief: BrandBrief): Steps<OwnFacts> {
  const { facts, language } = brief
  const words = inOwnVoice(readingWords(language))
  const isClean = (text: string) => !hasSlip(text, language)
  const doubts = facts.doubts.filter((doubt) => !isRefused(doubt, brief))
  const offers = facts.offers.filter((offer) => printedName(offer, language) !== null)
  const line = (text: string | null) => {
    if (text === null) return null
    // A story is printed whole or left out.
    if (isStory(text)) return printedInFull(tidied(text, language), words)
    const said = shorterTexts(inBrandWords(quieted(mended(text, language), words), brief)).map((each) =>
      printedFact(each, words),
    )
    return said.find((each) => each !== null && isClean(each)) ?? null
  }
  yield
  const listedOffers = offers.filter(
    (offer) =>
      !isApart(offer, brief) && !isScarce(offer, brief) && !isOfHoliday(offer, brief) && !isOfDays(offer, brief),
  )
  const listed = (lines: readonly (string | null)[], least: number): ToldFact[] => {
    const found = [...new Set(lines.filter((each) => each !== null))].slice(0, MOST_LINES)
    return found.length < least || !holdsMainOffer(found, brief) ? [] : [{ ...NOTHING_TOLD, lines: found }]
  }
  const item = (offer: Offer, told: string) =>
    `${printedName(offer, language)!}${languageBasics(language).colon} ${withoutPeriod(asWritten(told, offer))}.`
  const factOf = (offer: Offer) => line(factBesidePrice(offer, language))
  const detailIn = (offer: Offer) => detailOf(offer, factOf(offer), brief)
  const about = (offer: Offer): ToldFact => {
    const fact = factOf(offer)
    const isSaid = offer.price === null || (fact !== null && namesPrice(fact, offer.price))
    const price = isSaid ? null : `${priceWithAmount(offer, brief)}.`
    return {
      ...NOTHING_TOLD,
      name: offer.name,
      slots: { ...(fact === null ? {} : { fact }), ...(price === null ? {} : { price }) },
      offer: offer.name,
      months: monthsToAnnounce(offer.fact, language),
    }
  }
  // A list may go out in every month, so it announces no day.
  const undated = listedOffers.filter(({ fact }) => monthsToAnnounce(fact, language) === null)
  const details: { offer: Offer; detail: string | null }[] = []
  for (const offer of undated) {
    yield
    details.push({ offer, detail: detailIn(offer) })
  }
  const detailed = details.flatMap(({ offer, detail }) => (detail === null ? [] : [item(offer, detail)]))
  const withDetail = details.filter(({ detail }) => detail !== null)
  const named = [...withDetail.slice(MOST_LINES - 1), ...details.filter(({ detail }) => detail === null)].map(
    ({ offer }) => printedName(offer, language)!,
  )
  const range = [...detailed.slice(0, MOST_LINES - 1), ...listOf(named, detailed.length > 0, language)]
  // An evening with sixteen chairs isn't in season.
  const seasonal = offers.filter(({ season, kind }) => season !== null && kind !== 'event' && kind !== 'course')
  const onSeason = (offer: Offer): Seasonal => {
    const fact = about(offer)
    return {
      offer,
      fact: { ...fact, slots: { ...fact.slots, ...daysInWords(offer.season!, brief) }, days: offer.season! },
    }
  }
  yield
  const { closings, shipping } = restingDays(brief, range)
  const entry = (offer: Offer) => {
    const detail = printedName(offer, language) === null ? null : detailIn(offer)
    return detail === null ? null : item(offer, detail)
  }
  const forAll = undated.filter((offer) => !isAdvanced(offer, brief))
  const all = answersOf(brief)
  const answers = all.filter(({ readers }) => readers === null)
  const telling: Telling = { brief, line, isClean, entry, offers: forAll, range, answers }
  // Holidays have their own emails.
  const moments: ToldFact[] = []
  const ahead: ToldFact[] = []
  for (const given of facts.moments) {
    yield
    if (isOfOwnHoliday(given, brief)) continue
    const told = momentOf(given, words, telling).map((moment) => {
      const lines = linesFor(moment.name, telling)
      // For the new year, people look at all there is.
      return {
        ...moment,
        lines: lines.length === 0 && namesHoliday(given, brief) ? range.slice(0, MOST_LISTED) : lines,
      }
    })
    moments.push(...told)
    // People plan for a fair, and not for the first cold morning.
    const isPlannedFor = given.form === 'noun' && !namesHoliday(given, brief)
    if (isPlannedFor) ahead.push(...told.flatMap((moment) => aheadOf(moment, brief)))
  }
  const opening = answers.filter((fact) => !closesDoor(fact, words))
  const answerMails = answerEmails([...new Set([...opening, ...answers])], (fact) => closesDoor(fact, words), telling)
  yield
  const meetings = yield* meetingSteps(brief)
  const steps = stepsOf(brief)
  yield
  const ofDays = datedFacts(brief, telling)
  const seasons = toldSeasons(seasonal.map(onSeason), ofDays.opening, brief)
  const dated = { ...ofDays, opening: [...ofDays.opening, ...seasons.opening] }
  yield
  const said = [...saidOf(telling), ...asidesOf(telling)]
  yield
  const timed = timedFacts(telling)
  yield
  const trigger = triggersOf(facts, telling)
  yield
  const worry = worriesOf(facts, telling).map((fact) => withInboxLines(fact, telling))
  yield
  const told: Omit<OwnFacts['facts'], KeywordKind | HolidayKind> = {
    answer: [...answerMails.alone, ...all.filter(({ readers }) => readers !== null)].map((fact) =>
      withInboxLines(fact, telling),
    ),
    doubt: doubts.flatMap((doubt) => unanswered(doubt, words, isClean)),
    prices: listed(
      listedOffers.map((offer) => (offer.price === null ? null : item(offer, priceWithAmount(offer, brief)!))),
      FEWEST_LINES,
    ),
    range: offers.length < FEWEST_OFFERS ? [] : listed(detailed.length === 0 ? [] : range, FEWEST_LINES),
    phrases: steps.length > 0 ? steps : sayingsOf(telling, said),
    choice: listed(
      listedOffers.map((offer) => {
        const told = line(offer.chooseIf) ?? line(offer.forWhom)
        return told === null ? null : item(offer, told)
      }),
      FEWEST_CHOICES,
    ),
    detail: offers
      .filter((offer) => !isScarce(offer, brief) && !isOfDays(offer, brief) && !isAdvanced(offer, brief))
      .filter((offer) => hasDetails(offer, telling))
      .map((offer) => outsideItsDays(withSeason(about(offer), offer, brief), meetings, language)),
    first: offers
      .filter(({ isFirstPurchase }) => isFirstPurchase)
      .map(about)
      .filter(({ slots }) => slots.fact !== undefined || slots.price !== undefined),
    moment: moments.filter((fact) => !hasItsDay(fact, dated, brief)),
    ahead: ahead.filter((fact) => !hasItsDay(fact, dated, brief)),
    closing: closings
      .filter(({ days, name }) => isStartKnown(name, days!, language))
      .map((fact) => beforeClosing(fact, dated.deadline)),
    'season-opens': seasons['season-opens'],
    'season-ends': seasons['season-ends'],
    ...withFurtherDays(withDates(timed, dated, closings, brief), brief),
    agenda: agendasOf(dated, brief),
    gifts: giftsOf([...dated.deadline, ...timed.deadline], telling),
    trigger,
    worry,
    answers: answerMails.together.map((row) => withQuestions(row, answers, language)),
    said,
    pause: shipping,
    appeal: appealsOf(telling),
    scarce: offers.filter((offer) => isScarce(offer, brief)).flatMap((offer) => scarceFact(offer, brief)),
  }
  const isShort = isShortForm(told, telling)
  const inWords = rangeInWords(telling)
  const listing = (text: string): ToldFact | null => {
    if (inWords === null || isShort) return inWords
    const suited = text === '' ? [] : linesFor(text, telling)
    const lines = suited.length > 0 ? suited : range.slice(0, MOST_LISTED)
    return lines.length === 0 ? inWords : { ...inWords, lines }
  }
  return {
    facts: { ...told, ...keywordFacts(told, telling), ...holidayFacts(told, telling, { isShort, about: listing }) },
    line,
  }
}

/** "The catalog in January" has its email on the day when the catalog comes out. */
function hasItsDay({ name, months }: ToldFact, { opening }: OfDays, { language }: BrandBrief): boolean {
  const monthNames = monthNumbersIn(language)
  const stems = tellingStems(
    wordsIn(name)
      .filter((word) => !monthNames.has(word))
      .join(' '),
    language,
  )
  return (
    stems.size > 0 &&
    opening.some(
      ({ days, slots }) =>
        days !== null &&
        (months ?? []).includes(Number(days.from.slice(0, 2))) &&
        stems.isSubsetOf(tellingStems(slots.fact ?? '', language)),
    )
  )
}

/**
 * An offer that isn't always there, in the words that say so: "open November 1, the good ones are gone by February". Its
 * email is for the months between those that it names.
 */
function scarceFact(offer: Offer, brief: BrandBrief): ToldFact[] {
  const { language } = brief
  const words = readingWords(language)
  const said = shorterTexts(mended(factBesidePrice(offer, language) ?? '', language)).map((text) =>
    printedLine(text, words),
  )
  const fact = said.find((text) => text !== null && !hasSlip(text, language)) ?? null
  if (fact === null) return []
  const price =
    offer.price === null || namesPrice(fact, offer.price) ? {} : { price: `${priceWithAmount(offer, brief)}.` }
  const [first, second] = namedMonths(fact, language)
  const months = first === undefined || second === undefined ? null : monthsBetween(first, second)
  return [{ ...NOTHING_TOLD, name: offer.name, slots: { fact, ...price }, offer: offer.name, months }]
}

const withDates = (
  timed: ReturnType<typeof timedFacts>,
  dated: ReturnType<typeof datedFacts>,
  closings: readonly ToldFact[],
  brief: BrandBrief,
): ReturnType<typeof timedFacts> & ReturnType<typeof datedFacts> => ({
  ...timed,
  ...dated,
  deadline: [...dated.deadline, ...timed.deadline],
  ...afterBreaks(closings, dated, brief),
})

/** Beside single days those of each month, and what the brand doesn't do for a while. */
function withFurtherDays(dated: ReturnType<typeof withDates>, brief: BrandBrief): ReturnType<typeof withDates> {
  const known = new Set([...dated.notice, ...dated.reopening].map(({ name }) => name))
  const pauses = pausesAhead(brief, dated.deadline).filter(({ name }) => !known.has(name))
  const monthly = monthlyFacts(brief)
  const of = (kind: OnDay) => monthly.filter(({ what }) => what === kind).map(({ fact }) => fact)
  return {
    ...dated,
    event: [...dated.event, ...of('event')],
    start: [...dated.start, ...of('start')],
    opening: [...dated.opening, ...of('opening')],
    notice: [...dated.notice, ...of('notice'), ...pauses],
  }
}

/** Before a closing, the last day to order counts. What comes after it has its own email. */
function beforeClosing(fact: ToldFact, deadlines: readonly ToldFact[]): ToldFact {
  const { fact: _, ...slots } = fact.slots
  const last = lastOrderBefore(fact, deadlines)
  return { ...fact, slots: { ...slots, ...(last === null ? {} : { fact: last }) } }
}

/** What people may want for a moment: several things, else those that its words name. */
function linesFor(moment: string, telling: Telling): string[] {
  const lines = suitedOffers(moment, telling.offers, telling.brief).flatMap((offer) => telling.entry(offer) ?? [])
  return lines.length > 0 ? lines : linesAbout(moment, telling)
}

interface Meeting {
  stems: ReadonlySet<string>
  month: number
}

/** The days on which people come, by the words of their names. */
function* meetingSteps({ facts, language }: BrandBrief): Steps<Meeting[]> {
  const meetings: Meeting[] = []
  for (const text of facts.say) {
    yield
    const dated = readDate(text, language)
    const stems = tellingStems(dated?.name ?? '', language)
    if (dated === null || !PEOPLE_COME.has(dated.what) || stems.size === 0) continue
    meetings.push({ stems, month: Number(dated.days.from.slice(0, 2)) })
  }
  return meetings
}

/**
 * A course with its own day has its emails in that month. The month before may sell it as well, and after it began, until
 * another date is known, there is nothing to sell.
 */
function outsideItsDays(fact: ToldFact, meetings: readonly Meeting[], language: Language): ToldFact {
  const own = tellingStems(fact.name, language)
  const taken = meetings.filter(({ stems }) => stems.isSubsetOf(own)).map(({ month }) => month)
  if (taken.length === 0) return fact
  const before = taken.map((month) => (month === 1 ? 12 : month - 1)).filter((month) => !taken.includes(month))
  return { ...fact, months: fact.months === null ? before : before.filter((month) => fact.months!.includes(month)) }
}

const PEOPLE_COME: ReadonlySet<OnDay> = new Set(['event', 'start'])

const FEWEST_WORDS_ALONE = 4

/** After a colon, a fact begins as its owner wrote it. */
const asWritten = (told: string, { fact }: Offer) =>
  fact?.startsWith(told.charAt(0).toLowerCase()) === true ? told.charAt(0).toLowerCase() + told.slice(1) : told

const LONGEST_WITH_PRICE = 60

/** What an offer costs and what it is, in one line as far as both fit. */
function detailOf(offer: Offer, told: string | null, brief: BrandBrief): string | null {
  const fact = factBesidePrice(offer, brief.language)
  const price = priceWithAmount(offer, brief)
  const line = told === null || isBareMeasure(told) ? null : told
  // "1 kg" is what the price is for.
  if (
    line === null &&
    price !== null &&
    told !== null &&
    isMeasure(withoutPeriod(told), readingWords(brief.language))
  ) {
    return `${price} (${withoutPeriod(told)})`
  }
  if (line === null || price === null || (fact !== null && namesPrice(fact, offer.price!))) return line ?? price
  const short = line.length > LONGEST_WITH_PRICE ? shortened(line) : line
  // "Fri 4pm" and "Pauschale" stay capitalized.
  const small = short.charAt(0).toLowerCase() + short.slice(1)
  return fact?.startsWith(small.charAt(0)) === true ? `${price}, ${small}` : `${price}. ${short}`
}

/** A long line up to one of its commas, if that leaves it short. */
const shortened = (line: string): string =>
  shorterTexts(line).find((part) => part.length <= LONGEST_WITH_PRICE && wordsIn(part).length >= FEWEST_WORDS_ALONE) ??
  line

const LONGEST_LIST = 140

/** Offers of which we know only the names, in one line. Behind the others, a single name would say nothing. */
function listOf(names: readonly string[], isRest: boolean, language: Language): string[] {
  const fitting = names.filter((_, at) => names.slice(0, at + 1).join(', ').length <= LONGEST_LIST)
  if (fitting.length < FEWEST_NAMES) return []
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    fitting.map((name, at) => (isRest || at > 0 ? asInSentence(name, language) : name)),
  )
  return [isRest ? fillSlots(ownFactWords(language).alsoListed, { names: list }) : `${list}.`]
}

const FEWEST_NAMES = 2

/** "Beef lung" inside a list is "beef lung", where the language doesn't capitalize nouns. */
const asInSentence = (name: string, language: Language): string =>
  languageBasics(language).capitalizesNouns || /^\p{Lu}[\p{Lu}\d]|\s\p{Lu}/u.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)

const LONGEST_QUESTION = 70

/** "Can my dog come?" is what a reader asks. Elsewhere, such words are a note of the owner. */
const wordsOfReaders = oncePer((words: ReadingWords): ReadingWords => {
  const { customers } = ownFactWords(words.language)
  const own = inOwnVoice(words)
  return { ...own, privateWords: own.privateWords.filter((word) => !customers.includes(word)) }
})

function askedBy(
  { question, isWhole, answer }: FactValue<'doubt'>,
  words: ReadingWords,
  isClean: (text: string) => boolean,
): string | null {
  // With its answer, a doubt may be a scrap in a customer's voice: “Too dear.”
  const isQuote = question.endsWith('?') || answer !== null
  const said = mended(politely(question, words), words.language)
  // "Dogs?" is a question as well, if the brand answers it.
  const isWord = wordsIn(question).length === 1 && answer !== null && ASKED_WORD.test(question.trim())
  if (isWord) return isClean(said) ? withOpening(capitalized(said.trim()), words.language) : null
  const asked = isWhole || answer !== null ? printedLine(said, isQuote ? wordsOfReaders(words) : words) : null
  const isReply = words.refusals.some((refusal) => question.toLowerCase().startsWith(`${refusal},`))
  if (asked === null || isReply || asked.length > LONGEST_QUESTION || !isClean(asked)) return null
  if (/[.!?]$/u.test(question.trim())) return withOpening(asked, words.language)
  const { asked: form, questionWords } = ownFactWords(words.language)
  const plain = withoutPeriod(asked)
  return startsWithAny(plain, questionWords) === null ? plain : fillSlots(form, { text: plain })
}

const ASKED_WORD = /^[¿\s]{0,2}\p{L}{3,24}\s?\?$/u

/** "Machen sie Hausbesuche?" asks the brand. */
function politely(question: string, { language }: ReadingWords): string {
  const { politeWord, asksFor } = practicalWords(language)
  const opening = politeWord === '' ? null : startsWithAny(question, asksFor)
  return opening === null || !opening.toLowerCase().endsWith(` ${politeWord}`)
    ? question
    : `${opening.slice(0, -politeWord.length)}${capitalized(politeWord)}${question.slice(opening.length)}`
}

/** "Es un lío cambiar?" has lost its first sign. */
function withOpening(asked: string, language: Language): string {
  const sign = languageBasics(language).questionOpening
  return sign === '' || !asked.endsWith('?') || asked.includes(sign) ? asked : `${sign}${asked}`
}

function answered(doubt: FactValue<'doubt'>, words: ReadingWords, isClean: (text: string) => boolean): ToldFact[] {
  const labeled = labeledFor(doubt.question, words.language)
  const question = askedBy(labeled === null ? doubt : { ...doubt, question: labeled.text }, words, isClean)
  const answer =
    doubt.answer === null ? null : printedAnswer(withoutScraps(tidied(doubt.answer, words.language), words), words)
  if (question === null || answer === null) return []
  const { spaced } = languageRules(words.language)
  const slots = { question: spaced(question), answer: spaced(answer) }
  const readers = labeled === null ? null : onlyFor(labeled.group, words.language)
  return [{ ...NOTHING_TOLD, name: doubt.question, slots, doubt: doubt.question, readers }]
}

/** "Do you sell them? No": the worst question to open an email with. Beside others, it saves someone a letter. */
export function closesDoor(
  { slots: { question = '', answer = '' } }: ToldFact,
  words: Pick<ReadingWords, 'language' | 'refusals'>,
): boolean {
  const { asksFor, no } = practicalWords(words.language)
  const asked = question.replace(/^[¿\s]{0,3}/u, '')
  return startsWithAny(asked, asksFor) !== null && startsWithAny(answer, [no, ...words.refusals]) !== null
}

/** "Ends BY ITSELF" in a normal voice. A shouted refusal is a note to the writer. */
const quieted = (text: string, words: ReadingWords): string =>
  (text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? []).some(
    (word) => findPhrase(word, [...words.refusals, ...words.mandatory]) !== null,
  )
    ? text
    : inNormalVoice(text, words)

const LONGEST_SCRAP = 3

/** "None of us is paid, rent 410 €" ends in a note without a verb. "From 75 €" is a condition and stays. */
function withoutScraps(answer: string, words: ReadingWords): string {
  const parts = answer.slice(0, LONGEST_ANSWER).split(/,\s/u)
  const isScrap = (part: string, at: number) => {
    const all = wordsIn(part)
    const begins = all[0] ?? ''
    return (
      at > 0 &&
      /\d/u.test(part) &&
      all.length <= LONGEST_SCRAP &&
      !hasVerb(part, words) &&
      tellingStems(begins, words.language).size > 0 &&
      /^\p{L}/u.test(begins)
    )
  }
  const kept = parts.filter((part, at) => !isScrap(part, at))
  return kept.length < parts.length && wordsIn(kept.join(' ')).length > LONGEST_SCRAP ? kept.join(', ') : answer
}

const LONGEST_ANSWER = 400

function unanswered(doubt: FactValue<'doubt'>, words: ReadingWords, isClean: (text: string) => boolean): ToldFact[] {
  const isForAll = labeledFor(doubt.question, words.language) === null
  const question = doubt.answer === null && isForAll ? askedBy(doubt, words, isClean) : null
  return question === null
    ? []
    : [{ ...NOTHING_TOLD, name: doubt.question, slots: { question }, doubt: doubt.question }]
}

const LONGEST_MOMENT = 40
const MOST_MOMENT_WORDS = 7

function momentOf({ text, form, months }: FactValue<'moment'>, words: ReadingWords, telling: Telling): ToldFact[] {
  const named = withoutBrackets(withoutMonths(text, words.language)).text.replace(/\s+/gu, ' ').trim()
  // "No outings from December to March" isn't an occasion.
  if (startsWithAny(text, words.refusals) !== null) return []
  // A single word is enough for the name of a fair.
  const isSaid =
    form === 'noun' ? printedLine(`${named} ${named}`, words) !== null : questionOf(named, telling) !== null
  if (!isSaid || !telling.isClean(named)) return []
  const moment = withoutPeriod(capitalized(named))
  const isShort = moment.length <= LONGEST_MOMENT && wordsIn(moment).length <= MOST_MOMENT_WORDS
  const isGrave = wordsIn(moment).some((word) => words.graveStems.some((stem) => word.startsWith(stem)))
  // Without a month we can't know when to write about a moment.
  if (!isShort || isGrave || months.length === 0 || namesDay(moment, words.language)) return []
  return [{ ...NOTHING_TOLD, name: text, slots: { moment }, months }]
}

/** "Under 5 degrees" is a moment, and "November 15" a day that comes by itself. */
const namesDay = (text: string, language: Language): boolean =>
  /\d/u.test(text) &&
  (namedDays(text, language).length > 0 ||
    namedMonths(text, language).length > 0 ||
    readPrice(text) !== null ||
    readTiming(text, language) !== null)

/** In the two months before, people can still plan for a moment. */
function aheadOf(moment: ToldFact, brief: BrandBrief): ToldFact[] {
  const all = moment.months ?? []
  const first = all.filter((month) => !all.includes(month === 1 ? 12 : month - 1))
  return first.slice(0, 1).map((month) => ({
    ...moment,
    slots: { ...moment.slots, to: nameOfMonth(month, brief) },
    months: [((month + 9) % 12) + 1, ((month + 10) % 12) + 1],
  }))
}

const MOST_NAMED_MONTHS = 1

/** "Sales January and July" is about sales. */
function withoutMonths(text: string, language: Language): string {
  if (namedMonths(text, language).length <= MOST_NAMED_MONTHS) return text
  const first = text.split(/\s/u).findIndex((word) => namedMonths(word, language).length > 0)
  return first <= 0 ? text : text.split(/\s/u).slice(0, first).join(' ')
}
