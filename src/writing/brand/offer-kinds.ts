import type { OfferKind } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { languageBasics } from '../languages/language-basics.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'

/** A subscription of coffee is a subscription, and a set of knives is a set: how it's sold comes before what it is. */
const KIND_ORDER = [
  'course',
  'event',
  'digital',
  'service',
  'set',
  'perishable',
  'consumable',
  'durable',
] as const satisfies readonly OfferKind[]

const GOODS: ReadonlySet<OfferKind | null> = new Set<OfferKind | null>(['durable', 'consumable', null])

/** The kind that the telling words of a name point to; null when none does. */
export function kindOf(name: string, words: ReadingWords): OfferKind | null {
  const every = wordsIn(name)
  // "Calibration for labs" is for them, and what they do says nothing of it.
  const purpose = every.findIndex((word, index) => index > 0 && words.purposes.includes(word))
  const all = purpose < 0 ? every : every.slice(0, purpose)
  const stop = all.findIndex((word, index) => index > 0 && words.nameBreaks.includes(word))
  const head = stop < 0 ? all : all.slice(0, stop)
  const told = [head, all].map((part) => kindOfWords(part, words)).find((kind) => kind !== null) ?? null
  return GOODS.has(told) && findPhrase(name, words.kinds['made-to-measure'] ?? []) !== null ? 'made-to-measure' : told
}

/** The word that names the thing comes last in English and German, and first in the Romance languages. */
function kindOfWords(part: string[], words: ReadingWords): OfferKind | null {
  const { endsInHead } = words
  const all = kindsIn(part, words)
  if (all.has('subscription')) return 'subscription'
  const naming = part.at(endsInHead ? -1 : 0)
  const named = naming === undefined ? new Set<OfferKind>() : kindsIn([naming], words)
  // "Goat milk soap bars" are soap.
  const ofGoods = (endsInHead ? part.toReversed() : part)
    .map((word) => kindsIn([word], words))
    .find((kinds) => kinds.size > 0)
  const told = KIND_ORDER.find((kind) => all.has(kind)) ?? null
  const isOfGoods = told === 'perishable' && ofGoods?.has('consumable') === true
  return KIND_ORDER.find((kind) => named.has(kind)) ?? (isOfGoods ? 'consumable' : told)
}

interface KindSigns {
  bySign: Map<string, OfferKind[]>
  longest: number
  phrases: [OfferKind, string[]][]
}

const signsOf = oncePer(({ kinds }: ReadingWords): KindSigns => {
  const entries = Object.entries(kinds) as [OfferKind, string[]][]
  const all = entries.flatMap(([kind, signs]) => signs.map((sign) => ({ kind, sign })))
  const bySign = new Map<string, OfferKind[]>()
  for (const { kind, sign } of all) bySign.getOrInsert(sign, []).push(kind)
  return {
    bySign,
    longest: Math.max(...all.map(({ sign }) => sign.length)),
    phrases: entries.map(([kind, signs]) => [kind, signs.filter((sign) => sign.includes(' '))]),
  }
})

function kindsIn(tokens: readonly string[], words: ReadingWords): Set<OfferKind> {
  const { bySign, longest, phrases } = signsOf(words)
  const { joinsNouns } = languageBasics(words.language)
  const found = new Set<OfferKind>()
  for (const word of tokens) {
    for (let from = Math.max(0, word.length - longest); from < word.length; from += 1) {
      const kinds = endsOn(word, from, joinsNouns || words.endsInHead) ? bySign.get(word.slice(from)) : undefined
      for (const kind of kinds ?? []) found.add(kind)
    }
  }
  const text = tokens.join(' ')
  for (const [kind, signs] of phrases) if (signs.length > 0 && findPhrase(text, signs) !== null) found.add(kind)
  return found
}

const SHORTEST_HEAD = 4

/** German compounds and hyphenated words carry their head at the end: "Filterkaffee", "standing-order-program". */
const endsOn = (word: string, from: number, isJoined: boolean) =>
  from === 0 || word[from - 1] === '-' || (isJoined && word.length - from >= SHORTEST_HEAD)

/** Whether a text is the name of something for sale, as far as its words tell. */
export const namesOffer = (text: string, words: ReadingWords): boolean =>
  kindOf(text.slice(0, 200), words) !== null || findPhrase(text.slice(0, 200), words.vouchers) !== null
