import { describe, expect, test } from 'vitest'
import { notificationEndpoints } from '#features/notifications/contract.ts'
import { mailWhatIsDue } from '#features/notifications/server/service.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import type { Client } from '#test/client.ts'
import { type Person, type TestWorkspace, aMember } from '#test/fixtures.ts'
import { mails, testApp } from '#test/test-app.ts'
import { MINUTE, at } from '#test/test-clock.ts'
import { commentEndpoints } from '../contract.ts'
import { aDiscussion, mention, threadsFor, write, written } from './comments.fixtures.ts'

const { edit, remove } = commentEndpoints

const listOf = async (person: Client, { id: workspaceId }: TestWorkspace) =>
  (await person.call(notificationEndpoints.list, { params: { workspaceId } })).body.notifications
const kindsOf = async (person: Client, workspace: TestWorkspace) =>
  (await listOf(person, workspace)).map(({ kind }) => kind)

async function mailedTo({ user }: Person) {
  await at(2 * MINUTE, () => mailWhatIsDue(testApp.app))
  return mails.filter(({ to, kind }) => to === user.email && kind === 'notification')
}

describe('a comment notifies', () => {
  test('the mentioned, the assignee and everyone who wrote in the thread, each once', async () => {
    const { workspace, owner, manager, designer, id } = await aDiscussion()
    const creator = await aMember(workspace, 'CREATOR')
    await owner.call(outlineEndpoints.assign, { params: { id }, body: { userId: designer.user.id } })
    const thread = await written(manager, id, 'Blue or red?')
    expect(await kindsOf(designer, workspace)).toEqual(['commented', 'assigned'])
    const reply = await written(owner, id, {
      text: `${mention(manager)} ${mention(creator)} ${mention(owner)} red.`,
      parentId: thread.id,
    })
    expect(await listOf(manager, workspace)).toEqual([
      {
        id: expect.any(String) as unknown,
        kind: 'mentioned',
        outlineId: id,
        outlineTitle: 'Harvest letter',
        commentId: reply.id,
        decision: null,
        actorName: 'Robin Test',
        createdAt: expect.any(String) as unknown,
        readAt: null,
      },
    ])
    expect(await kindsOf(creator, workspace)).toEqual(['mentioned'])
    expect(await kindsOf(owner, workspace)).toEqual([])
    expect(await kindsOf(designer, workspace)).toEqual(['commented', 'commented', 'assigned'])
    await written(designer, id, { text: 'Red it is.', parentId: thread.id })
    expect(await kindsOf(manager, workspace)).toEqual(['commented', 'mentioned'])
    expect(await kindsOf(owner, workspace)).toEqual(['commented'])
  })

  test('no one who left the workspace', async () => {
    const { workspace, owner, designer, id } = await aDiscussion()
    const thread = await written(designer, id, 'Blue?')
    const params = { workspaceId: workspace.id, userId: designer.user.id }
    await owner.call(teamEndpoints.removeMember, { params })
    expect((await write(owner, id, { text: 'Red', parentId: thread.id })).status).toBe(201)
  })

  test('no one on Pro, where comments work without notifications', async () => {
    const { workspace, owner, manager, id } = await aDiscussion('PRO')
    expect((await write(owner, id, { text: `Hi ${mention(manager)}` })).status).toBe(201)
    expect((await manager.call(notificationEndpoints.list, { params: { workspaceId: workspace.id } })).status).toBe(403)
    expect(await mailedTo(manager)).toEqual([])
  })

  test('by email with a link to the comment, and several as one email', async () => {
    const { owner, manager, id } = await aDiscussion()
    const first = await written(owner, id, `Look, ${mention(manager)}\nand more`)
    expect(await mailedTo(manager)).toMatchObject([
      {
        subject: 'Robin Test mentioned you in a comment on “Harvest letter”',
        text: expect.stringContaining(`/dashboard/email-outlines?id=${id}&comment=${first.id}`) as unknown,
      },
    ])
    await written(owner, id, `Once more, ${mention(manager)}`)
    await written(owner, id, { text: `And again, ${mention(manager)}`, parentId: first.id })
    expect((await mailedTo(manager)).map(({ subject }) => subject).at(-1)).toBe('2 updates in Test workspace')
    expect(await mailedTo(manager)).toHaveLength(2)
  })

  test.each(['mentioned', 'commented'] as const)('of the kind %s only where the member wants it', async (kind) => {
    const { workspace, owner, manager, designer, id } = await aDiscussion()
    await owner.call(outlineEndpoints.assign, { params: { id }, body: { userId: designer.user.id } })
    const told = kind === 'mentioned' ? manager : designer
    await mailedTo(told)
    const before = (await mailedTo(told)).length
    const text = `Hi ${mention(manager)}`
    await told.call(notificationEndpoints.choose, { body: { [kind]: { app: false } } })
    await written(owner, id, text)
    expect(await kindsOf(told, workspace)).not.toContain(kind)
    expect(await mailedTo(told)).toHaveLength(before + 1)
    await told.call(notificationEndpoints.choose, { body: { [kind]: { app: true, email: false } } })
    await written(owner, id, text)
    expect(await kindsOf(told, workspace)).toContain(kind)
    expect(await mailedTo(told)).toHaveLength(before + 1)
  })
})

describe('within a minute', () => {
  test('an edited comment sends no email and keeps its notification', async () => {
    const { workspace, owner, manager, id } = await aDiscussion()
    const { id: comment } = await written(owner, id, `Look, ${mention(manager)}`)
    await owner.call(edit, { params: { id: comment }, body: { text: `Look here, ${mention(manager)}` } })
    expect(await kindsOf(manager, workspace)).toEqual(['mentioned'])
    expect(await mailedTo(manager)).toEqual([])
  })

  test('a deleted comment sends no email, and its notification goes', async () => {
    const { workspace, owner, manager, id } = await aDiscussion()
    const { id: comment } = await written(owner, id, `Look, ${mention(manager)}`)
    await owner.call(remove, { params: { id: comment } })
    expect(await kindsOf(manager, workspace)).toEqual([])
    expect(await mailedTo(manager)).toEqual([])
  })
})

test('an edit notifies people it mentions first, and withdraws the notifications of those it leaves out', async () => {
  const { workspace, owner, manager, designer, id } = await aDiscussion()
  const { id: comment } = await written(owner, id, `Look, ${mention(manager)}`)
  const params = { id: comment }
  await owner.call(edit, { params, body: { text: `Look, ${mention(designer)}` } })
  expect(await kindsOf(manager, workspace)).toEqual([])
  expect(await kindsOf(designer, workspace)).toEqual(['mentioned'])
  expect(await mailedTo(designer)).toHaveLength(1)
})

test('a mention of someone who left can stay in an edited comment', async () => {
  const { workspace, owner, manager, id } = await aDiscussion()
  const { id: comment } = await written(owner, id, `Look, ${mention(manager)}`)
  await owner.call(teamEndpoints.removeMember, { params: { workspaceId: workspace.id, userId: manager.user.id } })
  const text = `Look again, ${mention(manager)}`
  expect((await owner.call(edit, { params: { id: comment }, body: { text } })).status).toBe(200)
  expect((await threadsFor(owner, id))[0]!.comments[0]!.mentions).toEqual([
    { id: manager.user.id, name: 'Former member' },
  ])
})
