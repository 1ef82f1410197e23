import type { Language } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS } from '#shared/day-names.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { isAbbreviation } from './abbreviations.ts'

const END = /(?<sign>[.!?…])["”“»’)]{0,2}\s+(?=[\p{Lu}¿¡"“„«])|\n+/gu
const LONGEST_WORD = 20
const MOST_SENTENCES = 200
const LATEST_DAY = 31

/**
 * The sentences of a running text. The period of "approx. 40", "Gr. M", "31. Januar" or inside brackets ends none.
 */
export function wholeSentences(text: string, language: Language): string[] {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(END)) {
    const { index, groups } = match
    const next = index + match[0].length
    const isInside = groups!['sign'] === '.' && isPartOfWord(text, index, language)
    if (isInside || isOpen(text.slice(from, next), text.slice(next, next + LONGEST_BRACKET))) continue
    if (sentences.length >= MOST_SENTENCES) break
    sentences.push(text.slice(from, next).trim())
    from = next
  }
  return [...sentences, text.slice(from).trim()].filter((sentence) => sentence !== '')
}

function isPartOfWord(text: string, at: number, language: Language): boolean {
  const word = /[\p{L}\p{N}]{1,20}$/u.exec(text.slice(Math.max(0, at - LONGEST_WORD), at))?.[0] ?? ''
  const behind = text.slice(at + 1, at + LONGEST_WORD)
  if (isAbbreviation(word, behind) || /^\p{L}$/u.test(word)) return true
  if (!/^\d{1,2}$/u.test(word) || Number(word) > LATEST_DAY) return false
  const [, month = ''] = /^\s(\p{L}{3,12})/u.exec(behind) ?? []
  return languageBasics(language).capitalizesNouns || MONTH_NUMBERS.has(month.toLowerCase())
}

/** Whether a bracket is open at the end of a text and closed in the next. */
function isOpen(text: string, next: string): boolean {
  const opened = text.lastIndexOf('(')
  if (opened < 0 || text.indexOf(')', opened) >= 0) return false
  const closed = next.indexOf(')')
  const another = next.indexOf('(')
  return closed >= 0 && (another < 0 || closed < another)
}

const LONGEST_BRACKET = 300
