import { oncePer } from '#shared/once-per.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import { piecesOf, withoutBrackets } from './list-pieces.ts'
import { printedInFull, printedLine } from './printable.ts'
import { inNormalVoice } from './statement-texts.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { spelledOut } from '../languages/short-forms.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { asReply } from './as-reply.ts'

/** A doubt as the user typed it, split into the question and the brand's answer. */
export interface AskedDoubt {
  question: string
  /** Null where the parenthesis is a note to the writer. */
  answer: string | null
}

const QUOTES = /^["“„«‹]\s?([^"“”„«»‹›]{3,300}?)\s?["”“»›]\s*$/u

export function askedDoubt(written: string, words: ReadingWords): AskedDoubt {
  const entry = spelledOut(written, words.language)
  const [asked = '', shown] = entry.split('→').map((part) => part.trim())
  const [cited, said] = CITED.exec(entry) ?? []
  if (said !== undefined) return { question: said.trim(), answer: answerBehind(entry.slice(cited!.length), words) }
  if (shown !== undefined) return { question: unquoted(asked), answer: printedLine(shown, words) }
  const { text, inside } = withoutBrackets(entry)
  const question = text.replace(/\s+/gu, ' ').trim()
  const isAside = inside.length === 1 && /\)[.!?]?$/u.test(entry.trimEnd()) && wordsIn(question).length > 1
  if (!isAside) return { question: unquoted(entry), answer: null }
  return { question: unquoted(question), answer: answerIn(inside[0]!, words) }
}

const unquoted = (text: string) =>
  (QUOTES.exec(text.trim())?.[1] ?? SINGLE_QUOTES.exec(text.trim())?.[1] ?? text.trim()).replace(/\?{2,9}$/u, '?')

