import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AI_REFUSALS } from '#shared/errors.ts'
import { ApiError, call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import type { Outline } from '../../contract.ts'
import { editingEndpoints } from '../../editing-contract.ts'
import { refreshEdited } from './editing-query.ts'

export interface RegenerateWish {
  section?: string
  type?: Outline['type']
  writer?: 'planner'
}

/** Has an outline or one of its sections written again; what it was can be had back at once. */
export function useRegenerate(outline: Outline, onWritten: () => void) {
  const queryClient = useQueryClient()
  const params = { id: outline.id }
  const restorePrevious = async () => {
    try {
      const { versions } = await call(editingEndpoints.versions, { params })
      const before = versions[1]
      if (before === undefined) return
      await call(editingEndpoints.restore, { params: { ...params, number: before.number } })
      toast({ title: 'Change undone' })
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Update Failed',
        description: errorMessage(error, 'Failed to update outline'),
      })
    }
    await refreshEdited(queryClient, outline)
  }
  const regenerate = useMutation({
    mutationFn: (wish: RegenerateWish) => call(editingEndpoints.regenerate, { params, body: wish }),
    onSuccess: ({ outline: written }, { section }) => {
      onWritten()
      if (written === null) {
        toast({
          title: 'Still writing',
          description: 'It takes longer than usual. The outline changes when it is done.',
        })
        return
      }
      toast({
        title: section === undefined ? 'Outline regenerated' : 'Section regenerated',
        description: 'What it was is kept under Versions.',
        action: { label: 'Undo', onSelect: () => void restorePrevious() },
      })
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
    onSettled: () => refreshEdited(queryClient, outline),
  })
  return regenerate
}
