import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, RotateCw, Square, X } from 'lucide-react'
import { monthTitle } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'
import { Progress } from '#web/kit/progress.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { paths } from '#web/paths.ts'
import { finishedCount } from '../generation-queue.ts'
import { dismissRun, failedItems, isRunning, stopRun, type OutlineRun, type RunItem } from './outline-run.ts'
import { limitText, runResultText } from './run-summary.ts'

export interface RunBarProps {
  run: OutlineRun
  mayUpgrade: boolean
  onRetry: (items: readonly RunItem[]) => void
}

/** How far a run is, with the way to stop it; afterwards what came of it and what to try again. */
export function RunBar(props: RunBarProps) {
  return isRunning(props.run) ? <RunProgress run={props.run} /> : <RunResult {...props} />
}

function RunProgress({ run }: { run: OutlineRun }) {
  const { result, phase, place } = run
  const count = `${finishedCount(result)} of ${result.total}`
  return (
    <div className="flex items-center gap-4 px-1.5 py-0.5">
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="flex items-center gap-2.5 text-base font-medium">
          <Spinner className="text-teal" />
          <span className="min-w-0 truncate">
            {phase === 'stopping' ? 'Finishing what is under way' : `Writing outlines for ${monthTitle(place)}`}
          </span>
          <span className="tnum ml-auto shrink-0 font-normal text-fg-3">{count}</span>
        </p>
        <Progress label="Outlines" value={finishedCount(result)} max={result.total} valueText={count} />
      </div>
      <Button variant="secondary" className="max-md:h-(--touch)" disabled={phase === 'stopping'} onClick={stopRun}>
        <Square aria-hidden className="size-3 fill-current" />
        {phase === 'stopping' ? 'Stopping' : 'Stop'}
      </Button>
    </div>
  )
}

function RunResult({ run, mayUpgrade, onRetry }: RunBarProps) {
  const { result, items } = run
  const failed = failedItems(run)
  const good = failed.length === 0 && result.ended === 'all'
  const Icon = good ? CircleCheck : CircleAlert
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="flex min-w-0 items-start gap-2.5 px-1.5">
          <Icon
            aria-hidden
            className={good ? 'mt-0.5 size-4.5 shrink-0 text-ok' : 'mt-0.5 size-4.5 shrink-0 text-bad'}
          />
          <div className="grid">
            <p className="text-base font-medium">{runResultText(result)}</p>
            {result.ended === 'limit' && <p className="text-sm text-fg-2">{limitText(result.limit)}</p>}
            {result.ended === 'refused' && <p className="text-sm text-fg-2">{result.refusal}</p>}
          </div>
        </div>
        <div className="flex flex-1 items-center gap-2 max-sm:basis-full">
          {result.ended === 'limit' && mayUpgrade && (
            <Button asChild variant="secondary" className="max-md:h-(--touch)">
              <Link to={paths.billing}>Upgrade</Link>
            </Button>
          )}
          {result.written > 0 && (
            <Button
              asChild
              variant={failed.length > 0 ? 'secondary' : 'primary'}
              className="max-md:h-(--touch) max-sm:flex-1"
            >
              <Link to={paths.emailOutlines} search={{ brandId: run.place.brandId }}>
                View outlines
              </Link>
            </Button>
          )}
          {failed.length > 1 && (
            <Button className="max-md:h-(--touch) max-sm:flex-1" onClick={() => onRetry(failed)}>
              <RotateCw aria-hidden />
              Retry {failed.length}
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon"
            className="ml-auto max-md:size-(--touch)"
            aria-label="Dismiss"
            onClick={dismissRun}
          >
            <X aria-hidden />
          </Button>
        </div>
      </div>
      {failed.length > 0 && (
        <ul className="max-h-52 overflow-y-auto overscroll-contain rounded-lg bg-surface-2">
          {failed.map((item) => (
            <li key={item.id} className="flex items-center gap-4 border-t border-line py-2 pr-2 pl-3 first:border-t-0">
              <span className="grid min-w-0 flex-1">
                <span dir="auto" className="truncate text-sm font-medium">
                  {item.title}
                </span>
                <span className="text-xs text-bad">{item.message}</span>
              </span>
              <Button
                variant="ghost"
                size="sm"
                className="max-md:h-(--touch)"
                aria-label={`Retry: ${item.title}`}
                onClick={() => onRetry(items.filter(({ id }) => id === item.id))}
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
