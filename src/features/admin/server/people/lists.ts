import { z } from 'zod'
import type { AppContext } from '#server/app-context.ts'
import { pageOf, readCursor } from '#server/page-cursor.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { AdminUser, AdminWorkspace, adminPeopleEndpoints } from '../../people-contract.ts'
import { presentUser, presentWorkspace } from './present.ts'
import {
  type ListSlice,
  type ListedWorkspace,
  countContents,
  findLastVisits,
  findMembershipsOf,
  findOpenWorkspace,
  findSecondFactorsOf,
  findUsers,
  findWorkspaces,
} from './store.ts'

type ListQuery = QueryOf<typeof adminPeopleEndpoints.users>

const lastId = z.tuple([z.uuid()])

const sliceOf = ({ search, cursor, limit }: ListQuery): ListSlice => ({
  search: search || null,
  after: cursor === undefined ? null : readCursor(cursor, lastId)[0],
  limit: limit + 1,
})

export async function listUsers(
  app: AppContext,
  query: ListQuery,
): Promise<{ users: AdminUser[]; nextCursor: string | null }> {
  const { rows, nextCursor } = pageOf(await findUsers(app.db, sliceOf(query)), query.limit, ({ id }) => [id])
  const ids = rows.map(({ id }) => id)
  const [memberships, visits, secondFactors] = await Promise.all([
    findMembershipsOf(app.db, ids),
    findLastVisits(app.db, ids),
    findSecondFactorsOf(app.db, ids),
  ])
  const users = rows.map((user) => ({
    ...presentUser(user, memberships, visits.get(user.id)),
    secondFactor: secondFactors.has(user.id),
  }))
  return { users, nextCursor }
}

export async function listWorkspaces(
  app: AppContext,
  query: ListQuery,
): Promise<{ workspaces: AdminWorkspace[]; nextCursor: string | null }> {
  const found = await findWorkspaces(app.db, sliceOf(query))
  const { rows, nextCursor } = pageOf(found, query.limit, ({ workspace }) => [workspace.id])
  return { workspaces: await presentAll(app, rows), nextCursor }
}

export async function readWorkspace(app: AppContext, id: string): Promise<AdminWorkspace> {
  const row = await findOpenWorkspace(app.db, id)
  const [workspace] = row === null ? [] : await presentAll(app, [row])
  if (workspace === undefined) throw new AppError('NOT_FOUND')
  return workspace
}

async function presentAll(app: AppContext, rows: ListedWorkspace[]): Promise<AdminWorkspace[]> {
  const counts = await countContents(
    app.db,
    rows.map(({ workspace }) => workspace.id),
  )
  return rows.map((row) => presentWorkspace(row, counts, app.clock.now()))
}
