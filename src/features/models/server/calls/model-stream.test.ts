import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { FixtureResponse } from '@copilotkit/aimock'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { languageModel } from '#server/ai/language-models.ts'
import { ProviderFailure } from '#server/ai/provider-failure.ts'
import { readEnv } from '#server/env.ts'
import { startAiDouble, startRawServer } from '#test/ai-double.ts'
import { type StreamUse, readStream } from './model-stream.ts'

const PROVIDERS = ['openai', 'anthropic', 'compatible'] as const
type Provider = (typeof PROVIDERS)[number]
const MODELS = { openai: 'gpt-5.4', anthropic: 'claude-sonnet-5', compatible: 'small' } as const

const SCHEMA = z.object({ name: z.string(), items: z.array(z.string()) })
const KEY = 'sk-secret-of-the-platform'

const double = await startAiDouble()
afterAll(() => double.stop())

interface Outcome {
  text?: string
  isCutShort?: boolean
  failure?: { code: string; isPassing: boolean; retryAfterSeconds: number | null; message: string }
  used: StreamUse | null
  parts: unknown[]
}

async function ask(
  provider: Provider,
  baseUrl: string,
  over: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<Outcome> {
  const env = readEnv({
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: baseUrl,
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: baseUrl,
    AI_COMPAT_BASE_URL: baseUrl,
    AI_COMPAT_API_KEY: KEY,
    AI_COMPAT_MODEL: 'small',
    AI_COMPAT_JSON_SCHEMA: 'true',
  })
  let used: StreamUse | null = null
  const parts: unknown[] = []
  const request = {
    model: languageModel(env, { provider, model: MODELS[provider] }),
    provider,
    system: 'You write.',
    messages: [{ role: 'user' as const, content: 'Write.' }],
    schema: SCHEMA,
    effort: 'low' as const,
    maxOutputTokens: 700,
    timeoutMs: over.timeoutMs ?? 3000,
    signal: over.signal ?? new AbortController().signal,
    onPartial: (part: unknown) => void parts.push(part),
  }
  try {
    return { ...(await readStream(request, (use) => (used = use))), used, parts }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(KEY)
    const { code, isPassing, retryAfterSeconds, message } = error
    return { failure: { code, isPassing, retryAfterSeconds, message }, used, parts }
  }
}

const body = (name: string) =>
  readFileSync(new URL(`../../../../../test/vendor-bodies/${name}`, import.meta.url), 'utf8')
const events = (name: string) =>
  body(name)
    .trim()
    .split('\n')
    .map((line) => `event: ${(JSON.parse(line) as { type: string }).type}\ndata: ${line}\n\n`)
    .join('')

async function asRaw(
  provider: Provider,
  send: (response: ServerResponse) => void,
  over: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<Outcome & { requested: Record<string, unknown> }> {
  let requested = {}
  const server = await startRawServer((_, response, text) => {
    requested = JSON.parse(text) as Record<string, unknown>
    send(response)
  })
  try {
    return { ...(await ask(provider, server.baseUrl, over)), requested }
  } finally {
    await server.stop()
  }
}

const streamOf = (text: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text)
const page = (status: number) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<html><body>Bad gateway</body></html>')

describe.each(PROVIDERS)('%s', (provider) => {
  test('reads a response while it grows, with its token use', async () => {
    double.answer(() => ({ content: JSON.stringify({ name: 'x'.repeat(3000), items: ['a'] }) }))
    const { text, isCutShort, parts, used } = await ask(provider, double.baseUrl)
    expect(SCHEMA.parse(JSON.parse(text!)).items).toEqual(['a'])
    expect(isCutShort).toBe(false)
    expect(parts.length).toBeGreaterThan(1)
    expect(used!.output).toBeGreaterThan(400)
    expect(double.asked.at(-1)).toMatchObject({ system: 'You write.', user: 'Write.', model: MODELS[provider] })
  })

  const refusals: [string, FixtureResponse, Partial<NonNullable<Outcome['failure']>>][] = [
    [
      'a rejected key',
      {
        error: { message: `Incorrect API key: ${KEY}`, type: 'authentication_error', code: 'invalid_api_key' },
        status: 401,
      },
      { code: 'AI_UNAVAILABLE', isPassing: false, message: 'The AI provider rejected the key.' },
    ],
    [
      'an unknown model',
      { error: { message: 'no such model', type: 'not_found_error', code: 'model_not_found' }, status: 404 },
      { code: 'AI_UNAVAILABLE', isPassing: false, message: "The AI provider doesn't know the model." },
    ],
    [
      'a rate limit',
      {
        error: { message: 'slow down', type: 'rate_limit_error', code: 'rate_limit_exceeded' },
        status: 429,
        retryAfter: 7,
      },
      { code: 'AI_BUSY', isPassing: true, retryAfterSeconds: 7 },
    ],
    [
      'an account without credit',
      { error: { message: 'quota', type: 'insufficient_quota', code: 'insufficient_quota' }, status: 429 },
      { code: 'AI_UNAVAILABLE', isPassing: false, message: 'The AI provider account has no credit left.' },
    ],
    [
      'an overload',
      { error: { message: 'x', type: 'overloaded_error' }, status: 529 },
      { code: 'AI_BUSY', isPassing: true },
    ],
    [
      'a crash',
      { error: { message: 'x', type: 'api_error' }, status: 500 },
      { code: 'AI_UNREACHABLE', isPassing: true },
    ],
    ['an empty answer', { content: '' }, { code: 'AI_DECLINED', isPassing: false }],
  ]
  test.each(refusals)('%s has its own message', async (_, reply, expected) => {
    double.answer(() => reply)
    expect((await ask(provider, double.baseUrl)).failure).toMatchObject(expected)
  })

  test('HTML pages are an invalid response with any status', async () => {
    expect((await asRaw(provider, page(200))).failure).toMatchObject({ code: 'AI_UNUSABLE', isPassing: true })
    expect((await asRaw(provider, page(502))).failure).toMatchObject({ code: 'AI_UNREACHABLE', isPassing: true })
  })

  test('tells a closed or silent connection from one that the client ends', async () => {
    expect((await asRaw(provider, (response) => response.destroy())).failure).toMatchObject({
      code: 'AI_UNREACHABLE',
      isPassing: true,
    })
    expect((await asRaw(provider, () => {}, { timeoutMs: 150 })).failure).toMatchObject({ code: 'AI_TIMED_OUT' })
    const reason = new Error('nobody wants it any more')
    await expect(asRaw(provider, () => {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  test('reports an unreachable server', async () => {
    const server = await startRawServer(() => {})
    await server.stop()
    expect((await ask(provider, server.baseUrl)).failure).toMatchObject({ code: 'AI_UNREACHABLE', isPassing: true })
  })

  test('a broken stream has no result and an estimated token use', async () => {
    const start = {
      openai: events('openai-quota-within-stream.jsonl').split('\n\n').slice(0, 2).join('\n\n'),
      anthropic: events('anthropic-json.jsonl').slice(0, 1500),
      compatible:
        'data: {"id":"c","object":"chat.completion.chunk","model":"small","choices":[{"index":0,"delta":{"content":"{\\"na"}}]}\n\n',
    }[provider]
    const { failure, text } = await asRaw(provider, (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`${start}\n\n`, () => response.destroy())
    })
    expect(text).toBeUndefined()
    expect(failure).toMatchObject({ code: 'AI_UNREACHABLE', isPassing: true })
  })

  test('a slow stream ends with the time limit of the call', async () => {
    let timer: NodeJS.Timeout | undefined
    const { failure } = await asRaw(
      provider,
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        timer = setInterval(() => response.write(':'), 20)
      },
      { timeoutMs: 200 },
    )
    clearInterval(timer)
    expect(failure).toMatchObject({ code: 'AI_TIMED_OUT', isPassing: false })
  })
})

describe('recorded responses of vendors', () => {
  test('Anthropic: a structured stream, with its usage', async () => {
    const { text, used, requested } = await asRaw('anthropic', streamOf(events('anthropic-json.jsonl')))
    expect(JSON.parse(text!)).toMatchObject({ characters: expect.any(Array) })
    expect(used).toEqual({ input: 313, output: 305 })
    expect(requested).toMatchObject({
      max_tokens: 700,
      output_config: { format: { type: 'json_schema' } },
      stream: true,
    })
  })

  test('Anthropic: refusals, before and after the first words', async () => {
    for (const stream of [events('anthropic-refusal.jsonl'), body('anthropic-refusal-after-text.sse')]) {
      const { failure, used } = await asRaw('anthropic', streamOf(stream))
      expect(failure).toMatchObject({ code: 'AI_DECLINED', isPassing: false })
      expect(used!.input).toBeGreaterThan(0)
    }
  })

  test('Anthropic: a response that ran out of tokens', async () => {
    expect(await asRaw('anthropic', streamOf(body('anthropic-cut-short.sse')))).toMatchObject({ isCutShort: true })
  })

  test('Anthropic: an overload in the middle', async () => {
    const overload =
      'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n'
    const start = events('anthropic-json.jsonl').split('\n\n').slice(0, 4).join('\n\n')
    const { failure } = await asRaw('anthropic', streamOf(`${start}\n\n${overload}`))
    expect(failure).toMatchObject({ code: 'AI_BUSY', isPassing: true })
  })

  test('OpenAI: an account that runs out during a stream or before it', async () => {
    const within = await asRaw('openai', streamOf(events('openai-quota-within-stream.jsonl')))
    expect(within.failure).toMatchObject({ code: 'AI_UNAVAILABLE', isPassing: false })
    const before = await asRaw('openai', (response) =>
      response.writeHead(429, { 'content-type': 'application/json' }).end(body('openai-quota.json')),
    )
    expect(before.failure).toMatchObject({ code: 'AI_UNAVAILABLE', isPassing: false })
  })

  test('OpenAI: requests are strict, limited and not stored', async () => {
    const { requested } = await asRaw('openai', page(502))
    expect(requested).toMatchObject({
      max_output_tokens: 700,
      store: false,
      reasoning: { effort: 'low' },
      text: { format: { type: 'json_schema', strict: true, schema: { required: ['name', 'items'] } } },
    })
    expect(JSON.stringify(requested)).not.toContain('summary')
  })

  test('compatible servers: responses say that tokens or content were cut', async () => {
    double.answer(() => ({ content: '{"name"', finishReason: 'length' }))
    expect(await ask('compatible', double.baseUrl)).toMatchObject({ isCutShort: true })
    double.answer(() => ({ content: 'no', finishReason: 'content_filter' }))
    expect((await ask('compatible', double.baseUrl)).failure).toMatchObject({ code: 'AI_DECLINED' })
  })
})
