import type { Language } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS, weekdayNumbersIn } from '#shared/day-names.ts'
import { hasVerb } from '../brand/clause-words.ts'
import type { OnDay } from '../brand/dated-fact.ts'
import { type NamedDays, namedDays } from '../brand/find-days.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { HOLIDAYS } from '../brand/day-words.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { DayTitle } from './title-of-day.ts'

const LONGEST_TEXT = 400
const LONGEST = 44
const MOST_BEFORE = 6
const MOST_WORDS = 7

const HAD: ReadonlySet<OnDay> = new Set(['opening', 'event', 'start'])
const REDUCED: ReadonlySet<OnDay> = new Set(['sale', 'deadline'])

/**
 * What a sentence says that the brand has or holds on a day: "Advent box" of "In Advent: from November 16 we have the
 * “Advent box”", and "15% off" of "we do one sale a year, 15% off from November 27 to 30". Null where it begins with a name.
 */
export function thingHad(
  printed: string,
  { what, named }: { what: OnDay; named: Pick<NamedDays, 'from'> },
  language: Language,
): string | null {
  const text = withoutPeriod(printed.slice(0, LONGEST_TEXT))
  const days = namedDays(text, language)
  const day = days.find(({ from }) => from === named.from) ?? days[0]
  if (day === undefined) return null
  if (REDUCED.has(what)) return reducedIn(text, day, language)
  if (!HAD.has(what)) return null
  const { text: clause, start } = clauseOf(text, day)
  const own = nameBehind(withoutDay(clause, day, start), language)
  if (own !== null || start === 0) return own
  // "We run a six-week class, the next one starts on January 12"
  const isNext = startsWithAny(clause, dateWords(language).next) !== null
  const [label = '', ...others] = text.slice(0, start).split(CLAUSE_END)
  return isNext ? (nameBehind(label, language) ?? nameBehind(others[0] ?? '', language)) : null
}

const LABEL = /^([^:]{3,110}?)\s?:\s/u

/**
 * Whether what the brand has may name a day: its title is a sentence, or begins with a time or a clause in front of a colon:
 * "In Advent: …", "One Saturday a month there's a workshop: …".
 */
export function mayNameHad(title: Pick<DayTitle, 'name'> | null, printed: string, language: Language): boolean {
  if (title === null || title.name === null) return true
  const [, label] = LABEL.exec(printed) ?? []
  if (label === undefined || namedDays(label, language).length > 0) return false
  const { nameBreaks, openers } = readingWords(language)
  const { having, after } = dateWords(language)
  return findPhrase(label, having) !== null || startsWithAny(label, [...nameBreaks, ...openers, ...after]) !== null
}

/** "In Advent, gifts: from November 16 we have the box" tells the same without its first words. */
export function withoutSeasonLabel(printed: string, language: Language): string {
  const [head = '', label] = LABEL.exec(printed) ?? []
  if (label === undefined || namedDays(label, language).length > 0) return printed
  const rest = printed.slice(head.length)
  const { nameBreaks, openers } = readingWords(language)
  const isOfHoliday =
    startsWithAny(label, [...nameBreaks, ...openers]) !== null && findOccasions(label, HOLIDAYS, null).length > 0
  const [clause = ''] = rest.split(CLAUSE_END)
  return isOfHoliday && findPhrase(clause, dateWords(language).having) !== null ? capitalized(rest) : printed
}

const CLAUSE_END = /[,;:]\s|\.\s(?=\p{Lu})|\s–\s/u
const CLAUSE_ENDS = /[,;:]\s|\.\s(?=\p{Lu})|\s–\s/gu

function clauseOf(text: string, day: NamedDays): { text: string; start: number } {
  const before = text.slice(0, day.at)
  // "Saturday, January 9" is one day.
  const ends = [...before.matchAll(CLAUSE_ENDS)].filter(
    ({ index }) => !/^[,;:]\s(?:\p{L}{2,12}\s)?$/u.test(before.slice(index)) || before[index] === ':',
  )
  const last = ends.at(-1)
  const start = last === undefined ? 0 : last.index + last[0].length
  const behind = text.slice(day.end)
  const end = CLAUSE_END.exec(behind)?.index ?? behind.length
  return { text: text.slice(start, day.end + end), start }
}

const MARK = '\u{1}'

const withoutDay = (clause: string, day: NamedDays, start: number): string =>
  `${clause.slice(0, day.at - start)}${MARK}${clause.slice(day.end - start)}`

/** The noun behind "we have", where nothing but small words comes before it. */
function nameBehind(clause: string, language: Language): string | null {
  const { having, small, from, presence, onTheDay } = dateWords(language)
  const { openers, joiners, articles } = readingWords(language)
  const weekdays = weekdayNumbersIn(language)
  const tokens = clause.trim().split(/\s+/u)
  const known = new Set([small, from, openers, joiners, onTheDay, articles].flat().flatMap((phrase) => wordsIn(phrase)))
  const isLead = (token: string) => {
    const [word] = wordsIn(token)
    return (
      word === undefined || token.includes(MARK) || known.has(word) || weekdays.has(word) || MONTH_NUMBERS.has(word)
    )
  }
  for (let at = 0; at < tokens.length && at <= MOST_BEFORE; at += 1) {
    const rest = tokens.slice(at).join(' ')
    if (startsWithAny(rest, presence) !== null) return null
    const said = startsWithAny(rest, having)
    if (said !== null) return nounIn(rest.slice(said.length), !said.includes(' '), language)
    if (!isLead(tokens[at]!)) return null
  }
  return null
}

