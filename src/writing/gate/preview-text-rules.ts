import type { OutlineRequest } from '../requests/outline-request.ts'
import type { OutlineContent } from '../requests/outline-content.ts'
import type { QualityFinding } from './quality-report.ts'
import { capitalShare, emojiCount } from './text-rules.ts'
import { fingerprinter, tokenJaccard } from '../engine/text-similarity.ts'

const SHORTEST = 25
const LONGEST = 110

export function previewTextFindings(
  { previewText, subjectLines }: Pick<OutlineContent, 'previewText' | 'subjectLines'>,
  { brand }: OutlineRequest,
): QualityFinding[] {
  if (previewText.trim() === '') return []
  const length = [...previewText.trim()].length
  const print = fingerprinter(brand.language, '')
  const own = print(previewText)
  const repeats = subjectLines.findIndex((line) => {
    const other = print(line)
    return other.line === own.line || tokenJaccard(other, own) >= 0.6
  })
  const problems: Array<[boolean, string]> = [
    [length < SHORTEST || length > LONGEST, `Aim for 40 to ${LONGEST} characters. This has ${length}.`],
    [capitalShare(previewText) >= 0.5, 'Half of the letters are capitals.'],
    [emojiCount(previewText) > 1, 'More than one emoji.'],
    [/\n/u.test(previewText), 'The preview text has a line break.'],
    [repeats >= 0, `The preview text repeats subject line ${repeats + 1}.`],
  ]
  return problems
    .filter(([wrong]) => wrong)
    .map(([, message]) => ({ check: 'previewText', path: 'previewText', message }))
}
