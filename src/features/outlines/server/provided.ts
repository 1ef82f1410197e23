import type { AppContext } from '#server/app-context.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { event } from '#server/registered.ts'
import type { Scope } from '#server/scope.ts'
import type { ClientDecision } from '../contract.ts'

interface OutlineStanding {
  workflowStatus: string
  assignedToUserId: string | null
  reviewRequestedAt: Date | null
}

/** Who takes a step in a workspace. A client with a review link has no account, so the name is stored with the step. */
export interface StepActor extends Pick<Scope, 'workspaceId' | 'limits' | 'bySupport' | 'userName'> {
  userId: string | null
  byToken?: Scope['byToken']
}

export interface OutlineStep {
  outline: { id: string; title: string }
  before: OutlineStanding
  after: OutlineStanding
  /** A client decided, by a link that this user created. */
  decided?: { decision: ClientDecision; linkCreatorId: string | null } | undefined
}

/** Runs inside the transaction. Listeners return the users whose notifications changed. */
export const outlineMoved =
  event<(app: AppContext, tx: WorkspaceTx, by: StepActor, step: OutlineStep) => Promise<string[]>>(
    'an outline was moved',
  )
