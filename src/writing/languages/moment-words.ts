import { languageData } from './language-folders.ts'

/** The words by which we tell moments of customers from what an owner remarks on them. */
export interface MomentWords {
  /** Behind a comma, these begin a remark on the moment before it: "that's when half of them come". */
  remarks: readonly string[]
  /** What only someone who has bought before can say: "the tin is empty". */
  ending: readonly string[]
}

export const momentWords = languageData('languages/<language>/moments.json', (words: MomentWords): MomentWords => words)
