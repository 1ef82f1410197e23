import type { Language } from '#shared/brand-brief.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase, hasWordWith, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { labeledFor, tradeIn } from './audience-labels.ts'
import { type NamedDays, namedDays } from './find-days.ts'

const LONGEST = 240

export interface GroupDate {
  text: string
  /** Its readers in the words of the sentence. Null for everyone. */
  readers: string | null
}

/**
 * "The diary opens November 2 at 8 am for regulars and November 9 for everyone else": each day with its half of the sentence
 * and its readers.
 */
export function groupsApart(text: string, language: Language): GroupDate[] {
  const labeled = labeledFor(text, language)
  if (labeled !== null) return [{ text: labeled.text, readers: onlyFor(labeled.group, language) }]
  const days = text.length > LONGEST ? [] : namedDays(text, language)
  const [first, second, third] = days
  const isStaged = second !== undefined && third === undefined && namesEveryone(text.slice(second.end), language)
  const halves = isStaged ? halvesOf(text, first!, second, language) : null
  if (halves !== null) {
    const readers = groupBehind(halves[0].slice(first!.end), language)
    return [
      { text: halves[0], readers },
      { text: halves[1], readers: null },
    ]
  }
  const staged = second === undefined || third !== undefined ? null : stagedOf(text, first!, second, language)
  return staged ?? [{ text, readers: days.length === 1 ? readersNamed(text, language) : null }]
}

/** "Members can book from November 23, everyone else from November 30" */
function stagedOf(text: string, first: NamedDays, second: NamedDays, language: Language): GroupDate[] | null {
  const { groups, everyone, mayDo, from } = dateWords(language)
  const article = startsWithAny(text, readingWords(language).articles) ?? ''
  const group = startsWithAny(text, groups) ?? startsWithAny(text.slice(article.length), groups)
  const between = text.slice(first.end, second.at)
  const others = longestOf(between, everyone)
  if (group === null || others === null) return null
  const at = between.toLowerCase().replaceAll('’', "'").indexOf(others)
  const joiner = JOINER.exec(between.slice(0, at))
  const start = text.indexOf(group) + group.length
  const verb = text.slice(start, first.at)
  if (joiner === null || startsWithAny(verb, mayDo) === null) return null
  const day = `${between.slice(at + others.length)}${withoutEnding(text.slice(second.at, second.end), '.')}`
  const behind = between.slice(0, joiner.index)
  const rest = text.slice(second.end) || '.'
  return [
    { text: `${text.slice(0, first.end)}${behind}.`, readers: onlyFor(text.slice(0, start).trim(), language) },
    { text: capitalized(`${others}${withoutLast(verb, from)}${day}${behind}${rest}`), readers: null },
  ]
}

/** " can book from " without "from" */
function withoutLast(text: string, phrases: readonly string[]): string {
  const plain = text.trimEnd()
  const last = longestOf(
    plain,
    phrases.filter((phrase) => plain.toLowerCase().endsWith(` ${phrase}`)),
  )
  return last === null ? plain : plain.slice(0, -last.length).trimEnd()
}

const namesEveryone = (text: string, language: Language): boolean =>
  findPhrase(text.split(SENTENCE_END, 1)[0]!, dateWords(language).everyone) !== null

const SENTENCE_END = /[.;]\s/u
const JOINER = /,?\s(?:and|und|et|y|e)\s$|,\s$/iu
const BEFORE_DAY = /(?:^|\s)(?:on|am|le|il|el|the|den|dem)\s$/iu

/** Both days of a sentence, each behind the words in front of the first. */
function halvesOf(text: string, first: NamedDays, second: NamedDays, language: Language): [string, string] | null {
  const [start, next] = [startOf(text, first, language), startOf(text, second, language)]
  const joiner = JOINER.exec(text.slice(first.end, next))
  if (joiner === null) return null
  const own = text.slice(0, first.end + joiner.index)
  const before = text.slice(0, start)
  const other =
    before.trim() === '' ? dayInFront(own, text, { first, second, next }, language) : `${before}${text.slice(next)}`
  return [`${withoutEnding(own, '. ')}.`, capitalized(other.trim())]
}

