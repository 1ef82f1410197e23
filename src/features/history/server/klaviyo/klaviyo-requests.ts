import { z } from 'zod'
import { AppError } from '#shared/errors.ts'

const REVISION = '2026-07-15'
const MEDIA_TYPE = 'application/vnd.api+json'
const MOST_PAGES = 50
const LONGEST_WAIT_SECONDS = 65
const TRIES = 4
const TIMEOUT_MS = 30_000

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface KlaviyoSettings {
  base: string
  apiKey: string
  fetch?: Fetch
  timeoutMs?: number
  longestWaitSeconds?: number
  wait?: (seconds: number) => Promise<void>
}

interface Sending {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: object
  /** Once: what may have happened isn't asked for again. Klaviyo did nothing of what it answers with 429. */
  once?: true
}

/** Klaviyo rejected the request. Its body isn't shown to anyone. */
export class KlaviyoRejected extends AppError {
  readonly answered: number

  constructor(answered: number) {
    super('KLAVIYO_FAILED')
    this.answered = answered
  }
}

export const links = z.object({ next: z.string().nullish() }).nullish()

/** Every error has a message for the user. */
export function klaviyoRequests({
  base,
  apiKey,
  fetch: send = fetch,
  timeoutMs = TIMEOUT_MS,
  longestWaitSeconds = LONGEST_WAIT_SECONDS,
  wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
}: KlaviyoSettings) {
  const { origin } = new URL(base)

  async function request<Schema extends z.ZodType>(
    schema: Schema,
    address: string,
    { method = 'GET', body, once }: Sending = {},
  ): Promise<z.output<Schema>> {
    const url = new URL(address, base)
    // The key is in a header, so we never follow a URL to another host.
    if (url.origin !== origin) throw new AppError('KLAVIYO_FAILED')
    for (let attempt = 1; ; attempt++) {
      const response = await sent(send, url.href, {
        method,
        headers: {
          authorization: `Klaviyo-API-Key ${apiKey}`,
          revision: REVISION,
          accept: MEDIA_TYPE,
          ...(body !== undefined && { 'content-type': MEDIA_TYPE }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (response !== null && response.ok) {
        const parsed = schema.safeParse(response.status === 204 ? null : await response.json().catch(() => null))
        if (parsed.success) return parsed.data
        throw new AppError('KLAVIYO_FAILED')
      }
      if (response?.status === 401) throw new AppError('KLAVIYO_KEY_INVALID', { details: { field: 'apiKey' } })
      if (response?.status === 403) throw new AppError('KLAVIYO_SCOPES_MISSING', { details: { field: 'apiKey' } })
      const isBusy = response?.status === 429
      const again = isBusy || (once !== true && (response === null || response.status >= 500))
      const asked = Number(response?.headers.get('retry-after'))
      const seconds = asked > 0 ? asked : 2 ** (attempt - 1)
      if (!again || attempt === TRIES || seconds > longestWaitSeconds) {
        if (isBusy) throw new AppError('KLAVIYO_BUSY')
        throw response === null ? new AppError('KLAVIYO_FAILED') : new KlaviyoRejected(response.status)
      }
      await wait(seconds)
    }
  }

  async function pages<Schema extends z.ZodType<{ links?: z.output<typeof links> }>>(
    schema: Schema,
    first: string,
    take: (page: z.output<Schema>) => Promise<void> | void,
    body?: object,
  ): Promise<void> {
    let next: string | null = first
    for (let page = 0; next !== null; page++) {
      if (page === MOST_PAGES) throw new AppError('KLAVIYO_FAILED')
      const sending: Sending = body === undefined ? {} : { method: 'POST', body }
      const answer: z.output<Schema> = await request(schema, next, sending)
      await take(answer)
      next = answer.links?.next ?? null
    }
  }

  return { request, pages }
}

/** Null if the connection broke or timed out. */
async function sent(send: Fetch, url: string, init: RequestInit): Promise<Response | null> {
  try {
    return await send(url, init)
  } catch {
    return null
  }
}
