import type { CurrentWorkspace } from '#features/access/web/queries.ts'

export interface LibraryRights {
  export: boolean
  monthExport: boolean
  workflow: boolean
  manage: boolean
  edit: boolean
  klaviyo: boolean
  readOnly: boolean
  upgrade: boolean
}

export function libraryRights({
  limits,
  may,
  readOnly,
}: Pick<CurrentWorkspace, 'limits' | 'may' | 'readOnly'>): LibraryRights {
  return {
    export: limits.exportEnabled,
    monthExport: limits.bulkExportEnabled,
    workflow: limits.workflowEnabled,
    manage: may('MANAGE_OUTLINES'),
    edit: may('CREATE_EMAIL_IDEAS'),
    klaviyo: limits.klaviyoIntegrationEnabled && may('MANAGE_OUTLINES'),
    readOnly,
    upgrade: may('VIEW_BILLING'),
  }
}
