import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { SeriesOffer } from '#features/calendar/web/widgets/series/series-offer.tsx'
import type { SeriesOffering } from '#features/calendar/web/widgets/series/series-offer-state.ts'
import type { MainTopic, Subtopic } from '#features/ideas/contract.ts'
import type { BrandMonth } from '#features/ideas/web/queries.ts'
import { type Selectable, type Selection, chosenIdeas } from '#features/ideas/web/widgets/idea-selection.ts'
import { useObserved, type Observable } from '#features/ideas/web/widgets/observable.ts'
import type { MonthPlan } from '#features/ideas/web/widgets/plan/plan-words.ts'
import { useAssigning } from '#features/outlines/web/widgets/use-assigning.tsx'
import { ActionBar } from '#web/kit/action-bar.tsx'
import { isOver } from './bulk-progress.ts'
import type { OutlineAllowance } from './outline-allowance.ts'
import { RunBar } from './run-bar.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { SelectionRights } from './selection-rights.ts'
import type { useBulks } from './use-bulks.ts'
import { useEndToast } from './use-end-toast.ts'

export interface BulkBarProps {
  topics: readonly MainTopic[]
  plan: MonthPlan | null
  place: BrandMonth
  selection: Observable<Selection>
  selectable: Selectable
  brand: Brand
  allowance: OutlineAllowance
  rights: SelectionRights
  bulks: ReturnType<typeof useBulks>
  mayCreate: boolean
  series: SeriesOffering
}

export function BulkBar(props: BulkBarProps) {
  const { topics, plan, place, selection, brand, allowance, rights, bulks, mayCreate, series } = props
  const { shown } = bulks
  const chosen = chosenIdeas(
    useObserved(selection, (now) => now),
    topics,
    props.selectable,
  )
  const [scheduled, setScheduled] = useState<readonly Subtopic[] | null>(null)
  const ideas = topics.flatMap(({ subtopics }) => subtopics)
  // What failed stays selected, so that the user can try again.
  const keepSelected = (outlineIds: readonly string[]) =>
    selection.change(
      () =>
        new Set(
          ideas.flatMap(({ id, outlineId }) => (outlineId !== null && outlineIds.includes(outlineId) ? [id] : [])),
        ),
    )
  const assigning = useAssigning(brand.workspaceId, keepSelected)
  const showsBulk = shown !== null && (!isOver(shown) || chosen.length === 0)
  useEndToast(shown, showsBulk)
  const mayCalendar = rights.manages && rights.scheduleRefusal === undefined
  return (
    <>
      {showsBulk && (
        <ActionBar label="Generating outlines">
          <RunBar
            key={shown.id}
            bulk={shown}
            mayUpgrade={allowance.mayUpgrade}
            mayChange={mayCreate}
            isStopping={bulks.isStopping}
            onStop={(cancelUnderWay) => bulks.stop(shown, cancelUnderWay)}
            onDismiss={() => bulks.dismiss(shown)}
            onRetry={(failed, writer) => bulks.write(failed, shown.style ?? undefined, writer)}
            onSchedule={
              mayCalendar ? (ideaIds) => setScheduled(ideas.filter(({ id }) => ideaIds.includes(id))) : undefined
            }
          />
        </ActionBar>
      )}
      {!showsBulk && chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          brand={brand}
          allowance={allowance}
          rights={rights}
          isStarting={bulks.isStarting}
          onClear={() => selection.change(() => new Set())}
          onWrite={(fresh, style) => {
            selection.change(() => new Set())
            bulks.write(fresh, style)
          }}
          onAssign={(written) => assigning.assign(written.flatMap(({ outlineId }) => outlineId ?? []))}
          onSchedule={setScheduled}
        />
      )}
      {!showsBulk && chosen.length === 0 && series.offer !== null && (
        <SeriesOffer
          key={series.offer.ideaId}
          offer={series.offer}
          country={brand.country}
          returnTo={() => document.querySelector(`[data-idea="${series.offer?.ideaId}"] [data-idea-menu]`)}
          onClose={series.close}
        />
      )}
      {assigning.dialog}
      {scheduled !== null && (
        <ScheduleDialog
          ideas={scheduled}
          place={place}
          plan={plan}
          series={series}
          onClose={() => setScheduled(null)}
          onDone={(failedIds) => {
            setScheduled(null)
            keepSelected(failedIds)
            if (shown !== null && isOver(shown)) bulks.dismiss(shown)
          }}
        />
      )}
    </>
  )
}