const SINGLE_QUOTES = /^['‘]([^'‘’]{2,200}(?:\p{L}['’]\p{L}[^'‘’]{0,100}){0,3})['’]$/u

/** "“Cheaper from the other one”: he's a friend" is a doubt and a remark. */
const CITED = /^["“„«]\s?([^"“”„«»]{3,300}?)\s?["”“»]\s?:/u

/** "“It's heavy”: my bowl weighs 380 g, I weighed them" answers, and a short remark doesn't. */
const answerBehind = (told: string, words: ReadingWords): string | null =>
  wordsIn(told).length < FEWEST_OF_ANSWER ? null : wholeReply(told, words)

const FEWEST_OF_ANSWER = 5
const FEWEST_WORDS = 3

/** A clause that recipients may read, not "(vero, +5 euro, gasolio)" and not "(promise NOTHING)". */
function answerIn(whole: string, words: ReadingWords): string | null {
  const aside = withoutNotes(whole, words)
  if (findPhrase(aside, words.mandatory) !== null || /[+%→=]\s?\d/u.test(aside)) return null
  const all = wordsIn(aside)
  // "Yes, but …" is an answer to a person, and the rest of it may be one to all.
  const isWhole =
    all.length >= FEWEST_WORDS && (hasVerb(aside, words) || /\d/u.test(aside) || all.length > FEWEST_WORDS)
  const opening = startsWithAny(aside, words.asides)
  // "Yes, but …" answers one person, and "yes, none of us is paid" answers everyone.
  const isReply = opening !== null && ownFactWords(words.language).replies.includes(opening.trim().toLowerCase())
  const isPrivate = opening !== null && !(isReply && all.length > FEWEST_REPLY_WORDS)
  return isWhole && !isPrivate ? printedLine(aside, words) : null
}

const FEWEST_REPLY_WORDS = 5

/** The same for a list in which every bracket answers, so that "free shipping" is enough. */
export function bracketReply(whole: string, words: ReadingWords): string | null {
  const aside = withoutNotes(whole, words)
  if (findPhrase(aside, words.mandatory) !== null || /[+%→=]\s?\d/u.test(aside)) return null
  return toldReply(aside, words)
}

/** Without its end where that is a note: "we give you an invoice, promise NOTHING". */
function withoutNotes(aside: string, { tellingVerbs, privateWords }: ReadingWords): string {
  const parts = aside.split(/,\s|\s\p{L}{2,5}\s(?=\p{Lu}{3,})/u)
  const note = parts.findIndex(
    (part) =>
      findPhrase(part, [...tellingVerbs, ...privateWords]) !== null || /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u.test(part),
  )
  return note < 1 ? aside : parts.slice(0, note).join(', ')
}

export interface AnsweredQuestions {
  asked: { question: string; answer: string; quote: string }[]
  /** The text without them. */
  rest: string
}

/**
 * The questions that a text answers itself: "Is pickup extra? No, it's included." The answer is what follows until the
 * next question. It begins like one, or nearly every question of the field has something behind it.
 */
export function answeredIn(text: string, words: ReadingWords): AnsweredQuestions {
  const lines = pairedLines(labeledLines(spelledOut(text.slice(0, LONGEST_TEXT), words.language)))
  const parts = lines.split(BETWEEN_EXCHANGES, MOST_LINES)
  const exchanges = parts.map((part) => withTold(exchangesIn(part), words))
  const questions = exchanges.flatMap(({ asked }) => asked)
  const told = questions.filter(({ behind }) => wordsIn(behind).length > 0).length
  const isInTurn =
    told >= FEWEST_IN_TURN && told >= questions.length * (parts.length > 1 ? SHARE_OF_MARKED : SHARE_IN_TURN)
  const asked: AnsweredQuestions['asked'] = []
  const left = exchanges.map(({ before, asked: all }, at) => {
    const add = (question: string, behind: string) => {
      // A single question is answered by its next sentence alone.
      const [first = ''] = isInTurn ? [behind] : piecesOf(behind).pieces
      const quote = `${question} ${behind}`
      if (isInTurn && isBareReply(behind, words)) {
        asked.push({ question: unquoted(question), answer: sentenceOf(asReply(behind, words)), quote })
        return ''
      }
      const answer = isInTurn ? wholeReply(first, words) : shortReply(first, words)
      if (answer === null) return `${question} ${behind}`
      asked.push({ question: unquoted(question), answer, quote: `${question} ${first}` })
      return behind.slice(first.length).trim()
    }
    const pair = pairIn(parts[at]!, isInTurn && all.length === 0)
    if (pair !== null) {
      const answer = wholeReply(pair.reply, words)
      if (answer === null) return parts[at]!
      asked.push({ question: pair.question, answer, quote: parts[at]! })
      return ''
    }
    return [before, ...all.map(({ question, behind }) => add(question, behind))].join(' ').trim()
  })
  return { asked, rest: asked.length === 0 ? text : left.filter((part) => part !== '').join('\n') }
}

const LONGEST_TEXT = 10_000
const MOST_LINES = 300
/** Signs that owners set between a question with its answer and the next one. */
const BETWEEN_EXCHANGES =
  /\n+|\s[/|•]\s|(?<=[.!)…])\s[–—-]\s|(?<=[.!?…])\s(?=["“„«]\s?[^"“”„«»\n]{3,200}["”“»]\s?[:–—-]\s?\S)/u
/** "How long does it last - about 8 weeks", "I don't have a team. We place singles." */
const AFTER_DASH = /^([^–—-]{6,80})\s[–—-]\s(.{6,600})$/su
const AFTER_SENTENCE = /^([^.!?]{6,80})\.\s(\S.{6,600})$/su
const AFTER_COLON = /^([^:?]{6,80}):\s(.{10,600})$/su
const FEWEST_IN_TURN = 2
const SHARE_IN_TURN = 0.75
/** Where the owner sets signs between them, fewer need an answer. */
const SHARE_OF_MARKED = 0.6

/** Lines that begin so answer the line before them: "– It's soft", "A: It's soft", "→ It's soft". */
const ANSWERING =
  /^\s{0,10}(?:[–—→⇒➜]\s?|-{1,2}>?\s|=>\s?|>{1,2}\s?|(?:A|R|Antwort|Answer|Respuesta|Réponse|Risposta)\s?[:.]\s)/u
const QUESTIONING = /^\s{0,10}(?:[QPFD]|Frage|Question|Pregunta|Domanda)\s?[:.]\s/u
const INLINE_QUESTION = /(?:^|(?<=[\s/|]))(?:[QPFD]|Frage|Question|Pregunta|Domanda)\s?:\s/u
const INLINE_ANSWER = /\s(?:[AR]|Antwort|Answer|Respuesta|Réponse|Risposta)\s?:\s/u
const LIST_DASH = /^\s{0,10}[–—-]\s/u

/** "Q: Can my dog come? A: Yes. Q: What if it rains? A: We go." in one line, as a line for each question. */
function labeledLines(text: string): string {
  const parts = text.split(INLINE_QUESTION, MOST_LINES).filter((part) => part.trim() !== '')
  if (parts.length < FEWEST_IN_TURN || !parts.some((part) => INLINE_ANSWER.test(part))) return text
  return parts.map((part) => part.replace(INLINE_ANSWER, ' → ').replace(/[\s/|]{1,10}$/u, '')).join('\n')
}
const ARROW = /\s?(?:-{1,2}>|=>|>>|→|⇒|➜)\s?/u

/** With an arrow between a question and its answer, where owners write them in two lines or behind labels. */
function pairedLines(text: string): string {
  const lines = text.split(/\r?\n/u, MOST_LINES)
  const isList = lines.every((line) => line.trim() === '' || ANSWERING.test(line))
  if (isList || lines.length < 2) return lines.map((line) => withoutLabel(line.replace(LIST_DASH, ''))).join('\n')
  const paired: string[] = []
  for (const line of lines) {
    const before = paired.at(-1)
    const isAnswer = before !== undefined && before.trim() !== '' && ANSWERING.test(line) && !ARROW.test(before)
    if (isAnswer) paired[paired.length - 1] = `${before} → ${line.replace(ANSWERING, '')}`
    else paired.push(withoutLabel(line))
  }
  return paired.join('\n')
}

/** "Q: Does it rain? A: No." */
const withoutLabel = (line: string): string =>
  QUESTIONING.test(line) ? line.replace(QUESTIONING, '').replace(INLINE_ANSWER, ' → ') : line

const QUOTED_AND_SAID = /^["“„«]\s?([^"“”„«»]{3,200}?)\s?["”“»]\s?[:–—-]\s?(\S.*)$/su

/** What a part asks and answers by an arrow, by quotes with a dash, or, among questions in turn, by a colon. */
function pairIn(part: string, mayHaveColon: boolean): { question: string; reply: string } | null {
  const line = part.trim().slice(0, LONGEST_PAIR)
  const [asked = '', ...others] = line.split(ARROW)
  const reply = others.join(', ').trim()
  if (reply !== '' && asked.trim() !== '' && !asked.includes('\n')) {
    const question = asked.includes('?') ? asked.slice(0, asked.indexOf('?') + 1) : asked
    return { question: unquoted(question.trim().replace(/\.$/u, '')), reply }
  }
  const plain = mayHaveColon ? (AFTER_COLON.exec(line) ?? AFTER_DASH.exec(line) ?? AFTER_SENTENCE.exec(line)) : null
  const [, said, told] = QUOTED_AND_SAID.exec(line) ?? plain ?? []
  return said === undefined ? null : { question: said.trim(), reply: told! }
}

const LONGEST_PAIR = 1000

interface Exchanges {
  before: string
  asked: { question: string; behind: string }[]
}

const QUESTION_END = /\?\s?["”“»›]?(?=\s|$)/gu
/** Where the sentence before a question ends. In Spanish, a question begins with its own sign. */
const SENTENCE_END = /(?:(?:[\p{L}\p{N})%€]{2}|['’]\p{L})[.!…]["”»]?\s+|\s(?=[¿"“„«]))(?=\S)/gu

function exchangesIn(part: string): Exchanges {
  const asked: Exchanges['asked'] = []
  let from = 0
  let before = ''
  for (const match of part.matchAll(QUESTION_END)) {
    const end = match.index + match[0].length
    const said = part.slice(from, end)
    const cut = [...said.matchAll(SENTENCE_END)].map(({ index, 0: sign }) => index + sign.length).at(-1) ?? 0
    const told = said.slice(0, cut).trim()
    if (asked.length === 0) before = told
    else asked.at(-1)!.behind = told
    asked.push({ question: withoutDash(said.slice(cut).trim()), behind: '' })
    from = end
  }
  const rest = part.slice(from).trim()
  if (asked.length === 0) return { before: rest, asked }
  asked.at(-1)!.behind = rest
  return { before, asked }
}

/** Of "How long? - Is it heavy?". */
const withoutDash = (text: string): string => text.replace(/^[–—-]{1,2}\s/u, '')

const sentenceOf = (text: string): string => (/[.!]$/u.test(text) ? text : `${text}.`)

const SENTENCES = /(?<=(?:[\p{L}\p{N})%€]{2}|['’]\p{L})[.!…])\s+(?=\S)/u
const FEWEST_IN_LABEL = 3

/** With what is asked without a question mark: "What do I wear - anything", "It's cheaper online: we deliver." */
function withTold({ before, asked }: Exchanges, words: ReadingWords): Exchanges {
  const { questionWords } = ownFactWords(words.language)
  const all = asked.flatMap(({ question, behind }) => {
    const exchanges: Exchanges['asked'] = [{ question, behind: '' }]
    for (const sentence of behind.split(SENTENCES, MOST_LINES)) {
      const [, said = '', told = ''] = AFTER_DASH.exec(sentence) ?? []
      const isAsked = startsWithAny(said, questionWords) !== null
      if (isAsked) exchanges.push({ question: `${said.trim()}?`, behind: told })
      else exchanges.at(-1)!.behind = `${exchanges.at(-1)!.behind} ${sentence}`.trim()
    }
    return exchanges
  })
  const sentences = before.split(SENTENCES, MOST_LINES)
  const at = all.length === 0 ? -1 : sentences.findIndex((sentence) => labelIn(sentence) !== null)
  if (at < 0) return { before, asked: all }
  const { label, told } = labelIn(sentences[at]!)!
  const behind = [told, ...sentences.slice(at + 1)].join(' ')
  return { before: sentences.slice(0, at).join(' '), asked: [{ question: label, behind }, ...all] }
}

function labelIn(sentence: string): { label: string; told: string } | null {
  const [, label = '', told = ''] = AFTER_COLON.exec(sentence) ?? []
  return wordsIn(label).length < FEWEST_IN_LABEL ? null : { label: label.trim(), told }
}

/** "Do you sell them? No." says it all in a word. */
function isBareReply(behind: string, words: ReadingWords): boolean {
  const [only = '', ...others] = wordsIn(behind)
  return others.length === 0 && [...ownFactWords(words.language).replies, ...words.refusals].includes(only)
}

const MOST_ENDS = 12
const FEWEST_IN_REPLY = 2
const FEWEST_IN_PART = 4

/** As much of an answer as fits in a line, at best up to the end of a sentence. Null for what a customer says. */
function wholeReply(behind: string, words: ReadingWords): string | null {
  const said = asReply(inNormalVoice(behind.replace(/^[\s:;,–—-]{1,10}/u, ''), words), words)
  const isNote = startsWithAny(said, words.tellingVerbs) !== null
  if (wordsIn(said).length < FEWEST_IN_REPLY || isNote) return null
  const ends = (sign: RegExp) => [...said.matchAll(sign)].map(({ index }) => index + 1).toReversed()
  const shorter = [...ends(/[.!](?=\s)/gu), ...ends(/[,;](?=\s)/gu)].slice(0, MOST_ENDS)
  // "Keep one and send the others, that's what I do": the owner's "I" may sound like a customer's.
  return [said, ...shorter.map((end) => said.slice(0, end))]
    .filter((part) => (part === said || wordsIn(part).length >= FEWEST_IN_PART) && !isOfCustomer(part, words))
    .reduce<string | null>((found, part) => found ?? printedReply(part, words), null)
}

/** What an owner replies to an objection, in their own voice and as much of it as ends before a note to the writer. */
export function toldReply(reply: string, words: ReadingWords): string | null {
  const said = asReply(inNormalVoice(reply.replace(/^[\s:;,–—-]{1,10}/u, ''), words), words)
  if (isBareReply(said, words)) return sentenceOf(said)
  return printedAnswer(said, words)
}

/** "No, we show you how" tells readers something. Elsewhere, "show" asks the writer for it. */
export const printedReply = (text: string, words: ReadingWords): string | null =>
  printedLine(text, wordsOfReplies(words))

/** The same for an answer that a member has checked. */
export const printedAnswer = (text: string, words: ReadingWords): string | null =>
  printedInFull(text, wordsOfReplies(words))

const wordsOfReplies = oncePer((words: ReadingWords): ReadingWords => {
  const { courtesy } = dateWords(words.language)
  return { ...words, tellingVerbs: [], privateWords: words.privateWords.filter((word) => !courtesy.includes(word)) }
})

const isOfCustomer = (text: string, words: ReadingWords): boolean => findPhrase(text, wordsOfOthers(words)) !== null

/** "Always" demands something of the writer, and as an answer it says how often. */
const wordsOfOthers = oncePer((words: ReadingWords): readonly string[] => {
  const { customers, replies } = ownFactWords(words.language)
  return [...customers, ...words.mandatory.filter((each) => !replies.includes(each))]
})

/** A sentence as a line of an email, if it begins like a reply: "No, it's included." */
function shortReply(sentence: string, words: ReadingWords): string | null {
  const opening = startsWithAny(sentence, ownFactWords(words.language).replies)
  const isReply = opening !== null && /^[,.:;]/u.test(sentence.slice(opening.length))
  if (!isReply || wordsIn(sentence).length < FEWEST_WORDS || !/^\p{Lu}/u.test(sentence)) return null
  const said = asReply(inNormalVoice(sentence, words), words)
  return isOfCustomer(said, words) ? null : printedLine(said, words)
}
