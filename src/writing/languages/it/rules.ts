import { capitalized } from '../../engine/grammar/capitalized.ts'
import { type RomanceArticles, curled, romanceForms } from '../../engine/grammar/romance-forms.ts'
import { romanceGrammar } from '../../engine/grammar/romance-grammar.ts'
import type { LanguageRules } from '../language-rules.ts'
import { italianStart } from './article.ts'

const ARTICLES: RomanceArticles = {
  articles: {
    il: ['il', 'del', 'al'],
    lo: ['lo', 'dello', 'allo'],
    la: ['la', 'della', 'alla'],
    "l'": ["l'", "dell'", "all'"],
    i: ['i', 'dei', 'ai'],
    gli: ['gli', 'degli', 'agli'],
    le: ['le', 'delle', 'alle'],
  },
  determined: /^(?:mio|mia|tuo|tua|nostr[oaie]|vostr[oaie]|un|uno|una|quest[oaie]|ogni)\s|^un['’]/i,
  articleOf,
}

function articleOf(name: string, isPlural: boolean, gender: 'masculine' | 'feminine' | null): string | null {
  if (isPlural && gender === 'feminine') return 'le'
  const start = italianStart(name)
  if (start === null) return null
  if (isPlural) return gender === null ? null : start === 'il' ? 'i' : 'gli'
  if (start === "l'") return "l'"
  return gender === null ? null : gender === 'feminine' ? 'la' : start
}

const NOUNS = {
  misleading:
    /^(?:yoga|tema|programma|problema|sistema|panorama|clima|aroma|schema|diploma|dilemma|cinema|pigiama|poema|mano|foto|moto|auto|radio|(?:mani|chiavi|luci|noci|pelli|carni|parti|notti|croci|radici|vernici|cornici|crisi|tesi|analisi|oasi|brindisi|bici|taxi|kiwi|sci)|\p{L}{1,20}[^zs]ioni)(?=\s|$)/u,
  endings: [
    [
      /(?:zioni|sioni|scarpe|borse|candele|tazze|creme|calze|lezioni|degustazioni)$/,
      { number: 'plural', gender: 'feminine' },
    ],
    [/(?:zione|sione|tà|a)$/, { number: 'singular', gender: 'feminine' }],
    [/(?:i)$/, { number: 'plural', gender: 'masculine' }],
    [/(?:o|kit|set|caffè|tè)$/, { number: 'singular', gender: 'masculine' }],
  ],
} as const

const GRAVE: Readonly<Record<string, string>> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' }

/** "Piu'", "perche'", "e' aperto" and "le altre si." in the spelling of print. "Un po'" is spelled so. */
function spelled(text: string): string {
  return text
    .replaceAll(/(?<=(?:^|[.!?]\s?)s)i(?=,)/giu, 'ì')
    .replaceAll(/(?<=\s[sS])i(?=\s?(?:[.,;!?]|$))/gu, 'ì')
    .replaceAll(/(?<=\p{Ll}{2}ch)e['’](?=[\s.,;:!?)]|$)/gu, 'é')
    .replaceAll(/(?<=\p{L}{2})([aeiou])['’](?=[\s.,;:!?)]|$)/gu, (_, vowel: string) => GRAVE[vowel]!)
    .replaceAll(/(?<=(?:^|\s|c['’]))([eE])['’](?=\s)/gu, (_, vowel: string) => (vowel === 'e' ? 'è' : 'È'))
}

export const RULES: Partial<LanguageRules> = {
  hints: [
    [/[ìò]|(?<!\p{L})è(?!\p{L})/gu, 1.2],
    [/(?:zione|zioni|ità|zza|zze|gli|glia|ssimo|ssima)(?!\p{L})|(?:cch|ggi|zz|cce)/gu, 0.8],
    [/(?<!\p{L})(?:dell|nell|dall|sull|un|c)['’]/gu, 0.4],
  ],
  superlative: { ending: /issim[aeio]$/, inflection: /[aeio]$/ },
  clauseStart: /^(?:come|perché|cosa|quando|dove|chi|se|che|non)\s/i,
  nounForms: (name, grammar) => {
    const { bare, of, to } = curled(romanceForms(name, grammar, ARTICLES))
    return { il: bare, Il: capitalized(bare), del: of, al: to }
  },
  spelled,
  guessGrammar: (name) => romanceGrammar(name, NOUNS),
  addresses: [
    ['Formal (Lei)', /(?<!^)\b(?:Lei|Suo|Sua|Suoi)\b/gu],
    ['Informal (tu)', /\b(?:tu|tuoi|tuo|tua|tue|ti)\b/giu],
  ],
}
