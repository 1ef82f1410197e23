import type { Language } from '#shared/brand-brief.ts'
import type { FactValue, Grammar } from '#shared/brand-sheet.ts'
import { guessGrammar } from '../../brand/guess-grammar.ts'
import { hasVerb } from '../../brand/clause-words.ts'
import { wordsIn } from '../../brand/word-matching.ts'
import { readingWords } from '../../languages/reading-words.ts'
import { isEverydayWord } from '../everyday-words.ts'
import type { SlotForm } from '../slots.ts'
import { germanForms } from './german-forms.ts'
import { type ArticleForms, romanceForms } from './romance-forms.ts'

/** The forms of a name that texts may ask for. What isn't certain is missing. */
export type NounForms = Readonly<Partial<Record<SlotForm, string>>>

const LONGEST_NAME = 60

/** The forms of an offer's name, by its short name where the name is long. */
export function offerForms(
  offer: Pick<FactValue<'offer'>, 'name' | 'shortName' | 'grammar'>,
  language: Language,
): NounForms {
  const { name, shortName } = offer
  if (name.length <= LONGEST_NAME || shortName === name) return nounForms(name, offer.grammar, language)
  // The words before a preposition keep the head of the name; any other short name is a name of its own.
  const next = wordsIn(name.slice(shortName.length))[0] ?? ''
  const isHead = name.startsWith(shortName) && readingWords(language).nameBreaks.includes(next)
  return nounForms(shortName, isHead ? offer.grammar : guessGrammar(shortName, language), language)
}

/** Every form of a name that follows with certainty from its letters, number and gender. None for a clause. */
export function nounForms(written: string, grammar: Grammar | null, language: Language): NounForms {
  const clean = cleanName(written)
  if (!isName(clean, language)) return {}
  const name = inSentence(clean, language)
  const forms = formsOf(name, grammar, language)
  return { name, ...Object.fromEntries(Object.entries(forms).filter(([, form]) => form !== null)) }
}

function formsOf(name: string, grammar: Grammar | null, language: Language): Partial<Record<SlotForm, string | null>> {
  switch (language) {
    case 'en': {
      const the = OWN_ARTICLE.test(name) ? name : `the ${name}`
      return { the, The: capitalized(the) }
    }
    case 'de': {
      const { nom, akk, dat, gen } = germanForms(name, grammar)
      return { nom, Nom: capitalized(nom), akk, dat, gen }
    }
    case 'fr': {
      const { bare, of, to } = curled(romanceForms(name, grammar, 'fr'))
      return { le: bare, Le: capitalized(bare), du: of, au: to }
    }
    case 'es': {
      const { bare, of, to } = romanceForms(name, grammar, 'es')
      return { el: bare, El: capitalized(bare), del: of, al: to }
    }
    case 'it': {
      const { bare, of, to } = curled(romanceForms(name, grammar, 'it'))
      return { il: bare, Il: capitalized(bare), del: of, al: to }
    }
  }
}

/** "The Kit", "A Year of Cheese", "Your First Box" and "Grandma's Jam" take no other article. */
const OWN_ARTICLE = /^(?:the|a|an|my|your|our|his|her|their|this|these|every|each|no)\s|^\S{1,40}(?:['’]s|s['’])\s/i

const QUESTION_WORDS: Record<Language, RegExp> = {
  en: /^(?:how|why|what|when|where|who|if|because|that|to|not)\s/i,
  de: /^(?:wie|warum|was|wann|wo|wer|wenn|weil|dass|nicht)\s/i,
  fr: /^(?:comment|pourquoi|quoi|que|quand|où|qui|si|parce|ne|se)\s/i,
  es: /^(?:cómo|por qué|qué|cuándo|dónde|quién|si|porque|que|no)\s/i,
  it: /^(?:come|perché|cosa|quando|dove|chi|se|che|non)\s/i,
}

/** A name, not a clause, a sentence or a list. */
function isName(name: string, language: Language): boolean {
  return (
    /\p{L}/u.test(name) &&
    name.length <= 120 &&
    !/[{}[\]<>?!;|\n]/.test(name) &&
    !/\.\s/.test(name) &&
    !QUESTION_WORDS[language].test(name) &&
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

/** A name of everyday words that was only typed with a capital: "Beans for espresso" is "beans for espresso". */
function inSentence(name: string, language: Language): string {
  if (language === 'de' || /\p{Lu}/u.test(name.slice(1))) return name
  const [first, ...others] = wordsIn(name)
  return first !== undefined && isEverydayWord(first, { language, isAlone: others.length === 0 })
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name
}

/** The text as the beginning of a sentence, unless its first word is written like iPad. */
export function capitalized<Text extends string | null>(text: Text): Text {
  if (text === null || /^\p{Ll}+\p{Lu}/u.test(text)) return text
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Text
}

/** Printed apostrophes in the elided articles. */
function curled({ bare, of, to }: ArticleForms): ArticleForms {
  const curl = (text: string | null) => text?.replaceAll("'", '’') ?? null
  return { bare: curl(bare), of: curl(of), to: curl(to) }
}
