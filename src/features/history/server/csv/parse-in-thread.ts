import { Worker } from 'node:worker_threads'
import { FileRefusal } from './file-refusal.ts'
import { type ParsedFile, type WorkerAnswer, tryParseFile } from './parse-file.ts'
import type { FileSettings } from './understand-file.ts'

/** Smaller files are done before a thread has started. */
const WORTH_A_THREAD = 131_072
const LONGEST_MS = 60_000
const THREADS = 2

let running = 0
const waiting: (() => void)[] = []

/** Parses a file; a large one in a thread of its own, at most two at a time. */
export async function parseInThread(bytes: Uint8Array, settings: FileSettings): Promise<ParsedFile> {
  const answer = bytes.length < WORTH_A_THREAD ? tryParseFile(bytes, settings) : await inTurn(bytes, settings)
  if ('refusal' in answer) throw new FileRefusal(answer.refusal.message, answer.refusal)
  return answer.parsed
}

async function inTurn(bytes: Uint8Array, settings: FileSettings): Promise<WorkerAnswer> {
  if (running >= THREADS) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await startThread(bytes, settings)
  } finally {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }
}

function startThread(bytes: Uint8Array, settings: FileSettings): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('csv-worker.ts', import.meta.url), {
      workerData: { bytes, settings },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const refuse = (message: string) => resolve({ refusal: { message, tooLarge: true } })
    const timer = setTimeout(() => {
      refuse('This file takes too long to read. Please split it.')
      void worker.terminate()
    }, LONGEST_MS)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('This file is too large to read. Please split it.')
      else reject(error)
    })
    worker.once('exit', (code) => {
      clearTimeout(timer)
      // Settled already unless the thread ended without a word.
      reject(new Error(`The thread that read a file ended with ${code}.`))
    })
  })
}
