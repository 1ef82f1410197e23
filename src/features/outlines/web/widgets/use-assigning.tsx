import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import type { Outline } from '../../contract.ts'
import { BulkDialog } from '../library/bulk-dialog.tsx'
import { outlineOptions } from '../outlines-query.ts'

interface Assigning {
  /** Loads the outlines first, because Undo needs their state. */
  assign: (outlineIds: readonly string[]) => Promise<void>
  dialog: ReactNode
}

export function useAssigning(workspaceId: string, onDone: (failedIds: readonly string[]) => void): Assigning {
  const queryClient = useQueryClient()
  const [outlines, setOutlines] = useState<readonly Outline[] | null>(null)
  const load = async (id: string): Promise<readonly Outline[]> => {
    const found = await queryClient.fetchQuery(outlineOptions(id))
    return 'outline' in found ? [found.outline] : []
  }
  return {
    async assign(outlineIds) {
      try {
        setOutlines((await Promise.all(outlineIds.map(load))).flat())
      } catch (error) {
        const description = errorMessage(error, 'Failed to assign outlines')
        toast({ variant: 'destructive', title: 'Assignment Failed', description })
      }
    },
    dialog: outlines !== null && (
      <BulkDialog
        kind="assign"
        outlines={outlines}
        workspaceId={workspaceId}
        onClose={() => setOutlines(null)}
        onDone={(failedIds) => {
          setOutlines(null)
          onDone(failedIds)
        }}
      />
    ),
  }
}
