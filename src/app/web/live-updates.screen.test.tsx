import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { refreshChanged, shownBy } from '#web/changes.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { currentToasts } from '#web/kit/toast-store.ts'
import { followChanges } from './live-updates.ts'

const listOf = (id: string) => endpointQuery(outlineEndpoints.listByMonth, { params: { id }, query: {} })

afterEach(() => vi.useRealTimers())

function aStreamingServer(answer: (count: number) => Response | null = () => null) {
  const connections: { url: string; say(name: string, data: object): void; breakOff(): void; left: boolean }[] = []
  const network = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (!url.startsWith('/api/events')) return network(input, init)
    const refusal = answer(connections.length)
    let write!: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (write = controller) })
    const connection = {
      url,
      left: false,
      say: (name: string, data: object) =>
        write.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
      breakOff: () => write.error(new TypeError('network error')),
    }
    init?.signal?.addEventListener('abort', () => {
      connection.left = true
      write.error(init.signal?.reason)
    })
    connections.push(connection)
    return refusal ?? new Response(body, { status: 200 })
  }
  onTestFinished(() => {
    globalThis.fetch = network
  })
  return connections
}

async function aPage() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  const { QueryObserver } = await import('@tanstack/react-query')
  const count = async ({ queryKey, meta }: ReturnType<typeof listOf>) => {
    let asked = 0
    const observer = new QueryObserver(client, {
      queryKey: [...queryKey],
      ...(meta && { meta }),
      queryFn: async () => ++asked,
    })
    onTestFinished(observer.subscribe(() => {}))
    await vi.waitFor(() => expect(asked).toBe(1))
    return () => asked
  }
  const asked = await count(listOf('b'))
  const askedOfOther = await count(listOf('another'))
  onTestFinished(followChanges(client))
  return { client, asked, askedOfOther }
}

const hello = { missed: false, partial: false }
const outlines = { type: 'changed', what: 'outlines', workspaceId: 'w' }

test("many hints lead to one request, and unrelated queries aren't fetched", async () => {
  const connections = aStreamingServer()
  const { asked } = await aPage()
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  connections[0]!.say('hello', hello)
  connections[0]!.say('changed', { ...outlines, what: 'notifications' })
  for (let count = 0; count < 50; count++) connections[0]!.say('changed', outlines)
  await vi.waitFor(() => expect(asked()).toBe(2))
  connections[0]!.say('changed', outlines)
  await vi.waitFor(() => expect(asked()).toBe(3))
})

test("a query that was fetched after the hint isn't fetched again", async () => {
  const connections = aStreamingServer()
  const { client, asked, askedOfOther } = await aPage()
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  connections[0]!.say('hello', hello)
  connections[0]!.say('changed', outlines)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await refreshChanged(client, { what: ['outlines'], brandId: 'b' })
  expect(asked()).toBe(2)
  connections[0]!.say('changed', { ...outlines, what: 'session' })
  connections[0]!.say('changed', { ...outlines, brandId: 'another' })
  // The last hint arrives after all others, so they have been handled by then.
  await vi.waitFor(() => expect(askedOfOther()).toBe(2))
  expect(asked()).toBe(2)
})

test('a broken stream reconnects, says how long it was gone, and fetches what changed', async () => {
  const connections = aStreamingServer()
  const { asked } = await aPage()
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  const before = performance.now()
  connections[0]!.say('hello', hello)
  connections[0]!.breakOff()
  await vi.waitFor(() => expect(connections).toHaveLength(2), 5000)
  const since = Number(new URL(connections[1]!.url, location.origin).searchParams.get('sinceMs'))
  expect(since).toBeLessThanOrEqual(Math.ceil(performance.now() - before))
  expect(asked()).toBe(1)
  connections[1]!.say('hello', { ...hello, missed: true })
  await vi.waitFor(() => expect(asked()).toBe(2))
})

test('without a stream, coming back to the tab fetches again', async () => {
  const busy = () =>
    Response.json({ error: 'Too many', code: 'RATE_LIMITED' }, { status: 429, headers: { 'retry-after': '60' } })
  const connections = aStreamingServer(busy)
  const { asked } = await aPage()
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  await vi.waitFor(() => {
    dispatchEvent(new Event('focus'))
    expect(asked()).toBeGreaterThan(1)
  })
})

test('a page that the user leaves closes its stream', async () => {
  const connections = aStreamingServer()
  await aPage()
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(connections[0]!.left).toBe(true))
  dispatchEvent(new Event('pageshow'))
  await vi.waitFor(() => expect(connections).toHaveLength(2))
})

const workspaceOf = (name: string) => ({ workspaces: [{ id: name, name }], memberships: [{ workspaceId: name }] })

test("a removed member gets a toast, and a member who leaves doesn't", async () => {
  const connections = aStreamingServer()
  const { client } = await aPage()
  let mine: object = workspaceOf('Quayside')
  const shown = { queryKey: ['/api', 'workspaces'], meta: shownBy(workspaceEndpoints.list, {}) }
  const { QueryObserver, MutationObserver } = await import('@tanstack/react-query')
  const workspaces = new QueryObserver(client, { ...shown, queryFn: async () => mine })
  onTestFinished(workspaces.subscribe(() => {}))
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  const lose = async () => {
    mine = { workspaces: [], memberships: [] }
    connections[0]!.say('changed', { type: 'changed', what: 'members', workspaceId: null })
    await vi.waitFor(() => expect(client.getQueryData(['/api', 'workspaces'])).toEqual(mine))
  }
  const said = () => currentToasts().flatMap(({ open, description }) => (open ? [description] : []))
  const left = Promise.withResolvers<void>()
  const leaving = new MutationObserver(client, { mutationFn: () => left.promise }).mutate()
  await lose()
  left.resolve()
  await leaving
  expect(said()).toEqual([])
  mine = workspaceOf('Quayside')
  await refreshChanged(client, { what: ['workspace'] })
  await lose()
  await vi.waitFor(() => expect(said()).toEqual(["You're no longer a member of Quayside."]))
})
