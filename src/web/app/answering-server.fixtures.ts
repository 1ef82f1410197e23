import { onTestFinished } from 'vitest'

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

/**
 * Stands at the network's edge for one test: `{ 'GET /api/auth/me': { status: 401, … } }`. A call nobody prepared is
 * answered with 404, as the server would; a promise is an answer that takes its time. The stream of hints stays silent.
 * Returns what was asked, in order.
 */
export function answeringServer(answers: Record<string, Answer | Promise<Answer>>): Asked[] {
  const asked: Asked[] = []
  const network = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const { pathname, search } = new URL(address, location.origin)
    if (!pathname.startsWith('/api/')) return network(input, init)
    if (pathname === '/api/events') return new Response(new ReadableStream())
    const call = `${init?.method ?? 'GET'} ${pathname}`
    asked.push({
      call,
      ...(search !== '' && { query: search.slice(1) }),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    const { status, body } = await (answers[call + search] ??
      answers[call] ?? { status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } })
    return Response.json(body, { status })
  }
  onTestFinished(() => {
    globalThis.fetch = network
  })
  return asked
}

export const refusal = (status: number, code: string, error: string): Answer => ({ status, body: { error, code } })
export const answer = (body: unknown, status = 200): Answer => ({ status, body })
