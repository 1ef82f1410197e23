export {
  countMembers,
  findWorkspacesOf,
  insertMembership,
  insertWorkspace,
  lockUser,
  setLastAccessedBrand,
  workspaceExists,
  type MembershipRow,
  type WorkspaceRow,
} from './store.ts'
