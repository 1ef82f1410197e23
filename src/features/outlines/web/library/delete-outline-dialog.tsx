import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import type { OutlineSummary } from '../../library-contract.ts'
import { titleOf } from '../outline-months.ts'
import { useDeleteOutline } from '../use-trash.ts'

export interface DeleteOutlineDialogProps {
  outline: Pick<OutlineSummary, 'id' | 'brandId' | 'title' | 'ideaTitle'>
  onClose: () => void
  onDeleted: () => void
}

export function DeleteOutlineDialog({ outline, onClose, onDeleted }: DeleteOutlineDialogProps) {
  const { id, brandId } = outline
  const title = titleOf(outline)
  const { mutate, isPending } = useDeleteOutline(() => {
    onClose()
    onDeleted()
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      title="Delete this outline?"
      description={`We'll move “${title}” to the trash. You can restore it for 30 days.`}
      confirmLabel="Delete"
      destructive
      busy={isPending}
      onConfirm={() => mutate({ kind: 'outline', id, brandId, title })}
    />
  )
}
