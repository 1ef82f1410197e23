import type { Language } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { type OwnFactWords, ownFactWords } from './own-fact-words.ts'

/** "W/ a lid, they dont leak" is "With a lid, they don't leak". */
export const spelledOut = (text: string, language: Language): string =>
  patternsOf(ownFactWords(language)).reduce(
    (said, { pattern, long }) =>
      said.replace(pattern, (short) => (/^\p{Lu}/u.test(short) && short.length > 2 ? capitalized(long) : long)),
    text,
  )

const patternsOf = oncePer(({ shortForms }: OwnFactWords) =>
  shortForms.map(([short = '', long = '']) => ({
    // A word ends at a space or a sign: "it wont." But "u. a." is another one than "u.", and "i.e." than "i".
    pattern: new RegExp(
      String.raw`(?<=^|[\s(¿¡])${RegExp.escape(short.trimEnd())}${short.endsWith(' ') ? END : ''}`,
      'gimu',
    ),
    long: long.trimEnd(),
  })),
)

const END = String.raw`(?=\s(?!a\.)|[,;:!?)]|\.(?:\s|$)|$)`
