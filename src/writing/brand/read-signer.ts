import type { Language } from '#shared/brand-brief.ts'
import { findPhrase, findStem, startsWithAny } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'

const LONGEST_TEXT = 2000
const LONGEST_NAMES = 60
const MOST_PLACES = 4
const NAME = String.raw`\p{Lu}[\p{L}’'-]{1,24}`
const FULL_NAME = String.raw`${NAME}(?:\s${NAME}){0,2}`
/** "Rob", "Rob and Jen Miller", "Luc et sa fille Maïté" */
const LIST = String.raw`${FULL_NAME}(?:\s(?:\p{L}{1,3}|&)(?:\s\p{Ll}{2,10}){0,2}\s${FULL_NAME}){0,2}`
/** "By me, Moira" names the one who writes. */
const NAMES = new RegExp(String.raw`^\s?[:,–-]?\s?(?:(?:me|moi|io|yo|ich),\s)?["“„«'‘]?\s?(${LIST})(?![\p{L}])`, 'u')
/** "Ich (Henrike) schreibe", "I (Tom) answer" */
const MYSELF = new RegExp(String.raw`(?:^|\s)(?:ich|i|je|yo|io)\s\((${FULL_NAME})\)`, 'iu')
const NAMES_BEFORE = new RegExp(String.raw`(?:^|(?<=[^\p{L}\s])\s?|(?<before>\p{Ll}{1,12})\s)(?<names>${LIST})\s$`, 'u')
const JOINED = /\s(\p{Ll}{1,3}|&)\s/u
/** "Firmiamo sempre: i volontari." */
const GROUP = /^\s?:\s(\p{Ll}{1,3}['’]?\s?\p{Ll}{3,20})(?=[.,;!]|$)/u

/** The people who sign emails, as a description of the tone names them: "Written by Jen", "Signé Lucas et Inès". */
export function readSigner(tone: string, language: Language): string | null {
  const { introductions } = ownFactWords(language)
  const text = tone.slice(0, LONGEST_TEXT)
  return signedIn(text, language) ?? MYSELF.exec(text)?.[1] ?? namedBehind(text, introductions, language)
}

/** The same in a text about other things, where "I'm Dell" needn't be about emails. */
export const signedIn = (text: string, language: Language): string | null => {
  const { signers, signingVerbs } = ownFactWords(language)
  const said = text.slice(0, LONGEST_TEXT)
  return namedBehind(said, signers, language) ?? besideVerb(said, signingVerbs, language)
}

function namedBehind(text: string, phrases: readonly string[], language: Language): string | null {
  for (const phrase of phrases) {
    for (const at of placesOf(text, phrase)) {
      const behind = text.slice(at + phrase.length)
      const signer = namesIn(NAMES.exec(behind)?.[1], language) ?? GROUP.exec(behind)?.[1]
      if (signer !== undefined && signer.length <= LONGEST_NAMES) return signer
    }
  }
  return null
}

/** "Marcy signs the reminders", "Firma Ana", "Heike unterschreibt". */
function besideVerb(text: string, verbs: readonly string[], language: Language): string | null {
  for (const verb of verbs) {
    for (const at of placesOf(text, verb)) {
      const before = nameBefore(text.slice(Math.max(0, at - 2 * LONGEST_NAMES), at), language)
      const behind = namedBehind(text.slice(at, at + 2 * LONGEST_NAMES), [verb], language)
      // Where every noun has a capital, "Heike unterschreibt Briefe" names one person.
      const names = languageBasics(language).capitalizesNouns ? [before, behind] : [behind, before]
      const found = names.find((name) => name !== null)
      if (found !== undefined) return found
    }
  }
  return null
}

function nameBefore(text: string, language: Language): string | null {
  const { articles, pronouns, sellers, refusals, language: own } = readingWords(language)
  const { mailStems, habits, others } = ownFactWords(own)
  const { before = '', names } = NAMES_BEFORE.exec(text)?.groups ?? {}
  const signer = namesIn(names, language)
  const isNoName =
    signer === undefined ||
    articles.includes(before.toLowerCase()) ||
    startsWithAny(signer, articles) !== null ||
    findStem(signer, mailStems) !== null ||
    findPhrase(signer, [...pronouns, ...sellers, ...others, ...habits, ...refusals]) !== null
  return isNoName ? null : signer
}

function placesOf(text: string, phrase: string): number[] {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const places: number[] = []
  for (let at = lower.indexOf(phrase); at >= 0 && places.length < MOST_PLACES; at = lower.indexOf(phrase, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(lower.charAt(at - 1) + lower.charAt(at + phrase.length))) places.push(at)
  }
  return places
}

/** Without what follows a word that joins no names: "Maud de la poterie". */
function namesIn(names: string | undefined, language: Language): string | undefined {
  const [found, joiner = ''] = JOINED.exec(names ?? '') ?? []
  const isList = found === undefined || joiner === '&' || readingWords(language).joiners.includes(joiner)
  return isList ? names : names!.slice(0, names!.indexOf(found))
}
