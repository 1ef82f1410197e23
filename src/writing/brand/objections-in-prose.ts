import type { Language } from '#shared/brand-brief.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { objectionWords } from '../languages/objection-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { isAbbreviation } from './abbreviations.ts'
import { isLabel } from './audience-labels.ts'
import { hasVerb, isOwnVerb } from './clause-words.ts'
import { partsAtCommas } from './list-pieces.ts'
import { wholeSentences } from './whole-sentences.ts'

const LONGEST = 6000
const MOST_SENTENCES = 80
const LONGEST_QUESTION = 120
const MOST_QUESTION_WORDS = 20
const FEWEST_WORDS = 2

export interface Objection {
  question: string
  /** What the owner says to it, as written. Empty where there is nothing. */
  reply: string
  quote: string
}

export interface Objections {
  asked: Objection[]
  /** What the owner says of the brand between them: "We stopped shipping to the States". */
  statements: string[]
}

/** How sure a sign is that a question ends there. An `open` one is answered by the next sentences as well. */
interface Start {
  question: string
  reply: string
  isOpen: boolean
}

/**
 * What customers ask or object, each with the reply behind it, in a paragraph of whole sentences: "$28 is a lot (it burns for
 * 50 hours). Will it melt, in summer yes, in winter no. Do I need a mat: no, we lend them." Null for a list in lines.
 */
export function objectionsIn(text: string, language: Language): Objections | null {
  const said = text.trim()
  if (said.length > LONGEST || LISTED.test(said) || isRow(said, language)) return null
  const asked: (Objection & { isOpen: boolean })[] = []
  const statements: string[] = []
  for (const sentence of sentencesOf(said, language)) {
    const last = asked.at(-1)
    const isAwaited = last !== undefined && last.isOpen && last.reply === '' && last.question.endsWith('?')
    const start = isAwaited && !isSigned(sentence) ? null : startOf(sentence, language)
    if (start !== null) asked.push({ ...start, quote: sentence })
    else if (last?.isOpen === true && mayReply(sentence, last, language)) {
      last.reply = `${last.reply} ${sentence}`.trim()
      last.quote = `${last.quote} ${sentence}`
    } else if (isOfOwner(sentence, language)) statements.push(sentence)
    else asked.push({ question: withoutEnding(sentence, '. '), reply: '', isOpen: true, quote: sentence })
  }
  const replied = asked.filter(({ reply }) => reply !== '')
  if (asked.length === 1 && isList(said, language)) return null
  // What follows a question may be the next objection: "Will it last? Ours came apart."
  const isFollowed = ({ question, reply, quote }: Objection) =>
    [' ', '. '].some((between) => quote.startsWith(`${question}${between}${reply}`)) && !isReply(reply, language)
  const [only] = replied
  if (only !== undefined && replied.length === 1 && isFollowed(only) && !isOfOwner(only.reply, language)) return null
  return {
    asked: asked.map(({ question, reply, quote }) => ({ question, reply: withoutEndRemark(reply, language), quote })),
    statements,
  }
}

/** Lines, bullets, arrows and labels of questions and answers, as in lists. */
const LISTED = /\n|[•·|]|->|=>|→|\s\/\s|(?:^|\s)[QPFDAR]\s?:\s/u

/** "Will it melt?, is it safe round cats, postage": what is asked follows each other, and nothing is answered. */
function isRow(text: string, language: Language): boolean {
  const [, ...others] = text.split(ROW)
  const [next] = others
  const isReplying = (part: string) => !part.includes('?') && (isReply(part, language) || isOfOwner(part, language))
  return (
    next !== undefined &&
    !REPLY_SIGNS.test(text) &&
    !isReplying(next) &&
    others.filter(isReplying).length * 2 <= others.length
  )
}

