import { type ReactNode, useState } from 'react'
import type { AnswerOf } from '#shared/endpoint.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import { remaining } from '#shared/plan-catalog.ts'
import type { Brand } from '#features/brands/contract.ts'
import { useSeriesOffering } from '#features/calendar/web/widgets/series/series-offer-state.ts'
import type { Subtopic, ideaEndpoints } from '#features/ideas/contract.ts'
import type { BrandMonth } from '#features/ideas/web/queries.ts'
import { ArchivedList } from '#features/ideas/web/widgets/archived-list.tsx'
import { ChangeDialog } from '#features/ideas/web/widgets/change-dialog.tsx'
import { IdeaBoardProvider, type IdeaBoard } from '#features/ideas/web/widgets/idea-board.ts'
import type { IdeaChange } from '#features/ideas/web/widgets/idea-change.ts'
import { type Selection, isNew, isNewOrWritten } from '#features/ideas/web/widgets/idea-selection.ts'
import { observable } from '#features/ideas/web/widgets/observable.ts'
import { DateDialog } from '#features/ideas/web/widgets/plan/date-dialog.tsx'
import { plannedRows } from '#features/ideas/web/widgets/plan/plan-words.ts'
import { PlanCard } from '#features/ideas/web/widgets/plan/plan-card.tsx'
import { QuestionCards } from '#features/ideas/web/widgets/plan/question-cards.tsx'
import { usePlanChanges } from '#features/ideas/web/widgets/plan/use-plan-changes.ts'
import { ManualList, TopicList } from '#features/ideas/web/widgets/topic-list.tsx'
import { useIdeaChanges } from '#features/ideas/web/widgets/use-idea-changes.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BoardHeader } from './board-header.tsx'
import type { CreateRights } from './create-rights.ts'
import { NoIdeas } from './create-states.tsx'
import { LiveMonthCard } from './live-month.tsx'
import { allowances } from './plan-usage.tsx'
import { GenerationFailed } from './generation-failed.tsx'
import type { OutlineAllowance } from './outline-allowance.ts'
import type { SelectionRights } from './selection-rights.ts'
import { withSeries } from './with-series.ts'
import { usePlanArrival } from './use-plan-arrival.ts'
import type { useBulks } from './use-bulks.ts'
import type { useLiveMonth } from './use-live-month.ts'
import { WritePlan } from './write-plan.tsx'

export interface MonthBoardProps {
  brand: Brand
  place: BrandMonth
  plan: AnswerOf<typeof ideaEndpoints.plan>
  live: ReturnType<typeof useLiveMonth>
  bulks: ReturnType<typeof useBulks>
  rights: CreateRights
  usage: Usage | undefined
  allowance: OutlineAllowance
  selectionRights: SelectionRights
  planIdeas: ReactNode
  archived: boolean
  asked: string | undefined
  onArchivedChange: (archived: boolean) => void
  onRefresh: () => void
  refreshing: boolean
  onGenerate: (writer?: 'planner') => void
}

const TOPICS_AT_ONCE = 10

