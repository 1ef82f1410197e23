import { brandEndpoints } from '#features/brands/contract.ts'
import { libraryEndpoints } from '#features/outlines/library-contract.ts'
import { searchEndpoints } from '#features/outlines/search-contract.ts'
import { keepStatistics } from '#server/db/embedded-upkeep.ts'
import { type BenchApp, benchApp } from './bench-app.ts'
import { type Measure, type Row, inTurns } from './measure.ts'
import { storeOutlines } from './outline-rows.ts'

const BRANDS = 5
const OF_A_BRAND = 1000
const AT_ONCE = 500
const OF_A_MONTH = 40
const AT_MOST_MS = 100

/** One outline of each brand is about a zebra, and all are about a GIF. */
const WORDS = [
  { name: 'a rare word', q: 'zeb' },
  { name: 'a word they all have', q: 'gif' },
]

/** Compares the search across all brands with the search in the library of one of them. */
export const searchSize: Measure = {
  name: 'search-size',
  async run(smoke) {
    const ofBrand = smoke ? 40 : OF_A_BRAND
    const bench = await benchApp()
    try {
      const brandIds: string[] = []
      for (let number = 1; number <= BRANDS; number++) brandIds.push(await filledBrand(bench, number, ofBrand))
      // The app does this every ten minutes, and a database server does it itself.
      await keepStatistics(bench.app.db)
      const rows: Row[] = []
      for (const { name, q } of WORDS) {
        const times = await inTurns(
          smoke ? 2 : 40,
          () => asked(bench, searchEndpoints.outlines.path.replace('{id}', bench.workspaceId), { q }),
          () => asked(bench, libraryEndpoints.months.path.replace('{id}', brandIds[0]!), { search: q }),
        )
        if (!smoke && times.ours > AT_MOST_MS) throw new Error(`A search for ${name} took ${times.ours.toFixed(1)} ms.`)
        rows.push({
          name: `Search of ${BRANDS * ofBrand}: ${name}`,
          ...times,
          unit: 'ms',
          against: `in the library of a brand with ${ofBrand}`,
        })
      }
      return rows
    } finally {
      await bench.close()
    }
  },
}

async function filledBrand(bench: BenchApp, number: number, size: number): Promise<string> {
  const { brand } = (
    await bench.call(
      brandEndpoints.create,
      {},
      {
        workspaceId: bench.workspaceId,
        name: `Brand ${number}`,
        country: 'US',
        language: 'en',
        defaultEmailType: 'design-based',
      },
    )
  ).json() as { brand: { id: string } }
  for (let stored = 0; stored < size; stored += AT_ONCE) {
    await storeOutlines({ ...bench, brandId: brand.id }, Math.min(AT_ONCE, size - stored), (index) => {
      const month = Math.floor((stored + index) / OF_A_MONTH)
      return {
        planYear: 2026 + Math.floor(month / 12),
        planMonth: (month % 12) + 1,
        notes: stored + index === 7 ? 'Ask the zebra.' : null,
      }
    })
  }
  return brand.id
}

async function asked(bench: BenchApp, url: string, query: Record<string, string>): Promise<number> {
  const start = performance.now()
  const { statusCode, body } = await bench.server.inject({ url, query, headers: { cookie: bench.cookie() } })
  if (statusCode !== 200) throw new Error(`The search answered ${statusCode}: ${body}`)
  return performance.now() - start
}
