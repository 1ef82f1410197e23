export {
  countMembers,
  findWorkspacesOf,
  insertMembership,
  insertWorkspace,
  lockUser,
  setLastAccessedBrand,
  setWorkspaceStatus,
  workspaceExists,
  type MembershipRow,
  type WorkspaceRow,
} from './store.ts'
