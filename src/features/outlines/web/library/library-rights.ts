import type { CurrentWorkspace } from '#features/access/web/queries.ts'

/** What the plan and the role open in the library. The server decides again. */
export interface LibraryRights {
  /** Single outlines as files or on the clipboard. */
  export: boolean
  /** Whole months as one document. */
  monthExport: boolean
  /** The plan has the workflow: statuses, assignments, design links, notes. */
  workflow: boolean
  /** The role may select outlines and change where they stand. */
  manage: boolean
  /** The role may write outlines, and so rewrite them. */
  edit: boolean
  /** The workspace is suspended: everything can be read, nothing changed. */
  readOnly: boolean
  /** May go to the plans. */
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
    readOnly,
    upgrade: may('VIEW_BILLING'),
  }
}
