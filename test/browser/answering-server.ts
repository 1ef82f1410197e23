import { onTestFinished } from 'vitest'
import type { AnyEndpoint } from '#shared/endpoint.ts'

interface Answer {
  status: number
  body: unknown
}

/** A call that the browser made. */
export interface Asked {
  call: string
  /** What its address carries behind the path. */
  query?: string
  body: unknown
}

const contracts = import.meta.glob<Record<string, unknown>>(
  ['/src/features/**/*contract.ts', '/src/shared/*.ts', '!**/*.test.ts'],
  {
    eager: true,
  },
)
const isRow = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
const parameters = ({ path }: AnyEndpoint) => path.split('{').length
/** Every row of the table of endpoints; of two that fit an address, the one with fewer parameters comes first. */
const rows = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .flatMap((value) =>
    isRow(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value) : [],
  )
  .filter(isRow)
  .toSorted((one, other) => parameters(one) - parameters(other))
  .map((row) => ({ row, pattern: new RegExp(`^${row.method} ${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** What is wrong with an answer by the row it answers; undefined where nothing is. */
function faultOf(call: string, body: unknown): string | undefined {
  const row = rows.find(({ pattern }) => pattern.test(call))?.row
  if (row === undefined) return 'no endpoint has this address'
  return typeof row.answer === 'string' ? undefined : row.answer.safeParse(body).error?.message
}

/**
 * Stands at the network's edge for one test: `{ 'GET /api/auth/me': { status: 401, … } }`. A call nobody prepared is
 * answered with 404, as the server would; a promise is an answer that takes its time. The stream of hints stays silent unless `onStream` says something.
 * An answer that its endpoint would not give fails the test. Returns what was asked, in order.
 */
export function answeringServer(
  answers: Record<string, Answer | Promise<Answer>>,
  onStream: (say: (name: string, data: object) => void) => void = () => {},
): Asked[] {
  const asked: Asked[] = []
  const faults: string[] = []
  const network = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const { pathname, search } = new URL(address, location.origin)
    if (!pathname.startsWith('/api/')) return network(input, init)
    if (pathname === '/api/events') {
      const encoder = new TextEncoder()
      return new Response(
        new ReadableStream({
          start: (stream) =>
            onStream((name, data) =>
              stream.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
            ),
        }),
      )
    }
    const call = `${init?.method ?? 'GET'} ${pathname}`
    asked.push({
      call,
      ...(search !== '' && { query: search.slice(1) }),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    const { status, body } = await (answers[call + search] ??
      answers[call] ?? { status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } })
    const fault = status < 300 ? faultOf(call, body) : undefined
    if (fault !== undefined) faults.push(`${call}: ${fault}`)
    return Response.json(body, { status })
  }
  onTestFinished(() => {
    globalThis.fetch = network
    if (faults.length > 0) throw new Error(`Answers that no endpoint gives:\n${[...new Set(faults)].join('\n')}`)
  })
  return asked
}

export const refusal = (status: number, code: string, error: string): Answer => ({ status, body: { error, code } })
export const answer = (body: unknown, status = 200): Answer => ({ status, body })
