import { afterEach, describe, expect, test } from 'vitest'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import type { SheetReader, SheetRequest } from '#server/ai/sheet-reader.ts'
import { AppError } from '#shared/errors.ts'
import type { AnsweredFacts, AnsweredSheet } from '#writing/brand/answered-sheet.ts'
import { addressOf, clientWith } from '#test/client.ts'
import { type TestWorkspace, aBrand, aMember, aPerson, aWorkspace, suspend } from '#test/fixtures.ts'
import { startApp, testApp, testPort } from '#test/test-app.ts'
import { answeredSheet, testWriters, writeWith } from '#test/test-writers.ts'
import { brandEndpoints } from '../../contract.ts'
import { type BrandSheet, sheetEndpoints } from '../../sheet-contract.ts'
import { websiteEndpoints } from '../../website-contract.ts'

const { get, decide, write, read } = sheetEndpoints
const { app } = testApp
afterEach(() => void (app.sheetReader = testWriters.sheet))

async function aBrandWithReader(answer: Partial<AnsweredSheet> | AppError, changes: object = {}) {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { id } = await aBrand(workspace, changes)
  const asked: SheetRequest[] = []
  answerWith(id, answer, asked)
  return { workspace, owner: workspace.owner, id, params: { id }, asked }
}

function answerWith(brandId: string, answer: Partial<AnsweredSheet> | AppError, asked: SheetRequest[] = []): void {
  const sheet: SheetReader = {
    async readSheet(request) {
      asked.push(request)
      if (answer instanceof AppError) throw answer
      return answeredSheet(answer)
    },
  }
  writeWith(brandId, { sheet })
}

const moment = (text: string, quote = text): AnsweredFacts['moment'][number] => {
  return { text, form: 'clause', months: [], quote, from: 'buyingProcess' }
}
const doubt = (question: string, answer: string, quote: string): AnsweredFacts['doubt'][number] => {
  return { question, topic: 'price', answer, quote, from: 'commonObjections' }
}
const offer = (name: string, quote = name): AnsweredFacts['offer'][number] => ({
  name,
  shortName: name,
  kind: 'consumable',
  number: 'unknown',
  gender: 'unknown',
  fact: '',
  price: '',
  forWhom: '',
  chooseIf: '',
  season: '',
  quote,
  from: 'products',
})

const byModel = ({ facts }: BrandSheet) => facts.filter(({ source }) => source === 'model')
const momentsIn = (sheet: BrandSheet) =>
  sheet.facts.flatMap((fact) =>
    fact.kind === 'moment' && fact.source !== 'profile' ? [[fact.value.text, fact.state]] : [],
  )

const sampler = moment('orders the sampler')
const reads = moment('Reads two or three emails')

