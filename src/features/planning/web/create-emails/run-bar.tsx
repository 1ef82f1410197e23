import { Link } from '@tanstack/react-router'
import { CalendarPlus, CircleAlert, CircleCheck, Info, RotateCw, Square, X } from 'lucide-react'
import { useState } from 'react'
import { monthTitle } from '#shared/calendar-dates.ts'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Progress } from '#web/kit/progress.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { paths } from '#web/paths.ts'
import type { Bulk } from '#features/outlines/bulk-contract.ts'
import { type BulkItem, endedCount, failedItems, isOver, writingItems, writtenCount } from './bulk-progress.ts'
import { bulkResultText, limitText } from './run-summary.ts'
import type { ChosenIdea } from './use-bulks.ts'
import { useSaidSlowly } from './use-said-slowly.ts'
import { WatchDialog } from './watch-dialog.tsx'
import { WritingNow } from './writing-now.tsx'

export interface RunBarProps {
  bulk: Bulk
  mayUpgrade: boolean
  mayChange: boolean
  isStopping: boolean
  onStop: (cancelUnderWay: boolean) => void
  onDismiss: () => void
  onRetry: (ideas: readonly ChosenIdea[], writer?: 'planner') => void
  onSchedule: ((ideaIds: readonly string[]) => void) | undefined
}

export function RunBar(props: RunBarProps) {
  const [watched, setWatched] = useState<BulkItem | null>(null)
  return (
    <>
      {isOver(props.bulk) ? <RunResult {...props} /> : <RunProgress {...props} onWatch={setWatched} />}
      <WatchDialog bulk={props.bulk} ideaId={watched?.ideaId} onClose={() => setWatched(null)} />
    </>
  )
}

function RunProgress(props: RunBarProps & { onWatch: (item: BulkItem) => void }) {
  const { bulk, isStopping, onStop } = props
  const { status, items } = bulk
  const count = `${endedCount(bulk)} of ${items.length}`
  const said = useSaidSlowly(`${count} outlines`)
  const who = bulk.isMine ? 'Generating outlines' : `${bulk.startedBy} is generating outlines`
  return (
    <div className="grid grid-cols-1 gap-2 px-1.5 py-0.5">
      <div className="flex items-center gap-4">
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
          <p className="flex items-center gap-2.5 text-base font-medium">
            <Spinner className="text-teal" />
            <span className="min-w-0 truncate">
              {status === 'stopping' ? 'Finishing outlines in progress' : `${who} for ${monthTitle(bulk)}`}
            </span>
            <span className="tnum ml-auto shrink-0 font-normal text-fg-3">{count}</span>
          </p>
          <Progress label="Outlines" value={endedCount(bulk)} max={items.length} valueText={count} />
        </div>
        {props.mayChange && (
          <Button variant="secondary" size="touch" busy={isStopping} onClick={() => onStop(status === 'stopping')}>
            <Square aria-hidden className="size-3 fill-current" />
            {status === 'stopping' ? 'Cancel now' : 'Stop'}
          </Button>
        )}
      </div>
      <WritingNow items={writingItems(bulk)} onWatch={props.onWatch} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** Red is for errors. A limit or a stop is none. */
const RESULT_LOOKS = {
  done: { Icon: CircleCheck, color: 'text-ok' },
  partly: { Icon: Info, color: 'text-warn' },
  failed: { Icon: CircleAlert, color: 'text-bad' },
} as const

function resultKind(bulk: Bulk): keyof typeof RESULT_LOOKS {
  if (failedItems(bulk).length > 0 || bulk.ended === 'refused') return 'failed'
  return bulk.ended === 'all' ? 'done' : 'partly'
}

function RunResult({ bulk, mayUpgrade, onDismiss, onRetry, onSchedule }: RunBarProps) {
  const failed = failedItems(bulk)
  const forPlanner = failed.filter(({ offersPlanner }) => offersPlanner)
  const { Icon, color } = RESULT_LOOKS[resultKind(bulk)]
  const written = bulk.items.filter(({ state }) => state === 'written').map(({ ideaId }) => ideaId)
  const asIdeas = (items: readonly BulkItem[]) => items.map(({ ideaId, title }) => ({ id: ideaId, title }))
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="flex min-w-0 items-start gap-2.5 px-1.5">
          <Icon aria-hidden className={classNames('mt-0.5 size-4.5 shrink-0', color)} />
          <div className="grid">
            <p className="text-base font-medium">{bulkResultText(bulk)}</p>
            {bulk.ended === 'limit' && <p className="text-sm text-fg-2">{limitText(bulk.limit)}</p>}
            {bulk.ended === 'refused' && <p className="text-sm text-fg-2">{bulk.refusal}</p>}
            {bulk.ended === 'stopped' && <p className="text-sm text-fg-2">Stopped early</p>}
          </div>
        </div>
        <div className="flex flex-1 items-center gap-2 max-sm:basis-full">
          {bulk.ended === 'limit' && mayUpgrade && (
            <Button asChild variant="secondary" size="touch">
              <Link to={paths.billing}>Upgrade</Link>
            </Button>
          )}
          {writtenCount(bulk) > 0 && (
            <Button
              asChild
              variant={failed.length > 0 ? 'secondary' : 'primary'}
              size="touch"
              className="max-sm:flex-1"
            >
              <Link to={paths.emailOutlines} search={{ brandId: bulk.brandId }}>
                View outlines
              </Link>
            </Button>
          )}
          {onSchedule !== undefined && written.length > 0 && (
            <Button variant="secondary" size="touch" className="max-sm:flex-1" onClick={() => onSchedule(written)}>
              <CalendarPlus aria-hidden />
              {`Schedule ${countOf(written.length, 'email')}`}
            </Button>
          )}
          {forPlanner.length > 0 && (
            <Button
              variant="secondary"
              size="touch"
              className="max-sm:flex-1"
              onClick={() => onRetry(asIdeas(forPlanner), 'planner')}
            >
              Use built-in planner
            </Button>
          )}
          {failed.length > 1 && (
            <Button size="touch" className="max-sm:flex-1" onClick={() => onRetry(asIdeas(failed))}>
              <RotateCw aria-hidden />
              Retry {failed.length}
            </Button>
          )}
          <Button variant="ghost" size="touch-icon" className="ml-auto" aria-label="Dismiss" onClick={onDismiss}>
            <X aria-hidden />
          </Button>
        </div>
      </div>
      {failed.length > 0 && (
        <ul className="max-h-52 max-sm:max-h-30 overflow-y-auto overscroll-contain rounded-lg bg-surface-2">
          {failed.map((item) => (
            <li
              key={item.ideaId}
              className="flex items-center gap-4 border-t border-line py-2 pr-2 pl-3 first:border-t-0"
            >
              <span className="grid min-w-0 flex-1">
                <span dir="auto" className="truncate text-sm font-medium">
                  {item.title}
                </span>
                <span className="text-xs text-bad">{item.message}</span>
              </span>
              <Button
                variant="ghost"
                size="touch-sm"
                aria-label={`Retry: ${item.title}`}
                onClick={() => onRetry(asIdeas([item]))}
              >
                <RotateCw aria-hidden />
                Retry
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
