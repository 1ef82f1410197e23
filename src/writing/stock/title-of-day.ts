import type { Language } from '#shared/brand-brief.ts'
import { monthNumbersIn, weekdayNumbersIn } from '#shared/day-names.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { behindDay, hourBehind, isCalledLast, isSetApart, withoutSmall } from '../brand/day-first.ts'
import { type NamedDays, namedDays } from '../brand/find-days.ts'
import { isAbbreviation } from '../brand/abbreviations.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { type DatedFact, type OnDay } from '../brand/dated-fact.ts'
import { namesHoliday, namesWeekday } from '../brand/day-words.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase, hasWordWith, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { LONGEST as LIMITS } from '../packs/pack-schema.ts'
import { actOfPerson, isFirst, isNameLike, lastOfList, nameBehindLead, thingOfDay, findAct } from './thing-of-day.ts'

export interface DayTitle {
  text: string
  /** What the title names before its days. Null where the title is a sentence. */
  name: string | null
}

type Titled = Pick<DatedFact, 'what' | 'name' | 'named'>

const LONGEST_TEXT = 400
/** More doesn't fit into a headline. */
const LONGEST = LIMITS.headline
/** More doesn't fit into a title. A whole sentence says more than "a date to remember". */
const LONGEST_TITLE = LIMITS.title
/** What a headline has room for on one line. */
const SHORT = 60
const FEWEST_WORDS = 3

/**
 * What an email about a day is called: "Open roastery: November 28" where the sentence names the day, and otherwise what
 * it says of the day, in its own words: "Dark Water is out on November 12". Null where neither is short and complete.
 */
export function titleOfDay(printed: string, dated: Titled, on: string, language: Language): DayTitle | null {
  const text = withoutDemonstrative(withoutPeriod(printed.slice(0, LONGEST_TEXT)), language)
  const days = namedDays(text, language)
  const day = days.find(({ from }) => from === dated.named.from) ?? days[0]
  const { colon } = languageBasics(language)
  const named = (name: string): DayTitle => ({ text: `${name}${colon} ${on}`, name })
  // "In March, refills cost 5 € less".
  if (day === undefined) return dated.name !== null ? named(dated.name) : whole(text)
  const label = labelOf(text, language)
  if (label !== null && label.length < day.at) {
    // "Workshop: February 13 (blending)" is a workshop on blending.
    const own = dated.name?.toLowerCase().startsWith(`${label.toLowerCase()} `) === true ? dated.name : null
    const titled = isToActBy(dated.what)
      ? untilTitle(text, label, day, language)
      : named(own ?? shortLabel(label, on.length + 2, language))
    if (titled !== null && titled.text.length <= LONGEST) return titled
  }
  const last = isToActBy(dated.what) ? namedLast(text, day, language) : null
  if (last !== null && last.length + on.length + 2 <= LONGEST) return named(last)
  const list = { ...day, end: lastOfList(days, day, text) }
  const behind = isToActBy(dated.what) ? null : behindColon(text, list, language)
  if (behind !== null && behind.length + on.length + 2 <= LONGEST) return named(behind)
  const first = shortest(whatOfDay(text, list, dated.what, language), on.length + 2, language)
  if (first !== null) return named(first)
  const isNamed = !isToActBy(dated.what) && dated.name !== null && isWholeName(dated.name, text, day, language)
  const name = dated.name === null ? null : nameInFull(dated.name, text, language)
  if (isNamed && name !== null) return named(name)
  const dayTitle = dated.what === 'deadline' ? upToDay(text, days, day, language) : null
  // "On Giving Tuesday, December 1" is a day and no title.
  const isHoliday = dated.name !== null && namesHoliday(dated.name, language)
  if (isHoliday && !isToActBy(dated.what)) return named(dated.name!)
  const told = withHour(dayTitle ?? leadingClause(text, days, day, language), text, day, dated.what, language)
  const isDated = told === null || namedDays(told.text, language).length > 0
  if (told !== null && dated.what === 'deadline' && !isDated) return named(told.text)
  const isMeeting = dated.what === 'event' || dated.what === 'start'
  const isOfThing = !isDated || isFirst(text, list, language)
  const thing = isMeeting && isOfThing ? thingOfDay(text, { name, what: dated.what, offers: [] }, language) : null
  // "We're at the winter market" would be today.
  if (thing !== null) return named(thing)
  if (told !== null) return told
  const isName = name !== null && !isToActBy(dated.what) && wordsIn(name).length > 1
  return isName ? named(name) : null
}

