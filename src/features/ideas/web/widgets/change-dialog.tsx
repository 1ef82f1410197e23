import { useState } from 'react'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { questionOf, type IdeaChange } from './idea-change.ts'

export interface ChangeDialogProps {
  asked: IdeaChange | null
  busy: boolean
  onConfirm: (change: IdeaChange) => void
  onCancel: () => void
}

export function ChangeDialog({ asked, busy, onConfirm, onCancel }: ChangeDialogProps) {
  // The dialog keeps its text while it closes.
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  if (last === null) return null
  return (
    <ConfirmDialog
      {...questionOf(last)}
      open={asked !== null}
      onOpenChange={(open) => {
        if (!open && !busy) onCancel()
      }}
      destructive={last.action === 'delete'}
      busy={busy}
      onConfirm={() => onConfirm(last)}
    />
  )
}
