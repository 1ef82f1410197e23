import type { Language } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { ownFactWords } from './own-fact-words.ts'
import { readingWords } from './reading-words.ts'

/** "W/ a lid, they dont leak" is "With a lid, they don't leak". */
export const spelledOut = (text: string, language: Language): string => {
  const { shortForms, letterPairs } = ownFactWords(language)
  const spelled = letterPairs.reduce(
    (said, [wrong = '', right = '']) =>
      said.includes(wrong)
        ? said.replace(LOWER_WORD, (word) => (word.includes(wrong) ? word.replaceAll(wrong, right) : word))
        : said,
    text,
  )
  return withLong(spelled, patternsOf(shortForms))
}

const LOWER_WORD = /(?<!\p{L})\p{Ll}{4,24}(?!\p{L})/gu

/** "À partir de 480 €" where "a partir de 480 e" is typed. */
export const withTypedPrices = (text: string, language: Language): string =>
  withLong(text, patternsOf(readingWords(language).typedPrices))

type Patterns = readonly { pattern: RegExp; short: string; long: string }[]

function withLong(text: string, patterns: Patterns): string {
  let said = text
  let lower = text.toLowerCase()
  for (const { pattern, short, long } of patterns) {
    if (!lower.includes(short)) continue
    said = said.replace(pattern, (found) => (/^\p{Lu}/u.test(found) && found.length > 2 ? capitalized(long) : long))
    lower = said.toLowerCase()
  }
  return said
}

const patternsOf = oncePer((forms: readonly (readonly string[])[]): Patterns =>
  forms.map(([short = '', long = '']) => ({
    // A word ends at a space or a sign: "it wont." But "u. a." is another one than "u.", and "i.e." than "i".
    pattern: new RegExp(
      String.raw`(?<=^|[\s(¿¡])${RegExp.escape(short.trimEnd())}${short.endsWith(' ') ? END : ''}`,
      'gimu',
    ),
    short: short.trimEnd().toLowerCase(),
    long: long.trimEnd(),
  })),
)

const END = String.raw`(?=\s(?!a\.)|[,;:!?)]|\.(?:\s|$)|$)`
