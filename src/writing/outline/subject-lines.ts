import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { OutlineRequest } from '../requests/outline-request.ts'
import { folded } from '#shared/folded.ts'
import { looksLikeLanguage } from '../gate/language-check.ts'
import { namesOf, wordsIn } from '../gate/outline-texts.ts'
import { withoutTypedTitle } from '../gate/outline-quality.ts'
import { LONGEST_SUBJECT, subjectAngle } from '../gate/subject-line-rules.ts'
import { capitalShare, emojiCount, endsWithDot, punctuationCount } from '../gate/text-rules.ts'
import { type Fingerprint, fingerprinter, tokenJaccard } from '../engine/text-similarity.ts'
import { areAlike } from '../engine/shared-parts.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { chooseSubjects } from './choose-subjects.ts'
import { practicalOf } from '../stock/practical-facts.ts'
import { undatedPhrases } from '../stock/undated-phrases.ts'
import { detailOfDay } from './detail-of-day.ts'
import { pricesOfDay } from './offers-of-day.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { leansOnAnother } from '../brand/leans-on.ts'
import { namedDays } from '../brand/find-days.ts'
import { askedLine } from '../stock/answer-lines.ts'
import { askedAndAnswered } from '../stock/own-phrases.ts'
import { answersOf } from '../stock/told-facts.ts'
import { printed } from './current-answers.ts'
import { type EmailPlan, isAboutDay } from './email-plan.ts'

const FEWEST = 3
const MOST_WORDS = 9
const ALIKE = 0.6

/** The place of a phrase of the brand among the subject lines, behind those that say most of the email. */
const PLACE_OF_PHRASE = 2
/** The same for what a day's sentence says beyond its title. */
const PLACE_OF_DETAIL = 1
const SELLING: ReadonlySet<EmailPlan['role']> = new Set(['sell', 'launch'])

type Told = Pick<EmailPlan, 'role' | 'title' | 'headline' | 'lines' | 'subjects' | 'own' | 'ownDay'>

/** With the brand's own phrase as a subject line, where it belongs to what the email says. */
export function withOwnSubject<Plan extends Told>(plan: Plan, brief: BrandBrief): Plan {
  const phrase = plan.own?.phrase ?? null
  const story = [plan.headline, ...plan.lines.flatMap(({ line }) => line ?? [])].join('\n')
  const isKin =
    phrase !== null && sharedStems(tellingStems(phrase, brief.language), tellingStems(story, brief.language)) > 0
  const subjects =
    phrase !== null && (isKin || SELLING.has(plan.role))
      ? plan.subjects.toSpliced(PLACE_OF_PHRASE, 0, phrase)
      : plan.subjects
  const asked = isAboutDay(plan) ? [] : questionsIn(plan, brief)
  const kept = [...asked, ...subjects.filter((line) => !asked.includes(line))].filter(
    (line) => !isAside(withoutEnd(line), plan, brief),
  )
  const prices = pricesOfDay(plan, brief)
  if (prices !== null) return { ...plan, subjects: [prices.short, ...kept] }
  // The pack's lines about a new price are complete.
  const hasDetail = isAboutDay(plan) && plan.ownDay !== 'dearer'
  const detail = hasDetail ? namedDetail(plan, brief.language) : null
  return { ...plan, subjects: detail === null ? kept : kept.toSpliced(PLACE_OF_DETAIL, 0, detail) }
}

const MOST_ASKED = 3

/** What customers ask, in their words, where an email answers several of them: "$34 a month for tea?" */
function questionsIn({ lines }: Told, brief: BrandBrief): string[] {
  const rows = lines.flatMap(({ line }) => line?.split('\n') ?? [])
  const asked = answersOf(brief).flatMap(({ slots: { question = '', answer = '' } }) =>
    answer !== '' && rows.some((row) => row.startsWith(printed(askedAndAnswered(question, '', brief.language))))
      ? [printed(askedLine(question, answer, brief.language))]
      : [],
  )
  return asked.filter((line) => !leansOnAnother(line.replace('?', ''), brief.language)).slice(0, MOST_ASKED)
}

