import { describe, expect, test } from 'vitest'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { copyEndpoints } from '#features/outlines/copy-contract.ts'
import { editingEndpoints } from '#features/outlines/editing-contract.ts'
import { trashEndpoints } from '#features/outlines/trash-contract.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import {
  aBrand,
  aComment,
  aMember,
  aPerson,
  aWorkspace,
  anOutline,
  brandFields,
  newCredentials,
  storeOutlines,
  suspend,
} from '#test/fixtures.ts'
import { startApp, testApp } from '#test/test-app.ts'
import { MINUTE, at, testClock } from '#test/test-clock.ts'
import { clientWith, cookieOf } from '#test/client.ts'
import { newId } from '#server/db/new-id.ts'
import {
  COMMENT_LENGTH,
  COMMENTS_AN_HOUR,
  MOST_COMMENTS,
  MOST_IN_THREAD,
  MOST_THREADS,
  commentEndpoints,
} from '../contract.ts'
import { aDiscussion, mention, threadsFor, write, written } from './comments.fixtures.ts'
import { type CommentInsert, insertComment } from './store.ts'

const { edit, remove, resolve, counts } = commentEndpoints

describe('a comment', () => {
  test('begins a thread, and replies follow it in order', async () => {
    const { owner, designer, id } = await aDiscussion()
    const first = await written(designer, id, 'Is the second line\ntoo long?')
    const reply = await written(owner, id, { text: 'Yes.', parentId: first.id })
    const second = await written(owner, id, 'Who takes the photos?')
    expect(first).toEqual({
      id: expect.any(String) as unknown,
      author: { id: designer.user.id, name: 'COLLABORATOR Test', kind: 'member' },
      visibility: 'team',
      text: 'Is the second line\ntoo long?',
      mentions: [],
      createdAt: expect.any(String) as unknown,
      editedAt: null,
      mine: true,
      removed: false,
    })
    expect(await threadsFor(owner, id)).toEqual([
      {
        id: first.id,
        place: null,
        resolvedAt: null,
        resolvedByName: null,
        comments: [{ ...first, mine: false }, reply],
      },
      { id: second.id, place: null, resolvedAt: null, resolvedByName: null, comments: [second] },
    ])
  })

  test.each([
    ['', 'Write a comment first.'],
    [' \n ', 'Write a comment first.'],
    ['x'.repeat(COMMENT_LENGTH + 1), 'Use at most 4000 characters'],
  ])('has between one and 4,000 characters (%#)', async (text, error) => {
    const { owner, id } = await aDiscussion()
    expect((await write(owner, id, { text })).error).toEqual({ error, code: 'INVALID_INPUT', field: 'text' })
    expect((await write(owner, id, { text: 'x'.repeat(COMMENT_LENGTH) })).status).toBe(201)
  })

  test('of someone else can be deleted by managers and edited by no one', async () => {
    const { workspace, owner, manager, designer, id } = await aDiscussion()
    const creator = await aMember(workspace, 'CREATOR')
    const { id: comment } = await written(designer, id, 'Bigger logo?')
    const params = { id: comment }
    for (const other of [owner, manager, creator]) {
      expect((await other.call(edit, { params, body: { text: 'Smaller logo!' } })).status).toBe(403)
    }
    expect((await creator.call(remove, { params })).status).toBe(403)
    const edited = await designer.call(edit, { params, body: { text: 'A bigger logo?' } })
    expect(edited.body.comment).toMatchObject({ text: 'A bigger logo?', editedAt: expect.any(String) as unknown })
    expect((await manager.call(remove, { params })).status).toBe(200)
    expect(await threadsFor(owner, id)).toEqual([])
  })

  test('that is saved without a change is not marked as edited', async () => {
    const { designer, id } = await aDiscussion()
    const { id: comment, text } = await written(designer, id, 'Bigger logo?')
    const { body } = await designer.call(edit, { params: { id: comment }, body: { text } })
    expect(body.comment.editedAt).toBeNull()
  })

  test('with replies stays without its text until the last reply is deleted', async () => {
    const { owner, designer, id } = await aDiscussion()
    const first = await written(designer, id, `Ask ${mention(owner)}.`)
    const replies = [
      await written(owner, id, { text: 'Asked.', parentId: first.id }),
      await written(designer, id, { text: 'Thanks.', parentId: first.id }),
    ]
    await designer.call(remove, { params: { id: first.id } })
    const [thread] = await threadsFor(owner, id)
    expect(thread!.comments[0]).toMatchObject({ text: '', mentions: [], removed: true })
    expect(thread!.comments.map(({ removed }) => removed)).toEqual([true, false, false])
    expect((await designer.call(edit, { params: { id: first.id }, body: { text: 'Back' } })).status).toBe(403)
    await owner.call(remove, { params: { id: replies[0]!.id } })
    expect(await threadsFor(owner, id)).toHaveLength(1)
    await designer.call(remove, { params: { id: replies[1]!.id } })
    expect(await threadsFor(owner, id)).toEqual([])
  })

  test('on a sent email is possible, and on one in the trash it waits until the email is restored', async () => {
    const { owner, id } = await aDiscussion()
    const params = { id }
    await owner.call(outlineEndpoints.changeStatus, { params, body: { status: 'sent' } })
    const { id: comment } = await written(owner, id, 'That went well.')
    await owner.call(trashEndpoints.removeOutline, { params })
    expect((await write(owner, id, { text: 'Too late' })).status).toBe(404)
    expect((await owner.call(edit, { params: { id: comment }, body: { text: 'Too late' } })).status).toBe(404)
    expect((await owner.call(commentEndpoints.list, { params })).status).toBe(404)
    await owner.call(trashEndpoints.restoreOutline, { params })
    expect((await threadsFor(owner, id)).map((thread) => thread.id)).toEqual([comment])
  })

  test('stays when the email is archived or written again, and a copy of the email has none', async () => {
    const { owner, id } = await aDiscussion()
    const params = { id }
    await written(owner, id, 'Keep the second subject line.')
    await owner.call(editingEndpoints.regenerate, { params })
    await owner.call(outlineEndpoints.changeStatus, { params, body: { status: 'archived' } })
    expect(await threadsFor(owner, id)).toHaveLength(1)
    const { body } = await owner.call(copyEndpoints.copy, { params, body: { year: 2027, month: 1 } })
    expect(await threadsFor(owner, body.outline.id)).toEqual([])
  })

  test('is in no exported document', async () => {
    const { owner, id } = await aDiscussion()
    await written(owner, id, 'QuetzalComment')
    const text = await owner.call(outlineEndpoints.exportText, { params: { id } })
    expect(text.bytes.toString()).not.toContain('QuetzalComment')
    expect(text.bytes.toString()).toContain('Harvest letter')
  })
})

