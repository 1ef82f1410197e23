import { brandEndpoints } from '#features/brands/contract.ts'
import { type LibraryQuery, libraryEndpoints } from '#features/outlines/library-contract.ts'
import { keepStatistics } from '#server/db/embedded-upkeep.ts'
import { benchApp } from './bench-app.ts'
import { type Measure, type Row, inTurns } from './measure.ts'
import { storeOutlines } from './outline-rows.ts'

const SIZES = [100, 1000, 5000]
const OF_A_MONTH = 40
const AT_ONCE = 500

interface Look {
  name: string
  query: LibraryQuery & Record<string, string>
  of?: keyof typeof libraryEndpoints
}

/** One outline in each library is about a zebra, and two in a hundred are approved. */
const LOOKS: readonly Look[] = [
  { name: 'list', query: {} },
  { name: 'a month', query: {}, of: 'month' },
  { name: 'filter', query: { filter: 'approved' } },
  { name: 'search for a rare word', query: { search: 'zeb' } },
  { name: 'search for a word they all have', query: { search: 'gif' } },
  { name: 'neighbors of an outline', query: {}, of: 'neighbors' },
  { name: 'neighbors with a filter', query: { filter: 'approved' }, of: 'neighbors' },
]

/** Compares library requests with the same request in a library of a hundred outlines. */
export const librarySize: Measure = {
  name: 'library-size',
  async run(smoke) {
    const sizes = smoke ? [60, 120] : SIZES
    const bench = await benchApp()
    try {
      const libraries: { size: number; brandId: string; outlineId: string }[] = []
      for (const size of sizes) {
        const { brand } = (
          await bench.call(
            brandEndpoints.create,
            {},
            {
              workspaceId: bench.workspaceId,
              name: `Library of ${size}`,
              country: 'US',
              language: 'en',
              defaultEmailType: 'design-based',
            },
          )
        ).json() as { brand: { id: string } }
        const ids: string[] = []
        for (let stored = 0; stored < size; stored += AT_ONCE) {
          const rows = await storeOutlines(
            { ...bench, brandId: brand.id },
            Math.min(AT_ONCE, size - stored),
            (index) => {
              const place = stored + index
              const month = Math.floor(place / OF_A_MONTH)
              return {
                planYear: 2026 + Math.floor(month / 12),
                planMonth: (month % 12) + 1,
                workflowStatus: place % 50 === 0 ? 'approved' : 'draft',
                notes: place === 7 ? 'Ask the zebra.' : null,
              }
            },
          )
          ids.push(...rows.map(({ id }) => id))
        }
        libraries.push({ size, brandId: brand.id, outlineId: ids[Math.floor(size / 2)]! })
      }
      // The app does this every ten minutes, and a database server does it itself.
      await keepStatistics(bench.app.db)
      const look = async (library: (typeof libraries)[number], { query, of = 'months' }: Look) => {
        const { path } = libraryEndpoints[of]
        const id = of === 'neighbors' ? library.outlineId : library.brandId
        const start = performance.now()
        const { statusCode, body } = await bench.server.inject({
          url: path.replace('{id}', id).replace('{year}', '2026').replace('{month}', '1'),
          query,
          headers: { cookie: bench.cookie() },
        })
        if (statusCode !== 200) throw new Error(`The library answered ${statusCode}: ${body}`)
        return performance.now() - start
      }
      const rows: Row[] = []
      const [smallest, ...larger] = libraries
      for (const each of LOOKS) {
        for (const library of larger) {
          const times = await inTurns(
            smoke ? 2 : 40,
            () => look(library, each),
            () => look(smallest!, each),
          )
          rows.push({
            name: `Library of ${library.size}: ${each.name}`,
            ...times,
            unit: 'ms',
            against: `the same of ${smallest!.size}`,
          })
        }
      }
      return rows
    } finally {
      await bench.close()
    }
  },
}
