import type { BrandBrief } from '#shared/brand-brief.ts'
import { exceptionIn } from '../brand/read-exceptions.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { readingWords } from '../languages/reading-words.ts'

/** Tells which texts about prices a ban leaves open: "No discounts besides Black Friday" allows what names Black Friday. */
export function exceptedText({ facts, language }: Pick<BrandBrief, 'facts' | 'language'>): (text: string) => boolean {
  const words = readingWords(language)
  const open = facts.rules.flatMap(({ sentence, check }) => {
    const excepted = check?.type === 'no-claim' && check.domain === 'price' ? exceptionIn(sentence, words) : null
    return excepted === null ? [] : [tellingStems(excepted.exception, language)]
  })
  if (open.length === 0) return () => false
  return (text) => {
    const stems = tellingStems(text, language)
    return open.some((each) => sharedStems(each, stems) > 0)
  }
}
