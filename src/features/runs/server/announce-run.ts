import type { AppContext } from '#server/app-context.ts'
import type { RunRow } from './store.ts'

/** Tells those who look on that there is news of a run; they ask for it themselves. */
export function announceRun(
  app: AppContext,
  { workspaceId, brandId, id }: Pick<RunRow, 'workspaceId' | 'brandId' | 'id'>,
) {
  app.live.publish({ workspaceId, event: { type: 'changed', what: 'run', brandId, id } })
}
