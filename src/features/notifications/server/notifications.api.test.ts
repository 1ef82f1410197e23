import { describe, expect, test } from 'vitest'
import { outlineEndpoints, type Outline, type WorkflowStatus } from '#features/outlines/contract.ts'
import { trashEndpoints } from '#features/outlines/trash-contract.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Client } from '#test/client.ts'
import {
  type Person,
  type TestWorkspace,
  aBrand,
  aMember,
  aWorkspace,
  anOutline,
  join,
  setPlan,
  suspend,
} from '#test/fixtures.ts'
import { mails, testApp } from '#test/test-app.ts'
import { MINUTE, at, testClock } from '#test/test-clock.ts'
import { type Notification, type NotificationChoices, notificationEndpoints } from '../contract.ts'
import { insertNotifications, deleteNotificationsBefore, forgetActor } from './store.ts'
import { mailWhatIsDue } from './service.ts'

async function aTeam() {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const brand = await aBrand(workspace)
  const outline = await anOutline(workspace, brand.id, { title: 'Harvest letter' })
  const manager = await aMember(workspace, 'MANAGER')
  const designer = await aMember(workspace, 'COLLABORATOR')
  return { workspace, owner: workspace.owner, brand, outline, manager, designer }
}

const aNotification = ({ id: workspaceId }: TestWorkspace, outline: Outline, { user }: Person) => ({
  workspaceId,
  id: newId(),
  userId: user.id,
  kind: 'assigned' as const,
  outlineId: outline.id,
  outlineTitle: outline.title,
  commentId: null,
  actorUserId: null,
  actorName: 'Kim',
  decision: null,
  inApp: true,
  mailDueAt: null,
  createdAt: testClock.now(),
  readAt: null,
})

const assign = (by: Client, { id }: Outline, to: Person | null) =>
  by.call(outlineEndpoints.assign, { params: { id }, body: { userId: to?.user.id ?? null } })
const move = (by: Client, { id }: Outline, status: WorkflowStatus) =>
  by.call(outlineEndpoints.changeStatus, { params: { id }, body: { status } })
const listOf = async (person: Client, { id: workspaceId }: TestWorkspace, before?: string) => {
  const query = before === undefined ? {} : { query: { before } }
  return (await person.call(notificationEndpoints.list, { params: { workspaceId }, ...query })).body
}
const kindsOf = async (person: Client, workspace: TestWorkspace) =>
  (await listOf(person, workspace)).notifications.map(({ kind }) => kind)
const choose = (person: Client, choices: Partial<Record<keyof NotificationChoices, object>>) =>
  person.call(notificationEndpoints.choose, { body: choices })

async function mailedTo({ user }: Person) {
  await at(2 * MINUTE, () => mailWhatIsDue(testApp.app))
  return mails.filter(({ to, kind }) => to === user.email && kind === 'notification')
}

