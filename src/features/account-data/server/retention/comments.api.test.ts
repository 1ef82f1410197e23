import { sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { commentEndpoints } from '#features/comments/contract.ts'
import { mention, threadsFor, written, aDiscussion } from '#features/comments/server/comments.fixtures.ts'
import { trashEndpoints } from '#features/outlines/trash-contract.ts'
import { PERSON_PASSWORD, aComment, aSession } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { DAY, at } from '#test/test-clock.ts'
import { RETENTION_PERIODS, UNDO_DAYS } from '#shared/retention-periods.ts'
import { accountDataEndpoints } from '../../contract.ts'
import { keepRetention } from '../service.ts'

const { exportAccount, exportWorkspace, requestAccountDeletion } = accountDataEndpoints
const password = PERSON_PASSWORD

const after = <T>(days: number, look: () => Promise<T>): Promise<T> =>
  at(days * DAY, async () => {
    await keepRetention(testApp.app)
    return look()
  })

async function commentsIn(bytes: Buffer): Promise<{ text: string }[]> {
  const file = (await JSZip.loadAsync(bytes)).file('comments.json')!
  return JSON.parse(await file.async('string')) as { text: string }[]
}

test('a deleted account becomes a former member in its comments, mentions and resolved threads', async () => {
  const { workspace, owner, manager, id } = await aDiscussion()
  await manager.call(commentEndpoints.write, { params: { id }, body: { text: 'Blue?' } })
  const thread = await written(owner, id, `Ask ${mention(manager)}.`)
  await manager.call(commentEndpoints.resolve, { params: { id: thread.id }, body: { resolved: true } })
  await manager.call(requestAccountDeletion, { body: { password, deleteWorkspaces: false } })
  await after(UNDO_DAYS + 0.01, async () => {
    const threads = await threadsFor(await aSession(workspace.owner.user.id), id)
    expect(
      threads.map(({ comments: [first], resolvedByName }) => [first!.author.name, first!.text, resolvedByName]),
    ).toEqual([
      ['Former member', 'Blue?', null],
      ['Robin Test', 'Ask @Former member.', 'Former member'],
    ])
    expect(threads[0]!.comments[0]!.author).toEqual({ id: null, name: 'Former member', kind: 'former' })
    const named = sql`select 1 from comments where comments::text like ${`%${manager.user.id}%`}`
    expect(((await testApp.app.db.execute(named)) as { rows: unknown[] }).rows).toEqual([])
  })
})

test('comments are deleted with their email', async () => {
  const { workspace, owner, id } = await aDiscussion()
  const comment = await aComment(workspace, id)
  await aComment(workspace, id, { parentId: comment })
  const count = async () => {
    const stored = sql`select id from comments where outline_id = ${id}`
    return ((await testApp.app.db.execute(stored)) as { rows: unknown[] }).rows.length
  }
  await owner.call(trashEndpoints.removeOutline, { params: { id } })
  const { days } = RETENTION_PERIODS.trash.length
  expect(await after(days - 0.01, count)).toBe(2)
  expect(await after(days + 0.01, count)).toBe(0)
})

test('the export of a workspace has all its comments, and that of a user their own', async () => {
  const { workspace, owner, manager, id } = await aDiscussion()
  const other = await aDiscussion()
  await written(other.owner, other.id, 'Elsewhere')
  await written(owner, id, 'Blue?')
  await written(manager, id, 'Red.')
  const ofWorkspace = await owner.call(exportWorkspace, { params: { id: workspace.id }, body: { password } })
  expect((await commentsIn(ofWorkspace.bytes)).map(({ text }) => text).toSorted()).toEqual(['Blue?', 'Red.'])
  const ofManager = await manager.call(exportAccount, { body: { password } })
  expect((await commentsIn(ofManager.bytes)).map(({ text }) => text)).toEqual(['Red.'])
})
