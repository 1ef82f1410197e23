import type { AnyEndpoint } from '#shared/endpoint.ts'
import { changedBy } from '#shared/row-subjects.ts'
import type { AppContext } from '../app-context.ts'
import { type Ids, idAt } from './authorize.ts'
import type { Scope } from '../scope.ts'

export function publishChanges({ live }: AppContext, row: AnyEndpoint, scope: Scope | null, ids: Ids): void {
  if (scope === null) return
  const { tenant } = row.access as Exclude<AnyEndpoint['access'], string>
  const brandId = idAt(ids, tenant.brand)
  for (const what of changedBy(row)) {
    const id = what === 'outlines' ? idAt(ids, tenant.outline) : undefined
    live.publish({
      workspaceId: scope.workspaceId,
      event: { type: 'changed', what, ...(brandId !== undefined && { brandId }), ...(id !== undefined && { id }) },
    })
  }
}