export function MonthBoard(props: MonthBoardProps) {
  const { brand, place, plan, rights, usage, allowance, live, bulks } = props
  const [selection] = useState(() => observable<Selection>(new Set()))
  const [wished, setWished] = useState<IdeaChange | null>(null)
  const { change, pending } = useIdeaChanges()
  const [toPlan, setToPlan] = useState<Subtopic | null>(null)
  const series = useSeriesOffering()
  const planChanges = withSeries(usePlanChanges(place), { plan: plan.plan, brandId: brand.id, series })
  const linked = plan.mainTopics.find(({ id }) => id === props.asked)
  const planPlace = usePlanArrival(
    plan.plan !== null,
    linked?.subtopics.every(({ inPlan }) => inPlan) === true ? linked.id : undefined,
  )

  const selectable = props.selectionRights.manages ? isNewOrWritten : isNew
  const board: IdeaBoard = {
    selection,
    activity: bulks.activity,
    editable: rights.create,
    selectable,
    writeRefusal: allowance.refusal,
    asked: props.asked,
    language: brand.language,
    ask: (wish) => {
      if (wish.action === 'unarchive') void change(wish, () => {})
      else setWished(wish)
    },
    writeOutline: (idea) => bulks.write([idea]),
    planIdea: setToPlan,
  }
  const topics = usage === undefined ? undefined : allowances(usage).topics
  const ideas = plan.mainTopics.flatMap(({ subtopics }) => subtopics)
  const planned = plan.plan === null ? [] : plannedRows(plan.plan, ideas)
  const unwritten = planned.flatMap(({ idea }) => (isNew(idea) ? [idea] : []))
  const onShelf = plan.mainTopics
    .map((topic) => ({ ...topic, subtopics: topic.subtopics.filter(({ inPlan }) => !inPlan) }))
    .filter(({ subtopics }) => subtopics.length > 0)
  const generated = onShelf.filter((topic) => !topic.isManual)
  const manual = onShelf.filter((topic) => topic.isManual)
  const failure = live.isGenerating || !rights.create ? null : plan.failure

  return (
    <IdeaBoardProvider value={board}>
      <div className="grid gap-4">
        <BoardHeader
          place={place}
          topics={plan.mainTopics}
          archived={props.archived}
          onArchivedChange={props.onArchivedChange}
          onRefresh={props.onRefresh}
          refreshing={props.refreshing}
        />
        {props.archived ? (
          <ArchivedList place={place} />
        ) : (
          <>
            {plan.plan !== null && (
              <div ref={planPlace} className="scroll-mt-16">
                <PlanCard
                  plan={plan.plan}
                  place={place}
                  understood={plan.understood}
                  ideas={ideas}
                  changes={planChanges}
                  action={
                    rights.create &&
                    unwritten.length > 0 && (
                      <WritePlan ideas={unwritten} allowance={allowance} busy={bulks.isBusy} onWrite={bulks.write} />
                    )
                  }
                />
              </div>
            )}
            {plan.plan !== null && rights.editBrand && plan.questions.length > 0 && (
              <QuestionCards questions={plan.questions} changes={planChanges} />
            )}
            {props.planIdeas}
            {generated.length > 0 && <TopicList topics={generated} />}
            {live.live !== null && (
              <LiveMonthCard
                live={live.live}
                month={monthTitle(place)}
                expected={Math.min(
                  TOPICS_AT_ONCE,
                  topics === undefined || topics.limit < 0 ? TOPICS_AT_ONCE : topics.limit,
                )}
                language={brand.language}
                intoView={live.isOwn && plan.mainTopics.length > 0}
                mayCancel={rights.create}
                isCancelling={live.isCancelling}
                onCancel={live.cancel}
              />
            )}
            {failure !== null && (
              <GenerationFailed
                month={monthTitle(place)}
                isAdding={plan.mainTopics.length > 0}
                failure={failure}
                onGenerate={props.onGenerate}
              />
            )}
            {manual.length > 0 && <ManualList topics={manual} />}
            {plan.mainTopics.length === 0 && !live.isGenerating && failure === null && (
              <NoIdeas
                brand={brand}
                place={place}
                rights={rights}
                topicsLeft={topics && remaining(topics.limit, topics.used)}
              />
            )}
          </>
        )}
      </div>
      <BulkBar
        topics={props.archived ? [] : plan.mainTopics}
        plan={plan.plan}
        place={place}
        selection={selection}
        selectable={selectable}
        brand={brand}
        allowance={allowance}
        rights={props.selectionRights}
        bulks={bulks}
        mayCreate={rights.create}
        series={series}
      />
      {toPlan !== null && (
        <DateDialog
          title="Add to the plan"
          idea={toPlan.title}
          month={place}
          date={null}
          busy={planChanges.busy}
          onClose={() => setToPlan(null)}
          onChoose={(date) =>
            void planChanges.move({ ideaId: toPlan.id, date }).then((saved) => saved && setToPlan(null))
          }
        />
      )}
      <ChangeDialog
        asked={wished}
        busy={pending}
        onCancel={() => setWished(null)}
        onConfirm={(confirmed) => void change(confirmed, () => setWished(null))}
      />
    </IdeaBoardProvider>
  )
}