/** "That Saturday, November 21" would need the sentence before it. */
function withoutDemonstrative(text: string, language: Language): string {
  const { demonstratives, dayArticle } = dateWords(language)
  const opening = startsWithAny(text, demonstratives)
  if (opening === null) return text
  const rest = text.slice(opening.length).trimStart()
  const [day] = namedDays(rest, language)
  if (day === undefined || !isFirst(rest, day, language)) return text
  const [alone = null] = dayArticle.flatMap(([beside, article]) => (beside === '' ? [article] : []))
  return capitalized(alone === null ? rest : `${alone} ${rest}`)
}

/** "Order before December 16, noon": without its hour, the last day would be another. */
function withHour(
  title: DayTitle | null,
  text: string,
  day: NamedDays,
  what: OnDay,
  language: Language,
): DayTitle | null {
  if (title === null || what !== 'deadline' || !title.text.endsWith(text.slice(day.at, day.end))) return title
  const told = `${title.text}${hourBehind(text.slice(day.end), language)}`
  return told.length <= LONGEST ? { ...title, text: told } : title
}

/** "Fiesta del aceite" of "hacemos la Fiesta del aceite", „Der neue Honig“ of „Neue Honig“. Null where it's no name. */
function nameInFull(name: string, text: string, language: Language): string | null {
  const plain = nameBehindLead(name, language) ?? name
  const { nameBreaks, articles } = readingWords(language)
  if (!isNameLike(plain, language) || startsWithAny(name, nameBreaks) !== null) return null
  if (!languageBasics(language).capitalizesNouns || text.includes(plain)) return capitalized(plain)
  const at = text.toLowerCase().indexOf(plain.toLowerCase())
  const before = text.slice(0, Math.max(at, 0)).trim().split(' ').at(-1) ?? ''
  return articles.includes(before.toLowerCase())
    ? capitalized(`${before} ${text.slice(at, at + plain.length)}`)
    : capitalized(plain)
}

/** Of a sentence that begins with its day, what it says behind it: "Friday, December 4 is the last day to order a collar". */
function whatOfDay(text: string, day: NamedDays, what: OnDay, language: Language): string | null {
  if (!isFirst(text, day, language)) return null
  const behind = behindDay(text, day, language)
  const act = actOfPerson(behind, language)
  const rest = act ?? behind
  const clause = rest.slice(0, breakFrom(rest, 0, language)).trim()
  const isOfSome = startsWithAny(clause, dateWords(language).asksSome) !== null
  if (isOfSome || tellingStems(clause, language).size === 0 || !isBalanced(clause)) return null
  if (isCalledLast(text, day, language)) return capitalized(withoutSmall(clause, language))
  const isSpan = day.from !== day.to && !languageBasics(language).capitalizesNouns
  const isInverted = languageBasics(language).capitalizesNouns && hasVerb(wordsIn(clause)[0]!, readingWords(language))
  if (isToActBy(what) || isInverted || (!isSetApart(text, day) && !isSpan)) return null
  return act === null ? capitalized(nameBehindLead(clause, language) ?? withoutLead(clause, language)) : clause
}

/** "There is a talk" is about "a talk". */
function withoutLead(clause: string, language: Language): string {
  const words = readingWords(language)
  const { small } = dateWords(language)
  const opening = startsWithAny(
    clause,
    small.filter((phrase) => !words.nameBreaks.includes(phrase) && !words.articles.includes(phrase)),
  )
  const behind = opening === null ? clause : clause.slice(opening.length).trim()
  const article = startsWithAny(behind, words.articles)
  const plain = article === null ? clause : behind.slice(article.length).trim()
  return hasVerb(plain, words) ? clause : plain
}

/** What fits in front of a day: all of it, its first clause, or less. */
function shortest(what: string | null, taken: number, language: Language): string | null {
  if (what === null) return null
  const joiners = readingWords(language).joiners
  const at = [...what.matchAll(/\s(?=\p{L}{1,4}\s)/gu)].find(
    ({ index }) => index > MIDDLE / 2 && startsWithAny(what.slice(index), joiners) !== null,
  )
  const all = [what, ...(at === undefined ? [] : [what.slice(0, at.index)]), ...cutsOf(what, language)]
  const fits = (longest: number) =>
    all.find((each) => each.length + taken <= longest && wordsIn(each).length > 1 && isBalanced(each))
  return fits(LONGEST) ?? fits(LONGEST_TITLE) ?? null
}

