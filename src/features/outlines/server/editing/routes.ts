import type { AppContext } from '#server/app-context.ts'
import { type Route, route } from '#server/http/route.ts'
import { type Scope } from '#server/scope.ts'
import { editingEndpoints } from '../../editing-contract.ts'
import { presentOutline } from '../present.ts'
import { readOutline } from '../service.ts'
import { editOutline, readEditing } from './editing.ts'
import { presentEditing, presentPerson, presentVersion, presentVersionContent } from './present.ts'
import { regenerateOutline } from './regeneration.ts'
import { readVersion, readVersions, restoreVersion } from './versions.ts'

export const editingRoutes: Route[] = [
  route(editingEndpoints.editing, ({ scope, params }, app) => editingNow(app, scope, params.id)),
  route(editingEndpoints.edit, async ({ scope, params, body }, app) => {
    const conflicts = await editOutline(app, scope, params.id, body)
    return {
      ...(await editingNow(app, scope, params.id)),
      conflicts: conflicts.map(({ field, by }) => ({ field, by: presentPerson(by, scope.userId) })),
    }
  }),
  route(editingEndpoints.regenerate, async ({ scope, params, body, once, note, goesOn }, app) => {
    const { jobId, done } = await regenerateOutline(app, scope, params.id, body ?? {}, once)
    note({ type: 'outline', id: params.id, metadata: { jobId, section: body?.section ?? null } })
    if (!done) {
      goesOn()
      return { outline: null, jobId }
    }
    return { outline: presentOutline(await readOutline(app, scope, params.id)), jobId }
  }),
  route(editingEndpoints.versions, async ({ scope, params }, app) => ({
    versions: (await readVersions(app, scope, params.id)).map(presentVersion),
  })),
  route(editingEndpoints.version, async ({ scope, params }, app) => {
    const found = await readVersion(app, scope, params.id, params.number)
    return { version: presentVersion(found), content: presentVersionContent(found.version) }
  }),
  route(editingEndpoints.restore, async ({ scope, params }, app) => {
    await restoreVersion(app, scope, params.id, params.number)
    return editingNow(app, scope, params.id)
  }),
]

const editingNow = async (app: AppContext, scope: Scope, id: string) =>
  presentEditing(await readEditing(app, scope, await readOutline(app, scope, id)), scope.userId)
