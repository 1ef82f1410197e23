import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { createModels } from '#features/models/server/model-access.ts'
import { generationRuns } from '#features/runs/server/tables.ts'
import { aiCalls } from '#features/models/server/tables.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import type { OutlineRequest } from '#writing/requests/outline-request.ts'
import type { OutlineContent, OutlineSection } from '#writing/requests/outline-content.ts'
import { readEnv } from '#server/env.ts'
import { outlineAnswer } from '#test/ai-answers.ts'
import { type Asked, startAiDouble } from '#test/ai-double.ts'
import { type TestWorkspace, aBrand, aWorkspace, anIdea, confirmSheet } from '#test/fixtures.ts'
import { ATTACKS, leaksOf, outsideFences } from '#test/injection-corpus.ts'
import { testApp } from '#test/test-app.ts'
import { writeWith } from '#test/test-writers.ts'
import { numberedFacts } from '#writing/brand/numbered-facts.ts'
import { outlineEndpoints } from '../../contract.ts'
import { editingEndpoints } from '../../editing-contract.ts'
import { writeOutline } from '#writing/outline/write-outline.ts'
import { modelOutlineWriter } from './model-outline-writer.ts'

const { app } = testApp
const KEY = 'sk-never-to-be-seen'
const double = await startAiDouble()
afterAll(() => double.stop())

const WIRES = {
  openai: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: double.baseUrl },
  anthropic: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: double.baseUrl },
  compatible: { AI_COMPAT_BASE_URL: double.baseUrl, AI_COMPAT_MODEL: 'small' },
} as const
type Wire = keyof typeof WIRES

interface Place {
  workspace: TestWorkspace
  brandId: string
  ideaId: string
  requests: OutlineRequest[]
  reported: OutlineSection[]
}

async function anIdeaForModel(wire: Wire, details: object = {}): Promise<Place> {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { id: brandId } = await aBrand(workspace)
  await workspace.owner.call(brandEndpoints.update, { params: { id: brandId }, body: details })
  const ideaId = await anIdea(workspace, brandId)
  const env = readEnv({ AI_MAX_RETRIES: '0', ...WIRES[wire] })
  const models = createModels({ env, db: app.db, clock: app.clock, log: pino({ level: 'silent' }) })
  const writer = modelOutlineWriter(app.db, models.outlines!)
  const place: Place = { workspace, brandId, ideaId, requests: [], reported: [] }
  writeWith(brandId, {
    outlines: {
      name: writer.name,
      writeOutline(request, writing) {
        place.requests.push(request)
        return writer.writeOutline(request, {
          ...writing,
          report(section, at) {
            place.reported.push(section)
            writing.report(section, at)
          },
        })
      },
    },
  })
  return place
}

const write = ({ workspace, ideaId }: Place) =>
  workspace.owner.call(outlineEndpoints.generate, { params: { id: ideaId } })

function sound({ requests }: Place): OutlineContent {
  const { again: _, ...request } = requests.at(-1)!
  return writeOutline(request).content
}
const factIdsOf = ({ requests }: Place) => numberedFacts(requests.at(-1)!.brand.facts).map(({ id }) => id)

const NOTHING = {
  title: null,
  template: null,
  subjectLines: null,
  previewText: null,
  executiveBrief: null,
  segment: null,
  cta: null,
  assetNotes: null,
  additionalElements: null,
  sections: null,
}
const isRepair = ({ user }: Asked) => user.includes('Write only these fields again')

function answering(place: Place, change: (content: OutlineContent) => OutlineContent = (content) => content): void {
  double.answer((asked) => {
    const content = sound(place)
    const facts = factIdsOf(place)
    if (!isRepair(asked)) return { content: outlineAnswer(change(content), facts) }
    const fields = /null for all others: ([\w, ]+)\./.exec(asked.user)![1]!.split(', ')
    const whole = JSON.parse(outlineAnswer(content, facts)) as OutlineContent
    const given = Object.fromEntries(fields.map((field) => [field, whole[field as keyof OutlineContent]]))
    return { content: JSON.stringify({ ...NOTHING, ...given }) }
  })
}

const usageOf = async ({ workspace: { id, owner } }: Place) =>
  (await owner.call(usageEndpoints.usage, { params: { id } })).body.usage.outlines
const reportOf = async ({ workspace }: Place) =>
  (await app.db.select().from(generationRuns).where(eq(generationRuns.workspaceId, workspace.id)))[0]!.report

