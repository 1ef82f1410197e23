import { themeText } from '#shared/campaign-themes.ts'
import { type CountedAs, NO_THEME } from '../campaign-contract.ts'

export const countedText = (countedAs: NonNullable<CountedAs>): string =>
  countedAs === NO_THEME ? 'No theme' : themeText(countedAs)
