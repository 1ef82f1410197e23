import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, AnyEndpoint } from '#shared/endpoint.ts'
import type { CallInput } from '#web/api-client.ts'
import { endpointKey } from '#web/endpoint-query.ts'
import { useChange } from '#web/use-change.ts'
import { type AdminWorkspace, adminPeopleEndpoints } from '../../people-contract.ts'

interface ChangeWords {
  done: string
  failed: string
}

const workspacesKey = endpointKey(adminPeopleEndpoints.workspaces, {})
type Pages = InfiniteData<{ workspaces: AdminWorkspace[] }>

export function useWorkspaceChange<Row extends AnyEndpoint, Given = void>(
  row: Row & (AnswerOf<Row> extends { workspace: AdminWorkspace } ? unknown : never),
  input: (given: Given) => CallInput<Row>,
  { done, failed }: ChangeWords,
  onDone?: () => void,
) {
  const queryClient = useQueryClient()
  return useChange<Row, Given>(row, {
    input,
    onAnswer: ({ workspace }: { workspace: AdminWorkspace }) =>
      queryClient.setQueriesData<Pages>({ queryKey: workspacesKey }, (data) => data && replaced(data, workspace)),
    done: ({ workspace }: { workspace: AdminWorkspace }) => ({ title: done, description: workspace.name }),
    failed: { title: failed, fallback: "We couldn't save the change. Please try again." },
    onDone,
  })
}

const replaced = (data: Pages, workspace: AdminWorkspace): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    workspaces: page.workspaces.map((row) => (row.id === workspace.id ? workspace : row)),
  })),
})
