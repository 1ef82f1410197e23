import { AppError } from '#shared/errors.ts'

export interface Turns {
  /** Does the work when its turn comes, or refuses with 503 while too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>
}

/** Lets so many works run at once and so many wait. `waitSeconds` is what those beyond are told. */
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
        // Whoever ends hands over the place, so that nobody who comes in between can take it.
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
