import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { createModels } from '#features/models/server/model-access.ts'
import { generationRuns } from '#features/runs/server/tables.ts'
import { aiCalls, aiTokenDays } from '#features/models/server/tables.ts'
import type { PlanRequest, PlannedTopic } from '#writing/requests/plan-request.ts'
import { readEnv } from '#server/env.ts'
import { type ScriptedMonth, monthAnswer, refsAskedFor, taskOf } from '#test/ai-answers.ts'
import { type Asked, startAiDouble, startRawServer } from '#test/ai-double.ts'
import { type TestWorkspace, aBrand, aWorkspace, anIdea } from '#test/fixtures.ts'
import { scriptedMonth } from '#test/scripted-month.ts'
import { testApp } from '#test/test-app.ts'
import { writeWith } from '#test/test-writers.ts'
import { ideaEndpoints } from '../../contract.ts'
import { beginAt } from '#test/test-clock.ts'
import { modelIdeaWriter } from './model-idea-writer.ts'
import { notesOf } from '#writing/notes/month-notes.ts'

// The tests plan December 2026.
beginAt('2026-11-15T12:00:00Z')

const { app } = testApp
const KEY = 'sk-never-to-be-seen'
const double = await startAiDouble()
afterAll(() => double.stop())

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })

const WIRES = {
  openai: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: double.baseUrl },
  anthropic: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: double.baseUrl },
  compatible: { AI_COMPAT_BASE_URL: double.baseUrl, AI_COMPAT_API_KEY: KEY, AI_COMPAT_MODEL: 'small' },
} as const
type Wire = keyof typeof WIRES

async function aBrandWithModel(
  wire: Wire,
  settings: Record<string, string> = {},
  changes: object = {},
  workspace?: TestWorkspace,
): Promise<{ workspace: TestWorkspace; brandId: string; requests: PlanRequest[]; reported: PlannedTopic[][] }> {
  const place = workspace ?? (await aWorkspace({ plan: 'TEAMS' }))
  const { id: brandId } = await aBrand(place, changes)
  const env = readEnv({ AI_MAX_RETRIES: '0', ...WIRES[wire], ...settings })
  const writer = modelIdeaWriter(app.db, createModels({ env, db: app.db, clock: app.clock, log }).ideas!, {
    mayFallBack: env.AI_FALLBACK === 'planner',
  })
  const requests: PlanRequest[] = []
  const reported: PlannedTopic[][] = []
  writeWith(brandId, {
    ideas: {
      name: writer.name,
      planMonth(request, writing) {
        requests.push(request)
        return writer.planMonth(request, {
          ...writing,
          report(topic, at) {
            const topics = (reported[at] ??= [])
            topics.push(topic)
            writing.report(topic, at)
          },
        })
      },
    },
  })
  return { workspace: place, brandId, requests, reported }
}

type Place = Awaited<ReturnType<typeof aBrandWithModel>>

const generate = ({ workspace, brandId }: Place, month = 12, notes = '') =>
  workspace.owner.call(ideaEndpoints.generate, {
    params: { id: brandId },
    body: { year: 2026, month, strategy: { mode: 'balanced', notes } },
  })

const months = new WeakMap<PlanRequest, Promise<ScriptedMonth>>()

const soundMonth = ({ requests }: Place): Promise<ScriptedMonth> =>
  months.getOrInsertComputed(requests.at(-1)!, (request) =>
    scriptedMonth({ ...request, brand: notesOf(request).brand }),
  )

type Change = (month: ScriptedMonth, asked: Asked) => void

function answering(place: Place, change: Change = () => {}): void {
  double.answer(async (asked) => {
    const month = structuredClone(await soundMonth(place))
    change(month, asked)
    return { content: monthAnswer(month, asked) }
  })
}

const answeringAtFirst = (place: Place, change: (month: ScriptedMonth) => void): void =>
  answering(place, (month, asked) => {
    if (!taskOf(asked).includes('repair')) change(month)
  })

const countOf = ({ emails, shelf }: ScriptedMonth) =>
  emails.length + shelf.topics.flatMap((topic) => topic.ideas).length

