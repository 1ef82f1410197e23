import type { AppContext } from '#server/app-context.ts'
import type { RunRow } from './store.ts'

/** The event has no content. Open tabs load the run themselves. */
export function announceRun(
  app: AppContext,
  { workspaceId, brandId, id }: Pick<RunRow, 'workspaceId' | 'brandId' | 'id'>,
) {
  app.live.publish({ workspaceId, event: { type: 'changed', what: 'run', brandId, id } })
}
