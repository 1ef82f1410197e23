import { describe, expect, test } from 'vitest'
import { type Outline, type WorkflowStatus, outlineEndpoints } from '#features/outlines/contract.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import type { Client } from '#test/client.ts'
import {
  type Person,
  type TestWorkspace,
  aBrand,
  aMember,
  aPerson,
  aWorkspace,
  anOutline,
  setPlan,
  suspend,
} from '#test/fixtures.ts'
import { mails, testApp } from '#test/test-app.ts'
import { MINUTE, at } from '#test/test-clock.ts'
import { notificationEndpoints } from '../contract.ts'
import { mailWhatIsDue } from './service.ts'

const { assign, changeDesignLink, changeNotes, changeStatus, getOrList, requestReview } = outlineEndpoints

async function anAssignedOutline() {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { owner } = workspace
  const outline = await anOutline(workspace, (await aBrand(workspace)).id, { title: 'Harvest letter' })
  const designer = await aMember(workspace, 'COLLABORATOR')
  await owner.call(assign, { params: { id: outline.id }, body: { userId: designer.user.id } })
  return { workspace, owner, designer, outline, id: outline.id }
}

const ask = (by: Client, id: string) => by.call(requestReview, { params: { id } })
const move = (by: Client, id: string, status: WorkflowStatus) =>
  by.call(changeStatus, { params: { id }, body: { status } })
const read = async (by: Client, id: string) =>
  ((await by.call(getOrList, { params: { id } })).body as { outline: Outline }).outline
const lastEntry = ({ activityLog }: Outline) => activityLog.at(-1)
const letAssigneesSetReady = ({ owner, id }: TestWorkspace, on: boolean) =>
  owner.call(workspaceEndpoints.update, { params: { id }, body: { assigneesSetReadyForReview: on } })
const kindsOf = async (person: Client, { id: workspaceId }: TestWorkspace) =>
  (await person.call(notificationEndpoints.list, { params: { workspaceId } })).body.notifications.map(
    ({ kind }) => kind,
  )
async function mailedTo({ user }: Person) {
  await at(2 * MINUTE, () => mailWhatIsDue(testApp.app))
  return mails.filter(({ to, kind }) => to === user.email && kind === 'notification')
}

describe('an assignee who asks for a review', () => {
  test.each(['CREATOR', 'COLLABORATOR'] as const)('(%s) leaves the status unchanged in the log', async (role) => {
    const { workspace, owner, id } = await anAssignedOutline()
    const member = await aMember(workspace, role)
    await owner.call(assign, { params: { id }, body: { userId: member.user.id } })
    const { status, body } = await ask(member, id)
    expect([status, body.outline.workflowStatus]).toEqual([200, 'assigned'])
    expect(body.outline.reviewRequestedAt).toEqual(expect.any(String))
    expect(lastEntry(body.outline)).toMatchObject({
      action: 'review_requested',
      userName: `${role} Test`,
      details: 'Review requested',
    })
  })

  test('notifies the members who manage outlines, in the app and by email, and no one else', async () => {
    const { workspace, owner, designer, id } = await anAssignedOutline()
    const manager = await aMember(workspace, 'MANAGER')
    const creator = await aMember(workspace, 'CREATOR')
    await ask(designer, id)
    expect(await kindsOf(owner, workspace)).toEqual(['review_requested'])
    expect(await kindsOf(manager, workspace)).toEqual(['review_requested'])
    expect(await kindsOf(creator, workspace)).toEqual([])
    expect(await kindsOf(designer, workspace)).toEqual(['assigned'])
    const [mail] = await mailedTo(manager)
    expect(mail!.subject).toBe('COLLABORATOR Test asked you to review “Harvest letter”')
    expect(await mailedTo(creator)).toEqual([])
  })

  test('reaches a manager only through the chosen channels', async () => {
    const { workspace, owner, designer, id } = await anAssignedOutline()
    await owner.call(notificationEndpoints.choose, { body: { review_requested: { app: false, email: false } } })
    await ask(designer, id)
    expect(await kindsOf(owner, workspace)).toEqual([])
    expect(await mailedTo(owner)).toEqual([])
  })

  test('changes nothing and notifies no one the second time', async () => {
    const { workspace, owner, designer, id } = await anAssignedOutline()
    const first = await ask(designer, id)
    const second = await ask(designer, id)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await kindsOf(owner, workspace)).toEqual(['review_requested'])
  })

  test('may ask again after someone changed the status, the assignee or the notes', async () => {
    const { workspace, owner, designer, id } = await anAssignedOutline()
    const params = { id }
    const answers = [
      () => move(owner, id, 'in_design'),
      () => owner.call(changeNotes, { params, body: { notes: 'A shorter headline, please.' } }),
      async () => {
        await owner.call(assign, { params, body: { userId: null } })
        return owner.call(assign, { params, body: { userId: designer.user.id } })
      },
    ]
    for (const answer of answers) {
      expect((await ask(designer, id)).body.outline.reviewRequestedAt).not.toBeNull()
      await owner.call(changeDesignLink, { params, body: { designLink: null } })
      expect((await read(owner, id)).reviewRequestedAt).not.toBeNull()
      expect((await answer()).body.outline.reviewRequestedAt).toBeNull()
      expect(await kindsOf(owner, workspace)).toEqual([])
    }
  })

  test('changes nothing during a review and fails after it', async () => {
    const { owner, designer, id } = await anAssignedOutline()
    await move(owner, id, 'ready_for_review')
    const pending = await ask(designer, id)
    expect([pending.status, pending.body.outline.reviewRequestedAt]).toEqual([200, null])
    for (const status of ['approved', 'sent', 'archived'] as const) {
      await move(owner, id, status)
      const late = await ask(designer, id)
      expect([late.status, late.error]).toEqual([
        409,
        { error: `This outline is already ${status}.`, code: 'CONFLICT' },
      ])
    }
  })

  test("still can't change the status", async () => {
    const { designer, id } = await anAssignedOutline()
    await ask(designer, id)
    expect((await move(designer, id, 'ready_for_review')).status).toBe(403)
  })

  test('must be the assignee: everyone else gets 403, and the request of a former member is gone', async () => {
    const { workspace, owner, designer, id } = await anAssignedOutline()
    const other = await aMember(workspace, 'COLLABORATOR')
    const superAdmin = await aPerson({ role: 'SUPERADMIN' })
    for (const client of [owner, other, superAdmin]) {
      const { status, error } = await ask(client, id)
      expect([status, error]).toEqual([
        403,
        { error: 'Only the assignee can request a review of this outline.', code: 'FORBIDDEN' },
      ])
    }
    expect((await ask(designer, id)).status).toBe(200)
    await owner.call(assign, { params: { id }, body: { userId: other.user.id } })
    expect((await ask(designer, id)).status).toBe(403)
    expect((await ask(other, id)).status).toBe(200)
  })
})

