import { type Country, LANGUAGES, type Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { folded } from '#shared/folded.ts'
import { type OccasionName, findOccasions } from '../brand/find-occasions.ts'
import { readRules } from '../brand/read-rules.ts'
import { findPhrase } from '../brand/word-matching.ts'
import { tellingStems } from '../languages/telling-stems.ts'
import { type DateContext, type FoundDate, findDates } from './find-dates.ts'
import { EVENT_KINDS, type NoteWords, SINGLE_WEEKDAYS, isWeekdayWord, languageOf, noteWords } from './note-words.ts'
import type { NotedEvent, NotedExclusion, NotedLimit, NotedPush, NotesReading } from './notes-reading.ts'
import { type Clause, clausesOf, sentencesOf } from './split-notes.ts'
import { type Token, findIn, holds, isWord, phraseAt, textOf, without } from './tokens.ts'

type Rule = FactValue<'rule'>
type Offer = Pick<FactValue<'offer'>, 'name' | 'shortName'>

export interface NotesContext extends DateContext {
  /** The brand's language. Notes may be in any of the five. */
  language: Language
  country: Country
  offers: readonly Offer[]
  /** Days of the year by the names people give them. */
  occasions: readonly OccasionName[]
  /** The dates of those that lie in the planned month, by their ids. */
  occasionDates: ReadonlyMap<string, string>
}

const LONGEST_NOTES = 1000
const MOST_PIECES = 20
const MOST_EMAILS = 10
const MOST_OF_AN_EVENT = 3
const MOST_PHRASE_WORDS = 4
const MOST_THEME_WORDS = 8
const MOST_OFFERS = 3
const WEEKS_OF_A_MONTH = 4

interface Pieces {
  events: NotedEvent[]
  pushes: NotedPush[]
  exclusions: NotedExclusion[]
  limits: NotedLimit[]
  themes: string[]
  unread: string[]
}

interface Reader {
  context: NotesContext
  words: NoteWords
  pieces: Pieces
  /** What the clause before did: the next one may go on with it. */
  before: 'event' | 'push' | 'other' | null
}

/**
 * Reads notes such as "Spring sale May 10-14, no Mother's Day, max 4 emails" into pieces that a plan can keep and a program
 * can check. What nothing can be made of stays as it was typed, so that nobody takes it for understood.
 */
export function readNotes(notes: string, context: NotesContext): NotesReading {
  const text = notes.length <= LONGEST_NOTES ? notes : notes.slice(0, notes.lastIndexOf(' ', LONGEST_NOTES))
  const order = [...new Set<Language>([context.language, 'en', ...LANGUAGES])]
  const main = languageOf(text, order)
  const pieces: Pieces = { events: [], pushes: [], exclusions: [], limits: [], themes: [], unread: [] }
  for (const sentence of sentencesOf(text, isMonthWord)) {
    const words = noteWords(languageOf(sentence, [...new Set([main, ...order])]))
    const reader: Reader = { context, words, pieces, before: null }
    const dates = (tokens: readonly Token[]) => findDates(tokens, words, context)
    const clauses = clausesOf(sentence, words, (tokens) => dates(tokens).length > 0)
    for (const clause of withDates(clauses, words, dates)) readClause(reader, clause)
  }
  return finished(pieces)
}

const isMonthWord = (word: string) => LANGUAGES.some((language) => noteWords(language).dates.months.has(word))

/** A clause that is a date and nothing more belongs to the one beside it: "Spring sale: May 10-14". */
function withDates(
  clauses: readonly Clause[],
  words: NoteWords,
  dates: (tokens: readonly Token[]) => readonly FoundDate[],
): Clause[] {
  const isDateAlone = ({ tokens }: Clause) => {
    const found = dates(tokens)
    return found.length > 0 && outsideOf(tokens, found, words).filter(isWord).length === 0
  }
  const canHaveDate = ({ tokens }: Clause) =>
    dates(tokens).length === 0 && ![words.refusals, words.pushes, words.limits].some((list) => holds(tokens, list))
  const result: Clause[] = []
  let waiting: Clause | null = null
  for (const clause of clauses) {
    const before = result.at(-1)
    if (isDateAlone(clause)) {
      if (before !== undefined && canHaveDate(before)) {
        result[result.length - 1] = { ...before, tokens: [...before.tokens, ...clause.tokens] }
      } else {
        if (waiting !== null) result.push(waiting)
        waiting = clause
      }
    } else if (waiting !== null && canHaveDate(clause)) {
      result.push({ ...clause, tokens: [...clause.tokens, ...waiting.tokens], goesOn: waiting.goesOn })
      waiting = null
    } else {
      if (waiting !== null) result.push(waiting)
      waiting = null
      result.push(clause)
    }
  }
  return waiting === null ? result : [...result, waiting]
}

function readClause(reader: Reader, { tokens: all, goesOn }: Clause): void {
  const { words, pieces } = reader
  const tokens = without(all, words.reminders)
  if (!tokens.some(isWord)) return
  const before = goesOn ? reader.before : null
  const isReason = goesOn && findIn(tokens, words.reasons)?.at === 0
  if (!without(tokens, words.reasons).some(isWord)) return
  const done =
    readCount(reader, tokens, before) ??
    readRefusal(reader, tokens) ??
    readQuiet(reader, tokens) ??
    readWeekdays(reader, tokens) ??
    readEvents(reader, tokens) ??
    readPush(reader, tokens, isReason ? null : before) ??
    readOccasionEvent(reader, tokens) ??
    readDetail(reader, tokens, before)
  if (done !== null) reader.before = done
  // "No Mother's Day, we're B2B" gives a reason, and asks for nothing.
  else if (!isReason) pieces.unread.push(textOf(tokens))
}

/** "Only 4 emails this month", "max two sales emails", "one email a week", and "two emails" after an event. */
function readCount(reader: Reader, tokens: readonly Token[], before: Reader['before']): Reader['before'] {
  const { words, pieces } = reader
  const noun = findIn(tokens, words.emails) ?? (holds(tokens, words.limits) ? findIn(tokens, words.selling) : null)
  if (noun === null) return null
  const at = tokens.findIndex(
    (token, place) => place < noun.at && noun.at - place <= 4 && countOf(token, words) !== null,
  )
  const count = tokens[at] === undefined ? null : countOf(tokens[at], words)
  if (count === null || count < 1) return null
  const isMost = holds(tokens, words.limits)
  // "No 3 emails" is nothing that anybody says; "not more than 3" is a limit.
  if (holds(tokens, words.refusals) && !isMost) return null
  if (findDates(tokens, words, reader.context).length > 0) return null
  if (holds(tokens, words.perWeek)) {
    pieces.limits.push({ type: 'emails', count: Math.min(MOST_EMAILS, count * WEEKS_OF_A_MONTH), isMost: true })
    return 'other'
  }
  const kind = without(tokens.slice(at + 1), words.emails)
  if (holds(kind, words.selling) || holds(tokens.slice(noun.at, noun.at + 1), words.selling)) {
    pieces.limits.push({ type: 'selling', count })
    return 'other'
  }
  // "Two emails about the grinder" says nothing of all the others.
  const counted = [words.emails, words.limits, words.selling].reduce((rest, list) => without(rest, list), [...tokens])
  if (contentOf(counted, words).some((token) => isWord(token) && countOf(token, words) === null)) return null
  const event = pieces.events.at(-1)
  if (before === 'event' && event !== undefined && count <= MOST_OF_AN_EVENT && !holds(tokens, words.times)) {
    pieces.events[pieces.events.length - 1] = { ...event, emails: count }
    return 'event'
  }
  pieces.limits.push({ type: 'emails', count: Math.min(MOST_EMAILS, count), isMost })
  return 'other'
}

function countOf({ word }: Token, { numbers }: NoteWords): number | null {
  return /^\d{1,2}$/.test(word) ? Number(word) : (numbers.get(word) ?? null)
}

/** What is not to happen: an occasion, a day, an offer, discounts, prices, or words. */
function readRefusal(reader: Reader, tokens: readonly Token[]): Reader['before'] {
  const { words, pieces, context } = reader
  const refusal = findIn(tokens, words.refusals)
  if (refusal === null || holds(tokens, words.approvals)) return null
  const dates = findDates(tokens, words, context)
  if (dates.length > 0) {
    const rest = outsideOf(tokens, dates, words)
    const isAboutSending = holds(rest, words.emails) || saysNothing(rest, reader)
    if (!isAboutSending) return null
    for (const date of dates) pieces.limits.push(closedDays(tokens, date, reader))
    return 'other'
  }
  const text = textOf(tokens)
  const named = findOccasions(text, context.occasions, context.country).filter(
    ({ name }) => !words.saleSeasons.has(folded(name)),
  )
  const place = { language: words.language, country: context.country }
  const said = readRules(text, place, context.occasions)
  // "Muttertag weglassen" refuses it by a word that rules don't have.
  const isSaid = named.length === 0 || said.some(({ check }) => check !== null)
  const checks = isSaid ? said : readRules(`${NO[words.language]} ${text}`, place, context.occasions)
  const isOfDay = (check: Rule['check']) => check?.type === 'no-occasion' || check?.type === 'closed-on'
  const found = named.length > 0 ? checks.filter(({ check }) => isOfDay(check)) : checks
  const isAboutDiscounts = named.length === 0 && holds(tokens, words.discounts)
  // "No discounts on the grinder" is no word about all the others.
  if (isAboutDiscounts && offersNamed(contentOf(without(tokens, words.discounts), words), reader, true).length > 0) {
    return null
  }
  const exclusions = found.flatMap(({ sentence, check }): NotedExclusion[] => {
    if (check === null || check.type === 'no-send' || check.type === 'at-most') return []
    if (isAboutDiscounts && check.type === 'no-claim' && check.domain === 'price') return []
    if (isAboutDiscounts && check.type === 'no-occasion') return []
    return [{ type: 'rule', rule: { sentence, check } }]
  })
  const weekdays = found.flatMap(({ check }) => (check?.type === 'no-send' ? check.weekdays : []))
  const isAboutEmails = holds(tokens, words.emails)
  if (isAboutEmails && named.length === 0 && holds(tokens, words.selling)) {
    pieces.limits.push({ type: 'selling', count: 0 })
    return 'other'
  }
  if (weekdays.length > 0) pieces.limits.push({ type: 'weekdays', closed: weekdays })
  if (isAboutDiscounts) exclusions.push({ type: 'discounts', words: text }, ...seasonalSales(tokens, reader))
  const isAboutPrices = exclusions.length === 0 && holds(tokens, words.prices)
  if (isAboutPrices) exclusions.push({ type: 'prices' })
  const offers = exclusions.length > 0 ? [] : offersNamed(contentOf(tokens, words), reader, true)
  exclusions.push(...offers.map((name): NotedExclusion => ({ type: 'offer', name })))
  if (exclusions.length === 0 && weekdays.length === 0) {
    const content = contentOf(tokens, words)
    const count = content.filter(isWord).length
    // Words of another language are none that the brand's texts could be checked for.
    const isForeign = words.language !== context.language
    if (count === 0 || count > MOST_PHRASE_WORDS || isForeign) return null
    exclusions.push({ type: 'phrase', words: textOf(content) })
  }
  pieces.exclusions.push(...exclusions)
  return 'other'
}

/** "Nothing after May 28", "no emails before the 5th", or the days themselves. */
function closedDays(tokens: readonly Token[], { start, end, at }: FoundDate, { words, context }: Reader): NotedLimit {
  const { before, since, openers } = words.dates
  const first = Temporal.PlainDate.from({ year: context.year, month: context.month, day: 1 })
  const last = first.with({ day: first.daysInMonth })
  const stands = (phrases: typeof before) =>
    [0, 1, 2, 3].some((back) => {
      const length = at - back < 0 ? 0 : phraseAt(tokens, at - back, phrases)
      return length > 0 && at - back + length >= at
    })
  const days = { type: 'days' as const, start, end }
  if (start !== end) return days
  if (stands(before) && start > first.toString()) {
    return { ...days, start: first.toString(), end: Temporal.PlainDate.from(start).subtract({ days: 1 }).toString() }
  }
  if (!stands(since) || end >= last.toString()) return days
  const from = stands(openers) ? start : Temporal.PlainDate.from(end).add({ days: 1 }).toString()
  return { ...days, start: from, end: last.toString() }
}

/** "Pas de soldes": the sales of the season are days of the year as well. */
function seasonalSales(tokens: readonly Token[], { words, context }: Reader): NotedExclusion[] {
  return tokens.flatMap(({ word, raw }) =>
    (words.saleSeasons.get(word) ?? [])
      .filter((id) => context.occasions.some((occasion) => occasion.id === id))
      .map((id): NotedExclusion => {
        const check = { type: 'no-occasion' as const, occasion: id, name: capitalized(raw) }
        return { type: 'rule', rule: { sentence: textOf(tokens), check } }
      }),
  )
}

/** "Closed May 20-22": days on which nobody is there to answer. */
function readQuiet(reader: Reader, tokens: readonly Token[]): Reader['before'] {
  const { words, pieces, context } = reader
  const dates = findDates(tokens, words, context)
  if (dates.length === 0 && holds(tokens, words.quiet)) {
    const offers = offersNamed(contentOf(tokens, words), reader, false)
    pieces.exclusions.push(...offers.map((name): NotedExclusion => ({ type: 'offer', name })))
    return offers.length === 0 ? null : 'other'
  }
  if (dates.length === 0 || !holds(outsideOf(tokens, dates, words), words.quiet)) return null
  for (const { start, end } of dates) pieces.limits.push({ type: 'days', start, end })
  return 'other'
}

/** "Only Tuesdays and Thursdays", "nur dienstags senden" */
function readWeekdays(reader: Reader, tokens: readonly Token[]): Reader['before'] {
  const { words, pieces, context } = reader
  if (!holds(tokens, words.only) && !holds(tokens, words.limits)) return null
  if (findDates(tokens, words, context).length > 0) return null
  const { language } = words
  const refused = `${NO[language]} ${textOf(without(without(tokens, words.only), words.limits))}`
  const days = readRules(refused, { language, country: context.country }, [])
  const open = days.flatMap(({ check }) => (check?.type === 'no-send' ? check.weekdays : []))
  if (open.length === 0) return null
  const closed = [1, 2, 3, 4, 5, 6, 7].filter((day) => !open.includes(day))
  pieces.limits.push({ type: 'weekdays', closed })
  return 'other'
}

const NO: Record<Language, string> = { en: 'no', de: 'nicht', fr: 'pas de', es: 'no', it: 'non' }

function readEvents(reader: Reader, tokens: readonly Token[]): Reader['before'] {
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

/** "Order by May 18" is no "Order". */
function needsDate(rest: readonly Token[], all: readonly Token[], { kinds }: NoteWords): boolean {
  const found = findIn(all, kinds.deadline)
  return found !== null && !all.slice(found.at, found.at + found.length).every((token) => rest.includes(token))
}

const holdsRefusal = (tokens: readonly Token[], { refusals, approvals }: NoteWords) =>
  holds(tokens, refusals) && !holds(tokens, approvals)

function kindOf(rest: readonly Token[], all: readonly Token[], { kinds }: NoteWords): NotedEvent['kind'] {
  if (holds(all, kinds.deadline)) return 'deadline'
  return EVENT_KINDS.find((kind) => holds(rest, kinds[kind])) ?? 'day'
}

function reaches(start: string, end: string, { year, month }: NotesContext): boolean {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return start <= first.with({ day: first.daysInMonth }).toString() && end >= first.toString()
}

/** What happens on a day: the words without the date, and without "we have" before them. */
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

/** The tokens around some dates, without the small words that tie them to their dates. */
function outsideOf(
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

/** "Push the cold brew set", "Focus on gifting", "Thema: Nachhaltigkeit" */
function readPush(reader: Reader, tokens: readonly Token[], before: Reader['before']): Reader['before'] {
  const { words, pieces } = reader
  const theme = findIn(tokens, words.themes)
  const push = findIn(tokens, words.pushes)
  const rest = contentOf(without(without(tokens, words.pushes), words.themes), words)
  const offers = offersNamed(rest, reader, push !== null || theme !== null || before === 'push')
  if (push === null && theme === null && before !== 'push') {
    // The name of an offer alone: "Cold Brew Kit!"
    const isAlone = offers.length === 1 && tokens.filter(isWord).length <= offers[0]!.split(/\s+/u).length + 1
    if (!isAlone) return null
  }
  const count = rest.filter(isWord).length
  if (offers.length === 0 && (count === 0 || count > MOST_THEME_WORDS)) return null
  // A theme in another language than the ideas finds none of them.
  if (offers.length === 0 && theme === null && words.language !== reader.context.language) return null
  if (theme !== null && theme.at <= 2 && offers.length === 0) pieces.themes.push(capitalized(textOf(rest)))
  if (offers.length > 0) pieces.pushes.push(...offers.map((name): NotedPush => ({ type: 'offer', name })))
  else pieces.pushes.push({ type: 'theme', words: textOf(rest) })
  return 'push'
}

/** "Black Friday sale" without a date: the calendar has it. */
function readOccasionEvent(reader: Reader, tokens: readonly Token[]): Reader['before'] {
  const { words, pieces, context } = reader
  const text = textOf(tokens)
  const [occasion] = findOccasions(text, context.occasions, context.country)
  if (occasion === undefined || holdsRefusal(tokens, words)) return null
  const date = context.occasionDates.get(occasion.id)
  if (date === undefined) return null
  const kind = kindOf(tokens, tokens, words)
  // "Mother's Day is fine" asks for nothing.
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

/** "Spring sale May 10-14, 20% off everything": what is said beside an event tells more of it. */
function readDetail({ pieces, words }: Reader, tokens: readonly Token[], before: Reader['before']): Reader['before'] {
  const event = pieces.events.at(-1)
  if (before !== 'event' || event === undefined || holdsRefusal(tokens, words)) return null
  pieces.events[pieces.events.length - 1] = { ...event, details: [...event.details, textOf(tokens)] }
  return 'event'
}

/** What a clause is about, without "don't mention", "please" and "this month". */
function contentOf(tokens: readonly Token[], words: NoteWords): Token[] {
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

const TIES: ReadonlySet<string> = new Set(
  'please bitte svp of for on about to any with in auf fur uber zu mit von de du des d sur pour le la les en el los las sobre per su di del della sul sulla una e y et und and or'.split(
    ' ',
  ),
)

const saysNothing = (tokens: readonly Token[], { words }: Reader): boolean =>
  contentOf(tokens, words).filter((token) => isWord(token) && !isWeekdayWord(token.word)).length === 0

/** The offers that some words name: by their names or, where somebody points at them, by what tells them apart. */
function offersNamed(tokens: readonly Token[], { context }: Reader, isPointed: boolean): string[] {
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

/** "Cold Brew Kit" means no "Cold Brew". */
const longest = (names: readonly string[]): string[] =>
  names.filter((name) => !names.some((other) => other !== name && other.includes(name)))

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function finished({ events, pushes, exclusions, limits, themes, unread }: Pieces): NotesReading {
  return {
    events: once(events, ({ start, end, title }) => `${start} ${end} ${title}`).toSorted((left, right) =>
      left.start < right.start ? -1 : left.start > right.start ? 1 : 0,
    ),
    pushes: once(pushes, (push) => JSON.stringify(push)),
    exclusions: once(exclusions, (exclusion) =>
      exclusion.type === 'rule' ? JSON.stringify(exclusion.rule.check) : JSON.stringify(exclusion),
    ),
    limits: once(limits, (limit) => JSON.stringify(limit)),
    theme: themes[0] ?? null,
    unread: once(unread, (text) => text),
  }
}

const once = <Piece>(pieces: readonly Piece[], keyOf: (piece: Piece) => string): Piece[] =>
  [...new Map(pieces.map((piece) => [keyOf(piece), piece])).values()].slice(0, MOST_PIECES)
