import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ideaTrashEndpoints } from '#features/ideas/trash-contract.ts'
import { nextFocus } from '#features/ideas/web/widgets/next-focus.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { trashEndpoints, type TrashedItem } from '../trash-contract.ts'
import { outlineOptions } from './outlines-query.ts'

export const KIND_NAMES: Record<TrashedItem['kind'], string> = { topic: 'Topic', idea: 'Idea', outline: 'Outline' }

interface Restorable extends Pick<TrashedItem, 'id' | 'title' | 'kind'> {
  brandId: string
}

/** Everything that shows ideas or outlines of a brand is asked for again. */
const refreshBrand = (queryClient: QueryClient, brandId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['/api', 'brands', brandId] }),
    queryClient.invalidateQueries({ queryKey: ['/api', 'email-outlines'] }),
    queryClient.invalidateQueries({ queryKey: ['/api', 'calendar'] }),
  ])

/** Brings back what was deleted, and says so. */
export function useRestore() {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ kind, id }: Restorable): Promise<unknown> =>
      kind === 'outline'
        ? call(trashEndpoints.restoreOutline, { params: { id } })
        : call(ideaTrashEndpoints.restore, { params: { id } }),
    onMutate: ({ id }) => ({ moveFocus: nextFocus(id, 'trashed') }),
    onSuccess: (_, { kind, title }) => toast({ title: `${KIND_NAMES[kind]} restored`, description: title }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Error',
        description: errorMessage(error, 'It could not be restored'),
      }),
    onSettled: async (_data, error, { brandId }, asked) => {
      await refreshBrand(queryClient, brandId)
      if (error === null) requestAnimationFrame(() => asked?.moveFocus())
    },
  })
  return { restore: mutate, restoring: isPending ? variables.id : undefined }
}

/** Puts an outline into the trash; the toast takes it out again. */
export function useDeleteOutline(onDeleted: () => void) {
  const queryClient = useQueryClient()
  const { restore } = useRestore()
  return useMutation({
    mutationFn: ({ id }: Restorable) => call(trashEndpoints.removeOutline, { params: { id } }),
    onSuccess: (_, outline) => {
      onDeleted()
      queryClient.removeQueries({ queryKey: outlineOptions(outline.id).queryKey })
      toast({
        title: 'Outline deleted',
        description: outline.title,
        action: { label: 'Undo', onSelect: () => restore(outline) },
      })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Error', description: errorMessage(error, 'Failed to delete outline') }),
    onSettled: (_data, _error, { brandId }) => refreshBrand(queryClient, brandId),
  })
}
