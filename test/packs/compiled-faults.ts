import type { Language } from '#shared/brand-brief.ts'
import { type SlotValues, fillText } from '#writing/packs/fill-angle.ts'
import { offerForms } from '#writing/engine/grammar/noun-forms.ts'
import { slotsIn } from '#writing/packs/slots.ts'
import { type StressOffer, checkWords } from './check-words.ts'

/** Null if the text is left out for that offer. */
export function compiledFor(text: string, offer: StressOffer, language: Language): string | null {
  const values: SlotValues = {
    language,
    brand: checkWords(language).stress.brand,
    offer: offerForms(offer, language),
    leadOffer: null,
    answers: Object.fromEntries(
      slotsIn(text, language).flatMap(({ slot }) =>
        slot.type === 'answer' ? [[slot.question, checkWords(language).stress.answer]] : [],
      ),
    ),
  }
  return fillText(text, values)
}

const wrong = new Map<Language, RegExp>()

function wrongIn(language: Language): RegExp {
  const { pattern, flags } = checkWords(language).wrong
  return new RegExp(pattern, flags)
}

/** `around` is the part of the text that contains a name. */
export function compiledFault(text: string, language: Language, around = text): string | null {
  if (/[{}]|\b(?:undefined|null)\b/.test(text)) return 'a slot was left open'
  if (/ {2}|\s[.,](?:\s|$)|\(\s|\.\.(?!\.)/.test(text)) return 'the signs are wrong'
  if (startsLow(text)) return 'it begins with a small letter'
  if (/[.!?] \p{Ll}+(?!\p{L})/u.test(around)) return 'a sentence begins with a small letter'
  const [fault] = wrong.getOrInsertComputed(language, wrongIn).exec(around) ?? []
  return fault === undefined ? null : `"${fault}" is wrong`
}

const startsLow = (text: string) => {
  const first = /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? ''
  return /^\p{Ll}/u.test(first) && !/\p{Lu}/u.test(first)
}

const SIGNS_BEFORE = 16
const SIGNS_AFTER = 12

function aroundName(compiled: string, { shortName }: StressOffer): string {
  const noun = shortName.split(' ').at(-1) ?? ''
  const at = compiled.indexOf(noun)
  return at < 0 ? '' : compiled.slice(Math.max(0, at - SIGNS_BEFORE - shortName.length), at + noun.length + SIGNS_AFTER)
}

export function stressFaults(text: string, language: Language): string[] {
  return checkWords(language).stress.offers.flatMap((offer) => {
    const compiled = compiledFor(text, offer, language)
    const fault = compiled === null ? null : compiledFault(compiled, language, aroundName(compiled, offer))
    return fault === null ? [] : [`For an offer of the kind "${offer.what}", ${fault}: ${compiled}`]
  })
}
