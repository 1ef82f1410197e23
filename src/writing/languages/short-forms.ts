import type { Language } from '#shared/brand-brief.ts'
import { ownFactWords } from './own-fact-words.ts'

/** "w/ a lid, they dont leak" is "with a lid, they don't leak". */
export const spelledOut = (text: string, language: Language): string =>
  ownFactWords(language).shortForms.reduce(
    (said, [short = '', long = '']) => said.replaceAll(` ${short}`, ` ${long}`),
    text,
  )
