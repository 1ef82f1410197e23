import type { Language } from '#shared/brand-brief.ts'
import { namedDays } from '../brand/find-days.ts'
import { namedMonths } from '../brand/read-season.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'

const FIGURE =
  /(?<![\p{L}\d.,/-])(?:[$£€]\s?)?\d{1,3}(?:[.,\u00A0 ]?\d{3}){0,2}(?:[.,]\d{1,2})?(?:\s?[€%](?!\p{L})|\s\p{L}{2,20})?(?![\p{L}\d/-])/gu
const LONGEST_TEXT = 600
const LONGEST_BEFORE = 20
const LONGEST_BEHIND = 30

/**
 * The number that an answer is about, with its unit and its "about": "about 60 cents a day". Null where it has several of which none
 * is meant, and where it refuses something.
 */
export function figureIn(text: string, language: Language): string | null {
  const said = text.slice(0, LONGEST_TEXT)
  if (findPhrase(said, readingWords(language).refusals) !== null) return null
  if (namedDays(said, language).length > 0 || namedMonths(said, language).length > 0) return null
  const found = [...said.matchAll(FIGURE)].flatMap(({ 0: figure, index }) => figureAt(figure, index, said, language))
  const candidates = [found, found.filter(({ isAbout }) => isAbout), found.filter(({ isPer }) => isPer)]
  return candidates.find((each) => each.length === 1)?.[0]?.text ?? null
}

interface Figure {
  text: string
  isAbout: boolean
  isPer: boolean
}

function figureAt(figure: string, at: number, said: string, language: Language): Figure[] {
  const { about, per } = ownFactWords(language).ofAnswers
  const [unit = ''] = /\p{L}{2,20}$/u.exec(figure) ?? []
  const isSum = /[$£€%]/u.test(figure)
  // "In 2022" is a year, and "2 or 3" counts nothing yet.
  if (!isSum && (unit === '' || tellingStems(unit, language).size === 0)) return []
  const plain = isSum && unit !== '' ? figure.slice(0, -unit.length).trim() : figure
  const before = said
    .slice(Math.max(0, at - LONGEST_BEFORE), at)
    .trimEnd()
    .toLowerCase()
  const lead = about.find((word) => before === word || before.endsWith(` ${word}`)) ?? null
  const behind = said.slice(at + plain.length, at + plain.length + LONGEST_BEHIND)
  const each = plain.endsWith('%') ? null : startsWithAny(behind, per)
  const [, noun = ''] = each === null ? [] : (/^\s(\p{L}{2,20})(?!\p{L})/u.exec(behind.slice(each.length)) ?? [])
  const rate = noun === '' || wordsIn(noun).length === 0 ? '' : `${each} ${noun}`
  return [{ text: `${lead === null ? '' : `${lead} `}${plain}${rate}`, isAbout: lead !== null, isPer: rate !== '' }]
}
