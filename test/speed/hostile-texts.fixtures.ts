export const LONGEST = 10_000

const SENTENCE = 'The quick brown fox packs 12 warm gifts for 30 euros, and nobody minds: “good”, they say. '

export const plainText = (length: number) => filled(SENTENCE, length)

/** Repetitions and unclosed beginnings make a careless pattern backtrack. */
const UNITS = [
  'a',
  'A',
  'é',
  ' ',
  '\t',
  '\n',
  '\u00A0',
  '1',
  '1.',
  '1,',
  '-',
  '.',
  ',',
  ', ',
  '@.',
  'a@',
  'a.',
  'a ',
  'a-',
  "a'",
  'Aa ',
  'a\u0301\u0316',
  '\u0301\u0316',
  '🐕',
  '{{ ',
  '{',
  '}',
  '{{}',
  '{a',
  '[',
  '(',
  '<',
  '«',
  '“',
  '"',
  "'",
  '|',
  '_',
  '%',
  '*',
  '#',
  '/',
  ':',
  ';',
  '=',
  '$',
  '€',
  '!',
  '?',
  '…',
]
// prettier-ignore
const OPENINGS = ['{{', '"', '“', '«', '[', '(', '<', 'https://', 'www.', 'a@a', '1 Jan 2026 10:00', '$']
const FILLINGS = ['a', ' ', '1', ', ']
const MOST_HOSTILE = ['a', ' ', '1']

export function hostileTexts(length: number): readonly string[] {
  return generic.getOrInsertComputed(length, () =>
    withBothEnds([
      ...UNITS.map((unit) => filled(unit, length)),
      ...OPENINGS.flatMap((opening) => FILLINGS.map((filling) => opening + filled(filling, length - opening.length))),
    ]),
  )
}

const generic = new Map<number, readonly string[]>()

/** A text that matches completely is fast, so we add a character at the end that no pattern expects. */
const withBothEnds = (texts: readonly string[]) => texts.flatMap((text) => [text, `${text.slice(0, -1)}☃`])

/** The pattern's own words, repeated and as beginnings that never end. */
export function hostileTo(source: string, length: number): readonly string[] {
  return withBothEnds(
    wordsOfPattern(source).flatMap((word) => [
      filled(word, length),
      filled(`${word} `, length),
      ...MOST_HOSTILE.map((filling) => word + filled(filling, length - word.length)),
    ]),
  )
}

const MOST_WORDS = 8

function wordsOfPattern(source: string): string[] {
  const plain = source
    .replaceAll(/\\p\{[^}]*\}|\\w/g, 'a')
    .replaceAll('\\d', '1')
    .replaceAll('\\s', ' ')
    .replaceAll(/\\[bBuxkcfnrtv](?:\{[^}]*\}|[0-9A-F]{4})?/g, '\n')
    .replaceAll(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '\n')
    .replaceAll(/\{\d*,?\d*\}/g, '\n')
    .replaceAll(/(?<!\\)[()|[\]*+?.^$]/g, '\n')
    .replaceAll('\\', '')
  return [...new Set(plain.split('\n').filter((word) => word !== ''))].slice(0, MOST_WORDS)
}

function filled(unit: string, length: number): string {
  return unit.repeat(Math.ceil(Math.max(0, length) / unit.length)).slice(0, length)
}
