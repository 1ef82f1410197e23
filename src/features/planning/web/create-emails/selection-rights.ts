import type { CurrentWorkspace } from '#features/access/web/queries.ts'

export interface SelectionRights {
  /** Others don't see the actions. */
  manages: boolean
  assignRefusal: string | undefined
  scheduleRefusal: string | undefined
}

const FROM_PRO = 'Available on Pro and above'

export function selectionRights({
  may,
  readOnly,
  limits,
}: {
  may: CurrentWorkspace['may']
  readOnly: boolean
  limits: Pick<CurrentWorkspace['limits'], 'workflowEnabled' | 'calendarEnabled'>
}): SelectionRights {
  return {
    manages: may('MANAGE_OUTLINES') && !readOnly,
    assignRefusal: limits.workflowEnabled ? undefined : FROM_PRO,
    scheduleRefusal: limits.calendarEnabled ? undefined : FROM_PRO,
  }
}
