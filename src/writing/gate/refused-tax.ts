import type { BrandBrief } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { dutyLines } from '../brand/duty-lines.ts'
import { partsOf } from '../brand/statement-texts.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { dutyWords } from '../languages/duty-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { statedTexts } from './stated-texts.ts'

/**
 * Finds what a text says about tax advantages, if a rule of the brand forbids it: "don't advertise tax benefits". What
 * the brand says itself is fine: "gifts aren't tax-deductible".
 */
export function taxFinder({
  facts,
  language,
}: Pick<BrandBrief, 'facts' | 'language'>): (text: string) => string | null {
  const { taxRules, taxStems } = dutyWords(language)
  const { refusals } = readingWords(language)
  const forbids = (part: string) => findPhrase(part, taxRules) !== null && findPhrase(part, refusals) !== null
  const isForbidden = facts.rules.some(({ sentence }) => partsOf(sentence).some(({ text }) => forbids(text)))
  if (!isForbidden) return () => null
  const own = [
    ...statedTexts(facts),
    ...facts.rules.flatMap((rule) => dutyLines(rule, language).map(({ text }) => text)),
  ]
  const said = folded(own.join('\n'))
  return (text) =>
    text
      .split('\n')
      .filter((line) => !said.includes(folded(line.trim().replace(/\.$/u, ''))))
      .map((line) => findStem(line, taxStems))
      .find((stem) => stem !== null) ?? null
}
