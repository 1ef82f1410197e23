import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { failRun, sweepRuns } from '#features/runs/server/service.ts'
import { MONTH_SECONDS } from '#features/runs/server/watched-run.ts'
import { findRunWorkspace } from '#features/runs/server/store.ts'
import { modelSheetReader } from '#features/models/server/sheet/model-sheet-reader.ts'
import { createModels, sheetModel } from '#features/models/server/model-access.ts'
import { accountDataRoutes } from '#features/account-data/server/routes.ts'
import { scheduleRetention } from '#features/account-data/server/service.ts'
import { adminRoutes } from '#features/admin/server/routes.ts'
import { authRoutes } from '#features/auth/server/routes.ts'
import { guardAttempt } from '#features/auth/server/service.ts'
import { billingRoutes } from '#features/billing/server/routes.ts'
import { stripePayments } from '#features/billing/server/service.ts'
import { billingRound } from '#features/billing/server/rounds.ts'
import { brandRoutes } from '#features/brands/server/routes.ts'
import { findBrandWorkspace } from '#features/brands/server/store.ts'
import { calendarRoutes } from '#features/calendar/server/routes.ts'
import { findScheduleWorkspace } from '#features/calendar/server/store.ts'
import { historyRoutes } from '#features/history/server/routes.ts'
import { sweepHistory } from '#features/history/server/service.ts'
import { SYNC_QUEUE, failSync, runSync } from '#features/history/server/klaviyo-sync.ts'
import { findImportWorkspace } from '#features/history/server/import-store.ts'
import { findCampaignWorkspace } from '#features/history/server/store.ts'
import { ideaRoutes } from '#features/ideas/server/routes.ts'
import { builtInPlanner } from '#features/ideas/server/built-in-planner.ts'
import { modelIdeaWriter } from '#features/ideas/server/model/model-idea-writer.ts'
import { planIdeas } from '#features/ideas/server/month.ts'
import { findIdeaWorkspace } from '#features/ideas/server/store.ts'
import { runRoutes } from '#features/runs/server/routes.ts'
import { outlineRoutes } from '#features/outlines/server/routes.ts'
import { outlineOrBrandResolver } from '#features/outlines/server/service.ts'
import { builtInOutlineWriter } from '#features/outlines/server/built-in-outline-writer.ts'
import { modelOutlineWriter } from '#features/outlines/server/model/model-outline-writer.ts'
import { rewriteOutlineOfRun } from '#features/outlines/server/editing/regeneration.ts'
import { failOutline, writeOutlineOfRun } from '#features/outlines/server/outline-run.ts'
import { advanceBulk } from '#features/outlines/server/bulk/advance-bulk.ts'
import { findOutlineWorkspace } from '#features/outlines/server/store.ts'
import { commentRoutes } from '#features/comments/server/routes.ts'
import { findCommentWorkspace } from '#features/comments/server/store.ts'
import { reviewRoutes } from '#features/reviews/server/routes.ts'
import { findLinkWorkspace } from '#features/reviews/server/link-store.ts'
import { findDecisionWorkspace } from '#features/reviews/server/decision-store.ts'
import { DELIVERY_LIMITS, DELIVERY_QUEUE, deliver, sweepDeliveries } from '#features/hooks/server/delivery.ts'
import { hookRegistrations } from '#features/hooks/server/registrations.ts'
import { webhookRoutes } from '#features/hooks/server/routes.ts'
import { findWebhookWorkspace } from '#features/hooks/server/store.ts'
import { notificationRoutes } from '#features/notifications/server/routes.ts'
import { mailWhatIsDue } from '#features/notifications/server/service.ts'
import { accessRoutes } from '#features/access/server/routes.ts'
import { currentWorkspace } from '#features/access/server/workspaces.ts'
import { authenticate, outsideMembership } from '#features/access/server/session-check.ts'
import { teamRoutes } from '#features/team/server/routes.ts'
import { inviteResolver, memberResolver } from '#features/team/server/service.ts'
import { billingRegistrations } from '#features/billing/server/registrations.ts'
import { brandRegistrations } from '#features/brands/server/registrations.ts'
import { historyRegistrations } from '#features/history/server/registrations.ts'
import { notificationRegistrations } from '#features/notifications/server/registrations.ts'
import { outlineRegistrations } from '#features/outlines/server/registrations.ts'
import { teamRegistrations } from '#features/team/server/registrations.ts'
import { authenticateToken } from '#features/tokens/server/authentication.ts'
import { scheduleExpiryMails } from '#features/tokens/server/expiry.ts'
import { tokenRegistrations } from '#features/tokens/server/registrations.ts'
import { tokenRoutes } from '#features/tokens/server/routes.ts'
import { findTokenWorkspace } from '#features/tokens/server/store.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { healthEndpoint } from '#shared/health.ts'
import type { Subject } from '#shared/subjects.ts'
import { workspaceExists } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type Clock, systemClock } from '#server/clock.ts'
import { keepStatistics } from '#server/db/embedded-upkeep.ts'
import { isStorageFull } from '#server/db/storage-full.ts'
import type { OpenDatabase } from '#server/db/open-db.ts'
import type { Env } from '#server/env.ts'
import { callCounts } from '#server/http/call-counts.ts'
import { createServer } from '#server/http/create-server.ts'
import type { Pace } from '#server/http/large-bodies.ts'
import { serveDocuments, serveNoDocuments } from '#server/http/documents.ts'
import { mcpRoute } from '#server/http/mcp/mcp-route.ts'
import type { Route } from '#server/http/route.ts'
import type { TenantResolver } from '#server/http/tenant-rules.ts'
import { type RunJob, createJobs } from '#server/jobs.ts'
import { createLive } from '#server/live.ts'
import { type Mailer, outboxMailer, smtpMailer } from '#server/mailer.ts'
import { type FetchPublic, privateToo, publicFetcher, publicOnly } from '#server/outbound.ts'
import { type Passwords, createPasswords } from '#server/passwords.ts'
import { Registered, type Registration } from '#server/registered.ts'
import { createSecretBox } from '#server/secret-box.ts'
import { hasOutboxPage, isTrial } from '#server/modes.ts'
import { watchedMailer } from '#server/service-failures.ts'
import type { SheetReader } from '#server/ai/sheet-reader.ts'
import type { IdeaWriter, OutlineWriter } from '#server/ai/writers.ts'
import { WriterError } from '#writing/requests/writer-error.ts'
import { eventsRoute } from './events-route.ts'
import { type FirstLogin, serveFirstLogin } from './first-login-page.ts'
import { healthRoute, serveOutbox } from './platform-routes.ts'
import { siteValues } from './site-values.ts'
import { simulatedPaymentsOf, standInRegistrations } from './stand-ins.ts'

