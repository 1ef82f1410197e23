import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { fillInMarkers } from '../gate/fill-in-markers.ts'
import { dateWords } from '../languages/date-words.ts'
import { type DutyWords, dutyWords } from '../languages/duty-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { mended } from '../packs/everyday-words.ts'
import { hasVerb } from './clause-words.ts'
import { printedLine } from './printable.ts'
import { subjectOfDuty } from './duty-subjects.ts'
import { partsOf, printedStatement } from './statement-texts.ts'

type Rule = FactValue<'rule'>

/** A line that emails have to print, and in which of them. */
export interface DutyLine {
  text: string
  where: 'always' | 'beside prices' | 'beside offers' | 'about its subject'
}

const LONGEST = 400
const MOST_OF_A_NAME = 3

/** What a rule makes emails say to their readers. Nothing where that isn't certain: then the rule is for the writer. */
export function dutyLines({ check, sentence }: Rule, language: Language): DutyLine[] {
  const words = readingWords(language)
  const text = (check?.type === 'statement' ? check.text : sentence).slice(0, LONGEST)
  if (check?.type === 'trade-only') return [{ text: tradeLine(text, dutyWords(language)), where: 'always' }]
  if (check !== null && check.type !== 'statement' && check.type !== 'no-claim') return []
  const number = numberLine(text, words)
  if (number !== null) return [{ text: number, where: 'always' }]
  const placed = check?.type === 'no-claim' ? null : placedLine(text, words)
  if (placed !== null) return [{ text: placed, where: SUBJECT }]
  const ages = ageLines(text, words)
  const where = whereOf({ check, sentence }, words) ?? (quotesForSubject({ check, sentence }, words) ? SUBJECT : null)
  const stated = where === null ? null : printedStatement({ text }, language)
  // "Drinkaware line" names a line that only the brand has.
  const last = wordsIn(stated ?? '').at(-1) ?? ''
  const isName = wordsIn(stated ?? '').length <= MOST_OF_A_NAME && dutyWords(language).instructions.includes(last)
  const line = isName ? null : stated
  const isSaid = line === null || ages.some((age) => age.text === line)
  const found = isSaid || where === null ? ages : [...ages, { text: line, where }]
  return found.length > 0 ? found : linesForAll(text, words)
}

const QUOTES = /["“„«‹]\s?([^"“”„«»‹›]{6,140}?)\s?["”“»›]/gu
const ADULTS = /(?<![\d\p{L}])(1[5-9]|2[01])\s?\+(?![\d\p{L}])/u

/**
 * What an instruction for every email names without a sentence: quoted texts, "18+", or a name with its number. "Put our
 * license # CFC1428 at the bottom of every email".
 */
function linesForAll(sentence: string, words: ReadingWords): DutyLine[] {
  const { everywhere, adults, ages } = dutyWords(words.language)
  const around = sentence.replaceAll(QUOTES, ' ')
  if (findPhrase(around, everywhere) === null) return []
  const quoted = [...sentence.matchAll(QUOTES)].flatMap(([, text = '']) => printedLine(text, words) ?? [])
  const ofAge = partsOf(around).find(({ text }) => findPhrase(`${text.replace(AGE, '#').trim()}$`, ages) !== null)
  const age = ADULTS.exec(around)?.[1] ?? ofAge?.text.match(AGE)?.[0]
  // "Prohibited for under 18s" is for readers, and another "never" is for the writer.
  if (age === undefined && findPhrase(around, words.refusals) !== null) return []
  const limit = age === undefined ? [] : [adults.replace('#', age)]
  const all = [...quoted, ...limit]
  const texts = all.length > 0 ? all : [numberIn(sentence, words)].filter((text) => text !== null)
  return texts.map((text) => ({ text, where: 'always' }))
}

/** "License # CFC1428", without what says where it belongs. */
function numberIn(sentence: string, words: ReadingWords): string | null {
  const { everywhere, instructions, saying, placing, numbered } = dutyWords(words.language)
  const placed = everywhere
    .toSorted((left, right) => right.length - left.length)
    .reduce((text, phrase) => withoutPhrase(text, phrase), sentence)
  const around = new Set([...instructions, ...words.articles, ...words.sellers, ...saying, ...placing])
  const isAround = (word: string) => around.has(wordsIn(word).join(' '))
  const tokens = placed.split(/\s+/u).filter((token) => /[\p{L}\p{N}#]/u.test(token))
  const first = tokens.findIndex((token) => !isAround(token))
  const last = tokens.findLastIndex((token) => !isAround(token))
  const name = tokens
    .slice(Math.max(0, first), last + 1)
    .join(' ')
    .replace(/^[\s:,–—-]{1,8}|[\s:,.–—-]{1,8}$/gu, '')
  const isNamed = numbered.some((part) => name.toLowerCase().includes(part))
  if (!isNamed || wordsIn(name).length > MOST_NAME_WORDS || !/\d{3}/u.test(name) || hasVerb(name, words)) return null
  return `${capitalized(name)}.`
}

/** Without a phrase that ends at the end of a word. */
function withoutPhrase(text: string, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase)
  const isWhole = at >= 0 && !/\p{L}/u.test(`${text.charAt(at - 1)}${text.charAt(at + phrase.length)}`)
  return isWhole ? `${text.slice(0, at)}${text.slice(at + phrase.length)}` : text
}

const SUBJECT: DutyLine['where'] = 'about its subject'

/** "When an email speaks of the loan, add: “A loan has to be paid back.”" */
const quotesForSubject = (rule: Rule, { language }: ReadingWords): boolean =>
  rule.check === null &&
  subjectOfDuty(rule, language) !== null &&
  [...rule.sentence.matchAll(QUOTES)].length > 0 &&
  findPhrase(rule.sentence.replaceAll(QUOTES, ' '), dutyWords(language).saying) !== null

/** "If you smell gas, call 0800 111 999, put that in anything about safety" */
function placedLine(sentence: string, words: ReadingWords): string | null {
  const { putting, abouts } = dutyWords(words.language)
  const { courtesy } = dateWords(words.language)
  const parts = partsOf(sentence)
  const at = parts.findIndex(({ text }, index) => {
    const polite = startsWithAny(text, courtesy) ?? ''
    const said = text.slice(polite.length).trim()
    return index > 0 && startsWithAny(said, putting) !== null && findPhrase(said, abouts) !== null
  })
  if (at < 1) return null
  const before = sentence.slice(0, parts[at - 1]!.end).trim()
  const line = printedLine(mended(before, words.language), words)
  return line === null || wordsIn(line).length <= MOST_OF_A_NAME ? null : line
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
  const start = capitalized(name)
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
