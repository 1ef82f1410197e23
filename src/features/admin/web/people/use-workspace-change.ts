import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import type { AdminWorkspace } from '../../people-contract.ts'
import { overviewOptions, workspacesKey } from '../queries.ts'

interface ChangeWords {
  /** The title of the message when it worked, and when it did not. */
  done: string
  failed: string
}

type Pages = InfiniteData<{ workspaces: AdminWorkspace[] }>

/** A change of one workspace: its row shows it at once, the figures are asked again. */
export function useWorkspaceChange<Given>(
  send: (given: Given) => Promise<{ workspace: AdminWorkspace }>,
  { done, failed }: ChangeWords,
  onDone?: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ workspace }) => {
      queryClient.setQueriesData<Pages>({ queryKey: workspacesKey }, (data) => data && replaced(data, workspace))
      void queryClient.invalidateQueries({ queryKey: overviewOptions.queryKey })
      toast({ title: done, description: workspace.name })
      onDone?.()
    },
    onError: (error) => {
      const description = errorMessage(error, 'Nothing was changed. Please try again.')
      toast({ title: failed, description, variant: 'destructive' })
    },
  })
}

const replaced = (data: Pages, workspace: AdminWorkspace): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    workspaces: page.workspaces.map((row) => (row.id === workspace.id ? workspace : row)),
  })),
})
