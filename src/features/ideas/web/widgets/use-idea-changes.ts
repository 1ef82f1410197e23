import { flushSync } from 'react-dom'
import { errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { useChanges } from '#web/use-change.ts'
import { ideaEndpoints } from '../../contract.ts'
import { ideaTrashEndpoints } from '../../trash-contract.ts'
import { doneText, type IdeaChange } from './idea-change.ts'
import { nextFocus } from './next-focus.ts'

const ENDPOINTS = {
  archive: ideaEndpoints.archive,
  unarchive: ideaEndpoints.unarchive,
  delete: ideaEndpoints.remove,
  restore: ideaTrashEndpoints.restore,
}
const UNDO = { archive: 'unarchive', delete: 'restore' } as const

export function useIdeaChanges() {
  const { mutateAsync, isPending } = useChanges(async (call, { action, target }: IdeaChange): Promise<unknown> =>
    call(ENDPOINTS[action], { params: { id: target.id } }),
  )

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
    // An open dialog keeps the focus, so close it before the focus moves on.
    flushSync(close)
    requestAnimationFrame(moveFocus)
  }

  return { change, pending: isPending }
}

function nothing(): void {}
