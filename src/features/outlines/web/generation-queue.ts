/** How one idea of a run ended. */
export type Outcome =
  | { kind: 'written'; outlineId: string }
  /** The server goes on with it after the answer; nothing is lost. */
  | { kind: 'under-way' }
  | { kind: 'failed'; message: string }
  /** The plan has no outline left: what follows would be refused too. */
  | { kind: 'limit'; limit: number | undefined }
  /** The workspace or the person may not write any more: what follows would be refused too. */
  | { kind: 'refused'; message: string }

export interface QueueResult {
  total: number
  written: number
  underWay: number
  failed: { id: string; message: string }[]
  /** Why the run ended before its last idea. */
  ended: 'all' | 'limit' | 'refused' | 'stopped'
  limit?: number | undefined
  refusal?: string
}

const PARALLEL = 2

export interface QueueInput {
  ids: readonly string[]
  write: (id: string) => Promise<Outcome>
  /** Called after each idea with the state so far. */
  onProgress: (soFar: QueueResult) => void
  /** Starts no further idea; those under way finish. */
  stop: AbortSignal
}

/**
 * Writes outlines two at a time, in the given order. A single failure does not end the run; a reached limit, a refusal
 * and `stop` do, after what is already under way has ended.
 */
export async function runQueue({ ids, write, onProgress, stop }: QueueInput): Promise<QueueResult> {
  let result: QueueResult = { total: ids.length, written: 0, underWay: 0, failed: [], ended: 'all' }
  let next = 0

  async function work(): Promise<void> {
    while (result.ended === 'all' && !stop.aborted) {
      const id = ids[next]
      if (id === undefined) return
      next += 1
      const outcome = await write(id)
      result = add(result, id, outcome)
      onProgress(result)
    }
  }

  await Promise.all(Array.from({ length: PARALLEL }, work))
  if (result.ended === 'all' && next < ids.length) result = { ...result, ended: 'stopped' }
  return result
}

function add(soFar: QueueResult, id: string, outcome: Outcome): QueueResult {
  switch (outcome.kind) {
    case 'written':
      return { ...soFar, written: soFar.written + 1 }
    case 'under-way':
      return { ...soFar, underWay: soFar.underWay + 1 }
    case 'failed':
      return { ...soFar, failed: [...soFar.failed, { id, message: outcome.message }] }
    case 'limit':
      return { ...soFar, ended: 'limit', limit: outcome.limit }
    case 'refused':
      return { ...soFar, ended: 'refused', refusal: outcome.message }
  }
}

/** How many ideas have an end: the "3" of "3 of 8". */
export function finishedCount({ written, underWay, failed }: QueueResult): number {
  return written + underWay + failed.length
}
