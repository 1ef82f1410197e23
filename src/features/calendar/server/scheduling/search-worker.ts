import { parentPort, workerData } from 'node:worker_threads'
import { chooseSchedule } from './choose-schedule.ts'
import type { ScheduleProblem } from './schedule-problem.ts'

const { problem, maxPerWeek } = workerData as { problem: ScheduleProblem; maxPerWeek: number }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(chooseSchedule(problem, maxPerWeek).placements)