describe('recipients', () => {
  test('of an assignment: the assignee', async () => {
    const { workspace, owner, outline, manager, designer } = await aTeam()
    await assign(owner, outline, designer)
    expect((await listOf(designer, workspace)).notifications).toEqual([
      {
        id: expect.any(String) as unknown,
        kind: 'assigned',
        outlineId: outline.id,
        outlineTitle: outline.title,
        commentId: null,
        actorName: 'Robin Test',
        decision: null,
        createdAt: expect.any(String) as unknown,
        readAt: null,
      },
    ])
    expect(await kindsOf(owner, workspace)).toEqual([])
    expect(await kindsOf(manager, workspace)).toEqual([])
  })

  test('of a review: everyone who can approve, except the one who asks', async () => {
    const { workspace, owner, outline, manager, designer } = await aTeam()
    const admin = await aMember(workspace, 'ADMIN')
    await move(manager, outline, 'ready_for_review')
    expect(await kindsOf(owner, workspace)).toEqual(['ready_for_review'])
    expect(await kindsOf(admin, workspace)).toEqual(['ready_for_review'])
    expect(await kindsOf(manager, workspace)).toEqual([])
    expect(await kindsOf(designer, workspace)).toEqual([])
  })

  test('of an approval: the assignee and the one who requested the review', async () => {
    const { workspace, owner, outline, manager, designer } = await aTeam()
    const admin = await aMember(workspace, 'ADMIN')
    await assign(owner, outline, designer)
    await move(manager, outline, 'ready_for_review')
    await move(owner, outline, 'approved')
    expect(await kindsOf(designer, workspace)).toEqual(['approved', 'assigned'])
    expect(await kindsOf(manager, workspace)).toEqual(['approved'])
    expect(await kindsOf(admin, workspace)).toEqual([])
    expect(await kindsOf(owner, workspace)).toEqual([])
  })

  test('never include the user who made the change', async () => {
    const { workspace, manager, outline } = await aTeam()
    await assign(manager, outline, manager)
    await move(manager, outline, 'ready_for_review')
    await move(manager, outline, 'approved')
    expect(await kindsOf(manager, workspace)).toEqual([])
    expect(await mailedTo(manager)).toEqual([])
  })

  test('get one notification per change, and none without a change', async () => {
    const { workspace, owner, outline, designer } = await aTeam()
    await assign(owner, outline, designer)
    await assign(owner, outline, designer)
    await move(owner, outline, 'assigned')
    expect(await kindsOf(designer, workspace)).toEqual(['assigned'])
  })

  test('get nothing on a plan without notifications until the plan has them', async () => {
    const { workspace, owner, outline, designer } = await aTeam()
    await assign(owner, outline, designer)
    await setPlan(workspace.id, 'PRO')
    await assign(owner, outline, null)
    await assign(owner, outline, designer)
    const params = { workspaceId: workspace.id }
    expect((await designer.call(notificationEndpoints.list, { params })).error).toMatchObject({
      code: 'PLAN_REQUIRED',
      gate: 'notifications',
    })
    await setPlan(workspace.id, 'TEAMS')
    expect(await kindsOf(designer, workspace)).toEqual([])
  })

  test('never include former members, not even when they come back', async () => {
    const { workspace, owner, outline, designer } = await aTeam()
    await assign(owner, outline, designer)
    const params = { workspaceId: workspace.id, userId: designer.user.id }
    await owner.call(teamEndpoints.removeMember, { params })
    expect(await mailedTo(designer)).toEqual([])
    await join(workspace, designer, 'CREATOR')
    expect(await kindsOf(designer, workspace)).toEqual([])
  })
})

describe('an undone change', () => {
  test('removes unread notifications and sends no email', async () => {
    const { workspace, owner, outline, manager, designer } = await aTeam()
    await assign(owner, outline, designer)
    await assign(owner, outline, manager)
    expect([await kindsOf(designer, workspace), await kindsOf(manager, workspace)]).toEqual([[], ['assigned']])
    await move(owner, outline, 'ready_for_review')
    await move(owner, outline, 'in_design')
    expect(await kindsOf(manager, workspace)).toEqual(['assigned'])
    expect(await mailedTo(designer)).toEqual([])
    expect((await mailedTo(manager)).map(({ subject }) => subject)).toEqual([
      `Robin Test assigned “${outline.title}” to you`,
    ])
  })

  test('hides notifications about an outline in the trash', async () => {
    const { workspace, owner, outline, designer } = await aTeam()
    await assign(owner, outline, designer)
    const params = { id: outline.id }
    await owner.call(trashEndpoints.removeOutline, { params })
    expect(await listOf(designer, workspace)).toMatchObject({ notifications: [], unread: 0 })
    expect(await mailedTo(designer)).toEqual([])
    await owner.call(trashEndpoints.restoreOutline, { params })
    expect(await listOf(designer, workspace)).toMatchObject({ notifications: [{ kind: 'assigned' }], unread: 1 })
  })

  test('keeps notifications that were read', async () => {
    const { workspace, owner, outline, designer } = await aTeam()
    await assign(owner, outline, designer)
    await designer.call(notificationEndpoints.markRead, { params: { workspaceId: workspace.id }, body: {} })
    await assign(owner, outline, null)
    expect(await kindsOf(designer, workspace)).toEqual(['assigned'])
  })
})

