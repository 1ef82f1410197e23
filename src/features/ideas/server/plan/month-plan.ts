import type { BrandBrief } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { ruleInWords } from '#shared/rule-words.ts'
import type { Strategy } from '#shared/strategy.ts'
import type { StockIdea } from '#writing/stock/stock-ideas.ts'
import { type OpenQuestion, openQuestions } from '#writing/stock/questions.ts'
import type { SubtopicRow, TopicWithSubtopics } from '../store.ts'
import { notesInWords, unreadInWords } from '#writing/notes/notes-in-words.ts'
import { notesOf } from '#writing/notes/month-notes.ts'
import { notedDayId } from '#writing/month/noted-day-id.ts'
import { keptStock } from '../kept-stock.ts'
import { type RestDays, restDays } from '#writing/month/open-days.ts'

export interface MonthPlan {
  thesis: string | null
  because: string | null
  emails: PlanEmail[]
}

export interface PlanEmail {
  subtopic: SubtopicRow & { plannedFor: string }
  confirm: { line: string; question: string; questionId: string }[]
  isOnRestDay: boolean
}

export interface MonthSurroundings {
  plan: MonthPlan | null
  understood: string[]
  questions: OpenQuestion[]
}

/** Keeps the day of the request, because “next Friday” depends on it. */
interface AskedMonth {
  strategy: Strategy | null
  hasHistory: boolean
  askedOn: string
}

function notesUnderstood(request: Parameters<typeof notesOf>[0], topics: readonly TopicWithSubtopics[]): string[] {
  const planned = topics.flatMap(({ subtopics }) => subtopics).filter(({ plannedFor }) => plannedFor !== null)
  const { reading } = notesOf(request)
  const emailsFor = ({ start }: { start: string }) =>
    planned.filter(({ meta }) => meta?.anchor.id === notedDayId(start)).length
  return [...notesInWords(reading, request, emailsFor), ...unreadInWords(reading)]
}

const MOST_QUESTIONS = 7

export async function surroundingsOf(
  brand: BrandBrief,
  { month, year }: YearMonth,
  topics: readonly TopicWithSubtopics[],
  { strategy, hasHistory, askedOn }: AskedMonth,
): Promise<MonthSurroundings> {
  const { ideas, locked } = await keptStock({ brand, month, hasHistory })
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
