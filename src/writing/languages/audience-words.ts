import { languageData } from './language-folders.ts'

/** The words by which we tell which readers a statement of a brand is for. */
export interface AudienceWords {
  /** Before a group: "for", "for our". */
  forWhom: readonly string[]
  /** Firms and houses that buy: "shops", "landlords". */
  firms: readonly string[]
  /** People who are a part of the readers: "members", "tenants". */
  people: readonly string[]
  /** Words for selling to the trade, each with its readers: "wholesale". */
  trade: readonly (readonly [string, string])[]
}

export const audienceWords = languageData(
  'languages/<language>/audiences.json',
  (words: AudienceWords): AudienceWords => words,
)