const QUOTED = /^["“„«‘']\s?([^"“”„«»]{2,60}?)\s?["”“»’'](?=[\s,;:.(]|$)/u

/** `isBare`: the noun needs no article, as in “c'est yin et bols tibétains” and “hay cata”. */
function nounIn(behind: string, isBare: boolean, language: Language): string | null {
  const words = readingWords(language)
  const { small } = dateWords(language)
  const isSmall = (word: string) => small.includes(word) && !words.articles.includes(word)
  const all = behind.replace(MARK, ` ${MARK} `).trim().split(/\s+/u)
  const first = all.findIndex(
    (token) => !isSmall(wordsIn(token)[0] ?? MARK) && !token.includes(MARK) && wordsIn(token).length > 0,
  )
  if (first < 0) return null
  const rest = all.slice(first).join(' ')
  const article = startsWithAny(rest, words.articles)
  const own = rest.slice(article?.length ?? 0).trimStart()
  const [, title] = QUOTED.exec(own) ?? []
  if (title !== undefined) return capitalized(title)
  const { capitalizesNouns } = languageBasics(language)
  const isNamed = article !== null || /^\p{Lu}/u.test(own) || isBare || capitalizesNouns
  if (!isNamed || words.pronouns.includes(wordsIn(own)[0] ?? '')) return null
  const tokens = own.split(' ')
  const weekdays = weekdayNumbersIn(language)
  const isEnd = (token: string, at: number): boolean => {
    const [word = ''] = wordsIn(token)
    // "A class of six Tuesdays" is a class.
    const isCounted = words.genitives.includes(word) && /^\d/u.test(tokens[at + 1] ?? '')
    const isBreak = (words.nameBreaks.includes(word) && !words.genitives.includes(word)) || isCounted
    return (
      at > 0 &&
      (isBreak ||
        token.startsWith('(') ||
        words.relatives.includes(word) ||
        token.includes(MARK) ||
        weekdays.has(word) ||
        isEndOfName(token, language))
    )
  }
  const end = tokens.findIndex(isEnd)
  const name = withoutEnding(tokens.slice(0, end < 0 ? tokens.length : end).join(' '), ' ,;:.–-')
  const isWhole = name.length <= LONGEST && wordsIn(name).length <= MOST_WORDS && tellingStems(name, language).size > 0
  if (!isWhole || hasVerb(name, words) || (capitalizesNouns && !/\p{Lu}/u.test(name))) return null
  return nominative(name, article, language)
}

/** „Den neuen Kasten“ is „neuer Kasten“ in a title: without its article, the noun alone. */
function nominative(name: string, article: string | null, language: Language): string {
  if (!languageBasics(language).capitalizesNouns || article === null || /^\p{Lu}/u.test(name)) return capitalized(name)
  const noun = name.search(/(?<=\s)\p{Lu}/u)
  return name.slice(Math.max(0, noun))
}

const isEndOfName = (token: string, language: Language): boolean => {
  const { from } = dateWords(language)
  const { until } = ownFactWords(language)
  const [word = ''] = wordsIn(token)
  return from.includes(word) || until.includes(word) || /^\d{1,2}[:h]/u.test(token)
}

/** "15% off the weekend" */
const PERCENT = /(?<![\d.,])(\d{1,2})\s?%/u
const MOST_OF_REDUCED = 8

/** "20% off bolts" of "we do one sale a year, 20% off bolts on November 28". Null where the sentence names something else. */
function reducedIn(text: string, day: NamedDays, language: Language): string | null {
  const found = PERCENT.exec(text)
  if (found === null || !beginsWithHaving(text.slice(0, found.index), language)) return null
  const { small, from } = dateWords(language)
  const { articles } = readingWords(language)
  const weekdays = weekdayNumbersIn(language)
  const end = day.at > found.index ? day.at : text.length
  const [clause = ''] = text.slice(found.index, end).split(/[,;:(]\s?|\s–\s/u, 1)
  const tokens = clause.trim().split(/\s+/u)
  const isTime = (token: string, at: number) => {
    const [word = ''] = wordsIn(token)
    const [next = ''] = wordsIn(tokens[at + 1] ?? '')
    return (
      weekdays.has(word) ||
      isEndOfName(token, language) ||
      (articles.includes(word) && (weekdays.has(next) || isWeekend(next)))
    )
  }
  const stop = tokens.findIndex((token, at) => at > 0 && isTime(token, at))
  const kept = tokens.slice(0, stop < 0 ? tokens.length : stop)
  const isSmallEnd = () => {
    const [word] = wordsIn(kept.at(-1) ?? '')
    return word !== undefined && ([...small, ...from].includes(word) || articles.includes(word))
  }
  while (kept.length > 1 && isSmallEnd()) kept.pop()
  const name = withoutEnding(kept.join(' '), ' ,;:.–-')
  return kept.length > 1 && kept.length <= MOST_OF_REDUCED && name.length <= LONGEST ? name : null
}

const isWeekend = (word: string): boolean => /^(?:week-?ends?|wochenende|fin|fine)$/u.test(word)

/** Whether the brand speaks of itself, or of "the only one", in front of what it takes off. */
function beginsWithHaving(before: string, language: Language): boolean {
  const { having } = dateWords(language)
  const { sellers, pronouns } = readingWords(language)
  if (startsWithAny(before, [...having, ...sellers, ...pronouns]) !== null) return true
  const tokens = before.trim().split(/\s+/u)
  return (
    tokens.length <= MOST_BEFORE && tokens.some((_, at) => startsWithAny(tokens.slice(at).join(' '), having) !== null)
  )
}
