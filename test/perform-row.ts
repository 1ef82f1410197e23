import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { authenticate } from '#features/access/server/session-check.ts'
import { type RunningApp, routes } from '#app/server/create-app.ts'
import { performRow } from '#server/http/perform-row.ts'
import { AppError } from '#shared/errors.ts'
import type { AnyInput, Client } from './client.ts'
import { testApp } from './test-app.ts'

export interface Outcome {
  status: number
  body: unknown
}

/** Calls a row without HTTP. Errors have the form of HTTP responses. */
export async function perform(
  client: Client,
  name: string,
  { headers = {}, ...given }: AnyInput = {},
  { app }: Pick<RunningApp, 'app'> = testApp,
): Promise<Outcome> {
  const route = routes.find(({ row }) => `${row.method} ${row.path}` === name)!
  const token = client.cookie?.split('=')[1] ?? null
  const known = { 'x-superadmin-token': client.superadminToken, ...headers }
  const input = {
    params: {},
    query: {},
    ...given,
    body: route.row.rawBody ? Buffer.from(JSON.stringify(given.body)) : given.body,
    ip: '127.0.0.1',
    requestId: randomUUID(),
    session: { token, start() {}, end() {} },
    header: (header: string) => known[header as keyof typeof known],
  }
  try {
    const actor = token === null ? null : await authenticate(app, token)
    const { status, answer } = await performRow(app, route, actor, input)
    const { content } = (answer ?? {}) as { content?: unknown }
    if (content instanceof Readable) content.destroy()
    return { status, body: answer }
  } catch (error) {
    if (error instanceof AppError) return { status: error.status, body: error.body }
    throw error
  }
}
