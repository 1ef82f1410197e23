import type { CurrentWorkspace } from '#features/workspaces/web/queries.ts'

/** What the plan and the role open in the library. The server decides again. */
export interface LibraryRights {
  /** Single outlines as files or on the clipboard. */
  export: boolean
  /** Whole months as one document. */
  monthExport: boolean
  /** May go to the plans. */
  upgrade: boolean
}

export function libraryRights({ limits, may }: Pick<CurrentWorkspace, 'limits' | 'may'>): LibraryRights {
  return { export: limits.exportEnabled, monthExport: limits.bulkExportEnabled, upgrade: may('VIEW_BILLING') }
}
