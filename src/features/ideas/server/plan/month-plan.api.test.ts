import { beforeAll, describe, expect, test } from 'vitest'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { type TestWorkspace, aBrand, aMember, aWorkspace } from '#test/fixtures.ts'
import { planWithTheProduct } from '#test/test-writers.ts'
import { ideaEndpoints } from '../../contract.ts'

const { addManual, archive, generate, plan, planDate } = ideaEndpoints
const december = { year: '2026', month: '12' }

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

async function aPlannedMonth(home = workspace) {
  const { id } = await aBrand(home)
  planWithTheProduct(id)
  const { status } = await home.owner.call(generate, { params: { id }, body: { year: 2026, month: 12 } })
  expect(status).toBe(200)
  return { id, month: await readMonth(id, home) }
}

const readMonth = async (id: string, { owner } = workspace) =>
  (await owner.call(plan, { params: { id, ...december } })).body
const move = (id: string, body: { date: string | null; insteadOfId?: string }, by = workspace.owner) =>
  by.call(planDate, { params: { id }, body })

const plannedTitles = ({ mainTopics }: Awaited<ReturnType<typeof readMonth>>) =>
  mainTopics.flatMap(({ subtopics }) => subtopics.filter(({ inPlan }) => inPlan).map(({ title }) => title))

describe('the plan of a month', () => {
  test('has a thesis and dated emails, whose ideas are among those of the month', async () => {
    const { month } = await aPlannedMonth()
    const emails = month.plan!.emails
    expect(month.plan).toMatchObject({ thesis: expect.any(String), because: expect.any(String) })
    expect(emails.map(({ date }) => date)).toEqual(emails.map(({ date }) => date).toSorted())
    expect(emails.every(({ date }) => date.startsWith('2026-12-'))).toBe(true)
    const ideas = month.mainTopics.flatMap(({ subtopics }) => subtopics)
    const planned = ideas.filter(({ inPlan }) => inPlan)
    expect(planned.map(({ id }) => id).toSorted()).toEqual(emails.map(({ subtopicId }) => subtopicId).toSorted())
    expect(emails[0]).toMatchObject({ time: '10:00', role: expect.any(String), reason: expect.any(String) })
    expect(planned[0]).toMatchObject({ premise: expect.any(String), reader: expect.any(String), inPlan: true })
    expect(ideas.find(({ inPlan }) => !inPlan)).toMatchObject({ suggestedDate: null })
  })

  test('shares neither its thesis nor an email with another brand of the workspace', async () => {
    const agency = await aWorkspace({ plan: 'OMNI' })
    const months = [await aPlannedMonth(agency), await aPlannedMonth(agency)].map(({ month }) => month)
    const [own, others] = months.map(plannedTitles)
    expect(new Set(months.map((month) => month.plan!.thesis)).size).toBe(2)
    expect(own!.length).toBeGreaterThan(2)
    expect(own!.filter((title) => others!.includes(title))).toEqual([])
  })

  test('is empty for a month without a generation', async () => {
    const { id } = await aBrand(workspace)
    expect(await readMonth(id)).toMatchObject({ plan: null, mainTopics: [] })
  })

  test('moves an email, puts it back on the shelf, and takes another one in its place', async () => {
    const { id, month } = await aPlannedMonth()
    const [first, second] = month.plan!.emails
    expect((await move(first!.subtopicId, { date: '2026-12-31' })).status).toBe(200)
    expect((await move(second!.subtopicId, { date: null })).status).toBe(200)
    const moved = (await readMonth(id)).plan!.emails
    expect(moved.at(-1)).toMatchObject({ subtopicId: first!.subtopicId, date: '2026-12-31' })
    expect(moved.map(({ subtopicId }) => subtopicId)).not.toContain(second!.subtopicId)

    const swapped = { date: '2026-12-31', insteadOfId: first!.subtopicId }
    expect((await move(second!.subtopicId, swapped)).status).toBe(200)
    const after = (await readMonth(id)).plan!.emails
    expect(after.at(-1)).toMatchObject({ subtopicId: second!.subtopicId, date: '2026-12-31' })
    expect(after.map(({ subtopicId }) => subtopicId)).not.toContain(first!.subtopicId)
  })

  test('takes in an idea that a person typed', async () => {
    const { id } = await aBrand(workspace)
    const body = { title: 'Grinder day', year: 2026, month: 12 }
    const { idea } = (await workspace.owner.call(addManual, { params: { id }, body })).body
    expect((await move(idea.id, { date: '2026-12-25' })).status).toBe(200)
    expect((await readMonth(id)).plan).toMatchObject({
      thesis: null,
      emails: [{ subtopicId: idea.id, date: '2026-12-25', role: null, evidence: null, confirm: [], isOnRestDay: true }],
    })
  })

  test('refuses a day of another month, an archived idea, and an idea of another workspace', async () => {
    const { month } = await aPlannedMonth()
    const [first, second] = month.plan!.emails.map(({ subtopicId }) => subtopicId)
    const wrongMonth = await move(first!, { date: '2027-01-05' })
    expect([wrongMonth.status, wrongMonth.error]).toEqual([
      400,
      expect.objectContaining({ error: 'Choose a day in December 2026.', field: 'date' }),
    ])
    await workspace.owner.call(archive, { params: { id: second! } })
    expect((await move(second!, { date: '2026-12-03' })).error.code).toBe('IDEA_ARCHIVED')
    expect((await move(second!, { date: null })).status).toBe(200)
    const stranger = await aWorkspace({ plan: 'PRO' })
    expect((await move(first!, { date: null }, stranger.owner)).status).toBe(404)
    const foreign = await aBrand(stranger)
    const { idea } = (
      await stranger.owner.call(addManual, {
        params: { id: foreign.id },
        body: { title: 'Theirs', year: 2026, month: 12 },
      })
    ).body
    expect((await move(first!, { date: null, insteadOfId: idea.id })).status).toBe(404)
  })

  test('keeps an email about a day before it is over', async () => {
    const { id } = await aBrand(workspace)
    planWithTheProduct(id)
    const strategy = { mode: 'balanced' as const, notes: 'Open day December 12' }
    await workspace.owner.call(generate, { params: { id }, body: { year: 2026, month: 12, strategy } })
    const { mainTopics } = await readMonth(id)
    const own = mainTopics.flatMap(({ subtopics }) => subtopics).find(({ title }) => title.includes('Open day'))!
    const late = await move(own.id, { date: '2026-12-20' })
    expect([late.status, late.error.error]).toEqual([400, expect.stringContaining('Open day')])
    expect((await move(own.id, { date: '2026-12-09' })).status).toBe(200)
  })

  test('is changed by those who make ideas, and read by everyone else', async () => {
    const { id, month } = await aPlannedMonth()
    const [email] = month.plan!.emails
    const [creator, collaborator] = [await aMember(workspace, 'CREATOR'), await aMember(workspace, 'COLLABORATOR')]
    expect((await move(email!.subtopicId, { date: '2026-12-30' }, collaborator)).status).toBe(403)
    expect((await move(email!.subtopicId, { date: '2026-12-30' }, creator)).status).toBe(200)
    expect((await collaborator.call(plan, { params: { id, ...december } })).body.plan!.emails).toHaveLength(
      month.plan!.emails.length,
    )
  })
})

