import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { folded } from '#shared/folded.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { dutyWords } from '../languages/duty-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { partsOf } from './statement-texts.ts'

type Rule = FactValue<'rule'>

const LONGEST = 400
const MOST_SUBJECT_WORDS = 5
const QUOTED = /["“„«‹][^"“”„«»‹›]{0,300}["”“»›]/gu

/**
 * What an email has to be about so that a rule's text belongs in it: "payment in installments" for "When we mention payment
 * in installments, add: …". Null for a text that belongs in every email.
 */
export function subjectOfDuty(rule: Rule, language: Language): string | null {
  const known = subjects.get(rule) ?? new Map<Language, string | null>()
  subjects.set(rule, known)
  return known.getOrInsertComputed(language, () => readSubject(rule, readingWords(language)))
}

const subjects = new WeakMap<Rule, Map<Language, string | null>>()

function readSubject({ sentence, check }: Rule, words: ReadingWords): string | null {
  if (check !== null && (check.type !== 'statement' || check.when === 'alcohol')) return null
  const typed = sentence.slice(0, LONGEST)
  const parts = partsOf(typed.replaceAll(QUOTED, ' ')).map(({ text }) => text)
  const { abouts, mentions } = dutyWords(words.language)
  const condition = parts
    .map((part) => conditionIn(part, words))
    .find((part) => part !== null && findPhrase(part, mentions) !== null)
  if (condition !== undefined && condition !== null) {
    const subject = withoutSmallWords(condition, words)
    if (findPhrase(condition, words.priceSubjects) !== null) return null
    return subject === '' ? (namesIn(parts[0] ?? '') ?? null) : subject
  }
  // "Payment in 10 installments: always add …" and not "Allergens: always say …", which is a heading.
  const [label = '', demand] = parts
  const isLabeled = demand !== undefined && COUNTED.test(label) && wordsIn(label).length <= MOST_SUBJECT_WORDS
  if (isLabeled && findPhrase(demand, words.mandatory) !== null) return label
  for (const part of parts) {
    const about = findPhrase(part, abouts)
    const behind =
      about === null ? '' : part.slice(part.toLowerCase().replaceAll('’', "'").indexOf(about) + about.length)
    const subject = withoutSmallWords(behind.trim().split(/\s+/u).slice(0, MOST_SUBJECT_WORDS).join(' '), words)
    if (subject !== '' && findPhrase(subject, words.priceSubjects) === null) return subject
  }
  return null
}

/** A clause that tells when something is said, without its first word. It may follow what is said: "said when it's mentioned". */
function conditionIn(part: string, { conditionals }: ReadingWords): string | null {
  const tokens = part.split(/\s+/u)
  const at = tokens.findIndex((token) => startsWithAny(token, conditionals) !== null)
  return at < 0 ? null : tokens.slice(at + 1).join(' ')
}

/** Without the words that only say that an email speaks of something. */
function withoutSmallWords(text: string, words: ReadingWords): string {
  const { mandatory, noticeWords, sendWords, pronouns, sellers, fillers, verbs, language } = words
  const { mentions, saying } = dutyWords(language)
  const small = new Set(
    [mandatory, noticeWords, sendWords, pronouns, sellers, fillers, verbs, mentions, saying]
      .flat()
      .flatMap((phrase) => wordsIn(phrase)),
  )
  const rest = wordsIn(text).filter((word) => !small.has(word) && !wordsIn(word).every((each) => small.has(each)))
  return tellingStems(rest.join(' '), language).size === 0 ? '' : rest.join(' ')
}

const NAME = /(?<=[\p{Ll}’'] )\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20}){0,3}/u

/** The name in "The almond in our Marzipan Black is real nuts". */
const namesIn = (text: string): string | null => NAME.exec(text)?.[0] ?? null

const COUNTED = /\d{1,4}\s\p{L}{2,20}/u
const LEAST_SHARE = 0.5

/** Whether a text is about such a subject. In "payment in 10 installments", the number with its word is enough. */
export function isAboutSubject(text: string, subject: string, language: Language): boolean {
  const said = folded(text)
  const counted = COUNTED.exec(subject)?.[0]
  if (counted !== undefined) return said.includes(folded(counted))
  const wanted = [...tellingStems(subject, language)]
  const stems = tellingStems(text, language)
  const { joinsNouns } = languageBasics(language)
  const found = wanted.filter((stem) => stems.has(stem) || (joinsNouns && stem.length > 4 && said.includes(stem)))
  return found.length > 0 && found.length >= wanted.length * LEAST_SHARE
}
