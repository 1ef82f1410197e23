import { parentPort, workerData } from 'node:worker_threads'
import { chooseSchedule } from './choose-schedule.ts'
import type { ScheduleProblem } from './schedule-problem.ts'

// A thread for one month of emails: the requests of others go on meanwhile.
const { problem, maxPerWeek } = workerData as { problem: ScheduleProblem; maxPerWeek: number }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(chooseSchedule(problem, maxPerWeek).placements)