describe('reading a profile by a model', () => {
  test('proposes what the texts say with its quote, and uses none of it', async () => {
    const { owner, params, asked } = await aBrandWithReader({
      moment: [sampler, moment('a wedding'), moment('then subscribes', 'then subscribes for ever')],
    })
    const { body } = await owner.call(read, { params })
    expect([body.proposed, body.dropped]).toEqual([1, 2])
    const proposal = { source: 'model', state: 'proposed', quote: 'orders the sampler', page: null, isUsed: false }
    expect(byModel(body.sheet)).toMatchObject([proposal])
    expect((await owner.call(get, { params })).body).toEqual(body.sheet)
    expect(asked[0]!.texts.map(({ name }) => name)).toEqual([
      'products',
      'averageOrderValue',
      'demographics',
      'interests',
      'buyingTriggers',
      'painPoints',
      'buyingProcess',
      'commonObjections',
      'tone',
      'say',
      'dontSay',
      'complianceNotes',
    ])
  })

  test('never uses anything of the plan, and never happens by looking', async () => {
    const { workspace, owner, params, asked } = await aBrandWithReader({ moment: [sampler] })
    const usage = async () => (await owner.call(usageEndpoints.usage, { params: { id: workspace.id } })).body.usage
    const before = await usage()
    await owner.call(get, { params })
    expect(asked).toHaveLength(0)
    await owner.call(read, { params })
    expect(asked).toHaveLength(1)
    expect(await usage()).toEqual(before)
  })

  test('again replaces only undecided facts', async () => {
    const triggers = ['a new harvest', 'guests are coming'].map((text) => ({ ...moment(text), from: 'buyingTriggers' }))
    const { owner, id, params } = await aBrandWithReader({
      moment: [sampler, reads, moment('then subscribes'), moment('emails, orders'), ...triggers],
    })
    const { body: first } = await owner.call(read, { params })
    expect(byModel(first.sheet)).toHaveLength(4)
    const keyOf = (text: string) => byModel(first.sheet).find(({ quote }) => quote === text)!.key
    await owner.call(decide, {
      params,
      body: {
        facts: [
          { kind: 'moment', key: keyOf('orders the sampler'), state: 'confirmed' },
          { kind: 'moment', key: keyOf('Reads two or three emails'), state: 'rejected' },
        ],
      },
    })
    const value = { text: 'Then they subscribe', form: 'clause', months: [] } as const
    await owner.call(write, { params, body: { kind: 'moment', key: keyOf('then subscribes'), value } })
    const before = (await owner.call(get, { params })).body
    answerWith(id, { moment: [{ ...sampler, form: 'noun' }, reads, moment('then subscribes')] })
    const { body: again } = await owner.call(read, { params })
    expect(again.proposed).toBe(0)
    expect(momentsIn(again.sheet)).toEqual([
      ['orders the sampler', 'confirmed'],
      ['Reads two or three emails', 'rejected'],
      ['Then they subscribe', 'confirmed'],
    ])
    const isDecided = ({ source, state }: BrandSheet['facts'][number]) => source !== 'model' || state !== 'proposed'
    expect(again.sheet.facts).toEqual(before.facts.filter(isDecided))
  })

  test('brings no corrected fact back after it was removed', async () => {
    const { owner, params } = await aBrandWithReader({ moment: [sampler] })
    const { body } = await owner.call(read, { params })
    const { kind, key } = byModel(body.sheet)[0]!
    const value = { text: 'They order the sampler', form: 'clause', months: [] } as const
    await owner.call(write, { params, body: { kind: 'moment', key, value } })
    await owner.call(decide, { params, body: { facts: [{ kind, key, state: 'rejected' }] } })
    const { body: again } = await owner.call(read, { params })
    expect(again.proposed).toBe(0)
    expect(momentsIn(again.sheet)).toEqual([['They order the sampler', 'rejected']])
  })

  test('leaves alone what the profile says by itself, but may answer its doubts', async () => {
    const commonObjections = 'Too expensive for every day\nI have no grinder\nWe grind it for you.'
    const { owner, params } = await aBrandWithReader({
      offer: [{ ...offer('Forest Roast Espresso'), price: '$38' }, offer('Cold Brew Kit')],
      doubt: [
        doubt('Too expensive for every day', '', 'Too expensive for every day'),
        doubt('I have no grinder', 'We grind it for you.', 'I have no grinder We grind it for you.'),
      ],
    })
    const buyingJourney = { buyingProcess: 'Orders', commonObjections }
    await owner.call(brandEndpoints.update, { params, body: { buyingJourney } })
    const before = (await owner.call(get, { params })).body
    const { body } = await owner.call(read, { params })
    expect(byModel(body.sheet)).toMatchObject([{ kind: 'doubt', value: { answer: 'We grind it for you.' } }])
    const offers = (sheet: BrandSheet) => sheet.facts.filter(({ kind }) => kind === 'offer')
    expect(offers(body.sheet)).toEqual(offers(before))
    expect(body.sheet.facts).toHaveLength(before.facts.length)
  })

  test('is out of date when the profile says it no more, and a confirmed fact stays', async () => {
    const { owner, params } = await aBrandWithReader({ moment: [sampler, reads] })
    const { body } = await owner.call(read, { params })
    const [first, second] = byModel(body.sheet)
    await owner.call(decide, { params, body: { facts: [{ kind: 'moment', key: first!.key, state: 'confirmed' }] } })
    const describe = (buyingProcess: string) =>
      owner.call(brandEndpoints.update, { params, body: { buyingJourney: { buyingProcess } } })
    await describe('They look around.')
    const { body: later } = await owner.call(get, { params })
    expect(momentsIn(later)).toEqual([['orders the sampler', 'confirmed']])
    const gone = { facts: [{ kind: 'moment' as const, key: second!.key, state: 'confirmed' as const }] }
    expect((await owner.call(decide, { params, body: gone })).error.code).toBe('CONFLICT')
    await describe('reads  two or three emails and then orders')
    expect(momentsIn((await owner.call(get, { params })).body)).toHaveLength(2)
  })

  test('gives way to the profile that says it too from then on', async () => {
    const { owner, params } = await aBrandWithReader({ offer: [offer('sampler', 'orders the sampler')] })
    const { body } = await owner.call(read, { params })
    expect(byModel(body.sheet)).toMatchObject([{ kind: 'offer', isUsed: false }])
    const productsInfo = { products: 'Sampler, Cold Brew Kit', averageOrderValue: '$38' }
    await owner.call(brandEndpoints.update, { params, body: { productsInfo } })
    const { body: later } = await owner.call(get, { params })
    expect(later.facts.find(({ key }) => key === 'sampler')).toMatchObject({ source: 'profile', isUsed: true })
    expect(byModel(later)).toEqual([])
  })

  test('that fails leaves the sheet unchanged and says so', async () => {
    const { owner, id, params } = await aBrandWithReader({ moment: [sampler] })
    const { body } = await owner.call(read, { params })
    const failures = [
      ['AI_UNREACHABLE', 503, "The AI provider isn't responding. Please try again in a few minutes."],
      ['AI_UNUSABLE', 503, "We couldn't use what the AI provider sent. Please try again."],
      [
        'AI_DECLINED',
        422,
        "We couldn't read this because the AI provider declined. Change the wording of the profile and try again.",
      ],
    ] as const
    for (const [code, status, sentence] of failures) {
      answerWith(id, new AppError(code))
      const answer = await owner.call(read, { params })
      expect([answer.status, answer.error]).toMatchObject([status, { code, error: sentence }])
      expect((await owner.call(get, { params })).body).toEqual(body.sheet)
    }
  })

  test('needs a model and a profile', async () => {
    const { workspace, owner, params } = await aBrandWithReader({})
    expect((await owner.call(get, { params })).body.hasModel).toBe(true)
    const { body } = await owner.call(brandEndpoints.create, {
      body: { name: 'Empty', country: 'US', language: 'en', defaultEmailType: 'text-based', workspaceId: workspace.id },
    })
    const empty = await owner.call(read, { params: { id: body.brand.id } })
    expect([empty.status, empty.error.error]).toEqual([400, 'Describe your brand first.'])
    app.sheetReader = null
    expect((await owner.call(get, { params })).body.hasModel).toBe(false)
    const { status, error } = await owner.call(read, { params })
    expect([status, error.error]).toEqual([409, "We couldn't read this with AI because no model is set up."])
  })

  test('is limited for each workspace and hour', async () => {
    const { owner, params } = await aBrandWithReader({})
    const other = await aBrandWithReader({})
    const limited = await startApp(
      { RATE_LIMITS: 'on' },
      { database: { ...app.database, close: async () => {} }, sheetReader: testWriters.sheet },
    )
    const readAs = async (place: typeof other) => {
      const client = clientWith(place.owner.cookie, limited)
      return (await client.call(read, { params: place.params })).status
    }
    try {
      for (let reading = 0; reading < 20; reading += 1) {
        expect(await readAs({ ...other, owner, params })).toBe(200)
      }
      expect(await readAs({ ...other, owner, params })).toBe(429)
      expect(await readAs(other)).toBe(200)
    } finally {
      await limited.stop()
    }
  })

  test('ends when the member leaves, and stores nothing', async () => {
    const { workspace, params } = await aBrandWithReader({})
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    let signal: AbortSignal | undefined
    const sheet: SheetReader = {
      readSheet: (_, reading) => {
        signal = reading.signal
        isAsked()
        return new Promise((_resolve, reject) => {
          reading.signal.addEventListener('abort', () => reject(reading.signal.reason as Error))
        })
      },
    }
    writeWith(params.id, { sheet })
    const leaving = new AbortController()
    const port = await testPort()
    const answer = fetch(`http://127.0.0.1:${port}${addressOf(read, params)}`, {
      method: 'POST',
      headers: { cookie: workspace.owner.cookie!, 'content-type': 'application/json', origin: app.env.appUrl },
      body: '{}',
      signal: leaving.signal,
    })
    await Promise.race([asked, answer])
    leaving.abort()
    await expect(answer).rejects.toThrow('aborted')
    await expect.poll(() => signal?.aborted).toBe(true)
    expect(byModel((await workspace.owner.call(get, { params })).body)).toEqual([])
  })
})

