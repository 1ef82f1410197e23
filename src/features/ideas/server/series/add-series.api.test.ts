import { beforeAll, describe, expect, test } from 'vitest'
import { observancesOf } from '#writing/knowledge/observances.ts'
import type { Client } from '#test/client.ts'
import { type TestWorkspace, aBrand, aMember, aWorkspace, suspend } from '#test/fixtures.ts'
import { beginAt } from '#test/test-clock.ts'
import { ideaEndpoints } from '../../contract.ts'
import { seriesEndpoints } from '../../series-contract.ts'

beginAt('2026-11-02T12:00:00Z')

const LAUNCH = { kind: 'launch', date: '2026-12-02', name: 'Courtyard Filter Blend' } as const

let workspace: TestWorkspace
let brandId: string
beforeAll(async () => {
  workspace = await aWorkspace()
  brandId = (await aBrand(workspace)).id
})

const add = (body: object, by: Client = workspace.owner, id = brandId) =>
  by.call(seriesEndpoints.add, { params: { id }, body: body as typeof LAUNCH })

describe('a series', () => {
  test('is one manual topic of the month of its anchor day, with a planned day for each email', async () => {
    const { status, body } = await add(LAUNCH)
    expect([status, body.year, body.month]).toEqual([201, 2026, 12])
    expect(body.topic).toMatchObject({ title: LAUNCH.name, isManual: true })
    expect(
      body.topic.subtopics.map(({ suggestedDate, template, inPlan }) => [suggestedDate, template, inPlan]),
    ).toEqual([
      ['2026-11-25', expect.any(String), true],
      ['2026-11-30', expect.any(String), true],
      ['2026-12-02', expect.any(String), true],
      ['2026-12-05', expect.any(String), true],
      ['2026-12-08', expect.any(String), true],
    ])
    expect(body.topic.subtopics[1]!.why).toBe('2 days before the launch.')
    const { body: plan } = await workspace.owner.call(ideaEndpoints.plan, {
      params: { id: brandId, year: 2026, month: 12 },
    })
    expect(plan.mainTopics).toEqual([body.topic])
    expect(plan.plan?.emails.map(({ date }) => date)).toEqual(
      body.topic.subtopics.map(({ suggestedDate }) => suggestedDate),
    )
  })

  test('uses no quota of a free plan, and is in the language of the brand', async () => {
    const free = await aWorkspace({ plan: 'FREE' })
    const { id } = await aBrand(free, { country: 'DE', language: 'de' })
    for (const kind of ['launch', 'sale', 'restock', 'return'] as const) {
      expect((await add({ ...LAUNCH, kind, name: 'Röstung Nord' }, free.owner, id)).status).toBe(201)
    }
    const { body } = await add({ ...LAUNCH, name: 'Röstung Nord' }, free.owner, id)
    expect(body.topic.subtopics[2]!.title).toBe('Röstung Nord ist da')
  })

  test('of a holiday needs its day in that year', async () => {
    const day = observancesOf('US', 2027).find(({ id }) => id === 'mothers-day')!
    const holiday = { kind: 'holiday', date: day.date, observanceId: day.id, name: 'Mother’s Day' }
    expect((await add(holiday)).body.topic.subtopics).toHaveLength(3)
    const wrong = await add({ ...holiday, date: '2027-05-10' })
    expect([wrong.status, wrong.error.field]).toEqual([400, 'observanceId'])
    expect((await add({ ...holiday, observanceId: 'no-such-day' })).status).toBe(400)
  })

  test.each([
    [{ kind: 'surprise' }, 'kind'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2031-12-02' }, 'date'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
  ])('with %o is refused at its field', async (wrong, field) => {
    const answer = await add({ ...LAUNCH, ...wrong })
    expect([answer.status, answer.error.field]).toEqual([400, field])
  })
})

test('needs the right to create, in a workspace that is not suspended', async () => {
  const at = await aWorkspace()
  const { id } = await aBrand(at)
  const [creator, collaborator] = [await aMember(at, 'CREATOR'), await aMember(at, 'COLLABORATOR')]
  expect((await add(LAUNCH, collaborator, id)).error.code).toBe('FORBIDDEN')
  expect((await add(LAUNCH, workspace.owner, id)).status).toBe(404)
  expect((await add(LAUNCH, creator, id)).status).toBe(201)
  await suspend(at.id)
  expect((await add(LAUNCH, creator, id)).error.code).toBe('WORKSPACE_SUSPENDED')
})
