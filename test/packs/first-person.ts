import type { Language } from '#shared/brand-brief.ts'
import { wordsIn } from '#writing/engine/word-matching.ts'
import { checkWords, isOneOf } from './check-words.ts'
import { sentencesOf } from './sentences.ts'

interface OurVerbs {
  ending: RegExp
  lookAlikes: RegExp
}

const read = new Map<Language, OurVerbs | null>()

function ourVerbsIn(language: Language): OurVerbs | null {
  const { ourVerbs } = checkWords(language)
  if (ourVerbs === null) return null
  return { ending: new RegExp(ourVerbs.ending, 'u'), lookAlikes: new RegExp(ourVerbs.lookAlikes, 'u') }
}

/** An invitation to reply may say “us”, because it promises only that someone reads the reply. */
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
  const endings = read.getOrInsertComputed(language, ourVerbsIn)
  const verb = words.find((word) => endings?.ending.test(word) && !endings.lookAlikes.test(word))
  if (verb !== undefined) return verb
  const invites = words.some((word) => isOneOf(word, invitations))
  if (language === 'fr') {
    const nous = words.findIndex((word) => word === 'nous')
    // In “dites-nous” and “nous écrire”, “nous” is the recipient.
    if (nous >= 0 && !(invites && !words[nous + 1]?.endsWith('ons'))) return 'nous'
  } else {
    const subject = words.find((word) => weSubject.includes(word))
    if (subject !== undefined) return subject
  }
  return invites ? null : (words.find((word) => weObject.includes(word)) ?? null)
}
