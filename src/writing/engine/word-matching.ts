const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** The words of a text in lower case. Hyphens and apostrophes stay inside words. */
export function wordsIn(text: string): string[] {
  return (text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []) as string[]
}

export function startsWithAny(text: string, phrases: readonly string[]): string | null {
  const trimmed = text.trimStart()
  const offset = text.length - trimmed.length
  const lower = trimmed.toLowerCase().replaceAll('’', "'")
  let found: string | null = null
  for (const phrase of phrases) {
    if (found !== null && phrase.length <= found.length) continue
    // "E-bike" doesn't start with "e".
    const isCompound = lower[phrase.length] === '-' && isWordSign(lower[phrase.length + 1], phrase.at(-1))
    if (lower.startsWith(phrase) && !isCompound && !isWordSign(lower[phrase.length], phrase.at(-1))) found = phrase
  }
  return found === null ? null : text.slice(0, offset + found.length)
}

export function withoutEnding(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

export function findPhrase(text: string, phrases: readonly string[]): string | null {
  const lower = ` ${text.toLowerCase().replaceAll('’', "'")} `
  for (const phrase of phrases) {
    for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + 1)) {
      if (!isWordSign(lower[at - 1], phrase[0]) && !isWordSign(lower[at + phrase.length], phrase.at(-1))) return phrase
    }
  }
  return null
}

/** Whether a word of the text begins with a stem. A stem of two words has to occur exactly. */
export function findStem(text: string, stems: readonly string[]): string | null {
  const lower = ` ${text.toLowerCase().replaceAll('’', "'")}`
  for (const stem of stems) {
    for (let at = lower.indexOf(stem); at >= 0; at = lower.indexOf(stem, at + 1)) {
      if (!isWordSign(lower[at - 1], stem[0])) return stem
    }
  }
  return null
}

/** Whether a word of the text holds one of the parts, as "Vorbestellung" holds "bestell". */
export const hasWordWith = (text: string, parts: readonly string[]): boolean =>
  wordsIn(text).some((word) => parts.some((part) => word.includes(part)))

/** A sign that continues a word: letters and digits, as long as the neighbor is one too. */
function isWordSign(sign: string | undefined, neighbor: string | undefined): boolean {
  return isLetterOrDigit(sign) && isLetterOrDigit(neighbor)
}

function isLetterOrDigit(sign: string | undefined): boolean {
  if (sign === undefined || sign === ' ') return false
  return (sign >= 'a' && sign <= 'z') || /[\p{L}\p{N}]/u.test(sign)
}
