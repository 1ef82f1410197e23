import type { StepActor } from '#features/outlines/server/provided.ts'
import { PLAN_CATALOG, type PlanName } from '#shared/plan-catalog.ts'
import type { Client } from '#test/client.ts'
import { type Person, type TestWorkspace, aBrand, aMember, aWorkspace, anOutline } from '#test/fixtures.ts'
import { type Comment, commentEndpoints } from '../contract.ts'

/** A workspace with one email, its owner and two members: Maria manages, Dev designs. */
export async function aDiscussion(plan: PlanName = 'TEAMS') {
  const workspace = await aWorkspace({ plan })
  const brand = await aBrand(workspace)
  const outline = await anOutline(workspace, brand.id, { title: 'Harvest letter' })
  const manager = await aMember(workspace, 'MANAGER')
  const designer = await aMember(workspace, 'COLLABORATOR')
  return { workspace, owner: workspace.owner, brandId: brand.id, outline, id: outline.id, manager, designer }
}

export const mention = ({ user }: Person) => `@{${user.id}}`

type Body = Parameters<typeof write>[2]

export function write(
  by: Client,
  id: string,
  body: { text: string; parentId?: string; visibility?: 'team' | 'client'; place?: object },
) {
  return by.call(commentEndpoints.write, { params: { id }, body: body as never })
}

export async function written(by: Client, id: string, body: Body | string): Promise<Comment> {
  const { body: answer, status, error } = await write(by, id, typeof body === 'string' ? { text: body } : body)
  if (status !== 201) throw new Error(JSON.stringify(error))
  return answer.comment
}

export async function threadsFor(reader: Client, id: string) {
  return (await reader.call(commentEndpoints.list, { params: { id } })).body.threads
}

export const aClientOf = ({ id: workspaceId }: TestWorkspace): StepActor & { userId: null } => ({
  workspaceId,
  limits: PLAN_CATALOG.TEAMS.limits,
  bySupport: false,
  userId: null,
  userName: 'Dana Reyes (client)',
})
