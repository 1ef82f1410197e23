import { expect, test } from 'vitest'
import { commentEndpoints } from '#features/comments/contract.ts'
import { notificationEndpoints } from '#features/notifications/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { signedOut } from '#test/client.ts'
import { aBrand, aComment, aMember, aReviewLink, aWorkspace, storeOutlines } from '#test/fixtures.ts'
import type { LinkFields } from '../links.ts'
import { guestEndpoints } from '../../guest-contract.ts'

async function aShared(fields: Partial<LinkFields> = {}) {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { id: brandId } = await aBrand(workspace)
  const [outlineId, other] = (await storeOutlines(workspace, brandId, [{}, {}])) as [string, string]
  const { token } = await aReviewLink(workspace, brandId, [outlineId], fields)
  const params = { token, outlineId }
  return {
    workspace,
    owner: workspace.owner,
    outlineId,
    other,
    token,
    read: () => signedOut.call(guestEndpoints.comments, { params }),
    write: (body: object) =>
      signedOut.call(guestEndpoints.comment, {
        params,
        body: { text: 'Which photo?', reviewerName: 'Dana Reyes', ...body },
      }),
  }
}

test('a client and the team talk in a thread, and the assignee and the creator of the link are notified', async () => {
  const { workspace, owner, outlineId, read, write } = await aShared()
  const designer = await aMember(workspace, 'COLLABORATOR')
  await owner.call(outlineEndpoints.assign, { params: { id: outlineId }, body: { userId: designer.user.id } })
  const written = await write({})
  expect([written.status, written.body.comment]).toEqual([
    201,
    expect.objectContaining({ authorName: 'Dana Reyes (client)', byClient: true, text: 'Which photo?' }),
  ])
  await owner.call(commentEndpoints.write, {
    params: { id: outlineId },
    body: { text: 'The red one.', parentId: written.body.comment.id },
  })
  const { threads } = (await read()).body
  expect(threads.map(({ comments }) => comments.map(({ authorName, text }) => [authorName, text]))).toEqual([
    [
      ['Dana Reyes (client)', 'Which photo?'],
      ['Robin Test', 'The red one.'],
    ],
  ])
  for (const person of [owner, designer]) {
    const { body } = await person.call(notificationEndpoints.list, { params: { workspaceId: workspace.id } })
    const kinds = body.notifications.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'client_commented')).toEqual(['client_commented'])
  }
})

test('a client gets no team comment, no emails beside the link and no excerpt of the asset notes', async () => {
  const { workspace, owner, outlineId, other, token, read, write } = await aShared()
  const team = await aComment(workspace, outlineId, { text: 'QuetzalTeamOnly' })
  await owner.call(commentEndpoints.write, {
    params: { id: outlineId },
    body: { text: 'For clients', visibility: 'client', place: { field: 'assetNotes' } },
  })
  expect((await read()).body.threads).toMatchObject([{ place: null, comments: [{ text: 'For clients' }] }])
  expect((await write({ parentId: team })).status).toBe(404)
  expect((await write({ place: { field: 'assetNotes' } })).status).toBe(400)
  const elsewhere = { params: { token, outlineId: other } }
  expect((await signedOut.call(guestEndpoints.comments, elsewhere)).bytes.toString()).toBe(
    '{"error":"Not found","code":"NOT_FOUND"}',
  )
})

test('a link that is not for comments shows threads and takes none', async () => {
  const { read, write } = await aShared({ mayComment: false })
  expect([(await read()).status, (await write({})).error.code]).toEqual([200, 'FORBIDDEN'])
})

test("a manager removes the name of a client's comment, and no other name", async () => {
  const { workspace, owner, outlineId, read, write } = await aShared()
  const { id } = (await write({})).body.comment
  const team = await aComment(workspace, outlineId)
  expect((await owner.call(commentEndpoints.removeName, { params: { id: team } })).status).toBe(409)
  expect((await owner.call(commentEndpoints.removeName, { params: { id } })).status).toBe(200)
  expect((await read()).body.threads).toMatchObject([{ comments: [{ authorName: 'Client', text: 'Which photo?' }] }])
  const { body } = await owner.call(notificationEndpoints.list, { params: { workspaceId: workspace.id } })
  expect(body.notifications.map(({ actorName }) => actorName)).toEqual(['Client'])
})
