import { capitalized } from '../../engine/grammar/capitalized.ts'
import { type RomanceArticles, curled, romanceForms } from '../../engine/grammar/romance-forms.ts'
import { romanceGrammar } from '../../engine/grammar/romance-grammar.ts'
import { findReservedSaleWord } from '../../gate/legal-words.ts'
import type { LanguageRules } from '../language-rules.ts'
import { elides } from './elision.ts'

const ARTICLES: RomanceArticles = {
  articles: {
    le: ['le', 'du', 'au'],
    la: ['la', 'de la', 'à la'],
    "l'": ["l'", "de l'", "à l'"],
    les: ['les', 'des', 'aux'],
  },
  determined:
    /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|un|une|des|ce|cet|cette|ces|chaque)\s/i,
  articleOf,
}

function articleOf(name: string, isPlural: boolean, gender: 'masculine' | 'feminine' | null): string | null {
  if (isPlural) return 'les'
  const elided = elides(name)
  if (elided === null || gender === null) return elided === true ? "l'" : null
  return elided ? "l'" : gender === 'feminine' ? 'la' : 'le'
}

const NOUNS = {
  misleading:
    /^(?:eaux?|peaux?|images?|pages?|plages?|cages?|nages?|étés?|côtés?|pâtés?|karité|comités?|silences?|jades?|stades?|grades?|bastions?|squelettes?|juments?|forêts?)(?=\s|$)/u,
  endings: [
    [
      /(?:tions|sions|tés|ades|ances|ences|bougies|crèmes|chaussures|robes|tasses)$/,
      { number: 'plural', gender: 'feminine' },
    ],
    [
      /(?:tion|sion|té|ade|ance|ence|ette|elle|bougie|crème|chaussure|robe|tasse|veste|box)$/,
      { number: 'singular', gender: 'feminine' },
    ],
    [
      /(?:ments|eaux|ages|ets|ateliers|coffrets|vins|cafés|thés|savons|sacs|livres)$/,
      { number: 'plural', gender: 'masculine' },
    ],
    [
      /(?:ment|eau|age|et|atelier|coffret|vin|café|savon|sac|livre|kit|lot)$/,
      { number: 'singular', gender: 'masculine' },
    ],
  ],
} as const

function spaced(text: string): string {
  return text
    .replaceAll(/[ \u00A0]?([!?;:])(?=[\s\u00A0»”’!?)]|$)/gu, '\u00A0$1')
    .replaceAll(/([!?;:])\u00A0(?=[!?])/gu, '$1')
    .replaceAll(/(\d) (?=[%€]|(?:h|min|ml|cl|l|g|kg|mm|cm|m|km)(?![\p{L}\p{N}]))/gu, '$1\u00A0')
}

/** "Ça dure combien? 1h30" is "Ça dure combien ? 1 h 30". */
function marked(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N}»)])[ \u00A0]?([!?;:])(?=\s|$)/gu, '\u00A0$1')
    .replaceAll(/(?<=(?<!\d)\d{1,2})h(?=\d{2}(?!\d))/gu, ' h ')
    .replaceAll(/(?<=(?<!\d)\d{1,2})h(?![\p{L}\p{N}])/gu, ' h')
}

export const RULES: Partial<LanguageRules> = {
  hints: [
    [/[çœêûâëïô]/gu, 1],
    [/(?<!\p{L})[àù](?!\p{L})/gu, 1],
    [/(?:eau|eaux|eux|euse|ées|ée|oir|ais|ez|ique|ement)(?!\p{L})|(?<!\p{L})(?:qu|j|n|c)['’]/gu, 0.7],
  ],
  superlative: { ending: /issimes?$/, inflection: /e?s?$/ },
  clauseStart: /^(?:comment|pourquoi|quoi|que|quand|où|qui|si|parce|ne|se)\s/i,
  nounForms: (name, grammar) => {
    const { bare, of, to } = curled(romanceForms(name, grammar, ARTICLES))
    return { le: bare, Le: capitalized(bare), du: of, au: to }
  },
  guessGrammar: (name) => romanceGrammar(name, NOUNS),
  spaced,
  marked,
  reservedWord: findReservedSaleWord,
  addresses: [
    ['Formal (vous)', /\b(?:vous|votre|vos)\b/giu],
    ['Informal (tu)', /\b(?:tu|toi|ton|tes)\b/giu],
  ],
  // The calendar of the platform writes "1 août".
  writtenDay: (day) => day.replace(/^1 /u, '1er '),
}
