import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { brandEndpoints } from '#features/brands/contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { MOST_ROWS, historyEndpoints } from '#features/history/contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { editingEndpoints } from '#features/outlines/editing-contract.ts'
import { atAPace } from './at-a-pace.ts'
import { type BenchApp, benchApp } from './bench-app.ts'
import { longestHold } from './longest-hold.ts'
import { type Measure, type Row, median, reportLine } from './measure.ts'

// The embedded database runs one transaction at a time, so reads wait for others.
const AT_MOST = 6
const LONGEST_HOLD_MS = 50
const LONGEST = 10_000

const filled = (unit: string, length = LONGEST) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Also measures how long other users' reads take meanwhile. */
export const worstTexts: Measure = {
  name: 'worst-texts',
  async run(smoke) {
    const app = await benchApp()
    try {
      const worst = await aWorstBrand(app)
      const other = await aWorstBrand(app)
      const reading = () => app.call(ideaEndpoints.plan, { id: app.brandId, year: 2026, month: 12 })
      await everything(app, worst)
      const floor = await holdOfStoring(app)
      const holds = await holdsOf(app, async (watched) => {
        await times(smoke ? 1 : 3, () => everything(watched, worst))
        await theLargestFile(watched, worst)
      })
      const quiet = await atAPace(reading, wait(smoke ? 500 : 20_000))
      const busy = await atAPace(
        reading,
        times(smoke ? 1 : 10, () => everything(app, other)),
      )
      const rows = [...holds].map(([call, ours]): Row => ({
        name: `Longest hold of the thread: ${call}`,
        ours,
        floor,
        unit: 'ms',
        against: 'to store such an outline as plain JSON',
      }))
      rows.push({
        name: `Reading a month beside the worst texts (p99 of ${busy.count})`,
        ours: busy.p99,
        floor: quiet.p99,
        unit: 'ms',
        against: `nothing else (p99 of ${quiet.count})`,
      })
      const faults = [
        ...rows
          .slice(0, -1)
          .filter(({ ours }) => ours > LONGEST_HOLD_MS)
          .map(({ name, ours }) => `${name}, ${ours.toFixed(1)} ms.`),
        ...(busy.p99 > quiet.p99 * AT_MOST
          ? [`p99 of ${busy.p99.toFixed(1)} ms beside the worst texts, ${quiet.p99.toFixed(1)} ms without.`]
          : []),
      ]
      if (!smoke && faults.length > 0) throw new Error([...rows.map(reportLine), ...faults].join('\n'))
      return rows
    } finally {
      await app.close()
    }
  },
}

async function holdsOf(app: BenchApp, work: (watched: BenchApp) => Promise<void>): Promise<Map<string, number>> {
  const holds = new Map<string, number>()
  await work({
    ...app,
    async call(row, ...rest) {
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<BenchApp['call']>>>()
      const call = `${row.method} ${row.path}`
      const hold = await longestHold(async () => resolve(await app.call(row, ...rest)))
      holds.set(call, Math.max(hold, holds.get(call) ?? 0))
      return promise
    },
  })
  return holds
}

/** The minimum cost of storing an outline of the maximum length. */
async function holdOfStoring({ app: { db } }: BenchApp): Promise<number> {
  await db.execute(sql`create temporary table plain (content jsonb)`)
  const content = JSON.stringify(sectionsOf(0))
  const taken: number[] = []
  for (let round = 0; round < 5; round += 1) {
    taken.push(await longestHold(async () => db.execute(sql`insert into plain values (${content}::jsonb)`)))
  }
  return median(taken)
}

interface Worst {
  brandId: string
  outlineId: string
  turn: number
}

async function times(count: number, work: () => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += 1) await work()
}

const phrases = (word: string) => Array.from({ length: 200 }, (_, place) => `${filled(`${word} `, 190)} ${place}`)

