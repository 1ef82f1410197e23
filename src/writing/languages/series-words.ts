import { languageData } from './language-folders.ts'

interface StepWords {
  title: string
  description: string
}

/** By series and step. `{name}` is the product, offer or day, unchanged. */
export type SeriesWords = Record<string, Record<string, StepWords>>

export const seriesWords = languageData('languages/<language>/series.json', (data: SeriesWords) => data)
