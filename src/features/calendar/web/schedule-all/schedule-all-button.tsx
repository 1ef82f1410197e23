import { Sparkles } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { DisabledReason } from '#web/kit/tooltip.tsx'

/** Lets the scheduler place everything that waits. */
export function ScheduleAllButton(props: {
  waiting: number
  pending: boolean
  /** Why nobody may use it here. */
  reason?: string | undefined
  onRun: () => void
}) {
  const { waiting, pending, reason } = props
  return (
    <DisabledReason reason={reason}>
      <Button
        className="w-full max-md:h-(--touch)"
        busy={pending}
        disabled={pending || waiting === 0 || reason !== undefined}
        onClick={props.onRun}
      >
        <Sparkles aria-hidden />
        AI Schedule All
      </Button>
    </DisabledReason>
  )
}
