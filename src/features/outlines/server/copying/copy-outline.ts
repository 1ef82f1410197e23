import { guardAttempt } from '#features/auth/server/service.ts'
import { getBrand } from '#features/brands/server/service.ts'
import type { BrandRow } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MS, type YearMonth } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import { findForeignLinks } from '#writing/gate/brand-links.ts'
import { COPIES_A_DAY } from '../../copy-contract.ts'
import { judgeNow } from '../editing/hints.ts'
import { outlineCreated } from '../provided.ts'
import { type ActivityInsert, type OutlineInsert, type OutlineRow, findOutline, insertOutlines } from '../store.ts'

export interface CopyTarget extends YearMonth {
  brandId?: string | undefined
}

export async function copyOutline(app: AppContext, scope: Scope, id: string, target: CopyTarget): Promise<string> {
  await countCopy(app, scope)
  const now = app.clock.now()
  const copyId = await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const found = await findOutline(tx, id)
    if (found === null) throw new AppError('NOT_FOUND')
    const brand = await getBrand(tx, target.brandId ?? found.outline.brandId)
    const copy = copyOf(found.outline, brand, target, now)
    await insertOutlines(tx, [copy], [entryOf(scope, found.outline, copy.id, now)])
    await app.registered.tell(outlineCreated, app, tx, copy)
    return copy.id
  })
  // The other brand may have other rules, so the answer already includes their findings.
  await judgeNow(app, { workspaceId: scope.workspaceId, id: copyId })
  return copyId
}

async function countCopy(app: AppContext, { workspaceId }: Scope): Promise<void> {
  try {
    await guardAttempt(app, `outline-copies:${workspaceId}`, { max: COPIES_A_DAY, windowMs: DAY_MS })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const message = `A workspace can copy ${COPIES_A_DAY} outlines a day. Try again tomorrow.`
    throw new AppError(error.code, { message, details: error.details })
  }
}

/** A draft without date, assignee, notes and idea. Links and a design of another brand stay behind. */
function copyOf(original: OutlineRow, brand: BrandRow, { year, month }: YearMonth, now: Date): OutlineInsert {
  const { workspaceId, title, ideaTitle, mainTopicTitle, type, template, content, generatedBy } = original
  const { links } = content.additionalElements
  const own = links.filter((link) => findForeignLinks(link, brand.website).length === 0)
  return {
    workspaceId,
    id: newId(),
    brandId: brand.id,
    title,
    ideaTitle,
    mainTopicTitle,
    type,
    template,
    planYear: year,
    planMonth: month,
    workflowStatus: 'draft',
    designLink: brand.id === original.brandId ? original.designLink : null,
    content: { ...content, additionalElements: { ...content.additionalElements, links: own } },
    generatedBy,
    createdAt: now,
    updatedAt: now,
  }
}

const entryOf = (scope: Scope, original: OutlineRow, outlineId: string, now: Date): ActivityInsert => ({
  workspaceId: scope.workspaceId,
  id: newId(),
  outlineId,
  kind: 'copied',
  data: { title: original.title.trim() || original.ideaTitle },
  userId: scope.userId,
  bySupport: scope.bySupport,
  byToken: scope.byToken,
  occurredAt: now,
})
