import type { Language } from '#shared/brand-brief.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { behindDay, comesFirst } from '../brand/day-first.ts'
import { type NamedDays, namedDays } from '../brand/find-days.ts'
import type { OnDay } from '../brand/dated-fact.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, hasWordWith, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { stopWords } from '../languages/stop-words.ts'

const LONGEST_TEXT = 400
/** With a day or a few words beside it, more doesn't fit into a subject line. */
const LONGEST = 34

/** What a sentence about a day is about, in a few words: "Late Bird Tuesdays", "Christmas orders". */
export function thingOfDay(
  printed: string,
  { name, what, offers }: { name: string | null; what: OnDay; offers: readonly string[] },
  language: Language,
): string | null {
  const text = withoutPeriod(printed.slice(0, LONGEST_TEXT))
  const words = dateWords(language)
  const act = what === 'deadline' ? actOf(text, language) : null
  const own = name === null ? null : upToVerb(nameBehindLead(name, language) ?? name, language)
  const subject = subjectOf(text, language)
  const said = text.toLowerCase()
  const named = offers.find((each) => wordsIn(each).length > 1 && said.includes(each.toLowerCase())) ?? null
  // Of "Soap ends bags go up", a verb would leave "Soap".
  const isOfOffer = subject !== null && named !== null && named.toLowerCase().startsWith(subject.toLowerCase())
  const found = [...(isOfOffer ? [named] : []), own, subject, named]
    .filter((each) => each !== null && !isLast(each, words))
    .map((each) => shortThing(each!, language))
    // "Mug 24 instead of 26" is a price and no name.
    .find((each) => each !== null && (what !== 'dearer' || !/\d/u.test(each)))
  return found ?? act ?? (what === 'dearer' ? null : shortThing(name ?? subject ?? '', language))
}

/** "Last orders for Christmas post" says until when, and nothing else. */
const isLast = (name: string, { lastOf, lastDay }: DateWords): boolean =>
  startsWithAny(name, [...lastOf, ...lastDay]) !== null

/** "Christmas orders", of a sentence that says until when people can order. */
export function actOf(text: string, language: Language): string | null {
  const { acts, christmas } = dateWords(language)
  const clauses = text.split(/(?<=[,;:]\s|\p{L}{2}\.\s)/u)
  const said = [...clauses.filter((each) => namedDays(each, language).length > 0), text]
  const act = said.flatMap((each) => acts.find(({ words }) => hasWordWith(each, words)) ?? [])[0]
  if (act === undefined) return null
  return findPhrase(text, christmas) === null ? act.name : act.christmas
}

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
    return words.pronouns.includes(word) || isSmall || isOpening || isVerb(tokens, at, language)
  }
  const first = tokens.findIndex((token, at) => !isLead(token, at))
  if (first < 0) return null
  const next = tokens[first + 1] ?? ''
  const isCapital = /^\p{Lu}/u.test(next) && !languageBasics(language).capitalizesNouns
  // "We're hosting a cookie swap", "we run Late Bird Tuesdays"
  const isAhead =
    first > 0 && /^\p{Ll}/u.test(tokens[first]!) && (isCapital || words.articles.includes(next.toLowerCase()))
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
  const tokens = withoutArticle(name.trim(), language)?.split(' ') ?? []
  while (isSmall(tokens.at(-1), language)) tokens.pop()
  const cuts = tokens.map((_, at) => tokens.slice(0, tokens.length - at))
  const isBreak = (at: number) => at === tokens.length || nameBreaks.includes(wordsIn(tokens[at]!)[0] ?? '')
  const cut = cuts.find(
    (each) => each.join(' ').length <= LONGEST && isBreak(each.length) && !isSmall(each.at(-1), language),
  )
  const plain = withoutEnding(cut?.join(' ') ?? '', ' ,;:.–-')
  const isNamed = plain.split(' ').some((token) => !isSmall(token, language)) && isBalanced(plain)
  if (!isNamed || (languageBasics(language).capitalizesNouns && !/\p{Lu}/u.test(plain))) return null
  return capitalized(plain)
}

const SHORTEST_NOUN = 4

/** A word that can't be the last one of a name: "please", "to". */
function isSmall(token: string | undefined, language: Language): boolean {
  const [word] = wordsIn(token ?? '').slice(-1)
  if (word === undefined) return token !== undefined
  const { small, courtesy } = dateWords(language)
  const { nameBreaks, joiners, articles } = readingWords(language)
  const isShort = stopWords(language).has(word) && word.length < SHORTEST_NOUN
  const isAuxiliary = stopWords(language).has(word) && hasVerb(word, readingWords(language))
  return isShort || isAuxiliary || [...small, ...courtesy, ...nameBreaks, ...joiners, ...articles].includes(word)
}

/** Whether a text doesn't begin like a clause or in the middle of a sentence: "Anyone who orders", "For the islands". */
export function isNameLike(name: string, language: Language): boolean {
  const words = readingWords(language)
  if (startsWithAny(name, words.articles) !== null) return true
  const { questionWords } = ownFactWords(language)
  const { conditionals, relatives, openers, pronouns, nameBreaks } = words
  const others = [...conditionals, ...relatives, ...openers, ...pronouns, ...nameBreaks]
  return startsWithAny(name, [...others, ...questionWords, ...dateWords(language).asksSome]) === null
}

function isBalanced(text: string): boolean {
  return /\(/u.test(text) === /\)/u.test(text) && (text.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 0
}