/** "Cupping evening: 6:30 pm, $12 a person": an hour alone doesn't say what for. */
function namedDetail(plan: Told, language: Language): string | null {
  const { colon } = languageBasics(language)
  const named = [plan.title, plan.headline].find(
    (text) => namedDays(text, language).length > 0 && text.includes(`${colon} `),
  )
  const [name = ''] = named?.split(`${colon} `, 1) ?? []
  const start = `${name}${colon} `
  const detail = name === '' ? null : detailOfDay(plan, language, LONGEST_SUBJECT - start.length)
  return detail === null ? null : `${start}${withoutEnd(uncapitalized(detail, plan))}`
}

/** As the sentence writes it. */
function uncapitalized(detail: string, { lines }: Told): string {
  const small = `${detail.charAt(0).toLowerCase()}${detail.slice(1)}`
  return lines[0]?.line?.includes(withoutEnd(small)) === true ? small : detail
}

/**
 * Whether a line of the brand says nothing of an email: what parcels cost or how long things take, and beside a day a
 * phrase about something else.
 */
function isAside(line: string, plan: Told, brief: BrandBrief): boolean {
  const said = folded(line)
  if (practicalOf(brief).terms.some((term) => folded(term.line).includes(said))) return true
  if (!isAboutDay(plan) || !undatedPhrases(brief).some((phrase) => folded(phrase).includes(said))) return false
  const day = tellingStems(`${plan.title}\n${plan.lines[0]?.line ?? ''}`, brief.language)
  return sharedStems(tellingStems(line, brief.language), day) === 0
}

/** The subject lines of an email: five where the brand's rules and its other emails leave so many. */
export function subjectsOf(
  { subjects, spareSubjects, preview }: Pick<EmailPlan, 'subjects' | 'spareSubjects' | 'preview'>,
  request: OutlineRequest,
  maySay: (text: string) => boolean,
): string[] {
  const { brand, idea, again, usedSubjects = [] } = request
  const used = new Set(usedSubjects.map(folded))
  const names = namesOf(request)
  const print = fingerprinter(brand.language, '')
  const prints = new Map<string, Fingerprint>()
  const printOf = (line: string) => prints.getOrInsertComputed(line, print)
  const repeats = (line: string, other: string) =>
    printOf(line).line === printOf(other).line || tokenJaccard(printOf(line), printOf(other)) >= ALIKE
  const doorOf = (line: string) => subjectAngle(line, brand.language)
  const mayStand = (line: string) => isShort(line) && !used.has(folded(line)) && !repeats(line, preview) && maySay(line)
  const isOurs = idea.meta?.angle !== undefined
  const reads = (line: string) => isOurs || looksLikeLanguage(withoutTypedTitle(line, request), brand.language, names)
  const known = new Set(again?.current.subjectLines)
  const choose = (fits: (line: string) => boolean) =>
    chooseSubjects(subjects.map(withoutEnd), spareSubjects.map(withoutEnd), {
      mayStand: (line) => mayStand(line) && fits(line),
      areAlike: (left, right) => areAlike(left, right, printOf),
      doorOf,
      known,
    })
  const chosen = choose(reads)
  if (isOurs || (chosen.length >= FEWEST && new Set(chosen.map(doorOf)).size > 1)) return chosen
  // A title of letters and digits may look like any language.
  return choose(() => true)
}

/** A single sentence has no period in a subject line. Two sentences keep theirs. */
const withoutEnd = (line: string) => (endsWithDot(line) && !/[.!?]\s/u.test(line) ? line.slice(0, -1) : line)

const isShort = (line: string) =>
  line.length > 0 &&
  line.length <= LONGEST_SUBJECT &&
  wordsIn(line) <= MOST_WORDS &&
  capitalShare(line) < 0.5 &&
  punctuationCount(line) <= 4 &&
  emojiCount(line) === 0
