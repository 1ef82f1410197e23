import type { Language } from '#shared/brand-brief.ts'
import { type SlotValues, fillText } from '#writing/packs/fill-angle.ts'
import { offerForms } from '#writing/packs/grammar/noun-forms.ts'
import { slotsIn } from '#writing/packs/slots.ts'
import { STRESS_BRANDS, STRESS_OFFERS, type StressOffer } from './stress-offers.ts'

/** A text as it reads for an invented offer; null when it is left out for that offer. */
export function compiledFor(text: string, offer: StressOffer, language: Language): string | null {
  const values: SlotValues = {
    language,
    brand: STRESS_BRANDS[language],
    offer: offerForms(offer, language),
    leadOffer: null,
    answers: Object.fromEntries(
      slotsIn(text, language).flatMap(({ slot }) =>
        slot.type === 'answer' ? [[slot.question, ANSWERS[language]]] : [],
      ),
    ),
  }
  return fillText(text, values)
}

const ANSWERS: Record<Language, string> = {
  en: 'Ana looks through the shelf every Friday.',
  de: 'Ana geht jeden Freitag durch das Regal.',
  fr: 'Ana passe en revue l’étagère chaque vendredi.',
  es: 'Ana repasa la estantería todos los viernes.',
  it: 'Ana controlla lo scaffale ogni venerdì.',
}

/** Sequences that don't occur around a name, whatever it is. Elsewhere they may be right: "die das Regal kennen". */
const NEVER: Record<Language, RegExp> = {
  en: /\b(?:the|a|an|your|our) (?:the|a|an)\b/i,
  de: /\b(?:der|die|das|den|dem|des) (?:der|die|das|den|dem|des) \p{Lu}|\b(?:mit|bei|von|zu|aus|nach|seit) (?:die|das|den|des) \p{Lu}\p{Ll}+(?:s|e|er)?[.:?!]|\b(?:für|ohne|durch) (?:dem|des|der) \p{Lu}/u,
  fr: /(?<![\p{L}'’-])(?:de|à) les? \p{Lu}|(?<![\p{L}'’-])(?:le|la|de|du|au) [AEIOUÉÈÊÀÎÔŒ]\p{Ll}|[ld]['’](?! ?[«"]?\s?[aeiouyhéèêàâîïôœæ])/iu,
  es: /(?<!\p{L})(?:de|a) el \p{Lu}|(?<!\p{L})la (?:agua|águila|alma|arma|área|aula)(?!\p{L})|(?<!\p{L})y [iíIÍ](?!e)\p{Ll}|(?<!\p{L})o [oóOÓ]\p{Ll}/u,
  it: /(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|gli) \p{Lu}|(?<!\p{L})il (?:s[bcdfghlmnpqrtvz]|z|gn|ps|[aeoAEO]\p{Ll})|(?<!\p{L})(?:la|lo) [AEIOU]/u,
}

/** What is wrong with a compiled text, or null. `around` is how much of it a name was put into. */
export function compiledFault(text: string, language: Language, around = text): string | null {
  if (/[{}]|\b(?:undefined|null)\b/.test(text)) return 'a slot was left open'
  if (/ {2}|\s[.,](?:\s|$)|\(\s|\.\.(?!\.)/.test(text)) return 'the signs are wrong'
  if (startsLow(text)) return 'it begins with a small letter'
  if (/[.!?] \p{Ll}+(?!\p{L})/u.test(around)) return 'a sentence begins with a small letter'
  const [fault] = NEVER[language].exec(around) ?? []
  return fault === undefined ? null : `"${fault}" is wrong`
}

const startsLow = (text: string) => {
  const first = /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? ''
  return /^\p{Ll}/u.test(first) && !/\p{Lu}/u.test(first)
}

const SIGNS_BEFORE = 16
const SIGNS_AFTER = 12

/** The name that was put into a text, with the words beside it; nothing where there is no name. */
function aroundName(compiled: string, { shortName }: StressOffer): string {
  const noun = shortName.split(' ').at(-1) ?? ''
  const at = compiled.indexOf(noun)
  return at < 0 ? '' : compiled.slice(Math.max(0, at - SIGNS_BEFORE - shortName.length), at + noun.length + SIGNS_AFTER)
}

/** Every fault of a text over the invented offers, as one sentence each. */
export function stressFaults(text: string, language: Language): string[] {
  return STRESS_OFFERS[language].flatMap((offer) => {
    const compiled = compiledFor(text, offer, language)
    const fault = compiled === null ? null : compiledFault(compiled, language, aroundName(compiled, offer))
    return fault === null ? [] : [`For an offer of the kind "${offer.what}", ${fault}: ${compiled}`]
  })
}
