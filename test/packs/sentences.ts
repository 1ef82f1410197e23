import type { Language } from '#shared/brand-brief.ts'

/** Abbreviations whose period ends no sentence. */
const ABBREVIATIONS: Record<Language, string> = {
  en: 'e.g. i.e. mr. mrs. ms. dr. no. vs. etc. approx. a.m. p.m. u.s. st. oz. lb. min.',
  de: 'z. B. z.B. d. h. d.h. u. a. u.a. bzw. ca. nr. dr. evtl. ggf. usw. etc. inkl. vgl. st. min. std. max.',
  fr: 'p. ex. c.-à-d. m. mme. dr. env. n°. etc. cf. min. max. av. apr. j.-c.',
  es: 'p. ej. sr. sra. dr. dra. núm. aprox. etc. ud. uds. pág. mín. máx.',
  it: 'p. es. es. sig. dott. ecc. n. pag. ca. art. min. max.',
}

/** The sentences of a text. Abbreviations and German ordinals ("am 31. Dezember") end none. */
export function sentencesOf(text: string, language: Language): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?…]["'»”“’‘)\u00A0]{0,3}\s+(?=["'«„“‚‘¿¡(]{0,2}[\p{Lu}\p{N}{])/gu)) {
    const end = match.index + match[0].length
    const before = text.slice(start, match.index + 1)
    if (endsInAbbreviation(before, language)) continue
    sentences.push(text.slice(start, end).trim())
    start = end
  }
  sentences.push(text.slice(start).trim())
  return sentences.filter((sentence) => sentence !== '')
}

function endsInAbbreviation(text: string, language: Language): boolean {
  if (language === 'de' && /\d\.$/.test(text)) return true
  const lower = ` ${text.toLowerCase()}`
  return ABBREVIATIONS[language].split(/(?<=\.) (?=\p{L})/u).some((each) => lower.endsWith(` ${each.toLowerCase()}`))
}

export const isQuestion = (sentence: string): boolean => /\?["'»”“’‘)\u00A0]{0,3}$/u.test(sentence.trim())
