import { useChanges } from '#web/use-change.ts'
import { accountDataEndpoints } from '../contract.ts'
import { useKeptDeletions } from './queries.ts'

export function useWithdrawal(workspaceId?: string) {
  const keep = useKeptDeletions()
  return useChanges(
    (change) =>
      workspaceId === undefined
        ? change(accountDataEndpoints.withdrawAccountDeletion, {})
        : change(accountDataEndpoints.withdrawWorkspaceDeletion, { params: { id: workspaceId } }),
    {
      onAnswer: keep,
      done: {
        title: workspaceId === undefined ? 'Deletion canceled' : 'Deletion canceled',
        description: "We won't delete anything.",
      },
      failed: { title: 'Update Failed', fallback: "We couldn't cancel the deletion. Please try again." },
    },
  )
}
