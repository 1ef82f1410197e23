import { CalendarPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { monthKey, monthTitle } from '#shared/calendar-dates.ts'
import type { Strategy } from '#shared/strategy.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { BrandMonth } from '#features/ideas/web/queries.ts'
import { ManualIdeaDialog } from '#features/ideas/web/widgets/manual-idea-dialog.tsx'
import type { Usage } from '#features/access/usage-contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { SeriesDialog } from '../series/series-dialog.tsx'
import type { CreateRights } from './create-rights.ts'
import { GenerateButton } from './generate-button.tsx'
import { PlanUsage } from './plan-usage.tsx'
import { StrategyBox } from './strategy-box.tsx'

export interface PlanIdeasProps {
  brand: Brand
  place: BrandMonth
  rights: CreateRights
  usage: Usage | undefined
  generating: boolean
  /** Says what it adds before it adds to the ideas of the month. */
  adding: boolean
  /** The plan has the main button of the page. */
  hasPlan: boolean
  onGenerate: () => void
  strategy: Strategy
  onStrategyChange: (strategy: Strategy) => void
  onWriteOutline: ((idea: { id: string; title: string }) => void) | undefined
}

export function PlanIdeas(props: PlanIdeasProps) {
  const { brand, place, rights, usage, generating, adding, hasPlan } = props
  const [typing, setTyping] = useState(false)
  const [addsSeries, setAddsSeries] = useState(false)
  const title = hasPlan || adding ? 'More ideas' : 'New ideas'
  return (
    <Card as="section" aria-label="What to plan">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3.5 md:px-5">
        <h2 className="min-w-0 flex-1 basis-40 text-md font-semibold">{title}</h2>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:flex-col-reverse *:max-sm:w-full">
          <Button
            variant="secondary"
            size="touch"
            className="max-sm:w-full"
            reason={rights.reason}
            onClick={() => setTyping(true)}
          >
            <Plus aria-hidden />
            Create Manual Idea
          </Button>
          <Button
            variant="secondary"
            size="touch"
            className="max-sm:w-full"
            reason={rights.reason}
            onClick={() => setAddsSeries(true)}
          >
            <CalendarPlus aria-hidden />
            Add a series
          </Button>
          <GenerateButton
            variant={hasPlan ? 'secondary' : 'primary'}
            rights={rights}
            usage={usage}
            month={monthTitle(place)}
            generating={generating}
            adding={adding}
            onGenerate={props.onGenerate}
          />
        </div>
      </div>
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
      {rights.create && addsSeries && <SeriesDialog brand={brand} place={place} onClose={() => setAddsSeries(false)} />}
    </Card>
  )
}
