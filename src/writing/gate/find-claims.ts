import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { type ClaimId, CLAIM_IDS } from './claim-rules.ts'
import { isEliding } from './eliding.ts'
import { findAmounts } from './find-amounts.ts'
import { ExpressionIndex, type Hit, sentencesOf } from './find-expressions.ts'
import { gateWords } from './gate-words.ts'
import { type Token, readTokens } from './read-tokens.ts'
import { WordClasses } from './word-classes.ts'

export interface Claim {
  rule: ClaimId
  /** The words that make it, as they stand in the text. */
  words: string
  /** The sentence it stands in; two, where a claim answers a question. */
  sentence: string
  /** The expression that found it, where one did. */
  source?: string
}

interface ClaimFinder {
  /** Whether a text speaks of an alcoholic drink. */
  isAboutAlcohol: (text: string) => boolean
  find: (text: string, isAboutAlcohol: boolean) => Claim[]
}

const finders = new Map<Language, ClaimFinder>()

/** Finds what texts of a language claim. The expressions of a language are read once. */
export function claimFinder(language: Language): ClaimFinder {
  const known = finders.get(language)
  if (known !== undefined) return known
  const fresh = makeFinder(language)
  finders.set(language, fresh)
  return fresh
}

const EXCEPT = 'except '
const UNLESS = 'unless '
const PREFIX = /^(?:except|unless) /

function makeFinder(language: Language): ClaimFinder {
  const { lists, groups } = gateWords(language)
  const classes = new WordClasses(lists)
  const index = new ExpressionIndex(classes)
  for (const { rules, except, unless } of groups) {
    for (const id of CLAIM_IDS) {
      for (const source of rules[id] ?? []) index.add(id, source)
      for (const source of except[id] ?? []) index.add(EXCEPT + id, `!${source}`)
      for (const source of unless[id] ?? []) index.add(UNLESS + id, source)
    }
  }
  const drink = classes.add('@drink')
  const read = (text: string) => readTokens(text, isEliding(language))
  const isDrink = (tokens: readonly Token[]) =>
    tokens.some(({ word, isCapital }) => classes.of(word, isCapital).has(drink))
  return {
    // Trades also have ids, which are English.
    isAboutAlcohol: (text) =>
      isDrink(read(text).tokens) || (language !== 'en' && claimFinder('en').isAboutAlcohol(text)),
    find: (given, isAboutAlcohol) => {
      const { text, tokens } = read(given)
      const hits = index.find(tokens)
      const sentences = sentencesOf(tokens)
      const sentenceAt = (place: number) => sentences.find(([from, to]) => from <= place && place < to)!
      // "Itching? Ask a pharmacist." A claim that is made stays one, whatever the next sentence advises.
      const isAnswered = (hit: Hit, { from }: Hit): boolean => {
        const [start, end] = sentenceAt(hit.from)
        return hit.isMention || (start <= from && from < end) || tokens[end]?.isBehindQuestion === true
      }
      const isExcepted = (hit: Hit) =>
        hits.some(
          (other) =>
            (other.rule === UNLESS + hit.rule && isAnswered(hit, other)) ||
            (other.rule === EXCEPT + hit.rule && other.from < hit.to && hit.from < other.to),
        )
      const textOf = ([from, to]: readonly [number, number]) => text.slice(tokens[from]!.start, tokens[to - 1]!.end)
      const isSober = !isAboutAlcohol && !isDrink(tokens)
      const claims = hits
        .filter((hit) => !PREFIX.test(hit.rule) && !isExcepted(hit) && !(hit.rule === 'alcohol' && isSober))
        .map(({ rule, source, from, to }) => ({
          rule: rule as ClaimId,
          source,
          words: textOf([from, to]),
          sentence: textOf([sentenceAt(from)[0], sentenceAt(to - 1)[1]]),
        }))
      const amounts = findAmounts(text).map((amount) => ({
        ...amount,
        sentence: sentences.map(textOf).find((sentence) => folded(sentence).includes(folded(amount.words))) ?? text,
      }))
      return [...claims, ...amounts]
    },
  }
}
