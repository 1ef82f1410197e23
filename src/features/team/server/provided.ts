import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { provided } from '#server/registered.ts'

interface By {
  userId: string
  bySupport: boolean
  now: Date
}

export const outlineUnassigning =
  provided<(scope: WorkspaceTx, userId: string, by: By) => Promise<number>>('a way to unassign outlines')
