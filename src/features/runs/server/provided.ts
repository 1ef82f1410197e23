import type { AppContext } from '#server/app-context.ts'
import { event } from '#server/registered.ts'

export const runCanceled =
  event<(app: AppContext, run: { workspaceId: string; kind: string; request: unknown }) => Promise<void>>(
    'a run was canceled',
  )
