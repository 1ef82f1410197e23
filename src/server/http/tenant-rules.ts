import type { TenantObject } from '#shared/endpoint.ts'
import type { Db } from '../db/open-db.ts'
import type { ActorMembership } from '../scope.ts'

export type TenantResolver = (db: Db, id: string, workspaceIds: readonly string[] | 'all') => Promise<string | null>

export interface TenantRules {
  resolvers: Record<TenantObject, TenantResolver>
  outsideMembership(workspaceId: string): Promise<Omit<ActorMembership, 'role' | 'nameHere'> | null>
  currentWorkspace(userId: string): Promise<string | null>
}
