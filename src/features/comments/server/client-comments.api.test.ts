import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { notificationEndpoints } from '#features/notifications/contract.ts'
import { newId } from '#server/db/new-id.ts'
import { readWorkspace, withWorkspace } from '#server/db/workspace-transaction.ts'
import { type SeededRandom, seededRandom } from '#shared/seeded-random.ts'
import type { Client } from '#test/client.ts'
import { type TestWorkspace, aComment, anOutline, storeOutlines } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { testClock } from '#test/test-clock.ts'
import { commentEndpoints } from '../contract.ts'
import { type ClientsComment, readThreadsForClient, writeAsClient } from './client-comments.ts'
import { aClientOf, aDiscussion, mention, threadsFor, written } from './comments.fixtures.ts'
import type { CommentInsert } from './store.ts'
import { comments } from './tables.ts'

const CANARY = 'QuetzalTeamOnly'

const readAsClient = ({ id }: TestWorkspace, outlineId: string) =>
  readWorkspace(testApp.app.db, id, (tx) => readThreadsForClient(tx, outlineId))

const writeFrom = (workspace: TestWorkspace, outlineId: string, comment: ClientsComment, maker: string | null = null) =>
  writeAsClient(testApp.app, aClientOf(workspace), { id: newId(), createdByUserId: maker }, outlineId, comment)

const kindsOf = async (person: Client, { id: workspaceId }: TestWorkspace) =>
  (await person.call(notificationEndpoints.list, { params: { workspaceId } })).body.notifications.map(
    ({ kind, actorName }) => `${kind} by ${actorName}`,
  )

test('a client gets the threads for clients, with names instead of ids, and no team comment', async () => {
  const { workspace, owner, manager, id } = await aDiscussion()
  await written(owner, id, CANARY)
  const thread = await written(owner, id, {
    text: `${mention(manager)} asks: which photo?`,
    visibility: 'client',
    place: { field: 'subjectLines' },
  })
  await writeFrom(workspace, id, { text: 'The red one.', parentId: thread.id })
  const read = await readAsClient(workspace, id)
  expect(read).toEqual([
    {
      id: thread.id,
      place: expect.objectContaining({ field: 'subjectLines' }) as unknown,
      isResolved: false,
      comments: [
        {
          id: thread.id,
          authorName: 'Robin Test',
          byClient: false,
          text: '@MANAGER Test asks: which photo?',
          createdAt: expect.any(String) as unknown,
          editedAt: null,
          removed: false,
        },
        {
          id: expect.any(String) as unknown,
          authorName: 'Dana Reyes (client)',
          byClient: true,
          text: 'The red one.',
          createdAt: expect.any(String) as unknown,
          editedAt: null,
          removed: false,
        },
      ],
    },
  ])
  for (const secret of [CANARY, owner.user.id, manager.user.id, owner.user.email]) {
    expect(JSON.stringify(read)).not.toContain(secret)
  }
})

test('members see who the client is, and no one edits the words of a client', async () => {
  const { workspace, owner, id } = await aDiscussion()
  const { id: comment } = await writeFrom(workspace, id, { text: `Warmer, please. ${mention(owner)}` })
  const [thread] = await threadsFor(owner, id)
  expect(thread!.comments[0]).toMatchObject({
    author: { id: null, name: 'Dana Reyes (client)', kind: 'client' },
    visibility: 'client',
    mentions: [],
    mine: false,
  })
  const edited = await owner.call(commentEndpoints.edit, { params: { id: comment }, body: { text: 'Colder' } })
  expect(edited.error.code).toBe('FORBIDDEN')
  expect((await owner.call(commentEndpoints.remove, { params: { id: comment } })).status).toBe(200)
})

