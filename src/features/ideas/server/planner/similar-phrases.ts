import type { Language } from '#shared/brand-brief.ts'

/** Words for an idea that takes up a past campaign; `{winner}` is its subject line. */
export interface SimilarPhrases {
  /** Behind a subject line that ends as a sentence, and behind every other. */
  title: { afterSentence: string; after: string }
  description: string
}

export const similarPhrases: Record<Language, SimilarPhrases> = {
  en: {
    title: { afterSentence: '{winner} The {month} edition', after: '{winner}: the {month} edition' },
    description: 'Takes up {q}{winner}{/q}: the same build and tone, with a new occasion or another product.',
  },
  de: {
    title: { afterSentence: '{winner} Die {month}-Ausgabe', after: '{winner}: die {month}-Ausgabe' },
    description:
      'Knüpft an {q}{winner}{/q} an: gleicher Aufbau und Ton, mit einem neuen Anlass oder einem anderen Produkt.',
  },
  fr: {
    title: { afterSentence: '{winner} L’édition de {month}', after: '{winner} : l’édition de {month}' },
    description:
      'Reprend {q}{winner}{/q} : même construction et même ton, avec une nouvelle occasion ou un autre produit.',
  },
  es: {
    title: { afterSentence: '{winner} La edición de {month}', after: '{winner}: la edición de {month}' },
    description: 'Retoma {q}{winner}{/q}: la misma estructura y el mismo tono, con otra ocasión u otro producto.',
  },
  it: {
    title: { afterSentence: '{winner} L’edizione di {month}', after: '{winner}: l’edizione di {month}' },
    description:
      'Riprende {q}{winner}{/q}: stessa struttura e stesso tono, con un’altra occasione o un altro prodotto.',
  },
}
