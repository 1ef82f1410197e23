import type { Language } from '#shared/brand-brief.ts'
import { type Reading, UNREADABLE, isNothing, valueIn } from './unreadable.ts'

export type DecimalSign = '.' | ','

export interface NumberRules {
  kind: 'money' | 'count' | 'rate'
  /** The decimal sign of the column for values such as `1.234`. Without it, the language decides. */
  decimal?: DecimalSign | undefined
  language?: Language | undefined
}

const FACTORS: Record<string, number> = {
  k: 1e3,
  tsd: 1e3,
  mil: 1e3,
  m: 1e6,
  mio: 1e6,
  mln: 1e6,
  mrd: 1e9,
  bn: 1e9,
}
const SUFFIX = /^(.*\d)\s*(k|tsd|mil|m|mio|mln|mrd|bn)\.?$/i
// Currency signs with their letters (CA$), three-letter codes, and short names of a few countries.
const CURRENCY = /(?:[A-Z]{0,3}\p{Sc}|\b[A-Z]{3}\b|\bFr\.|\bkr\b\.?|zł)/gu
/** Most cells hold only digits, which mean the same under all rules. */
const DIGITS = /^\d{1,15}$/
const BARE = /^[\d.,]+$/
const SPACES_AND_APOSTROPHES = /[\s\u00A0\u2007\u2009\u202F'’`]/g

export function readNumber(input: string, rules: NumberRules): Reading<number> {
  if (DIGITS.test(input)) return Number(input)
  const line = valueIn(input)
  if (line === null) return UNREADABLE
  if (BARE.test(line)) return bareNumber(line, '', rules)
  if (isNothing(line)) return null
  let text = line.replace(/^'/, '').replace(CURRENCY, '').trim()
  if (isNothing(text)) return UNREADABLE
  let sign = 1
  const wrapped = /^\((.*)\)$/.exec(text)?.[1]
  if (wrapped !== undefined) [text, sign] = [wrapped.trim(), -1]
  const before = /^[-−](.*)$/.exec(text)?.[1]
  const after = /^(.*\d)\s*[-−]$/.exec(text)?.[1]
  if (before !== undefined || after !== undefined) [text, sign] = [(before ?? after)!.trim(), -sign]
  text = text.replace(/^\+/, '')
  let factor = 1
  const suffixed = rules.kind === 'rate' ? null : SUFFIX.exec(text)
  if (suffixed !== null) [text, factor] = [suffixed[1]!.trim(), FACTORS[suffixed[2]!.toLowerCase()]!]
  text = text.replace(SPACES_AND_APOSTROPHES, '')
  const plain = text.replace(/e[+-]?\d+$/i, '')
  const number = bareNumber(plain, text.slice(plain.length), rules)
  if (number === UNREADABLE) return UNREADABLE
  return sign * (factor === 1 ? number : Number((number * factor).toPrecision(12))) + 0
}

function bareNumber(text: string, exponent: string, rules: NumberRules): number | typeof UNREADABLE {
  if (!/^(?:\d[\d.,]*|[.,]\d+)$/.test(text)) return UNREADABLE
  const number = Number(normalised(text, rules) + exponent)
  return Number.isFinite(number) ? number : UNREADABLE
}

function normalised(text: string, rules: NumberRules): string {
  const decimal = decimalOf(text, rules)
  const thousands = decimal === ',' ? '.' : ','
  const ungrouped = text.replaceAll(thousands, '')
  return decimal === '.' ? ungrouped : ungrouped.replace(decimal, '.')
}

function decimalOf(text: string, { kind, decimal, language }: NumberRules): DecimalSign {
  const sure = surelyDecimal(text, kind)
  if (sure !== null) return sure
  // One sign followed by exactly three digits is ambiguous.
  const found = text.includes(',') ? ',' : '.'
  if (kind === 'rate') return found
  if (kind === 'count') return found === ',' ? '.' : ','
  if (decimal !== undefined) return decimal
  return language === undefined || language === 'en' ? '.' : ','
}

function surelyDecimal(text: string, kind: NumberRules['kind']): DecimalSign | null {
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (dot === -1 && comma === -1) return '.'
  if (dot !== -1 && comma !== -1) return dot > comma ? '.' : ','
  const found = comma === -1 ? '.' : ','
  const at = Math.max(dot, comma)
  if (text.indexOf(found) !== at) return found === '.' ? ',' : '.'
  const isGroup = text.length - at - 1 === 3 && at > 0 && !(at === 1 && text.startsWith('0'))
  return isGroup && !(kind === 'money' && at > 3) ? null : found
}

export interface DecimalChoice {
  decimal: DecimalSign
  /** Neither the column nor the file shows whether `1.234` is one or one thousand. */
  ambiguous: boolean
}

export function columnDecimal(values: readonly string[], delimiter: string, language: Language): DecimalChoice {
  let open = false
  for (const value of values) {
    const digits = valueIn(value)?.replace(/[^\d.,]/g, '') ?? ''
    if (!/[.,]/.test(digits)) continue
    const sure = surelyDecimal(digits, 'money')
    if (sure !== null) return { decimal: sure, ambiguous: false }
    open = true
  }
  if (delimiter === ';') return { decimal: ',', ambiguous: false }
  return { decimal: language === 'en' ? '.' : ',', ambiguous: open }
}

export function readCount(input: string): Reading<number> {
  if (DIGITS.test(input)) return Number(input)
  const line = valueIn(input)
  if (line === null) return UNREADABLE
  const number = readNumber(line.replace(/(\d)\s*\([^)]*%\s*\)\s*$/, '$1'), { kind: 'count' })
  if (number === null || number === UNREADABLE) return number
  return Number.isSafeInteger(number) ? number : UNREADABLE
}

export function readRate(input: string, scale = 1): Reading<number> {
  const text = valueIn(input)
  if (text === null) return UNREADABLE
  if (isNothing(text)) return null
  const isPercent = text.endsWith('%')
  const number = readNumber(isPercent ? text.slice(0, -1) : text, { kind: 'rate' })
  if (number === null || number === UNREADABLE) return number
  return Number((isPercent ? number / 100 : number * scale).toPrecision(12))
}

export function rateScale(values: readonly string[]): 1 | 0.01 {
  const isPoints = values.some((value) => {
    if (value.includes('%')) return false
    const number = readNumber(value, { kind: 'rate' })
    return typeof number === 'number' && number > 1
  })
  return isPoints ? 0.01 : 1
}
