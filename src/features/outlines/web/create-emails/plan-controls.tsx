import { History, Plus, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { monthKey, monthTitle, type YearMonth } from '#shared/calendar-dates.ts'
import type { Strategy } from '#shared/strategy.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { PlanPlace } from '#features/ideas/web/queries.ts'
import { ManualIdeaDialog } from '#features/ideas/web/widgets/manual-idea-dialog.tsx'
import { isPast } from '#features/ideas/web/widgets/month-choice.ts'
import { MonthPicker } from '#features/ideas/web/widgets/month-picker.tsx'
import type { Usage } from '#features/plans/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { DisabledReason, Tooltip } from '#web/kit/tooltip.tsx'
import type { CreateRights } from './create-rights.ts'
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
  /** Ideas come from the built-in planner. */
  isBuiltIn: boolean
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
          <DisabledReason reason={rights.reason}>
            <Button
              variant="secondary"
              className="max-md:h-(--touch) max-sm:w-full"
              disabled={!rights.create}
              onClick={() => setTyping(true)}
            >
              <Plus aria-hidden />
              Create Manual Idea
            </Button>
          </DisabledReason>
          <DisabledReason reason={rights.reason}>
            <GenerateButton
              disabled={!rights.create}
              generating={generating}
              adding={props.adding}
              onGenerate={props.onGenerate}
            />
          </DisabledReason>
        </div>
      </div>
      {isPast(place, today) && (
        <p
          role="note"
          className="mx-4 mb-4 flex items-start gap-2.5 rounded-lg bg-warn-soft px-3 py-2.5 text-sm text-warn md:mx-5"
        >
          <History aria-hidden className="mt-0.5 size-4 shrink-0" />
          {monthTitle(place)} is over. You can still plan it for your records; nothing can be scheduled in it any more.
        </p>
      )}
      {rights.create && (
        <StrategyBox
          // Notes belong to one month of one brand.
          key={`${brand.id} ${monthKey(place)}`}
          strategy={props.strategy}
          onChange={props.onStrategyChange}
          month={place}
          isBuiltIn={props.isBuiltIn}
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
          <PlanUsage usage={usage} mayUpgrade={rights.upgrade} />
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

/** It keeps its place and the focus while it works. */
function GenerateButton(props: { disabled: boolean; generating: boolean; adding: boolean; onGenerate: () => void }) {
  const { disabled, generating, adding, onGenerate } = props
  return (
    <Tooltip content={adding && !generating && !disabled ? 'Adds up to ten topics; nothing is replaced' : undefined}>
      <Button
        data-generate-ideas
        className="min-w-44 max-md:h-(--touch) max-sm:w-full"
        disabled={disabled}
        {...(generating && { 'aria-disabled': true, 'aria-busy': true })}
        onClick={() => {
          if (!generating) onGenerate()
        }}
      >
        {generating ? <Spinner /> : <Sparkles aria-hidden />}
        {generating ? 'Generating...' : 'Generate Email Ideas'}
      </Button>
    </Tooltip>
  )
}
