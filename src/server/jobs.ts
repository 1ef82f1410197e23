import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { OpenDatabase } from './db/open-db.ts'

/** What a job is about; the run row holds the rest. */
export interface RunJob {
  workspaceId: string
  runId: string
}

export interface QueueLimits {
  /** After this a job counts as dead and is tried again. */
  expireInSeconds: number
  /** How many jobs a process works on at once: few where they compute, more where they wait for somebody else. */
  workers: number
}

export interface Jobs {
  start(): Promise<void>
  /** Hands a run to a worker. Asking twice for the same run is the same as asking once. */
  enqueue(queue: string, job: RunJob): Promise<void>
  /** `work` may throw to be tried again; `giveUp` is called when the last try has failed or died. */
  work(
    queue: string,
    work: (job: RunJob) => Promise<void>,
    giveUp: (job: RunJob) => Promise<void>,
    limits?: Partial<QueueLimits>,
  ): void
  /** The same once more for a run that was done with: the job of before is forgotten. */
  enqueueAgain(queue: string, job: RunJob): Promise<void>
  /** Does `work` whenever a cron expression (UTC) says so, in one process at a time; what was missed is made up once. */
  every(queue: string, cron: string, work: () => Promise<void>): void
  /** The queues that have workers, and what comes round by the clock. */
  readonly queues: readonly string[]
  readonly rounds: readonly { queue: string; cron: string }[]
  stop(): Promise<void>
}

const TRIES = 3
// A killed process is noticed when its job's heartbeat is this old.
const HEARTBEAT_SECONDS = 10
const USUAL_LIMITS: QueueLimits = { expireInSeconds: 150, workers: 2 }

/**
 * `keepsTime`: work that comes round by the clock is done; tests do it when they want it. `works`: without it this
 * process only hands out work, and others do it.
 */
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
  let started = false
  return {
    async start() {
      await boss.start()
      started = true
      for (const [queue, { work, giveUp, limits }] of workers) {
        const dead = `${queue}-given-up`
        await boss.createQueue(dead, { notify: true })
        await boss.createQueue(queue, {
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
              // Look for the next job at once: a worker would sleep for seconds between the jobs of a crowd.
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
        await boss.createQueue(queue, {
          policy: 'exclusive',
          retryLimit: 2,
          retryDelay: 60,
          deleteAfterSeconds: 86_400,
        })
        await boss.schedule(queue, cron, {}, { tz: 'UTC', missed: 'once' })
        await boss.work(queue, { pollingIntervalSeconds: 30 }, work)
      }
    },
    async enqueue(queue, job) {
      await boss.send(queue, job, { id: job.runId })
    },
    async enqueueAgain(queue, job) {
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
      if (started) await boss.stop({ graceful: true, timeout: 15_000, close: true })
    },
  }
}
