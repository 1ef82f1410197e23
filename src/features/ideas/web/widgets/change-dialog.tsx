import { useState } from 'react'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { questionOf, type IdeaChange } from './idea-change.ts'

export interface ChangeDialogProps {
  asked: IdeaChange | null
  busy: boolean
  onConfirm: (change: IdeaChange) => void
  onCancel: () => void
}

/** Asks before an idea or a topic leaves the list. */
export function ChangeDialog({ asked, busy, onConfirm, onCancel }: ChangeDialogProps) {
  // While it closes it goes on saying what it said.
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