const tasks = () => double.asked.map(taskOf)
const ideasIn = ({ mainTopics }: { mainTopics: { subtopics: { title: string; suggestedDate: string | null }[] }[] }) =>
  mainTopics.flatMap(({ subtopics }) => subtopics)

const usageOf = async ({ workspace: { id, owner } }: Place) =>
  (await owner.call(usageEndpoints.usage, { params: { id } })).body.usage

const callsOf = ({ workspace }: Place) => app.db.select().from(aiCalls).where(eq(aiCalls.workspaceId, workspace.id))
const runOf = async ({ workspace }: Place) =>
  (await app.db.select().from(generationRuns).where(eq(generationRuns.workspaceId, workspace.id)))[0]!

/** Every run reports the outage itself, even the one whose own calls cause the pause. */
async function generateUntilPaused(place: Place): Promise<void> {
  double.answer(() => ({ error: { message: 'x', type: 'api_error' }, status: 500 }))
  const codes: string[] = []
  while (codes.at(-1) !== 'AI_BUSY' && codes.length <= 6) codes.push((await generate(place)).error.code)
  expect(codes).toEqual([...codes.slice(0, -1).map(() => 'AI_UNREACHABLE'), 'AI_BUSY'])
}

async function pauseIsOver(then: () => Promise<void>): Promise<void> {
  const now = performance.now.bind(performance)
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + 31_000)
  await then().finally(() => spy.mockRestore())
}

beforeEach(() => {
  double.asked.length = 0
})

