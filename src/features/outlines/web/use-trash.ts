import { useQueryClient } from '@tanstack/react-query'
import { ideaTrashEndpoints } from '#features/ideas/trash-contract.ts'
import { nextFocus } from '#features/ideas/web/widgets/next-focus.ts'
import { useChange, useChanges } from '#web/use-change.ts'
import { trashEndpoints, type TrashedItem } from '../trash-contract.ts'
import { outlineOptions } from './outlines-query.ts'

export const KIND_NAMES: Record<TrashedItem['kind'], string> = { topic: 'Topic', idea: 'Idea', outline: 'Outline' }

interface Restorable extends Pick<TrashedItem, 'id' | 'title' | 'kind'> {
  brandId: string
}

export function useRestore() {
  const { mutate, isPending, variables } = useChanges(
    async (change, { kind, id }: Restorable): Promise<unknown> =>
      kind === 'outline'
        ? change(trashEndpoints.restoreOutline, { params: { id } })
        : change(ideaTrashEndpoints.restore, { params: { id } }),
    {
      onMutate: ({ id }) => ({ moveFocus: nextFocus(id, 'trashed') }),
      done: (_, { kind, title }) => ({ title: `${KIND_NAMES[kind]} restored`, description: title }),
      failed: { title: 'Error', fallback: "We couldn't restore it" },
      onSettled(_data, error, _restored, asked) {
        if (error === null) requestAnimationFrame(() => asked?.moveFocus())
      },
    },
  )
  return { restore: mutate, restoring: isPending ? variables.id : undefined }
}

export function useDeleteOutline(onDeleted: () => void) {
  const queryClient = useQueryClient()
  const { restore } = useRestore()
  return useChange(trashEndpoints.removeOutline, {
    input: ({ id }: Restorable) => ({ params: { id } }),
    onAnswer(_, { id }) {
      onDeleted()
      queryClient.removeQueries({ queryKey: outlineOptions(id).queryKey })
    },
    done: (_, outline) => ({
      title: 'Outline deleted',
      description: outline.title,
      action: { label: 'Undo', onSelect: () => restore(outline) },
    }),
    failed: { title: 'Error', fallback: "We couldn't delete the outline. Please try again." },
    always: true,
  })
}
