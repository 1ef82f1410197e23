import { beforeAll, describe, expect, test } from 'vitest'
import { type TestWorkspace, aBrand, aMember, aWorkspace } from '#test/fixtures.ts'
import { planWithTheProduct } from '#test/test-writers.ts'
import { ideaEndpoints } from '../../contract.ts'
import { LONGEST_NOTES } from '../../fields.ts'

const { generate, plan, readNotes } = ideaEndpoints

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const reading = (id: string, notes: string, by = workspace.owner) =>
  by.call(readNotes, { params: { id }, body: { year: 2027, month: 5, notes } })

const NOTES = "No Mother's Day. Spring sale May 10-14, only 4 emails. Make it pop. Workshop on June 12"
const SENTENCES = [
  "We won't plan Mother's Day.",
  'Spring sale May 10-14: two emails.',
  "Workshop on June 12 is outside of May 2027, so we won't plan it here.",
  'At most four emails this month.',
]
const UNREAD = ["We couldn't read: “Make it pop”, so we won't follow it."]

describe('the notes of a month', () => {
  test('are shown back before anything is generated', async () => {
    const { id } = await aBrand(workspace)
    expect((await reading(id, NOTES)).body).toEqual({ understood: SENTENCES, unread: UNREAD })
    expect((await reading(id, '  ')).body).toEqual({ understood: [], unread: [] })
  })

  test('are kept in the plan and listed beside it', async () => {
    const { id } = await aBrand(workspace)
    planWithTheProduct(id)
    const body = { year: 2027, month: 5, strategy: { mode: 'balanced' as const, notes: NOTES } }
    expect((await workspace.owner.call(generate, { params: { id }, body })).status).toBe(200)
    const month = (await workspace.owner.call(plan, { params: { id, year: '2027', month: '5' } })).body
    expect(month.understood).toEqual(expect.arrayContaining([...SENTENCES, ...UNREAD]))
    expect(month.plan!.thesis).toBe('Spring sale May 10-14')
    expect(month.plan!.emails).toHaveLength(4)
    const noted = month.plan!.emails.filter(({ evidence }) => evidence?.kind === 'note')
    expect(noted.map(({ date }) => date)).toEqual(['2027-05-10', '2027-05-14'])
  })

  test('of a usual length are read, and longer ones are refused', async () => {
    const { id } = await aBrand(workspace)
    expect((await reading(id, 'sale '.repeat(LONGEST_NOTES / 5))).status).toBe(200)
    const { status, error } = await reading(id, 'x'.repeat(LONGEST_NOTES + 1))
    expect([status, error]).toEqual([400, expect.objectContaining({ field: 'notes' })])
  })

  test('are read for those who make ideas, in their own workspace', async () => {
    const { id } = await aBrand(workspace)
    const [creator, collaborator] = [await aMember(workspace, 'CREATOR'), await aMember(workspace, 'COLLABORATOR')]
    expect((await reading(id, NOTES, creator)).status).toBe(200)
    expect((await reading(id, NOTES, collaborator)).status).toBe(403)
    const stranger = await aWorkspace({ plan: 'PRO' })
    expect((await reading(id, NOTES, stranger.owner)).status).toBe(404)
  })
})
