import { LANGUAGES, type Language } from '#shared/brand-brief.ts'
import type { YearRange } from '#shared/brand-sheet.ts'
import { monthNumbersIn, weekdayNumbersIn } from '#shared/day-names.ts'
import { oncePer } from '#shared/once-per.ts'
import { yearDay, yearDayAfter } from '#shared/year-days.ts'
import { readingWords } from '../languages/reading-words.ts'
import { languageRules } from '../languages/load-rules.ts'
import { lengthOfMonth } from './read-season.ts'

/** Days that a text names, and where. */
export interface NamedDays extends YearRange {
  at: number
  end: number
  /** The weekday beside it, from 1 for Monday. */
  weekday: number | null
  year: number | null
}

const LONGEST = 1000
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?`
const JOINER = String.raw`\s?(?:[-–—&,]|to|through|until|till|bis|und|and|et|au|y|al|e|a|hasta|fino)\s?(?:the |den |dem |le |el |il |al |zum |l'|l’)?`
/** "16.1.", and behind a word for it "16/1": without one, such a number may be half of a thing. */
const NUMBERS =
  /(?<![\d.,/])(\d{1,2})\.(\d{1,2})\.(?=20\d{2}(?!\d)|(?!\d))|(?<=(?:le|du|au|el|del|al|il|dal|entro|avant le|antes del|prima del)\s)(\d{1,2})\/(\d{1,2})(?:\/20\d{2})?(?![\d/])/gu
/** "12. bis 14.1.", "30. und 31.1." */
const SPANNED_NUMBERS =
  /(?<![\d.,/])(\d{1,2})\.\s?(bis|und|u\.|[-–&+])\s?(\d{1,2})\.(\d{1,2})\.(?=20\d{2}(?!\d)|(?!\d))/gu
/** "Les 28, 29 et 30/1". */
const LISTED_NUMBERS =
  /(?<=(?:les|los|i|gli)\s)((?:\d{1,2},\s){0,4})(\d{1,2})\s(?:et|y|e)\s(\d{1,2})\/(\d{1,2})(?![\d/])/gu
/** Behind a day: " 2027", ", 2027", " de 2027". */
export const YEAR_BEHIND: RegExp = /^[\s,]{0,2}(?:del?\s)?(20\d{2})(?!\d)/u

/** "9, " of "9, 16 and 23 January", but not the hour of "10 to 4, 16 and 17 January". */
const LISTED = String.raw`(?<!\b(?:to|bis|à|a)\s)((?:\d{1,2}(?:st|nd|rd|th|\.)?,\s){0,6})`

const WEEKDAY_NAMES = [...new Set(LANGUAGES.flatMap((language) => [...weekdayNumbersIn(language).keys()]))]
  .toSorted((left, right) => right.length - left.length)
  .map((name) => RegExp.escape(name))

/** "16 et 17 janvier" or "January 9, 16 and 23" in one language. */
const patternsOf = oncePer((months: ReadonlyMap<string, number>): { dayFirst: RegExp; monthFirst: RegExp } => {
  const weekday = String.raw`(?:(?:${WEEKDAY_NAMES.join('|')})\.?,?\s)?`
  const names = [...months.keys()].toSorted((left, right) => right.length - left.length)
  const month = String.raw`(${names.map((name) => RegExp.escape(name)).join('|')})(?!\p{L})\.?`
  return {
    dayFirst: new RegExp(
      // In "Dec 14. January is for repotting", the number belongs to December.
      String.raw`(?<![\d:,/€$£–-]|(?<!\p{L})(?:${names.map((name) => RegExp.escape(name)).join('|')})\.?\s)(?:${LISTED}${DAY}(${JOINER})${weekday})?${DAY}\s(?:(?:de|of|di|d'|d’)\s?)?${month}`,
      'giu',
    ),
    monthFirst: new RegExp(
      String.raw`(?<!\p{L})${month}\s(?:the\s)?${DAY}(?!\d|:\d|\s?(?:am|pm|h|uhr)\b|\s?[–-]\s?\d{1,2}\s?(?:uhr|h)\b)(?:((?:,\s\d{1,2}(?:st|nd|rd|th)?){0,6})(,?\s(?:and|to|through|thru|until)\s|\s?[-–—&]\s?)${weekday}(?:the\s)?${DAY}(?!\d|:\d|\s?(?:am|pm|h|uhr)\b|\s\p{L}{3,10}day))?`,
      'giu',
    ),
  }
})

/** The days that a text names exactly, in order: "January 16 and 17", "vom 4. bis 14. Jänner", "24.12. bis 12.1.". */
export function namedDays(text: string, language: Language): NamedDays[] {
  // "28./29. November"
  const said = text.slice(0, LONGEST).replace(/(?<=\d\.)\/(?=\d{1,2}\.)/gu, '–')
  if (!/\d/u.test(said)) return []
  const months = monthNumbersIn(language)
  const { dayFirst, monthFirst } = patternsOf(months)
  const found: NamedDays[] = []
  const { between } = readingWords(language)
  const isBetween = (at: number) => {
    const before = said
      .slice(Math.max(0, at - BESIDE), at)
      .toLowerCase()
      .trimEnd()
    const plain = before.replace(ARTICLE_BEFORE, '')
    return between.some((word) => plain === word || plain.endsWith(` ${word}`))
  }
  const add = (match: { index: number; 0: string }, month: number, days: readonly [number, number][]) => {
    const spans: readonly [number, number][] = isBetween(match.index) ? [[days[0]![0], days.at(-1)![1]]] : days
    const isDay = (day: number) => day >= 1 && day <= lengthOfMonth(month)
    const end = match.index + match[0].length
    const isTaken = found.some((other) => other.at < end && match.index < other.end)
    const isWrong = spans.some(([first, last]) => !isDay(first) || !isDay(last) || last < first)
    if (month < 1 || month > 12 || isWrong || isTaken) return
    const year = YEAR_BEHIND.exec(said.slice(end, end + 12))?.[1]
    for (const [first, last] of spans) {
      found.push({
        from: yearDay(month, first),
        to: yearDay(month, last),
        at: match.index,
        end,
        weekday: weekdayBeside(said, match.index, end, language),
        year: year === undefined ? null : Number(year),
      })
    }
  }
  const lower = said.toLowerCase()
  const namesMonth = months.keys().some((name) => lower.includes(name))
  for (const match of namesMonth ? said.matchAll(dayFirst) : []) {
    const [whole, listed = '', first, joiner = '', last, name] = match
    // Of "25.12. bis 5. Januar", the 12 is a month.
    if (first !== undefined && Number(last) < Number(first) && /\d\.$/u.test(said.slice(0, match.index))) {
      const at = whole.length - BEHIND_FIRST.exec(whole)![0].length
      add({ index: match.index + at, 0: whole.slice(at) }, months.get(name!.toLowerCase())!, [
        [Number(last), Number(last)],
      ])
      continue
    }
    add(match, months.get(name!.toLowerCase())!, spansOf(listed, first, joiner, last!))
  }
  for (const match of namesMonth ? said.matchAll(monthFirst) : []) {
    const [, name, first, listed = '', joiner = '', last] = match
    const [list] = SPANS_BEHIND.exec(said.slice(match.index + name!.length)) ?? []
    if (list !== undefined) {
      const spans = [...list.matchAll(SPAN)].map(([, from, to]): [number, number] => [Number(from), Number(to)])
      add({ index: match.index, 0: name! + list }, months.get(name!.toLowerCase())!, spans)
      continue
    }
    // "January 23, 9-3" is a day with its hours.
    const isOne = last === undefined || Number(last) < Number(first)
    const spans = spansOf(isOne ? '' : `${first} ${listed}`, undefined, joiner, isOne ? first! : last)
    const shown = isOne ? match[0].slice(0, match[0].indexOf(first!) + first!.length) : match[0]
    add({ index: match.index, 0: shown }, months.get(name!.toLowerCase())!, spans)
  }
  if (languageRules(language).putsDayFirst) {
    for (const match of said.matchAll(LISTED_NUMBERS)) {
      const [, listed = '', before, last, month] = match
      add(match, Number(month), spansOf(listed, before, 'et', last!))
    }
    for (const match of said.matchAll(SPANNED_NUMBERS)) {
      const [, first, joiner, last, month] = match
      add(match, Number(month), spansOf('', first, joiner === 'u.' ? 'und' : joiner!, last!))
    }
    for (const match of said.matchAll(NUMBERS)) {
      const [day, month] = [Number(match[1] ?? match[3]), Number(match[2] ?? match[4])]
      add(match, month, [[day, day]])
    }
  }
  const sorted = found.toSorted((left, right) => left.at - right.at)
  return joined(
    sorted.flatMap((each, at) => {
      const start = sorted[at - 1]?.end ?? 0
      return [...spansBefore(said, start, each), ...beforeIn(said, start, each), each]
    }),
    said,
    isBetween,
  )
}

/** "Entre le 25 décembre et" */
const ARTICLE_BEFORE = /\s(?:the|le|el|il|den|dem|l['’])$/u
const BEHIND_FIRST = /\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?\s(?:(?:de|of|di|d'|d’)\s?)?\p{L}+\.?$/u

/** "The 1st, the 6th and " in front of "from the 11th to the 15th of January". */
const LISTED_BEFORE =
  /(?<!\p{L})(?:the|el|le|il|l['’]|am|den|dem)\s?(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?(?:,\s|,?\s(?:and|et|und|y|e)\s)(?:from\s|du\s|del\s|dal\s|vom\s)?(?:the\s|le\s|el\s|il\s|den\s|am\s|l['’])?$/iu
const LONGEST_LISTED = 32
const MOST_BEFORE = 6

/** The days of a list that leaves their month to the last of them. */
function beforeIn(text: string, start: number, day: NamedDays): NamedDays[] {
  const days: NamedDays[] = []
  let { at, from } = day
  while (days.length < MOST_BEFORE) {
    const part = text.slice(Math.max(start, at - LONGEST_LISTED), at)
    const found = LISTED_BEFORE.exec(part)
    const number = Number(found?.[1] ?? 0)
    if (found === null || number < 1 || number >= Number(from.slice(3))) break
    at -= part.length - found.index
    from = yearDay(Number(day.from.slice(0, 2)), number)
    days.unshift({ ...day, from, to: from, at, weekday: null })
  }
  return days
}

/** "14-15, 21-22 and " in front of "28-29 November" */
const SPAN_BEFORE =
  /(?<![\d.:])(\d{1,2})\.?\s?[-–]\s?(\d{1,2})\.?(,\s|,?\s(?:and|et|und|y|e|&)\s)(?:the\s|les\s|los\s|il\s)?$/iu
const LONGEST_OF_LIST = 6
/** " 14-15, 21-22 and 28-29" behind "November" */
const SPANS_BEHIND =
  /^\s\d{1,2}[-–]\d{1,2}(?:,?\s(?:and\s|&\s)?\d{1,2}[-–]\d{1,2}(?![\d:]|\s?(?:am|pm|h|uhr)\b)){1,6}/iu
const SPAN = /(\d{1,2})[-–](\d{1,2})/gu

/** The weekends of a list that leaves their month to the last of them. "10-12, 14-15 November" begins with hours. */
function spansBefore(text: string, start: number, day: NamedDays): NamedDays[] {
  const month = Number(day.from.slice(0, 2))
  const days: NamedDays[] = []
  let { at } = day
  let next = Number(day.from.slice(3))
  let isListed = false
  while (days.length < MOST_BEFORE) {
    const part = text.slice(Math.max(start, at - LONGEST_LISTED), at)
    const found = SPAN_BEFORE.exec(part)
    const [first, last] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)]
    if (found === null || first < 1 || last <= first || last >= next || last - first > LONGEST_OF_LIST) break
    isListed ||= !found[3]!.startsWith(', ') || days.length > 0
    at -= part.length - found.index
    next = first
    days.unshift({ ...day, from: yearDay(month, first), to: yearDay(month, last), at, weekday: null })
  }
  return isListed ? days : []
}

/** "16 and 17" are one fair, "9 and 23" are two days, and "4 to 14" are eleven. */
function spansOf(listed: string, before: string | undefined, joiner: string, last: string): [number, number][] {
  const days = [...(listed.match(/\d{1,2}/gu) ?? []), ...(before === undefined ? [] : [before]), last].map(Number)
  const spans: [number, number][] = []
  for (const [at, day] of days.entries()) {
    const former = spans.at(-1)
    const isSpan = at === days.length - 1 && !LISTING.test(joiner)
    if (former !== undefined && (isSpan || day === former[1] + 1)) former[1] = day
    else spans.push([day, day])
  }
  return spans
}

const BETWEEN = new RegExp(String.raw`^${JOINER}$`, 'iu')
/** The year of the first day and the weekday of the second: ", 2026 to Monday, ". */
const YEAR_BEFORE = /^[\s,]{1,2}20\d{2}/u
/** "December 24 at noon to January 4" */
const NOON_BEFORE =
  /^(?:,?\s(?:at|from|um|ab|à|a|alle|dalle|a las|desde las)\s(?:noon|midday|midi|mediodía|mezzogiorno|\d{1,2}(?:[:.]\d{2})?\s?(?:h|uhr|am|pm)?)|\s(?:mittags|abends))(?=\s)/iu
const WEEKDAY_BEHIND = new RegExp(
  String.raw`(?<=\s)(?:${WEEKDAY_NAMES.join('|')})\.?,?\s(?:the |den |dem |le |el |il )?$`,
  'iu',
)
const LONGEST_BETWEEN = 32
const LISTING = /[,&]|\b(?:und|and|et|y|e)\b/iu

/** "December 24 to January 8" is one span. "January 9 and February 6" are two days. */
function joined(days: readonly NamedDays[], text: string, isBetween: (at: number) => boolean): NamedDays[] {
  const result: NamedDays[] = []
  for (const each of days) {
    const before = result.at(-1)
    const said = before === undefined ? '' : text.slice(before.end, each.at)
    const between =
      said.length > LONGEST_BETWEEN
        ? said
        : said.replace(YEAR_BEFORE, '').replace(NOON_BEFORE, '').replace(WEEKDAY_BEHIND, '')
    const isSpan =
      before !== undefined &&
      said.length <= LONGEST_BETWEEN &&
      BETWEEN.test(between) &&
      (!LISTING.test(between) || follows(before.to, each.from) || isBetween(before.at))
    if (isSpan) result[result.length - 1] = { ...before, to: each.to, end: each.end, year: each.year ?? before.year }
    else result.push(each)
  }
  return result
}

/** "January 31 and February 1" are one fair. */
const follows = (day: string, next: string): boolean => yearDayAfter(day, 1) === next

const BESIDE = 16

function weekdayBeside(text: string, at: number, end: number, language: Language): number | null {
  const weekdays = weekdayNumbersIn(language)
  const before = /(\p{L}{2,12})[,.]?\s(?:(?:den|dem|the|le|el|il)\s)?$/iu.exec(text.slice(Math.max(0, at - BESIDE), at))
  const after = /^\s\(?(\p{L}{4,12})\)?/u.exec(text.slice(end, end + BESIDE))
  return [before, after].map((found) => weekdays.get(found?.[1]?.toLowerCase() ?? '') ?? null).find(Boolean) ?? null
}