describe('questions beside the plan', () => {
  const answer = (id: string, value: { id: string; question: string; text: string }) =>
    workspace.owner.call(sheetEndpoints.write, { params: { id }, body: { kind: 'answer', value } })

  test('say what an answer brings, and are gone once it is given', async () => {
    const { id, month } = await aPlannedMonth()
    const [question] = month.questions
    expect(question!.unlocks + question!.settles).toBeGreaterThan(0)
    const text = 'Reply to any email and Jo at the front desk answers you within a day.'
    const { status } = await answer(id, { id: question!.id, question: question!.question, text })
    expect(status).toBe(200)
    const after = await readMonth(id)
    expect(after.questions.map((each) => each.id)).not.toContain(question!.id)
  })

  test('take an answer of the length that fits, to a question that we ask', async () => {
    const { id, month } = await aPlannedMonth()
    const { id: asked, question, shortest, longest } = month.questions[0]!
    const short = await answer(id, { id: asked, question, text: 'No' })
    expect([short.status, short.error]).toEqual([
      400,
      expect.objectContaining({ error: `Use ${shortest} to ${longest} characters.`, field: 'value.text' }),
    ])
    const text = 'An answer that is long enough for it.'
    const unknown = await answer(id, { id: 'universal/universal/q-nothing', question, text })
    expect([unknown.status, unknown.error]).toEqual([400, expect.objectContaining({ field: 'value.id' })])
  })
})