describe('the list', () => {
  test('comes in pages, newest first, with the total of unread ones', async () => {
    const { workspace, outline, designer } = await aTeam()
    const titles = Array.from({ length: 23 }, (_, index) => `Number ${index}`)
    await withWorkspace(testApp.app.db, workspace.id, (tx) =>
      insertNotifications(
        tx,
        titles.map((outlineTitle) => ({ ...aNotification(workspace, outline, designer), outlineTitle })),
      ),
    )
    const first = await listOf(designer, workspace)
    expect([first.notifications.length, first.unread, first.more]).toEqual([20, 23, true])
    const second = await listOf(designer, workspace, first.notifications.at(-1)!.id)
    expect([second.notifications.length, second.unread, second.more]).toEqual([3, 23, false])
    const listed = [...first.notifications, ...second.notifications].map(({ outlineTitle }) => outlineTitle)
    expect(listed.toSorted()).toEqual(titles.toSorted())

    const params = { workspaceId: workspace.id }
    const two = first.notifications.slice(0, 2).map(({ id }) => id)
    const some = await designer.call(notificationEndpoints.markRead, { params, body: { notifications: two } })
    expect(some.body).toEqual({ unread: 21 })
    const all = await designer.call(notificationEndpoints.markRead, { params, body: {} })
    expect(all.body).toEqual({ unread: 0 })
    expect((await listOf(designer, workspace)).notifications.every(({ readAt }) => readAt !== null)).toBe(true)
  })

  test('ignores ids of other users', async () => {
    const { workspace, owner, outline, manager, designer } = await aTeam()
    await assign(owner, outline, designer)
    const [told] = (await listOf(designer, workspace)).notifications as [Notification]
    const params = { workspaceId: workspace.id }
    await manager.call(notificationEndpoints.markRead, { params, body: { notifications: [told.id] } })
    expect((await listOf(designer, workspace)).unread).toBe(1)
  })
})

describe('email', () => {
  test('comes once after a minute, for several outlines together', async () => {
    const { workspace, owner, brand, outline, designer } = await aTeam()
    const second = await anOutline(workspace, brand.id, { title: 'Line\nbreak' })
    await assign(owner, outline, designer)
    await assign(owner, second, designer)
    await mailWhatIsDue(testApp.app)
    expect(mails.filter(({ to }) => to === designer.user.email)).toEqual([])
    const [mail, ...others] = await mailedTo(designer)
    expect(others).toEqual([])
    expect(mail!.subject).toBe('2 updates in Test workspace')
    expect(mail!.text.split('\n')).toEqual([
      'Updates from Test workspace on Mailmonth:',
      '',
      `Robin Test assigned “${outline.title}” to you.`,
      `http://localhost:3000/dashboard/email-outlines?id=${outline.id}`,
      '',
      `Robin Test assigned “${second.title.replace(/\s+/g, ' ')}” to you.`,
      `http://localhost:3000/dashboard/email-outlines?id=${second.id}`,
      '',
      'Change your notification settings: http://localhost:3000/dashboard/settings?tab=profile',
    ])
    expect(await mailedTo(designer)).toHaveLength(1)
  })

  test("isn't sent for notifications that were read", async () => {
    const { workspace, owner, outline, designer } = await aTeam()
    await assign(owner, outline, designer)
    await designer.call(notificationEndpoints.markRead, { params: { workspaceId: workspace.id }, body: {} })
    expect(await mailedTo(designer)).toEqual([])
  })

  test("isn't sent about a suspended workspace", async () => {
    const { workspace, owner, outline, designer } = await aTeam()
    await assign(owner, outline, designer)
    await suspend(workspace.id)
    expect(await mailedTo(designer)).toEqual([])
    expect(await kindsOf(designer, workspace)).toEqual(['assigned'])
  })

  test('is sent once by several processes', async () => {
    const { owner, outline, designer } = await aTeam()
    await assign(owner, outline, designer)
    await at(2 * MINUTE, () => Promise.all(Array.from({ length: 5 }, () => mailWhatIsDue(testApp.app))))
    expect(mails.filter(({ to }) => to === designer.user.email)).toHaveLength(1)
  })
})

