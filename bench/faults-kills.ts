import { setTimeout as wait } from 'node:timers/promises'
import type { Bulk } from '#features/outlines/bulk-contract.ts'
import type { PastImport } from '#features/history/contract.ts'
import type { DatabaseWithBrand } from '#test/crash/databases.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { aRemoteBrand } from '#test/crash/remote-brand.ts'
import { RemotePerson } from '#test/crash/remote-person.ts'
import { type ServerProcess, startServerProcess } from '#test/crash/server-process.ts'
import { type Measure, type Row, median } from './measure.ts'
import { type BenchDatabase, aRemoteWorkspace, embeddedDatabase, postgresDatabase } from './remote-workspace.ts'

/** `FAULT_ROUNDS=10` takes fewer. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 100)
const SMOKE_ROUNDS = 2
const KILL_WITHIN_MS = 4000
const ROWS = 3000
/** A payment whose event was lost is found by the round of every ten minutes. */
const SETTLES_WITHIN_MS = 15 * 60_000
const YEAR = 2027

/**
 * Kills the server in the middle of generations, bulk generations, imports and checkouts, again and again. What it
 * acknowledged must be there after each kill, and in the end the quota must count what is stored.
 */
export const faultsKills: Measure = {
  name: 'faults-kills',
  async run(smoke) {
    const rows: Row[] = []
    for (const [kind, open] of [
      ['embedded', embeddedDatabase],
      ['PostgreSQL', postgresDatabase],
    ] as const) {
      const database = await open()
      try {
        rows.push(await killing(kind, database, smoke ? SMOKE_ROUNDS : ROUNDS))
      } finally {
        await database.remove()
      }
    }
    return rows
  },
}

interface Acknowledged {
  brandIds: string[]
  outlines: [brandId: string, outlineId: string][]
  months: [brandId: string, topics: number][]
  bulks: [brandId: string, ideas: number][]
  imports: string[]
  payments: string[]
}

async function killing(kind: string, database: BenchDatabase, rounds: number): Promise<Row> {
  const workspace = await aRemoteWorkspace(database)
  const settings = { ...workspace.settings, FREE_WORKSPACES_PER_PERSON: '1000' }
  const known: Acknowledged = { brandIds: [], outlines: [], months: [], bulks: [], imports: [], payments: [] }
  const random = seededRandom('kills')
  const starts: number[] = []
  const timedStart = async () => {
    const start = performance.now()
    const started = await startServerProcess(settings)
    starts.push(performance.now() - start)
    return started
  }
  let server = await timedStart()
  const [first] = starts.splice(0)
  try {
    const person = new RemotePerson(server, workspace.cookie)
    const before = await person.usage(workspace.workspaceId)
    for (let round = 0; round < rounds; round++) {
      const working = Promise.allSettled(await workOf(person, server, workspace, known))
      await wait(random.below(KILL_WITHIN_MS))
      await server.kill()
      await working
      server = await timedStart()
      person.continuesAt(server)
      await nothingIsLost(person, known, round)
    }
    await everythingSettles(person, workspace, known, before)
    const { outlines, months, bulks, imports, payments } = known
    if (rounds > SMOKE_ROUNDS && outlines.length + months.length + imports.length === 0) {
      throw new Error('Every kill came before the first answer, so the run shows nothing.')
    }
    const counts = [outlines, months, bulks, imports, payments].map(({ length }) => length).join(', ')
    return {
      name: `Start after a kill, ${kind} (${rounds} kills, nothing lost of ${counts})`,
      ours: median(starts),
      floor: first!,
      unit: 'ms',
      against: 'the start before; outlines, months, bulks, imports, payments',
    }
  } finally {
    await server.kill()
  }
}

/** Starts everything without waiting. What gets its answer before the kill is acknowledged. */
async function workOf(
  person: RemotePerson,
  server: ServerProcess,
  { workspaceId, cookie }: DatabaseWithBrand,
  known: Acknowledged,
): Promise<Promise<void>[]> {
  const call = async (method: string, url: string, body: object) => (await person.call(method, url, body)).body
  const brandId = (await aRemoteBrand(call, workspaceId))!
  known.brandIds.push(brandId)
  const anIdea = async (title: string) => {
    const made = await call('POST', `/api/brands/${brandId}/manual-idea`, { title, year: YEAR, month: 12 })
    return (made as { idea: { id: string } }).idea.id
  }
  const single = [await anIdea('Snow'), await anIdea('A quiet evening')]
  const many = [await anIdea('Presents'), await anIdea('Thank you')]
  const { body: paid } = await person.call('POST', '/api/workspaces', { name: 'Pays' })
  const paying = (paid as { workspace: { id: string } }).workspace.id
  return [
    ...single.map(async (id) => {
      const { status, body } = await person.call('POST', `/api/ideas/${id}/outline`, {})
      if (status === 200) known.outlines.push([brandId, (body as { outline: { id: string } }).outline.id])
    }),
    (async () => {
      const { status, body } = await person.call('POST', `/api/brands/${brandId}/outline-bulks`, { ideaIds: many })
      if (status === 202) known.bulks.push([brandId, many.length])
      else throw new Error(`A bulk got ${status}: ${JSON.stringify(body)}`)
    })(),
    (async () => {
      const { status } = await person.call('POST', `/api/brands/${brandId}/plan`, { year: YEAR, month: 1 })
      if (status === 200) known.months.push([brandId, (await person.plan(brandId, YEAR, 1)).mainTopics.length])
    })(),
    (async () => {
      const { status } = await person.call('POST', '/api/files', importOf(workspaceId, brandId))
      if (status < 300) known.imports.push(brandId)
    })(),
    (async () => {
      const asked = await person.call('POST', '/api/billing/checkout', { workspaceId: paying, plan: 'PRO' })
      const { pathname } = new URL((asked.body as { url: string }).url)
      const answer = await fetch(server.url + pathname, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'action=pay&email=bench%40mailmonth.example',
      })
      if (answer.status === 303) known.payments.push(paying)
    })(),
  ]
}

