import type { Language } from '#shared/brand-brief.ts'
import type { Grammar } from '#shared/brand-sheet.ts'

type Gender = NonNullable<Grammar['gender']>

const ROMANCE_BREAK = /\s(?:de|du|des|d'|di|del|della|dei|delle|en|in|pour|per|para|con|avec|à|a|sans|senza|sin)\s.*$/u

/**
 * Number and gender of a name where its form tells them, and null where only a speaker knows. In the Romance languages
 * the first word is the head, in English and German the last one before a preposition.
 */
export function guessGrammar(name: string, language: Language): Grammar | null {
  const lower = name.toLowerCase()
  switch (language) {
    case 'en':
      return english(headOf(lower, ENGLISH_BREAK))
    case 'de':
      // Names of several nouns have their head anywhere: "Probierpaket Drei Regionen".
      return isSeveralNouns(name) ? null : german(headOf(lower, GERMAN_BREAK))
    case 'fr':
    case 'es':
    case 'it':
      if (MISLEADING[language].test(lower)) return null
      return romance(lower.replace(ROMANCE_BREAK, '').split(' ')[0] ?? '', language)
  }
}

const ENGLISH_BREAK = /\s(?:for|with|from|of|in|by|to|without)\s/u
const GERMAN_BREAK = /\s(?:für|mit|aus|von|vom|zum|zur|zu|im|in|ohne|nach|am)\s/u

function isSeveralNouns(name: string): boolean {
  const words = (name.split(GERMAN_BREAK)[0] ?? name).split(' ')
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > 1
}

function headOf(name: string, stop: RegExp): string {
  return (name.split(stop)[0] ?? name).split(' ').at(-1) ?? ''
}

function english(word: string): Grammar {
  const isPlural = word.endsWith('s') && !/(?:ss|us|is|news|lens|series)$/.test(word)
  return { number: isPlural ? 'plural' : 'singular', gender: null }
}

const GERMAN_GENDERS: ReadonlyArray<[RegExp, Gender]> = [
  [
    /(?:ung|heit|keit|schaft|ion|tät|ik|ie|ei|röstung|creme|box|mühle|seife|kerze|tasse|tasche|jacke|flasche|kiste)$/,
    'feminine',
  ],
  [
    /(?:[bdfgiklmnprtz]chen|lein|ment|set|paket|abo|öl|buch|gerät|brot|bier|kleid|messer|shampoo|serum|kit|seminar|training)$/,
    'neuter',
  ],
  [
    /(?:ling|ismus|kurs|tee|kaffee|wein|honig|schutz|service|termin|test|gutschein|workshop|ring|schuh|saft|korb)$/,
    'masculine',
  ],
]
const GERMAN_PLURAL =
  /(?:ungen|heiten|keiten|ionen|kurse|pakete|sets|abos|boxen|mühlen|seifen|kerzen|tassen|taschen|jacken|flaschen|kisten|geräte|schuhe|ringe|weine|tees|bücher|kleider|gutscheine|termine|workshops|seminare|cremes|öle|möbel|pflanzen|socken|bohnen|decken|lampen|messer-sets|handschuhe|leckerlis|brillen|linsen)$/

function german(word: string): Grammar | null {
  if (GERMAN_PLURAL.test(word)) return { number: 'plural', gender: null }
  const gender = GERMAN_GENDERS.find(([ending]) => ending.test(word))?.[1]
  return gender === undefined ? null : { number: 'singular', gender }
}

/** Nouns whose ending says something else than they are: "la peau", "el tema", "la mano". */
const MISLEADING: Record<'fr' | 'es' | 'it', RegExp> = {
  fr: /^(?:eaux?|peaux?|images?|pages?|plages?|cages?|nages?|étés?|côtés?|pâtés?|karité|comités?|silences?|jades?|stades?|grades?|bastions?|squelettes?|juments?|forêts?)(?=\s|$)/u,
  es: /^(?:(?:lava|para|abre|saca|porta|cubre|guarda|rompe|quita|corta|pica|salva|posa|cuenta)\p{L}{2,20}s|temas?|sistemas?|programas?|problemas?|aromas?|climas?|idiomas?|mapas?|planetas?|pijamas?|yoga|días?|manos?|fotos?|motos?|radios?|flor|labor|gafas|té|tés|crisis|tesis|dosis)(?=\s|$)/u,
  it: /^(?:yoga|tema|programma|problema|sistema|panorama|clima|aroma|schema|diploma|dilemma|cinema|pigiama|poema|mano|foto|moto|auto|radio|(?:mani|chiavi|luci|noci|pelli|carni|parti|notti|croci|radici|vernici|cornici|crisi|tesi|analisi|oasi|brindisi|bici|taxi|kiwi|sci)|\p{L}{1,20}[^zs]ioni)(?=\s|$)/u,
}

const ROMANCE_ENDINGS: Record<'fr' | 'es' | 'it', ReadonlyArray<[RegExp, Grammar]>> = {
  fr: [
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
  es: [
    [/(?:ciones|siones|dades|as)$/, { number: 'plural', gender: 'feminine' }],
    [/(?:ción|sión|dad|a)$/, { number: 'singular', gender: 'feminine' }],
    [/(?:os|ores|ajes)$/, { number: 'plural', gender: 'masculine' }],
    [/(?:o|or|aje|kit|pack|set)$/, { number: 'singular', gender: 'masculine' }],
  ],
  it: [
    [
      /(?:zioni|sioni|scarpe|borse|candele|tazze|creme|calze|lezioni|degustazioni)$/,
      { number: 'plural', gender: 'feminine' },
    ],
    [/(?:zione|sione|tà|a)$/, { number: 'singular', gender: 'feminine' }],
    [/(?:i)$/, { number: 'plural', gender: 'masculine' }],
    [/(?:o|kit|set|caffè|tè)$/, { number: 'singular', gender: 'masculine' }],
  ],
}

function romance(word: string, language: 'fr' | 'es' | 'it'): Grammar | null {
  return ROMANCE_ENDINGS[language].find(([ending]) => ending.test(word))?.[1] ?? null
}