describe('a month written by a model', () => {
  test.each([
    ['openai', 'FREE', 10],
    ['anthropic', 'FREE', 10],
    ['compatible', 'TEAMS', 100],
  ] as const)('is planned, written and shelved over the wire of %s on %s', async (wire, plan, most) => {
    const place = await aBrandWithModel(wire, { AI_PRICES: 'small=1/2' }, {}, await aWorkspace({ plan }))
    answering(place)
    const { status, body } = await generate(place)
    expect(status).toBe(200)
    const sound = await soundMonth(place)
    expect(body.plan).toMatchObject({ thesis: sound.plan.thesis, because: sound.plan.because })
    expect(body.plan!.emails.map(({ date, role }) => ({ date, role }))).toEqual(
      sound.plan.emails.map(({ date, role }) => ({ date, role })),
    )
    const ideas = ideasIn(body)
    expect(ideas.map(({ title }) => title)).toEqual(
      [...sound.emails, ...sound.shelf.topics.flatMap((topic) => topic.ideas)].slice(0, most).map(({ title }) => title),
    )
    expect(tasks()).toEqual(['plan', 'emails', 'emails', 'shelf'])
    const { report } = await runOf(place)
    expect(report).toMatchObject({ failures: [], repairs: 0, dropped: 0, readyMade: 0, model: { promptVersion: 0 } })
    expect(report!.parts!['rules']).toBe(50)
    const calls = await callsOf(place)
    expect(calls).toHaveLength(double.asked.length)
    for (const call of calls) {
      expect(call).toMatchObject({ provider: wire, promptType: 'openai_ideas', promptVersion: 0, state: 'done' })
      expect(call.inputTokens).toBeGreaterThan(0)
      expect(call.outputTokens).toBeGreaterThan(50)
      expect(call.costMicros).toBeGreaterThan(0)
    }
    expect(await usageOf(place)).toMatchObject({ topics: body.mainTopics.length, subtopics: ideas.length })
  })

  test('is planned from the brand, its days, its strategy and its earlier ideas, and from nothing of other brands', async () => {
    const stranger = await aWorkspace()
    await aBrand(stranger, { name: 'Canary Of Another Brand' })
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    await aBrand(workspace, { name: 'Sister Canary' })
    const place = await aBrandWithModel('openai', {}, {}, workspace)
    const guidelines = { tone: 'dry', say: ['ask anna.smith@members.example'], dontSay: ['cheap'] }
    await workspace.owner.call(brandEndpoints.update, { params: { id: place.brandId }, body: { guidelines } })
    await anIdea(workspace, place.brandId, { title: 'The idea we had before already' })
    answering(place)
    await place.workspace.owner.call(ideaEndpoints.generate, {
      params: { id: place.brandId },
      body: { year: 2026, month: 12, strategy: { mode: 'story-led', notes: 'launch on the 12th, no discounts' } },
    })
    const prompts = double.asked.map(({ system, user }) => `${system}\n${user}`)
    expect(prompts.length).toBeGreaterThan(1)
    for (const prompt of prompts) {
      expect(prompt).toContain('christmas | Christmas')
      expect(prompt).toContain('2026-12-01 Tue')
      expect(prompt).not.toContain('2026-12-25 ')
      expect(prompt).toContain('The idea we had before already')
      expect(prompt).toContain('launch on the 12th, no discounts')
      expect(prompt).toContain('This month tells more')
      expect(prompt).toContain('(email address)')
      for (const secret of ['anna.smith', 'Canary', 'Robin Test', workspace.owner.user.email, workspace.id, KEY]) {
        expect(prompt).not.toContain(secret)
      }
      expect(prompt).not.toContain('{{')
    }
    // Texts of users never appear in the instructions.
    for (const { system } of double.asked) expect(system).not.toContain('ask (email address)')
  })

  test('gets the usable facts, each with an id, and no text of the profile', async () => {
    const place = await aBrandWithModel('openai')
    const { owner } = place.workspace
    const params = { id: place.brandId }
    answering(place)
    await generate(place)
    const proposed = double.asked[0]!.user
    const emailsTask = () => double.asked.findLast((asked) => taskOf(asked) === 'emails')!.user
    // The trade isn't confirmed, so the description of the business is all there is.
    expect(emailsTask()).toContain('One possible way for some of them')
    expect(proposed).toContain('offer-1: Forest Roast Espresso | consumable')
    expect(proposed).toContain('say-1: freshly roasted')
    expect(proposed).toContain('never-say-1: cheap')
    expect(proposed).toContain('rule-1: no health claims')
    for (const text of [
      'Adults of 28',
      'Brewing at home',
      'orders the sampler',
      'dry humour',
      '$38',
      'Bitter cups',
      'trade-1',
    ]) {
      expect(proposed).not.toContain(text)
    }

    const { body: sheet } = await owner.call(sheetEndpoints.get, { params })
    const deciding = sheet.facts
      .filter(({ kind, key }) => kind === 'pain' || kind === 'trade' || key === 'cold brew kit')
      .map(({ kind, key }) => ({ kind, key, state: kind === 'offer' ? ('rejected' as const) : ('confirmed' as const) }))
    await owner.call(sheetEndpoints.decide, { params, body: { facts: deciding } })
    const before = double.asked.length
    await owner.call(ideaEndpoints.generate, { params, body: { year: 2027, month: 2 } })
    const decided = double.asked[before]!.user.split('Open days of')[0]!
    expect(decided).toContain('trade-1: coffee and tea')
    expect(decided).toContain('pain-1: Bitter cups')
    expect(decided).not.toContain('Cold Brew Kit')
    expect(emailsTask()).not.toContain('One possible way')
  })

  test('grows before the eyes of those who wait: the thesis, its emails, the shelf', async () => {
    const place = await aBrandWithModel('compatible')
    answering(place)
    const { body } = await generate(place)
    const [plan, ...shelf] = place.reported
    expect(plan![0]).toMatchObject({ title: body.plan!.thesis, subtopics: [] })
    expect(plan!.at(-1)!.subtopics.map(({ title }) => title)).toEqual(
      body.mainTopics[0]!.subtopics.map(({ title }) => title),
    )
    expect(shelf.map((topics) => topics.at(-1)!.title)).toEqual(body.mainTopics.slice(1).map(({ title }) => title))
  })

  test('that has its emails gets further ideas alone, never the same ones, until there are none', async () => {
    const place = await aBrandWithModel('openai')
    answering(place)
    const first = await generate(place)
    const before = ideasIn(first.body)
    double.asked.length = 0
    const further = ['A jar, a scoop and a label', 'Water first, then everything else', 'What the second sip tells you']
    const idea = { role: 'teach', reader: 'all', offer: null, occasion: null } as const
    const premise = 'Shows one small thing to do at the kitchen table. Readers try it the same evening.'
    const shelf = {
      topics: [
        {
          title: 'Small things at the kitchen table',
          purpose: 'Something to try on the same evening.',
          ideas: [...further, before[0]!.title].map((title) => ({
            ...idea,
            evidence: [],
            title,
            premise,
            why: 'The sheet of the brand names an espresso for every morning.',
          })),
        },
      ],
    }
    answering(place, (month) => Object.assign(month, { shelf, plan: { ...month.plan, emails: [] } }))
    const second = await generate(place)
    expect(second.status).toBe(200)
    expect(tasks()).toEqual(['shelf', 'repair', 'repair'])
    expect(double.asked[0]!.user).toContain(before[0]!.title)
    expect(second.body.plan!.emails).toHaveLength(first.body.plan!.emails.length)
    expect(ideasIn(second.body).map(({ title }) => title)).toEqual([...before.map(({ title }) => title), ...further])

    answering(place, (month) => Object.assign(month, { shelf: { topics: [] } }))
    const third = await generate(place)
    expect([third.status, third.error.code]).toEqual([409, 'IDEAS_USED_UP'])
  })

  test('thinks longest about the plan', async () => {
    const efforts: unknown[] = []
    const raw = await startRawServer((request, response, body) => {
      efforts.push((JSON.parse(body) as { reasoning?: { effort?: string } }).reasoning?.effort)
      response.writeHead(500).end()
    })
    const place = await aBrandWithModel('openai', { OPENAI_BASE_URL: raw.baseUrl })
    await generate(place)
    await raw.stop()
    expect(efforts).toEqual(['high'])
  })
})

