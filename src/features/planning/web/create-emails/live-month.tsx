import { Sparkles, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { IdeaText } from '#features/ideas/web/widgets/idea-text.tsx'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Collapsible } from '#web/kit/collapsible.tsx'
import { Progress } from '#web/kit/progress.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import type { DraftTopic } from '#features/runs/contract.ts'
import { MONTH_STEPS, monthPhase } from './month-phase.ts'
import type { LiveMonth } from './use-live-month.ts'
import { useSaidSlowly } from './use-said-slowly.ts'

interface LiveMonthCardProps {
  live: LiveMonth
  month: string
  expected: number
  language: string
  intoView: boolean
  mayCancel: boolean
  isCancelling: boolean
  onCancel: () => void
}

/** Each topic has its row from the beginning, in its final position and size, so nothing moves when it arrives. */
export function LiveMonthCard(props: LiveMonthCardProps) {
  const { live, month, language } = props
  const wanted = live.wanted ?? props.expected
  const { title: phase, count, step } = monthPhase(live.topics, month)
  const said = useSaidSlowly(count === '' ? phase : `${phase}: ${count}`)
  const cancel = useRef<HTMLButtonElement>(null)
  const header = useRef<HTMLElement>(null)
  const { intoView } = props
  useLayoutEffect(() => {
    if (intoView) header.current?.scrollIntoView({ block: 'center' })
  }, [intoView])
  useLayoutEffect(() => () => giveFocusToGenerate(cancel.current), [])
  return (
    <Card as="section" aria-label="Planning ideas" className="@container arrive overflow-hidden">
      <header ref={header} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 md:px-4">
        <span className="grid size-4.5 shrink-0 place-items-center text-teal">
          <Spinner />
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
          <h2 className="text-md font-semibold">{phase}</h2>
          <span className="tnum text-sm text-fg-3">{count}</span>
        </div>
        {props.mayCancel && (
          <Button variant="secondary" size="touch-sm" ref={cancel} busy={props.isCancelling} onClick={props.onCancel}>
            <X aria-hidden />
            Cancel
          </Button>
        )}
      </header>
      <Progress
        label={`Progress of ${month}`}
        value={step}
        max={MONTH_STEPS}
        valueText={phase}
        className="h-0.5 rounded-none"
      />
      <ul className="*:first:border-t-0">
        {Array.from({ length: Math.max(wanted, live.topics.length) }, (_, place) => {
          const topic = live.topics[place]
          return topic === undefined ? (
            <PendingRow key={place} isNext={place === live.topics.length} />
          ) : (
            <DraftRow key={place} topic={topic} place={place} language={language} />
          )
        })}
      </ul>
      <p className="border-t border-line px-3 py-2.5 text-xs text-fg-3 md:px-4">
        You can leave this page. We&apos;ll keep working.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </Card>
  )
}

/** The Cancel button disappears with its card, so move the focus to the Generate button. */
function giveFocusToGenerate(cancel: HTMLButtonElement | null): void {
  if (cancel === null || document.activeElement !== cancel) return
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-generate-ideas]')?.focus())
}

const ROW = 'min-h-16 border-t border-line'

function DraftRow({ topic, place, language }: { topic: DraftTopic; place: number; language: string }) {
  const { title, why, ideas } = topic
  return (
    <li className={ROW}>
      <Collapsible
        level={3}
        className="*:first:min-h-16 *:first:gap-3 *:first:px-3 *:first:py-1 *:first:transition-colors *:first:hover:bg-surface-2 md:*:first:px-4"
        before={<Checkbox aria-hidden tabIndex={-1} disabled />}
        summary={
          <span
            // A topic that was rewritten animates again.
            key={title}
            className="arrive flex min-w-0 flex-col gap-x-6 gap-y-1 @2xl:flex-row @2xl:items-center"
          >
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span dir="auto" lang={language} className="text-base font-semibold wrap-anywhere">
                {title}
              </span>
              {why !== null && <span className="line-clamp-2 text-xs font-normal text-fg-3">{why}</span>}
            </span>
            <span className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 font-normal">
              <span aria-hidden className="flex flex-wrap gap-1">
                {ideas.map((idea) => (
                  <span
                    key={idea.title}
                    className="h-2 w-2.5 rounded-full bg-surface-3 shadow-[inset_0_0_0_1px_var(--line-2)]"
                  />
                ))}
              </span>
              <span className="tnum text-xs whitespace-nowrap text-fg-3 @2xl:min-w-30 @2xl:text-right">
                {countOf(ideas.length, 'idea')}
              </span>
            </span>
          </span>
        }
        after={
          <Touchable shape="square">
            <span className="-mr-1.5 size-8 shrink-0" />
          </Touchable>
        }
      >
        <ul className="border-t border-line bg-surface-2/45 md:pl-8">
          {ideas.map((idea, index) => (
            <li
              key={idea.title}
              className="border-t border-line px-3 py-3.5 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] first:border-t-0 md:px-4"
            >
              <IdeaText idea={idea} titleId={`draft-${place}-${index}`} />
            </li>
          ))}
        </ul>
      </Collapsible>
    </li>
  )
}

function PendingRow({ isNext }: { isNext: boolean }) {
  return (
    <li aria-hidden className={`${ROW} flex items-center gap-3 px-3 md:px-4`}>
      <Skeleton className="size-4.5 shrink-0" />
      <span className="grid size-4 shrink-0 place-items-center text-fg-3">
        {isNext && <Sparkles className="size-3.5 text-teal" />}
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <Skeleton className="w-80 max-w-full" />
        <Skeleton className="h-3 w-56 max-w-full" />
      </span>
      <Skeleton className="mr-8 h-2 w-34 max-sm:hidden" />
    </li>
  )
}
