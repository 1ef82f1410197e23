import { z } from 'zod'
import { outsideMembership } from '#features/access/server/session-check.ts'
import { workspaceExists } from '#features/access/server/workspace-store.ts'
import { guardAttempt } from '#features/auth/server/service.ts'
import { hashToken } from '#features/auth/server/sessions.ts'
import { type BrandRow, findBrand } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import type { PlanLimits } from '#shared/plan-catalog.ts'
import { type LinkRow, findLink, findLinkByToken, showsOutline } from '../link-store.ts'

export interface OpenLink {
  link: LinkRow
  limits: PlanLimits
  workspaceName: string
}

/** Every link that doesn't work gets the same response, so that a link reveals nothing. */
export async function openLink(app: AppContext, token: string): Promise<OpenLink> {
  const link = await findLinkByToken(app.db, hashToken(token), app.clock.now())
  if (link === null) throw new AppError('NOT_FOUND')
  const [workspace, standing] = await Promise.all([
    workspaceExists(app.db, link.workspaceId),
    outsideMembership(app, link.workspaceId),
  ])
  const isOpen = workspace !== null && workspace.closedAt === null && standing?.suspended === false
  if (!isOpen || !standing.limits.workflowEnabled) throw new AppError('NOT_FOUND')
  return { link, limits: standing.limits, workspaceName: workspace.name }
}

export async function brandOfLink(tx: WorkspaceTx, { brandId }: LinkRow): Promise<BrandRow> {
  const brand = await findBrand(tx, brandId)
  if (brand === null) throw new AppError('NOT_FOUND')
  return brand
}

/** A member may end or replace the link while the client reads. */
export async function refuseOthers(tx: WorkspaceTx, link: LinkRow, outlineId: string): Promise<void> {
  await brandOfLink(tx, link)
  const now = await findLink(tx, link.id)
  const works = now !== null && now.revokedAt === null && now.tokenHash === link.tokenHash
  if (!works || !isId(outlineId) || !(await showsOutline(tx, link.id, outlineId))) throw new AppError('NOT_FOUND')
}

const isId = (text: string) => z.uuid().safeParse(text).success

/** For decisions and comments together. Counted in the database, so every process counts the same. */
const WRITES = { max: 20, windowMs: 10 * 60_000 }

export const countGuestWrite = (app: AppContext, linkId: string) => guardAttempt(app, `review-link:${linkId}`, WRITES)
