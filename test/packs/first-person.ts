import type { Language } from '#shared/brand-brief.ts'
import { wordsIn } from '#writing/brand/word-matching.ts'
import { checkWords, isOneOf } from './check-words.ts'
import { sentencesOf } from './sentences.ts'

// Endings of the first person plural, and the words that only look like one.
const ENDINGS: Partial<Record<Language, { ending: RegExp; lookAlikes: RegExp }>> = {
  es: {
    ending: /(?:amos|emos|imos|ámos|émos)$/u,
    lookAlikes:
      /^(?:\p{L}{1,20}ísimos|últimos|penúltimos|próximos|mismos|mínimos|máximos|íntimos|extremos|(?:kilo|mili)?gramos|tramos|ramos|supremos|décimos|séptimos|préstamos|reclamos|primos|racimos|óptimos|remos|legítimos|marítimos|anónimos|ánimos|vamos)$/u,
  },
  it: { ending: /iamo(?:ci|lo|la|li|le|ne|vi|ti)?$/u, lookAlikes: /^(?:chiamo|richiamo|baciamo)$/u },
}

/**
 * The word by which a text speaks of the brand as "we", or null. An invitation to reply may say "us": it promises nothing
 * but reading.
 */
export function firstPerson(text: string, language: Language): string | null {
  for (const sentence of sentencesOf(text, language)) {
    const found = inSentence(sentence, language)
    if (found !== null) return found
  }
  return null
}

function inSentence(sentence: string, language: Language): string | null {
  const { weSubject, weObject, invitations } = checkWords(language)
  const words = wordsIn(sentence)
  const endings = ENDINGS[language]
  const verb = words.find((word) => endings?.ending.test(word) && !endings.lookAlikes.test(word))
  if (verb !== undefined) return verb
  const invites = words.some((word) => isOneOf(word, invitations))
  if (language === 'fr') {
    const nous = words.findIndex((word) => word === 'nous')
    // In "dites-nous" and "nous écrire" it is who gets the letter.
    if (nous >= 0 && !(invites && !words[nous + 1]?.endsWith('ons'))) return 'nous'
  } else {
    const subject = words.find((word) => weSubject.includes(word))
    if (subject !== undefined) return subject
  }
  return invites ? null : (words.find((word) => weObject.includes(word)) ?? null)
}
