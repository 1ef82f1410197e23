import { capitalized } from '../../engine/grammar/capitalized.ts'
import { type RomanceArticles, romanceForms } from '../../engine/grammar/romance-forms.ts'
import { romanceGrammar } from '../../engine/grammar/romance-grammar.ts'
import type { LanguageRules } from '../language-rules.ts'
import { beginsWithStressedA } from './stressed-a.ts'

const ARTICLES: RomanceArticles = {
  articles: {
    el: ['el', 'del', 'al'],
    la: ['la', 'de la', 'a la'],
    los: ['los', 'de los', 'a los'],
    las: ['las', 'de las', 'a las'],
  },
  determined: /^(?:mi|mis|tu|tus|su|sus|nuestr[oa]s?|vuestr[oa]s?|un|una|unos|unas|est[ea]|estos|estas|cada)\s/i,
  articleOf,
}

function articleOf(name: string, isPlural: boolean, gender: 'masculine' | 'feminine' | null): string | null {
  if (gender === null) return null
  if (gender === 'masculine') return isPlural ? 'los' : 'el'
  if (isPlural) return 'las'
  const stressed = beginsWithStressedA(name)
  return stressed === null ? null : stressed ? 'el' : 'la'
}

const NOUNS = {
  misleading:
    /^(?:(?:lava|para|abre|saca|porta|cubre|guarda|rompe|quita|corta|pica|salva|posa|cuenta)\p{L}{2,20}s|temas?|sistemas?|programas?|problemas?|aromas?|climas?|idiomas?|mapas?|planetas?|pijamas?|yoga|días?|manos?|fotos?|motos?|radios?|flor|labor|gafas|té|tés|crisis|tesis|dosis)(?=\s|$)/u,
  endings: [
    [/(?:ciones|siones|dades|as)$/, { number: 'plural', gender: 'feminine' }],
    [/(?:ción|sión|dad|a)$/, { number: 'singular', gender: 'feminine' }],
    [/(?:os|ores|ajes)$/, { number: 'plural', gender: 'masculine' }],
    [/(?:o|or|aje|kit|pack|set)$/, { number: 'singular', gender: 'masculine' }],
  ],
} as const

/** "Las napolitanas si." and "Si, cortado": a condition neither ends a clause nor stops behind its first word. */
function spelled(text: string): string {
  return text
    .replaceAll(/(?<=(?:^|[.!?¿¡]\s?)s)i(?=,)/giu, 'í')
    .replaceAll(/(?<=[\s¿¡][sS])i(?=\s?(?:[.,;!?]|$))/gu, 'í')
    .replaceAll(/(?<=\p{Ll}{2}(?:c|s))ion(?!\p{L})/gu, 'ión')
}

/** "13h" is "13 h". */
const marked = (text: string): string => text.replaceAll(/(?<=(?<!\d)\d{1,2})h(?![\p{L}\p{N}])/gu, ' h')

export const RULES: Partial<LanguageRules> = {
  hints: [
    [/[ñ¿¡]/gu, 2],
    [/(?:ción|ciones|dad|miento)(?!\p{L})/gu, 0.8],
    [/[áíóú]/gu, 0.5],
  ],
  superlative: { ending: /isim[oa]s?$/, inflection: /[aeo]s?$/ },
  clauseStart: /^(?:cómo|por qué|qué|cuándo|dónde|quién|si|porque|que|no)\s/i,
  nounForms: (name, grammar) => {
    const { bare, of, to } = romanceForms(name, grammar, ARTICLES)
    return { el: bare, El: capitalized(bare), del: of, al: to }
  },
  spelled,
  marked,
  guessGrammar: (name) => romanceGrammar(name, NOUNS),
  addresses: [
    ['Formal (usted)', /\b(?:usted|ustedes)\b/giu],
    ['Informal (tú)', /\b(?:tú|tus?|contigo|te)\b/giu],
  ],
}