export const routes: readonly Route[] = [
  healthRoute,
  eventsRoute,
  mcpRoute(() => routes),
  ...authRoutes,
  ...accessRoutes,
  ...teamRoutes,
  ...tokenRoutes,
  ...brandRoutes,
  ...historyRoutes,
  ...ideaRoutes,
  ...runRoutes,
  ...outlineRoutes,
  ...accountDataRoutes,
  ...calendarRoutes,
  ...notificationRoutes,
  ...commentRoutes,
  ...reviewRoutes,
  ...webhookRoutes,
  ...billingRoutes,
  ...adminRoutes,
]

export const registrations: readonly Registration[] = [
  ...teamRegistrations,
  ...tokenRegistrations,
  ...brandRegistrations,
  ...historyRegistrations,
  ...outlineRegistrations,
  ...notificationRegistrations,
  ...hookRegistrations,
  ...billingRegistrations,
  ...standInRegistrations,
]

const workspaceResolver: TenantResolver = async (db, id, workspaceIds) => {
  if (workspaceIds !== 'all') return workspaceIds.includes(id) ? id : null
  return (await workspaceExists(db, id))?.id ?? null
}

const resolvers = {
  workspace: workspaceResolver,
  brand: findBrandWorkspace,
  archivedBrand: (db, id, workspaceIds) => findBrandWorkspace(db, id, workspaceIds, 'archived'),
  idea: findIdeaWorkspace,
  otherIdea: findIdeaWorkspace,
  outline: findOutlineWorkspace,
  outlineOrBrand: outlineOrBrandResolver,
  schedule: findScheduleWorkspace,
  import: findImportWorkspace,
  campaign: findCampaignWorkspace,
  run: findRunWorkspace,
  invitation: inviteResolver,
  member: memberResolver,
  comment: findCommentWorkspace,
  apiToken: findTokenWorkspace,
  reviewLink: findLinkWorkspace,
  reviewDecision: findDecisionWorkspace,
  webhook: findWebhookWorkspace,
} satisfies Record<string, TenantResolver>

