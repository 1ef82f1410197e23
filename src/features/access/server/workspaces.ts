import type { AppContext } from '#server/app-context.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { workspaceEndpoints } from '../contract.ts'
import { type WorkspaceRow, updateWorkspace, workspaceExists } from './workspace-store.ts'

export {
  closeWorkspace,
  countMembers,
  deleteWorkspace,
  findClosedWorkspaceIds,
  findMemberEmails,
  findOwnedWorkspaces,
  findWorkspacesOf,
  findWorkspacesToClose,
  insertMembership,
  insertWorkspace,
  lockWorkspace,
  setLastAccessedBrand,
  setWorkspaceDeletionRequest,
  setWorkspaceStatus,
  workspaceExists,
} from './workspace-store.ts'
export {
  type MemberRow,
  countMembershipsOf,
  countMembersNow,
  deleteMembership,
  findMembers,
  findMembershipForChange,
  findMembershipWorkspace,
  handOverWorkspace,
  isMemberByEmail,
  updateMembership,
} from './member-store.ts'
export type { MembershipRow } from './workspace-store.ts'
export {
  type Author,
  FORMER_MEMBER,
  type PeopleHere,
  type PersonHere,
  findPeopleHere,
  nameHere,
  personHere,
} from './people-store.ts'

/** Writes what was given; an empty website is none. */
export async function changeWorkspace(
  app: AppContext,
  id: string,
  changes: BodyOf<typeof workspaceEndpoints.update>,
): Promise<Pick<WorkspaceRow, 'id' | 'name' | 'address' | 'website' | 'assigneesSetReadyForReview'>> {
  const { name, address, website, assigneesSetReadyForReview } = changes
  await updateWorkspace(app.db, id, {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(website !== undefined && { website: website === '' ? null : website }),
    ...(assigneesSetReadyForReview !== undefined && { assigneesSetReadyForReview }),
  })
  const workspace = await workspaceExists(app.db, id)
  if (workspace === null) throw new AppError('NOT_FOUND')
  return {
    id,
    name: workspace.name,
    address: workspace.address,
    website: workspace.website,
    assigneesSetReadyForReview: workspace.assigneesSetReadyForReview,
  }
}
