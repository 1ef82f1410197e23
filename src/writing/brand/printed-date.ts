import type { Language } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS, monthNames } from '#shared/day-names.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { languageRules } from '../languages/load-rules.ts'
import { readingWords } from '../languages/reading-words.ts'
import { YEAR_BEHIND, namedDays } from './find-days.ts'
import { withoutJoiner } from './clause-words.ts'
import { inOwnVoice } from './printable.ts'
import { mended } from '../packs/everyday-words.ts'

const LONGEST = 240
const FEWEST_WORDS = 4
/** A note to the writer: "!!", "→", "=". "10 boxes = 2 free" is none. */
const NOTED = /!!|\?\?|[→<>{}[\]|]|=(?!\s\d)|\.\.\.|…|&&/u
const QUOTED = /["“”„«»]/u
const ASIDE = /\s?\(([^()]{1,120})\)/gu

/**
 * A sentence that names a day, whole and with the place, the hour and the price in its brackets. Null for a
 * note to the writer. A request such as "please sign up" is for readers.
 */
export function printedDate(text: string, language: Language): string | null {
  const words = inOwnVoice(readingWords(language))
  const { courtesy } = dateWords(language)
  const hidden = words.privateWords.filter((word) => !courtesy.includes(word))
  const isHidden = (part: string) => findPhrase(part, [...hidden, ...words.noticeWords]) !== null
  const said = withoutYears(asWritten(text.slice(0, LONGEST), language), language)
  const titled = (part: string, as: (title: string) => string) => withTitles(part, language, as)
  // "My first telescope" in quotes is a title, and elsewhere a note of the owner.
  const isQuoted = (part: string) => QUOTED.test(titled(part, () => ' '))
  const outside = titled(said, () => ' ').replace(ASIDE, ' ')
  if (isHidden(outside) || QUOTED.test(outside)) return null
  const [open, close] = languageBasics(language).quotes.outer
  const plain = titled(
    said
      // "2 rooms -> the second half price"
      .replace(/\s(?:->|=>|→)\s/gu, ', ')
      .replace(/\s+/gu, ' ')
      .replace(ASIDE, (whole, inside: string) =>
        isHidden(inside) || NOTED.test(inside) || isQuoted(inside) ? '' : whole,
      ),
    (title) => `${open}${capitalized(title)}${close}`,
  )
  const line = withoutEnding(
    plain
      .replaceAll(/(?<=\S)\s-\s(?=\S)/gu, ' – ')
      .replaceAll(/\s(?=[,.])/gu, '')
      .replace(/^[\s–—-]{1,6}/u, '')
      .trim(),
    ' ,;:–-',
  )
  if (wordsIn(line).length < FEWEST_WORDS || NOTED.test(line)) return null
  if (languageRules(language).sloppy?.test(line) === true) return null
  const start = withMonths(withoutJoiner(line, words), language).replace(/^\p{Ll}/u, (first) => first.toUpperCase())
  return /[.!?]$/u.test(start) ? start : `${start}.`
}

const FEWEST_CAPITALS = 2

/** Mended, with the nouns of an owner who writes them with capitals: "dienstags" and "tortellini in brodo" stay. */
function asWritten(text: string, language: Language): string {
  const said = mended(text, language)
  const capitals = text.match(/(?<=[\p{L},]\s)\p{Lu}\p{Ll}/gu)?.length ?? 0
  if (!languageBasics(language).capitalizesNouns || capitals < FEWEST_CAPITALS) return said
  const written = new Set(text.match(/\p{L}+/gu))
  const isWritten = (word: string) => written.has(word) || !written.has(word.toLowerCase())
  return said.replace(/(?<=[\p{L}\d,:]\s)\p{Lu}\p{Ll}{1,30}/gu, (word) => (isWritten(word) ? word : word.toLowerCase()))
}

/** An email about a day goes out before it, in the months that its year is plain. Two different years stay. */
function withoutYears(text: string, language: Language): string {
  if (new Set(text.match(/(?<!\d)20\d{2}(?!\d)/gu)).size > 1) return text
  let line = text
  for (const { end, year } of namedDays(text, language).toReversed()) {
    const [said = ''] = year === null ? [] : (YEAR_BEHIND.exec(line.slice(end)) ?? [])
    const rest = line.slice(end + said.length)
    // "January 19 2027 6:30pm"
    if (said !== '') line = `${line.slice(0, end)}${/^\s\d/u.test(rest) ? ',' : ''}${rest}`
  }
  return line
}

/** The title of a course, a talk or a box. What a colon or a comma follows may be written small: « sortez vos tiroirs » : */
const TITLE =
  /(?<=[\p{L},]\s|^)["“”„«»]\s?([\p{Lu}\d][^"“”„«»]{2,60}?|\p{Ll}[^"“”„«»]{2,40}?(?=\s?["“”»«]\s?[:,]))\s?["“”»«]/gu
/** What is written small right behind the word for what people come to: « atelier « je coule mon savon » ». */
const CALLED = /(?<!\p{L})(\p{L}{3,24})\s["“”„«»]\s?(\p{Ll}[^"“”„«».!?]{2,60}?)\s?["“”»«]/gu

/** « Le 16 janvier « dos et bureau » avec Thibault » */
const BEHIND_DAY = /(?<=\d{1,2}\s(?:de\s)?(\p{L}{3,12})\s?:?\s)["“”„«»]\s?(\p{Ll}[^"“”„«».!?]{2,60}?)\s?["“”»«]/gu

function withTitles(text: string, language: Language, as: (title: string) => string): string {
  const { coming, gatherings, held } = dateWords(language)
  const called = [...coming, ...gatherings, ...held, ...(readingWords(language).kinds['course'] ?? [])]
  const { joinsNouns } = languageBasics(language)
  const isCalled = (word: string) =>
    called.includes(word) || (joinsNouns && called.some((each) => each.length > 3 && word.endsWith(each)))
  return text
    .replace(TITLE, (_, title: string) => as(title))
    .replace(BEHIND_DAY, (whole, month: string, title: string) =>
      MONTH_NUMBERS.has(month.toLowerCase()) ? as(title) : whole,
    )
    .replace(CALLED, (whole, word: string, title: string) =>
      isCalled(word.toLowerCase()) ? `${word} ${as(title)}` : whole,
    )
}

/** "15 january" is "15 January" where the language writes its months so. */
function withMonths(line: string, language: Language): string {
  const names = [...monthNames(language), ...monthNames(language, 'short')].map((name) => name.replace(/\.$/u, ''))
  if (names.some((name) => /^\p{Ll}/u.test(name))) return line
  return line.replace(/(?<=\d\.?\s)\p{Ll}{3,12}(?!\p{L})|(?<!\p{L})\p{Ll}{3,12}(?=\s\d)/gu, (word) => {
    const name = names.find((each) => each.toLowerCase() === word)
    return name ?? word
  })
}
