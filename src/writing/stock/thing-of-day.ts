import type { Language } from '#shared/brand-brief.ts'
import { hasVerb, isSubordinate } from '../brand/clause-words.ts'
import { behindDay, comesFirst, withoutHour } from '../brand/day-first.ts'
import { namesHoliday } from '../brand/day-words.ts'
import { type NamedDays, namedDays } from '../brand/find-days.ts'
import type { OnDay } from '../brand/dated-fact.ts'
import { readPrice } from '../brand/read-price.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, hasWordWith, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { monthNumbersIn, weekdayNumbersIn } from '#shared/day-names.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { stopWords } from '../languages/stop-words.ts'

const LONGEST_TEXT = 400
/** With a day or a few words beside it, more doesn't fit into a subject line. */
const LONGEST = 36

/** What a sentence about a day is about, in a few words: "Late Bird Tuesdays", "Christmas orders". */
export function thingOfDay(
  printed: string,
  { name, what, offers }: { name: string | null; what: OnDay; offers: readonly string[] },
  language: Language,
): string | null {
  const text = withoutPeriod(printed.slice(0, LONGEST_TEXT))
  const words = dateWords(language)
  const isDeadline = what === 'deadline'
  const act = isDeadline ? actOf(text, language) : null
  // "For Christmas: order by December 16" is about orders.
  const isNamed = name !== null && !(isDeadline && namesHoliday(name, language))
  const own = isNamed ? upToVerb(nameBehindLead(name, language) ?? name, language) : null
  const subject = subjectOf(text, language)
  const asked = isDeadline ? (askedFor(text, language) ?? lastOfThing(text, language)) : null
  // "Late opening for the Christmas lights": of "opening", a verb would leave "Late".
  const longer = startsWithAny(text, words.openLonger)
  const said = text.toLowerCase()
  const named = offers.find((each) => wordsIn(each).length > 1 && said.includes(each.toLowerCase())) ?? null
  // Of "Soap ends bags go up", a verb would leave "Soap".
  const isOfOffer = subject !== null && named !== null && named.toLowerCase().startsWith(subject.toLowerCase())
  const found = [
    asked,
    longer === null ? null : text.slice(0, longer.length),
    ...(isOfOffer ? [named] : []),
    own,
    subject,
    named,
  ]
    .filter((each) => each !== null && !isLast(each, words))
    .map((each) => shortThing(withoutItsWeekday(each!, text, language), language))
    .filter((each) => each === null || !isSomeone(each, text, language))
    // "Mug 24 instead of 26" is a price and no name.
    .find((each) => each !== null && (what !== 'dearer' || !/\d/u.test(each)))
  const left = what === 'dearer' ? null : shortThing(name ?? subject ?? '', language)
  return found ?? act ?? (left !== null && isSomeone(left, text, language) ? null : left)
}

/** Of "Corso «La mia cintura» sabato 14", the weekday belongs to the day. */
function withoutItsWeekday(name: string, text: string, language: Language): string {
  const last = wordsIn(name).at(-1) ?? ''
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  const isOfDay = at >= 0 && weekdayNumbersIn(language).has(last) && /^,?\s\d/u.test(text.slice(at + name.length))
  return isOfDay ? name.slice(0, name.toLowerCase().lastIndexOf(last)).trimEnd() : name
}

/** "Last orders for Christmas post" says until when, and nothing else. */
const isLast = (name: string, { lastOf, lastDay }: DateWords): boolean =>
  startsWithAny(name, [...lastOf, ...lastDay]) !== null

/** "Christmas orders", of a sentence that says until when people can order. */
export function actOf(text: string, language: Language): string | null {
  const act = findAct(text, language)
  if (act === null) return null
  if (findPhrase(text, dateWords(language).christmas) !== null) return act.christmas
  // "Para Reyes, pedidos hasta el 30 de diciembre"
  const [start = ''] = text.split(/[,:]\s/u, 1)
  const { purposes, articles } = readingWords(language)
  const purpose = start.length < text.length ? startsWithAny(start, purposes) : null
  const whom = purpose === null ? '' : start.slice(purpose.length).trim()
  const isFor = /^\p{Lu}/u.test(whom) || startsWithAny(whom, articles) !== null
  return isFor && start.length <= LONGEST_PURPOSE && namedDays(start, language).length === 0
    ? `${act.name} ${start.charAt(0).toLowerCase()}${start.slice(1)}`
    : act.name
}

