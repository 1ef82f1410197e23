import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'

export interface PastQuestionProps {
  open: boolean
  /** How many of the new days are in the past. */
  count: number
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}

export function PastQuestion({ open, count, onOpenChange, onConfirm }: PastQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Schedule in the past?"
      description={
        count === 1
          ? 'One of the new days is in the past. You can still schedule the email there for your records.'
          : `${count} of the new days are in the past. You can still schedule the emails there for your records.`
      }
      confirmLabel="Schedule"
      onConfirm={onConfirm}
    />
  )
}
