import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { notificationEndpoints } from '../contract.ts'
import { notificationsOptions, withRead } from './queries.ts'

/** Marks some, or all, as read. The list shows it at once; when it could not be done, it shows what is so. */
export function useMarkRead(workspaceId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = notificationsOptions(workspaceId)
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[] | undefined) =>
      call(notificationEndpoints.markRead, {
        params: { workspaceId },
        body: ids === undefined ? {} : { notifications: [...ids] },
      }),
    async onMutate(ids) {
      // An older answer must not bring back what has just been read.
      await queryClient.cancelQueries({ queryKey })
      const now = new Date().toISOString()
      queryClient.setQueryData(queryKey, (pages) => pages && withRead(pages, ids, now))
    },
    async onError(error) {
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: errorMessage(error, 'The notifications could not be marked as read'),
      })
      await queryClient.invalidateQueries({ queryKey })
    },
  })
  return mutate
}
