import { Worker } from 'node:worker_threads'
import { atMost } from '#server/at-most.ts'
import type { FileAnswer, FileSummary, FileTask, ParsedCampaign } from './parse-file.ts'

export type ThreadQuestion = FileTask | 'more'
export type ThreadAnswer =
  | Exclude<FileAnswer, { parsed: unknown }>
  | { summary: FileSummary; campaigns: number }
  | { portion: ParsedCampaign[] }

const LONGEST_MS = 60_000
const IDLE_MS = 30_000
const inLine = atMost(2)
/** Threads with nothing to do: the next file finds one that has started. */
const idle: { worker: Worker; end: NodeJS.Timeout; drop: () => void }[] = []

/** Lends a thread to `work`, at most two at a time. One that failed is not used again. */
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
    refuse('This file takes too long to read. Please split it.')
    void worker.terminate()
  }, LONGEST_MS)
  const failed = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('This file is too large to read. Please split it.')
    else reject(error)
  }
  // Settled already unless the thread ended without a word.
  const ended = (code: number) => reject(new Error(`The thread that read a file ended with ${code}.`))
  worker.once('message', resolve).once('error', failed).once('exit', ended)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(question)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', failed).off('exit', ended)
  })
}