describe('a place', () => {
  test('keeps an excerpt of its part and says when the section is gone', async () => {
    const { owner, outline, id } = await aDiscussion()
    const [section, ...others] = outline.sections
    const thread = await written(owner, id, {
      text: 'Shorter?',
      place: { field: 'section', sectionId: section!.id },
    })
    await written(owner, id, { text: 'The first one.', place: { field: 'subjectLines' } })
    const places = async () => (await threadsFor(owner, id)).map(({ place }) => place)
    expect(await places()).toEqual([
      {
        field: 'section',
        sectionId: section!.id,
        excerpt: expect.stringContaining(section!.section) as unknown,
        isGone: false,
      },
      {
        field: 'subjectLines',
        sectionId: null,
        excerpt: expect.stringContaining(outline.subjectLines[0]!) as unknown,
        isGone: false,
      },
    ])
    const save = async (sections: typeof outline.sections) => {
      const { body } = await owner.call(editingEndpoints.editing, { params: { id } })
      const saved = await owner.call(editingEndpoints.edit, {
        params: { id },
        body: { base: { sections: body.outline.sections }, changes: { sections } },
      })
      expect(saved.status).toBe(200)
    }
    await save([...others, section!])
    expect((await places())[0]).toMatchObject({ sectionId: section!.id, isGone: false })
    await save(others)
    expect((await places())[0]).toMatchObject({
      excerpt: expect.stringContaining(section!.section) as unknown,
      isGone: true,
    })
    const late = await write(owner, id, { text: 'Here?', place: { field: 'section', sectionId: section!.id } })
    expect([late.status, late.error]).toMatchObject([400, { code: 'INVALID_INPUT', field: 'place' }])
    const reply = await written(owner, id, { text: 'It went.', parentId: thread.id })
    expect(reply.text).toBe('It went.')
  })

  test.each([{ field: 'notes' }, { field: 'section' }, { field: 'section', sectionId: '' }])(
    '%j is refused',
    async (place) => {
      const { owner, id } = await aDiscussion()
      expect((await write(owner, id, { text: 'Here', place })).error).toMatchObject({ code: 'INVALID_INPUT' })
      expect((await write(owner, id, { text: 'Here', place: { field: 'cta' } })).status).toBe(201)
    },
  )
})

