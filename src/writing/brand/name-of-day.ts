import type { Language } from '#shared/brand-brief.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, hasWordWith, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { oncePer } from '#shared/once-per.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import { withoutHour } from './day-first.ts'
import { type NamedDays, namedDays } from './find-days.ts'
import { findOccasions } from './find-occasions.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { commasIn, withoutBrackets } from './list-pieces.ts'
import { aroundPrice } from './read-price.ts'

const HOLIDAYS = observanceNames()
const LONGEST = 44
const MOST_WORDS = 8
const LONGEST_PART = 160
const LONGEST_TEXT = 400

/**
 * What a day is called in a sentence: "Concert on board" of "Concert on board on January 29, 7 pm". It is before the
 * day, else behind it, else at the beginning of its sentence. Null where none of these is a name.
 */
export function nameOfDay(sentence: string, day: NamedDays, language: Language): string | null {
  const name = plainName(sentence, day, language)
  if (name !== null && isOfRefusal(name, sentence, language)) return null
  return name === null || wordsIn(name).length > 1 ? name : withItsWeekday(name, sentence.slice(0, day.at), language)
}

/** "We don't do Black Friday: on November 27 we mend" isn't Black Friday. */
function isOfRefusal(name: string, sentence: string, language: Language): boolean {
  const [label = ''] = sentence.slice(0, LONGEST_TEXT).split(/[:;.]\s/u, 1)
  const isInLabel = label.length < sentence.length && label.toLowerCase().includes(name.toLowerCase())
  return isInLabel && findPhrase(label, readingWords(language).refusals) !== null
}

/** "Cours du mardi": its weekday tells a course from the others, unless it is the weekday of the date. */
function withItsWeekday(name: string, before: string, language: Language): string {
  const at = before.toLowerCase().indexOf(name.toLowerCase())
  const behind = at < 0 ? '' : before.slice(at + name.length)
  const [, words, weekday = ''] = WEEKDAY_BEHIND.exec(behind) ?? []
  return words !== undefined && weekdayNumbersIn(language).has(weekday.toLowerCase()) ? `${name}${words}` : name
}

const WEEKDAY_BEHIND =
  /^(\s(?:du|le|del|de los|de|il|am|on)\s(\p{L}{5,12})(?:\s(?:soir|matin|sera|tarde|noche|mattina))?)(?=\s?:)/iu

function plainName(sentence: string, day: NamedDays, language: Language): string | null {
  const text = sentence.slice(0, LONGEST_TEXT)
  const ends = [0, ...commasIn(text).map((at) => at + 1), text.length]
  const start = ends.findLast((at) => at <= day.at) ?? 0
  const end = ends.find((at) => at >= day.end) ?? text.length
  const before = text.slice(start, day.at)
  const behind = text.slice(day.end, end)
  const next = text.slice(end, ends.find((at) => at > end) ?? text.length)
  const first = text.slice(0, ends[1])
  // "Beginners' course (8 evenings from January 19)", "First communions (orders for cakes open on February 1)".
  const [head, inside] = atOpenBracket(before)
  const { booking } = dateWords(language)
  const isOrder = hasWordWith(inside, [...ownFactWords(language).ordering, ...booking])
  const isAlone = tellingStems(`${before} ${behind}`, language).size === 0
  // "Walks pause January 4 to 14, first walk again January 15": the first words are of another day.
  const isOfOther = namedDays(first, language).length > 0
  const all =
    start === 0 ? [head, behind, ...(isAlone ? [next] : [])] : isOfOther ? [head, first, behind] : [first, head, behind]
  // "Winter service: bring it in January 18 to 23"
  const [, label = null] = LABEL.exec(withoutDays(text.slice(0, day.at), language)) ?? []
  const labels = label === null ? [] : [...ofLabel(label, text, day, language), label]
  for (const part of [...labels, ...(isOrder ? [inside] : []), ...all]) {
    const bare = beforeColon(withoutDays(part, language))
    const whole = nameIn(bare.replace(TITLE, titleIn), language)
    const name = whole === null && TITLED.test(bare) ? nameIn(bare.replace(TITLE, ' '), language) : whole
    if (name !== null) return name
  }
  return beforeVerb(first, language) ?? capitalsIn(first, language)
}

/** "Genziana Riserva 2024 affinata 12 mesi": the proper name at the start of a description. */
function capitalsIn(first: string, language: Language): string | null {
  if (languageBasics(language).capitalizesNouns) return null
  const name = CAPITALS.exec(first.trim())?.[0] ?? ''
  return wordsIn(name).length >= FEWEST_CAPITALS ? nameIn(name, language) : null
}

