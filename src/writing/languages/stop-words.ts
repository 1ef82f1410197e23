import { folded } from '#shared/folded.ts'
import { languageData } from './language-folders.ts'

/** Function words and the commonest verbs of shop emails, folded. Accents are written as usual in the lists. */
export const stopWords = languageData(
  'languages/<language>/stop-words.json',
  (words: readonly string[]): ReadonlySet<string> => new Set(words.map(folded)),
)