describe('comments for clients', () => {
  test('need the right to create, also as a reply, and a reply takes the visibility of its thread', async () => {
    const { owner, designer, id } = await aDiscussion()
    const client = { text: 'Which photo do you like?', visibility: 'client' } as const
    expect((await write(designer, id, client)).error.code).toBe('FORBIDDEN')
    const thread = await written(owner, id, client)
    expect(thread.visibility).toBe('client')
    expect((await write(designer, id, { text: 'The red one.', parentId: thread.id })).error.code).toBe('FORBIDDEN')
    const team = await written(designer, id, 'Team only')
    const reply = await written(owner, id, { text: 'Yes', parentId: team.id, visibility: 'client' })
    expect(reply.visibility).toBe('team')
    expect((await written(owner, id, { text: 'Anyone?', parentId: thread.id })).visibility).toBe('client')
  })
})

describe('a reply', () => {
  test("can't have replies and belongs to the same email", async () => {
    const { workspace, owner, brandId, id } = await aDiscussion()
    const first = await written(owner, id, 'First')
    const reply = await written(owner, id, { text: 'Second', parentId: first.id })
    expect((await write(owner, id, { text: 'Third', parentId: reply.id })).status).toBe(404)
    const other = await anOutline(workspace, brandId)
    expect((await write(owner, other.id, { text: 'Second', parentId: first.id })).status).toBe(404)
    expect((await write(owner, id, { text: 'Third', parentId: first.id })).status).toBe(201)
  })

  test('to a resolved thread opens it again', async () => {
    const { owner, designer, id } = await aDiscussion()
    const { id: first } = await written(designer, id, 'Done?')
    await owner.call(resolve, { params: { id: first }, body: { resolved: true } })
    await written(designer, id, { text: 'Not yet', parentId: first })
    expect((await threadsFor(owner, id))[0]).toMatchObject({ resolvedAt: null, resolvedByName: null })
  })
})

