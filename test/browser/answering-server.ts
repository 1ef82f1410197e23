import { onTestFinished } from 'vitest'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import { ERRORS } from '#shared/errors.ts'

interface Answer {
  status: number
  body: unknown
}
type Given = Answer | Promise<Answer>

export interface Asked {
  call: string
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
/** If two rows match a path, the one with fewer parameters comes first. */
const rows = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .flatMap((value) =>
    isRow(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value) : [],
  )
  .filter(isRow)
  .toSorted((one, other) => parameters(one) - parameters(other))
  .map((row) => ({ row, pattern: new RegExp(`^${row.method} ${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** What the server would send, or why it wouldn't send this. */
export function checked(call: string, { status, body }: Answer): { body: unknown } | { fault: string } {
  const row = rows.find(({ pattern }) => pattern.test(call))?.row
  if (row === undefined) return { fault: 'no endpoint has this address' }
  if (status >= 300) {
    const isPossible = status === badGateway.status || isErrorOf(status, body)
    return isPossible ? { body } : { fault: `no error of ours is ${status} with this body` }
  }
  // A generation that continues answers with 202.
  if (status !== (row.status ?? 200) && status !== 202) return { fault: `it succeeds with ${row.status ?? 200}` }
  if (typeof row.answer === 'string') return { body }
  const { data, error } = row.answer.safeParse(body)
  return error === undefined ? { body: data } : { fault: error.message }
}

function isErrorOf(status: number, body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('error' in body)) return false
  const code = Object.keys(ERRORS).find((name) => name === body.code)
  return code !== undefined && ERRORS[code as keyof typeof ERRORS].status === status && typeof body.error === 'string'
}

/**
 * An unprepared request gets a 404 (and one for comments an empty list), a promise is a slow response, and a function answers each request by itself. A
 * response that the endpoint wouldn't give fails the test, and fields that it doesn't have never reach the screen.
 * Returns the requests in order.
 */
export function answeringServer(
  answers: Record<string, Given | ((body: unknown) => Given)>,
  onStream: (say: (name: string, data: object) => void) => void = () => {},
): Asked[] {
  const asked: Asked[] = []
  const faults: string[] = []
  const network = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const { pathname, search } = new URL(address, location.origin)
    if (!pathname.startsWith('/api/')) return network(input, init)
    if (pathname === '/api/events') return streamed(onStream, init?.signal)
    const call = `${init?.method ?? 'GET'} ${pathname}`
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({ call, ...(search !== '' && { query: search.slice(1) }), body })
    const given =
      answers[call + search] ?? answers[call] ?? withoutComments(call) ?? refusal(404, 'NOT_FOUND', 'Not found')
    const said = await (typeof given === 'function' ? given(body) : given)
    const sent = checked(call, said)
    if ('fault' in sent) faults.push(`${call}: ${sent.fault}`)
    return Response.json('fault' in sent ? said.body : sent.body, { status: said.status })
  }
  onTestFinished(() => {
    globalThis.fetch = network
    if (faults.length > 0) throw new Error(`Answers that no endpoint gives:\n${[...new Set(faults)].join('\n')}`)
  })
  return asked
}

/** Every page with an email asks for its comments. In most tests there are none. */
function withoutComments(call: string): Answer | undefined {
  if (/^GET .+\/comments$/.test(call)) return answer({ threads: [] })
  return /^GET .+\/comment-counts$/.test(call) ? answer({ counts: [] }) : undefined
}

/** As in a browser, a page that leaves its stream can't read on. Otherwise it would hear in every later test, and not poll. */
function streamed(
  onStream: (say: (name: string, data: object) => void) => void,
  signal: AbortSignal | null | undefined,
): Response {
  const encoder = new TextEncoder()
  return new Response(
    new ReadableStream({
      start: (stream) => {
        signal?.addEventListener('abort', () => stream.error(signal.reason))
        onStream((name, data) => stream.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)))
      },
    }),
  )
}

export const refusal = (status: number, code: string, error: string): Answer => ({ status, body: { error, code } })
/** What a proxy says in front of a server that is down. */
export const badGateway: Answer = { status: 502, body: '<html>Bad gateway</html>' }
export const answer = (body: unknown, status = 200): Answer => ({ status, body })