describe('a plan that breaks a rule', () => {
  test('is put right without asking where moving an email is enough', async () => {
    const place = await aBrandWithModel('openai')
    answering(place, ({ plan }) => {
      plan.emails[0]!.date = '2026-12-25'
      plan.emails[1]!.date = plan.emails[2]!.date
    })
    const { body } = await generate(place)
    const dates = body.plan!.emails.map(({ date }) => date)
    expect(dates).toHaveLength(6)
    expect(dates).not.toContain('2026-12-25')
    const gaps = dates.slice(1).map((date, at) => Temporal.PlainDate.from(dates[at]!).until(date).days)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
    expect(tasks()).not.toContain('plan repair')
  })

  test('is asked for again by the emails at fault alone', async () => {
    const place = await aBrandWithModel('anthropic')
    answeringAtFirst(place, ({ plan }) => {
      plan.emails[1]!.about = 'Promise 40% off everything until Sunday.'
      plan.emails[3]!.occasion = 'no-such-day'
    })
    const { body } = await generate(place)
    const repairs = double.asked.filter((asked) => taskOf(asked) === 'plan repair')
    expect(repairs).toHaveLength(1)
    expect(refsAskedFor(repairs[0]!)).toEqual(['e2', 'e4'])
    expect(repairs[0]!.user).toContain('The thesis stands')
    expect(body.plan!.emails).toHaveLength(6)
    expect((await runOf(place)).report).toMatchObject({ repairs: 1, dropped: 0 })
  })

  test('loses the email that stays at fault, and nothing else', async () => {
    const place = await aBrandWithModel('openai')
    answering(place, ({ plan }) => {
      plan.emails[1]!.about = 'Promise 40% off everything until Sunday.'
    })
    const { body } = await generate(place)
    expect(body.plan!.emails).toHaveLength(5)
    expect(JSON.stringify(double.asked.at(-1))).not.toContain('40%')
    expect((await runOf(place)).report).toMatchObject({ repairs: 1, dropped: 1, readyMade: 0 })
  })

  test('gets a ready-made email in that place where the settings let the planner step in', async () => {
    const place = await aBrandWithModel('openai', { AI_FALLBACK: 'planner' })
    answering(place, ({ plan }) => {
      plan.emails[1]!.about = 'Promise 40% off everything until Sunday.'
    })
    const { body } = await generate(place)
    expect(body.plan!.emails).toHaveLength(6)
    const { emails } = await soundMonth(place)
    const titles = ideasIn(body).map(({ title }) => title)
    for (const { title } of emails.slice(0, 5)) expect(titles).toContain(title)
    expect((await runOf(place)).report).toMatchObject({ readyMade: 1 })
  })

  test('continues with ready-made emails after a failed call, if the settings allow the planner', async () => {
    const failing = async (settings: Record<string, string>) => {
      const place = await aBrandWithModel('openai', settings)
      double.answer(async (asked) =>
        refsAskedFor(asked).includes('e1')
          ? { error: { message: 'x', type: 'api_error' }, status: 500 }
          : { content: monthAnswer({ ...(await soundMonth(place)), emails: [] }, asked) },
      )
      return { place, answer: await generate(place) }
    }
    const { place, answer } = await failing({ AI_FALLBACK: 'planner' })
    expect(answer.status).toBe(200)
    const { report } = await runOf(place)
    expect(report!.readyMade).toBeGreaterThan(0)
    expect(answer.body.plan!.emails).toHaveLength(report!.readyMade!)
    expect(answer.body.mainTopics.length).toBeGreaterThan(1)
    const { answer: strict } = await failing({})
    expect(strict.error.code).toBe('AI_UNREACHABLE')
  })

  test('finds another thesis than a brand of the same team has', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const sister = await aBrandWithModel('openai', {}, {}, workspace)
    answering(sister, ({ plan }) => {
      plan.thesis = 'Small rituals for the darkest weeks of the year'
    })
    await generate(sister)
    const place = await aBrandWithModel('openai', {}, { name: 'Sister Brand' }, workspace)
    double.asked.length = 0
    answeringAtFirst(place, ({ plan }) => {
      plan.thesis = 'The darkest weeks of the year, small rituals'
    })
    const { body } = await generate(place)
    expect(double.asked[0]!.user).toContain('Small rituals for the darkest weeks of the year')
    expect(double.asked[1]!.user).toContain('The thesis has to be another one')
    expect(body.plan!.thesis).toBe((await soundMonth(place)).plan.thesis)
  })
})

