import type { AppContext } from '#server/app-context.ts'
import { closeWhatIsDue } from './closing.ts'
import { purgeWhatIsDue } from './retention/purge.ts'

const EVERY_HOUR = '17 * * * *'

/** Closes and deletes what is due. A round in which something failed is tried again. */
export async function keepRetention(app: AppContext): Promise<void> {
  const failures = [...(await closeWhatIsDue(app)), ...(await purgeWhatIsDue(app))]
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything that is due could be deleted.')
}

export function scheduleRetention(app: AppContext): void {
  app.jobs.every('retention', EVERY_HOUR, () => keepRetention(app))
}
