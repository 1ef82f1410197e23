import type { EmailStyle } from '#shared/brand-brief.ts'
import type { PlanPlace } from '#features/ideas/web/queries.ts'
import type { IdeaActivity } from '#features/ideas/web/widgets/idea-board.ts'
import { observable, type Observed } from '#features/ideas/web/widgets/observable.ts'
import { runQueue, type Outcome, type QueueResult } from '../generation-queue.ts'

export interface RunItem {
  id: string
  title: string
}

/** One request for outlines, from the click on the button until its result is put away. */
export interface OutlineRun {
  place: PlanPlace
  items: readonly RunItem[]
  /** What to try again is tried in the same style; undefined: the brand's. */
  style: EmailStyle | undefined
  activity: ReadonlyMap<string, IdeaActivity>
  result: QueueResult
  phase: 'running' | 'stopping' | 'finished'
}

export interface RunInput {
  place: PlanPlace
  items: readonly RunItem[]
  style: EmailStyle | undefined
  write: (id: string, stop: AbortSignal) => Promise<Outcome>
  onWritten: (id: string, outlineId: string) => void
  onEnd: (run: OutlineRun) => void
}

// It belongs to the tab, not to the page: who looks into the library meanwhile finds it still going.
const current = observable<OutlineRun | null>(null)
let stopSignal = new AbortController()

export const outlineRun: Observed<OutlineRun | null> = current

const NOTHING: ReadonlyMap<string, IdeaActivity> = new Map()
export const runActivity: Observed<ReadonlyMap<string, IdeaActivity>> = {
  read: () => current.read()?.activity ?? NOTHING,
  subscribe: current.subscribe,
}

export function isRunning(run: OutlineRun | null): boolean {
  return run !== null && run.phase !== 'finished'
}

const changeRun = (change: (run: OutlineRun) => OutlineRun) =>
  current.change((run) => (run === null ? null : change(run)))

function withActivity(run: OutlineRun, id: string, activity: IdeaActivity | undefined): OutlineRun {
  const next = new Map(run.activity)
  if (activity === undefined) next.delete(id)
  else next.set(id, activity)
  return { ...run, activity: next }
}

/** Has the outlines of some ideas written, two at a time. Only one run at once: while one goes, nothing happens. */
export async function startRun({ place, items, style, write, onWritten, onEnd }: RunInput): Promise<void> {
  if (items.length === 0 || isRunning(current.read())) return
  const stop = new AbortController()
  stopSignal = stop
  current.change(() => ({
    place,
    items,
    style,
    activity: new Map(items.map(({ id }) => [id, 'waiting'])),
    result: { total: items.length, written: 0, underWay: 0, failed: [], ended: 'all' },
    phase: 'running',
  }))
  addEventListener('beforeunload', warnBeforeLeaving)

  const result = await runQueue({
    ids: items.map(({ id }) => id),
    stop: stop.signal,
    async write(id) {
      changeRun((run) => withActivity(run, id, 'writing'))
      const outcome = await write(id, stop.signal)
      if (outcome.kind === 'written') onWritten(id, outcome.outlineId)
      // What goes on at the server still shows as being written.
      if (outcome.kind !== 'under-way') changeRun((run) => withActivity(run, id, undefined))
      return outcome
    },
    onProgress: (soFar) => changeRun((run) => ({ ...run, result: soFar })),
  })

  removeEventListener('beforeunload', warnBeforeLeaving)
  changeRun((run) => ({
    ...run,
    result,
    phase: 'finished',
    activity: new Map([...run.activity].filter(([, activity]) => activity === 'writing')),
  }))
  const ended = current.read()
  if (ended !== null) onEnd(ended)
}

/** Starts nothing more; what is under way is finished. */
export function stopRun(): void {
  stopSignal.abort()
  changeRun((run) => (run.phase === 'running' ? { ...run, phase: 'stopping' } : run))
}

/** Puts the result of a finished run away. */
export function dismissRun(): void {
  current.change((run) => (isRunning(run) ? run : null))
}

/** Ideas whose outline the server goes on writing after the call has ended. */
export function idsUnderWay(run: OutlineRun | null): string[] {
  return run === null || isRunning(run) ? [] : [...run.activity.keys()]
}

/** Forgets what a finished run still waits for. */
export function giveUpWaiting(finished: OutlineRun): void {
  changeRun((run) => (run === finished ? { ...run, activity: NOTHING } : run))
}

/** What waits would not be written any more; the browser asks whether that is meant. */
function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  if ([...runActivity.read().values()].includes('waiting')) event.preventDefault()
}

/** The ideas of a run that failed, with the reason. */
export function failedItems({ items, result }: OutlineRun): (RunItem & { message: string })[] {
  return result.failed.map(({ id, message }) => ({
    id,
    message,
    title: items.find((item) => item.id === id)?.title ?? '',
  }))
}
