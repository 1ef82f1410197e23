import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow, findBrandWorkspace } from '#features/brands/server/store.ts'
import { type PeopleHere, findPeopleHere } from '#features/access/server/people-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { TenantResolver } from '#server/http/tenant-rules.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import {
  type ActivityRow,
  type AssignedOutline,
  type ShownOutline,
  findActivityOf,
  findOutline,
  findOutlineWorkspace,
} from './store.ts'

interface Around {
  brand: BrandRow
  activity: { entries: ActivityRow[]; people: PeopleHere } | null
}

export type OutlineView = AssignedOutline & Around

export type ListedOutline = Pick<AssignedOutline, 'assignee'> & { outline: ShownOutline }
export type ListedView = ListedOutline & Around

const showsActivity = ({ plan, role }: Scope) => plan === 'TEAMS' || plan === 'OMNI' || role === 'SUPERADMIN'

export async function readOutline(app: AppContext, scope: Scope, id: string): Promise<OutlineView> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const found = await findOutline(tx, id)
    if (found === null) throw new AppError('NOT_FOUND')
    const [view] = await withActivity(tx, scope, await getBrand(tx, found.outline.brandId), [found])
    return view!
  })
}

export const isOutline = async (app: AppContext, { workspaceId }: Scope, id: string): Promise<boolean> =>
  (await findOutlineWorkspace(app.db, id, [workspaceId])) !== null

export const outlineOrBrandResolver: TenantResolver = async (db, id, workspaceIds) =>
  (await findOutlineWorkspace(db, id, workspaceIds)) ?? findBrandWorkspace(db, id, workspaceIds)

export async function withActivity<Found extends ListedOutline>(
  tx: WorkspaceTx,
  scope: Scope,
  brand: BrandRow,
  found: Found[],
): Promise<(Found & Around)[]> {
  if (!showsActivity(scope)) return found.map((entry) => ({ ...entry, brand, activity: null }))
  const activity = await findActivityOf(
    tx,
    found.map(({ outline }) => outline.id),
  )
  const people = await findPeopleHere(
    tx,
    activity.flatMap(({ userId, subjectUserId }) => [userId, subjectUserId]),
  )
  const byOutline = Map.groupBy(activity, ({ outlineId }) => outlineId)
  return found.map((entry) => ({
    ...entry,
    brand,
    activity: { entries: byOutline.get(entry.outline.id) ?? [], people },
  }))
}
