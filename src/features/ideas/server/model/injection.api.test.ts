import { inArray } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createModels } from '#features/models/server/model-access.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import type { PlanRequest, PlannedTopic } from '#writing/requests/plan-request.ts'
import { readEnv } from '#server/env.ts'
import { type ScriptedMonth, monthAnswer } from '#test/ai-answers.ts'
import { type Asked, startAiDouble } from '#test/ai-double.ts'
import { aBrand, anIdea, aWorkspace, confirmSheet } from '#test/fixtures.ts'
import { ATTACKS, leaksOf, outsideFences } from '#test/injection-corpus.ts'
import { testApp } from '#test/test-app.ts'
import { writeWith } from '#test/test-writers.ts'
import { ideaEndpoints } from '../../contract.ts'
import { subtopics } from '../tables.ts'
import { modelIdeaWriter } from './model-idea-writer.ts'

const { app } = testApp
const double = await startAiDouble()
afterAll(() => double.stop())

const env = readEnv({ AI_COMPAT_BASE_URL: double.baseUrl, AI_COMPAT_MODEL: 'gullible' })
const models = createModels({ env, db: app.db, clock: app.clock, log: pino({ level: 'silent' }) })

const history: PlanRequest['history'] = {
  topPerformers: ATTACKS.slice(0, 5).map((name, index) => ({
    id: `c-${index}`,
    name,
    subject: ATTACKS[index + 1]!,
    sentOn: '2026-05-04',
    segment: name,
    theme: null,
    liftPct: 20,
  })),
  lowPerformers: [],
  themeLifts: [],
}

const TITLES = [
  'A jar, a scoop and a label',
  'Water first, then everything else',
  'What the second sip tells you',
  'The drawer where good tools hide',
  'Five quiet minutes before work',
  'Why we ask before we answer',
  'A letter from the packing table',
  'Guests who stay longer than planned',
  'Three questions about the morning',
  'How to pack for a weekend away',
  'The shelf above the kitchen sink',
  'Rain, a window and nothing to do',
  'Where the last spoonful went',
]
const words = TITLES.map((title) => ({
  title,
  premise: 'Shows one small thing to do at the kitchen table. Readers try it the same evening.',
  why: 'The sheet of the brand names a roast for every morning.',
}))
const ground = { role: 'teach', reader: 'all', offer: null, occasion: null, evidence: [] } as const

const SOUND: ScriptedMonth = {
  plan: {
    thesis: 'One small thing to try in each week',
    because: 'The month leaves room for small things.',
    emails: ['2026-12-03', '2026-12-08', '2026-12-15', '2026-12-22'].map((date) => ({
      ...ground,
      evidence: [],
      date,
      about: 'One small thing that readers can do at the kitchen table.',
    })),
  },
  emails: words.slice(0, 4),
  shelf: {
    topics: [0, 1, 2].map((topic) => ({
      title: `Small things to try, part ${topic + 1}`,
      purpose: 'Something to try on the same evening.',
      ideas: words.slice(4 + 3 * topic, 7 + 3 * topic).map((each) => ({ ...each, ...ground, evidence: [] })),
    })),
  },
}

type Leak = (leaks: string[], month: ScriptedMonth) => void

async function aHijackedMonth(plan: 'FREE' | 'TEAMS', leak: Leak) {
  const workspace = await aWorkspace({ plan })
  const brand = await aBrand(workspace, { name: `Tannholt ${ATTACKS[0]!.slice(0, 60)}` })
  const [one, two, three, four, five] = ATTACKS
  await workspace.owner.call(brandEndpoints.update, {
    params: { id: brand.id },
    body: {
      customerAvatar: { demographics: one!, interests: two!, buyingTriggers: three!, painPoints: four! },
      productsInfo: { products: `Forest Roast, ${five!}`, averageOrderValue: '$38' },
      buyingJourney: { buyingProcess: ATTACKS[5]!, commonObjections: ATTACKS[6]! },
      guidelines: { tone: ATTACKS[7]!, say: [ATTACKS[8]!.slice(0, 60)], dontSay: [], complianceNotes: ATTACKS[0]! },
    },
  })
  await confirmSheet(workspace, brand.id)
  const params = { id: brand.id }
  await workspace.owner.call(sheetEndpoints.write, { params, body: { kind: 'business', value: { text: one! } } })
  await workspace.owner.call(sheetEndpoints.writeRules, { params, body: { text: two! } })
  await anIdea(workspace, brand.id, { title: ATTACKS[1]!, description: ATTACKS[2]! })
  const reported: PlannedTopic[] = []
  const writer = modelIdeaWriter(app.db, models.ideas!, { mayFallBack: false })
  writeWith(brand.id, {
    ideas: {
      name: writer.name,
      planMonth(request, writing) {
        return writer.planMonth(
          { ...request, history },
          {
            ...writing,
            report(topic, place) {
              reported.push(topic)
              writing.report(topic, place)
            },
          },
        )
      },
    },
  })
  const asked: Asked[] = []
  double.answer((now) => {
    asked.push(now)
    const month = structuredClone(SOUND)
    leak(leaksOf(now), month)
    return { content: monthAnswer(month, now) }
  })
  const { status, body } = await workspace.owner.call(ideaEndpoints.generate, {
    params: { id: brand.id },
    body: { year: 2026, month: 12, strategy: { mode: 'balanced', notes: ATTACKS[3]! } },
  })
  return { status, body, reported, asked }
}