describe('resolving', () => {
  test('is for the author of the thread, the assignee and managers', async () => {
    const { workspace, owner, manager, designer, id } = await aDiscussion()
    const other = await aMember(workspace, 'COLLABORATOR')
    const { id: thread } = await written(designer, id, 'Blue?')
    const set = (by: typeof owner, resolved: boolean) =>
      by.call(resolve, { params: { id: thread }, body: { resolved } })
    expect((await set(other, true)).status).toBe(403)
    expect((await set(designer, true)).body.resolvedByName).toBe('COLLABORATOR Test')
    expect((await set(manager, false)).body).toEqual({ resolvedAt: null, resolvedByName: null })
    await owner.call(outlineEndpoints.assign, { params: { id }, body: { userId: other.user.id } })
    expect((await set(other, true)).status).toBe(200)
  })

  test('at the same time tells both who did it', async () => {
    const { owner, manager, id } = await aDiscussion()
    const { id: thread } = await written(owner, id, 'Blue?')
    const call = { params: { id: thread }, body: { resolved: true } }
    const answers = await Promise.all([owner, manager, owner, manager].map((by) => by.call(resolve, call)))
    const names = new Set(answers.map(({ body }) => body.resolvedByName))
    expect(names.size).toBe(1)
    expect((await threadsFor(owner, id))[0]!.resolvedByName).toBe([...names][0])
  })

  test('a reply is refused', async () => {
    const { owner, id } = await aDiscussion()
    const { id: first } = await written(owner, id, 'Blue?')
    const { id: reply } = await written(owner, id, { text: 'Red.', parentId: first })
    const { status, error } = await owner.call(resolve, { params: { id: reply }, body: { resolved: true } })
    expect([status, error.error]).toEqual([400, 'Only the first comment of a thread can be resolved.'])
  })
})

describe('mentions', () => {
  test('tell apart two members who are both called Maria', async () => {
    const { workspace, owner, id } = await aDiscussion()
    const [one, other] = [await aMember(workspace, 'CREATOR'), await aMember(workspace, 'CREATOR')]
    for (const maria of [one, other]) await maria.call(authEndpoints.updateProfile, { body: { name: 'Maria' } })
    const comment = await written(owner, id, `${mention(other)} or ${mention(one)}? ${mention(other)}!`)
    expect(comment.mentions).toEqual([
      { id: other.user.id, name: 'Maria' },
      { id: one.user.id, name: 'Maria' },
    ])
    expect(comment.text).toBe(`${mention(other)} or ${mention(one)}? ${mention(other)}!`)
  })

  test('reach only members, at most 20 in a comment', async () => {
    const { workspace, owner, manager, id } = await aDiscussion()
    for (const stranger of [await aPerson(), (await aWorkspace()).owner]) {
      const { status, error } = await write(owner, id, { text: `Hi ${mention(stranger)}` })
      expect([status, error]).toEqual([
        400,
        { error: 'You can only mention members of this workspace.', code: 'INVALID_INPUT', field: 'text' },
      ])
    }
    const people = await Promise.all(Array.from({ length: 19 }, () => aMember(workspace, 'CREATOR')))
    const twenty = [manager, ...people].map(mention).join(' ')
    expect((await write(owner, id, { text: `${twenty} ${mention(owner)}` })).error.error).toBe(
      'Mention at most 20 people in one comment.',
    )
    expect((await write(owner, id, { text: twenty })).status).toBe(201)
  })

  test('and authors who left the workspace appear as former members', async () => {
    const { workspace, owner, manager, designer, id } = await aDiscussion()
    const { id: thread } = await written(designer, id, `Ask ${mention(manager)}`)
    await written(manager, id, { text: 'Yes?', parentId: thread })
    await manager.call(resolve, { params: { id: thread }, body: { resolved: true } })
    for (const { user } of [manager, designer]) {
      const params = { workspaceId: workspace.id, userId: user.id }
      expect((await owner.call(teamEndpoints.removeMember, { params })).status).toBe(200)
    }
    const [read] = await threadsFor(owner, id)
    expect(read!.resolvedByName).toBe('Former member')
    expect(read!.comments.map(({ author }) => author)).toEqual([
      { id: null, name: 'Former member', kind: 'former' },
      { id: null, name: 'Former member', kind: 'former' },
    ])
    expect(read!.comments[0]!.mentions).toEqual([{ id: manager.user.id, name: 'Former member' }])
  })
})

