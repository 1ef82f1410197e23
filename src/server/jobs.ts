import { type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { OpenDatabase } from './db/open-db.ts'

export interface RunJob {
  workspaceId: string
  runId: string
}

export interface QueueLimits {
  /** After this time, a job counts as dead and is retried. */
  expireInSeconds: number
  /** Jobs per process: few where they compute, more where they wait for the network. */
  workers: number
}

export interface Jobs {
  start(): Promise<void>
  /** Enqueueing the same run twice is the same as once. Waits for the start. */
  enqueue(queue: string, job: RunJob): Promise<void>
  /** `work` may throw to be retried. `giveUp` runs when the last attempt failed or died. */
  work(
    queue: string,
    work: (job: RunJob) => Promise<void>,
    giveUp: (job: RunJob) => Promise<void>,
    limits?: Partial<QueueLimits>,
  ): void
  enqueueAgain(queue: string, job: RunJob): Promise<void>
  /** Runs `work` on a cron schedule (UTC) in one process, and once for missed runs. */
  every(queue: string, cron: string, work: () => Promise<void>): void
  readonly queues: readonly string[]
  readonly rounds: readonly { queue: string; cron: string }[]
  stop(): Promise<void>
}

const TRIES = 3
// A process counts as killed when its heartbeat is this old.
const HEARTBEAT_SECONDS = 10
/** When the process ends, jobs that take longer go back to the queue. */
const FINISH_WITHIN_MS = 10_000
const USUAL_LIMITS: QueueLimits = { expireInSeconds: 150, workers: 2 }

/** `keepsTime` runs scheduled jobs. Tests run them when they need them. Without `works`, this process only enqueues. */
export function createJobs(
  database: OpenDatabase,
  log: Logger,
  { keepsTime, works }: { keepsTime: boolean; works: boolean },
): Jobs {
  const boss = new PgBoss({
    ...database.jobs,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    monitorVacuum: false,
    supervise: works,
    schedule: keepsTime && works,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const workers = new Map<
    string,
    { work: (job: RunJob) => Promise<void>; giveUp: (job: RunJob) => Promise<void>; limits: QueueLimits }
  >()
  const rounds = new Map<string, { cron: string; work: () => Promise<void> }>()
  const ready = Promise.withResolvers<void>()
  // A start that fails throws, even if no request waits for it.
  ready.promise.catch(() => {})
  let started = false
  const begin = async () => {
    await boss.start()
    started = true
    // Creating a queue again changes nothing, and takes as long as the first time.
    const known = new Set((await boss.getQueues()).map(({ name }) => name))
    const ensureQueue = async (queue: string, options: Omit<Queue, 'name'>) => {
      if (!known.has(queue)) await boss.createQueue(queue, options)
    }
    for (const [queue, { work, giveUp, limits }] of workers) {
      const dead = `${queue}-given-up`
      await ensureQueue(dead, { notify: true })
      await ensureQueue(queue, {
        notify: true,
        deadLetter: dead,
        retryLimit: TRIES - 1,
        retryDelay: 1,
        expireInSeconds: limits.expireInSeconds,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        deleteAfterSeconds: 3600,
      })
      if (!works) continue
      const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const
      const ids: string[] = []
      while (ids.length < limits.workers) {
        const id = await boss.work<RunJob>(queue, options, async ([job]) => {
          try {
            if (job !== undefined) await work(job.data)
          } finally {
            // A worker would sleep for seconds between queued jobs, so we wake it.
            for (const worker of ids) boss.notifyWorker(worker)
          }
        })
        ids.push(id)
      }
      await boss.work<RunJob>(dead, options, async ([job]: JobWithMetadata<RunJob>[] | { data: RunJob }[]) => {
        if (job !== undefined) await giveUp(job.data)
      })
    }
    if (!keepsTime || !works) return
    for (const [queue, { cron, work }] of rounds) {
      await ensureQueue(queue, {
        policy: 'exclusive',
        retryLimit: 2,
        retryDelay: 60,
        deleteAfterSeconds: 86_400,
      })
      await boss.schedule(queue, cron, {}, { tz: 'UTC', missed: 'once' })
      await boss.work(queue, { pollingIntervalSeconds: 30 }, work)
    }
  }
  return {
    async start() {
      try {
        await begin()
        ready.resolve()
      } catch (error) {
        ready.reject(error)
        throw error
      }
    },
    async enqueue(queue, job) {
      await ready.promise
      await boss.send(queue, job, { id: job.runId })
    },
    async enqueueAgain(queue, job) {
      await ready.promise
      await boss.deleteJob(queue, job.runId)
      await boss.send(queue, job, { id: job.runId })
    },
    get queues() {
      return [...workers.keys()]
    },
    get rounds() {
      return [...rounds].map(([queue, { cron }]) => ({ queue, cron }))
    },
    work(queue, work, giveUp, limits) {
      workers.set(queue, { work, giveUp, limits: { ...USUAL_LIMITS, ...limits } })
    },
    every(queue, cron, work) {
      rounds.set(queue, { cron, work })
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: FINISH_WITHIN_MS, close: true })
    },
  }
}
