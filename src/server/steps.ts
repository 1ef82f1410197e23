import { setImmediate } from 'node:timers/promises'
import type { Steps } from '#shared/steps.ts'

let lastInLine: Promise<void> = Promise.resolve()

/**
 * Lets other requests go on first. However much long work there is, one piece of it runs between two looks at the
 * network: the others wait in line.
 */
export const nextTurn = (): Promise<void> => (lastInLine = lastInLine.then(() => setImmediate()))

/** Step by step, each in its turn. What `onNews` throws ends the work. */
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

/** Work that others wait for looks at the network this often, and no oftener. */
const LONGEST_MS = 5

/**
 * Step by step, out of line: for what is done inside a transaction, which keeps other people from the database for as
 * long as it takes.
 */
export async function outOfLine<Result>(steps: Steps<Result, unknown>): Promise<Result> {
  for (let begun = performance.now(); ;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - begun < LONGEST_MS) continue
    await setImmediate()
    begun = performance.now()
  }
}
