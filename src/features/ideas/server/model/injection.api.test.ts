import { inArray } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createModels } from '#features/ai/server/service.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import type { PlanRequest, PlannedTopic } from '#server/ai/writers.ts'
import { readEnv } from '#server/env.ts'
import { answeredIdea, monthAnswer, refsAskedFor, topicsAskedFor } from '#test/ai-answers.ts'
import { type Asked, startAiDouble } from '#test/ai-double.ts'
import { aBrand, aWorkspace, anIdea } from '#test/fixtures.ts'
import { ATTACKS, leaksOf, outsideFences } from '#test/injection-corpus.ts'
import { testApp } from '#test/test-app.ts'
import { writeWith } from '#test/test-writers.ts'
import { ideaEndpoints } from '../../contract.ts'
import { planMonth } from '../planner/plan-month.ts'
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

type Answered = ReturnType<typeof answeredIdea>
/** Changes the ideas of one topic, counted from 0, as a model would that fell for an attack. */
type Leak = (leaks: string[], topic: number, ideas: Answered[]) => void

/** A brand full of attacks, and a model that falls for them, also when it is asked again. */
async function aTakenOverMonth(plan: 'FREE' | 'TEAMS', leak: Leak) {
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
  await anIdea(workspace, brand.id, { title: ATTACKS[1]!, description: ATTACKS[2]! })
  const reported: PlannedTopic[] = []
  let sound: ReturnType<typeof planMonth> | undefined
  const writer = modelIdeaWriter(app.db, models.ideas!)
  writeWith(brand.id, {
    ideas: {
      name: writer.name,
      planMonth(request, writing) {
        sound = planMonth(request)
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
    const leaks = leaksOf(now)
    const refs = refsAskedFor(now)
    if (refs.length === 0) {
      const wanted = topicsAskedFor(now)
      return {
        content: monthAnswer(sound!, now, (answer) => {
          answer.topics.forEach(({ ideas }, index) => leak(leaks, wanted[index]!, ideas))
          return answer
        }),
      }
    }
    const month = sound!.topics.map(({ subtopics }, topic) => {
      const ideas = subtopics.map(answeredIdea)
      leak(leaks, topic, ideas)
      return ideas
    })
    return {
      content: JSON.stringify({
        ideas: refs.map((ref) => {
          const [topic, idea] = ref.slice(1).split('-').map(Number)
          return { ref, ...month[topic! - 1]![idea! - 1] }
        }),
        topics: [],
      }),
    }
  })
  const { status, body } = await workspace.owner.call(ideaEndpoints.generate, {
    params: { id: brand.id },
    body: { year: 2026, month: 12, strategy: { mode: 'balanced', notes: ATTACKS[3]! } },
  })
  return { status, body, reported, asked }
}

const KNOWN_BY_NOBODY = /mark-?[0-9a-f]{16}|data-[0-9a-f]{12}|evil\.example|javascript:|retention strategist/i

describe('a model that is taken over', () => {
  test('gets nothing out, in no field and in no disguise', async () => {
    const { status, body, reported, asked } = await aTakenOverMonth('TEAMS', (leaks, topic, ideas) => {
      const leak = leaks[topic]
      if (leak === undefined) return
      ideas[0]!.title = leak.slice(0, 90)
      ideas[2]!.description = leak
      ideas[4]!.why = leak
      ideas[6]!.segment = leak
    })
    expect(status).toBe(200)
    const ideas = body.mainTopics.filter(({ isManual }) => !isManual).flatMap(({ subtopics }) => subtopics)
    expect(ideas).toHaveLength(100 - 4 * leaksOf(asked[0]!).length)
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
    const { asked } = await aTakenOverMonth('FREE', () => {})
    const [prompt] = asked
    for (const words of [
      'Ignore all previous',
      'maintenance mode',
      'evil.example',
      'process.env',
      'role',
      'Anweisungen',
    ]) {
      expect(prompt!.system).not.toContain(words)
      expect(outsideFences(prompt!)).not.toContain(words)
    }
    expect(prompt!.user).toContain('Ignore all previous')
    // Nothing that was typed closes a fence, opens markup, hides, or is filled in.
    expect(prompt!.user).not.toMatch(/<\/data>|<script|<!--|[\u200B\u202E\u202C]|boss@/)
    expect(prompt!.user).toContain('{{systemPrompt}} {{canary}}')
    const { asked: again } = await aTakenOverMonth('FREE', () => {})
    const markOf = ({ system }: Asked) => /mark-[0-9a-f]+/.exec(system)![0]
    expect(markOf(again[0]!)).not.toBe(markOf(prompt!))
  })
})
