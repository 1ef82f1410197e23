import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const PROJECT = path.resolve(import.meta.dirname, '..')

/** With a PostgreSQL, these files also run on the embedded database, each for what could differ there. */
export const ON_BOTH: Record<string, string[]> = {
  'They start processes, kill them, migrate, or open a database.': [
    'src/server/db/facts-migration.api.test.ts',
    'src/server/db/listed-values.api.test.ts',
    'src/server/db/ordinary-user.api.test.ts',
    'test/configured-super-admin.api.test.ts',
    'test/crash/assistant-kill.api.test.ts',
    'test/crash/history-kill.api.test.ts',
    'test/crash/kill.api.test.ts',
    'test/crash/two-starts.api.test.ts',
  ],
  'They hold transactions and locks, or send many requests at the same time.': [
    'src/features/access/server/workspaces-and-plans.api.test.ts',
    'src/features/auth/server/sign-up-and-log-in.api.test.ts',
    'src/features/auth/server/second-factor/settings.api.test.ts',
    'src/features/billing/server/webhook.api.test.ts',
    'src/features/brands/server/archive.api.test.ts',
    'src/features/calendar/server/schedule-all.api.test.ts',
    'src/features/comments/server/comments.api.test.ts',
    'src/features/ideas/server/keeping-ideas.api.test.ts',
    'src/features/models/server/calls/token-guard.api.test.ts',
    'src/features/models/server/prompts/prompts.api.test.ts',
    'src/features/outlines/server/editing/editing.api.test.ts',
    'src/features/outlines/server/trash/trash.api.test.ts',
    'src/features/team/server/invitations.api.test.ts',
    'src/features/team/server/members.api.test.ts',
    'src/server/db/tenancy.api.test.ts',
    'src/server/db/workspace-transaction.api.test.ts',
  ],
  'They wait for background jobs, or for what another tab is told.': [
    'src/app/server/events.api.test.ts',
    'src/features/account-data/server/retention/retention.api.test.ts',
    'src/features/admin/server/operations/operations.api.test.ts',
    'src/features/billing/server/over-time.api.test.ts',
    'src/features/history/server/klaviyo/klaviyo.api.test.ts',
    'src/features/ideas/server/generating-ideas.api.test.ts',
    'src/features/notifications/server/notifications.api.test.ts',
    'src/features/outlines/server/bulk/bulk.api.test.ts',
    'src/features/outlines/server/generating-outlines.api.test.ts',
    'src/features/outlines/server/live-generation.api.test.ts',
    'src/server/live.api.test.ts',
    'test/live-hints.api.test.ts',
  ],
  'They store or read many rows in a statement, or rows in pieces.': [
    'src/features/account-data/server/export/export.api.test.ts',
    'src/features/history/server/csv-import.api.test.ts',
    'src/features/history/server/imports.api.test.ts',
    'src/features/outlines/server/outline-list.api.test.ts',
  ],
  'They search, sort, count and group, by texts, days and JSON.': [
    'src/features/admin/server/events/events.api.test.ts',
    'src/features/admin/server/overview/overview.api.test.ts',
    'src/features/admin/server/people/lists.api.test.ts',
    'src/features/brands/server/sheet/sheet.api.test.ts',
    'src/features/calendar/server/calendar.api.test.ts',
    'src/features/calendar/server/range/range.api.test.ts',
    'src/features/outlines/server/library/library.api.test.ts',
    'src/features/outlines/server/search/search.api.test.ts',
  ],
  'It calls every endpoint as an owner who may.': ['test/isolation.api.test.ts'],
}

/** The embedded database can't do what these files are about. */
export const ONLY_ON_POSTGRES = ['test/crash/database-away.api.test.ts', 'test/crash/rolling-restarts.api.test.ts']

/** A file with one of these runs on both without being listed. */
const ABOUT_THE_DATABASE =
  /startServerProcess|openEmptyDatabase|openTestDatabase|workspace-transaction|db\.transaction|oneProcessAtATime/

export const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]

export function apiTestFiles(): string[] {
  const found = globSync(['src/**/*.api.test.ts', 'test/**/*.api.test.ts'], { cwd: PROJECT })
  return found.map((file) => file.replaceAll('\\', '/')).toSorted()
}

/** All files of a feature run on both until one of them is listed. */
export function filesOnBoth(): string[] {
  const listed = new Set(Object.values(ON_BOTH).flat())
  const features = new Set([...listed].map(featureOf))
  return apiTestFiles().filter(
    (file) =>
      !ONLY_ON_POSTGRES.includes(file) &&
      (listed.has(file) ||
        (featureOf(file) !== undefined && !features.has(featureOf(file))) ||
        ABOUT_THE_DATABASE.test(readFileSync(path.join(PROJECT, file), 'utf8'))),
  )
}
