import type { Language } from '#shared/brand-brief.ts'

/** Endings that change with number, gender, case or person, longest first. Folded spelling. */
const ENDINGS: Record<Language, readonly string[]> = {
  en: ['ingly', 'edly', 'ings', 'ing', 'ies', 'ied', 'ers', 'est', 'ed', 'es', 'er', 'ly', 'y', 's', 'e'],
  es: [
    'aciones', 'acion', 'amientos', 'amiento', 'mente', 'ando', 'iendo', 'ados', 'adas', 'idos', 'idas', 'ado', 'ada',
    'ido', 'ida', 'ces', 'es', 'os', 'as', 'an', 'en', 'ar', 'er', 'ir', 'o', 'a', 'e', 's', 'z',
  ],
  fr: [
    'issements', 'issement', 'ements', 'ement', 'ations', 'ation', 'euses', 'euse', 'eurs', 'eur', 'antes', 'ante',
    'ants', 'ant', 'ees', 'ee', 'es', 'er', 'ez', 'ir', 'aux', 'al', 'ux', 'e', 's', 'x', 't',
  ],
  de: ['ungen', 'ung', 'ende', 'enden', 'chen', 'ern', 'est', 'end', 'em', 'en', 'er', 'es', 'te', 'st', 'e', 'n', 's', 't'],
  it: [
    'azioni', 'azione', 'amenti', 'amento', 'mente', 'ando', 'endo', 'ati', 'ate', 'ato', 'ata', 'uti', 'uto', 'iti',
    'ito', 'are', 'ere', 'ire', 'he', 'hi', 'ie', 'ii', 'io', 'ia', 'i', 'e', 'o', 'a',
  ],
}

const SHORTEST_STEM = 4
// Plurals are worth recognising in short words too: dogs, babies.
const SHORT_WORD_ENDINGS: ReadonlySet<string> = new Set(['s', 'y', 'ies'])

/** A light stem of a folded word: enough to see that "gift" and "gifts", "Geschenk" and "Geschenke" are one word. */
export function stem(word: string, language: Language): string {
  for (const ending of ENDINGS[language]) {
    const shortest = SHORT_WORD_ENDINGS.has(ending) ? SHORTEST_STEM - 1 : SHORTEST_STEM
    if (word.length - ending.length >= shortest && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
}