describe('a super admin who is not a member', () => {
  test('reads comments and writes none', async () => {
    const { owner, id } = await aDiscussion()
    const { id: comment } = await written(owner, id, 'Blue?')
    const superAdmin = await aPerson({ role: 'SUPERADMIN' })
    expect(await threadsFor(superAdmin, id)).toHaveLength(1)
    const params = { id: comment }
    const answers = [
      await write(superAdmin, id, { text: 'Hello' }),
      await superAdmin.call(edit, { params, body: { text: 'Hello' } }),
      await superAdmin.call(remove, { params }),
      await superAdmin.call(resolve, { params, body: { resolved: true } }),
    ]
    for (const { status, error } of answers) {
      expect([status, error]).toEqual([
        403,
        { error: 'Only members of this workspace can write comments.', code: 'FORBIDDEN' },
      ])
    }
    expect((await threadsFor(owner, id))[0]).toMatchObject({ resolvedAt: null, comments: [{ text: 'Blue?' }] })
  })
})

describe('limits', () => {
  const store = (
    workspaceId: string,
    rows: Omit<CommentInsert, 'workspaceId' | 'visibility' | 'text' | 'createdAt'>[],
  ) =>
    withWorkspace(testApp.app.db, workspaceId, async (tx) => {
      for (const row of rows) {
        await insertComment(tx, { workspaceId, visibility: 'team', text: 'x', createdAt: testClock.now(), ...row })
      }
    })
  const someOf = (count: number, outlineId: string, parentId: string | null) =>
    Array.from({ length: count }, () => ({ id: newId(), outlineId, parentId }))

  test(`an email has at most ${MOST_COMMENTS} comments in at most ${MOST_THREADS} threads of ${MOST_IN_THREAD}`, async () => {
    const { workspace, owner, id } = await aDiscussion()
    const threads = someOf(MOST_THREADS, id, null)
    const [full, second, third, fourth] = threads.map((row) => row.id)
    await store(workspace.id, [...threads, ...someOf(MOST_IN_THREAD - 1, id, full!)])
    const refusal = async (body: { text: string; parentId?: string }) => {
      const { status, error } = await write(owner, id, body)
      return `${status} ${error.code} ${error.error}`
    }
    expect(await refusal({ text: 'New' })).toBe(
      '409 CONFLICT This email has reached 200 threads. Reply to one of them, or delete some.',
    )
    expect(await refusal({ text: 'Reply', parentId: full! })).toBe(
      '409 CONFLICT This thread has reached 100 comments. Start a new one.',
    )
    await store(workspace.id, [
      ...someOf(MOST_IN_THREAD - 1, id, second!),
      ...someOf(MOST_IN_THREAD - 1, id, third!),
      ...someOf(2, id, fourth!),
    ])
    const last = await written(owner, id, { text: 'The last one', parentId: fourth! })
    expect(await refusal({ text: 'Reply', parentId: fourth! })).toBe(
      '409 CONFLICT This email has reached 500 comments. Delete some to add a new one.',
    )
    await owner.call(remove, { params: { id: last.id } })
    expect((await write(owner, id, { text: 'Reply', parentId: fourth! })).status).toBe(201)
    const read = await threadsFor(owner, id)
    expect(read.flatMap(({ comments }) => comments)).toHaveLength(MOST_COMMENTS)
  })

  test('50 comments at the same time keep their order and their number', async () => {
    const { workspace, owner, designer, id } = await aDiscussion()
    const first = await aComment(workspace, id)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        write(at % 2 === 0 ? owner : designer, id, { text: `${at}`, parentId: first }),
      ),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    const [thread] = await threadsFor(owner, id)
    expect(thread!.comments).toHaveLength(51)
    const ids = thread!.comments.map((comment) => comment.id)
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(thread!.comments.slice(1).map(({ text }) => text)).size).toBe(50)
  })

  test(`a person writes ${COMMENTS_AN_HOUR} comments an hour`, async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' })
    try {
      const signedUp = await clientWith(null, limited).call(authEndpoints.signUp, { body: newCredentials() })
      const same = clientWith(cookieOf(signedUp), limited)
      const { body: made } = await same.call(workspaceEndpoints.create, { body: { name: 'Talk' } })
      await setPlanOverride(limited.app.db, made.workspace.id, 'PRO')
      const workspaceId = made.workspace.id
      const { body } = await same.call(brandEndpoints.create, { body: { ...brandFields, workspaceId } })
      const [id = ''] = await storeOutlines({ id: workspaceId }, body.brand.id, [{}], limited)
      for (let count = 0; count < COMMENTS_AN_HOUR; count++) {
        expect((await write(same, id, { text: `${count}` })).status).toBe(201)
      }
      const { status, error } = await write(same, id, { text: 'One more' })
      expect([status, error]).toMatchObject([
        429,
        { error: "You're posting comments too quickly. Wait a moment and try again.", code: 'RATE_LIMITED' },
      ])
      await at(61 * MINUTE, async () => expect((await write(same, id, { text: 'Later' })).status).toBe(201))
    } finally {
      await limited.stop()
    }
  })
})

