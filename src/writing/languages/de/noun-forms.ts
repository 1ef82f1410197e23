import type { Grammar } from '#shared/brand-sheet.ts'
import { guessGerman } from './guess-grammar.ts'

export interface GermanForms {
  nom: string | null
  akk: string | null
  dat: string | null
  gen: string | null
}

type Case = keyof GermanForms
type Kind = 'masculine' | 'feminine' | 'neuter' | 'plural'

const ARTICLES: Record<Exclude<Kind, 'plural'>, Record<Case, string>> = {
  masculine: { nom: 'der', akk: 'den', dat: 'dem', gen: 'des' },
  feminine: { nom: 'die', akk: 'die', dat: 'der', gen: 'der' },
  neuter: { nom: 'das', akk: 'das', dat: 'dem', gen: 'des' },
}

/** The ending that an adjective has in a name without an article: "Kleines Paket". */
const NAME_ENDINGS: Record<Kind, string> = { masculine: 'er', feminine: 'e', neuter: 'es', plural: 'e' }
const NOTHING: GermanForms = { nom: null, akk: null, dat: null, gen: null }

const BREAK =
  /\s(?:für|mit|aus|von|vom|zum|zur|zu|im|in|ohne|nach|am|an|auf|bei|ab|bis|à|inkl\.?|per|pro)\s|\s?[(,:–]|\s-\s/u
const DETERMINED =
  /^(?:ein|eine|mein|meine|dein|deine|unser|unsere|euer|eure|ihr|ihre|sein|seine|kein|keine|jede[rs]?|diese[rs]?)\s/i

export function germanForms(name: string, grammar: Grammar | null): GermanForms {
  if (DETERMINED.test(name)) return NOTHING
  const own = /^(der|die|das)\s+(?=\S)/i.exec(name)
  const kind = kindOf(own?.[1]?.toLowerCase(), grammar)
  if (kind === null) return NOTHING
  const bare = own === null ? name : name.slice(own[0].length)
  const [stop] = BREAK.exec(bare) ?? []
  const end = stop === undefined ? bare.length : bare.indexOf(stop)
  const read = readWords(bare.slice(0, end).split(' '), kind)
  if (read === null) return NOTHING
  const rest = bare.slice(end)
  const inForm = (each: Case) => {
    const words = inCase(read, kind, each)
    if (words === null) return null
    return `${kind === 'plural' ? '' : `${ARTICLES[kind][each]} `}${words}${rest}`
  }
  return { nom: inForm('nom'), akk: inForm('akk'), dat: inForm('dat'), gen: inForm('gen') }
}

/** An article in the name tells the gender. Where it contradicts the sheet, nothing is certain. */
function kindOf(article: string | undefined, grammar: Grammar | null): Kind | null {
  const told = grammar === null ? null : grammar.number === 'plural' ? 'plural' : grammar.gender
  if (article === undefined) return told
  const fits: Kind[] = article === 'der' ? ['masculine'] : article === 'das' ? ['neuter'] : ['feminine', 'plural']
  if (told !== null) return fits.includes(told) ? told : null
  return fits.length === 1 ? fits[0]! : null
}

interface ReadName {
  adjectives: number[]
  words: string[]
  nouns: string[]
}

/** Finds the adjectives before the noun. Null when a word may be either. */
function readWords(words: string[], kind: Kind): ReadName | null {
  const adjectives: number[] = []
  let at = 0
  for (; at < words.length - 1; at += 1) {
    const word = words[at]!
    const what = wordKind(word, kind)
    if (what === 'unknown') return null
    if (what === 'noun') break
    if (what === 'adjective') adjectives.push(at)
  }
  return { adjectives, words, nouns: words.slice(at).filter((word) => /^\p{Lu}/u.test(word)) }
}

const UNCHANGING =
  /^(?:rosa|lila|orange|mini|maxi|extra|bio|vegan|premium|super|\d[\d.,]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|ml|g|kg|l|cm|wiener|berliner|hamburger|münchner|kölner|bremer|dresdner|nürnberger|frankfurter|schweizer|allgäuer|schwarzwälder|tiroler|pariser|londoner)$/i
const ADJECTIVE_STEM =
  /^(?:klein|groß|neu|alt|fein|frisch|leicht|schwer|warm|kalt|weich|hart|lang|kurz|breit|schmal|dünn|dick|rund|hell|dunkl|echt|rein|pur|roh|mild|stark|süß|saur|scharf|bitter|trocken|jung|schnell|ganz|halb|doppelt|vegan|nativ|mobil|digital|privat|individuell|professionell|original|modern|regional|saisonal|exklusiv|intensiv|kreativ|komplett|kompakt|robust|elegant|sanft|zart|schön|edl|best|wärmend|pflegend|duftend|kühlend|flach|tief|hoh|weit|eng|lose|dehnbar|stapelbar)$/
const COLOR = /(?:rot|blau|grün|gelb|schwarz|weiß|grau|braun|bunt|golden|silbern|violett|türkis|beige)$/
const ADJECTIVE_ENDING =
  /(?:lich|isch|bar|sam|los|haft|iert|frei|fähig|reich|förmig|farbig|seitig|jährig|teilig|lagig|tägig|stündig|monatig|wöchig)$/
const PARTICIPLE =
  /^(?:hand|maschinen|kalt|luft|sonnen|frisch|haus|selbst|fair)?ge(?:strickt|füllt|mahlen|röstet|brannt|wachst|ölt|räuchert|trocknet|webt|näht|mischt|filtert|braucht|polstert|färbt|schmiedet|macht|presst|schöpft|gossen|schliffen|fertigt|handelt)$/

function wordKind(word: string, kind: Kind): 'adjective' | 'unchanging' | 'noun' | 'unknown' {
  if (UNCHANGING.test(word)) return 'unchanging'
  const lower = word.toLowerCase()
  const ending = NAME_ENDINGS[kind]
  const stem = lower.endsWith(ending) ? lower.slice(0, -ending.length) : null
  if (stem !== null && isAdjectiveStem(stem)) return 'adjective'
  // A lowercase word before the noun is an adjective.
  if (/^\p{Ll}/u.test(word)) return stem === null ? 'unknown' : 'adjective'
  const anyStem = /^(.+?)(?:er|es|en|em|e)$/u.exec(lower)?.[1]
  if (anyStem === undefined) return 'noun'
  // The ending doesn't fit the gender, so one of them is wrong.
  if (isAdjectiveStem(anyStem)) return 'unknown'
  const known = guessGerman(word)
  const fits = known !== null && (kind === 'plural' ? known.number === 'plural' : known.gender === kind)
  return fits ? 'noun' : 'unknown'
}

const isAdjectiveStem = (stem: string) =>
  ADJECTIVE_STEM.test(stem) || COLOR.test(stem) || ADJECTIVE_ENDING.test(stem) || PARTICIPLE.test(stem)

function inCase({ adjectives, words, nouns }: ReadName, kind: Kind, each: Case): string | null {
  const [noun] = nouns
  if (noun === undefined) return null
  const inflected = nounInCase(nouns, kind, each)
  if (inflected === null) return null
  const ending = adjectiveEnding(kind, each)
  return words
    .map((word, at) => {
      if (adjectives.includes(at)) return word.slice(0, -NAME_ENDINGS[kind].length) + ending
      return word === noun && at >= words.indexOf(noun) ? inflected : word
    })
    .join(' ')
}

function adjectiveEnding(kind: Kind, each: Case): string {
  if (kind === 'plural') return each === 'dat' ? 'en' : 'e'
  if (each === 'nom' || (each === 'akk' && kind !== 'masculine')) return 'e'
  return 'en'
}

const WEAK_MASCULINE = /(?:ent|ant|ist|oge|at|[^eä]e)$/
const ENDS_LIKE_WEAK = /(?:käse|format|apparat|automat|rat|salat|spinat|draht|monat|zusatz)$/i

/** Null when it isn't certain which noun is the head, or how it's declined. */
function nounInCase(nouns: string[], kind: Kind, each: Case): string | null {
  const [noun] = nouns as [string]
  if (kind === 'feminine' || each === 'nom') return noun
  if (kind === 'plural') {
    if (each === 'akk') return noun
    if (each === 'gen') return null
    if (nouns.every((word) => /[ns]$/.test(word))) return noun
    return nouns.length === 1 && /(?:e|el|er)$/.test(noun) ? `${noun}n` : null
  }
  if (
    kind === 'masculine' &&
    nouns.some((word) => WEAK_MASCULINE.test(word.toLowerCase()) && !ENDS_LIKE_WEAK.test(word))
  ) {
    return null
  }
  if (each !== 'gen') return noun
  return nouns.length === 1 ? genitive(noun) : null
}

function genitive(noun: string): string | null {
  if (!/\p{Ll}$/u.test(noun) || /(?:nis|us|os|as|is|herz)$/.test(noun)) return null
  if (/(?:s|ß|x|z)$/.test(noun)) return `${noun}es`
  return `${noun}s`
}
