import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/brand-brief.ts'
import { textsOf } from '#writing/packs/angle-texts.ts'
import { compilePack } from '#writing/packs/compile-pack.ts'
import { guessGrammar } from '#writing/brand/guess-grammar.ts'
import { readingWords } from '#writing/languages/reading-words.ts'
import { capitalized } from '#writing/engine/grammar/capitalized.ts'
import { offerForms } from '#writing/engine/grammar/noun-forms.ts'
import { PACKS } from '#writing/packs/load-packs.ts'
import { slotForms } from '#writing/packs/slots.ts'
import { compiledFault, compiledFor, stressFaults } from './compiled-faults.ts'
import { checkWords } from './check-words.ts'

test.each(LANGUAGES)('the invented offers in %s have the forms of a native speaker', (language) => {
  for (const offer of checkWords(language).stress.offers) expect(offerForms(offer, language)).toEqual(offer.forms)
})

/** Lines of every form, so that each form occurs a thousand times. */
const LINES: Record<Language, readonly string[]> = {
  en: [
    'For a quiet evening: {p.the}.',
    'A closer look at {p.the}',
    '{p.The}, one evening later',
    'Nothing new. {p.The}, again.',
    'On the list: {p}',
  ],
  de: [
    'Für heute Abend: {p.nom}.',
    '{p.Nom}, von Nahem',
    'Erst warten. {p.Nom}, dann.',
    'Platz für {p.akk}',
    'Ein Abend mit {p.dat}',
    'Wegen {p.gen} geschrieben',
    'Auf der Liste: {p}',
  ],
  fr: [
    'Pour ce soir : {p.le}.',
    '{p.Le}, de plus près',
    'D’abord attendre. {p.Le}, ensuite.',
    'À propos {p.du}',
    'Une place faite {p.au}',
    'Sur la liste : {p}',
  ],
  es: [
    'Para esta noche: {p.el}.',
    '{p.El}, de cerca',
    'Primero, esperar. {p.El}, después.',
    'Una nota acerca {p.del}',
    'Un sitio junto {p.al}',
    'En la lista: {p}',
  ],
  it: [
    'Per stasera: {p.il}.',
    '{p.Il}, da vicino',
    'Prima aspettare. {p.Il}, dopo.',
    'Una nota a proposito {p.del}',
    'Un posto vicino {p.al}',
    'Nella lista: {p}',
  ],
}

test.each(LANGUAGES)('no compiled text in %s has a fault', (language) => {
  const ofPacks = PACKS.places(language).flatMap((place) =>
    compilePack(PACKS.read(place), place).pack.angles.flatMap((angle) => textsOf(angle).map(({ text }) => text)),
  )
  expect([...ofPacks, ...LINES[language]].flatMap((text) => stressFaults(text, language))).toEqual([])
})

const TAILS: Record<Language, readonly string[]> = {
  en: ['', ' for two'],
  de: ['', ' für zwei'],
  fr: ['', ' pour deux'],
  es: ['', ' para dos'],
  it: ['', ' per due'],
}

test.each(LANGUAGES)('a thousand lines in %s with the names of everyday products have no fault', (language) => {
  const nouns = new Set(Object.values(readingWords(language).kinds).flat())
  const lines = [...nouns].flatMap((noun) =>
    TAILS[language].flatMap((tail) => {
      const name = `${language === 'de' ? capitalized(noun) : noun}${tail}`
      const offer = {
        what: 'feminine',
        name,
        shortName: name,
        grammar: guessGrammar(name, language),
        forms: {},
      } as const
      return LINES[language].flatMap((line) => compiledFor(line, offer, language) ?? [])
    }),
  )
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.flatMap((line) => (compiledFault(line, language) === null ? [] : [line]))).toEqual([])
})

test.each(LANGUAGES)('every form in %s is printed, and a clause is printed nowhere', (language) => {
  const forms = [...slotForms(language), 'p'].map((form) => (form === 'p' ? '{p}' : `{p.${form}}`))
  expect(forms.filter((form) => !LINES[language].some((line) => line.includes(form)))).toEqual([])
  for (const offer of checkWords(language).stress.offers) {
    const read = LINES[language].map((line) => compiledFor(line, offer, language))
    if (offer.what === 'clause') expect(read.every((line) => line === null)).toBe(true)
    // A German plural has no genitive without an article.
    else expect(read.filter((line) => line === null).length).toBe(language === 'de' && offer.what === 'plural' ? 1 : 0)
  }
})

test.each<[Language, string]>([
  ['en', 'Look at the The Slow Hour.'],
  ['en', 'beans for the evening'],
  ['en', 'First this. then that.'],
  ['en', 'For tonight: {p.the}.'],
  ['de', 'Ein Abend mit den Rundgang.'],
  ['de', 'Platz für dem Korb'],
  ['fr', 'Parlez de le Grand Quart.'],
  ['fr', 'Voici la Ombrelle.'],
  ['es', 'Cerca de el Kit Aurora.'],
  ['es', 'Con la agua fría.'],
  ['it', 'Parla di il Cofanetto.'],
  ['it', 'Ecco il spazio verde.'],
])('in %s, "%s" is found', (language, text) => {
  expect(compiledFault(text, language)).not.toBeNull()
})

test.each<[Language, string]>([
  ['de', 'Menschen, die das Regal kennen, kommen mit den Kisten. z. B. im Herbst'],
  ['fr', 'Le ou les cartons, la une du journal ? peut-être'],
  ['it', 'Lo dico di nuovo'],
])('in %s, "%s" is fine without a name', (language, text) => {
  expect(stressFaults(text, language)).toEqual([])
})

test('a fault is found beside a name', () => {
  expect(stressFaults('Rechnen Sie mit den {p}.', 'de')).not.toEqual([])
  expect(stressFaults('Parlez de le {p}.', 'fr')).not.toEqual([])
  expect(stressFaults('Ecco il {p}.', 'it')).not.toEqual([])
})