describe('the workspace', () => {
  test('may let assignees set Ready for Review; it does not at first', async () => {
    const { workspace, owner, designer, id } = await anAssignedOutline()
    const { workspaces } = (await owner.call(workspaceEndpoints.list)).body
    expect(workspaces[0]!.assigneesSetReadyForReview).toBe(false)
    expect((await letAssigneesSetReady(workspace, true)).body.workspace.assigneesSetReadyForReview).toBe(true)
    const { body } = await ask(designer, id)
    expect(body.outline).toMatchObject({ workflowStatus: 'ready_for_review', reviewRequestedAt: null })
    expect(lastEntry(body.outline)).toMatchObject({ details: 'Status changed from Assigned to Ready for Review' })
    expect(await kindsOf(owner, workspace)).toEqual(['ready_for_review'])
    // Other statuses stay with the members who manage outlines.
    expect((await move(designer, id, 'approved')).status).toBe(403)
    await letAssigneesSetReady(workspace, false)
    await move(owner, id, 'in_design')
    expect((await ask(designer, id)).body.outline.workflowStatus).toBe('in_design')
  })

  test('lets only managers change that', async () => {
    const { workspace, designer } = await anAssignedOutline()
    const asked = { params: { id: workspace.id }, body: { assigneesSetReadyForReview: true } }
    expect((await designer.call(workspaceEndpoints.update, asked)).status).toBe(403)
    expect((await (await aMember(workspace, 'MANAGER')).call(workspaceEndpoints.update, asked)).status).toBe(200)
  })

  test.each([
    ['FREE', '403 PLAN_REQUIRED'],
    ['STARTER', '403 PLAN_REQUIRED'],
    ['PRO', '200 undefined'],
  ] as const)('on %s answers %s', async (plan, expected) => {
    const { workspace, designer, id } = await anAssignedOutline()
    await setPlan(workspace.id, plan)
    const { status, error } = await ask(designer, id)
    expect(`${status} ${error?.code}`).toBe(expected)
  })

  test('refuses it while it is suspended', async () => {
    const { workspace, designer, id } = await anAssignedOutline()
    await suspend(workspace.id)
    const { status, error } = await ask(designer, id)
    expect([status, error.code]).toEqual([403, 'WORKSPACE_SUSPENDED'])
  })
})
