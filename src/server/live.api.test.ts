import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { LiveHint } from '#shared/live-events.ts'
import { testApp } from '#test/test-app.ts'
import { type Live, createLive } from './live.ts'

const log = pino({ level: 'silent' })
const workspaceId = crypto.randomUUID()
const hint = (id: string): LiveHint => ({ workspaceId, event: { type: 'changed', what: 'outlines', id } })

async function aProcess(): Promise<{ live: Live; heard: string[] }> {
  const live = createLive(testApp.app.database.broadcast, log)
  const heard: string[] = []
  live.listen('ada', {
    hint: (told) => {
      if (told.workspaceId === workspaceId) heard.push(told.event.id ?? '')
    },
    missed: () => void heard.push('missed'),
    end() {},
  })
  await live.start()
  onTestFinished(() => live.stop())
  return { live, heard }
}

test("processes on one database get each other's events", async () => {
  const [here, there] = [await aProcess(), await aProcess()]
  here.live.publish(hint('1'))
  expect(here.heard).toEqual(['1'])
  if (testApp.app.database.kind === 'embedded') {
    expect([testApp.app.database.broadcast, here.live.hearsOthers]).toEqual([null, true])
    return
  }
  await vi.waitFor(() => expect(there.heard).toEqual(['1']))
  await vi.waitFor(() => expect([here.live.hearsOthers, there.live.hearsOthers]).toEqual([true, true]))

  await testApp.app.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen mailmonth' and datname = current_database()`)
  await vi.waitFor(() => expect(there.heard).toContain('missed'))
  // Events may be lost until both processes listen again.
  await vi.waitFor(
    () => {
      here.live.publish(hint('2'))
      expect(there.heard).toContain('2')
    },
    { timeout: 10_000, interval: 100 },
  )
})
