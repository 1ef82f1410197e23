import type { BrandBrief } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { ruleInWords } from '#shared/rule-words.ts'
import type { Strategy } from '#shared/strategy.ts'
import type { StockIdea } from '#writing/stock/brand-stock.ts'
import { type OpenQuestion, openQuestions } from '#writing/stock/questions.ts'
import type { SubtopicRow, TopicWithSubtopics } from '../store.ts'
import { notesInWords, unreadInWords } from '#writing/notes/notes-in-words.ts'
import { notesOf } from '../month-notes.ts'
import { ownDayId } from '../planner/own-day-id.ts'
import { stockOf } from '../planner/month-request-of.ts'
import { type RestDays, restDays } from '../open-days.ts'

/** The dated emails of a month, with what still has to be confirmed in them. */
export interface MonthPlan {
  thesis: string | null
  because: string | null
  emails: PlanEmail[]
}

export interface PlanEmail {
  subtopic: SubtopicRow & { plannedFor: string }
  confirm: { line: string; question: string; questionId: string }[]
  /** Whether its day is one on which the brand sends nothing. */
  isOnRestDay: boolean
}

/** What is known around a month: its plan, the rules it keeps, and the questions that would bring more. */
export interface MonthSurroundings {
  plan: MonthPlan | null
  understood: string[]
  questions: OpenQuestion[]
}

/** What was wanted of the month when it was generated, and on which day: "next Friday" means the one after it. */
interface AskedMonth {
  strategy: Strategy | null
  hasHistory: boolean
  /** ISO date. */
  askedOn: string
}

/** What the notes come to, with the emails that the plan has for each of their events. */
function notesUnderstood(request: Parameters<typeof notesOf>[0], topics: readonly TopicWithSubtopics[]): string[] {
  const planned = topics.flatMap(({ subtopics }) => subtopics).filter(({ plannedFor }) => plannedFor !== null)
  const { reading } = notesOf(request)
  const emailsFor = ({ start }: { start: string }) =>
    planned.filter(({ meta }) => meta?.anchor.id === ownDayId(start)).length
  return [...notesInWords(reading, request, emailsFor), ...unreadInWords(reading)]
}

const MOST_QUESTIONS = 7

export async function surroundingsOf(
  brand: BrandBrief,
  { month, year }: YearMonth,
  topics: readonly TopicWithSubtopics[],
  { strategy, hasHistory, askedOn }: AskedMonth,
): Promise<MonthSurroundings> {
  const { ideas, locked } = await stockOf(brand, month, hasHistory)
  const byKey = new Map(ideas.map((idea) => [idea.key, idea]))
  const inMonth = (months: readonly number[] | null) => months === null || months.includes(month)
  return {
    plan: planOf(topics, byKey, await restDays(brand, year)),
    understood: [
      ...brand.facts.rules.flatMap((rule) => (rule.check === null ? [] : [ruleInWords(rule)])),
      ...(strategy === null ? [] : notesUnderstood({ brand, year, month, strategy, today: askedOn }, topics)),
    ],
    questions: openQuestions(
      locked.filter(({ angle }) => inMonth(angle.months)),
      ideas.filter(({ angle }) => inMonth(angle.months)),
      MOST_QUESTIONS,
    ),
  }
}

function planOf(
  topics: readonly TopicWithSubtopics[],
  stock: ReadonlyMap<string, StockIdea>,
  rests: RestDays,
): MonthPlan | null {
  const planned = topics.flatMap(({ subtopics }) =>
    subtopics.flatMap((subtopic) =>
      subtopic.plannedFor === null ? [] : [{ ...subtopic, plannedFor: subtopic.plannedFor }],
    ),
  )
  if (planned.length === 0) return null
  const thesis = topics.find((topic) => topic.thesis !== null)?.thesis
  return {
    thesis: thesis?.title ?? null,
    because: thesis?.because ?? null,
    emails: planned
      .toSorted((left, right) => (left.plannedFor < right.plannedFor ? -1 : 1))
      .map((subtopic) => ({
        subtopic,
        confirm: openLinesOf(subtopic, stock),
        isOnRestDay: rests(Temporal.PlainDate.from(subtopic.plannedFor)),
      })),
  }
}

/** The lines of its outline that are true only when the brand says so, as the sheet stands now. */
function openLinesOf({ meta }: SubtopicRow, stock: ReadonlyMap<string, StockIdea>): PlanEmail['confirm'] {
  const idea = stock.get(meta?.angle ?? '')
  const named = meta?.products[0]
  const reading = idea?.readings.find(({ offer }) => offer?.name === named) ?? idea?.readings[0]
  return (reading?.toConfirm ?? []).map(({ line, question }) => ({
    line,
    question: question.question,
    questionId: question.id,
  }))
}
