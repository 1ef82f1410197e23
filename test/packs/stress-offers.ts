import type { Language } from '#shared/brand-brief.ts'
import type { Grammar } from '#shared/brand-sheet.ts'
import type { NounForms } from '#writing/packs/grammar/noun-forms.ts'

/** An invented offer that makes grammar hard, with the forms of its name as a speaker writes them. */
export interface StressOffer {
  what: 'plural' | 'feminine' | 'own article' | 'long' | 'clause'
  name: string
  shortName: string
  grammar: Grammar | null
  forms: NounForms
}

const plural = { number: 'plural', gender: 'masculine' } as const
const feminine = { number: 'singular', gender: 'feminine' } as const
const masculine = { number: 'singular', gender: 'masculine' } as const
const neuter = { number: 'singular', gender: 'neuter' } as const
const neither = { number: 'singular', gender: null } as const

const named = (what: StressOffer['what'], name: string, grammar: Grammar | null, forms: NounForms): StressOffer => ({
  what,
  name,
  shortName: name,
  grammar,
  forms: { name, ...forms },
})

/** The brand of each language, whose offers these are. */
export const STRESS_BRANDS: Record<Language, string> = {
  en: 'Oakhurst & Daughters',
  de: 'Ährenwerk',
  fr: "L'Atelier d'Aubrac",
  es: 'Ínsula Ocre',
  it: "L'Officina Ulivi",
}

/** Five offers for every language. */
export const STRESS_OFFERS: Record<Language, readonly StressOffer[]> = {
  en: [
    named(
      'plural',
      'Ember quarter zips',
      { number: 'plural', gender: null },
      { the: 'the Ember quarter zips', The: 'The Ember quarter zips' },
    ),
    named('feminine', 'Ilse', neither, { the: 'the Ilse', The: 'The Ilse' }),
    named('own article', 'The Slow Hour', neither, { the: 'The Slow Hour', The: 'The Slow Hour' }),
    {
      ...named(
        'long',
        'Orlo winter reserve',
        { number: 'singular', gender: null },
        { the: 'the Orlo winter reserve', The: 'The Orlo winter reserve' },
      ),
      name: 'Orlo winter reserve for everybody who would rather stay on the porch with a blanket',
    },
    { ...named('clause', 'it never needs to be ironed', neither, {}), forms: {} },
  ],
  de: [
    named(
      'plural',
      'Faltbare Ährenkörbe',
      { number: 'plural', gender: null },
      {
        nom: 'Faltbare Ährenkörbe',
        Nom: 'Faltbare Ährenkörbe',
        akk: 'Faltbare Ährenkörbe',
        dat: 'Faltbaren Ährenkörben',
      },
    ),
    named('feminine', 'Große Vorratsrunde', feminine, {
      nom: 'die Große Vorratsrunde',
      Nom: 'Die Große Vorratsrunde',
      akk: 'die Große Vorratsrunde',
      dat: 'der Großen Vorratsrunde',
      gen: 'der Großen Vorratsrunde',
    }),
    named('own article', 'Das Ährenlicht', neuter, {
      nom: 'das Ährenlicht',
      Nom: 'Das Ährenlicht',
      akk: 'das Ährenlicht',
      dat: 'dem Ährenlicht',
      gen: 'des Ährenlichts',
    }),
    {
      ...named('long', 'Rundgang', masculine, {
        nom: 'der Rundgang',
        Nom: 'Der Rundgang',
        akk: 'den Rundgang',
        dat: 'dem Rundgang',
        gen: 'des Rundgangs',
      }),
      name: 'Rundgang mit anschließendem Frühstück an den langen Tischen der Halle und einem Blick aufs Feld',
    },
    { ...named('clause', 'hält warm und ist leicht', neither, {}), forms: {} },
  ],
  fr: [
    named('plural', 'Éclats du Causse', plural, {
      le: 'les Éclats du Causse',
      Le: 'Les Éclats du Causse',
      du: 'des Éclats du Causse',
      au: 'aux Éclats du Causse',
    }),
    named('feminine', 'Ombrelle Aubrac', feminine, {
      le: 'l’Ombrelle Aubrac',
      Le: 'L’Ombrelle Aubrac',
      du: 'de l’Ombrelle Aubrac',
      au: 'à l’Ombrelle Aubrac',
    }),
    named('own article', 'Le Grand Quart', masculine, {
      le: 'le Grand Quart',
      Le: 'Le Grand Quart',
      du: 'du Grand Quart',
      au: 'au Grand Quart',
    }),
    {
      ...named('long', 'Halte', feminine, { le: 'la Halte', Le: 'La Halte', du: 'de la Halte', au: 'à la Halte' }),
      name: 'Halte pour deux voyageurs qui préfèrent les petites routes, les volets bleus et le silence du soir',
    },
    { ...named('clause', 'on peut la laver à froid', feminine, {}), forms: {} },
  ],
  es: [
    named('plural', 'Ocres del Norte', plural, {
      el: 'los Ocres del Norte',
      El: 'Los Ocres del Norte',
      del: 'de los Ocres del Norte',
      al: 'a los Ocres del Norte',
    }),
    named('feminine', 'Agua de Ínsula', feminine, {
      el: 'el Agua de Ínsula',
      El: 'El Agua de Ínsula',
      del: 'del Agua de Ínsula',
      al: 'al Agua de Ínsula',
    }),
    named('own article', 'La Media Vuelta', feminine, {
      el: 'la Media Vuelta',
      El: 'La Media Vuelta',
      del: 'de la Media Vuelta',
      al: 'a la Media Vuelta',
    }),
    {
      ...named('long', 'Ronda', feminine, { el: 'la Ronda', El: 'La Ronda', del: 'de la Ronda', al: 'a la Ronda' }),
      name: 'Ronda para quienes prefieren sentarse en la cocina con una libreta y la ventana abierta',
    },
    { ...named('clause', 'se puede usar cada mañana', feminine, {}), forms: {} },
  ],
  it: [
    named('plural', 'Ulivi Sparsi', plural, {
      il: 'gli Ulivi Sparsi',
      Il: 'Gli Ulivi Sparsi',
      del: 'degli Ulivi Sparsi',
      al: 'agli Ulivi Sparsi',
    }),
    named('feminine', 'Ombra Lunga', feminine, {
      il: 'l’Ombra Lunga',
      Il: 'L’Ombra Lunga',
      del: 'dell’Ombra Lunga',
      al: 'all’Ombra Lunga',
    }),
    named('own article', 'Lo Spazio Verde', masculine, {
      il: 'lo Spazio Verde',
      Il: 'Lo Spazio Verde',
      del: 'dello Spazio Verde',
      al: 'allo Spazio Verde',
    }),
    {
      ...named('long', 'Zufolo', masculine, {
        il: 'lo Zufolo',
        Il: 'Lo Zufolo',
        del: 'dello Zufolo',
        al: 'allo Zufolo',
      }),
      name: 'Zufolo per chi preferisce sedersi in cucina con un quaderno, due amici e la finestra aperta',
    },
    { ...named('clause', 'si può usare ogni mattina', feminine, {}), forms: {} },
  ],
}
