import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/test-app.ts'
import { FORGETS_WORKSPACE } from '#test/workspace-statements.ts'
import type { Db } from './open-db.ts'
import { inTransaction, readWorkspace, sqlState, withWorkspace } from './workspace-transaction.ts'
import { newId } from './new-id.ts'

const deadlock = (tx: Db) => tx.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`)

test.each([
  ['across workspaces', (work: (tx: Db) => Promise<string>) => inTransaction(testApp.app.db, work)],
  [
    'within one',
    (work: (tx: Db) => Promise<string>) => withWorkspace(testApp.app.db, newId(), async ({ tx }) => work(tx)),
  ],
])('retries a deadlock up to three times: %s', async (_, run) => {
  let tries = 0
  const atTry = (good: number) => async (tx: Db) => {
    tries += 1
    if (tries < good) await deadlock(tx)
    return 'done'
  }
  expect([await run(atTry(3)), tries]).toEqual(['done', 3])
  tries = 0
  const error: unknown = await run(atTry(4)).catch((thrown: unknown) => thrown)
  expect([sqlState(error), tries]).toEqual(['40P01', 3])
})

test("several reads share one snapshot and can't write", async () => {
  const read = (query: ReturnType<typeof sql>) => readWorkspace(testApp.app.db, newId(), ({ tx }) => tx.execute(query))
  expect(await read(sql`show transaction_isolation`)).toMatchObject({
    rows: [{ transaction_isolation: 'repeatable read' }],
  })
  expect(await read(sql`${FORGETS_WORKSPACE}delete from brands`).catch(sqlState)).toBe('25006')
})