const FEWEST_CAPITALS = 2
const CAPITALS = /^\p{Lu}[\p{L}’'-]{2,20}(?:\s(?:\p{Lu}[\p{L}’'-]{2,20}|20\d{2})){1,4}(?=\s|$)/u

const MOST_BEFORE_VERB = 4

/** "The plum cake has to be ordered by January 2" is about plum cake. */
function beforeVerb(first: string, language: Language): string | null {
  const words = readingWords(language)
  const { nameBreaks, openers, subordinators, pronouns, sellers, verbs, articles } = words
  const tokens = first.trim().split(/\s+/u)
  const at = tokens.findIndex((token, index) => index > 0 && verbs.includes(token.toLowerCase()))
  const start = (articles.includes(tokens[0]?.toLowerCase() ?? '') ? tokens[1] : tokens[0])?.toLowerCase() ?? ''
  const isSubject = at > 0 && at <= MOST_BEFORE_VERB
  if (!isSubject || [nameBreaks, openers, subordinators, pronouns, sellers].flat().includes(start)) return null
  return nameIn(tokens.slice(0, at).join(' '), language)
}

/** "New price list: strings +4%" names the list. */
function beforeColon(part: string): string {
  const start = part.search(/\p{L}/u)
  const at = start < 0 ? -1 : part.indexOf(': ', start)
  return at < 0 ? part : part.slice(0, at)
}

const atOpenBracket = (before: string): [string, string] => {
  const at = before.includes(')') ? -1 : before.indexOf('(')
  return at < 0 ? [before, ''] : [before.slice(0, at), before.slice(at + 1)]
}

const titleIn = (_: string, double: string | undefined, single: string | undefined) => double ?? single ?? ''

/** "San Valero January 29" and "workshop 'brushing' 2 pm" without their days and hours. */
function withoutDays(part: string, language: Language): string {
  let text = part
  for (const { at, end } of namedDays(part, language).toReversed()) text = `${text.slice(0, at)} ${text.slice(end)}`
  return withoutHour(text.replace(YEAR, ' ')).replace(COUNT_BEHIND, '')
}

const YEAR = /^[\s,.]{0,3}20\d{2}(?!\d)|(?<=\s)20\d{2}(?=\s{2}|\s?$)/u
/** "On 3 Sundays", "8 evenings" */
const COUNT_BEHIND = /(?:\s\p{L}{1,3})?\s\d{1,2}\s\p{L}{3,12}[\s,]{0,3}$/u

/** "Markets: Alba January 23" is in Alba, and "Workshop: January 16 (memories)" about memories. */
function ofLabel(label: string, text: string, day: NamedDays, language: Language): string[] {
  const [, , own = ''] = LABEL_AND_DAY.exec(text.slice(0, day.at)) ?? []
  const place = trimmed(own)
  const words = wordsIn(place).filter((word) => !weekdayNumbersIn(language).has(word))
  const { booking, acting } = dateWords(language)
  const isPlace =
    /^\p{Lu}/u.test(place) &&
    words.length > 0 &&
    words.length <= MOST_OF_PLACE &&
    !hasWordWith(place, [...booking, ...ownFactWords(language).ordering]) &&
    findPhrase(place, acting) === null &&
    !hasVerb(place, readingWords(language))
  if (isPlace) return [`${label} ${place}`]
  const [, subject = null] = SUBJECT_BEHIND.exec(text.slice(day.end)) ?? []
  return words.length === 0 && subject !== null && nameIn(subject, language) !== null ? [`${label} ${subject}`] : []
}

const MOST_OF_PLACE = 3
const LABEL_AND_DAY = /^([^:,;.()]{3,44}?)\s?:\s(.{0,60})$/su
const SUBJECT_BEHIND = /^(?:[\s,]{0,2}(?:del?\s)?20\d{2})?\s?\(([^()\d]{3,30})\)/u

