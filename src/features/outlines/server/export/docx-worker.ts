import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentTask } from './docx-in-thread.ts'
import { monthAsDocx } from './month-as-docx.ts'
import { outlineAsDocx } from './outline-as-docx.ts'

// A thread for one document: the requests of others go on meanwhile.
const task = workerData as DocumentTask
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(await ('month' in task ? monthAsDocx(task.month) : outlineAsDocx(task.outline)))
