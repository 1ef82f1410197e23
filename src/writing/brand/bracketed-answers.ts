import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { hasVerb, withoutJoiner } from './clause-words.ts'
import { piecesOf } from './list-pieces.ts'
import { type AskedDoubt, askedDoubt, bracketReply } from './read-answers.ts'
import { readPhrases } from './read-phrases.ts'

export interface ListedDoubt extends AskedDoubt {
  quote: string
}

const LONGEST = 6000
const MOST_BRACKETS = 60
const BRACKET = /\(([^()]{1,400})\)/gu
/** A dash, a bullet or a number in front of an entry. */
export const LIST_MARK = /^\s{0,8}(?:[–—*•·✓✔-]\s{1,3}|\d{1,2}[.)]\s{1,3})/u
/** What may follow a bracket that ends an entry. */
const BEHIND = /^[.!?…]?["”»]?(?:\s{0,2}[,;.]\s{0,3}|\s{1,3}(?=["“„«¿\p{Lu}])|\s{0,3}$)/u
const REPLY_SIGNS = /[→⇒➜=]|->|:\s|\s[–—-]\s/u
const MEASURE = /\d[\d.,]{0,8}\s?\p{L}{1,12}\.?$/u
const SENTENCE_END = /[\p{L})]{2}[.!]\s/u
const FEWEST = 2

/**
 * The doubts of a list that answers in brackets: "Is it real? (yes, from Italy), too dear (lasts ten years); delivery (2–3
 * days)". Null where the brackets don't end the entries, or the text answers in another way as well.
 */
export function bracketedAnswers(text: string, words: ReadingWords): ListedDoubt[] | null {
  const said = text.trim()
  if (said.length > LONGEST || !said.includes('(')) return null
  const parts = said.split(/\n+|;(?=\s)/u, MOST_BRACKETS).map((part) => part.replace(LIST_MARK, '').trim())
  const isMarked = parts.length > 1
  const entries: Entry[] = []
  for (const part of parts) {
    const found = entriesOf(part, isMarked, words)
    if (found === null) return null
    entries.push(...found)
  }
  const bracketed = entries.filter(({ inside }) => inside !== null)
  if (bracketed.length === 0 || entries.length < FEWEST) return null
  // A paragraph of whole sentences may have a bracket as well.
  if (bracketed.length * 2 < entries.length && SENTENCE_END.test(said)) return null
  // "Shipping (slow abroad)" explains, unless others in the list are answered so.
  const isAnswered = bracketed.some(
    ({ text: asked, inside }) => !inside!.endsWith('?') && (asked.endsWith('?') || tells(inside!, words)),
  )
  return entries.map(({ text: asked, inside }) => {
    const quote = inside === null ? asked : `${asked} (${inside})`
    const { question } = askedDoubt(asked, words)
    if (inside === null) return { question, answer: null, quote }
    // "Trust (are you real?)" asks twice.
    if (inside.endsWith('?') || !isAnswered) return { question: quote, answer: null, quote }
    return { question, answer: bracketReply(inside, words), quote }
  })
}

interface Entry {
  text: string
  inside: string | null
}

function entriesOf(part: string, isMarked: boolean, words: ReadingWords): Entry[] | null {
  const entries: Entry[] = []
  let from = 0
  for (const match of part.matchAll(BRACKET)) {
    const end = match.index + match[0].length
    const before = part.slice(from, match.index).trim()
    // "32 oz (946 ml)" is one measure.
    if (before === '' || (MEASURE.test(before) && MEASURE.test(match[1]!))) continue
    const next = part.slice(end)
    const behind = BEHIND.exec(next)?.[0] ?? joinerBehind(next, words)
    if (behind === null) continue
    const asked = phrasesIn(before, isMarked, words)
    if (asked === null) return null
    entries.push(...asked.map((text, at) => ({ text, inside: at === asked.length - 1 ? match[1]!.trim() : null })))
    from = end + behind.length
  }
  const rest = phrasesIn(part.slice(from), isMarked, words)
  return rest === null ? null : [...entries, ...rest.map((text) => ({ text, inside: null }))]
}

/** "Is it real? (yes) and how long does it take?" */
function joinerBehind(text: string, words: ReadingWords): string | null {
  const joiner = /^\s/u.test(text) ? startsWithAny(text.trimStart(), words.joiners) : null
  return joiner === null ? null : text.slice(0, text.indexOf(joiner) + joiner.length)
}

/** The phrases of a text without answers. Null where something in it may be one. */
function phrasesIn(text: string, isMarked: boolean, words: ReadingWords): string[] | null {
  if (!/\p{L}/u.test(text)) return []
  if (REPLY_SIGNS.test(text)) return null
  const plain = withoutJoiner(text.trim(), words)
  const { pieces } = piecesOf(plain)
  const isReplied = pieces.some((piece, at) => {
    const before = pieces[at - 1]
    const [first = ''] = wordsIn(piece)
    return before !== undefined && (words.sellers.includes(first) || (before.endsWith('?') && !mayAsk(piece, words)))
  })
  if (isReplied) return null
  return isMarked ? pieces : readPhrases(plain, words)
}

/** Behind a question, a phrase that doesn't reply to it. */
const mayAsk = (piece: string, words: ReadingWords): boolean =>
  piece.includes('?') || startsWithAny(piece, words.questionStarts) !== null

const SHORT = 2

/** Whether a bracket says something itself: "free over $45", "we mend it". */
const tells = (inside: string, words: ReadingWords): boolean =>
  /\d/u.test(inside) ||
  hasVerb(inside, words) ||
  wordsIn(inside).length > SHORT ||
  findPhrase(inside, ownFactWords(words.language).replies) !== null