/** Of a course or a talk. Where the whole is too long, the words before it say what it is. */
const TITLE = /["“”„«»]\s?([^"“”„«»]{2,80}?)\s?["“”»«]|(?<=^|\s)['‘]([^'‘’]{2,80}?)['’](?=\s|$)/gu
const TITLED = /["“”„«»]/u

const LABEL = /^([^:,;.()]{3,44}?)\s?:\s/u

function nameIn(part: string, language: Language): string | null {
  const words = readingWords(language)
  const dates = dateWords(language)
  const { presence, next, ends } = dates
  const small = [...dates.small, ...words.only, ...dates.forSale]
  const endings = endingsOf(dates)
  const beginning = beginningsOf(words)
  // "2027 preorder"
  let name = trimmed(aroundPrice(withoutBrackets(part.slice(0, LONGEST_PART)).text).before).replace(/^20\d{2}\s/u, '')
  const [first = ''] = wordsIn(name)
  const purpose = words.purposes.includes(first) ? name.split(' ', 1)[0]! : null
  const strip = () => {
    const before = name
    const opening =
      startsWithAny(name, [...presence, ...next]) ?? startsWithAny(name, [...small, ...words.articles, ...beginning])
    if (opening !== null) name = trimmed(name.slice(opening.length))
    const until = [...ownFactWords(language).until, ...small].find((phrase) =>
      name.toLowerCase().endsWith(` ${phrase}`),
    )
    if (until !== undefined) name = trimmed(name.slice(0, -until.length))
    const last = wordsIn(name).at(-1) ?? ''
    const isSmall = small.includes(last) || words.articles.includes(last) || endings.has(last)
    // "New rates" are what changes.
    const isChange = dates.rising.includes(name.toLowerCase())
    // "Black Friday" ends in no weekday.
    const isWeekday = weekdayNumbersIn(language).has(last) && findOccasions(name, HOLIDAYS, null).length === 0
    if (last !== '' && !isChange && (isSmall || isWeekday)) {
      name = trimmed(name.slice(0, name.toLowerCase().replaceAll('’', "'").lastIndexOf(last)))
    }
    return name !== before
  }
  while (name !== '' && strip());
  const count = wordsIn(name).length
  const isName =
    count > 0 &&
    count <= MOST_WORDS &&
    name.length <= LONGEST &&
    !/[!?%:;]|(?<![\p{L}\p{N}.])(?!20\d{2}(?!\d))\d/u.test(name) &&
    !isBareOrder(name, language) &&
    // "Last Christmas", "vor Weihnachten" and "closes" name nothing.
    !ends.some((phrase) => phrase.split(' ', 1)[0] === wordsIn(name)[0]) &&
    (purpose !== null || !words.nameBreaks.includes(wordsIn(name)[0] ?? '')) &&
    !dates.dayParts.includes(name.toLowerCase()) &&
    // "Is filled only on March 19" names nothing.
    (!languageBasics(language).capitalizesNouns || /\p{Lu}|\d/u.test(name)) &&
    (tellingStems(name.replace(/\d+/gu, ' '), language).size > 0 || findPhrase(name, dates.rising) !== null) &&
    findPhrase(name, [...ends, ...presence]) === null &&
    !hasVerb(name, words)
  // "For Carnival fritters" isn't "Carnival fritters" in every language.
  return isName ? capitalized(purpose === null || count <= FEWEST_OF_PURPOSE ? name : `${purpose} ${name}`) : null
}

/** "Arrives the new crop" is about the crop. */
const beginningsOf = oncePer(({ language, verbs }: ReadingWords): readonly string[] =>
  dateWords(language).begins.filter((phrase) => verbs.includes(phrase)),
)

const FEWEST_OF_PURPOSE = 2

/** "Orders" and "sign-up" say nothing of what people order or sign up for. */
function isBareOrder(name: string, language: Language): boolean {
  const stems = [...ownFactWords(language).ordering, ...dateWords(language).booking]
  const { small } = dateWords(language)
  return wordsIn(name).every((word) => stems.some((stem) => word.includes(stem)) || small.includes(word))
}

/** "The box goes up on February 1" is about the box: the single words, and all but the last of several. */
const endingsOf = oncePer(({ begins, ends, rising, costing, from }: DateWords): ReadonlySet<string> => {
  const heads = [...rising, ...costing, ...from].map((phrase) => phrase.split(' ').at(-2) ?? null)
  const single = [...begins, ...ends, ...rising, ...costing].filter((phrase) => !phrase.includes(' '))
  return new Set([...single, ...heads.filter((head) => head !== null)])
})

const trimmed = (text: string): string =>
  withoutEnding(text.replace(/^[\s.,:;–—-]{1,20}/u, '').replace(/\s{2,9}/gu, ' '), ' \u00a0\u202f.,:;–—-').replace(
    /\s\p{L}{1,4}['’]$/u,
    '',
  )
