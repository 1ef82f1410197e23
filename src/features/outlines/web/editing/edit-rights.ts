import type { Outline } from '../../contract.ts'
import type { LibraryRights } from '../library/library-rights.ts'
import { SUSPENDED } from '#features/access/web/suspended.ts'

export const SENT = 'This email was sent, so its content is locked.'

export interface EditRights {
  /** The role may write outlines at all; others only read. */
  offered: boolean
  /** Why nothing can be changed now; undefined where it can. */
  locked: string | undefined
  /** What was sent can be opened again by this person. */
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
