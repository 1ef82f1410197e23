import { AI_REFUSALS } from '#shared/errors.ts'
import { ApiError, errorMessage, read } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { useChange, useChanges } from '#web/use-change.ts'
import type { Outline } from '../../contract.ts'
import { editingEndpoints } from '../../editing-contract.ts'

export interface RegenerateRequest {
  section?: string
  type?: Outline['type']
  writer?: 'planner'
}

export function useRegenerate(outline: Outline, onWritten: () => void) {
  const params = { id: outline.id }
  const { mutate: restorePrevious } = useChanges(
    async (change) => {
      const { versions } = await read(editingEndpoints.versions, { params })
      const before = versions[1]
      if (before === undefined) return false
      await change(editingEndpoints.restore, { params: { ...params, number: before.number } })
      return true
    },
    {
      done: (isRestored) => (isRestored ? { title: 'Change undone' } : undefined),
      failed: { title: 'Update Failed', fallback: 'Failed to update outline' },
      always: true,
    },
  )
  const regenerate = useChange(editingEndpoints.regenerate, {
    input: (wish: RegenerateRequest) => ({ params, body: wish }),
    onAnswer: onWritten,
    done: ({ outline: written }, { section }) =>
      written === null
        ? {
            title: 'Still writing',
            description: "This is taking longer than usual. We'll update the outline when it's done.",
          }
        : {
            title: section === undefined ? 'Outline regenerated' : 'Section regenerated',
            description: 'The previous text is in Versions.',
            action: { label: 'Undo', onSelect: () => restorePrevious() },
          },
    onError: (error, wish) => {
      const byModel = error instanceof ApiError && AI_REFUSALS.some((code) => code === error.body.code)
      toast({
        variant: 'destructive',
        title: 'Generation Failed',
        description: errorMessage(error, 'Failed to generate outline'),
        ...(byModel && {
          action: {
            label: 'Use built-in planner',
            onSelect: () => regenerate.mutate({ ...wish, writer: 'planner' }),
          },
        }),
      })
    },
    always: true,
  })
  return regenerate
}
