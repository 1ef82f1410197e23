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
  sentBillingMails,
  billingSubscriptions,
  simulatedPayments,
} from '#features/billing/server/tables.ts'
import { brandFacts, brands } from '#features/brands/server/tables.ts'
import { comments } from '#features/comments/server/tables.ts'
import { calendarFeeds, schedules } from '#features/calendar/server/tables.ts'
import {
  campaigns,
  csvImportChanges,
  csvImports,
  csvMappings,
  klaviyoConnections,
  klaviyoSyncs,
} from '#features/history/server/tables.ts'
import { webhookDeliveries, webhooks } from '#features/hooks/server/tables.ts'
import { mainTopics, subtopics } from '#features/ideas/server/tables.ts'
import { notificationChoices, notifications } from '#features/notifications/server/tables.ts'
import { reviewDecisions, reviewLinkOutlines, reviewLinks } from '#features/reviews/server/tables.ts'
import { klaviyoDrafts, outlineActivity, outlineVersions, outlines } from '#features/outlines/server/tables.ts'
import { subscriptions, usageCounters, usageLedger } from '#features/access/server/subscription-tables.ts'
import { invites } from '#features/team/server/tables.ts'
import { apiTokens } from '#features/tokens/server/tables.ts'
import { memberships, workspacePeople, workspaces } from '#features/access/server/workspace-tables.ts'
import { auditLog, mailOutbox, serviceFailures } from '#server/db/platform-tables.ts'

export interface Person {
  userId: string
  email: string
}

/** The condition for the rows, or the reason for leaving them out. */
type Choice<Whose> = ((whose: Whose) => SQL | undefined) | { leftOut: string }

export interface DataTable {
  table: PgTable
  /** In tables of workspaces, this covers only the user's current workspaces. */
  ofPerson: Choice<Person>
  ofWorkspace: Choice<string>
  withheld?: Record<string, string>
}

const SECRET = 'a secret that gives access'
const WORK = 'workspace data, which the owner can export'
const OTHERS = 'belongs to a person, not to a workspace'

const column = (table: PgTable, name: string) => (getTableColumns(table) as Record<string, PgColumn>)[name]!

const work = (table: PgTable, withheld: Record<string, string> = {}): DataTable => ({
  table,
  ofWorkspace: (workspaceId) => eq(column(table, 'workspaceId'), workspaceId),
  ofPerson: { leftOut: WORK },
  withheld,
})

const machinery = (table: PgTable, leftOut: string): DataTable => ({
  table,
  ofPerson: { leftOut },
  ofWorkspace: { leftOut },
})

const sameEmail = (email: SQL | PgColumn, person: Person) => sql`lower(${email}) = lower(${person.email})`

/** Every table of the database, and the exports that contain it. A test fails if a table is missing. */
export const DATA_MAP: readonly DataTable[] = [
  {
    table: users,
    ofPerson: ({ userId }) => eq(users.id, userId),
    ofWorkspace: { leftOut: 'members are in the list of memberships, and the rest of an account belongs to the user' },
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
    ofPerson: { leftOut: 'counts attempts for at most one hour and is then deleted' },
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
    table: apiTokens,
    ofPerson: ({ userId }) => eq(apiTokens.userId, userId),
    ofWorkspace: (workspaceId) => eq(apiTokens.workspaceId, workspaceId),
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
    table: comments,
    ofPerson: ({ userId }) => eq(comments.userId, userId),
    ofWorkspace: (workspaceId) => eq(comments.workspaceId, workspaceId),
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
    table: klaviyoDrafts,
    ofPerson: ({ userId }) => eq(klaviyoDrafts.madeByUserId, userId),
    ofWorkspace: (workspaceId) => eq(klaviyoDrafts.workspaceId, workspaceId),
  },
  {
    table: billingSubscriptions,
    ofPerson: (person) =>
      or(eq(billingSubscriptions.userId, person.userId), sameEmail(billingSubscriptions.email, person)),
    ofWorkspace: (workspaceId) => eq(billingSubscriptions.workspaceId, workspaceId),
    withheld: { checkoutSessionId: SECRET, paymentUrl: SECRET },
  },
  work(aiCalls),
  machinery(aiPrompts, 'instructions of the super admin for AI models'),
  machinery(aiTokenDays, 'counts the tokens of one day and is deleted two days later'),
  work(billingCheckouts, { sessionId: SECRET }),
  work(calendarFeeds, { tokenHash: SECRET }),
  work(reviewLinks, { tokenHash: SECRET }),
  work(webhooks, { sealedUrl: SECRET, sealedSecret: SECRET, sealedEarlierSecret: SECRET }),
  work(webhookDeliveries),
  work(klaviyoConnections, { sealedKey: SECRET }),
  machinery(serviceFailures, 'says only when a service last failed, with the error message'),
  machinery(billingEvents, 'says only which webhook events of the payment provider were processed'),
  machinery(sentBillingMails, 'says only which billing emails were sent'),
  machinery(simulatedPayments, 'simulates the payment provider, which answers for its own data'),
  ...[
    brands,
    brandFacts,
    campaigns,
    csvImportChanges,
    csvMappings,
    mainTopics,
    subtopics,
    schedules,
    reviewDecisions,
    reviewLinkOutlines,
    subscriptions,
    usageCounters,
    usageLedger,
  ].map((table) => work(table)),
]

/** Tables of features to the right of this one, with the reason why no export contains them. */
export const TABLES_OF_OTHERS: Record<string, string> = {
  tracking_scripts: 'the tracking scripts of the public pages',
}

export const nameOf = ({ table }: DataTable): string => getTableConfig(table).name

export const isOfWorkspaces = ({ table }: DataTable): boolean => getTableConfig(table).policies.length > 0

export function columnsOf({ table, withheld = {} }: DataTable): Record<string, PgColumn> {
  const own = Object.entries(getTableColumns(table) as Record<string, PgColumn>).filter(([name]) => !(name in withheld))
  return Object.fromEntries(
    table === memberships ? [...own, ['personName', workspacePeople.name], ['email', workspacePeople.email]] : own,
  )
}

export function keyOf({ table }: DataTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}

export const namesPeople = ({ table }: DataTable): boolean => table === memberships
