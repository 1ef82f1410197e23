import type { Readable } from 'node:stream'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import type { LiveEvent, LiveHint } from '#shared/live-events.ts'
import { createLive } from './live.ts'
import { type Standing, openLiveStream } from './live-stream.ts'

const standing = (changes: Partial<Standing> = {}): Standing => ({
  userId: 'ada',
  workspaceIds: new Set(['w']),
  fingerprint: 'owner',
  ...changes,
})
const changed = (what: LiveEvent['what'], to: Partial<LiveHint> = {}): LiveHint => ({
  workspaceId: 'w',
  event: { type: 'changed', what },
  ...to,
})

function open({
  now = () => standing(),
  ...options
}: { now?: () => Standing | null | Error; heartbeatMs?: number } = {}) {
  const live = createLive(null, pino({ level: 'silent' }))
  const stream = openLiveStream(live, {
    standing: standing(),
    async ask() {
      const answer = now()
      if (answer instanceof Error) throw answer
      return answer
    },
    sinceMs: undefined,
    once: false,
    ...options,
  })!
  return { live, stream, ...hearing(stream) }
}

function hearing(stream: Readable) {
  const heard: string[] = []
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    for (const event of text.split('\n\n').filter((each) => each !== '' && each !== ':')) {
      const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(event)!
      heard.push(name === 'changed' ? (JSON.parse(data!) as LiveEvent).what : name!)
    }
  })
  stream.on('end', () => heard.push('end'))
  return { heard, expectHeard: (...wanted: string[]) => vi.waitFor(() => expect(heard).toEqual(wanted)) }
}

test('sends events of your workspaces and your own, and no others', async () => {
  const { live, expectHeard } = open()
  live.publish(changed('outlines'))
  live.publish(changed('ideas', { workspaceId: 'another' }))
  live.publish(changed('notifications', { userId: 'kim' }))
  live.publish(changed('notifications', { userId: 'ada' }))
  live.publish(changed('schedules', { userId: 'ada', workspaceId: 'another' }))
  live.publish(changed('brands'))
  await expectHeard('hello', 'outlines', 'notifications', 'brands')
})

test('a removed member learns of the removal and gets no more events', async () => {
  let now = standing()
  const { live, expectHeard } = open({ now: () => now })
  now = standing({ workspaceIds: new Set(), fingerprint: 'nobody' })
  live.publish(changed('members'))
  live.publish(changed('outlines'))
  await expectHeard('hello', 'workspace')
})

test('a new member gets events from then on', async () => {
  let now = standing()
  const { live, expectHeard } = open({ now: () => now })
  live.publish(changed('ideas', { workspaceId: 'new' }))
  now = standing({ workspaceIds: new Set(['w', 'new']), fingerprint: 'two' })
  live.publish(changed('workspace', { workspaceId: null, userId: 'ada' }))
  live.publish(changed('outlines', { workspaceId: 'new' }))
  await expectHeard('hello', 'workspace', 'workspace', 'outlines')
})

test('the heartbeat finds a changed role or suspension', async () => {
  let now = standing()
  const { expectHeard } = open({ now: () => now, heartbeatMs: 5 })
  now = standing({ fingerprint: 'suspended' })
  await expectHeard('hello', 'workspace')
})

test('the end of the session ends the stream with the reason', async () => {
  let now: Standing | null = standing()
  const { live, expectHeard } = open({ now: () => now })
  now = null
  live.publish(changed('session', { workspaceId: null, userId: 'kim' }))
  live.publish(changed('session', { workspaceId: null, userId: 'ada' }))
  live.publish(changed('outlines'))
  await expectHeard('hello', 'signed-out', 'end')
})

test('ends the stream instead of sending unchecked events', async () => {
  const { live, expectHeard } = open({ now: () => new Error('the database is away') })
  live.publish(changed('members'))
  live.publish(changed('outlines'))
  await expectHeard('hello', 'end')
})

test('repeats the events since the client last knew everything', async () => {
  let now = 30_000
  const live = createLive(null, pino({ level: 'silent' }), () => now)
  now += 30_000
  live.publish(changed('ideas'))
  live.publish(changed('outlines', { workspaceId: 'another' }))
  const greeting = async (sinceMs: number) => {
    const parts = { standing: standing(), ask: async () => standing(), once: true }
    const text: string[] = []
    for await (const chunk of openLiveStream(live, { ...parts, sinceMs })!) text.push(String(chunk))
    return text.join('')
  }
  const ideas = 'event: changed\ndata: {"type":"changed","what":"ideas","workspaceId":"w"}\n\n'
  const hello = (missed: boolean) => `event: hello\ndata: {"missed":${missed},"partial":false}\n\n`
  expect(await greeting(10_000)).toBe(hello(false) + ideas)
  expect(await greeting(3_600_000)).toBe(hello(true))
})

test('disconnects a slow client instead of filling the memory', async () => {
  const live = createLive(null, pino({ level: 'silent' }))
  const stream = openLiveStream(live, {
    standing: standing(),
    ask: async () => standing(),
    sinceMs: undefined,
    once: false,
  })!
  for (let count = 0; count < 2000; count++) live.publish(changed('outlines'))
  await vi.waitFor(() => expect(stream.destroyed).toBe(true))
  expect(stream.readableLength).toBeLessThan(70_000)
})

test('a closed stream frees a slot', () => {
  const { live, stream } = open()
  const parts = { standing: standing(), ask: async () => standing(), sinceMs: undefined, once: false }
  const streams = Array.from({ length: 19 }, () => openLiveStream(live, parts))
  expect(streams).not.toContain(null)
  expect(openLiveStream(live, parts)).toBeNull()
  stream.destroy()
  expect(openLiveStream(live, parts)).not.toBeNull()
})
