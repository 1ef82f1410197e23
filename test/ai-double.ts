import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ChatCompletionRequest, type FixtureResponse, LLMock } from '@copilotkit/aimock'

export interface Asked {
  system: string
  user: string
  model: string
}

export interface AiDouble {
  baseUrl: string
  asked: Asked[]
  answer(reply: (asked: Asked) => FixtureResponse | Promise<FixtureResponse>): void
  stop(): Promise<void>
}

/** Speaks the three wire formats and returns what a test sets. */
export async function startAiDouble(): Promise<AiDouble> {
  const asked: Asked[] = []
  let reply: (asked: Asked) => FixtureResponse | Promise<FixtureResponse> = () => ({ content: '{}' })
  const mock = new LLMock({ port: 0, chunkSize: 200 })
  mock.on({}, (request) => {
    const now = readRequest(request)
    asked.push(now)
    return reply(now)
  })
  await mock.start()
  return { baseUrl: `${mock.url}/v1`, asked, answer: (next) => void (reply = next), stop: () => mock.stop() }
}

function readRequest({ messages, model }: ChatCompletionRequest): Asked {
  const textOf = (wanted: readonly string[]) =>
    messages
      .filter(({ role }) => wanted.includes(role))
      .map(({ content }) =>
        typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join(''),
      )
      .join('\n')
  return { system: textOf(['system', 'developer']), user: textOf(['user', 'assistant']), model }
}

/** Passes every request to `handle`, for servers that misbehave. */
export async function startRawServer(
  handle: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<{ baseUrl: string; stop(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => handle(request, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
