import { Sparkles } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'

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
    <Button
      className="w-full max-md:h-(--touch)"
      busy={pending}
      reason={reason ?? (waiting === 0 ? 'No campaign is waiting to be scheduled.' : undefined)}
      onClick={props.onRun}
    >
      <Sparkles aria-hidden />
      AI Schedule All
    </Button>
  )
}
