import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './kit/confirm-dialog.tsx'

interface LeaveQuestionProps {
  /** Whether this way out is one on which something gets lost. */
  shouldAsk: ShouldBlockFn
  /** Also where the page is reloaded or closed: the browser asks then, in words of its own. */
  onReload?: boolean
  title: string
  /** What becomes of it. */
  description: string
}

/** Asks before one leaves a page with something unsaved. */
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
