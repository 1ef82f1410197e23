import type { Language } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS, WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { languageRules } from '../languages/load-rules.ts'
import { isAbbreviation } from './abbreviations.ts'

const DASH = /^\s{0,4}[-–—•*]\s{1,4}(?=\S)/u
const NEXT = /(?<![€$£])((?:[€$£]\s?)?[\p{L}\p{N}€)]{1,24})([.!?])(\s)(\p{Ll})/gu
const EURO = /(?<=\d)€/gu

/**
 * What an owner typed in a hurry, with the signs and spaces of print: no dash of a list, a capital letter behind a
 * period, "20 €" and, in French, a space before a question mark.
 */
export function tidied(text: string, language: Language): string {
  const { spelled, marked } = languageRules(language)
  const plain = text
    .replace(DASH, '')
    .replace(EURO, ' €')
    .replace(NEXT, (whole, word: string, sign: string, space: string, letter: string) =>
      sign === '.' && !endsSentence(word) ? whole : `${word}${sign}${space}${letter.toUpperCase()}`,
    )
  const said = marked(spelled(plain))
  return languageBasics(language).capitalizesNouns ? said : withNames(said)
}

const NAME = /(?<!\p{L})\p{Lu}\p{Ll}{1,20}\s\p{Lu}\p{Ll}{1,20}(?!\p{L})/gu
const MOST_NAMES = 4

/** "San Valero, January 29: roscón de san valero" spells its name with capitals once. */
function withNames(text: string): string {
  const names = [...new Set(text.match(NAME))].slice(0, MOST_NAMES)
  return names.reduce((said, name) => {
    const [start = '', ...rests] = said.split(` ${name.toLowerCase()}`)
    return rests.reduce((sum, rest) => `${sum} ${/^\p{L}/u.test(rest) ? name.toLowerCase() : name}${rest}`, start)
  }, text)
}

const SHORTEST_LAST_WORD = 3

/** "Inkl. Versand", "2. bis 4. Februar" and "janv. et mars" don't end a sentence at their first period. */
function endsSentence(word: string): boolean {
  const plain = word.toLowerCase()
  if (/[€)]$|^[€$£]/u.test(word)) return true
  return (
    /^\p{L}+$/u.test(word) &&
    word.length >= SHORTEST_LAST_WORD &&
    !isAbbreviation(word) &&
    !MONTH_NUMBERS.has(plain) &&
    !WEEKDAY_NUMBERS.has(plain)
  )
}

/** In straight quotes. An apostrophe inside a word ends nothing: 'L'atelier d'hiver'. */
const STRAIGHT = /(?<=^|[\s(])'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,80})'(?=[\s.,;:!?)]|$)/gu

/** The title of a course or a talk in the quotation marks of the language: “Water Fear”, « Brosser sans arracher ». */
export function withTitles(text: string, language: Language): string {
  const [open, close] = languageBasics(language).quotes.outer
  return text.replace(
    STRAIGHT,
    (_, title: string) => `${open}${title.charAt(0).toUpperCase()}${title.slice(1)}${close}`,
  )
}