/** A text up to each of its prepositions, the longest first. None ends in "returns due". */
export function cutsOf(text: string, language: Language): string[] {
  const { nameBreaks, genitives, articles } = readingWords(language)
  const { ends, small } = dateWords(language)
  const tokens = text.slice(0, 2 * LONGEST_TITLE).split(' ')
  return tokens
    .map((_, at) => at)
    .filter((at) => at >= FEWEST_WORDS && nameBreaks.includes(tokens[at]!.toLowerCase()))
    .filter((at) => !genitives.includes(tokens[at]!) && !articles.includes(tokens[at]!))
    .filter((at) => ![...ends, ...small].includes(tokens[at - 1]!.toLowerCase()))
    .map((at) => tokens.slice(0, at).join(' '))
    .toReversed()
}

/** "Last post on December 15, order by December 13", where the day to act by isn't the first. */
function upToDay(text: string, days: readonly NamedDays[], day: NamedDays, language: Language): DayTitle | null {
  if (days.indexOf(day) < 1) return null
  const whole = withoutWeekdays(text.slice(0, day.end), days, language)
  const start = [...text.slice(0, day.at).matchAll(/(?:[;:]|(?<!\d)\.)\s/gu)].at(-1)
  const own = start === undefined ? '' : withoutWeekdays(text.slice(0, day.end), [day], language).slice(start.index + 2)
  const [clause = ''] = CLAUSE.exec(whole) ?? []
  // "Paper is 4% dearer from January 1, anyone who orders by December 11" breaks off.
  if (startsWithAny(clause, dateWords(language).asksSome) !== null) {
    return { text: whole.slice(0, whole.length - clause.length).replace(/[,;:]\s$/u, ''), name: null }
  }
  const isShort = day.end <= sentenceEnd(text, language) && whole.length <= LONGEST_TITLE && isBalanced(whole)
  if (isShort) return { text: whole, name: null }
  return own !== '' && own.length <= LONGEST && hasVerb(own, readingWords(language)) && isBalanced(own)
    ? { text: capitalized(own), name: null }
    : null
}

/** What follows the last sign. */
const CLAUSE = /(?<=[,;:]\s)[^,;:]*$/u

/**
 * What people do until a last day, in front of it: "Advent boxes: order by Friday 20 November". Where a title says so
 * already, it stays.
 */
export function titleOfDeadline(
  sentence: DayTitle | null,
  printed: string,
  { thing, until }: { thing: string | null; until: string },
  language: Language,
): DayTitle | null {
  const act = findAct(printed, language)
  if (thing === null || thing === act?.name) return sentence
  const said = sentence?.text.toLowerCase() ?? ''
  const words = readingWords(language)
  const { lastOf, lastDay, courtesy } = dateWords(language)
  const lead = startsWithAny(said, words.articles) ?? ''
  const isNounFirst =
    startsWithAny(said.slice(lead.length).trim(), [thing.toLowerCase(), ...lastOf, ...lastDay]) !== null
  if (isNounFirst && said.length <= MIDDLE && findPhrase(said, courtesy) === null) return sentence
  const { colon } = languageBasics(language)
  const isAct = act !== null && thing.startsWith(act.christmas)
  const asked = act === null || isAct || thing.startsWith(act.name) ? until : fillSlots(act.ask, { until })
  const text = `${thing}${colon} ${asked}`
  return text.length <= LONGEST ? { text, name: thing } : sentence
}

