import { Worker } from 'node:worker_threads'
import { atMost } from '#server/at-most.ts'
import { AppError } from '#shared/errors.ts'
import type { ExportedMonth, ExportedOutline } from './exported-outline.ts'
import { outlineAsDocx } from './outline-as-docx.ts'

export type DocumentTask = { outline: ExportedOutline } | { month: ExportedMonth }

/** A shorter outline is done before a thread has started. */
const WORTH_A_THREAD = 20_000
const LONGEST_MS = 60_000
const inLine = atMost(2)

export async function outlineDocument(outline: ExportedOutline): Promise<Buffer> {
  const { sections, additionalElements, assetNotes, executiveBrief } = outline
  const length = JSON.stringify([sections, additionalElements, assetNotes, executiveBrief]).length
  return length < WORTH_A_THREAD ? outlineAsDocx(outline) : inThread({ outline })
}

export const monthDocument = (month: ExportedMonth): Promise<Buffer> => inThread({ month })

function inThread(task: DocumentTask): Promise<Buffer> {
  return inLine(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    const worker = new Worker(new URL('docx-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const timer = setTimeout(() => {
      reject(
        new AppError('TOO_LARGE', { message: 'This is too much for one document. Export fewer outlines at a time.' }),
      )
      void worker.terminate()
    }, LONGEST_MS)
    worker.once('message', resolve).once('error', reject)
    // Does nothing if the promise already settled.
    worker.once('exit', (code) => reject(new Error(`The thread that wrote a document ended with ${code}.`)))
    const file = await promise.finally(() => clearTimeout(timer))
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  })
}
