import { setImmediate } from 'node:timers/promises'
import type { Steps } from '#shared/steps.ts'

let lastInLine: Promise<void> = Promise.resolve()

/** All long work waits in one queue, so only one step runs between two turns of the event loop. */
export const nextTurn = (): Promise<void> => (lastInLine = lastInLine.then(() => setImmediate()))

export async function inTurns<Result, News>(
  steps: Steps<Result, News>,
  onNews?: (news: News) => void,
): Promise<Result> {
  for (;;) {
    await nextTurn()
    const step = steps.next()
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
