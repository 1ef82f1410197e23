import type { AnyEndpoint } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { GATES } from '#shared/plan-catalog.ts'
import type { Authorized } from './authorize.ts'

export function gate(row: AnyEndpoint, { scope, suspended }: Authorized): void {
  if (suspended && row.whenSuspended === 'refuse' && scope.role !== 'SUPERADMIN') {
    throw new AppError('WORKSPACE_SUSPENDED')
  }
  if (row.gate !== null && !scope.limits[GATES[row.gate]]) {
    throw new AppError('PLAN_REQUIRED', { details: { gate: row.gate } })
  }
}
