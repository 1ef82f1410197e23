import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { notificationEndpoints } from '#features/notifications/contract.ts'
import { mailWhatIsDue } from '#features/notifications/server/service.ts'
import { type WorkflowStatus, outlineEndpoints } from '#features/outlines/contract.ts'
import { editingEndpoints } from '#features/outlines/editing-contract.ts'
import { type Client, signedOut } from '#test/client.ts'
import {
  type SharedLink,
  type StoredOutline,
  type TestWorkspace,
  aBrand,
  aMember,
  aReviewLink,
  aWorkspace,
  setPlan,
  storeOutlines,
} from '#test/fixtures.ts'
import { mails, testApp } from '#test/test-app.ts'
import { MINUTE, at } from '#test/test-clock.ts'
import { reviewEndpoints } from '../../contract.ts'
import { guestEndpoints } from '../../guest-contract.ts'

let workspace: TestWorkspace
let brandId: string
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'TEAMS' })
  brandId = (await aBrand(workspace, { timezone: 'Europe/Berlin' })).id
})

interface Shared extends SharedLink {
  outlineId: string
}

async function aShared(outline: StoredOutline = {}): Promise<Shared> {
  const [outlineId] = await storeOutlines(workspace, brandId, [outline])
  // A fixture's link counts as the owner's own, and a brand has 50 of them.
  const { body } = await workspace.owner.call(reviewEndpoints.links, { params: { id: brandId } })
  for (const { id, state } of body.links.slice(40)) {
    if (state === 'live') await workspace.owner.call(reviewEndpoints.endLink, { params: { id } })
  }
  return { ...(await aReviewLink(workspace, brandId, [outlineId!])), outlineId: outlineId! }
}

const decide = ({ token, outlineId }: Shared, body: object = {}) =>
  signedOut.call(guestEndpoints.decide, {
    params: { token, outlineId },
    body: { decision: 'approved', revision: 0, reviewerName: 'Dana Reyes', ...body },
  })
const requestChanges = (shared: Shared, body: object = {}) =>
  decide(shared, { decision: 'changes_requested', note: 'Shorter.', ...body })
const readOutline = async (id: string) => {
  const { body } = await workspace.owner.call(outlineEndpoints.getOrList, { params: { id } })
  if (!('outline' in body)) throw new Error('A brand has this id.')
  return body.outline
}
const reviewOf = async (id: string) => (await workspace.owner.call(reviewEndpoints.review, { params: { id } })).body
const sharedOutline = async ({ token }: Shared) =>
  (await signedOut.call(guestEndpoints.read, { params: { token } })).body.outlines[0]!
const edit = (id: string, cta: string, base = '') =>
  workspace.owner.call(editingEndpoints.edit, { params: { id }, body: { base: { cta: base }, changes: { cta } } })

describe('a decision', () => {
  test.each<[WorkflowStatus, WorkflowStatus]>([
    ['draft', 'approved'],
    ['assigned', 'approved'],
    ['in_design', 'approved'],
    ['ready_for_review', 'approved'],
    ['approved', 'approved'],
  ])('to approve turns %s into %s', async (from, to) => {
    const shared = await aShared({ workflowStatus: from })
    expect((await decide(shared)).status).toBe(200)
    expect((await readOutline(shared.outlineId)).workflowStatus).toBe(to)
  })

  test.each<[WorkflowStatus, 'with design' | 'assigned' | 'alone', WorkflowStatus]>([
    ['ready_for_review', 'with design', 'in_design'],
    ['ready_for_review', 'assigned', 'assigned'],
    ['ready_for_review', 'alone', 'draft'],
    ['approved', 'with design', 'in_design'],
    ['approved', 'assigned', 'assigned'],
    ['approved', 'alone', 'draft'],
    ['draft', 'with design', 'draft'],
    ['assigned', 'with design', 'assigned'],
    ['in_design', 'alone', 'in_design'],
  ])('to request changes turns %s %s into %s', async (workflowStatus, how, to) => {
    const shared = await aShared({
      workflowStatus,
      designLink: how === 'with design' ? 'https://design.example/1' : null,
      assignedToUserId: how === 'alone' ? null : workspace.owner.user.id,
    })
    expect((await requestChanges(shared)).status).toBe(200)
    expect((await readOutline(shared.outlineId)).workflowStatus).toBe(to)
  })

  test('is one step with its entries in the log, by the name that the client typed', async () => {
    const shared = await aShared({ workflowStatus: 'ready_for_review' })
    await decide(shared)
    const { activityLog } = await readOutline(shared.outlineId)
    expect(activityLog.map(({ userName, details }) => [userName, details])).toEqual([
      ['Dana Reyes (client)', 'Approved by review link'],
      ['Dana Reyes (client)', 'Status changed from Ready for Review to Approved'],
    ])
    expect(new Set(activityLog.map(({ timestamp }) => timestamp)).size).toBe(1)
  })

  test('needs a note to request changes, a name and a revision', async () => {
    const shared = await aShared()
    for (const wrong of [
      { decision: 'changes_requested', note: ' ' },
      { reviewerName: '' },
      { reviewerName: 'x'.repeat(81) },
      { note: 'x'.repeat(2001) },
      { revision: undefined },
      { decision: 'archived' },
    ]) {
      expect((await decide(shared, wrong)).status).toBe(400)
    }
    expect((await reviewOf(shared.outlineId)).decisions).toEqual([])
  })

  test('is refused by a link that does not ask for approval', async () => {
    const [outlineId] = await storeOutlines(workspace, brandId, [{}])
    const shared = {
      ...(await aReviewLink(workspace, brandId, [outlineId!], { mayApprove: false })),
      outlineId: outlineId!,
    }
    expect((await decide(shared)).error.code).toBe('FORBIDDEN')
    await workspace.owner.call(reviewEndpoints.changeLink, {
      params: { id: shared.link.id },
      body: { mayApprove: true },
    })
    expect((await decide(shared)).status).toBe(200)
  })

  test('can be changed until the email is sent', async () => {
    const shared = await aShared()
    await decide(shared)
    await requestChanges(shared)
    expect(await sharedOutline(shared)).toMatchObject({ decision: { decision: 'changes_requested', note: 'Shorter.' } })
    await workspace.owner.call(outlineEndpoints.changeStatus, {
      params: { id: shared.outlineId },
      body: { status: 'sent' },
    })
    const refused = await decide(shared)
    expect([refused.status, refused.error.error]).toEqual([
      409,
      "This email was already sent, so it can't be reviewed anymore.",
    ])
    expect(await sharedOutline(shared)).toMatchObject({ sent: true })
    expect((await reviewOf(shared.outlineId)).decisions.map(({ decision }) => decision)).toEqual([
      'changes_requested',
      'approved',
    ])
  })
})

