import { type ChangeObject, diffSentences, diffWordsWithSpace } from 'diff'

export interface TextPart {
  text: string
  change: 'kept' | 'removed' | 'added'
}

/** Above this share of changed text, single words that happen to be in both only tear the sentences apart. */
const MOSTLY_NEW = 0.5

/** Two texts as parts in reading order: by words, or by sentences where most of the text is new. */
export function differenceOf(before: string, after: string): TextPart[] {
  const words = diffWordsWithSpace(before, after)
  const changed = lengthOf(words.filter(({ added, removed }) => added || removed))
  const isMostlyNew = changed > MOSTLY_NEW * (before.length + after.length)
  const parts = (isMostlyNew ? diffSentences(before, after) : words).map(({ value, added, removed }): TextPart => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'kept',
  }))
  return parts.flatMap((part, index) => {
    const last = parts[index - 1]
    return last !== undefined && touch(last, part) ? [{ text: ' ', change: 'kept' }, part] : [part]
  })
}

const lengthOf = (parts: ChangeObject<string>[]) => parts.reduce((sum, { value }) => sum + value.length, 0)

/** A removed and an added part without a space between them read as one word. */
const touch = (one: TextPart, other: TextPart): boolean =>
  one.change !== 'kept' && other.change !== 'kept' && !/\s$/.test(one.text) && !/^\s/.test(other.text)
