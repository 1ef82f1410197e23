import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { fillInMarkers } from '../gate/fill-in-markers.ts'
import { type DutyWords, dutyWords } from '../languages/duty-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { mended } from '../packs/everyday-words.ts'
import { hasVerb } from './clause-words.ts'
import { printedLine } from './printable.ts'
import { partsOf, printedStatement } from './statement-texts.ts'

type Rule = FactValue<'rule'>

/** A line that emails have to print, and in which of them. */
export interface DutyLine {
  text: string
  where: 'always' | 'beside prices' | 'beside offers' | 'about its subject'
}

const LONGEST = 400

/** What a rule makes emails say to their readers. Nothing where that isn't certain: then the rule is for the writer. */
export function dutyLines({ check, sentence }: Rule, language: Language): DutyLine[] {
  const words = readingWords(language)
  const text = (check?.type === 'statement' ? check.text : sentence).slice(0, LONGEST)
  if (check?.type === 'trade-only') return [{ text: tradeLine(text, dutyWords(language)), where: 'always' }]
  if (check !== null && check.type !== 'statement' && check.type !== 'no-claim') return []
  const number = numberLine(text, words)
  if (number !== null) return [{ text: number, where: 'always' }]
  const ages = ageLines(text, words)
  const where = whereOf({ check, sentence }, words)
  const line = where === null ? null : printedStatement({ text }, language)
  const isSaid = line === null || ages.some((age) => age.text === line)
  return isSaid || where === null ? ages : [...ages, { text: line, where }]
}

/** Where what a rule demands belongs. Null where it demands nothing. */
function whereOf({ check, sentence }: Rule, { sayings, noticeWords }: ReadingWords): DutyLine['where'] | null {
  if (check?.type === 'statement') return check.when === 'price' ? 'beside prices' : 'always'
  if (check !== null) return null
  if (sayings.some((each) => sentence.toLowerCase().includes(each))) return 'always'
  return findPhrase(sentence, noticeWords) === null ? null : 'about its subject'
}

function tradeLine(sentence: string, { tradeOnly }: DutyWords): string {
  const lower = sentence.toLowerCase()
  const key = Object.keys(tradeOnly).find((part) => part !== '' && lower.includes(part)) ?? ''
  return tradeOnly[key]!
}

const MOST_NAME_WORDS = 6
/** "Registernummer" ends in a number, but "moreau" doesn't hold "rea". */
const SHORTEST_PART = 5

/** "VA nursery license has to be in footer" names a number that only the brand knows. */
function numberLine(sentence: string, words: ReadingWords): string | null {
  const { placing, numbered, numberLine: frame } = dutyWords(words.language)
  const placed = findPhrase(sentence, placing)
  if (placed === null) return null
  const before = sentence.slice(0, sentence.toLowerCase().replaceAll('’', "'").indexOf(placed))
  const article = startsWithAny(before, [...words.articles, ...words.sellers])
  const name = mended(
    (article === null ? before : before.slice(article.length)).replace(/[\s:,–—-]{1,8}$/u, ''),
    words.language,
  )
    .replace(/\s+/gu, ' ')
    .trim()
  const count = wordsIn(name).length
  const isNumber = numbered.some((part) =>
    part.length < SHORTEST_PART ? findPhrase(name, [part]) !== null : name.toLowerCase().includes(part),
  )
  if (
    count === 0 ||
    count > MOST_NAME_WORDS ||
    !isNumber ||
    hasVerb(name, words) ||
    findPhrase(name, words.refusals) !== null ||
    /\p{Ll}{2}[,.;:!?]\s/u.test(name)
  ) {
    return null
  }
  const start = name.charAt(0).toUpperCase() + name.slice(1)
  if (/\d{3}/u.test(name)) return `${start}.`
  return fillSlots(frame, { name: start, marker: fillInMarkers(words.language).number })
}

const MOST_AGE_WORDS = 14
const AGE = /(?<!\d)(?:[3-9]|1\d|2[01])(?!\d)/gu

/** "Children under 14 only with an adult", "Abgabe erst ab 18". */
function ageLines(sentence: string, words: ReadingWords): DutyLine[] {
  const { ages, limiting, unfit, sales } = dutyWords(words.language)
  return partsOf(sentence).flatMap(({ text }): DutyLine[] => {
    const plain = `${text.replace(AGE, '#').replace(/[\s.]{1,8}$/u, '')}$`
    if (findPhrase(plain, ages) === null || findPhrase(plain, limiting) === null) return []
    const isSale = findPhrase(plain, sales) !== null
    const isForWriters = findPhrase(plain, [...unfit, ...words.sendWords, ...words.tellingVerbs]) !== null
    const refusal = startsWithAny(text, words.refusals)?.toLowerCase() ?? null
    // "Forbidden for under 16s" tells readers so, and "no photos of under 16s" the writer.
    const isRefused = refusal !== null && !limiting.includes(refusal) && !isSale
    if (isForWriters || isRefused || wordsIn(text).length > MOST_AGE_WORDS) return []
    const line = printedLine(mended(text, words.language), words)
    return line === null ? [] : [{ text: line, where: isSale ? 'always' : 'beside offers' }]
  })
}
