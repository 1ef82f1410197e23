import type { Language } from '#shared/brand-brief.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'

const LONGEST_TONE = 2000
const LONGEST_NAMES = 60
const NAME = String.raw`\p{Lu}[\p{L}’'-]{1,24}`
/** "Rob", "Rob and Jen", "Luc et sa fille Maïté" */
const NAMES = new RegExp(
  String.raw`^\s?:?\s?(${NAME}(?:\s${NAME})?(?:\s(\p{L}{1,3}|&)(?:\s\p{Ll}{2,10}){0,2}\s${NAME}){0,2})(?![\p{L}])`,
  'u',
)
/** "Firmiamo sempre: i volontari." */
const GROUP = /^\s?:\s(\p{Ll}{1,3}['’]?\s?\p{Ll}{3,20})(?=[.,;!]|$)/u

/** The people who sign emails, as a description of the tone names them: "Written by Jen", "Signé Lucas et Inès". */
export function readSigner(tone: string, language: Language): string | null {
  const text = tone.slice(0, LONGEST_TONE)
  const lower = text.toLowerCase().replaceAll('’', "'")
  const { joiners } = readingWords(language)
  for (const phrase of ownFactWords(language).signers) {
    const at = lower.indexOf(phrase)
    if (at < 0 || /[\p{L}\p{N}]/u.test(lower.charAt(at - 1) + lower.charAt(at + phrase.length))) continue
    const behind = text.slice(at + phrase.length)
    const [, names, joiner] = NAMES.exec(behind) ?? []
    const isList = joiner === undefined || joiner === '&' || joiners.includes(joiner.toLowerCase())
    const signer = names === undefined ? GROUP.exec(behind)?.[1] : isList ? names : names.split(' ', 1)[0]
    if (signer !== undefined && signer.length <= LONGEST_NAMES) return signer
  }
  return null
}
