import type { Language } from '#shared/brand-brief.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { oncePer } from '#shared/once-per.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import type { NamedDays } from './find-days.ts'
import { commasIn, withoutBrackets } from './list-pieces.ts'
import { aroundPrice } from './read-price.ts'

const LONGEST = 44
const MOST_WORDS = 8
const LONGEST_PART = 160
const LONGEST_TEXT = 400

/**
 * What a day is called in a sentence: "Concert on board" of "Concert on board on January 29, 7 pm". It is before the
 * day, else behind it, else at the beginning of its sentence. Null where none of these is a name.
 */
export function nameOfDay(sentence: string, day: NamedDays, language: Language): string | null {
  const text = sentence.slice(0, LONGEST_TEXT)
  const ends = [0, ...commasIn(text).map((at) => at + 1), text.length]
  const start = ends.findLast((at) => at <= day.at) ?? 0
  const end = ends.find((at) => at >= day.end) ?? text.length
  const before = text.slice(start, day.at)
  const behind = text.slice(day.end, end)
  const next = text.slice(end, ends.find((at) => at > end) ?? text.length)
  const first = text.slice(0, ends[1])
  // "Beginners' course (8 evenings from January 19)".
  const head = before.includes('(') && !before.includes(')') ? before.slice(0, before.indexOf('(')) : before
  const isAlone = tellingStems(`${before} ${behind}`, language).size === 0
  const all = start === 0 ? [head, behind, ...(isAlone ? [next] : [])] : [first, head, behind]
  // "Winter service: bring it in January 18 to 23"
  const [, label = null] = LABEL.exec(text.slice(0, day.at)) ?? []
  for (const part of [...(label === null ? [] : [label]), ...all]) {
    const whole = nameIn(part.replace(TITLE, '$1'), language)
    const name = whole === null && TITLED.test(part) ? nameIn(part.replace(TITLE, ' '), language) : whole
    if (name !== null) return name
  }
  return null
}

/** Of a course or a talk. Where the whole is too long, the words before it say what it is. */
const TITLE = /["“”„«]\s?([^"“”„«»]{2,80}?)\s?["“”»]/gu
const TITLED = /["“”„«]/u

const LABEL = /^([^:,;.()]{3,44}):\s/u

function nameIn(part: string, language: Language): string | null {
  const words = readingWords(language)
  const dates = dateWords(language)
  const { presence, next, ends } = dates
  const small = [...dates.small, ...words.only]
  const endings = endingsOf(dates)
  // "2027 preorder"
  let name = trimmed(aroundPrice(withoutBrackets(part.slice(0, LONGEST_PART)).text).before).replace(/^20\d{2}\s/u, '')
  const strip = () => {
    const before = name
    const opening = startsWithAny(name, [...presence, ...next]) ?? startsWithAny(name, [...small, ...words.articles])
    if (opening !== null) name = trimmed(name.slice(opening.length))
    const until = [...ownFactWords(language).until, ...small].find((phrase) =>
      name.toLowerCase().endsWith(` ${phrase}`),
    )
    if (until !== undefined) name = trimmed(name.slice(0, -until.length))
    const last = wordsIn(name).at(-1) ?? ''
    const isSmall = small.includes(last) || words.articles.includes(last) || endings.has(last)
    if (last !== '' && (isSmall || weekdayNumbersIn(language).has(last))) {
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
    !/[!?%:;]|(?<![\p{L}.])\d/u.test(name) &&
    tellingStems(name, language).size > 0 &&
    findPhrase(name, [...ends, ...presence]) === null &&
    !hasVerb(name, words)
  return isName ? capitalized(name) : null
}

/** "The box goes up on February 1" is about the box: the single words, and all but the last of several. */
const endingsOf = oncePer(({ begins, ends, rising, costing, from }: DateWords): ReadonlySet<string> => {
  const heads = [...rising, ...costing, ...from].map((phrase) => phrase.split(' ').at(-2) ?? null)
  const single = [...begins, ...ends, ...rising, ...costing].filter((phrase) => !phrase.includes(' '))
  return new Set([...single, ...heads.filter((head) => head !== null)])
})

const trimmed = (text: string): string =>
  withoutEnding(text.replace(/^[\s.,:;–—-]{1,20}/u, ''), ' \u00a0\u202f.,:;–—-').replace(/\s\p{L}{1,4}['’]$/u, '')
