import { parentPort, workerData } from 'node:worker_threads'
import { tryParseFile } from './parse-file.ts'
import type { FileSettings } from './understand-file.ts'

// A thread for one large file: the requests of others go on meanwhile.
const { bytes, settings } = workerData as { bytes: Uint8Array; settings: FileSettings }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(tryParseFile(bytes, settings))
