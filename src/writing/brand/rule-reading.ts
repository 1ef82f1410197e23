import type { Country } from '#shared/brand-brief.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import type { OccasionName } from './find-occasions.ts'

export interface RuleReading {
  words: ReadingWords
  country: Country
  occasions: readonly OccasionName[]
}
