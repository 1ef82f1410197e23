import { workspaceExists } from '#features/access/server/workspace-store.ts'
import { type Route, route } from '#server/http/route.ts'
import { AppError } from '#shared/errors.ts'
import { fileNameFrom } from '#shared/file-names.ts'
import { accountDataEndpoints } from '../contract.ts'
import {
  confirmIdentity,
  readDeletions,
  requestAccountDeletion,
  requestWorkspaceDeletion,
  withdrawAccountDeletion,
  withdrawWorkspaceDeletion,
} from './deletion/requests.ts'
import { exportPerson, exportWorkspace } from './export/export.ts'

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export const accountDataRoutes: Route[] = [
  route(accountDataEndpoints.support, async (_, { env }) => ({
    docsUrl: env.DOCS_URL ?? '/#docs',
    helpUrl: env.HELP_URL ?? '/#support',
    supportEmail: env.SUPPORT_EMAIL ?? `support@${new URL(env.appUrl).hostname}`,
  })),
  route(accountDataEndpoints.exportAccount, async ({ actor, body, note }, app) => {
    note({ type: 'user', id: actor.userId })
    await confirmIdentity(app, actor.userId, body.password)
    return {
      name: fileNameFrom(['mailmonth', 'my-data', dayOf(app.clock.now())], 'zip'),
      content: await exportPerson(app, actor),
    }
  }),
  route(accountDataEndpoints.exportWorkspace, async ({ scope, body, note }, app) => {
    note({ type: 'workspace', id: scope.workspaceId })
    await confirmIdentity(app, scope.userId, body.password)
    const workspace = await workspaceExists(app.db, scope.workspaceId)
    if (workspace === null) throw new AppError('NOT_FOUND')
    return {
      name: fileNameFrom(['mailmonth', workspace.name, dayOf(app.clock.now())], 'zip'),
      content: exportWorkspace(app, workspace),
    }
  }),
  route(accountDataEndpoints.deletions, ({ actor }, app) => readDeletions(app, actor)),
  route(accountDataEndpoints.requestAccountDeletion, async ({ actor, body, note }, app) => {
    note({ type: 'user', id: actor.userId })
    await requestAccountDeletion(app, actor, body)
    return readDeletions(app, actor)
  }),
  route(accountDataEndpoints.withdrawAccountDeletion, async ({ actor, note }, app) => {
    note({ type: 'user', id: actor.userId })
    await withdrawAccountDeletion(app, actor)
    return readDeletions(app, actor)
  }),
  route(accountDataEndpoints.requestWorkspaceDeletion, async ({ actor, scope, body, note }, app) => {
    note({ type: 'workspace', id: scope.workspaceId })
    await requestWorkspaceDeletion(app, scope, body.password)
    return readDeletions(app, actor)
  }),
  route(accountDataEndpoints.withdrawWorkspaceDeletion, async ({ actor, scope, note }, app) => {
    note({ type: 'workspace', id: scope.workspaceId })
    await withdrawWorkspaceDeletion(app, scope)
    return readDeletions(app, actor)
  }),
]