describe('content that changes', () => {
  test('refuses a decision about an older revision', async () => {
    const shared = await aShared()
    await edit(shared.outlineId, 'Shop now')
    const refused = await decide(shared)
    expect([refused.status, refused.error]).toEqual([
      409,
      {
        error: 'This email changed while you were reading it. Please review the new version.',
        code: 'CONTENT_CHANGED',
      },
    ])
    expect(await sharedOutline(shared)).toMatchObject({ revision: 1, cta: 'Shop now', decision: null })
    expect((await decide(shared, { revision: 1 })).status).toBe(200)
  })

  test('ends an approval, keeps the status, and waits again after the team asks again', async () => {
    const shared = await aShared()
    const id = shared.outlineId
    expect((await reviewOf(id)).state).toBe('waiting')
    await decide(shared)
    expect((await reviewOf(id)).state).toBe('approved')
    await edit(id, 'Shop now')
    expect(await reviewOf(id)).toMatchObject({ state: 'changed_since', decisions: [{ revision: 0, current: false }] })
    expect((await readOutline(id)).workflowStatus).toBe('approved')
    const { body: again } = await at(1000, () => workspace.owner.call(reviewEndpoints.askAgain, { params: { id } }))
    expect(again.state).toBe('waiting')
    await at(2000, () => decide(shared, { revision: 1 }))
    expect((await reviewOf(id)).state).toBe('approved')
  })

  test('keeps the text that the client read as a version, also within one editing session', async () => {
    const shared = await aShared()
    const id = shared.outlineId
    await edit(id, 'Shop now')
    await requestChanges(shared, { revision: 1 })
    await edit(id, 'Buy now', 'Shop now')
    const [decision] = (await reviewOf(id)).decisions
    const { body } = await workspace.owner.call(editingEndpoints.version, { params: { id, number: decision!.version } })
    expect(body.content.cta).toBe('Shop now')
    expect((await readOutline(id)).cta).toBe('Buy now')
  })

  test('has exactly one outcome beside a decision at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const shared = await aShared()
      const [decided, edited] = await Promise.all([decide(shared), edit(shared.outlineId, 'Shop now')])
      expect(edited.status).toBe(200)
      const { state, decisions } = await reviewOf(shared.outlineId)
      if (decided.status === 200) expect([state, decisions.length]).toEqual(['changed_since', 1])
      else expect([decided.error.code, state, decisions.length]).toEqual(['CONTENT_CHANGED', 'waiting', 0])
    }
  })
})

