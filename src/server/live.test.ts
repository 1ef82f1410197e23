import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import type { LiveHint } from '#shared/live-events.ts'
import type { Broadcast } from './db/open-db.ts'
import { createLive } from './live.ts'

const log = pino({ level: 'silent' })
const hint = (id: string): LiveHint => ({ workspaceId: 'w', event: { type: 'changed', what: 'outlines', id } })

function aListener() {
  const heard: string[] = []
  return {
    heard,
    hint: ({ event }: LiveHint) => void heard.push(event.id ?? event.what),
    missed: () => void heard.push('missed'),
    end: () => void heard.push('end'),
  }
}

function aDatabase() {
  const ears = new Set<{ onText: (text: string) => void; onGap: () => void }>()
  const sizes: number[] = []
  const broadcast: Broadcast = {
    async send(text) {
      sizes.push(Buffer.byteLength(text))
      for (const { onText } of ears) onText(text)
    },
    async listen(onText, onGap) {
      const ear = { onText, onGap }
      ears.add(ear)
      return async () => void ears.delete(ear)
    },
  }
  return { broadcast, sizes, interrupt: () => ears.forEach(({ onGap }) => onGap()) }
}

test('an event reaches every listener of this process until it leaves', () => {
  const live = createLive(null, log)
  const [one, other] = [aListener(), aListener()]
  const leave = live.listen('ada', one)!
  live.listen('kim', other)
  live.publish(hint('1'))
  leave()
  live.publish(hint('2'))
  expect([one.heard, other.heard]).toEqual([['1'], ['1', '2']])
})

test('an event reaches other processes once, and a thousand fit', async () => {
  const { broadcast, sizes } = aDatabase()
  const [here, there] = [createLive(broadcast, log), createLive(broadcast, log)]
  await Promise.all([here.start(), there.start()])
  const [near, far] = [aListener(), aListener()]
  here.listen('ada', near)
  there.listen('kim', far)
  const ids = Array.from({ length: 1000 }, (_, index) => `outline-${index}`)
  for (const id of ids) here.publish(hint(id))
  here.publish(hint('outline-0'))
  await vi.waitFor(() => expect(far.heard).toEqual(ids))
  expect(near.heard).toEqual([...ids, 'outline-0'])
  expect(Math.max(...sizes)).toBeLessThan(7_900)
  expect([here.hearsOthers, there.hearsOthers]).toEqual([true, true])
})

test('detects a database that accepts LISTEN and delivers nothing', async () => {
  const live = createLive({ send: async () => {}, listen: async () => async () => {} }, log)
  await live.start()
  expect(live.hearsOthers).toBe(false)
})

test('an unavailable database affects only other processes', async () => {
  const away = () => Promise.reject(new Error('away'))
  const live = createLive({ send: away, listen: away }, log)
  await live.start()
  const listener = aListener()
  live.listen('ada', listener)
  live.publish(hint('1'))
  await live.stop()
  expect(listener.heard).toEqual(['1'])
})

test('a client that comes back gets the missed events, or learns that they are unknown', () => {
  let now = 0
  const live = createLive(null, log, () => now)
  now = 100_000
  live.publish(hint('1'))
  now += 10_000
  live.publish(hint('2'))
  const since = (ms: number) => live.since(ms)?.map(({ event }) => event.id) ?? null
  expect(since(1000)).toEqual(['2'])
  expect(since(9000)).toEqual(['1', '2'])
  expect(since(59_000)).toBeNull()
  now += 52_000
  // The first event is forgotten by now, so no one can rely on having missed nothing.
  live.publish(hint('3'))
  expect(since(1000)).toEqual(['3'])
  expect(since(55_000)).toEqual(['2', '3'])
})

test('a lost connection tells every listener that events may be missing', async () => {
  const { broadcast, interrupt } = aDatabase()
  let now = 0
  const live = createLive(broadcast, log, () => now)
  await live.start()
  now = 50_000
  const listener = aListener()
  live.listen('ada', listener)
  interrupt()
  now += 5000
  expect(listener.heard).toEqual(['missed'])
  expect(live.since(10_000)).toBeNull()
  expect(live.since(1000)).toEqual([])
})

test('a user has at most twenty streams, and a closed one frees a slot', () => {
  const live = createLive(null, log)
  const leave = Array.from({ length: 20 }, () => live.listen('ada', aListener()))
  expect(leave).not.toContain(null)
  expect(live.listen('ada', aListener())).toBeNull()
  expect(live.listen('kim', aListener())).not.toBeNull()
  leave[0]!()
  leave[0]!()
  expect(live.listen('ada', aListener())).not.toBeNull()
  expect(live.listen('ada', aListener())).toBeNull()
})

test('a stopping server ends all listeners', () => {
  const live = createLive(null, log)
  const listener = aListener()
  live.listen('ada', listener)
  live.end()
  expect(listener.heard).toEqual(['end'])
  expect(live.listen('ada', aListener())).toBeNull()
})
