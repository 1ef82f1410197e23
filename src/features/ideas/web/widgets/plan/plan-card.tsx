import { ListChecks } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { MainTopic, Subtopic } from '../../../contract.ts'
import type { BrandMonth } from '../../queries.ts'
import { Card } from '#web/kit/card.tsx'
import { useIdeaBoard } from '../idea-board.ts'
import { DateDialog } from './date-dialog.tsx'
import { PlanRow } from './plan-row.tsx'
import { type MonthAnswer, type MonthPlan, checksInWords, planSummary, plannedRows } from './plan-words.ts'
import { TopicBox } from '../topic-row.tsx'
import { SwapDialog } from './swap-dialog.tsx'
import type { PlanChanges } from './use-plan-changes.ts'

export interface PlanCardProps {
  plan: MonthPlan
  place: BrandMonth
  understood: MonthAnswer['understood']
  ideas: readonly Subtopic[]
  changes: PlanChanges
  /** The main button of the plan. */
  action: ReactNode
}

/** The box for all emails works like the box of a topic. */
const PLAN_AS_TOPIC = { id: 'plan', title: 'Plan', isManual: false, why: null } as const

type Opened = { dialog: 'move' | 'swap'; idea: Subtopic; date: string } | null

export function PlanCard({ plan, place, understood, ideas, changes, action }: PlanCardProps) {
  const { editable, language } = useIdeaBoard()
  const [opened, setOpened] = useState<Opened>(null)
  const rows = plannedRows(plan, ideas)
  const planned: MainTopic = { ...PLAN_AS_TOPIC, subtopics: rows.map(({ idea }) => idea) }
  const shelf = ideas.filter(({ inPlan, status }) => !inPlan && status === 'NEW')
  const close = () => setOpened(null)
  const finish = async (saved: Promise<boolean>) => {
    if (await saved) close()
  }
  return (
    <Card as="section" aria-label={`Plan for ${monthTitle(place)}`} className="@container overflow-hidden">
      <header className="grid gap-3 px-4 py-4 md:px-5">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <div className="grid min-w-0 flex-1 basis-80 gap-1">
            <p className="text-xs font-medium text-fg-3">{`Plan for ${monthTitle(place)}`}</p>
            <h2
              dir="auto"
              lang={plan.thesis === null ? 'en' : language}
              className="text-lg font-semibold wrap-anywhere"
            >
              {plan.thesis ?? 'Your emails in order'}
            </h2>
            {plan.because !== null && (
              <p dir="auto" lang={language} className="max-w-[68ch] text-sm wrap-anywhere text-fg-2">
                {plan.because}
              </p>
            )}
          </div>
          {action}
        </div>
        <div className="flex items-center gap-x-2 text-sm text-fg-3">
          {editable && rows.length > 1 && (
            <span className="mr-1.5 -ml-1 flex md:-ml-1">
              <TopicBox topics={[planned]} label="Select all planned emails" />
            </span>
          )}
          <ListChecks aria-hidden className="size-4 shrink-0" />
          <div className="flex min-w-0 flex-wrap gap-x-2">
            <span>{planSummary(plan, shelf.length)}</span>
            <span>{checksInWords(plan)}</span>
          </div>
        </div>
        {understood.length > 0 && (
          <ul aria-label="Rules we follow" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-fg-3">
            {understood.map((rule) => (
              <li key={rule} className="wrap-anywhere">
                {rule}
              </li>
            ))}
          </ul>
        )}
      </header>
      <ol aria-label="Planned emails">
        {rows.map(({ email, idea }) => (
          <PlanRow
            key={idea.id}
            email={email}
            idea={idea}
            maySwap={shelf.length > 0}
            onMove={() => setOpened({ dialog: 'move', idea, date: email.date })}
            onSwap={() => setOpened({ dialog: 'swap', idea, date: email.date })}
            onDrop={() => void changes.drop(idea.id, email.date)}
          />
        ))}
      </ol>
      {opened?.dialog === 'move' && (
        <DateDialog
          title="Move to another day"
          idea={opened.idea.title}
          month={place}
          date={opened.date}
          busy={changes.busy}
          onClose={close}
          onChoose={(date) => void finish(changes.move({ ideaId: opened.idea.id, date }))}
        />
      )}
      {opened?.dialog === 'swap' && (
        <SwapDialog
          planned={opened.idea}
          shelf={shelf}
          language={language}
          busy={changes.busy}
          onClose={close}
          onChoose={({ id }) =>
            void finish(changes.move({ ideaId: id, date: opened.date, insteadOfId: opened.idea.id }))
          }
        />
      )}
    </Card>
  )
}
