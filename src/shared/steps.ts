/** Work that blocks the thread for a while, cut into steps. Steps may yield progress. */
export type Steps<Result, News = void> = Generator<News, Result, void>

/** Runs all steps without a pause, for callers with their own thread. */
export function atOnce<Result, News>(steps: Steps<Result, News>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
