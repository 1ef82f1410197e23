import { findOccasions } from '../brand/find-occasions.ts'
import { type FoundDate, findDates } from './find-dates.ts'
import { TIES, capitalized, countOf, holdsRefusal, offersNamed, outsideOf } from './clause-content.ts'
import { EVENT_KINDS, type NoteWords } from './note-words.ts'
import type { NotedEvent } from './notes-reading.ts'
import type { NotesContext, Reader } from './notes-reader.ts'
import { MOST_OF_AN_EVENT } from './reading-limits.ts'
import { type Token, findIn, holds, isWord, phraseAt, textOf, without } from './tokens.ts'

export function readEvents(reader: Reader, tokens: readonly Token[]): Reader['before'] {
  const { words, pieces, context } = reader
  const dates = findDates(tokens, words, context)
  if (dates.length === 0 || holdsRefusal(tokens, words)) return null
  const cut = secondEvent(tokens, dates, words)
  if (cut !== null) {
    readEvents(reader, tokens.slice(0, cut.to))
    return readEvents(reader, tokens.slice(cut.from))
  }
  const all = outsideOf(tokens, dates, words)
  const noun = findIn(all, words.emails)
  const count = noun === null ? null : countOf(all[noun.at - 1] ?? all[0]!, words)
  const rest = count === null ? all : all.filter((_, at) => at < noun!.at - 1 || at >= noun!.at + noun!.length)
  const isRange = dates.some(({ start, end }) => start !== end)
  const kind = kindOf(rest, isRange ? rest : tokens, words)
  const title =
    kind === 'deadline' && needsDate(rest, tokens, words) ? capitalized(textOf(tokens)) : titleOf(rest, tokens, words)
  const occasion = findOccasions(textOf(tokens), context.occasions, context.country)[0]?.id ?? null
  const [offer = null] = offersNamed(rest, reader, false)
  for (const { start, end, isVague } of dates) {
    pieces.events.push({
      start,
      end,
      isVague,
      kind,
      title,
      words: textOf(tokens),
      details: [],
      emails: count === null ? null : Math.min(MOST_OF_AN_EVENT, Math.max(1, count)),
      offer,
      occasion,
      isInMonth: reaches(start, end, context),
    })
  }
  return 'event'
}

/** Where the words of another event begin: "launch May 18 and workshop May 22". */
function secondEvent(
  tokens: readonly Token[],
  dates: readonly FoundDate[],
  words: NoteWords,
): { to: number; from: number } | null {
  for (const [index, { next }] of dates.entries()) {
    const following = dates[index + 1]
    if (following === undefined) return null
    const between = tokens.slice(next, following.at)
    const joiner = findIn(between, words.joiners)
    const named = [words.joiners, words.dates.preps].reduce((rest, list) => without(rest, list), [...between])
    if (joiner !== null && joiner.at === 0 && named.some(isWord)) return { to: next, from: next + joiner.length }
  }
  return null
}

function needsDate(rest: readonly Token[], all: readonly Token[], { kinds }: NoteWords): boolean {
  const found = findIn(all, kinds.deadline)
  return found !== null && !all.slice(found.at, found.at + found.length).every((token) => rest.includes(token))
}

function kindOf(rest: readonly Token[], all: readonly Token[], { kinds }: NoteWords): NotedEvent['kind'] {
  if (holds(all, kinds.deadline)) return 'deadline'
  return EVENT_KINDS.find((kind) => holds(rest, kinds[kind])) ?? 'day'
}

function reaches(start: string, end: string, { year, month }: NotesContext): boolean {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return start <= first.with({ day: first.daysInMonth }).toString() && end >= first.toString()
}

function titleOf(rest: readonly Token[], all: readonly Token[], words: NoteWords): string {
  let tokens = without(rest, words.times)
  for (let length = 1; length > 0 && tokens.length > 0;) {
    length = !isWord(tokens[0]!) || TIES.has(tokens[0]!.word) ? 1 : phraseAt(tokens, 0, words.leads)
    if (length < tokens.length) tokens = tokens.slice(length)
    else break
  }
  const title = textOf(tokens)
  const said = title === '' ? textOf(all) : title
  return capitalized(said)
}

export function readOccasionEvent(reader: Reader, tokens: readonly Token[]): Reader['before'] {
  const { words, pieces, context } = reader
  const text = textOf(tokens)
  const [occasion] = findOccasions(text, context.occasions, context.country)
  if (occasion === undefined || holdsRefusal(tokens, words)) return null
  const date = context.occasionDates.get(occasion.id)
  if (date === undefined) return null
  const kind = kindOf(tokens, tokens, words)
  if (kind === 'day') return null
  pieces.events.push({
    start: date,
    end: date,
    isVague: false,
    kind,
    title: titleOf(tokens, tokens, words),
    words: text,
    details: [],
    emails: null,
    offer: null,
    occasion: occasion.id,
    isInMonth: true,
  })
  return 'event'
}

/** "Spring sale May 10-14, 20% off everything": words beside an event add to that event. */
export function readDetail(
  { pieces, words }: Reader,
  tokens: readonly Token[],
  before: Reader['before'],
): Reader['before'] {
  const event = pieces.events.at(-1)
  if (before !== 'event' || event === undefined || holdsRefusal(tokens, words)) return null
  pieces.events[pieces.events.length - 1] = { ...event, details: [...event.details, textOf(tokens)] }
  return 'event'
}
