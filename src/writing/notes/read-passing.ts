import type { FactValue } from '#shared/brand-sheet.ts'
import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { unaccented } from '../brand/find-occasions.ts'
import { readRules } from '../brand/read-rules.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { passingWords } from '../languages/passing-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { Reader } from './notes-reader.ts'
import { MOST_EMAILS } from './reading-limits.ts'
import { type Token, textOf } from './tokens.ts'

type Check = NonNullable<FactValue<'rule'>['check']>

/** Checks that say what notes say in passing, whatever else the clause could mean. */
const SURE: ReadonlySet<Check['type']> = new Set([
  'closed-around',
  'closed-week',
  'discount-cap',
  'no-prices',
  'trade-only',
  'at-most',
])

/** "Not in Holy Week", "closed Mondays", "no discount above 15%": rules as the sheet of a brand has them. */
export function readPassing(reader: Reader, tokens: readonly Token[], before: Reader['before']): Reader['before'] {
  const text = textOf(tokens)
  // "Two emails a month, no more"
  if (before === 'other' && passingWords(reader.words.language).enough.includes(unaccented(text))) return 'other'
  const isClosing = findPhrase(text, readingWords(reader.words.language).closures) !== null
  const checks = checksIn(text, reader)
  const isSure =
    checks.some((check) => SURE.has(check.type) || isEnding(check)) ||
    (isClosing && checks.length > 0 && checks.every(({ type }) => type === 'no-send'))
  return isSure ? keep(reader, text, checks) : null
}

/** Clauses that nothing else matched may still be a rule of the sheet: "no shipping December 24 to January 2". */
export function readFurtherRule(reader: Reader, tokens: readonly Token[]): Reader['before'] {
  const text = textOf(tokens)
  const checks = checksIn(text, reader).filter(
    ({ type }) => type === 'closed' || type === 'closed-on' || type === 'window',
  )
  return keep(reader, text, checks)
}

/** "Saturdays end with November" */
const isEnding = (check: Check): boolean => check.type === 'window' && WEEKDAY_NUMBERS.has(unaccented(check.about))

function checksIn(text: string, { words, context }: Reader): Check[] {
  const place = { language: words.language, country: context.country }
  return readRules(text, place, context.occasions).flatMap(({ check }) => check ?? [])
}

function keep({ pieces }: Reader, sentence: string, checks: readonly Check[]): Reader['before'] {
  for (const check of checks) {
    if (check.type === 'at-most') {
      pieces.limits.push({ type: 'emails', count: Math.min(MOST_EMAILS, check.emails), isMost: true })
    } else if (check.type === 'no-send') pieces.limits.push({ type: 'weekdays', closed: check.weekdays })
    else if (check.type === 'no-prices') pieces.exclusions.push({ type: 'prices' })
    else pieces.exclusions.push({ type: 'rule', rule: { sentence, check } })
  }
  return checks.length === 0 ? null : 'other'
}
