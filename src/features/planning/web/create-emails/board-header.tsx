import { RotateCw } from 'lucide-react'
import { useId } from 'react'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { MainTopic } from '#features/ideas/contract.ts'
import type { PlanPlace } from '#features/ideas/web/queries.ts'
import { countOf, ideaCount, outlinedCount } from '#features/ideas/web/widgets/idea-wording.ts'
import { Button } from '#web/kit/button.tsx'
import { Label } from '#web/kit/label.tsx'
import { Switch } from '#web/kit/switch.tsx'

export interface BoardHeaderProps {
  place: PlanPlace
  topics: readonly MainTopic[]
  archived: boolean
  onArchivedChange: (archived: boolean) => void
  onRefresh: () => void
  refreshing: boolean
}

/** The month, how much there is in it, and the way to its archive. */
export function BoardHeader(props: BoardHeaderProps) {
  const { place, topics, archived, onArchivedChange } = props
  const id = useId()
  const outlined = outlinedCount(topics)
  const parts = [countOf(ideaCount(topics), 'idea'), ...(outlined > 0 ? [countOf(outlined, 'outline')] : [])]
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-lg font-semibold">{monthTitle(place)}</span>
        {topics.length > 0 && <span className="tnum text-sm text-fg-3">{parts.join(', ')}</span>}
      </p>
      <span className="flex min-h-(--touch) items-center gap-2.5 max-sm:w-full md:min-h-0">
        <Label htmlFor={id} className="font-normal text-fg-2">
          View Archived Ideas
        </Label>
        <Switch id={id} checked={archived} onCheckedChange={onArchivedChange} />
        <Button
          variant="ghost"
          size="icon-sm"
          className="-mr-1 ml-1.5 max-sm:ml-auto max-md:size-(--touch)"
          aria-label="Refresh"
          title="Refresh"
          busy={props.refreshing}
          onClick={props.onRefresh}
        >
          <RotateCw aria-hidden />
        </Button>
      </span>
    </div>
  )
}
