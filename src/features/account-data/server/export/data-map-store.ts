import { type SQL, and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { generationRuns } from '#features/runs/server/tables.ts'
import { aiCalls, aiPrompts, aiTokenDays } from '#features/models/server/tables.ts'
import {
  attemptCounts,
  loginChallenges,
  oneTimeTokens,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from '#features/auth/server/tables.ts'
import {
  billingCheckouts,
  billingEvents,
  billingNotices,
  billingSubscriptions,
  simulatedPayments,
} from '#features/billing/server/tables.ts'
import { brandFacts, brands } from '#features/brands/server/tables.ts'
import { calendarFeeds, schedules } from '#features/calendar/server/tables.ts'
import {
  campaigns,
  csvImportChanges,
  csvImports,
  csvMappings,
  klaviyoConnections,
  klaviyoSyncs,
} from '#features/history/server/tables.ts'
import { mainTopics, subtopics } from '#features/ideas/server/tables.ts'
import { notificationChoices, notifications } from '#features/notifications/server/tables.ts'
import { outlineActivity, outlineVersions, outlines } from '#features/outlines/server/tables.ts'
import { subscriptions, usageCounters, usageLedger } from '#features/access/server/subscription-tables.ts'
import { invites } from '#features/team/server/tables.ts'
import { memberships, workspacePeople, workspaces } from '#features/access/server/workspace-tables.ts'
import { auditLog, mailOutbox, serviceFailures } from '#server/db/platform-tables.ts'

export interface Person {
  userId: string
  email: string
}

/** Whose rows: which ones, or why none. */
type Choice<Whose> = ((whose: Whose) => SQL | undefined) | { leftOut: string }

export interface DataTable {
  table: PgTable
  /** Rows about a person. In a workspace's table only those of workspaces the person is in now are asked for. */
  ofPerson: Choice<Person>
  ofWorkspace: Choice<string>
  /** Columns that nobody gets, each with the reason. */
  withheld?: Record<string, string>
}

const SECRET = 'a secret that opens something'
const WORK = 'the work of a workspace; its owner can export it'
const OTHERS = 'belongs to a person, not to a workspace'

const column = (table: PgTable, name: string) => (getTableColumns(table) as Record<string, PgColumn>)[name]!

/** A table of the workspace's own work: all of it for the workspace, nothing of it about a person. */
const work = (table: PgTable, withheld: Record<string, string> = {}): DataTable => ({
  table,
  ofWorkspace: (workspaceId) => eq(column(table, 'workspaceId'), workspaceId),
  ofPerson: { leftOut: WORK },
  withheld,
})

/** A table of the machinery, in which nobody stands. */
const machinery = (table: PgTable, leftOut: string): DataTable => ({
  table,
  ofPerson: { leftOut },
  ofWorkspace: { leftOut },
})

const sameEmail = (email: SQL | PgColumn, person: Person) => sql`lower(${email}) = lower(${person.email})`

/** Every table of the database, and what of it belongs into whose export. A test fails while one is missing. */
export const DATA_MAP: readonly DataTable[] = [
  {
    table: users,
    ofPerson: ({ userId }) => eq(users.id, userId),
    ofWorkspace: { leftOut: 'members stand in the list of memberships; the rest of an account is theirs' },
    withheld: { passwordHash: SECRET, settingsPasswordHash: SECRET },
  },
  {
    table: sessions,
    ofPerson: ({ userId }) => eq(sessions.userId, userId),
    ofWorkspace: { leftOut: OTHERS },
    withheld: { tokenHash: SECRET, superadminTokenHash: SECRET },
  },
  {
    table: oneTimeTokens,
    ofPerson: ({ userId }) => eq(oneTimeTokens.userId, userId),
    ofWorkspace: { leftOut: OTHERS },
    withheld: { tokenHash: SECRET },
  },
  {
    table: secondFactors,
    ofPerson: ({ userId }) => eq(secondFactors.userId, userId),
    ofWorkspace: { leftOut: OTHERS },
    withheld: { sealedSecret: SECRET },
  },
  {
    table: recoveryCodes,
    ofPerson: ({ userId }) => eq(recoveryCodes.userId, userId),
    ofWorkspace: { leftOut: OTHERS },
    withheld: { codeHash: SECRET },
  },
  {
    table: loginChallenges,
    ofPerson: ({ userId }) => eq(loginChallenges.userId, userId),
    ofWorkspace: { leftOut: OTHERS },
    withheld: { tokenHash: SECRET },
  },
  {
    table: attemptCounts,
    ofPerson: { leftOut: 'counts attempts for an hour at most and is deleted then' },
    ofWorkspace: { leftOut: OTHERS },
  },
  {
    table: auditLog,
    ofPerson: (person) =>
      or(eq(auditLog.actorUserId, person.userId), sameEmail(sql`${auditLog.metadata} ->> 'email'`, person)),
    ofWorkspace: (workspaceId) => eq(auditLog.workspaceId, workspaceId),
  },
  {
    table: mailOutbox,
    ofPerson: (person) => sameEmail(mailOutbox.recipient, person),
    ofWorkspace: { leftOut: OTHERS },
    withheld: { body: 'may hold a link that opens the account' },
  },
  {
    table: workspaces,
    ofPerson: ({ userId }) =>
      and(
        isNull(workspaces.closedAt),
        inArray(workspaces.id, sql`(select workspace_id from memberships where user_id = ${userId})`),
      ),
    ofWorkspace: (workspaceId) => eq(workspaces.id, workspaceId),
  },
  {
    table: memberships,
    ofPerson: ({ userId }) => eq(memberships.userId, userId),
    ofWorkspace: (workspaceId) => eq(memberships.workspaceId, workspaceId),
  },
  {
    table: invites,
    ofPerson: (person) => or(eq(invites.invitedByUserId, person.userId), sameEmail(invites.email, person)),
    ofWorkspace: (workspaceId) => eq(invites.workspaceId, workspaceId),
    withheld: { tokenHash: SECRET },
  },
  {
    table: outlines,
    ofPerson: ({ userId }) => eq(outlines.assignedToUserId, userId),
    ofWorkspace: (workspaceId) => eq(outlines.workspaceId, workspaceId),
  },
  {
    table: outlineActivity,
    ofPerson: ({ userId }) => eq(outlineActivity.userId, userId),
    ofWorkspace: (workspaceId) => eq(outlineActivity.workspaceId, workspaceId),
  },
  {
    table: notifications,
    ofPerson: ({ userId }) => eq(notifications.userId, userId),
    ofWorkspace: (workspaceId) => eq(notifications.workspaceId, workspaceId),
  },
  {
    table: notificationChoices,
    ofPerson: ({ userId }) => eq(notificationChoices.userId, userId),
    ofWorkspace: { leftOut: OTHERS },
  },
  {
    table: outlineVersions,
    ofPerson: ({ userId }) => eq(outlineVersions.userId, userId),
    ofWorkspace: (workspaceId) => eq(outlineVersions.workspaceId, workspaceId),
  },
  {
    table: generationRuns,
    ofPerson: ({ userId }) => eq(generationRuns.requestedByUserId, userId),
    ofWorkspace: (workspaceId) => eq(generationRuns.workspaceId, workspaceId),
  },
  {
    table: csvImports,
    ofPerson: ({ userId }) => eq(csvImports.importedByUserId, userId),
    ofWorkspace: (workspaceId) => eq(csvImports.workspaceId, workspaceId),
  },
  {
    table: klaviyoSyncs,
    ofPerson: ({ userId }) => eq(klaviyoSyncs.requestedByUserId, userId),
    ofWorkspace: (workspaceId) => eq(klaviyoSyncs.workspaceId, workspaceId),
  },
  {
    table: billingSubscriptions,
    ofPerson: (person) =>
      or(eq(billingSubscriptions.userId, person.userId), sameEmail(billingSubscriptions.email, person)),
    ofWorkspace: (workspaceId) => eq(billingSubscriptions.workspaceId, workspaceId),
    withheld: { checkoutSessionId: SECRET, paymentUrl: SECRET },
  },
  work(aiCalls),
  machinery(aiPrompts, 'what the super admin tells the models to do'),
  machinery(aiTokenDays, 'counts the tokens of a day and is deleted two days later'),
  work(billingCheckouts, { sessionId: SECRET }),
  work(calendarFeeds, { tokenHash: SECRET }),
  work(klaviyoConnections, { sealedKey: SECRET }),
  machinery(serviceFailures, 'only says when a service last failed, and with what words'),
  machinery(billingEvents, 'only says which notices of the payment provider were worked through'),
  machinery(billingNotices, 'only says which mails about payments went out'),
  machinery(simulatedPayments, 'stands in for the payment provider in a trial; the real one answers for its own data'),
  ...[
    brands,
    brandFacts,
    campaigns,
    csvImportChanges,
    csvMappings,
    mainTopics,
    subtopics,
    schedules,
    subscriptions,
    usageCounters,
    usageLedger,
  ].map((table) => work(table)),
]

/** Tables of features that stand to the right of this one, with the reason why nobody's export shows them. */
export const TABLES_OF_OTHERS: Record<string, string> = {
  tracking_scripts: 'what the super admin put into the public pages',
}

export const nameOf = ({ table }: DataTable): string => getTableConfig(table).name

/** Row-level security holds these tables to one workspace. */
export const isOfWorkspaces = ({ table }: DataTable): boolean => getTableConfig(table).policies.length > 0

/** What a row shows: everything but what is withheld; memberships say whose they are. */
export function columnsOf({ table, withheld = {} }: DataTable): Record<string, PgColumn> {
  const own = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(([name]) => !(name in withheld))
  return Object.fromEntries(
    table === memberships ? [...own, ['personName', workspacePeople.name], ['email', workspacePeople.email]] : own,
  )
}

/** The columns of the primary key, by which the rows are read in portions. */
export function keyOf({ table }: DataTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}

export const namesPeople = ({ table }: DataTable): boolean => table === memberships
