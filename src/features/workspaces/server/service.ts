export {
  countMembers,
  findWorkspacesOf,
  insertMembership,
  insertWorkspace,
  setLastAccessedBrand,
  setWorkspaceStatus,
  workspaceExists,
} from './store.ts'