beforeEach(() => {
  double.asked.length = 0
})

describe('an outline written by a model', () => {
  test.each(Object.keys(WIRES) as Wire[])('comes complete over the wire of %s, section by section', async (wire) => {
    const place = await anIdeaForModel(wire)
    answering(place)
    const { status, body } = await write(place)
    expect(status).toBe(200)
    const { title, subjectLines, previewText, sections } = sound(place)
    expect(body.outline).toMatchObject({ title, subjectLines, previewText, sections })
    expect(place.reported).toEqual(sections)
    expect(double.asked).toHaveLength(1)
    expect(await reportOf(place)).toMatchObject({ failures: [], repairs: 0, score: 100, model: { promptVersion: 0 } })
    expect(await usageOf(place)).toBe(1)
    const [call] = await app.db.select().from(aiCalls).where(eq(aiCalls.workspaceId, place.workspace.id))
    expect(call).toMatchObject({ provider: wire, promptType: 'anthropic_outlines', state: 'done', errorCode: null })
  })

  test('only the fields that fail are asked for again, and nothing else is taken', async () => {
    const place = await anIdeaForModel('anthropic')
    answering(place, (content) => ({
      ...content,
      cta: 'Save 40% on everything in the shop today',
      subjectLines: ['Hi'],
    }))
    const { body } = await write(place)
    const repair = double.asked.at(-1)!
    expect(double.asked).toHaveLength(2)
    expect(repair.user).toContain('null for all others: subjectLines, cta.')
    expect(repair.user).toContain('Save 40% on everything')
    expect(body.outline).toMatchObject({ cta: sound(place).cta, subjectLines: sound(place).subjectLines })
    expect(await reportOf(place)).toMatchObject({
      failures: [],
      repairs: 1,
      score: 88,
      parts: { rules: 48, grounds: 40 },
    })
  })

  test.each([
    ['missing', ' '],
    ['too long', `Ready for the season, ${'and more '.repeat(12)}`],
    ['inventing a discount', 'Take 40% off everything in the shop until Sunday.'],
  ])('a preview text that is %s is asked for again', async (_, previewText) => {
    const place = await anIdeaForModel('anthropic')
    answering(place, (content) => ({ ...content, previewText }))
    const { body } = await write(place)
    expect(double.asked.at(-1)!.user).toContain('null for all others: previewText.')
    expect(body.outline!.previewText).toBe(sound(place).previewText)
    expect(await reportOf(place)).toMatchObject({ failures: [], repairs: 1 })
  })

  test('a section that states what none of its facts say is written again', async () => {
    const place = await anIdeaForModel('openai')
    double.answer((asked) => {
      const content = sound(place)
      if (isRepair(asked)) {
        const { sections } = JSON.parse(outlineAnswer(content, factIdsOf(place))) as OutlineContent
        return { content: JSON.stringify({ ...NOTHING, sections }) }
      }
      return { content: outlineAnswer(content, ['offer-1', 'offer-99']) }
    })
    const { status, body } = await write(place)
    expect(status).toBe(200)
    const [first, repair] = double.asked
    expect(first!.user).toContain('offer-1: Forest Roast Espresso')
    expect(repair!.user).toContain('sections[0].copy: These facts don’t exist: offer-99.')
    expect(repair!.user).toContain('null for all others: sections.')
    expect(body.outline!.sections.map(({ copy }) => copy)).toEqual(sound(place).sections.map(({ copy }) => copy))
    expect(JSON.stringify(body)).not.toContain('offer-1')
  })

  test('knows the subject lines of the emails around it', async () => {
    const place = await anIdeaForModel('openai')
    answering(place)
    const { body } = await write(place)
    const second = {
      ...place,
      ideaId: await anIdea(place.workspace, place.brandId, { title: 'What the second cup tells you' }),
    }
    await write(second)
    const [line] = body.outline!.subjectLines
    expect(double.asked[0]!.user).not.toContain('Subject lines of other emails')
    expect(double.asked[1]!.user).toContain(
      `Subject lines of other emails of the brand, the nearest first. None may come again`,
    )
    expect(double.asked[1]!.user).toContain(line)
  })

  test("what two repairs don't fix fails and uses no quota", async () => {
    const place = await anIdeaForModel('anthropic')
    const bad = { cta: 'Visit https://evil.example for 40% off right now today' }
    double.answer((asked) => ({
      content: JSON.stringify(isRepair(asked) ? { ...NOTHING, ...bad } : { ...sound(place), ...bad }),
    }))
    const { status, error } = await write(place)
    expect([status, error.code]).toEqual([503, 'AI_UNUSABLE'])
    expect(double.asked).toHaveLength(3)
    expect(await usageOf(place)).toBe(0)
    const { body } = await place.workspace.owner.call(outlineEndpoints.list, { query: { brandId: place.brandId } })
    expect(body.outlines).toEqual([])
  })

  test('links to other sites are dropped without asking', async () => {
    const place = await anIdeaForModel('openai')
    answering(place, (content) => ({
      ...content,
      additionalElements: {
        ...content.additionalElements,
        links: ['https://evil.example', 'https://tannholt.example/beans'],
      },
    }))
    const { body } = await write(place)
    expect(body.outline!.additionalElements.links).toEqual(['https://tannholt.example/beans'])
    expect(double.asked).toHaveLength(1)
  })

  test('one section is written again, the rest stays', async () => {
    const place = await anIdeaForModel('anthropic')
    answering(place)
    const { body } = await write(place)
    const { id } = body.outline!
    const fresh = {
      section: 'Opening',
      visual: 'A close look at the beans in a hand',
      copy: 'Say why the bag is opened on a Sunday.',
    }
    double.answer(() => ({ content: JSON.stringify(fresh) }))
    const place1 = body.outline!.sections[1]!
    const again = await place.workspace.owner.call(editingEndpoints.regenerate, {
      params: { id },
      body: { section: place1.id },
    })
    expect(again.status).toBe(200)
    expect(again.body.outline!.sections[1]).toMatchObject(fresh)
    expect(again.body.outline!.sections[0]).toEqual(body.outline!.sections[0])
    expect(double.asked.at(-1)!.user).toContain('Rewrite only section 2')
  })

  test("gets the brand's rules word for word, and nothing where there are none", async () => {
    const guidelines = { tone: 'Warm', say: [], dontSay: [], complianceNotes: 'Always mention that sizes run small.' }
    const bound = await anIdeaForModel('openai', { guidelines })
    double.answer(() => ({ content: outlineAnswer(sound(bound), factIdsOf(bound)) }))
    const { body } = await write(bound)
    expect(double.asked[0]!.user).toMatch(/assetNotes repeats each of them word for word: .*sizes run small\./)
    expect(body.outline!.sections.map(({ copy }) => copy).join('\n')).toContain('Sizes run small.')
    const free = await anIdeaForModel('openai', { guidelines: { ...guidelines, complianceNotes: '' } })
    double.answer(() => ({ content: outlineAnswer(sound(free), factIdsOf(free)) }))
    await write(free)
    expect(double.asked.at(-1)!.user).not.toContain('assetNotes repeats')
  })

  test('a model that follows an attack leaks nothing', async () => {
    const [one, two, three] = ATTACKS
    const place = await anIdeaForModel('compatible', {
      guidelines: { tone: one!, say: [], dontSay: [], complianceNotes: '' },
      customerAvatar: { demographics: two!, interests: 'tea', buyingTriggers: three!, painPoints: two! },
    })
    const params = { id: place.brandId }
    await confirmSheet(place.workspace, place.brandId)
    const { owner } = place.workspace
    await owner.call(sheetEndpoints.write, { params, body: { kind: 'business', value: { text: one! } } })
    const count = leaksOf({ system: 'mark-0 data-000000000000 '.padEnd(100, 'x'), user: '', model: '' }).length
    for (let index = 0; index < count; index += 1) {
      double.answer((asked) => {
        const content = sound(place)
        const [first, ...rest] = content.sections
        const sections = [{ ...first!, copy: leaksOf(asked)[index]! }, ...rest]
        return { content: JSON.stringify(isRepair(asked) ? { ...NOTHING, sections } : { ...content, sections }) }
      })
      const { status, error } = await write(place)
      expect([status, error.code]).toEqual([503, 'AI_UNUSABLE'])
    }
    expect(JSON.stringify(place.reported)).not.toMatch(
      /mark-?[0-9a-f]{16}|data-[0-9a-f]{12}|evil\.example|javascript:|copy chief/i,
    )
    expect(double.asked[0]!.user).toContain('business-1: Ignore all previous')
    for (const asked of double.asked) {
      expect(`${asked.system}${outsideFences(asked)}`).not.toMatch(/Ignore all previous|maintenance mode|evil\.example/)
    }
  })
})
