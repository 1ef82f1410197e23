import type { Language } from '#shared/brand-brief.ts'
import { optionalLanguageData } from '../languages/language-folders.ts'
import { ExpressionIndex, sentencesOf } from './find-expressions.ts'
import type { Token } from './read-tokens.ts'
import { WordClasses } from './word-classes.ts'

interface DenialWords {
  /** "we can't promise": expressions for a brand that doesn't say something. */
  denials: string[]
  /** "that", which continues a denial after a comma. */
  that: string[]
  /** "but", "because": a denial doesn't reach further. */
  stops: string[]
  /** "and": a denial doesn't reach back over it. */
  and: string[]
  /** "just", "for nothing": it isn't a denial at all. */
  undone: string[]
}

type Denials = (tokens: readonly Token[]) => boolean[] | null

// A denial of a longer text would be a rambling sentence.
const MOST_WORDS = 30
const MOST_WORDS_OF_AN_ANSWER = 1

const denialsIn = optionalLanguageData(
  'gate/words/<language>/denials.json',
  ({ denials, that, stops, and, undone }: DenialWords): Denials => {
    const expressions = new ExpressionIndex(new WordClasses({ negation: [], negationBehind: [], negationUndone: [] }))
    for (const source of denials) expressions.add('denial', `!${source}`)
    const opens: ReadonlySet<string> = new Set(that)
    const ends: ReadonlySet<string> = new Set(stops)
    const joins: ReadonlySet<string> = new Set(and)
    const undoes: ReadonlySet<string> = new Set(undone)
    return (tokens) => {
      const hits = expressions.find(tokens)
      if (hits.length === 0) return null
      const isDenied = tokens.map(() => false)
      const sentences = sentencesOf(tokens)
      for (const { from, to } of hits) {
        const index = sentences.findIndex(([first, last]) => first <= from && from < last)
        const [start, end] = sentences[index]!
        // "We don't gamble, we promise that you'll pass."
        const isBroken = tokens.slice(from + 1, to).some(({ word, before }) => before === 'pause' || joins.has(word))
        // "Why don't we call it the best?" denies nothing.
        if (isBroken || tokens[end]?.isBehindQuestion === true) continue
        const clauseStart = (at: number): number => {
          let first = at
          while (first > start && tokens[first]!.before !== 'pause') first -= 1
          return first
        }
        const whole = clauseStart(from)
        // "That you'll pass the exam, we can't promise."
        const before = whole > start ? clauseStart(whole - 1) : whole
        const least = Math.max(start, from - MOST_WORDS, opens.has(tokens[before]!.word) ? before : whole)
        let first = from
        while (first > least && !joins.has(tokens[first - 1]!.word) && !ends.has(tokens[first - 1]!.word)) first -= 1
        let last = to
        while (last < Math.min(end, to + MOST_WORDS) && !ends.has(tokens[last]!.word)) {
          if (tokens[last]!.before === 'pause' && !opens.has(tokens[last]!.word)) break
          last += 1
        }
        if (tokens.slice(first, last).some(({ word }) => undoes.has(word))) continue
        isDenied.fill(true, first, last)
        // "Fluent in a month? We don't promise that."
        const isAnswer = tokens[start]!.isBehindQuestion && last - to <= MOST_WORDS_OF_AN_ANSWER
        if (isAnswer && index > 0) isDenied.fill(true, sentences[index - 1]![0], start)
      }
      return isDenied
    }
  },
)

/**
 * Tells for each token whether a brand denies it: "we don't call them green", "that you'll pass the exam, we can't
 * promise". The denial reaches over its clause, and null means that there is none.
 */
export const deniedIn = (tokens: readonly Token[], language: Language): boolean[] | null =>
  denialsIn(language)?.(tokens) ?? null
