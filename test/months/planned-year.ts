import { builtInPlanner } from '#features/ideas/server/built-in-planner.ts'
import { requestFor } from '#writing/month/planner-brands.fixtures.ts'
import { builtInOutlineWriter } from '#features/outlines/server/built-in-outline-writer.ts'
import { unwatched } from '#server/ai/writers.ts'
import type { OutlineContent } from '#writing/requests/outline-content.ts'
import type { OutlineRequest } from '#writing/requests/outline-request.ts'
import { WriterError } from '#writing/requests/writer-error.ts'
import type {
  EarlierIdea,
  PlanRequest,
  PlannedSubtopic,
  PlannedTopic,
  MonthThesis,
} from '#writing/requests/plan-request.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import { BALANCED } from '#shared/strategy.ts'

export interface WrittenMonth extends YearMonth {
  thesis: MonthThesis | null
  emails: WrittenEmail[]
  shelf: (PlannedSubtopic & { topic: string })[]
}

export interface WrittenEmail extends PlannedSubtopic {
  topic: string
  outline: OutlineContent | null
}

export interface YearRequest {
  brand: BrandBrief
  from: YearMonth
  months: number
  hasOutlines: boolean
}

const working = unwatched(new AbortController().signal)

/** Empty when the brand has had every idea. */
async function plannedTopics(request: PlanRequest): Promise<PlannedTopic[]> {
  try {
    return (await builtInPlanner.planMonth(request, working)).topics
  } catch (error) {
    if (error instanceof AppError && error.code === 'IDEAS_USED_UP') return []
    throw error
  }
}

/** Null where the rules of the brand leave nothing to write. The other emails of the month have theirs. */
async function writtenOutline(request: OutlineRequest): Promise<OutlineContent | null> {
  try {
    return (await builtInOutlineWriter.writeOutline(request, working)).content
  } catch (error) {
    if (error instanceof WriterError) return null
    throw error
  }
}

/** Each month continues from the earlier ones. Stops when the ideas are used up. */
export async function plannedYear({ brand, from, months, hasOutlines }: YearRequest): Promise<WrittenMonth[]> {
  const year: WrittenMonth[] = []
  const earlier: EarlierIdea[] = []
  const usedSubjects: string[] = []
  let at = Temporal.PlainYearMonth.from(from)
  for (let count = 0; count < months; count += 1, at = at.add({ months: 1 })) {
    const month = { year: at.year, month: at.month }
    // The middle of the previous month.
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
      const idea = { title, mainTopicTitle: topic, description, meta, ...month, plannedFor: email.plannedFor ?? null }
      const strategy = BALANCED
      // A brand with both styles gets design-based emails here.
      const type = brand.defaultEmailType === 'text-based' ? 'text-based' : 'design-based'
      const request = { brand, idea, type, history: null, strategy, usedSubjects } as const
      const outline = hasOutlines ? await writtenOutline(request) : null
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
