import { z } from 'zod'
import { CLIENT_DECISIONS } from '#features/outlines/contract.ts'
import { endpoint } from '#shared/endpoint.ts'

export const NOTIFICATION_KINDS = [
  'assigned',
  'review_requested',
  'ready_for_review',
  'approved',
  'mentioned',
  'commented',
  'client_commented',
  'client_decided',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const NOTIFICATION_CHANNELS = ['app', 'email'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  outlineId: z.uuid(),
  outlineTitle: z.string(),
  /** The comment that it is about. */
  commentId: z.uuid().nullable(),
  actorName: z.string(),
  /** Only of the kind `client_decided`. */
  decision: z.enum(CLIENT_DECISIONS).nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})
export type Notification = z.infer<typeof notificationSchema>

const switches = z.object({ app: z.boolean(), email: z.boolean() })
const choicesSchema = z.object({
  assigned: switches,
  review_requested: switches,
  ready_for_review: switches,
  approved: switches,
  mentioned: switches,
  commented: switches,
  client_commented: switches,
  client_decided: switches,
})
export type NotificationChoices = z.infer<typeof choicesSchema>

const ofWorkspace = z.object({ workspaceId: z.uuid() })

/** Members own their notifications, whatever their role is and even in a suspended workspace. */
const ownNotifications = {
  params: ofWorkspace,
  access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { workspace: 'path.workspaceId' } },
  gate: 'notifications',
  whenSuspended: 'allow',
  audit: null,
  errors: [],
} as const

const ownChoices = {
  path: '/api/settings/notifications',
  answer: z.object({ choices: choicesSchema }),
  access: 'session',
  gate: null,
  whenSuspended: 'ignore',
  audit: null,
  errors: [],
} as const

export const notificationEndpoints = {
  list: endpoint({
    ...ownNotifications,
    method: 'GET',
    path: '/api/workspaces/{workspaceId}/notifications',
    summary: 'List your notifications in a workspace, newest first',
    query: z.object({
      before: z.uuid().optional(),
    }),
    answer: z.object({ notifications: z.array(notificationSchema), unread: z.int(), more: z.boolean() }),
    rate: 'read',
    shows: ['notifications', 'workspace'],
  }),
  markRead: endpoint({
    ...ownNotifications,
    method: 'POST',
    path: '/api/workspaces/{workspaceId}/notifications/read',
    summary: 'Mark notifications as read',
    body: z.object({ notifications: z.array(z.uuid()).min(1).max(100).optional() }),
    answer: z.object({ unread: z.int() }),
    rate: 'write',
    changesOwn: ['notifications'],
  }),
  choices: endpoint({
    ...ownChoices,
    method: 'GET',
    summary: 'Get notification preferences',
    rate: 'read',
    shows: ['session'],
  }),
  choose: endpoint({
    ...ownChoices,
    method: 'PATCH',
    summary: 'Change notification preferences. Omitted fields keep their value',
    body: z.object({
      assigned: switches.partial().optional(),
      review_requested: switches.partial().optional(),
      ready_for_review: switches.partial().optional(),
      approved: switches.partial().optional(),
      mentioned: switches.partial().optional(),
      commented: switches.partial().optional(),
      client_commented: switches.partial().optional(),
      client_decided: switches.partial().optional(),
    }),
    rate: 'write',
    changes: ['session'],
  }),
}