describe('notes', () => {
  const MOTHERS = {
    date: '2027-05-04',
    about: 'Help readers choose for Mother’s Day without stress.',
    occasion: 'mothers-day',
  }
  const inMay = (place: Place, notes: string) =>
    place.workspace.owner.call(ideaEndpoints.generate, {
      params: { id: place.brandId },
      body: { year: 2027, month: 5, strategy: { mode: 'balanced', notes } },
    })
  const heedless: (isDeaf: boolean) => Change = (isDeaf) => (month, asked) => {
    if (!isDeaf && taskOf(asked).includes('repair')) return
    Object.assign(month.plan.emails[0]!, MOTHERS)
    month.emails[1]!.title = 'A quiet gift for Mother’s Day'
    month.shelf.topics[0]!.ideas[0]!.premise = 'Shows three gifts for Mother’s Day. Readers pick one in a minute.'
  }

  test('that a model ignores at first bind it in the repair', async () => {
    const place = await aBrandWithModel('openai')
    answering(place, heedless(false))
    const { body } = await inMay(place, "No Mother's Day.")
    expect(double.asked[0]!.user).toContain("We won't plan Mother's Day.")
    expect(double.asked[0]!.user).not.toContain('mothers-day |')
    expect(tasks()).toEqual(['plan', 'plan repair', 'emails', 'emails', 'shelf', 'repair'])
    expect(refsAskedFor(double.asked[1]!)).toEqual(['e1'])
    expect(refsAskedFor(double.asked.at(-1)!)).toEqual(['t1-2', 't2-1'])
    expect(JSON.stringify(body)).not.toMatch(/Mother.s Day(?!\.)/)
    expect(body.plan!.emails).toHaveLength(6)
  })

  test('that a model ignores throughout are kept all the same', async () => {
    const place = await aBrandWithModel('openai')
    answering(place, heedless(true))
    const { body } = await inMay(place, "No Mother's Day.")
    expect(JSON.stringify(body.mainTopics)).not.toMatch(/Mother/)
    expect(body.plan!.emails).toHaveLength(4)
    expect((await runOf(place)).report).toMatchObject({ repairs: 3, dropped: 3 })
  })

  test('that leave Mother’s Day open let it be planned', async () => {
    const place = await aBrandWithModel('openai')
    answering(place, heedless(true))
    const { body } = await inMay(place, '')
    expect(tasks()).not.toContain('repair')
    expect(ideasIn(body).filter(({ title }) => /Mother/.test(title))).toHaveLength(1)
  })

  test('that rule out discounts are kept in every idea', async () => {
    const place = await aBrandWithModel('openai')
    answering(place, ({ emails }) => {
      emails[0]!.title = 'When a coupon is the better gift'
    })
    const { body } = await generate(place, 12, 'no discounts')
    expect(ideasIn(body).some(({ title }) => /coupon/.test(title))).toBe(false)
    const { body: free } = await generate(await allowing(), 12)
    expect(ideasIn(free).some(({ title }) => /coupon/.test(title))).toBe(true)
  })

  async function allowing(): Promise<Place> {
    const place = await aBrandWithModel('openai')
    answering(place, ({ emails }) => {
      emails[0]!.title = 'When a coupon is the better gift'
    })
    return place
  }

  test('that name a day have an email on it, whatever the model plans', async () => {
    const forgetful = await aBrandWithModel('openai')
    answering(forgetful, ({ plan }) => {
      for (const email of plan.emails) if (email.date === '2026-12-16') email.date = '2026-12-18'
    })
    const { body } = await generate(forgetful, 12, 'Winter launch on December 16')
    const noted = ideasIn(body).filter(({ suggestedDate }) => suggestedDate === '2026-12-16')
    expect(noted.map(({ title }) => title)).toEqual(['Winter launch'])
    expect(double.asked[0]!.user).toContain('2026-12-16 | Winter launch')

    const heeding = await aBrandWithModel('openai')
    answering(heeding, ({ plan }) => {
      plan.emails[3]!.date = '2026-12-16'
    })
    const { body: told } = await generate(heeding, 12, 'Winter launch on December 16')
    const written = ideasIn(told).filter(({ suggestedDate }) => suggestedDate === '2026-12-16')
    expect(written.map(({ title }) => title)).toEqual([(await soundMonth(heeding)).emails[3]!.title])
  })
})

