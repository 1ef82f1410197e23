import { Worker } from 'node:worker_threads'
import { chooseSchedule } from './choose-schedule.ts'
import type { Placement, ScheduleProblem } from './schedule-problem.ts'

/** Below this number, the search is faster than starting a thread. */
const WORTH_A_THREAD = 7
const LONGEST_MS = 60_000

/** Uses a separate thread for long searches, so that other requests don't wait. */
export async function searchInThread(problem: ScheduleProblem, maxPerWeek: number): Promise<Placement[]> {
  // Emails that must stay apart need many tries.
  const isShort = problem.candidates.length < WORTH_A_THREAD && problem.apart.length === 0
  if (isShort) return chooseSchedule(problem, maxPerWeek).placements
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('search-worker.ts', import.meta.url), { workerData: { problem, maxPerWeek } })
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(timer)
      // Has no effect if the thread sent its result before it exited.
      reject(new Error(`The scheduling thread exited with code ${code}.`))
    })
  })
}
