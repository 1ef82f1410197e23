import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { hasLargerPlan } from '#shared/plan-catalog.ts'

export interface CreateRights {
  create: boolean
  reason: string | undefined
  editBrand: boolean
  upgrade: boolean
  /** There is a larger plan, but another member manages billing. */
  askForUpgrade: boolean
}

export function createRights(current: {
  may: CurrentWorkspace['may']
  readOnly: boolean
  workspace: Pick<CurrentWorkspace['workspace'], 'plan'>
}): CreateRights {
  const { may, readOnly, workspace } = current
  const reason = readOnly
    ? 'This workspace is suspended'
    : may('CREATE_EMAIL_IDEAS')
      ? undefined
      : 'Your role can view ideas, not create them'
  return {
    create: reason === undefined,
    reason,
    editBrand: may('EDIT_BRAND') && !readOnly,
    upgrade: may('VIEW_BILLING') && hasLargerPlan(workspace.plan),
    askForUpgrade: !may('VIEW_BILLING') && hasLargerPlan(workspace.plan),
  }
}