/** "Too expensive, not sure about the size, I can do it myself": nothing in a list of phrases replies to its first one. */
function isList(text: string, language: Language): boolean {
  const [first = '', next, ...others] = partsAtCommas(withoutEnding(text, '. '))
  if (next === undefined || REPLY_SIGNS.test(text) || /[?"“„«]/u.test(text)) return false
  const { sellers, privateWords } = readingWords(language)
  const isObjecting = (part: string) => asks(part, language) || complainsFirst(part, language)
  if (asks(first, language)) return [next, ...others].every((part) => isObjecting(part))
  const [word = ''] = wordsIn(next)
  const isSaid = isReply(next, language) || (isOfOwner(next, language) && !privateWords.includes(word))
  return !isSaid && (others.length > 0 || !sellers.some((seller) => wordsIn(next).includes(seller)))
}

const ROW = /(?<=\?["”»]?)\s?,\s|\s?;\s|["“”»],\s(?=["“„«])/u
const REPLY_SIGNS = /[:(]|\s[–—-]\s/u

/** "(… even empty.) $34 for a cream?" and "… in winter. 2 weeks is long" are two sentences as well. */
const sentencesOf = (text: string, language: Language): string[] =>
  wholeSentences(text, language)
    .flatMap((sentence) => sentence.split(BEHIND_BRACKET))
    .flatMap(atFigures)
    .slice(0, MOST_SENTENCES)

const BEHIND_BRACKET = /(?<=[.!?]\))\s+(?=\S)/u
const BEFORE_FIGURE = /\.\s(?=[$€£\d])/gu

function atFigures(sentence: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index } of sentence.matchAll(BEFORE_FIGURE)) {
    const word = /\p{L}{1,20}$/u.exec(sentence.slice(Math.max(0, index - 20), index))?.[0] ?? ''
    const isInside = sentence.lastIndexOf('(', index) > sentence.lastIndexOf(')', index)
    if (word.length < SHORTEST_END || isInside || isAbbreviation(word, sentence.slice(index + 1))) continue
    parts.push(sentence.slice(from, index + 1).trim())
    from = index + 1
  }
  return [...parts, sentence.slice(from).trim()]
}

const SHORTEST_END = 4

/** Whether a question or an objection is marked as one: with quotation marks, or with a question mark before anything else. */
const isSigned = (sentence: string): boolean => /^["“„«]/u.test(sentence) || /^[¿\p{L}][^?.:]{3,120}\?/u.test(sentence)

function startOf(sentence: string, language: Language): Start | null {
  const starts = [quotedStart, askedStart, signedStart, bracketStart, commaStart, bareStart]
  for (const start of starts) {
    const found = start(sentence, language)
    if (found === null) continue
    return { ...found, question: withMark(found.question, language), reply: withoutFiller(found.reply, language) }
  }
  return null
}

const QUOTED = /^["“„«]\s?([^"“”„«»]{3,200}?)\s?["”“»][,.]?\s?(.*)$/su

/** "“My hands are clumsy”, we hear that before every course, so far everyone went home with a box." */
function quotedStart(sentence: string, language: Language): Start | null {
  const [, question, rest = ''] = QUOTED.exec(sentence) ?? []
  if (question === undefined) return null
  const reply = withoutBracket(rest.replace(/^[:–—,-]\s?/u, '').trim())
  const [first = '', ...others] = partsAtCommas(reply)
  const isRemark = others.length > 0 && findPhrase(first, objectionWords(language).remarks) !== null
  return { question: withoutEnding(question, '.'), reply: isRemark ? others.join(', ') : reply, isOpen: true }
}

const ASKED = /^([^?]{3,200}\?)\s?[,:–—-]?\s?(.*)$/su

function askedStart(sentence: string): Start | null {
  const [, question, rest = ''] = ASKED.exec(sentence) ?? []
  if (question === undefined || question.includes('(')) return null
  const reply = withoutBracket(rest.trim())
  // "Is it far? And steep?" asks twice.
  return { question, reply, isOpen: !rest.startsWith('(') }
}

const BRACKET = /^([^()]{6,160})\s\((.{3,400})\)[.!]?$/su

/** "The big firm is cheaper (first year only, and then it goes up)." */
function bracketStart(sentence: string, language: Language): Start | null {
  const [, question = '', reply = ''] = BRACKET.exec(sentence) ?? []
  return isObjection(question, language) ? { question, reply, isOpen: false } : null
}

const SIGNED = /^([^?:()]{6,120}?)(?:\s?:|\s[–—-])\s(\S.{1,600})$/su

/** "Do I need a mat: no, we lend them", "£48 is a lot for a haircut - it takes two hours". */
function signedStart(sentence: string, language: Language): Start | null {
  const [, question = '', reply = ''] = SIGNED.exec(sentence) ?? []
  if (!isObjection(question, language)) return null
  const isAsked = asks(question, language)
  const isSaid =
    (hasVerb(question, readingWords(language)) || complains(question, language)) &&
    !isOfOwner(question, language) &&
    !isReply(question, language)
  return isAsked || isSaid ? { question, reply, isOpen: true } : null
}

/** "Will it melt in shipping, in summer yes, in winter no." "I have no time, ten minutes a day are enough." */
function commaStart(sentence: string, language: Language): Start | null {
  const { remarks, reasons } = objectionWords(language)
  const [question = '', ...others] = partsAtCommas(withoutEnding(sentence, '. '))
  if (others.length === 0 || !isObjection(question, language) || isReply(question, language)) return null
  const isRemark = findPhrase(others[0]!, remarks) !== null
  const reply = (isRemark ? others.slice(1) : others).join(', ')
  const isAsked = asks(question, language)
  if (!isAsked && (!complains(question, language) || isOfOwner(question, language))) return null
  const told = withoutFiller(reply, language)
  const replies = [reply, told].some((each) => isReply(each, language))
  // "Why all the questions, it's only a cat": the customer continues.
  if (isAsked && startsWithAny(bare(question), reasons) !== null && !replies) {
    return { question: withoutEnding(sentence, '. '), reply: '', isOpen: false }
  }
  return replies || isToldBy(told, language) ? { question, reply, isOpen: false } : null
}

/** "It's working so why service it." */
function bareStart(sentence: string, language: Language): Start | null {
  const question = withoutEnding(sentence, '. ')
  const { reasons } = objectionWords(language)
  const isAsked = asks(question, language) || (findPhrase(question, reasons) !== null && !isOfOwner(question, language))
  return isAsked && isObjection(question, language) && !isReply(question, language)
    ? { question, reply: '', isOpen: false }
    : null
}

const isObjection = (text: string, language: Language): boolean => {
  const count = wordsIn(text).length
  return (
    count >= FEWEST_WORDS && count <= MOST_QUESTION_WORDS && text.length <= LONGEST_QUESTION && !isLabel(text, language)
  )
}

const complains = (text: string, language: Language): boolean =>
  findPhrase(text, objectionWords(language).complaints) !== null

/** "Et si je pars en vacances" has lost its question mark. */
const withMark = (question: string, language: Language): string =>
  question.includes('?') || !asks(question, language)
    ? question
    : fillSlots(ownFactWords(language).asked, { text: bare(question) })

const bare = (text: string): string => text.replace(/^[¿\s]{1,3}/u, '')

const asks = (text: string, language: Language): boolean =>
  text.startsWith('¿') || INVERTED.test(text) || startsWithAny(bare(text), objectionWords(language).asking) !== null

/** "Faut-il un tapis", "Prêtez-vous" */
const INVERTED = /^\p{L}{2,14}-(?:t-)?(?:ils?|elles?|on|vous|tu|je|nous|ce)(?!\p{L})/iu

const isReply = (text: string, language: Language): boolean =>
  startsWithAny(text, [...objectionWords(language).replying, ...ownFactWords(language).replies]) !== null &&
  !complainsFirst(text, language)

const complainsFirst = (text: string, language: Language): boolean =>
  startsWithAny(text, objectionWords(language).complaints) !== null

/** Whether a clause answers: with a number, a yes or no, or in the name of the brand. */
function isToldBy(text: string, language: Language): boolean {
  const words = readingWords(language)
  const { sellers, counts, units, refusals } = words
  const all = wordsIn(text)
  // "It costs too much, I have no time" names two objections.
  const isNext = all.length <= SHORT && !/\d/u.test(text) && complainsFirst(text, language)
  return (
    all.length > 1 &&
    !isNext &&
    (/\d/u.test(text) ||
      all.some(
        (word) =>
          [...sellers, ...units].includes(word) || counts[word] !== undefined || isOwnVerb(word, words, SHORTEST_VERB),
      ) ||
      findPhrase(text, [...ownFactWords(language).replies, ...refusals]) !== null)
  )
}

const SHORTEST_VERB = 5

/** What the owner says of the brand: "We stopped shipping to the States." */
function isOfOwner(sentence: string, language: Language): boolean {
  const words = readingWords(language)
  const { sellers, isPronounDropped } = words
  const { customers } = ownFactWords(language)
  const all = wordsIn(sentence)
  const [first = ''] = all
  if (customers.includes(first)) return false
  return sellers.includes(first) || (isPronounDropped && all.some((word) => isOwnVerb(word, words, SHORTEST_VERB)))
}

/** Whether a sentence behind a question answers it. A customer's "I have no time" is the next objection. */
function mayReply(sentence: string, { reply }: Objection, language: Language): boolean {
  const { customers } = ownFactWords(language)
  const all = wordsIn(sentence)
  if (customers.includes(all[0] ?? '') || complainsFirst(sentence, language)) {
    return false
  }
  return reply === ''
    ? all.length > SHORT || !customers.some((word) => all.includes(word))
    : all.length > FEWEST_WORDS || /\d/u.test(sentence)
}

const SHORT = 5

/** "So if you hate it, we swap it" says the same without "so", and "well, yes" without "well". */
function withoutFiller(reply: string, language: Language): string {
  const { fillers } = objectionWords(language)
  const { conditionals, pronouns } = readingWords(language)
  const filler = startsWithAny(reply, fillers)
  const rest = filler === null ? '' : reply.slice(filler.length)
  if (/^,\s\S/u.test(rest)) return rest.slice(2)
  return startsWithAny(rest, [...conditionals, ...pronouns]) === null ? reply : rest.trim()
}

/** "Often yes and we tell them" ends in a remark on the customers. */
function withoutEndRemark(reply: string, language: Language): string {
  const plain = withoutEnding(reply.trim(), '. ')
  const lower = plain.toLowerCase()
  const ending = objectionWords(language)
    .endings.filter((each) => lower.endsWith(` ${each}`))
    .toSorted((one, other) => other.length - one.length)[0]
  return ending === undefined ? reply : withoutEnding(plain.slice(0, -ending.length), ' ,')
}

/** "(Patch test first.)" */
const withoutBracket = (text: string): string => /^\((.{2,400})\)[.!]?$/su.exec(text)?.[1] ?? text
