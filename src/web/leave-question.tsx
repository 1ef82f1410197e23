import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './kit/confirm-dialog.tsx'

interface LeaveQuestionProps {
  shouldAsk: ShouldBlockFn
  /** Also on reload and close, where the browser asks in its own words. */
  onReload?: boolean
  title: string
  description: string
}

export function LeaveQuestion({ shouldAsk, onReload = false, title, description }: LeaveQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: shouldAsk,
    enableBeforeUnload: onReload,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) reset?.()
      }}
      title={title}
      description={description}
      confirmLabel="Leave"
      onConfirm={() => proceed?.()}
    />
  )
}
