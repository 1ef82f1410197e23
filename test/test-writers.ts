import { builtInPlanner } from '#features/ideas/server/planner/built-in-planner.ts'
import { builtInOutlineWriter } from '#features/outlines/server/writer/built-in-outline-writer.ts'
import type { SheetReader } from '#server/ai/sheet-reader.ts'
import { READ_KINDS } from '#shared/brand-sheet.ts'
import type { AnsweredSheet } from '#writing/brand/answered-sheet.ts'
import type {
  IdeaWriter,
  OutlineRequest,
  OutlineSection,
  OutlineWriter,
  PlanRequest,
  PlannedMonth,
  PlannedTopic,
  Writing,
} from '#server/ai/writers.ts'

type Fault = (request: PlanRequest | OutlineRequest, writing: Writing<PlannedTopic & OutlineSection>) => Promise<void>

/** By brand id: what happens before the writers begin. A fault may throw, wait, or report what it likes. */
const faults = new Map<string, Fault>()

/** By brand id: who writes in place of the tests' writers. */
const others = new Map<string, { ideas?: IdeaWriter; outlines?: OutlineWriter; sheet?: SheetReader }>()

/** Brands whose months the built-in planner plans, as it does in the product. */
const planned = new Set<string>()

/**
 * The writers of the tests, and a reader that finds nothing. Ideas are numbered, quick and as many as asked for, because most tests are about what
 * happens around them; a brand may ask for the built-in planner. Outlines come from the built-in writer.
 */
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

/** What a model answers that found these facts. */
export const answeredSheet = (facts: Partial<AnsweredSheet>): AnsweredSheet => ({
  ...(Object.fromEntries(READ_KINDS.map((kind) => [kind, []])) as unknown as AnsweredSheet),
  ...facts,
})

export function beforeWriting(brandId: string, fault: Fault | null): void {
  if (fault === null) faults.delete(brandId)
  else faults.set(brandId, fault)
}

/** Has a brand's ideas and outlines written, and its texts read, by others, a model for example. */
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
