import { AISDKError, APICallError, RetryError } from 'ai'
import { AppError, type ErrorCode } from '#shared/errors.ts'

export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly code: ErrorCode
  /** True if the same request may succeed soon. */
  readonly isPassing: boolean
  /** True if the provider itself is down, so that others needn't try. */
  readonly isOutage: boolean
  readonly retryAfterSeconds: number | null

  constructor(
    code: ErrorCode,
    forOperator: string,
    {
      isPassing = false,
      isOutage = false,
      retryAfterSeconds = null,
    }: { isPassing?: boolean; isOutage?: boolean; retryAfterSeconds?: number | null } = {},
  ) {
    super(forOperator)
    this.code = code
    this.isPassing = isPassing
    this.isOutage = isOutage
    this.retryAfterSeconds = retryAfterSeconds
  }

  get refusal(): AppError {
    return refusal(this.code, this.retryAfterSeconds)
  }
}

export function refusal(code: ErrorCode, retryAfterSeconds: number | null): AppError {
  if (code !== 'AI_BUSY' || retryAfterSeconds === null) return new AppError(code)
  const seconds = `${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}`
  return new AppError(code, {
    message: `The AI provider is busy. Please try again in ${seconds}.`,
    // `retryAfterSeconds` is the older name, and clients may read it.
    details: { retryAfter: retryAfterSeconds, retryAfterSeconds },
  })
}

export function providerFailure(error: unknown): ProviderFailure | null {
  if (error instanceof ProviderFailure) return error
  if (RetryError.isInstance(error)) return providerFailure(error.lastError)
  if (!APICallError.isInstance(error) || isConnectionError(error)) return streamFailure(error)
  const { statusCode: status } = error
  const code = codeOf(error.data) ?? codeOf(parsed(error.responseBody))
  if (code === 'insufficient_quota') {
    return new ProviderFailure('AI_UNAVAILABLE', 'The AI provider account has no credit left.', {
      isOutage: true,
    })
  }
  if (status === undefined) {
    return new ProviderFailure('AI_UNREACHABLE', "We couldn't reach the AI provider.", {
      isPassing: true,
      isOutage: true,
    })
  }
  if (status === 401 || status === 403) {
    return new ProviderFailure('AI_UNAVAILABLE', 'The AI provider rejected the key.', { isOutage: true })
  }
  if (status === 404) {
    return new ProviderFailure('AI_UNAVAILABLE', "The AI provider doesn't know the model.", { isOutage: true })
  }
  if (status === 429) {
    return new ProviderFailure('AI_BUSY', 'The AI provider is rate limiting us (429).', {
      isPassing: true,
      isOutage: true,
      retryAfterSeconds: waitAskedFor(error.responseHeaders),
    })
  }
  if (status === 413) {
    return new ProviderFailure('AI_UNUSABLE', 'The request was too large for the AI provider.')
  }
  if (status >= 500) {
    const isOverloaded = status === 529 || status === 503
    return new ProviderFailure(
      isOverloaded ? 'AI_BUSY' : 'AI_UNREACHABLE',
      `The AI provider failed with status ${status}.`,
      { isPassing: true, isOutage: true, retryAfterSeconds: waitAskedFor(error.responseHeaders) },
    )
  }
  if (status < 300) {
    return new ProviderFailure('AI_UNUSABLE', 'The AI provider sent an invalid response.', { isPassing: true })
  }
  return new ProviderFailure(
    'AI_UNAVAILABLE',
    `The AI provider refused the request with status ${status}${code === null ? '' : ` (${code})`}.`,
  )
}

const BUSY = new Set(['overloaded_error', 'rate_limit_error', 'rate_limit_exceeded', 'server_is_overloaded'])
const SPENT = new Set(['insufficient_quota', 'billing_error'])

function streamFailure(error: unknown): ProviderFailure | null {
  const code = codeOf(error) ?? (error instanceof Error ? codeOf(parsed(error.message)) : null)
  if (code !== null && SPENT.has(code)) {
    return new ProviderFailure('AI_UNAVAILABLE', 'The AI provider account has no credit left.', {
      isOutage: true,
    })
  }
  if (code !== null && BUSY.has(code)) {
    return new ProviderFailure('AI_BUSY', `The AI provider stopped the response (${code}).`, {
      isPassing: true,
      isOutage: true,
    })
  }
  if (code !== null) {
    return new ProviderFailure('AI_UNREACHABLE', `The AI provider stopped the response (${code}).`, {
      isPassing: true,
      isOutage: true,
    })
  }
  if (error instanceof Error && isConnectionError(error)) {
    return new ProviderFailure('AI_UNREACHABLE', 'We lost the connection to the AI provider.', {
      isPassing: true,
      isOutage: true,
    })
  }
  if (AISDKError.isInstance(error)) {
    return new ProviderFailure('AI_UNUSABLE', 'The AI provider sent an invalid response.', { isPassing: true })
  }
  return null
}

function isConnectionError(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (
      typeof code === 'string' &&
      /^(?:UND_ERR|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ERR_SSL|ERR_TLS|HPE_)/.test(code)
    ) {
      return true
    }
    if (cause instanceof TypeError && /terminated|fetch failed|network/i.test(cause.message)) return true
  }
  return false
}

/** The vendor's error code. We pass on only letters, and nothing else of the body. */
function codeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const { error, code, type } = body as { error?: unknown; code?: unknown; type?: unknown }
  const inner = codeOf(error)
  if (inner !== null) return inner
  for (const word of [code, type]) {
    if (typeof word === 'string' && word !== 'error' && /^[a-z_]{3,60}$/.test(word)) return word
  }
  return null
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

const LONGEST_WAIT_TOLD = 3600

/** `Retry-After` in seconds, from a number or a date. */
function waitAskedFor(headers: Record<string, string> | undefined): number | null {
  const value = headers?.['retry-after']
  if (value === undefined) return null
  const seconds = /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(LONGEST_WAIT_TOLD, Math.max(1, Math.ceil(seconds))) : null
}
