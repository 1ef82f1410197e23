import type { OutlineRequest } from '../requests/outline-request.ts'
import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import type { QualityFinding } from './quality-report.ts'
import { signWords } from './sign-words.ts'
import { capitalShare, emojiCount, punctuationCount } from './text-rules.ts'
import { areAlike } from '../engine/shared-parts.ts'
import { fingerprinter } from '../engine/text-similarity.ts'

const FEWEST = 3
const MOST = 5
export const LONGEST_SUBJECT = 60
const MOST_WORDS = 9
const MOST_SIGNS = 4

export function subjectLineFindings(
  lines: readonly string[],
  { brand, idea, usedSubjects = [] }: OutlineRequest,
): QualityFinding[] {
  const found = lines.flatMap((line, index) =>
    lineProblems(line).map((message) => ({ check: 'subjectLines', path: `subjectLines[${index}]`, message })),
  )
  const whole = (message: string) => found.push({ check: 'subjectLines', path: 'subjectLines', message })
  if (lines.length < FEWEST || lines.length > MOST) {
    whole(`${lines.length} subject lines; ${FEWEST} to ${MOST} are needed.`)
  }
  const print = fingerprinter(brand.language, '')
  for (const [index, own] of lines.entries()) {
    const twin = lines.slice(0, index).findIndex((other) => areAlike(other, own, print))
    if (twin >= 0) {
      found.push({
        check: 'subjectLines',
        path: `subjectLines[${index}]`,
        message: `Nearly the same as line ${twin + 1}.`,
      })
    }
  }
  const used = new Set(usedSubjects.map(folded))
  for (const [index, line] of lines.entries()) {
    if (!used.has(folded(line))) continue
    found.push({
      check: 'subjectLines',
      path: `subjectLines[${index}]`,
      message: 'Another email of the brand has this line.',
    })
  }
  // The lines of a ready-made idea differ in ways that only its editor sees.
  const isWrittenWhole = idea.meta?.angle !== undefined
  const doors = new Set(lines.map((line) => subjectAngle(line, brand.language)))
  if (!isWrittenWhole && doors.size < 2) whole('All lines use the same angle.')
  return found
}

function lineProblems(line: string): string[] {
  const words = line.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const problems: Array<[boolean, string]> = [
    [line.trim() === '', 'The line is empty.'],
    [[...line].length > LONGEST_SUBJECT, `${[...line].length} characters; ${LONGEST_SUBJECT} are allowed.`],
    [words > MOST_WORDS, `${words} words; ${MOST_WORDS} are allowed.`],
    [capitalShare(line) >= 0.5, 'Half of the letters are capitals.'],
    [punctuationCount(line) > MOST_SIGNS, `More than ${MOST_SIGNS} punctuation marks.`],
    [emojiCount(line) > 1, 'More than one emoji.'],
    [/\n/u.test(line), 'The line has a line break.'],
  ]
  return problems.filter(([wrong]) => wrong).map(([, message]) => message)
}

type SubjectAngle = 'question' | 'number' | 'news' | 'quote' | 'statement'

export function subjectAngle(line: string, language: Language): SubjectAngle {
  const { smallNumbers, news } = signWords(language)
  const flat = folded(line)
  const words = new Set(flat.match(/[\p{L}\p{N}']+/gu) ?? [])
  if (flat.includes('?')) return 'question'
  if (/\d/u.test(flat) || smallNumbers.some((word) => words.has(word))) return 'number'
  if (news.some((word) => words.has(word))) return 'news'
  return /[“„«"]/u.test(line) ? 'quote' : 'statement'
}
