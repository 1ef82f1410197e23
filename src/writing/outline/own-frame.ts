import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { CLAUSE_END, hasVerb } from '../brand/clause-words.ts'
import { leansOnAnother } from '../brand/leans-on.ts'
import { standsAlone, withoutPeriod } from '../brand/printable.ts'
import { wholeSentences } from '../brand/whole-sentences.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { LONGEST_SUBJECT } from '../gate/subject-line-rules.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { quotable } from './brand-words.ts'
import { printed } from './current-answers.ts'
import { type EmailPlan, type PlannedLine, tellsAnswer } from './email-plan.ts'

const SHORTEST = 15
const LONGEST = 70
const FEWEST_STEMS = 2
const FEWEST_WORDS = 3
const MOST_WORDS = 9
/** A beginning with fewer words is about nothing yet. */
const FEWEST_TO_BEGIN = 5
const SHORTEST_WORD = 4
const PREVIEW = { shortest: 25, longest: 100 }
const QUOTED = /[„“«"]\s?([^„“”«»"]{15,60}[.!?…])\s?[“”»"]/u

/**
 * An email that tells an answer, under the answer's own words: no line of a pack knows what an owner has written. The
 * pack's subject lines only fill up.
 */
export function withOwnFrame(plan: EmailPlan, brief: BrandBrief, maySay: (text: string) => boolean): EmailPlan {
  const { language } = brief
  if (!tellsAnswer(plan)) return plan
  const answers = (plan.answers ?? []).map(printed)
  const [frame] = answers.flatMap((text) => frameOf(text, language) ?? []).filter(maySay)
  const opening = frame === undefined ? openingOf(answers, language) : null
  const later = answers.map((text) => wholeSentences(text, language).slice(1).join(' '))
  const [beginning] = [subjectsIn, beginningsIn]
    .flatMap((find) => later.flatMap((text) => find(text, language)))
    .filter(maySay)
  const headline = frame ?? opening ?? beginning ?? plan.headline
  const own = answers.flatMap((text) => [...subjectsIn(text, language), ...beginningsIn(text, language)])
  const subjects = [
    ...(headline === plan.headline ? [] : [headline, ...beginningsIn(headline, language)]),
    ...own.filter(maySay),
  ]
  const lines = plan.lines.map((each) => ({ ...each, line: each.line === null ? null : printed(each.line) }))
  return {
    ...plan,
    headline,
    lines: opening === null ? lines : withoutOpening(lines, opening),
    preview: previewOf(answers, headline, language).find(maySay) ?? plan.preview,
    subjects,
    spareSubjects: [...plan.spareSubjects, ...plan.subjects],
  }
}

/** What someone says in an answer, else its shortest sentence that says enough alone. */
export function frameOf(answer: string, language: Language): string | null {
  const [, quoted] = QUOTED.exec(answer) ?? []
  const [before, after] = languageBasics(language).quotes.outer
  if (quoted !== undefined) return `${before}${quoted}${after}`
  // The first sentence would come twice in a row.
  const [, ...later] = wholeSentences(answer, language)
  const fitting = later.map(withoutPeriod).filter((text) => isTelling(text, language))
  return fitting.toSorted((one, other) => one.length - other.length)[0] ?? null
}

const isTelling = (text: string, language: Language): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  tellingStems(text, language).size >= FEWEST_STEMS &&
  !leansOnAnother(text, language) &&
  standsAlone(text, readingWords(language))

/** The first sentence of an answer with others behind it. As the headline, it isn't in the text again. */
function openingOf([answer = '', another]: readonly string[], language: Language): string | null {
  const [first = '', second] = wholeSentences(answer, language)
  if (second === undefined || another !== undefined) return null
  return isTelling(first, language) && isMainClause(first, language) ? withoutPeriod(first) : null
}

const withoutOpening = (lines: readonly PlannedLine[], headline: string): PlannedLine[] =>
  lines.map((each) => {
    const [before, after] = each.line?.split(headline) ?? []
    return before === undefined || after === undefined
      ? each
      : { ...each, line: `${before}${after.replace(/^[.!?…]?\s+/u, '')}` }
  })

/** Short sentences of an answer, and how its long ones begin: "Papa's in the vineyard at seven", and not "If he is". */
function subjectsIn(answer: string, language: Language): string[] {
  const words = readingWords(language)
  return wholeSentences(answer, language)
    .filter((sentence) => isMainClause(sentence, language) && !leansOnAnother(sentence, language))
    .flatMap((sentence) => {
      const [clause = ''] = sentence.split(CLAUSE_END, 1)
      const whole = withoutPeriod(sentence)
      return isSubject(whole) ? [whole] : isSubject(clause) && hasVerb(clause, words) ? [clause] : []
    })
}

const isSubject = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST_SUBJECT &&
  wordsIn(text).length >= FEWEST_WORDS &&
  wordsIn(text).length <= MOST_WORDS

/** "One day a spaniel shook so much…": a long sentence up to where another of its clauses begins, and never inside one. */
function beginningsIn(answer: string, language: Language): string[] {
  const words = readingWords(language)
  return wholeSentences(answer, language)
    .filter((sentence) => isMainClause(sentence, language) && !leansOnAnother(sentence, language))
    .flatMap((sentence) => {
      const all = sentence.split(/\s/u, MOST_WORDS + 1)
      let count = Math.min(MOST_WORDS, all.length - 1)
      const start = () => all.slice(0, count).join(' ')
      while (count > 0 && (start().length >= LONGEST_SUBJECT || !endsClause(all, count, words))) count -= 1
      const beginning = start().replace(/[,;:]$/u, '')
      const isQuoting = /[„“«"][^”“»"]*$/u.test(beginning)
      // "For one child, neither": what is before a comma may be no clause.
      const isScrap = beginning !== start() && !hasVerb(beginning, words)
      return wordsIn(beginning).length < FEWEST_TO_BEGIN || isQuoting || isScrap ? [] : [`${beginning}…`]
    })
}

/** Whether so many words of a sentence end before a comma or a word that begins another clause. */
function endsClause(all: readonly string[], count: number, words: ReadingWords): boolean {
  const [last = '', next = ''] = [all[count - 1], all[count]]
  if (/[,;:]$/u.test(last)) return true
  // In German, "wir" follows its verb.
  const { capitalizesNouns } = languageBasics(words.language)
  const subjects = capitalizesNouns || words.isPronounDropped ? [] : words.pronouns
  const begins = [words.subordinators, words.joiners, subjects].some((list) => list.includes(next.toLowerCase()))
  // "Die" of "die Nummer" begins no clause.
  return begins && !words.articles.includes(next.toLowerCase()) && !isLoose(last, words)
}

const isLoose = (word: string, { subordinators }: ReadingWords): boolean =>
  (word.match(/[\p{L}\p{N}]/gu) ?? []).length < SHORTEST_WORD || subordinators.includes(word.toLowerCase())

/** In German, "sind sie braun" is a condition. */
function isMainClause(sentence: string, language: Language): boolean {
  const words = readingWords(language)
  const [first = ''] = wordsIn(sentence)
  const isCondition = languageBasics(language).capitalizesNouns && hasVerb(first, words)
  return (
    !isCondition &&
    (startsWithAny(sentence, words.subordinators) === null || startsWithAny(sentence, words.articles) !== null)
  )
}

/** Sentences that fit behind the subject line and say something else than the headline. */
function previewOf(answers: readonly string[], headline: string, language: Language): string[] {
  const sentences = answers.flatMap((text) => wholeSentences(text, language))
  const isLong = (text: string) => text.length >= PREVIEW.shortest && text.length <= PREVIEW.longest
  const others = sentences.filter((text) => !text.startsWith(headline) && !leansOnAnother(text, language))
  if (sentences.length < 2) return []
  const cut = others.map((text) => withoutRest(text, language) ?? quotable(text, PREVIEW.longest))
  return [...others.filter(isLong), ...cut.filter(isLong)]
}

/** As many whole clauses of a sentence as fit: "If you want a sweet drink with pearls, I'm no use to you." */
function withoutRest(sentence: string, language: Language): string | null {
  const words = readingWords(language)
  const ends = [...sentence.slice(0, PREVIEW.longest).matchAll(/[,;:](?=\s)/gu)].map(({ index }) => index)
  const fitting = ends.filter((end) => {
    const clauses = sentence.slice(0, end).split(/[,;:]\s/u, MOST_CLAUSES)
    const rest = sentence.slice(end + 1)
    const begins = startsWithAny(rest, [...words.joiners, ...words.subordinators, ...words.pronouns]) !== null
    return begins && clauses.some((clause) => isMainClause(clause, language) && hasVerb(clause, words))
  })
  const longest = fitting.at(-1)
  return longest === undefined ? null : `${sentence.slice(0, longest)}.`
}

const MOST_CLAUSES = 12
