import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { provided } from '#server/registered.ts'

export const outlineIds =
  provided<(scope: WorkspaceTx, subtopicIds: string[]) => Promise<Map<string, string>>>('the outlines of ideas')