test('a client reaches no thread of the team, of another email or of another workspace', async () => {
  const { workspace, owner, brandId, id } = await aDiscussion()
  const foreign = await aDiscussion()
  const other = await anOutline(workspace, brandId)
  const unreachable = [
    (await written(owner, id, CANARY)).id,
    (await written(owner, other.id, { text: 'Elsewhere', visibility: 'client' })).id,
    (await written(foreign.owner, foreign.id, { text: 'Foreign', visibility: 'client' })).id,
    newId(),
  ]
  for (const parentId of unreachable) {
    await expect(writeFrom(workspace, id, { text: 'Hello', parentId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(writeFrom(workspace, foreign.id, { text: 'Hello' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(readAsClient(workspace, foreign.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const own = await written(owner, id, { text: 'Which photo?', visibility: 'client' })
  await owner.call(commentEndpoints.resolve, { params: { id: own.id }, body: { resolved: true } })
  await writeFrom(workspace, id, { text: 'The red one.', parentId: own.id })
  expect((await threadsFor(owner, id)).find((thread) => thread.id === own.id)).toMatchObject({ resolvedAt: null })
})

test("a client's comment notifies the assignee, the maker of the link and the people in the thread", async () => {
  const { workspace, owner, manager, designer, id } = await aDiscussion()
  await owner.call(outlineEndpoints.assign, { params: { id }, body: { userId: designer.user.id } })
  const thread = await written(manager, id, { text: 'Which photo?', visibility: 'client' })
  await writeFrom(workspace, id, { text: 'The red one.', parentId: thread.id }, owner.user.id)
  expect((await kindsOf(designer, workspace))[0]).toBe('client_commented by Dana Reyes (client)')
  expect((await kindsOf(owner, workspace))[0]).toBe('client_commented by Dana Reyes (client)')
  expect((await kindsOf(manager, workspace))[0]).toBe('commented by Dana Reyes (client)')
})

test("open tabs of members show a client's comment", async () => {
  const { workspace, id } = await aDiscussion()
  const heard: string[] = []
  const stop = testApp.app.live.listen(newId(), {
    hint: ({ workspaceId, event }) => void (workspaceId === workspace.id && heard.push(event.what)),
    missed() {},
    end() {},
  })
  await writeFrom(workspace, id, { text: 'Hello' })
  stop?.()
  expect(heard).toContain('comments')
})

function aRandomDiscussion(random: SeededRandom, place: { workspaceId: string; outlineId: string; userId: string }) {
  const rows: CommentInsert[] = []
  for (let left = 2 + random.below(5); left > 0; left--) {
    const threads = rows.filter(({ parentId }) => parentId === null)
    const parent = threads.length > 0 && random.below(2) === 0 ? threads[random.below(threads.length)]! : null
    const visibility = parent?.visibility ?? (random.below(2) === 0 ? 'team' : 'client')
    const byClient = visibility === 'client' && random.below(2) === 0
    rows.push({
      workspaceId: place.workspaceId,
      id: newId(),
      outlineId: place.outlineId,
      parentId: parent?.id ?? null,
      visibility,
      userId: byClient ? null : place.userId,
      reviewLinkId: byClient ? newId() : null,
      text: visibility === 'team' ? CANARY : 'For the client',
      createdAt: testClock.now(),
      editedAt: random.below(5) === 0 ? testClock.now() : null,
      resolvedAt: random.below(5) === 0 ? testClock.now() : null,
    })
  }
  return rows
}

test('1,000 random discussions never show a client what the team wrote among itself', async () => {
  const { workspace, owner, brandId } = await aDiscussion()
  const outlineIds = await storeOutlines(
    workspace,
    brandId,
    Array.from({ length: 40 }, () => ({})),
  )
  const random = seededRandom('discussions')
  let shown = 0
  for (const outlineId of outlineIds) {
    const place = { workspaceId: workspace.id, outlineId, userId: owner.user.id }
    const rows = Array.from({ length: 25 }, () => aRandomDiscussion(random, place)).flat()
    const read = await withWorkspace(testApp.app.db, workspace.id, async (scope) => {
      await scope.tx.insert(comments).values(rows)
      const read = await readThreadsForClient(scope, outlineId)
      // A database that hasn't counted the rows yet reads a long table slowly.
      await scope.tx
        .delete(comments)
        .where(and(eq(comments.workspaceId, scope.workspaceId), eq(comments.outlineId, outlineId)))
      return read
    })
    expect(JSON.stringify(read)).not.toContain(CANARY)
    const wanted = rows.filter(({ visibility }) => visibility === 'client').map(({ id }) => id)
    expect(read.flatMap((thread) => thread.comments.map(({ id }) => id)).toSorted()).toEqual(wanted.toSorted())
    shown += wanted.length
  }
  expect(shown).toBeGreaterThan(1000)
})

test('a comment of the team stays with the team when a client joins the email', async () => {
  const { workspace, owner, id } = await aDiscussion()
  const team = await aComment(workspace, id, { text: CANARY })
  await writeFrom(workspace, id, { text: 'Hello' })
  await written(owner, id, { text: CANARY, parentId: team, visibility: 'client' })
  expect(JSON.stringify(await readAsClient(workspace, id))).not.toContain(CANARY)
})
