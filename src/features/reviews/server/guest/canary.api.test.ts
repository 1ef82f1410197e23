import { expect, test } from 'vitest'
import { commentEndpoints } from '#features/comments/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { signedOut } from '#test/client.ts'
import { aBrand, aComment, aMember, aReviewLink, aWorkspace, storeOutlines } from '#test/fixtures.ts'
import { reviewEndpoints } from '../../contract.ts'
import { guestEndpoints } from '../../guest-contract.ts'

const CANARY = 'QuetzalTeamOnly'

/** The same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % below
  }
}

test('1,000 random steps never show a client what is only for the team', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { owner } = workspace
  const { id: brandId } = await aBrand(workspace, { guidelines: { tone: CANARY } })
  const designer = await aMember(workspace, 'COLLABORATOR')
  const secret = { notes: CANARY, mainTopicTitle: CANARY, ideaTitle: CANARY, template: CANARY, generatedBy: CANARY }
  const [first, second, hidden] = (await storeOutlines(workspace, brandId, [
    { ...secret, subjectLines: ['For the client'] },
    { ...secret, executiveBrief: 'For the client' },
    { ...secret, title: CANARY, subjectLines: [CANARY] },
  ])) as [string, string, string]
  const { token } = await aReviewLink(workspace, brandId, [first, second])
  const team = await aReviewLink(workspace, brandId, [hidden], { name: CANARY, message: CANARY })
  const teamThread = await aComment(workspace, first, { text: CANARY })
  const next = numbers(11)
  const pick = <Value>(values: readonly Value[]): Value => values[next(values.length)]!
  const read = () => signedOut.call(guestEndpoints.read, { params: { token } })
  const comments = (outlineIds: readonly string[]) =>
    signedOut.call(guestEndpoints.comments, { params: { token, outlineId: pick(outlineIds) } })
  const byClient = [
    read,
    read,
    read,
    () => comments([first, second]),
    () => comments([first, second, hidden]),
    () => signedOut.call(guestEndpoints.read, { params: { token: team.token.slice(0, -1) } }),
    () =>
      signedOut.call(guestEndpoints.decide, {
        params: { token, outlineId: pick([first, second, hidden]) },
        body: {
          decision: pick(['approved', 'changes_requested']),
          revision: 0,
          reviewerName: 'Dana',
          note: 'Shorter.',
        },
      }),
    () =>
      signedOut.call(guestEndpoints.comment, {
        params: { token, outlineId: pick([first, second, hidden]) },
        body: { text: 'Which photo?', reviewerName: 'Dana', ...(next(2) === 0 && { parentId: teamThread }) },
      }),
  ]
  const byTeam = [
    () => {
      const body = { text: next(2) === 0 ? `${CANARY} ${next(9)}` : `@{${designer.user.id}} ${CANARY}` }
      return owner.call(commentEndpoints.write, { params: { id: pick([first, second]) }, body })
    },
    () => {
      const id = pick([first, second, hidden])
      return owner.call(outlineEndpoints.changeNotes, { params: { id }, body: { notes: `${CANARY} ${next(9)}` } })
    },
    () => {
      const id = pick([first, second, hidden])
      const userId = pick([owner.user.id, designer.user.id, null])
      return owner.call(outlineEndpoints.assign, { params: { id }, body: { userId } })
    },
    () => {
      const id = pick([first, second])
      const status = pick(['draft', 'in_design', 'ready_for_review', 'approved'] as const)
      return owner.call(outlineEndpoints.changeStatus, { params: { id }, body: { status } })
    },
    () => owner.call(reviewEndpoints.askAgain, { params: { id: pick([first, second]) } }),
  ]
  const people = [CANARY, owner.user.email, owner.user.id, designer.user.id, workspace.id, brandId, hidden]
  let shown = 0
  for (let step = 0; step < 1000; step++) {
    if (next(3) === 0) {
      await pick(byTeam)()
      continue
    }
    const { bytes, headers } = await pick(byClient)()
    const answer = `${JSON.stringify(headers)}${bytes.toString()}`
    expect(people.filter((secretText) => answer.includes(secretText))).toEqual([])
    if (answer.includes('For the client')) shown += 1
  }
  expect(shown).toBeGreaterThan(200)
}, 300_000)
