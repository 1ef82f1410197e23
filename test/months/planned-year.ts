import { builtInPlanner } from '#features/ideas/server/planner/built-in-planner.ts'
import { requestFor } from '#features/ideas/server/planner/planner-brands.fixtures.ts'
import { builtInOutlineWriter } from '#features/outlines/server/writer/built-in-outline-writer.ts'
import {
  type EarlierIdea,
  type OutlineContent,
  type PlanRequest,
  type PlannedSubtopic,
  type PlannedTopic,
  type MonthThesis,
  unwatched,
} from '#server/ai/writers.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import { BALANCED } from '#shared/strategy.ts'

/** A month as its people see it. */
export interface WrittenMonth extends YearMonth {
  thesis: MonthThesis | null
  /** The dated emails in their order. */
  emails: WrittenEmail[]
  shelf: (PlannedSubtopic & { topic: string })[]
}

export interface WrittenEmail extends PlannedSubtopic {
  topic: string
  /** Null where a month is only planned. */
  outline: OutlineContent | null
}

export interface YearRequest {
  brand: BrandBrief
  from: YearMonth
  months: number
  /** Whether the outlines of the planned emails are written too. */
  hasOutlines: boolean
}

const working = unwatched(new AbortController().signal)

/** Nothing when the brand has had every idea. */
async function plannedTopics(request: PlanRequest): Promise<PlannedTopic[]> {
  try {
    return (await builtInPlanner.planMonth(request, working)).topics
  } catch (error) {
    if (error instanceof AppError && error.code === 'IDEAS_USED_UP') return []
    throw error
  }
}

/** Plans month after month, as a brand does that sends what was planned. Stops when the ideas are used up. */
export async function plannedYear({ brand, from, months, hasOutlines }: YearRequest): Promise<WrittenMonth[]> {
  const year: WrittenMonth[] = []
  const earlier: EarlierIdea[] = []
  const usedSubjects: string[] = []
  let at = Temporal.PlainYearMonth.from(from)
  for (let count = 0; count < months; count += 1, at = at.add({ months: 1 })) {
    const month = { year: at.year, month: at.month }
    // It is the middle of the month before.
    const today = at.subtract({ months: 1 }).toPlainDate({ day: 15 }).toString()
    const topics = await plannedTopics(requestFor(brand, { ...month, earlier, today }))
    if (topics.length === 0) break
    const all = topics.flatMap(({ title: topic, subtopics }) =>
      subtopics.map((idea) => ({ ...idea, topic, plannedFor: idea.plannedFor ?? null })),
    )
    const planned = all
      .filter(({ plannedFor }) => plannedFor !== null)
      .toSorted((left, right) => (left.plannedFor! < right.plannedFor! ? -1 : 1))
    const emails: WrittenEmail[] = []
    for (const email of planned) {
      const { title, description, meta, topic } = email
      const idea = { title, mainTopicTitle: topic, description, meta, ...month }
      const strategy = BALANCED
      // A brand that wants both kinds gets designed emails here.
      const type = brand.defaultEmailType === 'text-based' ? 'text-based' : 'design-based'
      const outline = hasOutlines
        ? (
            await builtInOutlineWriter.writeOutline(
              { brand, idea, type, history: null, strategy, usedSubjects },
              working,
            )
          ).content
        : null
      usedSubjects.push(...(outline?.subjectLines ?? []))
      emails.push({ ...email, outline })
    }
    const shelf = all.filter(({ plannedFor }) => plannedFor === null)
    earlier.push(
      ...all.map(({ title, topic: mainTopicTitle, meta, plannedFor }) => {
        const isPlanned = plannedFor !== null
        return { title, mainTopicTitle, ...month, meta, isPlanned, wasUsed: isPlanned }
      }),
    )
    year.push({ ...month, thesis: topics[0]?.thesis ?? null, emails, shelf })
  }
  return year
}
