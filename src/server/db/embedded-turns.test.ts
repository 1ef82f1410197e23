import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from './open-db.ts'

test('a long transaction gives other requests turns', async () => {
  const { db, close } = await openDatabase({ dataDir: null })
  const work = db.transaction(async (tx) => {
    for (let done = 0; done < 5; done += 1) {
      await tx.execute(sql`select sum(number) from generate_series(1, 200000) as number`)
    }
  })
  let isOver = false
  const end = work.finally(() => (isOver = true))
  let turns = 0
  // Each statement takes longer than one turn may.
  for (; !isOver; turns += 1) await turn()
  await end
  expect(turns).toBeGreaterThanOrEqual(5)
  await close()
}, 30_000)
