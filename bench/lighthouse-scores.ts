import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Measure, median, type Row } from './measure.ts'
import { startSite } from './site-server.ts'

const LIGHTHOUSE = path.resolve(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js')

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const
type Category = keyof typeof TARGETS
const categories = Object.keys(TARGETS) as Category[]

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

/** The median of five runs on every public page, as on a phone. `npm run bench:site` installs Lighthouse. */
export const lighthouseScores: Measure = {
  name: 'lighthouse',
  leftOut: () => (existsSync(LIGHTHOUSE) ? undefined : '`npm run bench:site` installs and runs Lighthouse'),
  async run(smoke) {
    const site = await startSite()
    try {
      const rows: Row[] = []
      for (const page of site.pages.slice(0, smoke ? 1 : undefined)) {
        const reports: Report[] = []
        for (let round = 0; round < (smoke ? 1 : 5); round++) reports.push(await report(site.url + page))
        rows.push(...categories.map((category) => rowOf(page, category, reports)))
        if (!smoke) requireTargets(page, reports)
      }
      return rows
    } finally {
      await site.close()
    }
  },
}

const scoreOf = (category: Category, reports: Report[]) =>
  median(reports.map((one) => Math.round((one.categories[category].score ?? 0) * 100)))

const rowOf = (page: string, category: Category, reports: Report[]): Row => ({
  name: `${page} ${category}`,
  ours: scoreOf(category, reports),
  floor: TARGETS[category],
  unit: 'points',
  against: 'what the page has to reach',
})

function requireTargets(page: string, reports: Report[]): void {
  for (const category of categories) {
    if (scoreOf(category, reports) >= TARGETS[category]) continue
    throw new Error(`${page} misses ${TARGETS[category]} points of ${category}: ${shortcomings(category, reports[0]!)}`)
  }
}

function shortcomings(category: Category, { categories: found, audits }: Report): string {
  const counted = found[category].auditRefs.filter(({ weight }) => weight > 0)
  const failing = counted.flatMap(({ id }) => {
    const audit = audits[id]
    return audit !== undefined && audit.score !== null && audit.score < 0.9 ? [audit] : []
  })
  return failing.map(({ title, displayValue = '' }) => `${title} ${displayValue}`.trim()).join('; ')
}

async function report(url: string): Promise<Report> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ')
  const only = `--only-categories=${categories.join(',')}`
  const child = spawn(
    process.execPath,
    [LIGHTHOUSE, url, '--output=json', '--quiet', only, `--chrome-flags=${flags}`],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output: Buffer[] = []
  const complaints: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${Buffer.concat(complaints).toString().slice(-500)}`)
  return JSON.parse(Buffer.concat(output).toString()) as Report
}
