import type { EmailStyle } from '#shared/brand-brief.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { ApiError, call, errorMessage } from '#web/api-client.ts'
import { outlineEndpoints } from '../../contract.ts'
import type { Outcome } from '../generation-queue.ts'

const LONGEST_PAUSE_SECONDS = 60

/** Has the outline of one idea written in `type`, else in the style of its brand; waits where the server asks for a pause. */
export async function writeOutline(ideaId: string, type: EmailStyle | undefined, stop: AbortSignal): Promise<Outcome> {
  for (;;) {
    try {
      const { outline } = await call(outlineEndpoints.generate, { params: { id: ideaId }, body: { type } })
      return outline === null ? { kind: 'under-way' } : { kind: 'written', outlineId: outline.id }
    } catch (error) {
      const pause = pauseSeconds(error)
      if (pause === undefined || stop.aborted) return refusalOf(error)
      await Promise.race([seconds(pause), aborted(stop)])
      if (stop.aborted) return refusalOf(error)
    }
  }
}

/** What is refused for one idea with these is refused for all. */
const FOR_ALL: readonly ErrorCode[] = ['WORKSPACE_SUSPENDED', 'FORBIDDEN', 'UNAUTHENTICATED']

/** What a refused call means for its idea and for those after it. */
export function refusalOf(error: unknown): Outcome {
  const failed: Outcome = { kind: 'failed', message: errorMessage(error, 'Failed to generate outline') }
  if (!(error instanceof ApiError)) return failed
  const { code, limit, outlineId } = error.body
  // Told by its sentence as well: a proxy may have rewritten the answer.
  if (code === 'OUTLINE_LIMIT_REACHED' || error.serverMessage === 'Outline limit reached') {
    return { kind: 'limit', limit: typeof limit === 'number' ? limit : undefined }
  }
  // Somebody was quicker: there is an outline, which is what was asked for.
  if (code === 'OUTLINE_EXISTS' && typeof outlineId === 'string') return { kind: 'written', outlineId }
  if (code === 'GENERATION_IN_PROGRESS') return { kind: 'under-way' }
  if (code !== undefined && FOR_ALL.includes(code)) return { kind: 'refused', message: failed.message }
  return failed
}

/** How long to wait before asking again; undefined where asking again makes no sense. */
export function pauseSeconds(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.body.code !== 'RATE_LIMITED') return undefined
  const asked = error.body['retryAfter']
  return Math.min(typeof asked === 'number' && asked > 0 ? asked : LONGEST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS)
}

const seconds = (count: number) => new Promise<void>((resolve) => setTimeout(resolve, count * 1000))

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
