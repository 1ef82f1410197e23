import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { hasLargerPlan } from '#shared/plan-catalogue.ts'

/** What the role and the state of the workspace allow on this page. The server decides again. */
export interface CreateRights {
  /** Make ideas and outlines, archive and delete. */
  create: boolean
  /** Why not, for people; undefined where they may. */
  reason: string | undefined
  editBrand: boolean
  createBrand: boolean
  /** May go to the plans, and there is a larger one. */
  upgrade: boolean
  /** There is a larger plan, and someone else has to choose it. */
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
    createBrand: may('CREATE_BRAND') && !readOnly,
    upgrade: may('VIEW_BILLING') && hasLargerPlan(workspace.plan),
    askForUpgrade: !may('VIEW_BILLING') && hasLargerPlan(workspace.plan),
  }
}
