/** Work that holds the thread for a while, cut into steps; what a step yields is news on the way. */
export type Steps<Result, News = void> = Generator<News, Result, void>

/** All of it in one go, for who has the thread to itself. */
export function atOnce<Result, News>(steps: Steps<Result, News>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
