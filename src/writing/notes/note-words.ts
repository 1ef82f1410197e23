import { LANGUAGES, type Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { MONTHS_BY_LANGUAGE, WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { readingWords } from '../languages/reading-words.ts'
import { STOP_WORDS } from '../languages/stop-words.ts'
import { type Phrases, phrasesOf, tokensOf } from './tokens.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }

export const EVENT_KINDS = ['sale', 'launch', 'event', 'deadline'] as const

type Listed = typeof en | typeof de | typeof fr | typeof es | typeof it

/** The words by which days are read. */
export interface DateWords {
  /** Between the first and the last day of a range. */
  joiners: Phrases
  /** Before a range: "from", "between". */
  openers: Phrases
  between: Phrases
  /** What may stand between a date and the words it belongs to. */
  preps: Phrases
  /** What makes a day of a number on its own: "on the", "am". */
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
}

/** The words by which notes are read, as `words/<language>.json` and the words of rules hold them. */
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
  /** What no text may say where discounts, or prices, are left out. */
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
  /** Words at the ends of a clause that say nothing of what it is about. */
  small: Phrases
  mandatory: Phrases
  dates: DateWords
  /** Every single word of the language that is known here: tells which language a note is in. */
  known: ReadonlySet<string>
}

const LISTS: Record<Language, Listed> = { de, en, es, fr, it }

const numbersBy = (record: object): ReadonlyMap<string, number> =>
  new Map(Object.entries(record).map(([word, number]) => [folded(word), number as number]))

function wordsOfLanguage(language: Language): NoteWords {
  const lists = LISTS[language]
  const rules = readingWords(language)
  const { dates } = lists
  const months = new Map([...MONTHS_BY_LANGUAGE[language]].map(([name, month]) => [folded(name), month]))
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
    refusals: phrasesOf([...rules.refusals, ...FURTHER_REFUSALS[language]]),
    approvals: phrasesOf(rules.approvals),
    only: phrasesOf(rules.only),
    small: phrasesOf([rules.articles, rules.pronouns, rules.sellers, rules.verbs, rules.fillers, lists.leads].flat()),
    mandatory: phrasesOf(rules.mandatory),
  }
  return {
    language,
    numbers: numbersBy(lists.numbers),
    banned: { discounts: lists.banned, prices: lists.bannedPrices },
    saleSeasons: new Map(Object.entries(lists.saleSeasons as Record<string, string[]>)),
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
    },
    known: new Set([
      ...STOP_WORDS[language],
      ...months.keys(),
      ...Object.values(lists).flatMap(listedWords),
      ...rules.refusals.flatMap(listedWords),
      ...rules.sendWords.flatMap(listedWords),
    ]),
  }
}

/** "Pas d'e-mail" and the like, which the rules of a sheet write out. */
const FURTHER_REFUSALS: Record<Language, readonly string[]> = {
  en: ["let's not", 'leave out', 'exclude', 'excluding', 'stop', "isn't", "aren't", "doesn't", 'ignore', 'keep out'],
  de: [
    'keinem',
    'weglassen',
    'auslassen',
    'lasst',
    'bitte keine',
    'streichen',
    'stoppen',
    'wollen kein',
    'vermeidet',
    'vermeide',
    'verzichtet',
  ],
  fr: ['pas', 'ne', 'évitez', 'exclure', 'laisser de côté', 'aucune', 'stop'],
  es: ['ningun', 'evitad', 'evita', 'excluir', 'dejar fuera'],
  it: ['evitate', 'escludere', 'lasciare fuori', 'nessuna', 'basta'],
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

/** Weekdays that are no habit: "Friday", but not "Fridays". */
export const SINGLE_WEEKDAYS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) => {
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
