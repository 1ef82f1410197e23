import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { readSigner } from './read-signer.ts'
import { findPhrase } from '../engine/word-matching.ts'

type Voice = FactValue<'voice'>

/** Of a brand that says nothing about it, so that its members can. */
export const OPEN_VOICE: Voice = { address: null, register: null, exclamationMarks: null, emoji: null }

/** How the brand sounds, as far as its description of the tone says so in words. */
export function readVoice(tone: string, language: Language): Voice | null {
  const words = wordsOfTones(language)
  const voice: Voice = {
    address: addressIn(tone, words),
    register: registerIn(tone, words),
    exclamationMarks: allowed(tone, words.exclamation, { refusals: [...words.refusals, ...words.sparing] }),
    emoji: allowed(tone, words.emoji, words),
  }
  const signedBy = readSigner(tone, language)
  if (signedBy !== null) return { ...voice, signedBy }
  return Object.values(voice).every((value) => value === null) ? null : voice
}

/** The words of the language and the English ones, because many people describe the tone of a brand in English. */
function wordsOfTones(language: Language): ReadingWords {
  const [own, english] = [readingWords(language), readingWords('en')]
  if (own === english) return own
  return {
    ...own,
    register: {
      playful: [...own.register.playful, ...english.register.playful],
      plain: [...own.register.plain, ...english.register.plain],
    },
    exclamation: [...own.exclamation, ...english.exclamation],
    sparing: [...own.sparing, ...english.sparing],
    emoji: [...own.emoji, ...english.emoji],
    refusals: [...own.refusals, ...english.refusals],
  }
}

/** Before a form: "per Du with regulars, but in emails Sie". */
const IN_EMAILS = /(?:mail|newsletter|correo)[^,;.]{0,25}$/i
const BEFORE = 45

/** The form of address that is named for emails, else the first one. Letter case tells "Sie" and "Lei" from other pronouns. */
function addressIn(tone: string, { address, refusals }: ReadingWords): Voice['address'] {
  const found = Object.entries(address)
    .flatMap(([form, phrases]) => placesOf(tone, form, phrases).map((place) => ({ form, ...place })))
    .filter(({ at, end }) => !isRefusedAt(tone, at, end, refusals))
    .sort((left, right) => left.at - right.at)
  const inEmails = found.find(({ at }) => IN_EMAILS.test(tone.slice(Math.max(0, at - BEFORE), at)))
  return ((inEmails ?? found[0])?.form ?? null) as Voice['address']
}

/** "Kein Du", "tutoiement non merci" and "on tutoie pas" name the form that is not used. */
function isRefusedAt(tone: string, at: number, end: number, refusals: string[]): boolean {
  const before = ` ${tone.slice(0, at).toLowerCase().trimEnd()}`
  // "Lei? no, tu"
  if (tone.charAt(end) === '?') return true
  const [, next = ''] = /^\s([\p{L}'’]{1,12})/u.exec(tone.slice(end).toLowerCase()) ?? []
  return refusals.some(
    (word) => before.endsWith(` ${word}`) || (next !== '' && [word, word.split(' ', 1)[0]].includes(next)),
  )
}

interface Place {
  at: number
  end: number
}

/** Where the first phrase for a form is, if any. Of two that begin there, the longer one. */
function placesOf(tone: string, form: string, phrases: string[]): Place[] {
  const lower = tone.toLowerCase()
  const places = phrases.flatMap((phrase): Place[] => {
    const isPronoun = phrase === form.toLowerCase()
    if (findPhrase(tone, [phrase]) === null) return []
    const at = isPronoun && (form === 'Sie' || form === 'Lei') ? placeOfPronoun(tone, form) : lower.indexOf(phrase)
    return at < 0 ? [] : [{ at, end: at + phrase.length }]
  })
  return places.toSorted((left, right) => left.at - right.at || right.end - left.end).slice(0, 1)
}

const ALONE = {
  Sie: /(?<=(?:^|[,;.:/(|–—-])\s{0,3})sie(?=\s{0,3}(?:$|[,;.:/)|!–—-])|\s(?:oder|or|ou|o|und|e|nicht|non|not)\s)/iu,
  Lei: /(?<=(?:^|[,;.:/(|–—-])\s{0,3})lei(?=\s{0,3}(?:$|[,;.:/)|!–—-])|\s(?:oder|or|ou|o|und|e|nicht|non|not)\s)/iu,
}

/** "Per Lei" by its capital letter, and "lei, cordiale" because it's alone. */
function placeOfPronoun(tone: string, form: 'Sie' | 'Lei'): number {
  const at = tone.search(form === 'Sie' ? /(?<![\p{L}.!?]\s)(?<!^)\bSie\b/u : /(?<!^)\bLei\b/u)
  return at >= 0 ? at : tone.search(ALONE[form])
}

function registerIn(tone: string, { register, refusals }: ReadingWords): Voice['register'] {
  for (const part of partsOf(tone)) {
    const refused = findPhrase(part, refusals) !== null
    if (findPhrase(part, register.playful) !== null) return refused ? 'plain' : 'playful'
    if (findPhrase(part, register.plain) !== null && !refused) return 'plain'
  }
  return null
}

function allowed(tone: string, signs: string[], { refusals }: Pick<ReadingWords, 'refusals'>): boolean | null {
  const part = partsOf(tone).find((text) => findPhrase(text, signs) !== null)
  return part === undefined ? null : findPhrase(part, refusals) === null
}

const MOST_PARTS = 200
const partsOf = (text: string) => text.split(/[,;.\n]+/, MOST_PARTS)
