import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { type ClaimId, CLAIM_IDS } from './claim-rules.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { DATELESS_RULES, datesIn } from './dates.ts'
import { deniedIn } from './denials.ts'
import { type Found, findAmounts } from './find-amounts.ts'
import { ExpressionIndex, type Hit, sentencesOf } from './find-expressions.ts'
import { findQuotes } from './find-quotes.ts'
import { gateWords } from './gate-words.ts'
import { type Token, readTokens } from './read-tokens.ts'
import { remembered } from './remembered.ts'
import { WordClasses } from './word-classes.ts'

export interface Claim {
  rule: ClaimId
  words: string
  sentence: string
  source?: string
}

interface ClaimFinder {
  isAboutAlcohol: (text: string) => boolean
  find: (text: string, isAboutAlcohol: boolean) => readonly Claim[]
}

const finders = new Map<Language, ClaimFinder>()

export function claimFinder(language: Language): ClaimFinder {
  const known = finders.get(language)
  if (known !== undefined) return known
  const fresh = remembering(makeFinder(language))
  finders.set(language, fresh)
  return fresh
}

function remembering({ isAboutAlcohol, find }: ClaimFinder): ClaimFinder {
  const ofDrinks = remembered((text) => find(text, true))
  const ofOthers = remembered((text) => find(text, false))
  return { isAboutAlcohol, find: (text, isAbout) => (isAbout ? ofDrinks(text) : ofOthers(text)) }
}

function placeOf(tokens: readonly Token[], row: readonly Token[]): { from: number; to: number } | null {
  if (row.length === 0) return null
  const from = tokens.findIndex((_, start) => row.every(({ word }, at) => tokens[start + at]?.word === word))
  return from === -1 ? null : { from, to: from + row.length }
}

const EXCEPT = 'except '
const UNLESS = 'unless '
const PREFIX = /^(?:except|unless) /
const SILENT = '—'

const silenced = (tokens: readonly Token[], isSilent: readonly boolean[]): Token[] =>
  tokens.map((token, at) => (isSilent[at] === true ? { ...token, word: SILENT, isCapital: false } : token))

/** The words of a denial or a date claim nothing, but they may cancel a claim. */
function findHits(index: ExpressionIndex, tokens: readonly Token[], language: Language): Hit[] {
  const all = index.find(tokens)
  const [denied, dates] = [deniedIn(tokens, language), datesIn(tokens, language)]
  if (denied === null && dates === null) return all
  const claimed = denied === null ? tokens : silenced(tokens, denied)
  const undated = dates === null ? claimed : silenced(claimed, dates)
  return [
    ...(denied === null ? all : index.find(claimed)).filter(
      ({ rule }) => !PREFIX.test(rule) && !(dates !== null && DATELESS_RULES.has(rule)),
    ),
    ...(dates === null ? [] : index.find(undated).filter(({ rule }) => DATELESS_RULES.has(rule))),
    ...all.filter(({ rule }) => PREFIX.test(rule)),
  ]
}

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
  const read = (text: string) => readTokens(text, languageBasics(language).elides)
  const isDrink = (tokens: readonly Token[]) =>
    tokens.some(({ word, isCapital }) => classes.of(word, isCapital).has(drink))
  return {
    // Trades also have ids, which are English.
    isAboutAlcohol: (text) =>
      isDrink(read(text).tokens) || (language !== 'en' && claimFinder('en').isAboutAlcohol(text)),
    find: (given, isAboutAlcohol) => {
      const { text, tokens } = read(given)
      const hits = findHits(index, tokens, language)
      const sentences = sentencesOf(tokens)
      const sentenceAt = (place: number) => sentences.find(([from, to]) => from <= place && place < to)!
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
      const isMeant = ({ rule, words }: Found): boolean => {
        const place = placeOf(tokens, read(words).tokens)
        if (place === null) return true
        const hit: Hit = { rule, source: '', ...place, isMention: false }
        return !isExcepted(hit) && !index.isDenied(tokens, hit)
      }
      const amounts = findAmounts(text)
        .filter(isMeant)
        .map((amount) => ({
          ...amount,
          sentence: sentences.map(textOf).find((sentence) => folded(sentence).includes(folded(amount.words))) ?? text,
        }))
      const quotes = findQuotes(text).map((words) => ({ rule: 'testimonial' as const, words, sentence: words }))
      return [...claims, ...amounts, ...quotes]
    },
  }
}
