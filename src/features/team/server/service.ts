import { findMembershipWorkspace } from '#features/access/server/member-store.ts'
import type { TenantResolver } from '#server/http/tenant-rules.ts'
import { findInviteWorkspace } from './store.ts'

export const inviteResolver: TenantResolver = (db, id, workspaceIds) => findInviteWorkspace(db, id, workspaceIds)

/** A user can be in several workspaces, so the request has to name the workspace as well. */
export const memberResolver: TenantResolver = (db, id, workspaceIds) =>
  workspaceIds === 'all' || workspaceIds.length !== 1
    ? Promise.resolve(null)
    : findMembershipWorkspace(db, id, workspaceIds[0]!)
