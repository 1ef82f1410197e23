import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestWorkspace, aBrand, aMember, aPerson, aWorkspace, anOutline, setPlan } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { type Outline, outlineEndpoints } from '../contract.ts'
import { takeStep } from './workflow.ts'

const { assign, assignees, changeDesignLink, changeNotes, changeStatus, getOrList } = outlineEndpoints

let workspace: TestWorkspace
let outline: Outline
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const fresh = async () => {
  const { id } = await aBrand(workspace)
  outline = await anOutline(workspace, id)
  return { params: { id: outline.id } }
}
const logOf = ({ activityLog }: Outline) => activityLog.map(({ details }) => details).slice(1)

describe('assigning', () => {
  test('of a draft makes it assigned, and unassigning makes it a draft again', async () => {
    const at = await fresh()
    const creator = await aMember(workspace, 'CREATOR')
    const given = await workspace.owner.call(assign, { ...at, body: { userId: creator.user.id } })
    expect(given.body.outline).toMatchObject({ workflowStatus: 'assigned', assignedToName: 'CREATOR Test' })
    const taken = await workspace.owner.call(assign, { ...at, body: { userId: null } })
    expect(taken.body.outline).toMatchObject({ workflowStatus: 'draft', assignedToName: null })
    expect(logOf(taken.body.outline)).toEqual([
      'Assigned to CREATOR Test',
      'Status changed from Draft to Assigned',
      'Unassigned',
      'Status changed from Assigned to Draft',
    ])
  })

  test('leaves every other status unchanged', async () => {
    const at = await fresh()
    await workspace.owner.call(changeStatus, { ...at, body: { status: 'approved' } })
    const { body } = await workspace.owner.call(assign, { ...at, body: { userId: workspace.owner.user.id } })
    expect(body.outline.workflowStatus).toBe('approved')
  })

  test('to a stranger is refused and changes nothing', async () => {
    const at = await fresh()
    const stranger = await aPerson()
    const { status, body } = await workspace.owner.call(assign, { ...at, body: { userId: stranger.user.id } })
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'INVALID_INPUT', field: 'userId' })])
    const after = await workspace.owner.call(getOrList, at)
    expect(after.body).toEqual({ outline })
  })

  test('offers only the members', async () => {
    const mine = await aWorkspace({ plan: 'PRO' })
    const member = await aMember(mine, 'COLLABORATOR')
    const { body } = await mine.owner.call(assignees, { params: { workspaceId: mine.id } })
    expect(body.users.map(({ id }) => id).toSorted()).toEqual([mine.owner.user.id, member.user.id].toSorted())
  })
})

test("repeated changes nothing and isn't recorded", async () => {
  const at = await fresh()
  await workspace.owner.call(changeStatus, { ...at, body: { status: 'in_design' } })
  const { body } = await workspace.owner.call(changeStatus, { ...at, body: { status: 'in_design' } })
  expect(logOf(body.outline)).toEqual(['Status changed from Draft to In Design'])
})

test.each(['javascript:alert(1)', 'ftp://design.example', 'design', 'https://me:secret@design.example'])(
  'the design link %j is refused',
  async (designLink) => {
    const at = await fresh()
    const { status, body } = await workspace.owner.call(changeDesignLink, { ...at, body: { designLink } })
    expect([status, body]).toEqual([400, expect.objectContaining({ field: 'designLink' })])
  },
)

test('notes that started from older ones overwrite nothing', async () => {
  const at = await fresh()
  const write = (notes: string | null, was?: string | null) =>
    workspace.owner.call(changeNotes, { ...at, body: { notes, ...(was !== undefined && { was }) } })
  expect((await write('Kim: blue, please.', null)).status).toBe(200)
  const late = await write('Robin: green, please.', null)
  expect([late.status, late.error]).toMatchObject([409, { code: 'CONFLICT' }])
  expect((await write('Kim: blue, please.', null)).status).toBe(200)
  expect((await write('Blue and green.', 'Kim: blue, please.')).body.outline.notes).toBe('Blue and green.')
  expect((await write(null)).body.outline.notes).toBeNull()
})

test('a design link and notes are kept, and taken away by null', async () => {
  const at = await fresh()
  const designLink = 'https://design.example/1'
  await workspace.owner.call(changeDesignLink, { ...at, body: { designLink } })
  const kept = await workspace.owner.call(changeNotes, { ...at, body: { notes: ' Mind the date. ' } })
  expect(kept.body.outline).toMatchObject({ designLink, notes: 'Mind the date.' })
  await workspace.owner.call(changeDesignLink, { ...at, body: { designLink: null } })
  const gone = await workspace.owner.call(changeNotes, { ...at, body: { notes: null } })
  expect(gone.body.outline).toMatchObject({ designLink: null, notes: null })
})

test('what was done on Pro is in the log once the plan shows it', async () => {
  const mine = await aWorkspace({ plan: 'PRO' })
  const { id } = await anOutline(mine, (await aBrand(mine)).id)
  const pro = await mine.owner.call(changeStatus, { params: { id }, body: { status: 'sent' } })
  expect(pro.body.outline).toMatchObject({ activityLog: [], activityLogLocked: true })
  await setPlan(mine.id, 'TEAMS')
  const { body } = await mine.owner.call(getOrList, { params: { id } })
  expect('outline' in body && logOf(body.outline)).toEqual(['Status changed from Draft to Sent'])
})

test('a step by a client without an account has their name in the log and in notifications', async () => {
  const at = await fresh()
  const designer = await aMember(workspace, 'COLLABORATOR')
  await workspace.owner.call(assign, { ...at, body: { userId: designer.user.id } })
  const { limits } = PLAN_CATALOG.TEAMS
  const client = { workspaceId: workspace.id, limits, bySupport: false, userId: null, userName: 'Dana Reyes (client)' }
  await takeStep(testApp.app, client, outline.id, () => ({
    changes: { workflowStatus: 'approved' },
    entries: [{ kind: 'status_changed', data: { from: 'assigned', to: 'approved' } }],
  }))
  const { body } = await workspace.owner.call(getOrList, at)
  expect('outline' in body && body.outline.activityLog.at(-1)).toMatchObject({
    userName: 'Dana Reyes (client)',
    details: 'Status changed from Assigned to Approved',
  })
  const { rows: told } = (await testApp.app.db.execute(
    sql`select user_id, actor_user_id, actor_name from notifications where outline_id = ${outline.id} and kind = 'approved'`,
  )) as { rows: unknown[] }
  expect(told).toEqual([{ user_id: designer.user.id, actor_user_id: null, actor_name: 'Dana Reyes (client)' }])
})
