import { AppError } from '#shared/errors.ts'

export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>
}

/** Limits concurrent and waiting work. `waitSeconds` is the retry time for everyone beyond that. */
export function createTurns({
  atOnce,
  waitingAtMost,
  waitSeconds,
}: {
  atOnce: number
  waitingAtMost: number
  waitSeconds: number
}): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    async take(work) {
      if (running >= atOnce) {
        if (waiting.length >= waitingAtMost) throw new AppError('UNAVAILABLE', { details: { retryAfter: waitSeconds } })
        // The slot passes directly to the next in the queue, so that no newcomer can take it.
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running++
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next === undefined) running--
        else next()
      }
    },
  }
}