describe('the website of a brand', () => {
  const PAGE = 'https://tannholt.example/'

  test('is read by the model too, with the profile, and each fact names its page', async () => {
    const quote = 'Gear for dogs that walk further than you planned.'
    const { owner, params, asked } = await aBrandWithReader({
      business: [{ text: quote, quote, from: 'page_1' }],
      moment: [sampler, moment('a wedding')],
    })
    const { body } = await owner.call(websiteEndpoints.readForSheet, { params })
    expect([body.proposed, body.dropped]).toEqual([5, 1])
    expect(byModel(body.sheet)).toMatchObject([
      { kind: 'business', page: PAGE, state: 'proposed', isUsed: false },
      { kind: 'moment', page: null, state: 'proposed', isUsed: false },
    ])
    const page = asked[0]!.texts.find((text) => text.page !== null)
    expect(page).toMatchObject({ name: 'page_1', page: PAGE })
    expect(page!.text).toContain('Ridge Harness, 48 USD\nTrail Leash, 24 USD')
    expect(page!.text).toContain('Every seam is sewn twice.')
  })

  test('keeps what a model read there when only the profile is read again', async () => {
    const quote = 'Every seam is sewn twice.'
    const { owner, id, params } = await aBrandWithReader({
      business: [{ text: quote, quote, from: 'page_1' }],
      moment: [sampler],
    })
    await owner.call(websiteEndpoints.readForSheet, { params })
    answerWith(id, { moment: [reads] })
    const { body } = await owner.call(read, { params })
    expect(byModel(body.sheet).map((fact) => fact.quote)).toEqual([quote, 'Reads two or three emails'])
  })

  test('gives its own proposals also when the model fails or is not set up', async () => {
    const { owner, params } = await aBrandWithReader(new AppError('AI_BUSY'))
    const { status, body } = await owner.call(websiteEndpoints.readForSheet, { params })
    expect([status, body.proposed]).toEqual([200, 3])
    expect(body.notes.at(-1)).toBe("AI didn't read these pages. The AI provider is busy. Please try again in a moment.")
    const other = await aBrandWithReader({ moment: [sampler] })
    app.sheetReader = null
    const without = await other.owner.call(websiteEndpoints.readForSheet, { params: other.params })
    expect([without.status, without.body.proposed, without.body.dropped]).toEqual([200, 3, 0])
    expect(other.asked).toEqual([])
  })
})

describe('who may have it read', () => {
  const readAs = async (workspace: TestWorkspace, role: 'ADMIN' | 'MANAGER' | 'CREATOR' | 'COLLABORATOR', id: string) =>
    (await (await aMember(workspace, role)).call(read, { params: { id } })).status

  test('only members who can edit the brand', async () => {
    const { workspace, id, asked } = await aBrandWithReader({ moment: [sampler] })
    expect([await readAs(workspace, 'CREATOR', id), await readAs(workspace, 'COLLABORATOR', id)]).toEqual([403, 403])
    expect((await (await aPerson()).call(read, { params: { id } })).status).toBe(404)
    expect((await clientWith(null).call(read, { params: { id } })).status).toBe(401)
    expect(asked).toHaveLength(0)
    expect([await readAs(workspace, 'ADMIN', id), await readAs(workspace, 'MANAGER', id)]).toEqual([200, 200])
  })

  test('no one in a suspended workspace', async () => {
    const { workspace, owner, params, asked } = await aBrandWithReader({ moment: [sampler] })
    await suspend(workspace.id)
    expect((await owner.call(read, { params })).error.code).toBe('WORKSPACE_SUSPENDED')
    expect(asked).toHaveLength(0)
  })
})
