import type { ClientDecision } from '#features/outlines/contract.ts'
import type { ReviewState } from './contract.ts'

export interface DecisionFacts {
  decision: ClientDecision
  contentRevision: number
  decidedAt: Date
}

/**
 * A decision belongs to the content that was read, so an approval doesn't outlive a change. `askedAt` is when a working
 * link last asked for a review.
 */
export function reviewState(
  newest: DecisionFacts | null,
  { contentRevision, askedAt }: { contentRevision: number; askedAt: Date | null },
): ReviewState {
  if (newest === null) return askedAt === null ? 'none' : 'waiting'
  if (askedAt !== null && askedAt > newest.decidedAt) return 'waiting'
  if (newest.contentRevision === contentRevision || newest.decision === 'changes_requested') return newest.decision
  return 'changed_since'
}