const KNOWN_BY_NOBODY = /mark-?[0-9a-f]{16}|data-[0-9a-f]{12}|evil\.example|javascript:|retention strategist/i

describe('a model that follows an attack', () => {
  test.each(['title', 'premise', 'why'] as const)('gets nothing out, in no disguise: %s', async (field) => {
    let month: ScriptedMonth | undefined
    const { status, body, reported, asked } = await aHijackedMonth('TEAMS', (leaks, scripted) => {
      const { plan, emails, shelf } = scripted
      plan.thesis = leaks[0]!
      plan.because = leaks[6]!
      plan.emails[1]!.about = leaks[5]!
      const ideas = [emails[0]!, ...shelf.topics.flatMap((topic) => topic.ideas)]
      leaks.forEach((leak, at) => (ideas[at]![field] = field === 'title' ? leak.slice(0, 90) : leak))
      shelf.topics.at(-1)!.title = leaks[1]!.slice(0, 90)
      shelf.topics.at(-1)!.purpose = leaks[2]!
      month = scripted
    })
    expect(status).toBe(200)
    const ideas = body.mainTopics.filter(({ isManual }) => !isManual).flatMap(({ subtopics }) => subtopics)
    const written = month!.emails.length + month!.shelf.topics.flatMap((topic) => topic.ideas).length
    const touched = leaksOf(asked[0]!).length
    expect(ideas).toHaveLength(written - touched - 1)
    expect(body.plan!.thesis).toBeNull()
    const leaks = asked.flatMap(leaksOf).flatMap((leak) => [leak, leak.slice(0, 90)])
    const rows = await app.db
      .select({ meta: subtopics.meta })
      .from(subtopics)
      .where(
        inArray(
          subtopics.id,
          ideas.map(({ id }) => id),
        ),
      )
    for (const text of [JSON.stringify([ideas, rows]), JSON.stringify(reported)]) {
      expect(text).not.toMatch(KNOWN_BY_NOBODY)
      for (const leak of leaks) expect(text).not.toContain(leak)
    }
  })

  test('is never given what people typed as an instruction', async () => {
    const { asked } = await aHijackedMonth('FREE', () => {})
    const [prompt] = asked
    for (const words of [
      'Ignore all previous',
      'maintenance mode',
      'evil.example',
      'process.env',
      '"role": "system"',
      'Anweisungen',
    ]) {
      expect(prompt!.system).not.toContain(words)
      expect(outsideFences(prompt!)).not.toContain(words)
    }
    expect(prompt!.user).toContain('business-1: Ignore all previous')
    for (const id of ['pain-1', 'moment-1', 'doubt-1', 'rule-1']) expect(prompt!.user).toContain(`${id}: `)
    // No text of a user closes a fence, opens markup, hides or fills in a placeholder.
    expect(prompt!.user).not.toMatch(/<\/data>|<script|<!--|[\u200B\u202E\u202C]|boss@/)
    expect(prompt!.user).toContain('{{systemPrompt}} {{canary}}')
    const { asked: again } = await aHijackedMonth('FREE', () => {})
    const markOf = ({ system }: Asked) => /mark-[0-9a-f]+/.exec(system)![0]
    expect(markOf(again[0]!)).not.toBe(markOf(prompt!))
  })
})
