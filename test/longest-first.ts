import { BaseSequencer, type TestSpecification } from 'vitest/node'

export const LONG = [
  'test/crash/kill.api.test.ts',
  'test/token-matrix.api.test.ts',
  'test/fuzz.api.test.ts',
  'test/roles.api.test.ts',
  'test/crash/history-kill.api.test.ts',
  'test/foreign-ids.api.test.ts',
  'test/crash/two-starts.api.test.ts',
  'src/features/hooks/server/deliveries.api.test.ts',
  'test/plans-and-suspension.api.test.ts',
  'src/writing/outline/every-angle.test.ts',
  'test/packs/pack-files.test.ts',
  'test/months/month-figures.test.ts',
  'test/isolation.api.test.ts',
  'test/foreign-ids-by-token.api.test.ts',
  'src/features/outlines/server/outline-list.api.test.ts',
  'src/features/outlines/server/generating-outlines.api.test.ts',
  'test/speed/every-text-rule.test.ts',
  'src/features/ideas/server/days-of-the-year.test.ts',
  'src/features/billing/web/billing.screen.test.tsx',
  'src/features/outlines/web/library/library.screen.test.tsx',
  'src/features/admin/web/admin-panels.screen.test.tsx',
  'test/e2e/loading-frames.journey.test.ts',
  'test/e2e/public-site.journey.test.ts',
  'test/e2e/sign-up-to-docx.journey.test.ts',
  'test/e2e/billing.journey.test.ts',
  'test/e2e/second-factor.journey.test.ts',
  'test/e2e/calendar.journey.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs)
    const known = (spec: TestSpecification) => this.ctx.cache.getTestSpecificationResult(spec) !== undefined
    if (sorted.every(known)) return sorted
    const byProject = Map.groupBy(sorted, ({ project }) => project)
    return [...byProject.values()].flatMap((ofProject) => ofProject.toSorted((a, b) => placeOf(a) - placeOf(b)))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((file) => moduleId.endsWith(file))
  return place === -1 ? LONG.length : place
}
