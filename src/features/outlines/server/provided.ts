import type { AppContext } from '#server/app-context.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { event } from '#server/registered.ts'
import type { Scope } from '#server/scope.ts'

interface OutlineStanding {
  workflowStatus: string
  assignedToUserId: string | null
  reviewRequestedAt: Date | null
}

export interface OutlineStep {
  outline: { id: string; title: string }
  before: OutlineStanding
  after: OutlineStanding
}

/** Runs inside the transaction. Listeners return the users whose notifications changed. */
export const outlineMoved =
  event<(app: AppContext, tx: WorkspaceTx, scope: Scope, step: OutlineStep) => Promise<string[]>>(
    'an outline was moved',
  )
