import { wordsIn } from '../engine/word-matching.ts'
import { isAbbreviation } from './abbreviations.ts'

const LONGEST = 4000
const MOST_SENTENCES = 60
const LONGEST_QUESTION = 110
const MOST_QUESTION_WORDS = 16
const FEWEST_QUESTION_WORDS = 2
const FEWEST_STARTS = 2
const SHARE_ANSWERED = 0.75

/** How an owner sets a question apart from its answer. */
type Sign = 'question' | 'quote' | 'arrow' | 'equals' | 'dash' | 'colon'

interface Start {
  sign: Sign
  question: string
  told: string
}

/**
 * A paragraph of questions and answers with a line for each, as "question → answer": "'Will it make a mess?' - No. 'Is it
 * far?' - We come to you." Null where fewer than two sentences are questions, or the first is none.
 */
export function signedExchanges(text: string): string | null {
  const said = text.trim()
  if (said.length > LONGEST) return null
  const sentences = said.split(/\n+/u, MOST_SENTENCES).flatMap((line) => sentencesIn(line.replace(LIST_SIGN, '')))
  const [first] = sentences
  const opening = first === undefined ? null : startOf(first)
  if (opening === null) return null
  // "It's dear: we mend it for free" is a question with its answer where the text begins so.
  const signs = new Set<Sign>(['question', 'quote', 'arrow', 'equals', opening.sign])
  const exchanges: { question: string; answer: string[] }[] = []
  for (const sentence of sentences) {
    const start = startOf(sentence)
    if (start !== null && signs.has(start.sign)) {
      exchanges.push({ question: start.question, answer: start.told === '' ? [] : [start.told] })
    } else exchanges.at(-1)?.answer.push(sentence)
  }
  const answered = exchanges.filter(({ answer }) => answer.length > 0).length
  if (answered < FEWEST_STARTS || answered < exchanges.length * SHARE_ANSWERED) return null
  return exchanges.map(({ question, answer }) => [question, answer.join(' ')].join(' → ')).join('\n')
}

const LIST_SIGN = /^\s{0,8}[–—*•-]\s{1,3}/u
const SENTENCE_END = /[.!?…]['’"”»]{0,2}\s{1,3}(?=\S)|["”»]\s{1,3}(?=\p{Lu})|\s[/|]\s{1,3}(?=\S)/gu
const BEGINS_WITH_SIGN = /^(?:-{1,2}>|=>|→|[–—=:-])\s?/u
/** "'I'm late'": the mark inside of a word closes nothing. */
const QUOTED = /^(?:["“„«]\s?([^"“”„«»]{3,110}?)\s?["”“»]|['‘](.{3,110}?)['’](?![\p{L}]))\s?/u
const SIGNS: readonly [Sign, RegExp][] = [
  ['arrow', /\s?(?:-{1,2}>|=>|→)\s?/u],
  ['equals', /\s=\s/u],
  ['dash', /\s[–—-]\s/u],
  ['colon', /\s?:\s/u],
]

function sentencesIn(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: end } of text.matchAll(SENTENCE_END)) {
    const next = index + end.length
    const word = /[\p{L}\p{N}]{1,12}$/u.exec(text.slice(Math.max(0, index - 12), index))?.[0] ?? ''
    const isInside =
      end.startsWith('.') &&
      (isAbbreviation(word, text.slice(next)) || /^\p{Ll}$/u.test(word) || /^\d{1,2}$/u.test(word))
    if (isInside || BEGINS_WITH_SIGN.test(text.slice(next, next + 4))) continue
    if (sentences.length >= MOST_SENTENCES) break
    sentences.push(text.slice(from, next).trim())
    from = next
  }
  return [...sentences, text.slice(from).trim()]
    .map((sentence) => sentence.replace(/^[/|]\s|\s[/|]$/gu, ''))
    .filter((sentence) => sentence !== '')
}

function startOf(sentence: string): Start | null {
  const [whole, double, single] = QUOTED.exec(sentence) ?? []
  if (whole !== undefined) {
    const question = (double ?? single)!.trim()
    const told = sentence.slice(whole.length).replace(BEGINS_WITH_SIGN, '').trim()
    const isApart = told === '' || BEGINS_WITH_SIGN.test(sentence.slice(whole.length)) || /[.!?]$/u.test(question)
    return isApart && isQuestion(question) ? { sign: 'quote', question: question.replace(/\.$/u, ''), told } : null
  }
  const [, asked, reply = ''] = /^([^?]{6,110}\?)(?:\s(\S.*))?$/su.exec(sentence) ?? []
  if (asked !== undefined && !/^[–—=>-]/u.test(reply)) return { sign: 'question', question: asked, told: reply }
  for (const [sign, pattern] of SIGNS) {
    const found = pattern.exec(sentence.slice(0, LONGEST_QUESTION + 4))
    const question = found === null ? '' : sentence.slice(0, found.index).trim()
    if (found === null || !isQuestion(question)) continue
    return { sign, question, told: sentence.slice(found.index + found[0].length).trim() }
  }
  return null
}

const isQuestion = (text: string): boolean => {
  const words = wordsIn(text).length
  return words >= FEWEST_QUESTION_WORDS && words <= MOST_QUESTION_WORDS && !/[€$£]/u.test(text.slice(0, 1))
}
