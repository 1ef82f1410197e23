import type { Language } from '#shared/brand-brief.ts'
import type { FactValue, Grammar } from '#shared/brand-sheet.ts'
import { guessGrammar } from '../../brand/guess-grammar.ts'
import { hasVerb } from '../../brand/clause-words.ts'
import { wordsIn } from '../word-matching.ts'
import { readingWords } from '../../languages/reading-words.ts'
import { isEverydayWord } from '../../packs/everyday-words.ts'
import type { SlotForm } from '../../packs/slots.ts'
import { languageBasics } from '../../languages/language-basics.ts'
import { languageRules } from '../../languages/load-rules.ts'

/** Forms that aren't certain are missing. */
export type NounForms = Readonly<Partial<Record<SlotForm, string>>>

const LONGEST_NAME = 60

/** The forms of an offer's name, by its short name where the name is long. */
export function offerForms(
  offer: Pick<FactValue<'offer'>, 'name' | 'shortName' | 'grammar'>,
  language: Language,
): NounForms {
  const { name, shortName } = offer
  if (name.length <= LONGEST_NAME || shortName === name) return nounForms(name, offer.grammar, language)
  // The words before a preposition keep the head of the name. Any other short name has its own grammar.
  const next = wordsIn(name.slice(shortName.length))[0] ?? ''
  const isHead = name.startsWith(shortName) && readingWords(language).nameBreaks.includes(next)
  return nounForms(shortName, isHead ? offer.grammar : guessGrammar(shortName, language), language)
}

/** Every form of a name that follows from its letters, number and gender. Empty for a clause. */
export function nounForms(written: string, grammar: Grammar | null, language: Language): NounForms {
  const clean = cleanName(written)
  if (!isName(clean, language)) return {}
  const name = inSentence(clean, language)
  const forms = languageRules(language).nounForms(name, grammar)
  return { name, ...Object.fromEntries(Object.entries(forms).filter(([, form]) => form !== null)) }
}

function isName(name: string, language: Language): boolean {
  return (
    /\p{L}/u.test(name) &&
    name.length <= 120 &&
    !/[{}[\]<>?!;|\n]/.test(name) &&
    !/\.\s/.test(name) &&
    languageRules(language).clauseStart?.test(name) !== true &&
    !hasVerb(name, readingWords(language))
  )
}

function cleanName(written: string): string {
  return written
    .slice(0, 200)
    .trim()
    .split(/\s+/)
    .join(' ')
    .replace(/^["'«“„‚‘]\s?/u, '')
    .replace(/\s?["»”“‘]$/u, '')
    .replace(/[.,:]$/, '')
    .replaceAll(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, '’')
}

/** A common noun that the user capitalized: "Beans for espresso" is "beans for espresso". */
function inSentence(name: string, language: Language): string {
  if (languageBasics(language).capitalizesNouns || /\p{Lu}/u.test(name.slice(1))) return name
  const [first, ...others] = wordsIn(name)
  return first !== undefined && isEverydayWord(first, { language, isAlone: others.length === 0 })
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name
}
