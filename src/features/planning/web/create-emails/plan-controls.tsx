import { Plus } from 'lucide-react'
import { useState } from 'react'
import { monthKey, monthTitle, type YearMonth } from '#shared/calendar-dates.ts'
import type { Strategy } from '#shared/strategy.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { PlanPlace } from '#features/ideas/web/queries.ts'
import { ManualIdeaDialog } from '#features/ideas/web/widgets/manual-idea-dialog.tsx'
import { isPast } from '#features/ideas/web/widgets/month-choice.ts'
import { PastMonthNote } from '#features/ideas/web/widgets/past-month-note.tsx'
import { MonthPicker } from '#features/ideas/web/widgets/month-picker.tsx'
import type { Usage } from '#features/access/usage-contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import type { CreateRights } from './create-rights.ts'
import { GenerateButton } from './generate-button.tsx'
import { PlanUsage } from './plan-usage.tsx'
import { StrategyBox } from './strategy-box.tsx'

export interface PlanControlsProps {
  brands: readonly Brand[]
  brand: Brand
  onBrandChange: (brandId: string) => void
  place: PlanPlace
  today: YearMonth
  onMonthChange: (month: YearMonth) => void
  rights: CreateRights
  usage: Usage | undefined
  generating: boolean
  /** There are generated ideas already; more will join them. */
  adding: boolean
  onGenerate: () => void
  strategy: Strategy
  onStrategyChange: (strategy: Strategy) => void
  /** Undefined while no outline can be asked for. */
  onWriteOutline: ((idea: { id: string; title: string }) => void) | undefined
}

/** The sheet at the top: for whom and when, the two ways to ideas, and what the plan has left. */
export function PlanControls(props: PlanControlsProps) {
  const { brands, brand, place, today, rights, usage, generating } = props
  const [typing, setTyping] = useState(false)
  const { year, month } = place
  return (
    <Card as="section" aria-label="What to plan">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4 p-4 md:p-5">
        <MonthPicker
          brands={brands}
          brandId={brand.id}
          onBrandChange={props.onBrandChange}
          chosen={{ year, month }}
          today={today}
          onMonthChange={props.onMonthChange}
        />
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:flex-col-reverse *:max-sm:w-full">
          <Button
            variant="secondary"
            className="max-md:h-(--touch) max-sm:w-full"
            reason={rights.reason}
            onClick={() => setTyping(true)}
          >
            <Plus aria-hidden />
            Create Manual Idea
          </Button>
          <GenerateButton
            rights={rights}
            usage={usage}
            month={monthTitle(place)}
            generating={generating}
            adding={props.adding}
            onGenerate={props.onGenerate}
          />
        </div>
      </div>
      {isPast(place, today) && <PastMonthNote month={place} className="mx-4 mb-4 md:mx-5" />}
      {rights.create && (
        <StrategyBox
          // Notes belong to one month of one brand.
          key={`${brand.id} ${monthKey(place)}`}
          strategy={props.strategy}
          onChange={props.onStrategyChange}
          place={place}
          disabled={generating}
        />
      )}
      <div className="min-h-17 border-t border-line px-4 py-3.5 md:px-5 lg:min-h-0">
        {usage === undefined ? (
          <div className="grid gap-x-8 gap-y-3 py-1 sm:grid-cols-2 lg:grid-cols-[12rem_12rem_minmax(0,1fr)]">
            <Skeleton className="h-6" />
            <Skeleton className="h-6" />
          </div>
        ) : (
          <PlanUsage usage={usage} rights={rights} />
        )}
      </div>
      {rights.create && (
        <ManualIdeaDialog
          place={place}
          brandName={brand.name}
          open={typing}
          onOpenChange={setTyping}
          onWriteOutline={props.onWriteOutline}
        />
      )}
    </Card>
  )
}
