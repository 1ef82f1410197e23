import { withoutAccents } from '#shared/text.ts'

/**
 * Whether a French word begins with a vowel sound, so that "le" becomes "l'". Null when only a speaker knows: numbers,
 * letter words, and words in h that are in neither list.
 */
export function elides(name: string): boolean | null {
  const first = firstWordOf(name)
  const word = unaccented(first)
  if (/^\d/.test(word)) return /^(?:1|8|11|80)(?!\d)/.test(word) ? null : false
  if (isLetterWord(first)) return /^[BCDGJKPQTVWZ]/.test(first) ? false : null
  // "le oui", "le onze"; "one-shot" begins with the sound of "oui".
  if (/^(?:oui|onz)/.test(word)) return false
  if (word.startsWith('one')) return null
  if (word.startsWith('h')) return MUTE_H.test(word) ? true : ASPIRATED_H.test(word) ? false : null
  if (word.startsWith('y')) return !/^y[aeiou]/.test(word) || word.startsWith('yeux')
  return /^[aeiouœæ]/.test(word)
}

const MUTE_H =
  /^(?:habi|haleine|hallucin|halogen|haltere|hamamelis|harmoni|hebdo|heberge|hectare|helice|hellebore|hemi|hemo|hepat|herb|heredit|herita|heritier|hermeti|hesit|heur|hexagon|hibern|hibiscus|hier|hippo|hirondelle|histoir|histori|hiver|hivern|holist|homeo|hommage|homme|homo|honnet|honneur|honor|hopita|horair|horizon|horloge|hormon|horoscope|horticol|horticult|hortensia|hospital|hostell|hote|hotel|houmous|huil|huitre|humain|humeur|humid|humour|humus|hyacinthe|hyaluron|hybrid|hydr|hygien|hymne|hyper|hypno|hypo)/
const ASPIRATED_H =
  /^(?:hache|hachis|hachoir|haie|haine|hall|halles|hallo|halte|hamac|hamburger|hameau|hamm?am|hamster|hanche|hand|hangar|hanneton|hareng|haricot|harnais|harpe|hasard|hauban|hausse|haut|havre|heaume|herisson|hernie|heros|herse|hetre|heurt|hibou|hic|hip-hop|hippie|hit|hobby|hochet|hockey|holland|homard|hongr|honte|hoodie|hors|hot-dog|hotte|houblon|houe|houille|houppe|housse|houx|hub|hublot|huche|huit|hurlement|husky|hutte|high|home|hoverboard|hijab|hausse-|herissant)/

/** Which form of the Italian article a word takes: "il", "lo" or "l'". Null when only a speaker knows. */
export function italianStart(name: string): 'il' | 'lo' | "l'" | null {
  const first = firstWordOf(name)
  const word = unaccented(first)
  if (/^\d/.test(word)) return /^(?:1|8|11|8\d|8\d\d)(?!\d)/.test(word) ? null : 'il'
  if (isLetterWord(first)) return /^[BCDGPQTV]/.test(first) ? 'il' : null
  if (/^(?:s[^aeiou\W]|z|gn|ps|pn|x|y)/.test(word) || /^i[aeou]/.test(word)) return 'lo'
  if (word.startsWith('h')) return SILENT_H.test(word) ? "l'" : null
  if (word.startsWith('w')) return 'il'
  if (/^(?:u[aeio](?!v)|j)/.test(word)) return null
  return /^[aeiou]/.test(word) ? "l'" : 'il'
}

const SILENT_H = /^(?:hotel|hobby|hostess|habitat|handicap|harem|hascisc|humus|henne|hamburger)/

/**
 * Whether a feminine Spanish noun begins with a stressed a, as in "el agua". Null when its stress isn't certain.
 */
export function beginsWithStressedA(name: string): boolean | null {
  const word = firstWordOf(name).toLowerCase()
  if (!/^h?[aá]/.test(word)) return false
  if (/^h?á/.test(word)) return true
  const plain = unaccented(word)
  if (
    /^(?:agua|aguila|alma|arma|arca|aula|ave|asa|hacha|hada|hambre|ansia|alga|alba|acta|ancla|haba|habla|ala|ama|arpa|asma|ansia)$/.test(
      plain,
    )
  ) {
    return true
  }
  if (/[áéíóú]/.test(word.slice(1))) return false
  // Three vowel groups or more with the stress on the last but one: never the first.
  return (plain.match(/[aeiou]+/g)?.length ?? 0) >= 3 ? false : null
}

const firstWordOf = (name: string) => name.replace(/^["'«“„‚‘(]+/u, '').split(/[\s,]/, 1)[0] ?? ''

const unaccented = (word: string) => withoutAccents(word.toLowerCase())

/** "SPF", "USB-Kabel": it is spelled, or it isn't. */
const isLetterWord = (word: string) => /^[A-Z]{2,}(?![a-zà-ÿ])/u.test(word)
