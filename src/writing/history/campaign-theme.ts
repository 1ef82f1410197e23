import type { Language } from '#shared/brand-brief.ts'
import { CAMPAIGN_THEMES, type CampaignTheme } from '#shared/campaign-themes.ts'
import { folded } from '#shared/folded.ts'
import { oncePer } from '#shared/once-per.ts'
import { type ThemeWords, themeWords } from '../languages/theme-words.ts'
import { type PhraseTree, addPhrase, findPhrases, phraseTree } from './phrase-tree.ts'

export type ThemeReader = (name: string, subject: string | null) => CampaignTheme | null

const PRODUCT = '@'
const NUMBER = '#'
const EDGE = '|'
const MINUS = '-'
const MARKS = [PRODUCT, NUMBER, EDGE, MINUS]
/** The history keeps no longer names and subject lines. */
const LONGEST = 500
const MOST_WORDS_OF_A_NAME = 12

const WORD = /\p{L}+|\p{N}+|[%$€£:]|-(?=\s?\d)/gu
const INNER_CAPITAL = /(?<=\p{Ll})(?=\p{Lu})/gu

/** Words, numbers and the few signs with a meaning. `SummerSale24` is three words. */
const wordsOf = (text: string): string[] =>
  folded(text.slice(0, LONGEST).replace(INNER_CAPITAL, ' ').replace(/[−–—]/g, '-')).match(WORD) ?? []

const isNumber = (word: string) => word >= '0' && word < ':'
const numberOf = (word: string) => (isNumber(word) ? NUMBER : null)

export function themeReader(language: Language, names: readonly string[]): ThemeReader {
  const products = productTree(names, new Set([...themeWords(language).plurals, ...themeWords('en').plurals]))
  const trees = signTrees(language)
  const themeOf = (text: string) => {
    for (const part of partsOf(withoutProducts(wordsOf(text), products))) {
      const theme = themeOfPart(part, trees)
      if (theme !== null) return theme
    }
    return null
  }
  return (name, subject) => themeOf(name) ?? (subject === null ? null : themeOf(subject))
}

function productTree(names: readonly string[], plurals: ReadonlySet<string>): PhraseTree<true> {
  const tree = phraseTree<true>()
  for (const name of names) {
    const words = wordsOf(name).slice(0, MOST_WORDS_OF_A_NAME)
    const last = words.at(-1)
    if (last === undefined) continue
    addPhrase(tree, words, true)
    // "Trail Mugs" and "Coffrets Aube": the noun comes last in some languages and first in others.
    for (const plural of plurals) {
      addPhrase(tree, words.with(words.length - 1, last + plural), true)
      addPhrase(tree, words.with(0, words[0]! + plural), true)
    }
  }
  return tree
}

/** The words with each product name replaced by a sign. Where two names overlap, the longer one counts. */
function withoutProducts(words: string[], products: PhraseTree<true>): string[] {
  const found = findPhrases([products], words)
  if (found.length === 0) return words
  const taken = new Uint8Array(words.length)
  for (const { from, to } of found.toSorted((one, other) => other.to - other.from - (one.to - one.from))) {
    if (taken.subarray(from, to).includes(1)) continue
    taken.fill(1, from, to)
    taken[from] = 2
  }
  return words.flatMap((word, at) => (taken[at] === 0 ? word : taken[at] === 2 ? PRODUCT : []))
}

/** The words before and after a colon. The colon of a time doesn't split. */
function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const [at, word] of words.entries()) {
    if (word !== ':') parts.at(-1)!.push(word)
    else if (!isNumber(words[at - 1] ?? '') || !isNumber(words[at + 1] ?? '')) parts.push([])
  }
  return parts
}

/** The most specific theme that a part gives a sign of; null where it gives none. */
function themeOfPart(part: readonly string[], trees: readonly PhraseTree<number>[]): CampaignTheme | null {
  const found = findPhrases(trees, [EDGE, ...part, EDGE], numberOf).map(({ value }) => value)
  return CAMPAIGN_THEMES[Math.min(...found)] ?? null
}

/** The value of a phrase without a theme: after all others. */
const SILENT = CAMPAIGN_THEMES.length

const ofWords = oncePer((words: ThemeWords): PhraseTree<number> => signTree(words, []))
const englishBeside = oncePer((words: ThemeWords) => signTree(themeWords('en'), words.notEnglish))

const signTrees = (language: Language): PhraseTree<number>[] => {
  const own = themeWords(language)
  return language === 'en' ? [ofWords(own)] : [ofWords(own), englishBeside(own)]
}

function signTree({ silent, signs }: ThemeWords, without: readonly string[]): PhraseTree<number> {
  const left = new Set(without.flatMap(phrasesOf).map(spelled))
  const tree = phraseTree<number>()
  for (const phrase of silent.flatMap(phrasesOf)) addPhrase(tree, phrase, SILENT)
  for (const [rank, theme] of CAMPAIGN_THEMES.entries()) {
    const phrases = signs[theme].flatMap(phrasesOf)
    for (const phrase of phrases.filter((words) => !left.has(spelled(words)))) addPhrase(tree, phrase, rank)
  }
  return tree
}

const spelled = (words: readonly string[]) => words.join(' ')

/** The phrases of a line of a word list: one for each choice of forms. */
function phrasesOf(line: string): string[][] {
  return line.split(' ').reduce<string[][]>(
    (phrases, forms) => {
      const choices = forms.split('/').map((form) => (MARKS.includes(form) ? [form] : wordsOf(form)))
      return phrases.flatMap((phrase) => choices.map((words) => [...phrase, ...words]))
    },
    [[]],
  )
}