function importOf(workspaceId: string, brandId: string): object {
  const day = (index: number) => new Date(Date.now() - (1 + (index % 300)) * 86_400_000).toISOString().slice(0, 10)
  const lines = Array.from({ length: ROWS }, (_, index) => `Sent ${index},${day(index)},5000`)
  const content = Buffer.from(['Name,Sent,Delivered', ...lines].join('\n')).toString('base64')
  return {
    workspaceId,
    brandId,
    filename: 'kills.csv',
    mimeType: 'text/csv',
    size: content.length,
    content,
    fieldMapping: { campaign_name: 'Name', sent_at: 'Sent', deliveries: 'Delivered' },
  }
}

async function nothingIsLost(person: RemotePerson, known: Acknowledged, round: number): Promise<void> {
  const lost: string[] = []
  const newest = known.brandIds.at(-1)!
  const outlines = new Set((await person.outlines(newest)).map(({ id }) => id))
  for (const [brandId, id] of known.outlines) {
    if (brandId === newest && !outlines.has(id)) lost.push(`the outline ${id}`)
  }
  for (const [brandId, topics] of known.months) {
    if (brandId !== newest) continue
    if ((await person.plan(brandId, YEAR, 1)).mainTopics.length !== topics) lost.push(`the month of ${brandId}`)
  }
  for (const [brandId] of known.bulks) {
    if (brandId === newest && (await bulksOf(person, brandId)).length !== 1) lost.push(`the bulk of ${brandId}`)
  }
  if (known.imports.includes(newest)) {
    const stored = await campaignsOf(person, newest)
    if (stored !== ROWS) lost.push(`${ROWS - stored} rows of an import`)
  }
  if (lost.length > 0) throw new Error(`Lost after kill ${round + 1}: ${lost.join(', ')}.`)
}

const bulksOf = async (person: RemotePerson, brandId: string) =>
  ((await person.call('GET', `/api/brands/${brandId}/outline-bulks`)).body as { bulks: Bulk[] }).bulks

const campaignsOf = async (person: RemotePerson, brandId: string) =>
  ((await person.call('GET', `/api/brands/${brandId}/insights`)).body as { campaigns: number }).campaigns

async function everythingSettles(
  person: RemotePerson,
  { workspaceId }: DatabaseWithBrand,
  known: Acknowledged,
  before: Awaited<ReturnType<RemotePerson['usage']>>,
): Promise<void> {
  const giveUpAt = Date.now() + SETTLES_WITHIN_MS
  for (;;) {
    const open: string[] = []
    let outlines = 0
    let topics = 0
    for (const brandId of known.brandIds) {
      const plan = await person.plan(brandId, YEAR, 1)
      if (plan.generating) open.push(`the month of ${brandId} is being generated`)
      topics += plan.mainTopics.length
      outlines += (await person.outlines(brandId)).length
      for (const { status } of await bulksOf(person, brandId)) {
        if (status !== 'done') open.push(`a bulk of ${brandId} is ${status}`)
      }
      const { body } = await person.call('GET', `/api/brands/${brandId}/imports`)
      for (const { status } of (body as { imports: PastImport[] }).imports) {
        if (status === 'storing') open.push(`an import of ${brandId} is being stored`)
      }
      const campaigns = await campaignsOf(person, brandId)
      if (campaigns !== 0 && campaigns !== ROWS) open.push(`${campaigns} rows of an import are left`)
    }
    for (const id of known.payments) {
      const { body } = await person.call('GET', `/api/workspaces/${id}/billing`)
      const { plan } = body as { plan: string }
      if (plan !== 'PRO') open.push(`the paid workspace ${id} is on ${plan}`)
    }
    const usage = await person.usage(workspaceId)
    const used = [usage.outlines - before.outlines, usage.topics - before.topics]
    if (used[0] !== outlines) open.push(`the quota counts ${used[0]} outlines of ${outlines}`)
    if (used[1] !== topics) open.push(`the quota counts ${used[1]} topics of ${topics}`)
    if (open.length === 0) return
    if (Date.now() > giveUpAt) throw new Error(`After the kills: ${open.join(', ')}.`)
    await wait(2000)
  }
}
