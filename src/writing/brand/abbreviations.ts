import { LANGUAGES } from '#shared/brand-brief.ts'
import { languageBasics } from '../languages/language-basics.ts'

/** Owners mix languages, so those of all count. */
const [ALWAYS, BEFORE_NUMBERS] = (['abbreviations', 'abbreviationsOfNumbers'] as const).map(
  (kind): ReadonlySet<string> => new Set(LANGUAGES.flatMap((language) => languageBasics(language)[kind])),
) as [ReadonlySet<string>, ReadonlySet<string>]

/** "Frau Mag. Steinbichler". In lower case, "mag" is a verb. */
const TITLES: ReadonlySet<string> = new Set(['Mag', 'Ing', 'Dipl', 'Univ', 'Prof', 'Hr', 'Fam', 'Sig', 'Dott'])

const NUMBER_OR_SIZE = /^\s{0,3}(?:\d|[SMLX]{1,3}(?!\p{L}))/u

/** Whether the period behind a word ends no sentence. `behind` is the text after it. */
export const isAbbreviation = (word: string, behind = ''): boolean =>
  ALWAYS.has(word.toLowerCase()) ||
  TITLES.has(word) ||
  (BEFORE_NUMBERS.has(word.toLowerCase()) && NUMBER_OR_SIZE.test(behind.slice(0, 8)))
