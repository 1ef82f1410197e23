import { useMutation, useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { ideaEndpoints } from '../../contract.ts'
import { ideaTrashEndpoints } from '../../trash-contract.ts'
import { refreshPlan, type PlanPlace } from '../queries.ts'
import { doneText, type IdeaChange } from './idea-change.ts'
import { nextFocus } from './next-focus.ts'

const ENDPOINTS = {
  archive: ideaEndpoints.archive,
  unarchive: ideaEndpoints.unarchive,
  delete: ideaEndpoints.remove,
  restore: ideaTrashEndpoints.restore,
}
const UNDO = { archive: 'unarchive', delete: 'restore' } as const

/** Archives, restores and deletes ideas of a month. `close` is called once the lists are up to date, or it has failed. */
export function useIdeaChanges(place: PlanPlace) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ action, target }: IdeaChange) => call(ENDPOINTS[action], { params: { id: target.id } }),
    onSuccess: () => refreshPlan(queryClient, place),
  })

  async function change(asked: IdeaChange, close: () => void): Promise<void> {
    const moveFocus = nextFocus(asked.target.id)
    try {
      await mutateAsync(asked)
    } catch (error) {
      const fallback = `Failed to ${asked.action} email idea`
      toast({ variant: 'destructive', title: 'Error', description: errorMessage(error, fallback) })
      close()
      return
    }
    const { action, target } = asked
    toast({
      ...doneText(asked),
      ...((action === 'archive' || action === 'delete') && {
        action: { label: 'Undo', onSelect: () => void change({ action: UNDO[action], target }, nothing) },
      }),
    })
    // An open dialog holds the focus; only once it is closed can the focus move on.
    flushSync(close)
    requestAnimationFrame(moveFocus)
  }

  return { change, pending: isPending }
}

function nothing(): void {}
