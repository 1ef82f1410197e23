import type { Grammar } from '#shared/brand-sheet.ts'
import { capitalized } from '../../engine/grammar/capitalized.ts'
import { readingGrade } from '../../gate/reading-grade.ts'
import type { LanguageRules } from '../language-rules.ts'

/** "The Kit", "A Year of Cheese", "Your First Box" and "Grandma's Jam" take no other article. */
const OWN_ARTICLE = /^(?:the|a|an|my|your|our|his|her|their|this|these|every|each|no)\s|^\S{1,40}(?:['’]s|s['’])\s/i

const BREAK = /\s(?:for|with|from|of|in|by|to|without)\s/u

/** The last word before a preposition is the head of a name. */
function guessGrammar(name: string): Grammar {
  const lower = name.toLowerCase()
  const word = (lower.split(BREAK)[0] ?? lower).split(' ').at(-1) ?? ''
  const isPlural = word.endsWith('s') && !/(?:ss|us|is|news|lens|series)$/.test(word)
  return { number: isPlural ? 'plural' : 'singular', gender: null }
}

export const RULES: Partial<LanguageRules> = {
  hints: [[/(?:ing|tion|ight|ough|wh|th|ly)(?!\p{L})|(?<!\p{L})(?:wh|th|sh)|['’](?:s|t|re|ll|ve)(?!\p{L})/gu, 0.5]],
  superlative: { ending: /(?:i?est)$/, inflection: /[ey]$/ },
  clauseStart: /^(?:how|why|what|when|where|who|if|because|that|to|not)\s/i,
  nounForms: (name) => {
    const the = OWN_ARTICLE.test(name) ? name : `the ${name}`
    return { the, The: capitalized(the) }
  },
  guessGrammar,
  readingGrade,
  sloppy:
    /(?<![\p{L}'’])(?:i|u|ur|dont|doesnt|cant|wont|theres|thats|whats|didnt|isnt|havent|pls|alot|w|bc|idk|nite|thru|cos)(?![\p{L}'’])/u,
  putsDayFirst: false,
  // Only where people pay in euros do they leave its symbol out.
  hasBarePrices: false,
}
