import type { Language } from '#shared/brand-brief.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { objectionWords } from '../languages/objection-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { isEverydayWord } from '../packs/everyday-words.ts'

const MOST_WORDS = 8

/** Whether a doubt names a thing and isn't a sentence that someone says: "Shipping costs for heavy bottles", "Lieferzeit". */
export function isTopic(doubt: string, language: Language): boolean {
  const said = doubt.trim()
  const count = wordsIn(said).length
  if (said.endsWith('?') || count === 0 || count > MOST_WORDS) return false
  const words = readingWords(language)
  const article = startsWithAny(said, ownFactWords(language).definite)
  const name = said.slice(article?.length ?? 0).trim()
  const opening = topicAt(name, language)
  if (opening === null) return article !== null && !hasVerb(name, words)
  const rest = name.slice(opening.length).trim()
  if (rest === '' || startsWithAny(rest, [...words.nameBreaks, ...words.joiners]) !== null) return true
  // "Shipping costs $15" and "price too high" are said.
  return (
    /^\p{L}/u.test(rest) && startsWithAny(rest, objectionWords(language).complaints) === null && !hasVerb(name, words)
  )
}

function topicAt(name: string, language: Language): string | null {
  const { topics } = objectionWords(language)
  const longest = topics.toSorted((left, right) => right.length - left.length)
  const [first = ''] = wordsIn(name)
  const { joinsNouns } = languageBasics(language)
  // "Versandkosten"
  const isJoined = joinsNouns && topics.some((topic) => first.endsWith(topic))
  return startsWithAny(name, longest) ?? (isJoined ? name.slice(0, first.length) : null)
}

/** "Free over $45" behind a colon is "free over $45". A noun or a name keeps its capital. */
export function behindColon(answer: string, language: Language): string {
  const [first = ''] = wordsIn(answer)
  const { nameBreaks, verbs, articles } = readingWords(language)
  const isSmall = languageBasics(language).capitalizesNouns
    ? [nameBreaks, verbs, articles, objectionWords(language).replying].some((list) => list.includes(first))
    : isEverydayWord(first, { language, isAlone: false })
  return isSmall && /^\p{Lu}(?!\p{Lu})/u.test(answer) ? answer.charAt(0).toLowerCase() + answer.slice(1) : answer
}