/** Klaviyo may ask a sync to wait a minute between pages. */
const SYNC_SECONDS = 900
const REQUESTS_FIRST_MS = 5_000
/** Model calls wait on the network, so each process runs up to four in parallel. */
const MODEL_WORKERS = 4

export interface AppParts {
  env: Env
  database: OpenDatabase
  log: Logger
  clock?: Clock
  mailer?: Mailer
  passwords?: Passwords
  fetchPublic?: FetchPublic
  ideaWriter?: IdeaWriter
  outlineWriter?: OutlineWriter
  sheetReader?: SheetReader
  largeBodyPace?: Pace
  /** False in tests, where scheduled jobs run only when called. */
  keepsTime?: boolean
  /** Without a folder of built pages, only the API responds. */
  webFolder?: string
}

function tellOfRun({ live }: AppContext, { workspaceId, runId }: RunJob, what: Subject): void {
  live.publish({ workspaceId, event: { type: 'changed', what: 'run', id: runId } })
  live.publish({ workspaceId, event: { type: 'changed', what } })
}

function endingFailures(
  app: AppContext,
  work: (app: AppContext, job: RunJob) => Promise<void>,
  fail: (app: AppContext, job: RunJob, code?: ErrorCode, details?: Record<string, unknown>) => Promise<void>,
  changes: Subject,
) {
  return async (job: RunJob) => {
    try {
      await work(app, job)
    } catch (error) {
      if (error instanceof AppError) await fail(app, job, error.code, error.details)
      else if (error instanceof WriterError) {
        const { message: reason, inTheWay } = error
        app.log.warn({ run: job.runId, reason, ...inTheWay }, 'a writer returned nothing')
        await fail(app, job, inTheWay === null ? undefined : 'NOTHING_TO_WRITE', { reason, ...inTheWay })
      } else if (isStorageFull(error)) {
        app.log.error({ err: error, run: job.runId }, 'the storage of the database is full')
        await fail(app, job, 'STORAGE_FULL')
      } else throw error
    }
    tellOfRun(app, job, changes)
  }
}

export interface RunningApp {
  app: AppContext
  server: FastifyInstance
  showFirstLogin: ((login: FirstLogin) => void) | null
  /** Starts the jobs. Until then, a request that enqueues one waits. */
  work(): Promise<void>
  /** Tells load balancers to send requests elsewhere. Everything still works. */
  leave(): void
  /** Finishes running work, then stops workers and requests. The database stays open. */
  stop(): Promise<void>
}

