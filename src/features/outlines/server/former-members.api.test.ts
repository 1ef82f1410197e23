import { beforeAll, expect, test } from 'vitest'
import { teamEndpoints } from '#features/team/contract.ts'
import { type TestWorkspace, aBrand, aMember, aWorkspace, anOutline, join } from '#test/fixtures.ts'
import { type Outline, outlineEndpoints } from '../contract.ts'

const { assign, assignees, changeStatus, getOrList } = outlineEndpoints

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

async function now(id: string): Promise<Outline> {
  const { body } = await workspace.owner.call(getOrList, { params: { id } })
  if (!('outline' in body)) throw new Error('An outline was asked for.')
  return body.outline
}

test("unassigns a member's outlines when they leave, and hides them from the member", async () => {
  const { id: brandId } = await aBrand(workspace)
  for (const goes of ['removed', 'leaves']) {
    const member = await aMember(workspace, 'CREATOR')
    const [draft, approved] = [await anOutline(workspace, brandId), await anOutline(workspace, brandId)]
    for (const { id } of [draft, approved]) {
      await workspace.owner.call(assign, { params: { id }, body: { userId: member.user.id } })
    }
    await workspace.owner.call(changeStatus, { params: { id: approved.id }, body: { status: 'approved' } })
    expect((await member.call(getOrList, { params: { id: draft.id } })).status).toBe(200)

    const { status } =
      goes === 'removed'
        ? await workspace.owner.call(teamEndpoints.removeMember, {
            params: { workspaceId: workspace.id, userId: member.user.id },
          })
        : await member.call(teamEndpoints.leave, { params: { id: workspace.id } })
    expect(status).toBe(200)
    expect((await member.call(getOrList, { params: { id: draft.id } })).status).toBe(404)
    expect(await now(draft.id)).toMatchObject({ assignedToUserId: null, workflowStatus: 'draft' })
    expect(await now(approved.id)).toMatchObject({ assignedToUserId: null, workflowStatus: 'approved' })
    const log = (await now(draft.id)).activityLog.slice(-2).map(({ details }) => details)
    expect(log.toSorted()).toEqual([
      'Status changed from Assigned to Draft',
      'Unassigned because the member left the workspace',
    ])
  }
})

test('who is removed in the moment of being assigned holds nothing', async () => {
  const { id: brandId } = await aBrand(workspace)
  for (let time = 0; time < 5; time++) {
    const { user } = await aMember(workspace, 'CREATOR')
    const { id } = await anOutline(workspace, brandId)
    const [assigned, removed] = await Promise.all([
      workspace.owner.call(assign, { params: { id }, body: { userId: user.id } }),
      workspace.owner.call(teamEndpoints.removeMember, { params: { workspaceId: workspace.id, userId: user.id } }),
    ])
    expect([[200, 400].includes(assigned.status), removed.status]).toEqual([true, 200])
    expect((await now(id)).assignedToUserId).toBeNull()
  }
})

test('an outline names its assignee as the workspace does', async () => {
  const member = await aMember(workspace, 'CREATOR')
  await join(await aWorkspace(), member, 'CREATOR')
  const { id: userId } = member.user
  await workspace.owner.call(teamEndpoints.updateMember, {
    params: { workspaceId: workspace.id, userId },
    body: { name: 'Our Noor' },
  })
  const { body } = await workspace.owner.call(assignees, { params: { workspaceId: workspace.id } })
  expect(body.users.find(({ id }) => id === userId)?.fullName).toBe('Our Noor')
  const { id } = await anOutline(workspace, (await aBrand(workspace)).id)
  const given = await workspace.owner.call(assign, { params: { id }, body: { userId } })
  expect(given.body.outline.assignedToName).toBe('Our Noor')
})
