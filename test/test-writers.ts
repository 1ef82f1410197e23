import { builtInPlanner } from '#features/ideas/server/planner/built-in-planner.ts'
import { builtInOutlineWriter } from '#features/outlines/server/writer/built-in-outline-writer.ts'
import type { IdeaWriter, OutlineWriter, PlanRequest, OutlineRequest } from '#server/ai/writers.ts'

type Fault = (request: PlanRequest | OutlineRequest) => Promise<void>

/** By brand id: what happens before the built-in writers begin. A fault may throw, or wait. */
const faults = new Map<string, Fault>()

/** The built-in writers, which a test may make fail or wait for its brand. */
export const testWriters: { ideas: IdeaWriter; outlines: OutlineWriter } = {
  ideas: {
    name: builtInPlanner.name,
    async planMonth(request, signal) {
      await faults.get(request.brand.id)?.(request)
      return builtInPlanner.planMonth(request, signal)
    },
  },
  outlines: {
    name: builtInOutlineWriter.name,
    async writeOutline(request, signal) {
      await faults.get(request.brand.id)?.(request)
      return builtInOutlineWriter.writeOutline(request, signal)
    },
  },
}

export function beforeWriting(brandId: string, fault: Fault | null): void {
  if (fault === null) faults.delete(brandId)
  else faults.set(brandId, fault)
}
