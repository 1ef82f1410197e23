import { Worker } from 'node:worker_threads'
import { chooseSchedule } from './choose-schedule.ts'
import type { Placement, ScheduleProblem } from './schedule-problem.ts'

/** Fewer emails are placed before a thread has started. */
const WORTH_A_THREAD = 7
const LONGEST_MS = 60_000

/** Looks for the best schedule; when that takes a while, in a thread of its own, so that nobody else waits for it. */
export async function searchInThread(problem: ScheduleProblem, maxPerWeek: number): Promise<Placement[]> {
  // Emails that have to stay apart are tried again and again.
  const isShort = problem.candidates.length < WORTH_A_THREAD && problem.apart.length === 0
  if (isShort) return chooseSchedule(problem, maxPerWeek).placements
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('search-worker.ts', import.meta.url), { workerData: { problem, maxPerWeek } })
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(timer)
      // Settled already unless the thread ended without a word.
      reject(new Error(`The thread that looked for a schedule ended with ${code}.`))
    })
  })
}
