import type { Language } from '#shared/brand-brief.ts'
import { optionalLanguageData } from '../languages/language-folders.ts'
import type { ClaimId } from './claim-rules.ts'
import { ExpressionIndex } from './find-expressions.ts'
import type { Token } from './read-tokens.ts'
import { WordClasses } from './word-classes.ts'

interface DateWords {
  number: string[]
  month: string[]
  weekday: string[]
  /** "8", "10.30": a time of day without "o'clock". */
  hour: string[]
  /** Expressions for dates, times of day, ages, and how often or how long: "every two days". */
  dates: string[]
}

type Dates = (tokens: readonly Token[]) => boolean[] | null

/** In these claims, no word of a date means anything: "on June 14 at 3 pm, for older dogs" counts no dogs. */
export const DATELESS_RULES: ReadonlySet<string> = new Set([
  'award',
  'comparison',
  'customer-count',
  'endorsement',
  'guarantee',
  'health',
  'legal',
] satisfies ClaimId[])

const datesOf = optionalLanguageData('gate/words/<language>/dates.json', ({ dates, ...lists }: DateWords): Dates => {
  const index = new ExpressionIndex(new WordClasses({ ...lists, negation: [], negationBehind: [], negationUndone: [] }))
  for (const source of dates) index.add(source, `!${source}`)
  return (tokens) => {
    const hits = index.find(tokens)
    if (hits.length === 0) return null
    const isDate = tokens.map(() => false)
    for (const { from, to } of hits) isDate.fill(true, from, to)
    return isDate
  }
})

/** Tells for each token whether it belongs to a date or a time, and null means that there is none. */
export const datesIn = (tokens: readonly Token[], language: Language): boolean[] | null =>
  datesOf(language)?.(tokens) ?? null
