import type { Language } from '#shared/brand-brief.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { audienceWords } from '../languages/audience-words.ts'
import { readingWords } from '../languages/reading-words.ts'

const MOST_WORDS = 3
const LABELED = /^([^:.?!()]{3,40}?)\s?:\s(?=\S)/u

export interface LabeledText {
  /** The group in the owner's words: "shops". */
  group: string
  text: string
}

/** "Shops: do you protect my zip code?" is for shops. Null where nothing before a colon names a group of readers. */
export function labeledFor(text: string, language: Language): LabeledText | null {
  const [label = '', group = ''] = LABELED.exec(text) ?? []
  if (!isLabel(group, language)) return null
  return { group: withoutSmall(group, language), text: capitalized(text.slice(label.length)) }
}

/** "Wholesale holiday cutoff is November 10" is for shops that buy wholesale. Null where a text isn't about selling to the trade. */
export function tradeIn(text: string, language: Language): string | null {
  const { trade } = audienceWords(language)
  return trade.find(([phrase]) => findPhrase(text, [phrase]) !== null)?.[1] ?? null
}

/** Whether a text is for a part of the readers alone. */
export const isForSome = (text: string, language: Language): boolean =>
  labeledFor(text, language) !== null || tradeIn(text, language) !== null

/** Whether a few words name a group of readers: "Shops", "For property managers", „Für Kitas“. */
export function isLabel(text: string, language: Language): boolean {
  const { firms, people } = audienceWords(language)
  const group = withoutSmall(text, language)
  const count = wordsIn(group).length
  return count > 0 && count <= MOST_WORDS && !/\d/u.test(group) && findPhrase(group, [...firms, ...people]) !== null
}

function withoutSmall(text: string, language: Language): string {
  const said = text.trim()
  const opening = startsWithAny(said, audienceWords(language).forWhom)
  const rest = opening === null ? said : said.slice(opening.length).trim()
  const article = startsWithAny(rest, readingWords(language).articles)
  return article === null ? rest : rest.slice(article.length).trim()
}
