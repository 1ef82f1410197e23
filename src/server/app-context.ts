import type { Logger } from 'pino'
import type { ModelHealth } from './ai/writer-choice.ts'
import type { SheetReader } from './ai/sheet-reader.ts'
import type { IdeaWriter, OutlineWriter } from './ai/writers.ts'
import type { Clock } from './clock.ts'
import type { Db, OpenDatabase } from './db/open-db.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs.ts'
import type { Live } from './live.ts'
import type { TenantRules } from './http/tenant-rules.ts'
import type { CallCounts } from './http/call-counts.ts'
import type { Registered } from './registered.ts'
import type { FetchPublic } from './outbound.ts'
import type { Mailer } from './mailer.ts'
import type { SecretBox } from './secret-box.ts'
import type { Passwords } from './passwords.ts'
import type { Payments } from './payments.ts'

export interface AppContext {
  env: Env
  database: OpenDatabase
  db: Db
  clock: Clock
  mailer: Mailer
  passwords: Passwords
  /** The only way to an address that a user typed. */
  fetchPublic: FetchPublic
  payments: Payments | null
  jobs: Jobs
  live: Live
  secrets: SecretBox
  log: Logger
  ideaWriter: IdeaWriter
  outlineWriter: OutlineWriter
  planner: { ideas: IdeaWriter; outlines: OutlineWriter }
  sheetReader: SheetReader | null
  models: { ideas: ModelHealth | null; outlines: ModelHealth | null }
  rules: { tenants: TenantRules; counts: CallCounts }
  registered: Registered
  /** Aborted once this process is asked to end. It still answers requests. */
  leaving: AbortSignal
}
