import type { AppContext } from '#server/app-context.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { event } from '#server/registered.ts'
import type { Scope } from '#server/scope.ts'
import type { Country } from '#shared/brand-brief.ts'
import type { ClientDecision, WorkflowStatus } from '../contract.ts'

export interface NamedOutline {
  id: string
  brandId: string
  title: string
}

interface OutlineStanding {
  workflowStatus: WorkflowStatus
  assignedToUserId: string | null
  reviewRequestedAt: Date | null
}

/** Who takes a step in a workspace. A client with a review link has no account, so the name is stored with the step. */
export interface StepActor extends Pick<Scope, 'workspaceId' | 'limits' | 'bySupport' | 'userName'> {
  userId: string | null
  byToken?: Scope['byToken']
}

export interface OutlineStep {
  outline: NamedOutline
  before: OutlineStanding
  after: OutlineStanding
  /** A client decided, by a link that this user created. */
  decided?: { decision: ClientDecision; linkCreatorId: string | null } | undefined
}

/** Runs inside the transaction, like the events below. */
export const outlineCreated =
  event<(app: AppContext, tx: WorkspaceTx, outline: NamedOutline) => Promise<void>>('an outline was created')

/** `sendTime` is local time in the zone of the brand, null without a date. */
export const sendTimeChanged = event<
  (
    app: AppContext,
    tx: WorkspaceTx,
    outline: NamedOutline,
    sendTime: string | null,
    brand: { country: Country; timezone: string },
  ) => Promise<void>
>('the send time of an outline changed')

/** Runs inside the transaction. Listeners return the users whose notifications changed. */
export const outlineMoved =
  event<(app: AppContext, tx: WorkspaceTx, by: StepActor, step: OutlineStep) => Promise<string[]>>(
    'an outline was moved',
  )
