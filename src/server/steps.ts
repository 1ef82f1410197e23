import { setImmediate } from 'node:timers/promises'

/** Work that holds the thread for a while, cut into steps; what a step yields is news on the way. */
export type Steps<Result, News = void> = Generator<News, Result, void>

let lastInLine: Promise<void> = Promise.resolve()

/**
 * Lets other requests go on first. However much long work there is, one piece of it runs between two looks at the
 * network: the others wait in line.
 */
export const nextTurn = (): Promise<void> => (lastInLine = lastInLine.then(() => setImmediate()))

/** All of it in one go, for who has the thread to itself. */
export function atOnce<Result, News>(steps: Steps<Result, News>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

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
