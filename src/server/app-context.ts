import type { Logger } from 'pino'
import type { ModelHealth } from './ai/writer-choice.ts'
import type { SheetReader } from './ai/sheet-reader.ts'
import type { IdeaWriter, OutlineWriter } from './ai/writers.ts'
import type { Clock } from './clock.ts'
import type { Db, OpenDatabase } from './db/open-db.ts'
import type { WorkspaceTx } from './db/workspace-transaction.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs.ts'
import type { Live } from './live.ts'
import type { Scope } from './http/route.ts'
import type { FetchPublic } from './outbound.ts'
import type { Mailer } from './mailer.ts'
import type { SecretBox } from './secret-box.ts'
import type { Passwords } from './passwords.ts'
import type { Payments } from './payments.ts'

/** Where an outline stands in the workflow. */
interface OutlineStanding {
  workflowStatus: string
  assignedToUserId: string | null
  reviewRequestedAt: Date | null
}

/** An outline that somebody has moved on. */
export interface OutlineStep {
  outline: { id: string; title: string }
  before: OutlineStanding
  after: OutlineStanding
}

/** What every part of the server is given; tests hand in their own clock, mailer and writers. */
export interface AppContext {
  env: Env
  database: OpenDatabase
  db: Db
  clock: Clock
  mailer: Mailer
  passwords: Passwords
  /** The only way to an address that a user typed. */
  fetchPublic: FetchPublic
  /** Null where billing is off. */
  payments: Payments | null
  jobs: Jobs
  /** Hints for open browsers. Publish what is committed, nothing else. */
  live: Live
  secrets: SecretBox
  log: Logger
  ideaWriter: IdeaWriter
  outlineWriter: OutlineWriter
  /** Writes without a model: where none is set up, and where somebody asks for it by name. */
  planner: { ideas: IdeaWriter; outlines: OutlineWriter }
  /** Reads brands for their sheets; null where no model is set up. */
  sheetReader: SheetReader | null
  /** How the ways to the models are doing; null where the planner writes. */
  models: { ideas: ModelHealth | null; outlines: ModelHealth | null }
  /** Facts that features further right hand to those further left. */
  facts: {
    /** The address somebody paid with in a checkout that belongs to no account yet. */
    payerOf: (app: AppContext, sessionId: string) => Promise<string | null>
    /** Gives a new workspace what its owner paid for before there was one. */
    takeOverPayment: (app: AppContext, tx: Db, userId: string, workspaceId: string) => Promise<void>
    countBrands: (scope: WorkspaceTx) => Promise<number>
    /** Invitations that keep a seat of the plan. */
    countPendingInvites: (scope: WorkspaceTx, now: Date) => Promise<number>
    /** Takes the outlines of a person who is leaving off their hands; returns how many. */
    unassignOutlines: (
      scope: WorkspaceTx,
      userId: string,
      by: { userId: string; bySupport: boolean; now: Date },
    ) => Promise<number>
    /** Tells who should know of a step, in its transaction; returns whose list has changed, to be hinted at after it. */
    tellOfStep: (app: AppContext, tx: WorkspaceTx, scope: Scope, step: OutlineStep) => Promise<string[]>
    /** Goes on with the work that a cancelled run was a part of. */
    runCancelled: (app: AppContext, run: { workspaceId: string; kind: string; request: unknown }) => Promise<void>
    /** The emails that a brand has sent since a day of its own, the newest first. */
    sentEmailsOf: (scope: WorkspaceTx, brandId: string, since: string) => Promise<{ name: string; sentOn: string }[]>
    /** Outline ids by the subtopic they came from. */
    outlineIdsOf: (scope: WorkspaceTx, subtopicIds: string[]) => Promise<Map<string, string>>
  }
}