/** "On January 4 sign-up opens for members, on January 11 for everyone": the second day with what happens on the first. */
function dayInFront(
  own: string,
  text: string,
  { first, second, next }: { first: NamedDays; second: NamedDays; next: number },
  language: Language,
): string {
  const group = longestOf(own, dateWords(language).groups)
  const at = group === null ? own.length : own.toLowerCase().lastIndexOf(group)
  const end = own.lastIndexOf(' ', at - 2) + 1
  return `${text.slice(next, second.end)}${own.slice(first.end, end)}${text.slice(second.end).trimStart()}`
}

/** Where the words of a day begin: its weekday and "on". */
function startOf(text: string, { at }: NamedDays, language: Language): number {
  const weekdays = weekdayNumbersIn(language)
  const before = text.slice(0, at)
  const [weekday = ''] = /\p{L}{2,12}[.,]?\s(?:the\s|den\s|le\s|el\s|il\s)?$/u.exec(before) ?? []
  const start = weekdays.has(wordsIn(weekday)[0] ?? '') ? at - weekday.length : at
  const [small = ''] = BEFORE_DAY.exec(text.slice(0, start)) ?? []
  return start - small.trimStart().length
}

/** "at 8 am for regulars" */
function groupBehind(behind: string, language: Language): string | null {
  const phrase = longestOf(behind, dateWords(language).groups)
  return phrase === null ? null : onlyFor(phrase, language)
}

/** "Companies that want their name on the card order by November 27", "current students keep their place". */
function readersNamed(sentence: string, language: Language): string | null {
  const words = dateWords(language)
  const [day] = namedDays(sentence, language)
  if (day === undefined) return null
  const colon = sentence.indexOf(': ')
  const own = colon > 0 && colon < day.at ? sentence.slice(colon + 2, day.at) : sentence.slice(0, day.at)
  const said = own.replace(/^\s+/u, '')
  if (findPhrase(sentence.slice(day.end), words.everyone) !== null) return null
  const trade = tradeIn(sentence, language)
  if (trade !== null) return onlyFor(trade, language)
  const group = startsWithAny(said, words.groups)
  if (group !== null) return onlyFor(group, language)
  const subject = subjectOf(said, words, language)
  return subject === null ? null : onlyFor(subject, language)
}

const FEWEST_WORDS = 4
const LONGEST_READERS = 90

/** The words in front of what these people do, with what tells them from others. */
function subjectOf(said: string, words: DateWords, language: Language): string | null {
  const { relatives } = readingWords(language)
  const { ordering } = ownFactWords(language)
  const tokens = [...said.matchAll(/\S+/gu)]
  const acts = [...words.acting].toSorted((one, other) => other.length - one.length)
  const isAct = (at: number) =>
    hasWordWith(tokens[at]![0], [...ordering, ...words.booking]) ||
    startsWithAny(said.slice(tokens[at]!.index), acts) !== null
  const relative = tokens.findIndex(
    ({ 0: word }, at) => at > 0 && isRelative(word, tokens[at - 1]![0], relatives, language),
  )
  const act = tokens.findLastIndex((_, at) => at > relative + 1 && isAct(at))
  if (relative < 1 || act < 0) return null
  // "Me le disent" begins at its first word.
  const first = tokens.findIndex((_, at) => at > relative + 1 && at <= act && isAct(at))
  const subject = withoutEnding(said.slice(0, tokens[first]!.index).trim(), ' ,')
  const isOfPeople = namesPeople(
    tokens
      .slice(0, relative)
      .map(([word]) => word)
      .join(' '),
    words,
  )
  return isOfPeople && wordsIn(subject).length >= FEWEST_WORDS && subject.length <= LONGEST_READERS ? subject : null
}

/** In German, "die" behind a comma. */
const isRelative = (word: string, before: string, relatives: readonly string[], language: Language): boolean =>
  relatives.includes(word.toLowerCase()) ||
  (languageBasics(language).capitalizesNouns && before.endsWith(',') && /^(?:die|der|das)$/iu.test(word))

/** "Orders that come in by Friday" names none. */
const namesPeople = (text: string, { people }: DateWords): boolean => hasWordWith(text, people)

function longestOf(text: string, phrases: readonly string[]): string | null {
  const found = phrases.filter((phrase) => findPhrase(text, [phrase]) !== null)
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** "Only regulars" */
export function onlyFor(readers: string, language: Language): string {
  const { capitalizesNouns } = languageBasics(language)
  const { onlyReaders } = dateWords(language)
  const plain = capitalizesNouns ? capitalized(readers) : `${readers.charAt(0).toLowerCase()}${readers.slice(1)}`
  return fillSlots(onlyReaders, { readers: plain })
}
