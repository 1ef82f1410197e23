import { findMembershipWorkspace } from '#features/access/server/member-store.ts'
import type { TenantResolver } from '#server/http/route.ts'
import { findInviteWorkspace } from './store.ts'

export const inviteResolver: TenantResolver = (app, id, workspaceIds) => findInviteWorkspace(app.db, id, workspaceIds)

/** A person may be in several workspaces: the call has to name the workspace as well. */
export const memberResolver: TenantResolver = (app, id, workspaceIds) =>
  workspaceIds === 'all' || workspaceIds.length !== 1
    ? Promise.resolve(null)
    : findMembershipWorkspace(app.db, id, workspaceIds[0]!)
