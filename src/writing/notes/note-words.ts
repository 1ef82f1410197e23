import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { monthNumbersIn, WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { languageData, writtenLanguages } from '../languages/language-folders.ts'
import { readingWords } from '../languages/reading-words.ts'
import { stopWords } from '../languages/stop-words.ts'
import { type Phrases, phrasesOf, tokensOf } from './tokens.ts'

export const EVENT_KINDS = ['sale', 'launch', 'event', 'deadline'] as const

/** What `languages/<language>/notes.json` holds. */
interface Listed {
  numbers: Record<string, number>
  limits: string[]
  emails: string[]
  perWeek: string[]
  selling: string[]
  pushes: string[]
  themes: string[]
  discounts: string[]
  banned: string[]
  prices: string[]
  bannedPrices: string[]
  saleSeasons: Record<string, string[]>
  times: string[]
  reasons: string[]
  reminders: string[]
  breaks: string[]
  joiners: string[]
  telling: string[]
  leads: string[]
  kinds: Record<(typeof EVENT_KINDS)[number], string[]>
  quiet: string[]
  dates: Record<ListOfDates, string[]> & {
    ordinals: Record<string, number>
    parts: Record<'start' | 'mid' | 'end', string[]>
  }
  /** Comes before what a limit allows. */
  no: string
  furtherRefusals: string[]
  monthEndings: DateWords['monthEndings']
  ordinalIsDay: boolean
}

type ListOfDates = Exclude<keyof DateWords, 'ordinals' | 'parts' | 'months' | 'monthEndings' | 'ordinalIsDay'>

export interface DateWords {
  joiners: Phrases
  openers: Phrases
  between: Phrases
  preps: Phrases
  /** Words that make a day of a number: "on the", "am". */
  dayPreps: Phrases
  suffixes: ReadonlySet<string>
  fillers: Phrases
  next: Phrases
  after: Phrases
  ordinals: ReadonlyMap<string, number>
  week: Phrases
  weekend: Phrases
  month: Phrases
  nextWeek: Phrases
  thisWeekend: Phrases
  parts: Record<'start' | 'mid' | 'end', Phrases>
  today: Phrases
  tomorrow: Phrases
  within: Phrases
  days: Phrases
  weeks: Phrases
  before: Phrases
  since: Phrases
  units: Phrases
  months: ReadonlyMap<string, number>
  /** "Juniwoche", "Maiwochenende" */
  monthEndings: Partial<Record<'week' | 'weekend', string>>
  /** "The 12th" is a day, "12" isn't one. */
  ordinalIsDay: boolean
}

/** The words by which notes are read, as `languages/<language>/notes.json` and the words of rules hold them. */
export interface NoteWords {
  language: Language
  numbers: ReadonlyMap<string, number>
  limits: Phrases
  emails: Phrases
  perWeek: Phrases
  selling: Phrases
  pushes: Phrases
  themes: Phrases
  discounts: Phrases
  /** Words that no text may use where discounts, or prices, are left out. */
  banned: { discounts: readonly string[]; prices: readonly string[] }
  prices: Phrases
  /** Sales of a season, by the word that people use for all of them. */
  saleSeasons: ReadonlyMap<string, readonly string[]>
  times: Phrases
  reasons: Phrases
  reminders: Phrases
  breaks: Phrases
  joiners: Phrases
  telling: Phrases
  leads: Phrases
  kinds: Record<(typeof EVENT_KINDS)[number], Phrases>
  quiet: Phrases
  refusals: Phrases
  approvals: Phrases
  only: Phrases
  small: Phrases
  mandatory: Phrases
  dates: DateWords
  /** Every known word of the language, which tells the language of a note. */
  known: ReadonlySet<string>
}

/** Only `lists` tells the language of a note. */
const listedIn = languageData(
  'languages/<language>/notes.json',
  ({ no, furtherRefusals, monthEndings, ordinalIsDay, ...lists }: Listed) => ({
    no,
    furtherRefusals,
    monthEndings,
    ordinalIsDay,
    lists,
  }),
)

export const noIn = (language: Language): string => listedIn(language).no

const numbersBy = (record: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(record).map(([word, number]) => [folded(word), number]))

function wordsOfLanguage(language: Language): NoteWords {
  const { furtherRefusals, monthEndings, ordinalIsDay, lists } = listedIn(language)
  const rules = readingWords(language)
  const { dates } = lists
  const months = new Map([...monthNumbersIn(language)].map(([name, month]) => [folded(name), month]))
  const phrases = {
    limits: phrasesOf(lists.limits),
    emails: phrasesOf(lists.emails),
    perWeek: phrasesOf(lists.perWeek),
    selling: phrasesOf(lists.selling),
    pushes: phrasesOf(lists.pushes),
    themes: phrasesOf(lists.themes),
    discounts: phrasesOf(lists.discounts),
    prices: phrasesOf([...lists.prices, ...rules.priceSubjects]),
    times: phrasesOf(lists.times),
    reasons: phrasesOf(lists.reasons),
    reminders: phrasesOf(lists.reminders),
    breaks: phrasesOf(lists.breaks),
    joiners: phrasesOf(lists.joiners),
    telling: phrasesOf([...lists.telling, ...rules.tellingVerbs]),
    leads: phrasesOf(lists.leads),
    quiet: phrasesOf([...lists.quiet, ...rules.closed]),
    refusals: phrasesOf([...rules.refusals, ...furtherRefusals]),
    approvals: phrasesOf(rules.approvals),
    only: phrasesOf(rules.only),
    small: phrasesOf([rules.articles, rules.pronouns, rules.sellers, rules.verbs, rules.fillers, lists.leads].flat()),
    mandatory: phrasesOf(rules.mandatory),
  }
  return {
    language,
    numbers: numbersBy(lists.numbers),
    banned: { discounts: lists.banned, prices: lists.bannedPrices },
    saleSeasons: new Map(Object.entries(lists.saleSeasons)),
    ...phrases,
    kinds: {
      sale: phrasesOf(lists.kinds.sale),
      launch: phrasesOf(lists.kinds.launch),
      event: phrasesOf(lists.kinds.event),
      deadline: phrasesOf(lists.kinds.deadline),
    },
    dates: {
      joiners: phrasesOf(dates.joiners),
      openers: phrasesOf(dates.openers),
      between: phrasesOf(dates.between),
      preps: phrasesOf(dates.preps),
      dayPreps: phrasesOf(dates.dayPreps),
      suffixes: new Set(dates.suffixes.map(folded)),
      fillers: phrasesOf(dates.fillers),
      next: phrasesOf(dates.next),
      after: phrasesOf(dates.after),
      ordinals: numbersBy(dates.ordinals),
      week: phrasesOf(dates.week),
      weekend: phrasesOf(dates.weekend),
      month: phrasesOf(dates.month),
      nextWeek: phrasesOf(dates.nextWeek),
      thisWeekend: phrasesOf(dates.thisWeekend),
      parts: {
        start: phrasesOf(dates.parts.start),
        mid: phrasesOf(dates.parts.mid),
        end: phrasesOf(dates.parts.end),
      },
      today: phrasesOf(dates.today),
      tomorrow: phrasesOf(dates.tomorrow),
      within: phrasesOf(dates.within),
      days: phrasesOf(dates.days),
      weeks: phrasesOf(dates.weeks),
      before: phrasesOf(dates.before),
      since: phrasesOf(dates.since),
      units: phrasesOf(dates.units),
      months,
      monthEndings,
      ordinalIsDay,
    },
    known: new Set([
      ...stopWords(language),
      ...months.keys(),
      ...Object.values(lists).flatMap(listedWords),
      ...rules.refusals.flatMap(listedWords),
      ...rules.sendWords.flatMap(listedWords),
    ]),
  }
}

function listedWords(list: unknown): string[] {
  if (typeof list === 'string') return tokensOf(list).map(({ word }) => word)
  if (Array.isArray(list)) return list.flatMap(listedWords)
  if (typeof list !== 'object' || list === null) return []
  return Object.entries(list).flatMap(([key, value]) => [
    ...(typeof value === 'number' ? listedWords(key) : []),
    ...listedWords(value),
  ])
}

const WORDS = new Map<Language, NoteWords>()

export const noteWords = (language: Language): NoteWords => WORDS.getOrInsertComputed(language, wordsOfLanguage)

/** "Friday" names a day. "Fridays" is a habit. */
export const SINGLE_WEEKDAYS: ReadonlyMap<string, number> = new Map(
  writtenLanguages().flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, index): [string, number] => [
      folded(format.format(Date.UTC(2024, 0, 1 + index))),
      index + 1,
    ])
  }),
)

export const isWeekdayWord = (word: string): boolean => WEEKDAY_NUMBERS.has(word)

/** The language that most of a text's words are known in; the first one of several. */
export function languageOf(text: string, languages: readonly Language[]): Language {
  const words = tokensOf(text).map(({ word }) => word)
  const counts = languages.map((language) => {
    const { known } = noteWords(language)
    return { language, count: words.filter((word) => known.has(word)).length }
  })
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).language
}
