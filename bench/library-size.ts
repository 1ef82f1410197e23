import { brandEndpoints } from '#features/brands/contract.ts'
import { type LibraryQuery, libraryEndpoints } from '#features/outlines/library-contract.ts'
import { keepStatistics } from '#server/db/embedded-upkeep.ts'
import { benchApp } from './bench-app.ts'
import { type Measure, type Row, inTurns } from './measure.ts'
import { storeOutlines } from './outline-rows.ts'

const SIZES = [100, 1000, 5000]
const OF_A_MONTH = 40
const AT_ONCE = 500

/** What somebody looks at in a library. One outline of each is about a zebra, two of a hundred are approved. */
const LOOKS: { name: string; query: LibraryQuery & Record<string, string>; month?: true }[] = [
  { name: 'list', query: {} },
  { name: 'a month', query: {}, month: true },
  { name: 'filter', query: { filter: 'approved' } },
  { name: 'search for a rare word', query: { search: 'zeb' } },
  { name: 'search for a word they all have', query: { search: 'gif' } },
]

/** What a library costs by the number of its outlines: the floor is the same look at one of a hundred. */
export const librarySize: Measure = {
  name: 'library-size',
  async run(smoke) {
    const sizes = smoke ? [60, 120] : SIZES
    const bench = await benchApp()
    try {
      const libraries: { size: number; brandId: string }[] = []
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
        libraries.push({ size, brandId: brand.id })
        for (let stored = 0; stored < size; stored += AT_ONCE) {
          await storeOutlines({ ...bench, brandId: brand.id }, Math.min(AT_ONCE, size - stored), (index) => {
            const place = stored + index
            const month = Math.floor(place / OF_A_MONTH)
            return {
              planYear: 2026 + Math.floor(month / 12),
              planMonth: (month % 12) + 1,
              workflowStatus: place % 50 === 0 ? 'approved' : 'draft',
              notes: place === 7 ? 'Ask the zebra.' : null,
            }
          })
        }
      }
      // The product does so every ten minutes, and a database server by itself.
      await keepStatistics(bench.app.db)
      const look = async (brandId: string, query: Record<string, string>, month?: true) => {
        const { path } = month ? libraryEndpoints.month : libraryEndpoints.months
        const start = performance.now()
        const { statusCode, body } = await bench.server.inject({
          url: path.replace('{id}', brandId).replace('{year}', '2026').replace('{month}', '1'),
          query,
          headers: { cookie: bench.cookie() },
        })
        if (statusCode !== 200) throw new Error(`The library answered ${statusCode}: ${body}`)
        return performance.now() - start
      }
      const rows: Row[] = []
      const [smallest, ...larger] = libraries
      for (const { name, query, month } of LOOKS) {
        for (const { size, brandId } of larger) {
          const times = await inTurns(
            smoke ? 2 : 40,
            () => look(brandId, query, month),
            () => look(smallest!.brandId, query, month),
          )
          rows.push({
            name: `Library of ${size}: ${name}`,
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
