import type { Language } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS, WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { readingWords, type ReadingWords } from '../languages/reading-words.ts'
import { commasIn } from './list-pieces.ts'
import { printedLine } from './printable.ts'
import { dutyWords } from '../languages/duty-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { tidied } from './tidied.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase, findStem, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { hasVerb } from './clause-words.ts'

type Statement = Extract<NonNullable<FactValue<'rule'>['check']>, { type: 'statement' }>

const QUOTED = /["“„«‹]\s?([^"“”„«»‹›]{6,140}?)\s?["”“»›]/u
/** In single quotes. An apostrophe inside a word ends nothing: 'L'abus d'alcool est dangereux'. */
const SINGLE_QUOTED = /(?<=[\s:(])['‘]((?:[^"“”„«»'‘’]|(?<=\p{L})['’](?=\p{L})){12,160})['’](?=[\s.,;)]|$)/u
const LONGEST = 400

/**
 * The text that recipients have to read, from a statement that the brand demands. Of
 * `Abgabe nur an Fachkreise, Hinweis muss in jede Mail` it's the first half. Null where the statement only instructs the
 * writer.
 */
export function printedStatement({ text }: Pick<Statement, 'text'>, language: Language): string | null {
  const words = readingWords(language)
  const typed = text.slice(0, LONGEST)
  const quoted = QUOTED.exec(typed)?.[1] ?? SINGLE_QUOTED.exec(typed)?.[1]
  if (quoted !== undefined) {
    // "Donations are deductible, but always write 'under current law'" quotes a scrap of a sentence.
    const isScrap = /^\p{Ll}/u.test(quoted) && wordsIn(quoted).length <= FEWEST_QUOTED && hasClauseBefore(typed, quoted)
    return isScrap || wordsIn(quoted).length < FEWEST_QUOTED ? null : sentenceOf(quoted)
  }
  // A word that looks like a typo may be one of the law.
  const sentence = tidied(typed, language)
  const listed = listBehindLabel(sentence, words) ?? behindNotice(sentence, words)
  if (listed !== null) return listed
  if (isHabit(sentence, words)) return null
  const told = toldClause(sentence, words)
  if (told !== null) return told.line
  const whole = behindSaying(sentence, words)
  const said = whole === null ? null : withoutPlace(whole, words)
  if (said !== null) {
    const line = printedLine(said, words)
    const before = line === null ? null : beforeSaying(sentence, whole ?? said, words)
    return before === null ? line : `${before} ${line}`
  }
  const parts = partsOf(sentence)
  const shown = withoutInstructions(parts, words)
  if (isContrast(shown, words) || isTorn(shown, parts, words)) return null
  const isBeginning = shown.every((part, index) => part === parts[index])
  const joined = isBeginning ? sentence.slice(0, shown.at(-1)?.end ?? 0) : shown.map((part) => part.text).join(', ')
  return shown.length === 0 || isHeading(shown, parts, sentence)
    ? null
    : printedLine(inNormalVoice(joined.replaceAll(' →', languageBasics(language).colon), words), words)
}

const LONGEST_CLAUSE = 200

const hasClauseBefore = (text: string, quoted: string): boolean =>
  wordsIn(text.slice(0, text.indexOf(quoted)).slice(0, LONGEST_CLAUSE)).length > 2 * FEWEST_QUOTED

/** "Allergens always: gluten, eggs, milk" is a list with its name. */
function listBehindLabel(sentence: string, words: ReadingWords): string | null {
  const [, label = '', demand = '', list = ''] = LABELED_LIST.exec(sentence) ?? []
  if (!words.mandatory.includes(demand.toLowerCase()) || isForWriters(list, words) || hasVerb(list, words)) return null
  return commasIn(list).length === 0
    ? null
    : printedLine(`${label}${languageBasics(words.language).colon} ${list.trim()}`, words)
}

/** "Mandatory warning: drinking too much is bad for your health." */
function behindNotice(sentence: string, words: ReadingWords): string | null {
  const [, label = '', notice = ''] = LABELED_NOTICE.exec(sentence) ?? []
  const isLabel = words.mandatory.includes(label.trim().toLowerCase())
  return isLabel && wordsIn(notice).length >= FEWEST_QUOTED && hasVerb(notice, words)
    ? printedLine(notice, words)
    : null
}

const LABELED_NOTICE = /^([^:]{4,40}?)\s?:\s(.{12,300})$/su
const LABELED_LIST = /^(\p{L}[\p{L}\s]{2,30}?)\s(\p{L}{4,10})\s?:\s(.{6,200})$/su

const LONGEST_BETWEEN = 30

/**
 * What an instruction wants to have said: "allergens: always say that the kitchen handles nuts". Its commas are those of
 * the clause. Without a line where it can't be said as a sentence.
 */
function toldClause(sentence: string, words: ReadingWords): { line: string | null } | null {
  const { saying, skipped, that, asking } = dutyWords(words.language)
  const lower = sentence.toLowerCase().replaceAll('’', "'")
  for (const verb of saying) {
    if (findPhrase(lower, [verb]) === null) continue
    const at = lower.indexOf(verb)
    const behind = withoutOpenings(lower.slice(at + verb.length, at + verb.length + LONGEST_BETWEEN), skipped)
    const start = at + verb.length + Math.min(lower.length - at - verb.length, LONGEST_BETWEEN) - behind.length
    const opening = [...that, ...asking].find((each) => lower.startsWith(each, start))
    const label = opening === undefined ? subjectBefore(sentence.slice(0, at), words) : null
    // "Raw milk: always mention unsuitable for pregnant women when we speak of cheese"
    if (label !== null && !isRefusedBefore(sentence.slice(0, at), words)) {
      const told = untilCondition(withoutPlace(sentence.slice(start), words), words)
      const isTold = wordsIn(told).length >= FEWEST_QUOTED - 1 && !isForWriters(told, words)
      if (isTold) return { line: printedLine(`${label}${languageBasics(words.language).colon} ${told}`, words) }
    }
    const quoted = opening === undefined ? unquotedText(sentence, start, words) : null
    if (quoted !== null && !isRefusedBefore(sentence.slice(0, at), words)) return { line: quoted }
    if (opening === undefined) continue
    const isRefused = isRefusedBefore(sentence.slice(0, at), words)
    const clause = untilCondition(withoutPlace(sentence.slice(start + opening.length), words), words)
    const subject = subjectBefore(sentence.slice(0, at), words)
    return { line: isRefused ? null : asSentence(clause, asking.includes(opening), subject, words) }
  }
  return null
}

/** "Toujours mettre L'abus d'alcool est dangereux pour la santé": a capital where no noun has one begins what is said. */
function unquotedText(sentence: string, start: number, words: ReadingWords): string | null {
  const text = sentence.slice(start)
  const isText = !languageBasics(words.language).capitalizesNouns && /^\p{Lu}\p{Ll}{0,20}['’\s]/u.test(text)
  return isText && wordsIn(text).length >= FEWEST_QUOTED && hasVerb(text, words) ? printedLine(text, words) : null
}

const isRefusedBefore = (before: string, { refusals }: ReadingWords): boolean => findPhrase(before, refusals) !== null

/** Without "when we speak of cheese" at its end. */
function untilCondition(text: string, { language, conditionals, subordinators }: ReadingWords): string {
  const tokens = text.trim().split(/\s+/u)
  const at = tokens.findIndex(
    (token, index) => index > 1 && [...conditionals, ...subordinators].includes(token.toLowerCase()),
  )
  const isOfTexts = at > 0 && findPhrase(tokens.slice(at).join(' '), dutyWords(language).speaking) !== null
  return isOfTexts ? tokens.slice(0, at).join(' ').replace(/[,;]$/u, '') : text.trim()
}

/** "Always, in every email" before what is said. */
function withoutOpenings(text: string, openings: readonly string[]): string {
  const plain = text.replace(/^[\s,:]{1,3}/u, '')
  const opening = startsWithAny(plain, openings)
  return opening === null ? plain : withoutOpenings(plain.slice(opening.length), openings)
}

const MOST_SUBJECT_WORDS = 3

/** "Allergens" in "Allergens: always say to ask at the counter". */
function subjectBefore(before: string, words: ReadingWords): string | null {
  const [subject = '', ...rest] = before.split(':')
  const isName = rest.length > 0 && !/\p{Lu}{2}/u.test(subject) && !isForWriters(subject, words)
  return isName && wordsIn(subject).length <= MOST_SUBJECT_WORDS ? subject.trim() : null
}

function asSentence(clause: string, isAsking: boolean, subject: string | null, words: ReadingWords): string | null {
  const { requests, states, frame, that } = dutyWords(words.language)
  const asked = isAsking ? clause : requestIn(clause, words)
  if (asked !== null) {
    // "Ask at the counter" alone doesn't say what for.
    const isWhole = subject !== null || wordsIn(asked).length >= FEWEST_QUOTED
    const line = subject === null ? asked : `${subject}${languageBasics(words.language).colon} ${asked}`
    return isWhole ? printedLine(line, words) : null
  }
  if (findPhrase(clause, Object.keys(requests)) !== null) return null
  if (states.length > 0 && findPhrase(clause, states) === null && !hasVerb(clause, words)) return null
  // A second clause would have lost its beginning: "…, and that dogs stay outside".
  if (that.some((each) => clause.includes(`, ${each}`))) return null
  // "Raw milk: say that it isn't for pregnant women" without its subject would say it of nothing.
  const isNamed = subject !== null && frame === '{clause}'
  const line = isNamed ? `${subject}${languageBasics(words.language).colon} ${clause}` : fillSlots(frame, { clause })
  return printedLine(line, words)
}

/** "Se pregunten en el mostrador" and "man an der Theke fragen soll", as an infinitive. Null for a statement. */
function requestIn(clause: string, { language }: ReadingWords): string | null {
  const { requests, impersonal, modals } = dutyWords(language)
  const verb = startsWithAny(clause, Object.keys(requests))
  const infinitive = verb === null ? undefined : requests[verb.toLowerCase()]
  if (verb !== null && infinitive !== undefined && infinitive !== '') return infinitive + clause.slice(verb.length)
  const isRequest = startsWithAny(clause, impersonal) !== null && modals.includes(wordsIn(clause).at(-1) ?? '')
  return isRequest ? clause.slice(clause.indexOf(' ') + 1, clause.lastIndexOf(' ')) : null
}

/** A list of which an instruction holds the first thing: "always mention eggs, milk and nuts". */
function isTorn(shown: readonly Part[], parts: readonly Part[], words: ReadingWords): boolean {
  const { instructions } = dutyWords(words.language)
  const known = new Set(
    [
      words.mandatory,
      words.noticeWords,
      words.sendWords,
      words.sayings,
      words.alcohol,
      words.articles,
      words.fillers,
      words.joiners,
      words.nameBreaks,
      words.verbs,
      instructions,
    ]
      .flat()
      .flatMap((phrase) => wordsIn(phrase)),
  )
  return parts.some(
    (part, index) =>
      !shown.includes(part) &&
      index < parts.length - 1 &&
      shown.some((other) => parts.indexOf(other) > index) &&
      wordsIn(part.text).some((word) => !known.has(word)),
  )
}

/** "No feeding advice by email" tells only the writer what to do. */
const isAboutEmails = (part: string, { language, refusals }: ReadingWords): boolean =>
  startsWithAny(part, refusals) !== null && findStem(part, ownFactWords(language).mailStems) !== null

/** "We always say thank you before we ask again" is how the brand writes. Nothing in it demands a text. */
function isHabit(
  sentence: string,
  { language, mandatory, sendWords, noticeWords, pronouns, ownVerbEnds }: ReadingWords,
) {
  const { habits } = ownFactWords(language)
  const demands = [...mandatory, ...sendWords, ...noticeWords].filter((word) => !habits.includes(word))
  const [first = ''] = wordsIn(sentence).filter((word) => !habits.includes(word))
  return (
    findPhrase(sentence, habits) !== null &&
    findPhrase(sentence, demands) === null &&
    (pronouns.includes(first) || ownVerbEnds.some((end) => first.endsWith(end)))
  )
}

/** "Always write Jänner, not Januar" leaves two words that only say what to avoid. */
const isContrast = ([only, ...others]: readonly Part[], { refusals }: ReadingWords): boolean =>
  only !== undefined &&
  others.length === 0 &&
  startsWithAny(only.text, refusals) !== null &&
  wordsIn(only.text).length < FEWEST_QUOTED - 1

/** "Raw milk: always warn pregnant readers" tells customers nothing by its first words. */
function isHeading(told: readonly Part[], parts: readonly Part[], sentence: string): boolean {
  const [only] = told
  return (
    only !== undefined &&
    told.length === 1 &&
    parts.length > 1 &&
    sentence[only.end] === ':' &&
    wordsIn(only.text).length < FEWEST_QUOTED - 1
  )
}

/** Fewer words are part of an instruction to the writer. */
const FEWEST_QUOTED = 4

const sentenceOf = (quoted: string) =>
  `${quoted.charAt(0).toUpperCase()}${quoted.slice(1)}${/[.!?]$/u.test(quoted) ? '' : '.'}`

/** "Say that children wear a vest, in every email": where it belongs is for the writer. */
function withoutPlace(said: string, words: ReadingWords): string {
  const end = commasIn(said).find((at) => isForWriters(said.slice(at + 1), words))
  return end === undefined ? said : said.slice(0, end)
}

/** "Has to say: supervise your dog". */
function behindSaying(sentence: string, { sayings }: ReadingWords): string | null {
  const lower = sentence.toLowerCase()
  const saying = sayings.find((each) => lower.includes(each))
  return saying === undefined ? null : sentence.slice(lower.indexOf(saying) + saying.length).replace(/^[\s:,–—-]+/u, '')
}

/** "Treats only, not a full meal, has to say supervise your dog" tells two things. */
function beforeSaying(sentence: string, said: string, words: ReadingWords): string | null {
  const [end] = commasIn(sentence)
    .filter((at) => at < sentence.length - said.length)
    .toReversed()
  const before = end === undefined ? '' : sentence.slice(0, end)
  const isTold = wordsIn(before).length >= FEWEST_QUOTED - 1 && !isForWriters(before, words)
  return isTold ? printedLine(before, words) : null
}

interface Part {
  text: string
  end: number
}

/** The parts between the commas, dashes and colons of a sentence. */
export function partsOf(sentence: string): Part[] {
  const dashes = [...sentence.matchAll(/\s[–—→-]\s|:\s/gu)].map(({ index }) => index)
  const ends = [...commasIn(sentence), ...dashes].toSorted((left, right) => left - right)
  return [...ends, sentence.length].map((end, index) => {
    const part = sentence.slice(index === 0 ? 0 : ends[index - 1]! + 1, end)
    return { text: part.replace(/^[\s–—→:-]+/u, '').trim(), end }
  })
}

/** In "We can't send plants to WA, TAS or NT: must be said", the demand comes last, so all before it is for readers. */
function withoutInstructions(parts: readonly Part[], words: ReadingWords): Part[] {
  const demand = parts.findIndex(({ text }) => isDemand(text, words))
  const isLast = demand > 0 && demand === parts.length - 1
  const told = isLast ? parts.slice(0, demand) : parts.filter(({ text }) => !isForWriters(text, words))
  return told.filter(({ text }) => !isAboutEmails(text, words))
}

const isDemand = (part: string, { mandatory, noticeWords }: ReadingWords) =>
  findPhrase(part, [...mandatory, ...noticeWords]) !== null

const isForWriters = (part: string, { mandatory, sendWords, noticeWords }: ReadingWords) =>
  !/\p{L}/u.test(part) || findPhrase(part, [...mandatory, ...sendWords, ...noticeWords]) !== null

/** "CANNOT" in a normal voice. The first letter of the text stays. */
export function inNormalVoice(text: string, { refusals }: ReadingWords): string {
  const isShouted = (word: string) =>
    word.length >= SHORTEST_SHOUT ||
    [MONTH_NUMBERS, WEEKDAY_NUMBERS].some((names) => names.has(word.toLowerCase())) ||
    refusals.some((phrase) => phrase.split(' ').includes(word.toLowerCase()))
  const lower = text.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, (word) => (isShouted(word) ? word.toLowerCase() : word))
  return text.charAt(0) + lower.slice(1)
}

/** A shorter word in capitals may be an abbreviation. */
const SHORTEST_SHOUT = 6