/** Fills every field to its maximum, with a different text each time because profiles are cached. */
const profileOf = (turn: number) => ({
  customerAvatar: {
    demographics: filled(`Dog owners ${turn}, `),
    interests: filled('a@'),
    buyingTriggers: filled(`A new puppy ${turn}, `),
    painPoints: filled('“'),
  },
  productsInfo: {
    products: filled(Array.from({ length: 2000 }, (_, place) => `P${place + turn}`).join(',')),
    averageOrderValue: '$5',
  },
  buyingJourney: { buyingProcess: filled('1.'), commonObjections: filled(`Will it fit ${turn}, `) },
  guidelines: {
    tone: filled('warm '),
    say: phrases(`tested ${turn}`),
    dontSay: phrases(`never ${turn}`),
    complianceNotes: filled(`Our bowls are not toys ${turn}. `),
  },
  onboardingStep: null,
})

const sectionsOf = (turn: number) =>
  Array.from({ length: 40 }, (_, place) => ({
    id: `s${place}`,
    section: `Words ${turn}`,
    visual: filled('a'),
    copy: filled(place % 2 === 0 ? 'a@.' : 'buy now, '),
  }))

async function aWorstBrand(app: BenchApp): Promise<Worst> {
  const basics = { name: 'Worst', country: 'US', language: 'en', defaultEmailType: 'design-based' }
  const made = await app.call(brandEndpoints.create, {}, { workspaceId: app.workspaceId, ...basics })
  const { brand } = made.json() as { brand: { id: string } }
  await app.call(brandEndpoints.update, { id: brand.id }, profileOf(0))
  const topic = { year: 2026, month: 12, title: 'A good start', description: filled('a ', 500) }
  const added = await app.call(ideaEndpoints.addManual, { id: brand.id }, topic)
  const { idea } = added.json() as { idea: { id: string } }
  const written = await app.call(outlineEndpoints.generate, { id: idea.id })
  const { outline } = written.json() as { outline: { id: string } }
  return { brandId: brand.id, outlineId: outline.id, turn: 0 }
}

const fieldMapping = { campaign_name: 'Campaign', sent_at: 'Sent at', deliveries: 'Delivered' }

async function theLargestFile(app: BenchApp, { brandId }: Worst): Promise<void> {
  const rows = Array.from(
    { length: MOST_ROWS },
    (_, row) => `"Campaign ${row}, ${filled('sale ', 150)}",2025-03-01 10:00,5`,
  )
  const content = Buffer.from(['Campaign,Sent at,Delivered', ...rows].join('\n')).toString('base64')
  await app.call(historyEndpoints.preview, { id: brandId }, { content, fieldMapping })
}

async function everything(app: BenchApp, worst: Worst): Promise<void> {
  worst.turn += 1
  const { brandId, outlineId, turn } = worst
  await app.call(brandEndpoints.update, { id: brandId }, profileOf(turn))
  await app.call(sheetEndpoints.get, { id: brandId })
  const { outline } = (await app.call(outlineEndpoints.getOrList, { id: outlineId })).json() as { outline: object }
  const sections = sectionsOf(turn)
  await app.call(editingEndpoints.edit, { id: outlineId }, { base: outline, changes: { sections } })
  for (let look = 0; look < 4; look += 1) await app.call(editingEndpoints.editing, { id: outlineId })
  await app.call(editingEndpoints.versions, { id: outlineId })
  await app.call(outlineEndpoints.exportText, { id: outlineId })
  await app.call(outlineEndpoints.exportDocx, { id: outlineId })
  await app.call(outlineEndpoints.exportMonth, { brandId, year: 2026, month: 12 })
  const cells = ['1 Jan 2026 10:00' + filled(' ', 60_000) + 'x', filled(', ', 60_000), filled('1.', 60_000)]
  const rows = cells.map((cell) => `Spring,"${cell}",5`)
  const content = Buffer.from(['Campaign,Sent at,Delivered', ...rows].join('\n')).toString('base64')
  await app.call(historyEndpoints.preview, { id: brandId }, { content, fieldMapping })
  // A brand without usable facts has used every idea after four months.
  if (turn <= 4) await app.call(ideaEndpoints.generate, { id: brandId }, { year: 2027, month: turn + 2 })
  await app.call(editingEndpoints.regenerate, { id: outlineId })
}
