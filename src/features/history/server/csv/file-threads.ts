import { Worker } from 'node:worker_threads'
import { atMost } from '#server/at-most.ts'
import type { FileAnswer, FileSummary, FileTask } from './parse-file.ts'
import type { ParsedCampaign } from './understand-file.ts'

export type ThreadQuestion = FileTask | 'more'
export type ThreadAnswer =
  | Exclude<FileAnswer, { parsed: unknown }>
  | { summary: FileSummary; campaigns: number }
  | { portion: ParsedCampaign[] }

const LONGEST_MS = 60_000
const IDLE_MS = 30_000
const inLine = atMost(2)
/** Idle threads, so that the next file doesn't wait for a thread to start. */
const idle: { worker: Worker; end: NodeJS.Timeout; drop: () => void }[] = []

/** Runs at most two threads. We don't reuse a thread that failed. */
export async function withThread<Result>(
  work: (ask: (question: ThreadQuestion) => Promise<ThreadAnswer>) => Promise<Result>,
): Promise<Result> {
  return inLine(async () => {
    const worker = takeThread()
    try {
      const result = await work((question) => answered(worker, question))
      rest(worker)
      return result
    } catch (error) {
      void worker.terminate()
      throw error
    }
  })
}

function takeThread(): Worker {
  const rested = idle.pop()
  if (rested === undefined) {
    return new Worker(new URL('csv-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 512 } })
  }
  clearTimeout(rested.end)
  rested.worker.off('error', rested.drop).ref()
  return rested.worker
}

function rest(worker: Worker): void {
  const drop = () => {
    idle.splice(0, idle.length, ...idle.filter((each) => each.worker !== worker))
    void worker.terminate()
  }
  const end = setTimeout(drop, IDLE_MS).unref()
  worker.unref()
  worker.once('error', drop)
  idle.push({ worker, end, drop })
}

function answered(worker: Worker, question: ThreadQuestion): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
  const refuse = (message: string) => resolve({ refusal: { message, tooLarge: true } })
  const timer = setTimeout(() => {
    refuse('This file takes too long to read. Split it and import the parts.')
    void worker.terminate()
  }, LONGEST_MS)
  const failed = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      refuse('This file is too large to read. Split it and import the parts.')
    } else reject(error)
  }
  // Has no effect if the thread sent its result before it exited.
  const ended = (code: number) => reject(new Error(`The thread that reads files exited with code ${code}.`))
  worker.once('message', resolve).once('error', failed).once('exit', ended)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(question)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', failed).off('exit', ended)
  })
}
