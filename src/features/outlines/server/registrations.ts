import { outlineIds } from '#features/ideas/server/provided.ts'
import { runCanceled } from '#features/runs/server/provided.ts'
import { outlineUnassigning } from '#features/team/server/provided.ts'
import { advanceBulkOf } from './bulk/advance-bulk.ts'
import { findOutlineIdsOf } from './store.ts'
import { unassignOutlines } from './workflow.ts'
import { type Registration, listens, provides } from '#server/registered.ts'

export const outlineRegistrations: readonly Registration[] = [
  provides(outlineUnassigning, unassignOutlines),
  provides(outlineIds, findOutlineIdsOf),
  listens(runCanceled, advanceBulkOf),
]
