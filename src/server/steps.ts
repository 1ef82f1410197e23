import { setImmediate } from 'node:timers/promises'
import type { Steps } from '#shared/steps.ts'

let lastInLine: Promise<void> = Promise.resolve()

/** All long work waits in one queue, so only one step runs between two turns of the event loop. */
export const nextTurn = (): Promise<void> => (lastInLine = lastInLine.then(() => setImmediate()).then(giveWay))

/** Steps wait for reads at most this many times as long as they worked, so that they end under any load. */
const PATIENCE = 2
/** A read takes many turns, and less work than this between two of them delays it little. */
const WORTH_WAITING_MS = 2
const LONGEST_WAIT_MS = 50

let reads = 0
let workedMs = 0
let onQuiet = () => {}

/** Steps give way to a read from now on, until the returned function is called. */
export function readBegan(): () => void {
  reads += 1
  let isOpen = true
  return () => {
    if (!isOpen) return
    isOpen = false
    reads -= 1
    if (reads === 0) onQuiet()
  }
}

async function giveWay(): Promise<void> {
  if (workedMs < WORTH_WAITING_MS) return
  const patience = Math.min(LONGEST_WAIT_MS, workedMs * PATIENCE)
  workedMs = 0
  if (reads === 0) return
  await new Promise<void>((resolve) => {
    onQuiet = resolve
    setTimeout(resolve, patience)
  })
}

export async function inTurns<Result, News>(
  steps: Steps<Result, News>,
  onNews?: (news: News) => void,
): Promise<Result> {
  for (;;) {
    await nextTurn()
    const begun = performance.now()
    const step = steps.next()
    workedMs += performance.now() - begun
    if (step.done) return step.value
    onNews?.(step.value)
  }
}

/** Urgent work gives others a turn this often. */
const LONGEST_MS = 5

/** Skips the queue, for work inside a transaction, which keeps others from the database. */
export async function outOfLine<Result>(steps: Steps<Result, unknown>): Promise<Result> {
  for (let begun = performance.now(); ;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - begun < LONGEST_MS) continue
    await setImmediate()
    begun = performance.now()
  }
}