test('when two clients decide at the same time, both are on record and the newest counts', async () => {
  const shared = await aShared({ workflowStatus: 'ready_for_review' })
  const answers = await Promise.all([decide(shared), requestChanges(shared, { reviewerName: 'Maria Lopez' })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { state, decisions } = await reviewOf(shared.outlineId)
  expect(decisions.map(({ reviewerName }) => reviewerName)).toEqual(
    expect.arrayContaining(['Dana Reyes', 'Maria Lopez']),
  )
  expect(state).toBe(decisions[0]!.decision)
  const { workflowStatus } = await readOutline(shared.outlineId)
  expect(workflowStatus).toBe(state === 'approved' ? 'approved' : 'draft')
})

describe('the notifications of a decision', () => {
  const kindsOf = async (person: Client, outlineId: string) => {
    const { body } = await person.call(notificationEndpoints.list, { params: { workspaceId: workspace.id } })
    return body.notifications
      .filter((each) => each.outlineId === outlineId)
      .map(({ kind, decision, actorName }) => [kind, decision, actorName])
  }
  const told = ['client_decided', 'approved', 'Dana Reyes (client)']

  test('go once to the assignee and once to the creator of the link', async () => {
    const [designer, manager] = [await aMember(workspace, 'COLLABORATOR'), await aMember(workspace, 'MANAGER')]
    const shared = await aShared({ assignedToUserId: designer.user.id, workflowStatus: 'in_design' })
    await manager.call(outlineEndpoints.changeStatus, {
      params: { id: shared.outlineId },
      body: { status: 'ready_for_review' },
    })
    await decide(shared)
    expect(await kindsOf(designer, shared.outlineId)).toEqual([told])
    expect((await kindsOf(workspace.owner, shared.outlineId)).filter(([kind]) => kind !== 'ready_for_review')).toEqual([
      told,
    ])
    // The manager asked for the review, so the approval is news too.
    expect(await kindsOf(manager, shared.outlineId)).toEqual([['approved', null, 'Dana Reyes (client)']])
  })

  test('of an assignee who created the link is one', async () => {
    const shared = await aShared({ assignedToUserId: workspace.owner.user.id, workflowStatus: 'assigned' })
    await decide(shared)
    expect(await kindsOf(workspace.owner, shared.outlineId)).toEqual([told])
  })

  test('become one email, and an older decision is withdrawn', async () => {
    const [first, second] = [await aShared(), await aShared()]
    await decide(first)
    await requestChanges(first)
    await decide(second)
    expect(await kindsOf(workspace.owner, first.outlineId)).toEqual([
      ['client_decided', 'changes_requested', 'Dana Reyes (client)'],
    ])
    const before = mails.length
    await at(2 * MINUTE, () => mailWhatIsDue(testApp.app))
    const sent = mails.slice(before).filter(({ to }) => to === workspace.owner.user.email)
    expect(sent).toHaveLength(1)
    expect(sent[0]!.text).toContain('Dana Reyes (client) requested changes to “Outline 0”.')
    expect(sent[0]!.text).toContain('Dana Reyes (client) approved “Outline 0” by review link.')
  })

  test('go to no one on Pro, where decisions work all the same', async () => {
    const pro = await aWorkspace({ plan: 'PRO' })
    const brand = await aBrand(pro)
    const [outlineId] = await storeOutlines(pro, brand.id, [{}])
    const shared = { ...(await aReviewLink(pro, brand.id, [outlineId!])), outlineId: outlineId! }
    expect((await decide(shared)).status).toBe(200)
    await setPlan(pro.id, 'TEAMS')
    const { body } = await pro.owner.call(notificationEndpoints.list, { params: { workspaceId: pro.id } })
    expect(body.notifications).toEqual([])
  })
})

test('removing a name takes it off the decision, the log and the notifications', async () => {
  const shared = await aShared()
  await decide(shared, { reviewerName: 'Zita Namegone' })
  const [decision] = (await reviewOf(shared.outlineId)).decisions
  const params = { id: decision!.id }
  expect((await workspace.owner.call(reviewEndpoints.removeName, { params })).status).toBe(200)
  expect((await workspace.owner.call(reviewEndpoints.removeName, { params })).status).toBe(200)
  expect((await reviewOf(shared.outlineId)).decisions).toMatchObject([{ reviewerName: null, decision: 'approved' }])
  expect((await readOutline(shared.outlineId)).activityLog.map(({ userName }) => userName)).toEqual([
    'Client',
    'Client',
  ])
  for (const table of ['review_decisions', 'outline_activity', 'notifications', 'audit_log']) {
    const { rows } = (await testApp.app.db.execute(
      sql`select * from ${sql.identifier(table)} where workspace_id = ${workspace.id}`,
    )) as { rows: unknown[] }
    expect(JSON.stringify(rows)).not.toContain('Namegone')
  }
})

test('review states of many outlines come in one call', async () => {
  const [waiting, approved] = [await aShared(), await aShared()]
  const [alone] = await storeOutlines(workspace, brandId, [{}])
  await decide(approved)
  const outlineIds = [waiting.outlineId, approved.outlineId, alone!]
  const { body } = await workspace.owner.call(reviewEndpoints.states, {
    params: { id: brandId },
    query: { outlineIds: outlineIds.join(',') },
  })
  expect(Object.fromEntries(body.states.map(({ outlineId, state }) => [outlineId, state]))).toEqual({
    [waiting.outlineId]: 'waiting',
    [approved.outlineId]: 'approved',
    [alone!]: 'none',
  })
})
