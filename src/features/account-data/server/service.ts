import type { AppContext } from '#server/app-context.ts'
import { closeWhatIsDue } from './retention/closing.ts'
import { purgeWhatIsDue } from './retention/purge.ts'

const EVERY_HOUR = '17 * * * *'

/** Closes and deletes what is due. */
export async function keepRetention(app: AppContext): Promise<void> {
  await closeWhatIsDue(app)
  await purgeWhatIsDue(app)
}

export function scheduleRetention(app: AppContext): void {
  app.jobs.every('retention', EVERY_HOUR, () => keepRetention(app))
}