describe('counts', () => {
  test('have the open threads of the brand, and the ones where a client waits', async () => {
    const { workspace, owner, brandId, id } = await aDiscussion()
    const quiet = await anOutline(workspace, brandId)
    const reviewLinkId = newId()
    const ofClient = { userId: null, authorName: 'Dana Reyes (client)', reviewLinkId, visibility: 'client' as const }
    const waiting = await aComment(workspace, id, ofClient)
    const done = await aComment(workspace, id)
    await aComment(workspace, id)
    await owner.call(resolve, { params: { id: done }, body: { resolved: true } })
    const read = async (outlineIds: string, brand = brandId) =>
      (await owner.call(counts, { params: { id: brand }, query: { outlineIds } })).body.counts
    expect(await read(`${id},${quiet.id}`)).toEqual([{ outlineId: id, open: 2, client: 1 }])
    await written(owner, id, { text: 'The red one.', parentId: waiting })
    expect(await read(id)).toEqual([{ outlineId: id, open: 2, client: 0 }])
    await aComment(workspace, id, {
      ...ofClient,
      parentId: waiting,
      createdAt: new Date(testClock.now().getTime() + 1),
    })
    expect(await read(id)).toEqual([{ outlineId: id, open: 2, client: 1 }])
    const otherBrand = await aBrand(workspace)
    expect(await read(id, otherBrand.id)).toEqual([])
  })

  test('of another workspace are refused like unknown ones', async () => {
    const own = await aDiscussion()
    const foreign = await aDiscussion()
    await written(foreign.owner, foreign.id, 'Theirs')
    const ask = async (...ids: string[]) =>
      (await own.owner.call(counts, { params: { id: own.brandId }, query: { outlineIds: ids.join(',') } })).status
    expect([await ask(own.id), await ask(own.id, foreign.id), await ask(own.id, newId())]).toEqual([200, 404, 404])
  })

  test.each(['', 'x', Array.from({ length: 101 }, () => newId()).join(',')])(
    'need 1 to 100 ids (%#)',
    async (outlineIds) => {
      const { owner, brandId, id } = await aDiscussion()
      const ask = (ids: string) => owner.call(counts, { params: { id: brandId }, query: { outlineIds: ids } })
      expect((await ask(outlineIds)).error.code).toBe('INVALID_INPUT')
      expect((await ask(Array.from({ length: 100 }, () => id).join(','))).status).toBe(200)
    },
  )
})

test('a suspended workspace reads comments and writes none', async () => {
  const { workspace, owner, id } = await aDiscussion()
  await written(owner, id, 'Before')
  await suspend(workspace.id)
  expect(await threadsFor(owner, id)).toHaveLength(1)
  expect((await write(owner, id, { text: 'After' })).error.code).toBe('WORKSPACE_SUSPENDED')
})