describe('the preferences', () => {
  test('are all on by default and independent', async () => {
    const { workspace, owner, outline, designer } = await aTeam()
    const on = { app: true, email: true }
    const { body } = await designer.call(notificationEndpoints.choices)
    const others = {
      review_requested: on,
      ready_for_review: on,
      approved: on,
      mentioned: on,
      commented: on,
      client_commented: on,
      client_decided: on,
    }
    expect(body.choices).toEqual({ assigned: on, ...others })
    const changed = await choose(designer, { assigned: { app: false } })
    expect(changed.body.choices).toEqual({ assigned: { app: false, email: true }, ...others })
    await assign(owner, outline, designer)
    expect(await listOf(designer, workspace)).toEqual({ notifications: [], unread: 0, more: false })
    expect(await mailedTo(designer)).toHaveLength(1)

    await choose(designer, { assigned: { app: true, email: false }, approved: { email: false } })
    await assign(owner, outline, null)
    await assign(owner, outline, designer)
    await move(owner, outline, 'approved')
    expect(await kindsOf(designer, workspace)).toEqual(['approved', 'assigned'])
    expect(await mailedTo(designer)).toHaveLength(1)
  })

  test('are all kept in concurrent changes', async () => {
    const { designer } = await aTeam()
    const off = { app: false, email: false }
    await Promise.all([
      choose(designer, { assigned: { app: false } }),
      choose(designer, { assigned: { email: false } }),
      choose(designer, { review_requested: off }),
      choose(designer, { ready_for_review: off }),
      choose(designer, { approved: off }),
      choose(designer, { mentioned: off }),
      choose(designer, { commented: off }),
      choose(designer, { client_commented: off }),
      choose(designer, { client_decided: off }),
    ])
    const { body } = await designer.call(notificationEndpoints.choices)
    expect(body.choices).toEqual({
      assigned: off,
      review_requested: off,
      ready_for_review: off,
      approved: off,
      mentioned: off,
      commented: off,
      client_commented: off,
      client_decided: off,
    })
  })

  test('store nothing that the user switched off', async () => {
    const { workspace, owner, outline, designer } = await aTeam()
    await choose(designer, { assigned: { app: false, email: false } })
    await assign(owner, outline, designer)
    expect(await mailedTo(designer)).toEqual([])
    await choose(designer, { assigned: { app: true, email: true } })
    expect(await kindsOf(designer, workspace)).toEqual([])
  })
})

test('deletes old notifications and the names of deleted users', async () => {
  const { workspace, owner, outline, designer } = await aTeam()
  await assign(owner, outline, designer)
  await forgetActor(testApp.app.db, owner.user.id)
  expect((await listOf(designer, workspace)).notifications).toMatchObject([{ actorName: 'Former member' }])
  const told = new Date(testClock.now().getTime() - MINUTE)
  await deleteNotificationsBefore(testApp.app.db, told)
  expect((await listOf(designer, workspace)).notifications).toHaveLength(1)
  await deleteNotificationsBefore(testApp.app.db, new Date(testClock.now().getTime() + MINUTE))
  expect((await listOf(designer, workspace)).notifications).toEqual([])
})