const LONGEST_PURPOSE = 20

/** What people do until the day of a sentence. */
export function findAct(text: string, language: Language): DateWords['acts'][number] | null {
  const { acts } = dateWords(language)
  const clauses = text.split(/(?<=[,;:]\s|\p{L}{2}\.\s)/u)
  const said = [...clauses.filter((each) => namedDays(each, language).length > 0), text]
  return said.flatMap((each) => acts.find(({ words }) => hasWordWith(each, words)) ?? [])[0] ?? null
}

/** What readers are asked to order: "advent boxes" of "Order advent boxes by Friday 20 November". */
function askedFor(text: string, language: Language): string | null {
  const [first = ''] = text.split(' ', 1)
  const { ordering, until } = ownFactWords(language)
  const { booking, courtesy } = dateWords(language)
  const [day] = namedDays(text, language)
  if (day === undefined || day.at <= first.length) return null
  const opening = startsWithAny(text, courtesy) ?? ''
  const [verb = ''] = text.slice(opening.length).trimStart().split(' ', 1)
  if (!hasWordWith(verb, [...ordering, ...booking]) || /[:,]$/u.test(verb)) return null
  const start = text.indexOf(verb) + verb.length
  const before = text.slice(start, day.at).split(/[,;:(]\s?/u, 1)[0]!
  const words = readingWords(language)
  const own = before.trim().split(' ')
  // „Bestellen Sie Ihre Gans“
  while (words.pronouns.includes(own[0]?.toLowerCase() ?? '') && own.length > 1) own.shift()
  const determined = startsWithAny(own.join(' '), [...words.articles, ...words.pronouns])
  const plain = own
    .join(' ')
    .slice(determined?.length ?? 0)
    .trim()
  const isBreak = startsWithAny(plain, [...words.nameBreaks, ...until, ...dateWords(language).small]) !== null
  // "Order online by Friday"
  const isThing = determined !== null || own.length > FEWEST_OF_THING || plain.endsWith('s')
  return plain === '' || isBreak || !isThing ? null : plain
}

const FEWEST_OF_THING = 3

/** "Treats" of "Last posting day for treats", „Pflanzen“ of „Letzter Versandtag für Pflanzen“. */
function lastOfThing(text: string, language: Language): string | null {
  const { lastOf, lastDay } = dateWords(language)
  const { purposes, articles } = readingWords(language)
  const rest = startsWithAny(text, articles) ?? ''
  if (startsWithAny(text.slice(rest.length).trimStart(), [...lastOf, ...lastDay]) === null) return null
  const tokens = upToVerb(text, language).split(' ')
  const at = tokens.findIndex((token, index) => index > 0 && purposes.includes(token.toLowerCase()))
  const name = at < 0 ? '' : tokens.slice(at + 1).join(' ')
  const isPlain =
    name !== '' && tokens.length - at - 1 <= MOST_OF_LAST && findPhrase(name, dateWords(language).christmas) === null
  return isPlain && !hasVerb(name, readingWords(language)) && !namesHoliday(name, language) ? name : null
}

const MOST_OF_LAST = 3

/** Whether a name is of those who do something, and not what the day is called: "Le ditte che vogliono il biglietto". */
function isSomeone(name: string, text: string, language: Language): boolean {
  const words = readingWords(language)
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return PERSON.test(name) && !languageBasics(language).capitalizesNouns
  const behind = text.slice(at + name.length)
  const isOfClause = SUBORDINATE.test(behind) && isSubordinate(behind.slice(2).split(', ', 1)[0]!, words)
  if (languageBasics(language).capitalizesNouns) return isOfClause
  const isRelated = /^\s\p{Ll}/u.test(behind) && startsWithAny(behind.trim(), words.relatives) !== null
  return isRelated || actOfPerson(text.slice(at), language) !== null
}

const PERSON = /^\p{Lu}\p{Ll}{1,20}(?:\s\p{Lu}\p{Ll}{1,20}){1,2}(?=[\s,])/u
const APPOSITION = /^,\s\p{Ll}[^,]{1,40},/u

/** "Paco Monteagudo teaches how to carve" of a text with or without who that is. Null where it begins with no person. */
export function actOfPerson(text: string, language: Language): string | null {
  if (languageBasics(language).capitalizesNouns) return null
  const [name] = PERSON.exec(text) ?? []
  if (name === undefined) return null
  const behind = text.slice(name.length)
  const next = behind.replace(APPOSITION, '').trim()
  const { begins, arriving, rising, ends, shuts, small } = dateWords(language)
  const isOfThing = startsWithAny(next, [...begins, ...arriving, ...rising, ...ends, ...shuts, ...small]) !== null
  const isKnown = APPOSITION.test(behind) || hasVerb(wordsIn(next)[0] ?? '', readingWords(language))
  const isAct = /^\p{Ll}/u.test(next) && !isOfThing && isKnown
  return isAct ? `${name} ${next}` : null
}

const SUBORDINATE = /^,\s\p{Ll}/u

/** The words in front of the verb, or those behind it where the day comes first. */
function subjectOf(text: string, language: Language): string | null {
  const words = readingWords(language)
  const { asksSome } = dateWords(language)
  const said = withoutFirstDay(text, language)
  if ([text, said].some((each) => startsWithAny(each, [...asksSome, ...words.conditionals]) !== null)) return null
  // "For the islands, the last day is December 10" names no thing.
  if (said === text && startsWithAny(text, words.nameBreaks) !== null) return null
  const lead = nameBehindLead(said, language)
  return lead === null ? null : upToVerb(lead, language)
}

/** "We run late tours", of "From December 1, 10 to 2: we run late tours". */
function withoutFirstDay(text: string, language: Language): string {
  const days = namedDays(text, language)
  const from = startsWithAny(text, dateWords(language).from) ?? ''
  const [day] = days
  if (day === undefined || !isFirst(text.slice(from.length), { at: day.at - from.length }, language)) return text
  return behindDay(text, { end: lastOfList(days, day, text) }, language).replace(/^\p{L}{1,8}:\s/u, '')
}

/** Whether a text begins with its day, or with the numbers of several: "14-15, 21-22 and 28-29 November". */
export function isFirst(text: string, day: Pick<NamedDays, 'at'>, language: Language): boolean {
  const { joiners } = readingWords(language)
  const before = text.slice(0, day.at).trim().split(' ')
  return comesFirst(text, day, language) || before.every((token) => /^\d/u.test(token) || joiners.includes(token))
}

const LONGEST_GAP = 12

/** Behind the last of several days that are named together: "January 9, 10 and 23". */
export function lastOfList(days: readonly NamedDays[], day: NamedDays, text: string): number {
  let { end } = day
  for (const each of days) {
    const isNext = each.at >= end && each.at - end <= LONGEST_GAP && !/[.;]\s/u.test(text.slice(end, each.at))
    if (isNext) end = each.end
  }
  return end
}

/** "We hold the oil party" is about "oil party". Null where nothing says that a name follows. */
export function nameBehindLead(text: string, language: Language): string | null {
  const words = readingWords(language)
  const { presence, small } = dateWords(language)
  const there = startsWithAny(text, presence)
  if (there !== null) return withoutArticle(text.slice(there.length).trim(), language)
  const tokens = text.split(' ')
  const isLead = (token: string, at: number): boolean => {
    const [word = ''] = wordsIn(token)
    const isSmall = small.includes(word) && !words.articles.includes(word)
    const isOpening = at === 0 && hasVerb(word, words)
    // In "ci sono la Favorita", "la" isn't a pronoun.
    const isArticle = words.articles.includes(word) && /^\p{Lu}/u.test(tokens[at + 1] ?? '')
    return (words.pronouns.includes(word) && !isArticle) || isSmall || isOpening || isVerb(tokens, at, language)
  }
  const first = tokens.findIndex((token, at) => !isLead(token, at))
  if (first < 0) return null
  const next = tokens[first + 1] ?? ''
  const isCapital = /^\p{Lu}/u.test(next) && !languageBasics(language).capitalizesNouns
  // "We're hosting a cookie swap", "we run Late Bird Tuesdays"
  const isAhead =
    first > 0 &&
    !words.articles.includes(tokens[first]!) &&
    /^\p{Ll}/u.test(tokens[first]!) &&
    (isCapital || words.articles.includes(next.toLowerCase()))
  const rest = tokens.slice(isAhead ? first + 1 : first).join(' ')
  const plain = withoutArticle(rest, language)
  const isNamed = first === 0 || startsWithAny(rest, words.articles) !== null || /^[\p{Lu}\d]/u.test(rest)
  return isNamed ? plain : null
}

/** Whether a verb comes next, or what says of goods that they arrive and of prices that they rise. */
function isVerb(tokens: readonly string[], at: number, language: Language): boolean {
  const token = tokens[at]!
  const { articles } = readingWords(language)
  if (!/^\p{Ll}/u.test(token) || articles.includes(tokens[at - 1]?.toLowerCase() ?? '')) return false
  const { arriving, begins, rising, ends, shuts, acting } = dateWords(language)
  const rest = tokens.slice(at, at + MOST_WORDS_OF_A_VERB).join(' ')
  return (
    startsWithAny(rest, [...arriving, ...begins, ...rising, ...ends, ...shuts, ...acting]) !== null ||
    hasVerb(wordsIn(token)[0] ?? '', readingWords(language))
  )
}

const MOST_WORDS_OF_A_VERB = 5

/** German needs its article before an adjective: "der gefütterte Schlafsack". */
function withoutArticle(text: string, language: Language): string | null {
  const { articles } = readingWords(language)
  const article = startsWithAny(text, articles)
  if (article === null) return text
  const plain = text.slice(article.length).trim()
  // "La Favorita e il Nebbiolo" keeps its first article.
  if (isPairWithArticle(text, language)) return text
  if (!languageBasics(language).capitalizesNouns || /^\p{Lu}/u.test(plain)) return plain
  return NOMINATIVE.has(article.toLowerCase()) ? text : null
}

const NOMINATIVE: ReadonlySet<string> = new Set(['der', 'die', 'das', 'ein', 'eine', 'unser', 'unsere'])

/** A phrase as far as its verb, its day or its first sign. */
function upToVerb(text: string, language: Language): string {
  const words = readingWords(language)
  const { ordering } = ownFactWords(language)
  const [day] = namedDays(text, language)
  const clause = text.slice(0, day?.at).split(/[,;:(]\s?|\.\s|\s[–—]\s/u, 1)[0]!
  const tokens = clause.split(' ')
  const isEnd = (token: string, at: number): boolean => {
    const isPassive = hasWordWith(token, ordering) && stopWords(language).has(wordsIn(tokens[at - 1] ?? '')[0] ?? '')
    const isPronoun = words.pronouns.includes(wordsIn(token)[0] ?? '')
    return at > 0 && (isVerb(tokens, at, language) || (isPassive && /^\p{Ll}/u.test(token)) || isPronoun)
  }
  const verb = tokens.findIndex(isEnd)
  return tokens.slice(0, verb < 0 ? tokens.length : verb).join(' ')
}

/** A name without what follows its first words, where it is long. Null where it isn't a name. */
function shortThing(name: string, language: Language): string | null {
  if (!isNameLike(name, language) || namedDays(name, language).length > 0) return null
  const { nameBreaks } = readingWords(language)
  const whole = withoutPriceAtEnd(withoutHour(name.trim()))
  const tokens = withoutArticle(whole, language)?.split(' ') ?? []
  const weekdays = weekdayNumbersIn(language)
  // "Advent boxes by Friday", but not "Late Bird Tuesdays".
  const isWeekday = () => weekdays.has(wordsIn(tokens.at(-1) ?? '')[0] ?? '') && isSmall(tokens.at(-2), language)
  while (isSmall(tokens.at(-1), language) || isWeekday()) tokens.pop()
  const cuts = tokens.map((_, at) => tokens.slice(0, tokens.length - at))
  const isBreak = (at: number) => at === tokens.length || nameBreaks.includes(wordsIn(tokens[at]!)[0] ?? '')
  const cut = cuts.find(
    (each) => each.join(' ').length <= LONGEST && isBreak(each.length) && !isSmall(each.at(-1), language),
  )
  const plain = withoutEnding(cut?.join(' ') ?? '', ' ,;:.–-')
  const isNamed =
    plain.split(' ').some((token) => !isSmall(token, language) && !isOfDay(token, language)) && isBalanced(plain)
  if (!isNamed || (languageBasics(language).capitalizesNouns && !/\p{Lu}/u.test(plain))) return null
  return capitalized(plain)
}

/** "Carte 10 à 130 €" is the card 10. */
function withoutPriceAtEnd(name: string): string {
  const price = readPrice(name)
  return price !== null && name.endsWith(price) ? name.slice(0, -price.length).trimEnd() : name
}

/** Of "Friday November", which names no thing. */
const isOfDay = (token: string, language: Language): boolean => {
  const word = wordsIn(token)[0] ?? ''
  return weekdayNumbersIn(language).has(word) || monthNumbersIn(language).has(word)
}

const LONGEST_BRIEF = 24

/** "Cupping evening" of "Cupping evening at the roastery", for a line that has no room for the whole name. */
export function briefThing(thing: string, language: Language): string | null {
  const { nameBreaks, genitives, articles } = readingWords(language)
  const tokens = thing.slice(0, 2 * LONGEST_BRIEF).split(' ')
  const isBreak = (token: string) =>
    nameBreaks.includes(token) && !genitives.includes(token) && !articles.includes(token)
  const cuts = tokens.flatMap((token, at) => (at > 0 && isBreak(token) ? [tokens.slice(0, at).join(' ')] : []))
  return (
    cuts.findLast(
      (cut) => cut.length <= LONGEST_BRIEF && isBalanced(cut) && !isSmall(cut.split(' ').at(-1), language),
    ) ?? null
  )
}

/** "La Favorita 2026 e il Nebbiolo 2025": an article behind a joiner. */
function isPairWithArticle(name: string, language: Language): boolean {
  const { joiners, articles } = readingWords(language)
  const tokens = name.toLowerCase().split(' ')
  return tokens.some((token, at) => joiners.includes(token) && articles.includes(tokens[at + 1] ?? ''))
}

const SHORTEST_NOUN = 4

/** A word that can't be the last one of a name: "please", "to". */
function isSmall(token: string | undefined, language: Language): boolean {
  const [word] = wordsIn(token ?? '').slice(-1)
  if (word === undefined) return token !== undefined
  const { small, courtesy } = dateWords(language)
  const { before } = ownFactWords(language)
  const { nameBreaks, joiners, articles } = readingWords(language)
  const isShort = stopWords(language).has(word) && word.length < SHORTEST_NOUN
  const isAuxiliary = stopWords(language).has(word) && hasVerb(word, readingWords(language))
  return (
    isShort || isAuxiliary || [...small, ...courtesy, ...before, ...nameBreaks, ...joiners, ...articles].includes(word)
  )
}

/** Whether a text doesn't begin like a clause or in the middle of a sentence: "Anyone who orders", "For the islands". */
export function isNameLike(name: string, language: Language): boolean {
  const words = readingWords(language)
  if (startsWithAny(name, words.articles) !== null) return true
  const { questionWords } = ownFactWords(language)
  const { conditionals, relatives, openers, pronouns, nameBreaks } = words
  const { demonstratives } = dateWords(language)
  const others = [...conditionals, ...relatives, ...openers, ...pronouns, ...nameBreaks, ...demonstratives]
  return startsWithAny(name, [...others, ...questionWords, ...dateWords(language).asksSome]) === null
}

function isBalanced(text: string): boolean {
  return /\(/u.test(text) === /\)/u.test(text) && (text.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 0
}
