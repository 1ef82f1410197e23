import { outlineIds } from './provided.ts'
import { getBrand } from '#features/brands/server/service.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import { findPastCampaign } from '#features/history/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { ideaEndpoints } from '../contract.ts'
import { similarIdea } from '#writing/month/similar-idea-text.ts'
import { refuseYear } from './plannable-year.ts'
import { ideaRows } from './service.ts'
import { type SubtopicRow, findSimilarIdea, insertManualIdea } from './store.ts'

/** Idempotent: returns the idea that the month already has. It doesn't count toward the plan. */
export async function addSimilarIdea(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  { campaignId, year, month }: BodyOf<typeof ideaEndpoints.addSimilar>,
): Promise<{ subtopic: SubtopicRow; outlineId: string | null; added: boolean }> {
  return withWorkspace(app.db, workspaceId, async (scope) => {
    const brand = await getBrand(scope, brandId)
    refuseYear(brand, app.clock.now(), year)
    const campaign = await findPastCampaign(scope, brandId, campaignId, app.clock.now())
    if (campaign === null) throw new AppError('NOT_FOUND')
    const place = { workspaceId, brandId, year, month }
    const known = await findSimilarIdea(scope, place, campaignId)
    if (known !== null) {
      const outlines = known.status === 'OUTLINED' ? await app.registered.get(outlineIds)(scope, [known.id]) : undefined
      return { subtopic: known, outlineId: outlines?.get(known.id) ?? null, added: false }
    }
    const { topic, subtopic } = ideaRows(app, place, similarIdea(await briefOf(scope, brand), campaign, month))
    await insertManualIdea(scope, topic, subtopic)
    return { subtopic, outlineId: null, added: true }
  })
}
