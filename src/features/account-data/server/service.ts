import type { AppContext } from '#server/app-context.ts'
import { closeWhatIsDue } from './closing.ts'
import { purgeWhatIsDue } from './retention/purge.ts'

const EVERY_HOUR = '17 * * * *'

/** Throws if anything failed, so that the queue runs it again. */
export async function keepRetention(app: AppContext): Promise<void> {
  const failures = [...(await closeWhatIsDue(app)), ...(await purgeWhatIsDue(app))]
  if (failures.length > 0) {
    throw new AggregateError(failures, "The retention job couldn't delete everything that was due.")
  }
}

export function scheduleRetention(app: AppContext): void {
  app.jobs.every('retention', EVERY_HOUR, () => keepRetention(app))
}
