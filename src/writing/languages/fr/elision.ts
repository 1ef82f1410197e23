import { firstWordOf, isLetterWord, unaccented } from '../../engine/grammar/first-word.ts'

/**
 * Whether a French word begins with a vowel sound, so that "le" becomes "l'". Null for numbers, abbreviations and words
 * in h that neither list has.
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
