import type { Language } from '#shared/brand-brief.ts'
import { wordsOf } from '#shared/folded.ts'
import { languageBasics } from '../languages/language-basics.ts'
import type { Claim } from './find-claims.ts'
import { sentencesOf } from './find-expressions.ts'
import { readTokens } from './read-tokens.ts'
import { remembered } from './remembered.ts'

const SLOT = /\{[^{}]{0,60}\}/g
const SLOT_WORD = 'slotslot'
/** An answer may be a long text. */
const LONGEST_FILLING = 40

/**
 * Tells whether a claim is in a sentence of these texts: the whole sentence is theirs, word for word, with its slots
 * filled by something else, or it names a text of theirs, as a direction names the button of an email.
 */
export function checkedSentences(
  texts: () => readonly string[],
  language: Language,
): (claim: Pick<Claim, 'words' | 'sentence'>) => boolean {
  let whole: ReadonlySet<string> | null = null
  let slotted: string[][][] = []
  const read = (): ReadonlySet<string> => {
    const sentences = texts().map((text) => sentencesOfPack(text, language))
    slotted = sentences.flatMap((each) => each.slotted)
    return new Set(sentences.flatMap((each) => each.whole))
  }
  return ({ words: said, sentence }) => {
    whole ??= read()
    const words = wordsOf(sentence)
    const claimed = wordsOf(said)
    // What fills a slot wasn't checked.
    const isBetweenSlots = (parts: string[][]) => parts.some((part) => part.some((word) => claimed.includes(word)))
    return (
      slotted.some((parts) => isBetweenSlots(parts) && isFilled(words, parts)) || isIn(whole, words, padded(claimed))
    )
  }
}

const padded = (words: readonly string[]): string => ` ${words.join(' ')} `

/** Looking up every row of words is faster than comparing every known sentence, unless there are too many rows. */
const MOST_LOOKED_UP = 60

/** Whether a sentence with the claimed words is among those words, in a row. */
function isIn(sentences: ReadonlySet<string>, words: readonly string[], claimed: string): boolean {
  const around = padded(words)
  if (words.length === 0 || words.length > MOST_LOOKED_UP) {
    return sentences.values().some((each) => each.includes(claimed) && around.includes(each))
  }
  for (let from = 0; from < words.length; from += 1) {
    let row = ' '
    for (let to = from; to < words.length; to += 1) {
      row += `${words[to]!} `
      if (row.length >= claimed.length && row.includes(claimed) && sentences.has(row)) return true
    }
  }
  return false
}

interface PackSentences {
  whole: string[]
  slotted: string[][][]
}

const known = new Map<Language, (text: string) => PackSentences>()

const sentencesOfPack = (text: string, language: Language): PackSentences =>
  known.getOrInsertComputed(language, () =>
    remembered((each) => {
      const sentences = sentencesIn(each.replaceAll(SLOT, ` ${SLOT_WORD} `), language)
      const isSlotted = (sentence: string) => sentence.includes(SLOT_WORD)
      return {
        whole: sentences.filter((sentence) => !isSlotted(sentence)).map((sentence) => ` ${sentence} `),
        slotted: sentences.filter(isSlotted).map(partsBetweenSlots),
      }
    }),
  )(text)

function sentencesIn(given: string, language: Language): string[] {
  const { text, tokens } = readTokens(given, languageBasics(language).elides)
  const sentences = sentencesOf(tokens).map(([from, to]) =>
    wordsOf(text.slice(tokens[from]!.start, tokens[to - 1]!.end)),
  )
  // A claim may answer the question before it.
  return [...sentences, sentences.flat()].map((words) => words.join(' '))
}

const partsBetweenSlots = (sentence: string): string[][] =>
  sentence.split(SLOT_WORD).map((part) => part.split(' ').filter((word) => word !== ''))

/** Whether the parts occur in a row, the first at the beginning and the last at the end. */
function isFilled(words: readonly string[], parts: readonly string[][]): boolean {
  const [first = [], ...rest] = parts
  const last = rest.pop() ?? []
  if (first.length + last.length + rest.flat().length === 0) return false
  const end = words.length - last.length
  if (end < first.length || !standsAt(words, first, 0) || !standsAt(words, last, end)) return false
  let at = first.length
  for (const part of rest) {
    const found = placeOf(words, part, at, Math.min(end - part.length, at + LONGEST_FILLING))
    if (found === null) return false
    at = found + part.length
  }
  return end - at <= LONGEST_FILLING
}

const standsAt = (words: readonly string[], part: readonly string[], place: number): boolean =>
  part.every((word, index) => words[place + index] === word)

function placeOf(words: readonly string[], part: readonly string[], from: number, to: number): number | null {
  for (let place = from; place <= to; place += 1) if (standsAt(words, part, place)) return place
  return null
}
