import { Sparkles } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'

export function ScheduleAllButton(props: {
  waiting: number
  pending: boolean
  reason?: string | undefined
  onRun: () => void
}) {
  const { waiting, pending, reason } = props
  return (
    <Button
      size="touch"
      className="w-full"
      busy={pending}
      reason={reason ?? (waiting === 0 ? 'There are no unscheduled campaigns.' : undefined)}
      onClick={props.onRun}
    >
      <Sparkles aria-hidden />
      AI Schedule All
    </Button>
  )
}
