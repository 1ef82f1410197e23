import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '#web/use-change.ts'
import { notificationEndpoints } from '../contract.ts'
import { notificationsOptions, withRead } from './queries.ts'

/** Updates the list right away. After an error, it shows the server's state again. */
export function useMarkRead(workspaceId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = notificationsOptions(workspaceId)
  const show = (ids: readonly string[] | undefined) =>
    queryClient.setQueryData(queryKey, (pages) => pages && withRead(pages, ids, new Date().toISOString()))
  const { mutate } = useChange(notificationEndpoints.markRead, {
    input: (ids: readonly string[] | undefined) => ({
      params: { workspaceId },
      body: ids === undefined ? {} : { notifications: [...ids] },
    }),
    async onMutate(ids) {
      // An older response must not bring back notifications that were just read.
      await queryClient.cancelQueries({ queryKey })
      show(ids)
    },
    onAnswer: (_, ids) => show(ids),
    failed: { title: 'Update Failed', fallback: "We couldn't mark the notifications as read" },
  })
  return mutate
}
