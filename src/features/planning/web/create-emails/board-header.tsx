import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useId } from 'react'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { MainTopic } from '#features/ideas/contract.ts'
import type { BrandMonth } from '#features/ideas/web/queries.ts'
import { countOf, ideaCount, outlinedCount } from '#features/ideas/web/widgets/idea-wording.ts'
import { monthFacts } from '#features/outlines/web/month-facts.ts'
import { monthStateOptions } from '#features/outlines/web/overview-query.ts'
import { Button } from '#web/kit/button.tsx'
import { Label } from '#web/kit/label.tsx'
import { Switch } from '#web/kit/switch.tsx'
import { Touchable } from '#web/kit/touchable.tsx'

export interface BoardHeaderProps {
  place: BrandMonth
  topics: readonly MainTopic[]
  archived: boolean
  onArchivedChange: (archived: boolean) => void
  onRefresh: () => void
  refreshing: boolean
}

export function BoardHeader(props: BoardHeaderProps) {
  const { place, topics, archived, onArchivedChange } = props
  const id = useId()
  const outlined = outlinedCount(topics)
  const { data } = useQuery(monthStateOptions(place.brandId, place))
  const written =
    data !== undefined && data.state.outlines > 0
      ? monthFacts(data.state)
      : outlined > 0
        ? [countOf(outlined, 'outline')]
        : []
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-lg font-semibold">{monthTitle(place)}</span>
        {topics.length > 0 && (
          <span className="tnum text-sm text-fg-3">{[countOf(ideaCount(topics), 'idea'), ...written].join(', ')}</span>
        )}
      </p>
      <Touchable>
        <span className="flex items-center gap-2.5 max-sm:w-full">
          <Label htmlFor={id} className="font-normal text-fg-2">
            View Archived Ideas
          </Label>
          <Switch id={id} checked={archived} onCheckedChange={onArchivedChange} />
          <Button
            variant="ghost"
            size="touch-icon-sm"
            className="-mr-1 ml-1.5 max-sm:ml-auto"
            aria-label="Refresh"
            title="Refresh"
            busy={props.refreshing}
            onClick={props.onRefresh}
          >
            <RotateCw aria-hidden />
          </Button>
        </span>
      </Touchable>
    </div>
  )
}
