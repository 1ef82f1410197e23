import { normalized } from '#shared/text.ts'

const LONGEST_TEXT = 20_000

/** A text of which only the words and signs count: not its case, its spaces, or the form of its quotes and dashes. */
export function folded(text: string): string {
  const plain = text
    .slice(0, LONGEST_TEXT)
    .replace(/[‘’‚‛′`´]/gu, "'")
    .replace(/[“”„‟″«»‹›<>]/gu, '"')
    .replace(/[‐‑‒–—−]/gu, '-')
  return normalized(plain, 'NFKC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}

const LETTER = /[\p{L}\p{N}]/u

export function holdsPhrase(text: string, phrase: string): boolean {
  if (!LETTER.test(phrase)) return false
  for (const at of placesOf(text, phrase)) {
    if (!goesOn(text, at, -1) && !goesOn(text, at + phrase.length - 1, 1)) return true
  }
  return false
}

/** Every match of a phrase in one pass (Knuth, Morris, Pratt), so that repetitive texts cost only their length. */
function* placesOf(text: string, phrase: string): Generator<number> {
  const resume = resumptions(phrase)
  let matched = 0
  for (let at = 0; at < text.length; at += 1) {
    while (matched > 0 && text[at] !== phrase[matched]) matched = resume[matched - 1]!
    if (text[at] === phrase[matched]) matched += 1
    if (matched < phrase.length) continue
    yield at - matched + 1
    matched = resume[matched - 1]!
  }
}

/** For each character of a phrase, the length of the beginning of the phrase that ends there. */
function resumptions(phrase: string): Uint32Array {
  const resume = new Uint32Array(phrase.length)
  for (let at = 1, matched = 0; at < phrase.length; at += 1) {
    while (matched > 0 && phrase[at] !== phrase[matched]) matched = resume[matched - 1]!
    if (phrase[at] === phrase[matched]) matched += 1
    resume[at] = matched
  }
  return resume
}

/** Whether the word or number at an edge of the phrase is longer in the text. "$48" isn't the price in "$48.50". */
function goesOn(text: string, edge: number, step: 1 | -1): boolean {
  const [own, next, second] = [text[edge]!, text[edge + step] ?? '', text[edge + 2 * step] ?? '']
  if (LETTER.test(own) && LETTER.test(next)) return true
  return /\d/.test(own) && /[.,]/.test(next) && /\d/.test(second)
}
