import type { ReadingWords } from '../languages/reading-words.ts'
import { commasIn } from './list-pieces.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'

const MOST_SENTENCES = 60
const LONGEST_SENTENCE = 2000
const MOST_WORDS = 4

/** What a brand says it doesn't sell: "Non vendiamo pellet", "we don't sell cat food", "no cat stuff". */
export function notSoldIn(sentences: readonly string[], words: ReadingWords): string[] {
  const found = sentences.slice(0, MOST_SENTENCES).flatMap((sentence) =>
    clausesOf(sentence.slice(0, LONGEST_SENTENCE))
      .map((clause) => refusedGoods(clause, words))
      .filter((goods) => goods !== ''),
  )
  return [...new Set(found)]
}

function clausesOf(sentence: string): string[] {
  const ends = [...commasIn(sentence), sentence.length]
  return ends.map((end, index) => sentence.slice(index === 0 ? 0 : ends[index - 1]! + 1, end).trim())
}

function refusedGoods(clause: string, words: ReadingWords): string {
  const tokens = wordsIn(clause.slice(0, LONGEST_CLAUSE))
  const verb = tokens.findIndex((token) => words.sellingVerbs.includes(token))
  // "Nicht im Laden verkaufen wir …" refuses the place, not the goods.
  if (verb >= 0) {
    const isRefused = findPhrase(tokens.slice(Math.max(0, verb - 2), verb + 3).join(' '), words.refusals) !== null
    return isRefused ? goodsIn(tokens.slice(verb + 1), words) : ''
  }
  const opening = startsWithAny(clause, words.refusals)
  return opening === null ? '' : goodsIn(wordsIn(clause.slice(opening.length, LONGEST_CLAUSE)), words)
}

const LONGEST_CLAUSE = 200

/** The words after a refusal, up to the next subject. Empty for a place: "no vendemos por internet". */
function goodsIn(tokens: readonly string[], words: ReadingWords): string {
  const { refusals, articles, genitives, sellers, fillers, sellingAdverbs, looseWords } = words
  const isSkipped = (token: string) =>
    [refusals, articles, genitives, sellers, fillers, sellingAdverbs].some((list) => list.includes(token)) ||
    SMALL.has(token)
  const start = tokens.findIndex((token) => !isSkipped(token))
  if (start < 0 || words.nameBreaks.includes(tokens[start]!) || WAYS.has(tokens[start]!)) return ''
  const rest = tokens.slice(start)
  const ends = [words.verbs, words.pronouns, words.fillers, words.joiners, words.subordinators, words.nameBreaks]
  // "Cat stuff" is about cats.
  const end = rest.findIndex((token) => looseWords.includes(token) || ends.some((list) => list.includes(token)))
  // "No lessons online" refuses nothing but those online.
  const isOf = end > 0 && end < rest.length - 1 && words.nameBreaks.includes(rest[end]!)
  const goods = end < 0 ? rest : rest.slice(0, isOf ? end + 2 : end)
  return goods.length > MOST_WORDS ? '' : goods.map((token) => token.replace(/^[dl]'/u, '')).join(' ')
}

/** Words for a way to sell: "no vendemos por internet". */
const WAYS: ReadonlySet<string> = new Set(['por', 'online', 'internet', 'web'])

/** Parts of a refusal that are separate from it: "ne … pas", "don't". */
const SMALL: ReadonlySet<string> = new Set(['pas', 'ne', 'not', 'don', 't', 'de', "d'", 'any', 'keinerlei'])
