import { findPhrase } from '../engine/word-matching.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import type { FoundDate } from './find-dates.ts'
import { type NoteWords, SINGLE_WEEKDAYS, isWeekdayWord } from './note-words.ts'
import type { Reader } from './notes-reader.ts'
import { type Token, holds, isWord, phraseAt, textOf, without } from './tokens.ts'

const MOST_OFFERS = 3

export function countOf({ word }: Token, { numbers }: NoteWords): number | null {
  return /^\d{1,2}$/.test(word) ? Number(word) : (numbers.get(word) ?? null)
}

export const holdsRefusal = (tokens: readonly Token[], { refusals, approvals }: NoteWords) =>
  holds(tokens, refusals) && !holds(tokens, approvals)

/** The tokens around some dates, without the small words that tie them to their dates. */
export function outsideOf(
  tokens: readonly Token[],
  dates: readonly FoundDate[],
  { dates: words, joiners }: NoteWords,
): Token[] {
  const gone = new Set<number>()
  for (const { at, next } of dates) {
    for (let place = at; place < next; place += 1) gone.add(place)
    for (let place = at - 1; place >= 0; place -= 1) {
      const length = [4, 3, 2, 1].find((count) => {
        const start = place - count + 1
        if (start < 0) return false
        const part = tokens.slice(start, start + count)
        return phraseAt(part, 0, words.preps) === count || phraseAt(part, 0, joiners) === count
      })
      const isSign = !isWord(tokens[place]!) && tokens[place]!.raw !== '%'
      if (length === undefined && !isSign && !SINGLE_WEEKDAYS.has(tokens[place]!.word)) break
      for (let offset = 0; offset < (length ?? 1); offset += 1) gone.add(place - offset)
      place -= (length ?? 1) - 1
    }
  }
  return tokens.filter((_, place) => !gone.has(place))
}

export function contentOf(tokens: readonly Token[], words: NoteWords): Token[] {
  let rest = [...tokens]
  for (const list of [words.times, words.reminders, words.refusals]) rest = without(rest, list)
  const edge = (at: number) => {
    const token = rest.at(at)!
    return !isWord(token) || TIES.has(token.word) || phraseAt([token], 0, words.small) > 0
  }
  for (let length = 1; length > 0 && rest.length > 0;) {
    length = phraseAt(rest, 0, words.telling) || (edge(0) ? 1 : 0)
    rest = rest.slice(length)
  }
  while (rest.length > 0 && (edge(-1) || phraseAt(rest, rest.length - 1, words.telling) > 0)) rest = rest.slice(0, -1)
  return rest
}

export const TIES: ReadonlySet<string> = new Set(
  'please bitte svp of for on about to any with in auf fur uber zu mit von de du des d sur pour le la les en el los las sobre per su di del della sul sulla una e y et und and or'.split(
    ' ',
  ),
)

export const saysNothing = (tokens: readonly Token[], { words }: Reader): boolean =>
  contentOf(tokens, words).filter((token) => isWord(token) && !isWeekdayWord(token.word)).length === 0

/** The offers that some words name: by their names or, where the words point at them, by what tells them apart. */
export function offersNamed(tokens: readonly Token[], { context }: Reader, isPointed: boolean): string[] {
  const text = textOf(tokens)
  if (text === '') return []
  const lower = (name: string) => name.toLowerCase().replaceAll('’', "'")
  const named = context.offers.filter(
    ({ name, shortName }) =>
      findPhrase(
        text,
        [lower(name), lower(shortName)].filter((each) => each !== ''),
      ) !== null,
  )
  if (named.length > 0) return longest(named.map(({ name }) => name)).slice(0, MOST_OFFERS)
  if (!isPointed) return []
  const wanted = tellingStems(text, context.language)
  if (wanted.size === 0) return []
  const telling = context.offers.filter(({ name, shortName }) => {
    const own = new Set([...tellingStems(name, context.language), ...tellingStems(shortName, context.language)])
    return [...wanted].every((stem) => own.has(stem))
  })
  return telling.length > MOST_OFFERS ? [] : telling.map(({ name }) => name)
}

/** "Cold Brew Kit" doesn't name "Cold Brew". */
const longest = (names: readonly string[]): string[] =>
  names.filter((name) => !names.some((other) => other !== name && other.includes(name)))

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