export async function createApp({
  env,
  database,
  log,
  clock = systemClock,
  webFolder,
  ...given
}: AppParts): Promise<RunningApp> {
  const simulated = await simulatedPaymentsOf(env, database.db, clock)
  const payments = simulated?.payments ?? stripePayments(env)
  if (payments?.mode === 'simulated' && env.NODE_ENV === 'production') {
    log.error('Payments are simulated, so no card is charged. Remove ALLOW_SIMULATED_BILLING to change that.')
  }
  const leaving = new AbortController()
  const models = createModels({ env, db: database.db, clock, log })
  const readingModel = sheetModel(models)
  const app: AppContext = {
    env,
    database,
    db: database.db,
    clock,
    log,
    passwords: given.passwords ?? createPasswords(),
    fetchPublic: given.fetchPublic ?? publicFetcher(env.ALLOW_PRIVATE_OUTBOUND === undefined ? publicOnly : privateToo),
    mailer: watchedMailer(
      given.mailer ??
        (env.SMTP_URL !== undefined && env.mailMode === 'smtp'
          ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
          : outboxMailer(database.db, clock)),
      { db: database.db, clock },
    ),
    jobs: createJobs(database, log, { keepsTime: given.keepsTime ?? true, works: env.SERVICES !== 'web' }),
    live: createLive(database.broadcast, log),
    secrets: createSecretBox(env),
    ideaWriter:
      given.ideaWriter ??
      (models.ideas === null
        ? builtInPlanner
        : modelIdeaWriter(database.db, models.ideas, { mayFallBack: env.AI_FALLBACK === 'planner' })),
    outlineWriter:
      given.outlineWriter ??
      (models.outlines === null ? builtInOutlineWriter : modelOutlineWriter(database.db, models.outlines)),
    planner: { ideas: given.ideaWriter ?? builtInPlanner, outlines: given.outlineWriter ?? builtInOutlineWriter },
    sheetReader: given.sheetReader ?? (readingModel === null ? null : modelSheetReader(database.db, readingModel)),
    models,
    payments,
    rules: {
      tenants: {
        resolvers,
        outsideMembership: (workspaceId) => outsideMembership(app, workspaceId),
        currentWorkspace: (userId) => currentWorkspace(app, userId),
      },
      counts: callCounts({ env, clock }, (key, limit) => guardAttempt(app, key, limit)),
    },
    registered: new Registered(registrations),
    leaving: leaving.signal,
  }
  const givingUp = (fail: typeof failRun | typeof failSync, changes: Subject) => async (job: RunJob) => {
    await fail(app, job)
    tellOfRun(app, job, changes)
  }
  const limitsFor = (model: object | null) => (model === null ? {} : { workers: MODEL_WORKERS })
  app.jobs.work('ideas', endingFailures(app, planIdeas, failRun, 'ideas'), givingUp(failRun, 'ideas'), {
    ...limitsFor(models.ideas),
    expireInSeconds: MONTH_SECONDS,
  })
  app.jobs.work(
    'outline',
    endingFailures(app, writeOutlineOfRun, failOutline, 'outlines'),
    givingUp(failOutline, 'outlines'),
    limitsFor(models.outlines),
  )
  app.jobs.work(
    'rewrite',
    endingFailures(app, rewriteOutlineOfRun, failRun, 'outlines'),
    givingUp(failRun, 'outlines'),
    limitsFor(models.outlines),
  )
  app.jobs.work(SYNC_QUEUE, endingFailures(app, runSync, failSync, 'imports'), givingUp(failSync, 'imports'), {
    expireInSeconds: SYNC_SECONDS,
  })
  // The sweep enqueues an attempt again if its job fails.
  app.jobs.work(
    DELIVERY_QUEUE,
    (job) => deliver(app, job),
    async () => {},
    DELIVERY_LIMITS,
  )
  scheduleRetention(app)
  scheduleExpiryMails(app)

  app.jobs.every('notification-mail', '* * * * *', () => mailWhatIsDue(app))
  if (database.kind === 'embedded') {
    app.jobs.every('upkeep', '*/10 * * * *', async () => void (await keepStatistics(database.db)))
  }
  app.jobs.every('billing', '*/10 * * * *', async () => {
    await simulated?.passTime(server, app)
    await billingRound(app)
  })

  const isWeb = env.SERVICES !== 'worker'
  // A worker process serves only its health and the webhooks that simulated payments send to it.
  const server = await createServer(app, {
    routes: isWeb ? routes : routes.filter(({ row }) => row === healthEndpoint || row.rate === 'webhook'),
    authenticate,
    authenticateToken,
    largeBodyPace: given.largeBodyPace,
  })
  if (isWeb && hasOutboxPage(env)) serveOutbox(server, app)
  const showFirstLogin = isWeb && isTrial(env) ? serveFirstLogin(server, app) : null
  if (isWeb) await simulated?.serve(server, app)
  if (isWeb && webFolder !== undefined && existsSync(join(webFolder, 'pages.json'))) {
    await serveDocuments(server, webFolder, siteValues(env))
  } else {
    serveNoDocuments(server)
  }
  await app.live.start()
  const sweepers: { stop(): void }[] = []
  return {
    app,
    server,
    showFirstLogin,
    async work() {
      await app.jobs.start()
      if (env.SERVICES === 'web') return
      sweepers.push(sweepRuns(app, { bulk: (job) => advanceBulk(app, job) }), sweepHistory(app), sweepDeliveries(app))
    },
    leave: () => leaving.abort(),
    async stop() {
      leaving.abort()
      for (const sweeper of sweepers) sweeper.stop()
      const closed = server.close()
      // A request that takes long must not keep the jobs from going back to the queue in time.
      await Promise.race([closed, wait(REQUESTS_FIRST_MS, undefined, { ref: false })])
      await app.jobs.stop()
      await closed
      await app.live.stop()
    },
  }
}