describe('an idea that breaks a rule', () => {
  test('is asked for again by its ref, with the words that were wrong', async () => {
    const place = await aBrandWithModel('anthropic')
    answeringAtFirst(place, ({ emails, shelf }) => {
      emails[2]!.title = 'Save 40% off everything this weekend only'
      emails.splice(5)
      shelf.topics[1]!.ideas[0]!.title = emails[0]!.title
      shelf.topics[1]!.title = '{{theme}}'
    })
    const { body } = await generate(place)
    const repair = double.asked.at(-1)!
    expect(new Set(refsAskedFor(repair))).toEqual(new Set(['t1-3', 't3-1', 't3', 't1-6']))
    expect(repair.user).toContain('Save 40% off everything this weekend only')
    expect(ideasIn(body)).toHaveLength(countOf(await soundMonth(place)))
    expect((await runOf(place)).report).toMatchObject({ failures: [], repairs: 1, dropped: 0 })
  })

  test('and stays at fault after two repairs is left out, not paid for, and told', async () => {
    const place = await aBrandWithModel('openai')
    const bad = 'Read more at https://evil.example now'
    answering(place, ({ emails, shelf }) => {
      emails[0]!.title = bad
      shelf.topics[0]!.ideas[1]!.premise = bad
    })
    const { body } = await generate(place)
    const left = countOf(await soundMonth(place)) - 2
    expect(ideasIn(body)).toHaveLength(left)
    expect(JSON.stringify(body)).not.toContain('evil.example')
    expect(tasks().filter((task) => task === 'repair')).toHaveLength(2)
    const { report } = await runOf(place)
    expect(report).toMatchObject({ failures: [], repairs: 2, dropped: 2 })
    expect(report!.parts!['rules']).toBeLessThan(50)
    expect(await usageOf(place)).toMatchObject({ subtopics: left })
  })

  test('and more ideas than were granted are never stored', async () => {
    const place = await aBrandWithModel('openai', {}, {}, await aWorkspace({ plan: 'FREE' }))
    answering(place)
    const { body } = await generate(place)
    expect(ideasIn(body)).toHaveLength(10)
    expect(double.asked.find((asked) => taskOf(asked) === 'shelf')!.user).toContain('up to 4 ideas')
  })
})

