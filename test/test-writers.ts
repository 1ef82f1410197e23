import { builtInPlanner } from '#features/ideas/server/built-in-planner.ts'
import { builtInOutlineWriter } from '#features/outlines/server/built-in-outline-writer.ts'
import type { SheetReader } from '#server/ai/sheet-reader.ts'
import { READ_KINDS } from '#shared/brand-sheet.ts'
import type { AnsweredSheet } from '#writing/brand/answered-sheet.ts'
import type { IdeaWriter, OutlineWriter, PlannedMonth, Writing } from '#server/ai/writers.ts'
import type { OutlineRequest } from '#writing/requests/outline-request.ts'
import type { OutlineSection } from '#writing/requests/outline-content.ts'
import type { PlanRequest, PlannedTopic } from '#writing/requests/plan-request.ts'

type Fault = (request: PlanRequest | OutlineRequest, writing: Writing<PlannedTopic & OutlineSection>) => Promise<void>

/** By brand id: runs before the writers. A fault may throw, wait or report parts. */
const faults = new Map<string, Fault>()

const others = new Map<string, { ideas?: IdeaWriter; outlines?: OutlineWriter; sheet?: SheetReader }>()

const planned = new Set<string>()

/** Ideas are numbered and fast, because most tests are about other things. A brand may use the built-in planner. */
export const testWriters: { ideas: IdeaWriter; outlines: OutlineWriter; sheet: SheetReader } = {
  ideas: {
    name: builtInPlanner.name,
    async planMonth(request, writing) {
      await faults.get(request.brand.id)?.(request, writing)
      const other = others.get(request.brand.id)?.ideas
      if (other !== undefined) return other.planMonth(request, writing)
      return planned.has(request.brand.id) ? builtInPlanner.planMonth(request, writing) : numberedIdeas(request)
    },
  },
  outlines: {
    name: builtInOutlineWriter.name,
    async writeOutline(request, writing) {
      await faults.get(request.brand.id)?.(request, writing)
      const other = others.get(request.brand.id)?.outlines
      if (other !== undefined) return other.writeOutline(request, writing)
      return builtInOutlineWriter.writeOutline(request, writing)
    },
  },
  sheet: {
    readSheet: async (request, reading) =>
      others.get(request.brand.id)?.sheet?.readSheet(request, reading) ?? answeredSheet({}),
  },
}

export const answeredSheet = (facts: Partial<AnsweredSheet>): AnsweredSheet => ({
  ...(Object.fromEntries(READ_KINDS.map((kind) => [kind, []])) as unknown as AnsweredSheet),
  ...facts,
})

export function beforeWriting(brandId: string, fault: Fault | null): void {
  if (fault === null) faults.delete(brandId)
  else faults.set(brandId, fault)
}

export function writeWith(
  brandId: string,
  writers: { ideas?: IdeaWriter; outlines?: OutlineWriter; sheet?: SheetReader },
): void {
  others.set(brandId, writers)
}

export function planWithTheProduct(brandId: string): void {
  planned.add(brandId)
}

function numberedIdeas({ topics, subtopicsPerTopic, earlier }: PlanRequest): PlannedMonth {
  const count = (length: number) => Array.from({ length }, (_, index) => index + 1)
  return {
    topics: count(topics).map((topic) => ({
      title: `Topic ${topic} after ${earlier.length}`,
      why: 'The tests asked for it.',
      family: 'product',
      subtopics: count(subtopicsPerTopic).map((idea) => ({
        title: `Idea ${topic}.${idea} after ${earlier.length}`,
        description: 'What the mail is about.',
        why: 'The tests asked for it.',
        meta: {
          family: 'product',
          archetype: 'story',
          anchor: { type: 'evergreen' },
          stage: 'repeat',
          segment: 'Regular customers',
          products: [],
          evidence: { kind: 'audience', refId: 'interests' },
          needsOffer: false,
        },
      })),
    })),
    report: { failures: [], score: 90, parts: {}, repairs: 0 },
  }
}
