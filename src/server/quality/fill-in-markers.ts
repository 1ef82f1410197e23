import type { Language } from '#shared/brand-brief.ts'
import { normalized } from '#shared/text.ts'

/** What a person still has to supply: shown in brackets instead of an invented fact. */
export type FillIn = 'offer' | 'quote' | 'date' | 'link' | 'line' | 'fact'

export const FILL_IN_MARKERS: Record<Language, Record<FillIn, string>> = {
  en: {
    offer: '[confirm offer]',
    quote: '[add customer quote]',
    date: '[confirm date]',
    link: '[add link]',
    line: '[write line]',
    fact: '[confirm]',
  },
  es: {
    offer: '[confirmar oferta]',
    quote: '[añadir opinión]',
    date: '[confirmar fecha]',
    link: '[añadir enlace]',
    line: '[escribir frase]',
    fact: '[confirmar]',
  },
  fr: {
    offer: '[offre à confirmer]',
    quote: '[avis à ajouter]',
    date: '[date à confirmer]',
    link: '[lien à ajouter]',
    line: '[phrase à écrire]',
    fact: '[à confirmer]',
  },
  de: {
    offer: '[Angebot ergänzen]',
    quote: '[Kundenstimme ergänzen]',
    date: '[Datum ergänzen]',
    link: '[Link ergänzen]',
    line: '[Zeile texten]',
    fact: '[bestätigen]',
  },
  it: {
    offer: '[confermare offerta]',
    quote: '[aggiungere recensione]',
    date: '[confermare data]',
    link: '[aggiungere link]',
    line: '[scrivere riga]',
    fact: '[confermare]',
  },
}

/** Stands for an offer that the brand has yet to decide. */
export const OFFER_MARKER: Record<Language, string> = {
  en: FILL_IN_MARKERS.en.offer,
  es: FILL_IN_MARKERS.es.offer,
  fr: FILL_IN_MARKERS.fr.offer,
  de: FILL_IN_MARKERS.de.offer,
  it: FILL_IN_MARKERS.it.offer,
}

const KNOWN_MARKERS: ReadonlySet<string> = new Set(
  Object.values(FILL_IN_MARKERS).flatMap((markers) => Object.values(markers)),
)

export function isFillInMarker(bracketed: string): boolean {
  return KNOWN_MARKERS.has(normalized(bracketed, 'NFC'))
}
