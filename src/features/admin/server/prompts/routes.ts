import {
  choosePrompt,
  currentPrompt,
  listPrompts,
  previewPrompt,
  promptsOfType,
  savePrompt,
} from '#features/models/server/prompts.ts'
import { writerModes } from '#features/models/server/writer-modes.ts'
import { type Route, route } from '#server/http/route.ts'
import { promptEndpoints } from '../../prompts-contract.ts'

export const promptRoutes: Route[] = [
  route(promptEndpoints.writers, async (_, app) => writerModes(app)),
  route(promptEndpoints.list, async (_, app) => ({ prompts: await listPrompts(app) })),
  route(promptEndpoints.ofType, async ({ params }, app) => promptsOfType(app, params.promptType)),
  route(promptEndpoints.current, async ({ params }, app) => currentPrompt(app.db, params.promptType)),
  route(promptEndpoints.save, async ({ body, actor, requestId, note }, app) => {
    const saved = await savePrompt(app, body, { actor, requestId })
    // The transaction of the change writes the audit entry.
    note(null)
    return saved
  }),
  route(promptEndpoints.preview, async ({ body }) => previewPrompt(body)),
  route(promptEndpoints.activate, async ({ params, body, actor, requestId, note }, app) => {
    const current = await choosePrompt(app, { ...params, ...body }, { actor, requestId })
    note(null)
    return current
  }),
]
