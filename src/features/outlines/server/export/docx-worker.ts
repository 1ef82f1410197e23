import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentTask } from './docx-in-thread.ts'
import { monthAsDocx } from './month-as-docx.ts'
import { outlineAsDocx } from './outline-as-docx.ts'

const task = workerData as DocumentTask
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a browser window
parentPort!.postMessage(await ('month' in task ? monthAsDocx(task.month) : outlineAsDocx(task.outline)))
