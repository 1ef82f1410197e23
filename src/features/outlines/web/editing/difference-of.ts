import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff'

export interface TextPart {
  text: string
  change: 'kept' | 'removed' | 'added'
}

const MOSTLY_NEW = 0.5

export function differenceOf(before: string, after: string): TextPart[] {
  const words = diffWordsWithSpace(before, after)
  const changed = lengthOf(words.filter(({ added, removed }) => added || removed))
  const isMostlyNew = changed > MOSTLY_NEW * (before.length + after.length)
  const parts = (isMostlyNew ? phraseDifference(before, after) : words).map(({ value, added, removed }): TextPart => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'kept',
  }))
  return parts.flatMap((part, index) => {
    const last = parts[index - 1]
    return last !== undefined && touch(last, part) ? [{ text: ' ', change: 'kept' }, part] : [part]
  })
}

/** The end of a phrase, with the space after it. */
const PHRASE_END = /(?<=[,;:.!?…–—]\s|\n)/u
const phrasesOf = (text: string) => (text === '' ? [] : text.split(PHRASE_END))

/** In a text that is mostly new, single words that stayed by chance say nothing. */
const phraseDifference = (before: string, after: string) =>
  diffArrays(phrasesOf(before), phrasesOf(after), {
    comparator: (one, other) => one.trimEnd() === other.trimEnd(),
  }).map((part) => ({ ...part, value: part.value.join('') }))

const lengthOf = (parts: ChangeObject<string>[]) => parts.reduce((sum, { value }) => sum + value.length, 0)

/** A removed and an added part without a space between them look like one word. */
const touch = (one: TextPart, other: TextPart): boolean =>
  one.change !== 'kept' && other.change !== 'kept' && !/\s$/.test(one.text) && !/^\s/.test(other.text)
