import { useMutation } from '@tanstack/react-query'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { accountDataEndpoints } from '../contract.ts'
import { useKeptDeletions } from './queries.ts'

/** Takes the wish to be deleted back: for the account, or for the workspace of this id. */
export function useWithdrawal(workspaceId?: string) {
  const keep = useKeptDeletions()
  return useMutation({
    mutationFn: () =>
      workspaceId === undefined
        ? call(accountDataEndpoints.withdrawAccountDeletion, {})
        : call(accountDataEndpoints.withdrawWorkspaceDeletion, { params: { id: workspaceId } }),
    async onSuccess(deletions) {
      await keep(deletions)
      toast({
        title: workspaceId === undefined ? 'Account Kept' : 'Workspace Kept',
        description: 'Nothing will be deleted.',
      })
    },
    onError: (error) => {
      const description = errorMessage(error, 'The deletion could not be taken back. Please try again.')
      toast({ title: 'Update Failed', description, variant: 'destructive' })
    },
  })
}