describe('an answer', () => {
  test('has a fence around its JSON taken off; another shape is asked for again once', async () => {
    const place = await aBrandWithModel('compatible', {}, {}, await aWorkspace({ plan: 'FREE' }))
    double.answer(async (asked) => {
      const answer = monthAnswer(await soundMonth(place), asked)
      const isPlan = taskOf(asked) === 'plan' && !asked.user.includes("We can't read that")
      return { content: isPlan ? '{"thesis":1,"because":"x","emails":[]}' : `\`\`\`json\n${answer}\n\`\`\`` }
    })
    expect((await generate(place)).status).toBe(200)
    expect(tasks()).toEqual(['plan', 'plan', 'emails', 'emails', 'shelf'])
    expect(double.asked[1]!.user).toContain('thesis: Invalid input')
  })
})

describe('a provider that fails', () => {
  const failures = [
    ['rejects the key', { error: { message: KEY, type: 'authentication_error' }, status: 401 }, 503, 'AI_UNAVAILABLE'],
    [
      'has no credit',
      { error: { message: 'x', type: 'insufficient_quota', code: 'insufficient_quota' }, status: 429 },
      503,
      'AI_UNAVAILABLE',
    ],
    [
      'asks to wait',
      { error: { message: 'x', type: 'rate_limit_error' }, status: 429, retryAfter: 90 },
      503,
      'AI_BUSY',
    ],
    ['is overloaded', { error: { message: 'x', type: 'overloaded_error' }, status: 529 }, 503, 'AI_BUSY'],
    ['crashes', { error: { message: 'x', type: 'api_error' }, status: 500 }, 503, 'AI_UNREACHABLE'],
    ['refuses', { content: '' }, 422, 'AI_DECLINED'],
    ['sends garbage', { content: 'Sure! Here is your month.' }, 503, 'AI_UNUSABLE'],
    ['sends nothing of use', { content: '{"thesis":"","because":"","emails":[],"topics":[]}' }, 503, 'AI_UNUSABLE'],
  ] as const
  test.each(failures)('and %s uses no quota, stores nothing and returns the error', async (_, reply, status, code) => {
    const place = await aBrandWithModel('openai', {}, {}, await aWorkspace({ plan: 'FREE' }))
    double.answer(() => reply)
    const answer = await generate(place)
    expect([answer.status, answer.error.code]).toEqual([status, code])
    if ('retryAfter' in reply) {
      expect(answer.error.error).toBe('The AI provider is busy. Please try again in 90 seconds.')
    }
    const plan = await place.workspace.owner.call(ideaEndpoints.plan, {
      params: { id: place.brandId, year: '2026', month: '12' },
    })
    expect(plan.body.mainTopics).toEqual([])
    expect(await usageOf(place)).toMatchObject({ topics: 0, subtopics: 0 })
    answering(place)
    expect((await generate(place)).status).toBe(200)
  })

  test('is asked again where that may help, as often as the settings say', async () => {
    const place = await aBrandWithModel('anthropic', { AI_MAX_RETRIES: '1' }, {}, await aWorkspace({ plan: 'FREE' }))
    let calls = 0
    double.answer(async (asked) => {
      calls += 1
      return calls === 1
        ? { error: { message: 'x', type: 'overloaded_error' }, status: 529 }
        : { content: monthAnswer(await soundMonth(place), asked) }
    })
    expect((await generate(place)).status).toBe(200)
    const states = (await callsOf(place)).map(({ state, errorCode }) => `${state} ${errorCode}`)
    expect(states.toSorted((one, other) => one.localeCompare(other))).toEqual([
      ...Array.from({ length: 4 }, () => 'done null'),
      'failed AI_BUSY',
    ])
  })

  test('is left alone after five failures in a row', async () => {
    const place = await aBrandWithModel('openai', {}, {}, await aWorkspace({ plan: 'FREE' }))
    double.answer(() => ({ error: { message: 'x', type: 'api_error' }, status: 500 }))
    for (let tries = 0; tries < 5; tries += 1) await generate(place)
    expect(double.asked).toHaveLength(5)
    expect((await generate(place)).error.code).toBe('AI_BUSY')
    expect(double.asked).toHaveLength(5)
  })

  test('and answers again after its pause is asked by all portions of a run', async () => {
    const place = await aBrandWithModel('openai', {}, {}, await aWorkspace({ plan: 'TEAMS' }))
    await generateUntilPaused(place)
    const { status, error, headers } = await generate(place)
    expect([status, error.code]).toEqual([503, 'AI_BUSY'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect([error['retryAfter'], error['retryAfterSeconds']].map(String)).toEqual([
      headers['retry-after'],
      headers['retry-after'],
    ])
    answering(place)
    await pauseIsOver(async () => {
      double.asked.length = 0
      expect((await generate(place)).status).toBe(200)
      expect(double.asked.length).toBeGreaterThan(1)
    })
  })

  test('and still fails after its pause is asked once, and named by what it failed with', async () => {
    const place = await aBrandWithModel('openai', { AI_MAX_RETRIES: '1' }, {}, await aWorkspace({ plan: 'TEAMS' }))
    await generateUntilPaused(place)
    await pauseIsOver(async () => {
      double.asked.length = 0
      expect((await generate(place)).error.code).toBe('AI_UNREACHABLE')
      expect(double.asked).toHaveLength(1)
    })
  })

  test("a request that ends before it is sent doesn't count as an outage", async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const env = readEnv({ AI_MAX_RETRIES: '0', ...WIRES.openai })
    const model = createModels({ env, db: app.db, clock: app.clock, log }).ideas!
    const ask = (runId: string) =>
      model.ask({
        job: { workspaceId: workspace.id, runId },
        prompt: { type: 'openai_ideas', version: 0 },
        system: 'Answer.',
        user: 'A question.',
        shape: z.object({}),
        schema: z.object({}),
        signal: new AbortController().signal,
      })
    const place = await aBrandWithModel('openai', {}, {}, workspace)
    answering(place)
    await generate(place)
    const { id: runId } = await runOf(place)
    double.answer(() => ({ error: { message: 'x', type: 'api_error' }, status: 500 }))
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(ask(runId)).rejects.toMatchObject({ code: 'AI_UNREACHABLE' })
    }
    double.answer(() => ({ content: '{}' }))
    const taken = () => app.db.select().from(aiTokenDays).where(eq(aiTokenDays.scope, workspace.id))
    const before = await taken()
    await pauseIsOver(async () => {
      // The insert fails, because a call belongs to a run.
      await expect(ask('no run')).rejects.toThrow('insert into "ai_calls"')
      expect(await taken()).toEqual(before)
      await expect(ask(runId)).resolves.toEqual({})
    })
  })

  test('whose tokens of the day are used up is not asked at all', async () => {
    const settings = { AI_WORKSPACE_TOKENS_PER_DAY: '14000', AI_MAX_OUTPUT_TOKENS: '4000' }
    const place = await aBrandWithModel('openai', settings, {}, await aWorkspace({ plan: 'TEAMS' }))
    answering(place)
    expect((await generate(place)).error).toMatchObject({ code: 'AI_BUDGET_REACHED' })
    const asked = double.asked.length
    expect(asked).toBeLessThan(4)
    expect(await usageOf(place)).toMatchObject({ topics: 0, subtopics: 0 })
    const other = await aBrandWithModel('openai', { AI_PLATFORM_TOKENS_PER_DAY: '0' })
    answering(other)
    expect((await generate(other)).error).toMatchObject({ code: 'AI_BUDGET_REACHED' })
    expect(double.asked).toHaveLength(asked)
  })

  test('leaves no key in the log, the runs and the calls', async () => {
    const rows = JSON.stringify([await app.db.select().from(aiCalls), await app.db.select().from(generationRuns)])
    expect(logged.length).toBeGreaterThan(0)
    expect(`${logged.join('\n')}${rows}`).not.toContain(KEY)
  })
})