/** Until when people can act, as a sentence says it: "by Friday 20 November", "antes del 18 de diciembre". */
export function saidUntil(printed: string, { named }: Pick<DatedFact, 'named'>, language: Language): string | null {
  const text = withoutPeriod(printed.slice(0, LONGEST_TEXT))
  const day = namedDays(text, language).find(({ from }) => from === named.from)
  if (day === undefined) return null
  const [weekday = ''] = WEEKDAY.exec(text.slice(0, day.at)) ?? []
  const isWeekday = weekdayNumbersIn(language).has(wordsIn(weekday)[0] ?? '')
  const before = text.slice(0, day.at - (isWeekday ? weekday.length : 0)).trimEnd()
  const plain = ` ${before.toLowerCase().replaceAll('’', "'")}`
  const until = [...ownFactWords(language).until]
    .toSorted((left, right) => right.length - left.length)
    .find((phrase) => plain.endsWith(` ${phrase.replaceAll('’', "'")}`))
  if (until === undefined) return null
  const said = text.slice(before.length - until.length, day.end) + hourBehind(text.slice(day.end), language)
  return `${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

const isToActBy = (what: OnDay): boolean => what === 'deadline' || what === 'dearer'

const whole = (text: string): DayTitle | null => (text.length <= SHORT ? { text, name: null } : null)

const LABEL = /^([^:]{3,90}?)\s?:\s/u

/** What a sentence names before its colon: "Talk by Silke Kessel", but not "New from January". */
function labelOf(text: string, language: Language): string | null {
  const [, label] = LABEL.exec(text) ?? []
  if (label === undefined || namedDays(label, language).length > 0) return null
  if (sentenceEnd(label, language) < label.length) return null
  return isNoun(label, language) ? label : null
}

function isNoun(label: string, language: Language): boolean {
  const words = readingWords(language)
  const { labels, dayParts } = dateWords(language)
  const months = monthNumbersIn(language)
  const said = wordsIn(label).filter((word) => !months.has(word) && !dayParts.includes(word))
  return (
    (/\d/u.test(label) || tellingStems(said.join(' '), language).size > 0) &&
    !labels.includes(said.join(' ')) &&
    !hasVerb(label.replace(QUOTED, ' '), words) &&
    startsWithAny(label, [...words.nameBreaks, ...words.openers, ...words.pronouns, ...words.subordinators]) === null
  )
}

const QUOTED = /["“„«][^"“”„«»]{1,80}["”“»]/gu

/** A label without its details, where it is long: "Truffle day with Marinette Fabre, truffle grower". */
function shortLabel(label: string, taken: number, language: Language): string {
  const { joiners, nameBreaks, genitives, articles } = readingWords(language)
  const [first = label, ...details] = label.split(/,\s/u)
  const isList = details.some((part) => findPhrase(part, joiners) !== null)
  const isMeasured = details.some((part) => /^\d/u.test(part))
  if (!isMeasured && label.length + taken <= SHORT) return label
  const name = isList ? label : first
  const room = LONGEST - taken
  if (name.length <= room) return name
  const tokens = name.split(' ')
  const breaks = nameBreaks.filter((word) => !genitives.includes(word) && !articles.includes(word))
  const cuts = tokens
    .map((token, at) => (at > 0 && breaks.includes(token.toLowerCase()) ? tokens.slice(0, at).join(' ') : null))
    .filter((cut) => cut !== null)
  return cuts.findLast((cut) => cut.length <= room && isBalanced(cut)) ?? name
}

/** "Christmas: order by December 13", and without the order where it is long: "Early bird price: until December 13". */
function untilTitle(text: string, label: string, day: NamedDays, language: Language): DayTitle | null {
  const { colon } = languageBasics(language)
  const between = text.slice(LABEL.exec(text)![0].length, day.at)
  const last = withoutPeriod(text.slice(day.at, day.end))
  const isDirect = namedDays(between, language).length === 0 && between.split(/[,;.]\s/u).length <= MOST_CLAUSES
  const short = withoutWeekday(between, language)
  const until = [...ownFactWords(language).until]
    .toSorted((left, right) => right.length - left.length)
    .find((phrase) => ` ${short.trim().toLowerCase().replaceAll('’', "'")}`.endsWith(` ${phrase}`))
  const isLast =
    findPhrase(label, dateWords(language).ends) !== null || startsWithAny(label, dateWords(language).lastOf)
  const brief = shortLabel(label, LEAST_TAKEN, language)
  const plain = brief.split(/,\s/u)[0]!
  // "Preorders from November 16, order by December 5"
  const own = short.split(/[,;.]\s/u).at(-1)!
  const { booking, acting } = dateWords(language)
  const isCondition = startsWithAny(own, readingWords(language).conditionals) !== null
  const isOrder =
    !isCondition &&
    (hasWordWith(own, [...ownFactWords(language).ordering, ...booking]) || findPhrase(own, acting) !== null)
  const tail = until === undefined ? (isLast ? '' : null) : `${until} `
  const titles = [
    ...(isDirect ? [`${brief}${colon} ${between}${last}`, `${brief}${colon} ${short}${last}`] : []),
    ...(isDirect ? [`${plain}${colon} ${short}${last}`] : []),
    ...(isOrder ? [`${brief}${colon} ${own}${last}`, `${plain}${colon} ${own}${last}`] : []),
    ...(tail === null ? [] : [`${brief}${colon} ${tail}${last}`]),
  ]
  const fitting = titles.find((title) => title.length <= MIDDLE) ?? titles.at(-1)
  return fitting === undefined ? null : { text: fitting, name: null }
}

/** "The sign-up deadline for the evening classes is Friday, January 15" names its last day. */
function namedLast(text: string, day: NamedDays, language: Language): string | null {
  const { small, ends } = dateWords(language)
  const { articles } = readingWords(language)
  const weekdays = weekdayNumbersIn(language)
  const tokens = text.slice(0, day.at).trim().split(/\s+/u)
  const isLead = (token: string) => {
    const [word = ''] = wordsIn(token)
    return small.includes(word) || articles.includes(word) || weekdays.has(word)
  }
  const end = tokens.findLastIndex((token) => !isLead(token)) + 1
  const verbs = tokens.slice(end).filter((token) => hasVerb(token, readingWords(language)))
  const start = articles.includes(tokens[0]?.toLowerCase() ?? '') ? 1 : 0
  const name = tokens.slice(start, end).join(' ')
  const isWhole = verbs.length === 1 && /^[,.;]?(?:\s|$)/u.test(text.slice(day.end)) && findPhrase(name, ends) !== null
  return isWhole && isNoun(name, language) ? capitalized(name) : null
}

const MIDDLE = 66
const LEAST_TAKEN = 16
const MOST_CLAUSES = 2

/** "From November 27 to 30: a mug with every subscription" names the mug. */
function behindColon(text: string, day: NamedDays, language: Language): string | null {
  const [sign] = /^\s?:\s/u.exec(text.slice(day.end)) ?? []
  const before = withoutWeekday(text.slice(0, day.at), language)
  if (sign === undefined || tellingStems(before, language).size > 0) return null
  const rest = text.slice(day.end + sign.length)
  const name = rest.slice(0, breakFrom(rest, 0, language))
  return wordsIn(name).length > 0 && !hasVerb(name.replace(QUOTED, ' '), readingWords(language))
    ? capitalized(name)
    : null
}

/** Whether the words beside a name only lead to its day: "Winter sale from January 8 to 17", "We're at the fair in Leeds". */
function isWholeName(name: string, text: string, day: NamedDays, language: Language): boolean {
  const { begins, presence } = dateWords(language)
  const { articles } = readingWords(language)
  const plain = (part: string) => part.toLowerCase().replaceAll('’', "'").trim()
  const before = text.slice(0, day.at)
  const said = plain(name)
  const isDay = weekdayNumbersIn(language).has(wordsIn(name).at(-1) ?? '')
  if (isDay || findPhrase(name, begins) !== null) return false
  const lead = startsWithAny(before, [...articles, ...presence])?.length ?? 0
  const own = plain(before.slice(lead))
  if (own.startsWith(said)) return isSmall(own.slice(said.length), language)
  // "Next course: January 24", "Markets: Alba January 23".
  const place = plain(before).indexOf(said)
  if (place >= 0) return isSmall(plain(before).slice(place + said.length), language)
  if (findPhrase(before, presence) === null && !isSmall(before, language)) return false
  const behind = plain(text.slice(day.end))
  const at = behind.indexOf(said)
  const isFirst =
    at >= 0 && (isSmall(behind.slice(0, at), language) || findPhrase(behind.slice(0, at), presence) !== null)
  return isFirst && /^(?:\s?[,.;:(]|$)/u.test(behind.slice(at + said.length))
}

/** Articles, prepositions and weekdays. */
function isSmall(part: string, language: Language): boolean {
  const { small, from, presence, next } = dateWords(language)
  const words = readingWords(language)
  const weekdays = weekdayNumbersIn(language)
  const known = new Set(
    [...small, ...from, ...presence, ...next, ...words.articles].flatMap((phrase) => wordsIn(phrase)),
  )
  const all = wordsIn(part).filter((word) => !weekdays.has(word))
  return !/[,;:.(]\s/u.test(part.trim()) && all.every((word) => known.has(word) && !words.sellingVerbs.includes(word))
}

/** What a sentence says up to its day: "The evening courses start in the week from Monday, January 18". */
function leadingClause(text: string, days: readonly NamedDays[], day: NamedDays, language: Language): DayTitle | null {
  const end = sentenceEnd(text, language)
  const anchor = day.at < end ? day : days.find(({ at }) => at < end)
  const start = anchor === undefined ? 0 : lastOfList(days, anchor, text)
  const told = (from: number, isMore: boolean): string => {
    const at = Math.min(breakFrom(text, from, language), end)
    const clause = text.slice(0, at)
    const isTold = tellingStems(withoutDays(clause, language), language).size > 0
    // "Anyone who orders by noon on December 16" is only the first clause.
    return (isTold && !isMore) || at >= end ? clause : told(at + 1, isMore && !isTold)
  }
  const clause = told(start, startsClause(text, language) && !isBehindCondition(text, start, language))
  const all = [clause, withoutWeekdays(clause, days, language), ...upToJoiner(text, start, language)]
  const title =
    all.find((each) => each.length <= MIDDLE) ??
    beforeBreak(text.slice(0, end), language, (cut) => cut.includes(':')) ??
    all.find((each) => each.length <= LONGEST) ??
    beforeBreak(text.slice(0, end), language, (cut) => tellsOrDates(cut, language)) ??
    beforeBreak(text.slice(0, end), language, (cut) => tellsOrDates(cut, language), MIDDLE) ??
    beforeJoiner(clause, language) ??
    all.findLast((each) => each.length <= LONGEST_TITLE)
  if (title === undefined) return null
  const plain = withoutEnding(title.trim(), ' .,;:–-')
  return isBalanced(plain) && wordsIn(plain).length >= FEWEST_WORDS ? { text: plain, name: null } : null
}

/** "If you want it engraved, order before December 18": the day is in the clause that says what to do. */
const isBehindCondition = (text: string, dayEnd: number, language: Language): boolean =>
  breaksIn(text.slice(0, dayEnd), language).some((at) => {
    const words = wordsIn(text.slice(0, at))
    return (
      words.length >= FEWEST_WORDS && !weekdayNumbersIn(language).has(words.at(-1)!) && !/\d/u.test(text.slice(0, at))
    )
  })

const tellsOrDates = (cut: string, language: Language): boolean =>
  hasVerb(cut, readingWords(language)) || namedDays(cut, language).length > 0

/** "Who wants to hear better", "if you order by then": the next clause says what happens then. */
function startsClause(text: string, language: Language): boolean {
  const { subordinators, relatives, conditionals, articles } = readingWords(language)
  const { questionWords } = ownFactWords(language)
  const opening = startsWithAny(text, [...subordinators, ...relatives, ...conditionals, ...questionWords])
  return opening !== null && !articles.includes(opening.trim().toLowerCase())
}

/** "The calendar can be booked until November 15 and ships from the 20th". */
function upToJoiner(text: string, at: number, language: Language): string[] {
  const isJoined =
    at > 0 && !startsClause(text, language) && startsWithAny(text.slice(at), readingWords(language).joiners)
  return isJoined ? [text.slice(0, at)] : []
}

/** The start of a sentence that names its day late: "New from January: A1 in the morning, too". */
function beforeBreak(
  text: string,
  language: Language,
  isWhole: (cut: string) => boolean,
  longest: number = SHORT,
): string | null {
  if (startsClause(text, language)) return null
  const cuts = breaksIn(text, language).map((at) => text.slice(0, at))
  return cuts.find((each) => each.length <= longest && wordsIn(each).length > FEWEST_WORDS && isWhole(each)) ?? null
}

/** "Jonas passed his exam and runs the shop in Werl from January 18": the first of two sentences. */
function beforeJoiner(clause: string, language: Language): string | null {
  if (startsClause(clause, language)) return null
  const words = readingWords(language)
  const cuts = [...clause.matchAll(/\s(?=\p{L}{1,4}\s)/gu)].map(({ index }) => index)
  const at = cuts.find((index) => startsWithAny(clause.slice(index), words.joiners) !== null)
  const before = at === undefined ? '' : clause.slice(0, at)
  return before.length <= SHORT && hasVerb(before, words) && wordsIn(before).length > FEWEST_WORDS ? before : null
}

const BREAK = /[,;:.](?=\s)|\s\(|\s[–—]\s/gu

function breaksIn(text: string, language: Language): number[] {
  const { capitalizesNouns } = languageBasics(language)
  return [...text.matchAll(BREAK)]
    .filter(({ 0: sign, index }) => {
      if (sign !== '.') return true
      const [word = ''] = /[\p{L}\d]{1,20}$/u.exec(text.slice(Math.max(0, index - 20), index)) ?? []
      // In "am 3. Dienstag" the period is a part of the number.
      return !isAbbreviation(word, text.slice(index + 1)) && !(capitalizesNouns && /^\d+$/u.test(word))
    })
    .map(({ index }) => index)
    .filter((index) => isBalanced(text.slice(0, index)))
}

const breakFrom = (text: string, from: number, language: Language): number =>
  breaksIn(text, language).find((at) => at >= from) ?? text.length

/** Where the first sentence of a text ends. */
const sentenceEnd = (text: string, language: Language): number =>
  breaksIn(text, language).find((at) => text[at] === '.') ?? text.length

/** Whether brackets and quotation marks are closed. */
function isBalanced(text: string): boolean {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0
  return count(/\(/gu) === count(/\)/gu) && count(/["“”„«»]/gu) % 2 === 0
}

function withoutDays(text: string, language: Language): string {
  let plain = text
  for (const { at, end } of namedDays(text, language).toReversed()) plain = `${plain.slice(0, at)} ${plain.slice(end)}`
  const weekdays = weekdayNumbersIn(language)
  return wordsIn(plain)
    .filter((word) => !weekdays.has(word))
    .join(' ')
}

const WEEKDAY = /(\p{L}{2,12}),?\s(?:(?:den|dem)\s)?$/u

/** "By Friday, December 4" is by December 4, where the language can say so. */
function withoutWeekday(before: string, language: Language): string {
  const [found, weekday = ''] = WEEKDAY.exec(before) ?? []
  const isWeekday = found !== undefined && weekdayNumbersIn(language).has(weekday.toLowerCase())
  const isLeft = isWeekday && found.length < before.length && !dateWords(language).weekdayStands
  return isLeft ? withArticle(before.slice(0, -found.length), language) : before
}

/** "Sort vendredi 13" is "sort le 13". */
function withArticle(before: string, language: Language): string {
  const [found, word = ''] = LAST_WORD.exec(before) ?? []
  const { dayArticle } = dateWords(language)
  const [alone = null] = dayArticle.flatMap(([beside, article]) => (beside === '' ? [article] : []))
  if (found === undefined || alone === null) return before
  const said = word.toLowerCase()
  const joined = dayArticle.find(([beside]) => beside === said)?.[1]
  if (joined !== undefined) return `${before.slice(0, -found.length)}${joined} `
  const hasArticle =
    readingWords(language).articles.includes(said) || dayArticle.some(([, article]) => article === said)
  return hasArticle ? before : `${before}${alone} `
}

const LAST_WORD = /(\p{L}{1,24})\s$/u

function withoutWeekdays(clause: string, days: readonly NamedDays[], language: Language): string {
  return (
    days
      // In "from Thursday, 26 to Sunday, 29" either both weekdays are left out or none.
      .filter(({ at, end }) => at < clause.length && !namesWeekday(clause.slice(at, end), language))
      .toReversed()
      .reduce((text, { at, end }) => {
        const before = withoutWeekday(text.slice(0, at), language)
        const isLeft = before.length < at
        return before + text.slice(at, end) + (isLeft ? behindPair(before, text.slice(end), language) : text.slice(end))
      }, clause)
  )
}

/** In "ab Samstag, 16. Januar, steht das Rad bereit", both commas belong to the weekday. */
function behindPair(before: string, behind: string, language: Language): string {
  const words = readingWords(language)
  const [found, next = ''] = /^,\s(\p{Ll}{1,20})/u.exec(behind) ?? []
  return found !== undefined && hasVerb(next, words) && !hasVerb(before, words) ? behind.slice(1) : behind
}
