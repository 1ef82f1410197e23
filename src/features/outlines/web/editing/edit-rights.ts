import type { Outline } from '../../contract.ts'
import type { LibraryRights } from '../library/library-rights.ts'
import { SUSPENDED } from '#features/access/web/suspended.ts'

export const SENT = 'This email was sent, so its content is locked.'

export interface EditRights {
  offered: boolean
  locked: string | undefined
  reopen: boolean
}

export function editRights(outline: Pick<Outline, 'workflowStatus'>, rights: LibraryRights): EditRights {
  const isSent = outline.workflowStatus === 'sent'
  return {
    offered: rights.edit,
    locked: rights.readOnly ? SUSPENDED : isSent ? SENT : undefined,
    reopen: isSent && rights.manage && rights.workflow && !rights.readOnly,
  }
}
