import { wordsIn } from '../engine/word-matching.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { LIST_MARK, type ListedDoubt } from './bracketed-answers.ts'
import { toldReply } from './read-answers.ts'

const LONGEST = 6000
const MOST_LINES = 60
const FEWEST = 2
const SHARE_ANSWERED = 0.75
const MOST_QUESTION_WORDS = 16

/** "Q: Is it far? A: No" and lines that answer the line before them are read elsewhere. */
const LABELED =
  /^\s{0,10}(?:[–—→⇒➜]|-{1,2}>|=>|>{1,2}\s|(?:[ARQPFD]|Frage|Antwort|Question|Answer|Pregunta|Respuesta|Réponse|Domanda|Risposta)\s?[:.]\s)/u
const ARROW = /\s?(?:-{1,2}>|=>|→|⇒|➜)\s?/u
/** Between an objection and its answer, the clearest sign first. */
const PAIRS: readonly RegExp[] = [
  /^["“„«]\s?([^"“”„«»]{3,160}?)\s?["”“»]\s?[:–—,-]?\s{0,2}(\S.*)$/su,
  /^(.{2,120}?)\s?(?:-{1,2}>|=>|→|⇒|➜)\s?(\S.*)$/su,
  /^([^?]{3,120}\?)\s?[–—:-]?\s{0,2}(\S.*)$/su,
  /^([^:?.!]{2,80}?)\s?:\s(\S.*)$/su,
  /^([^?.!]{2,80}?)\s[–—-]\s(\S.*)$/su,
  /^([^?.!]{2,80})\.\s(\S.*)$/su,
]

/**
 * The doubts of a list in which each entry has its answer behind it: "Price: it lasts ten years; delivery: 2–3 days", "•
 * Too dear. We offer a payment plan." Null where fewer than two entries do.
 */
export function answeredLines(text: string, words: ReadingWords): ListedDoubt[] | null {
  const said = text.trim()
  if (said.length > LONGEST) return null
  const lines = linesOf(said)
  if (lines.length < FEWEST || lines.some((line) => LABELED.test(line))) return null
  const entries = lines.map((line) => line.replace(LIST_MARK, '').trim()).filter((line) => /\p{L}/u.test(line))
  // A line with several questions is a paragraph.
  if (entries.some((entry) => entry.split(/\?(?=\s|$)/u).length > FEWEST)) return null
  const doubts = entries.map((entry) => pairIn(entry, words) ?? { question: bare(entry), answer: null, quote: entry })
  const answered = doubts.filter(({ answer }) => answer !== null).length
  return answered < FEWEST || answered < doubts.length * SHARE_ANSWERED ? null : doubts
}

/** Lines, else what semicolons or numbers separate, else what has an arrow: "too dear → yes, and it lasts, too far → we come". */
function linesOf(text: string): string[] {
  const lines = text.split(/\n+/u, MOST_LINES).filter((line) => line.trim() !== '')
  if (lines.length > 1) return lines
  const numbered = text.split(/\s(?=\d{1,2}[.)]\s\D)/u, MOST_LINES)
  if (/^1[.)]\s/u.test(text) && numbered.length > 1) return numbered
  const parts = text.split(/\s?;\s|\s\|\s|\s\/\s/u, MOST_LINES)
  return parts.length > 1 ? parts : arrowed(text)
}

function arrowed(text: string): string[] {
  const [first = '', ...others] = text.split(ARROW, MOST_LINES)
  const entries = [first]
  others.forEach((part, at) => {
    const end = at === others.length - 1 ? part.length : Math.max(part.lastIndexOf(', '), part.lastIndexOf('. '))
    entries[entries.length - 1] += ` → ${part.slice(0, Math.max(0, end))}`
    if (end < part.length) entries.push(part.slice(end + 1).trim())
  })
  return entries
}

function pairIn(entry: string, words: ReadingWords): ListedDoubt | null {
  for (const pattern of PAIRS) {
    const [, asked = '', told = ''] = pattern.exec(entry) ?? []
    const count = wordsIn(asked).length
    if (count === 0 || count > MOST_QUESTION_WORDS) continue
    return { question: bare(asked), answer: toldReply(told, words), quote: entry }
  }
  return null
}

const bare = (text: string): string =>
  text
    .trim()
    .replace(/^["“„«]\s?|\s?["”“»]$|[.;]$/gu, '')
    .trim()
