import { z } from 'zod'
import { PASSWORD_MAX, currentUser } from '#features/auth/contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { WORKSPACE_ROLES } from '#shared/permissions.ts'
import { ASSIGNABLE_ROLES } from '#shared/role-ladder.ts'
import { emailField, textField } from '#shared/text.ts'

export const memberSchema = z.object({
  /** This is the id of the membership. Requests name the user by `userId`. */
  id: z.uuid(),
  userId: z.uuid(),
  role: z.enum(WORKSPACE_ROLES),
  user: z.object({ name: z.string(), email: z.string(), role: z.enum(['USER', 'SUPERADMIN']) }),
  joinedAt: z.iso.datetime(),
})
export type Member = z.infer<typeof memberSchema>

export const inviteSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ASSIGNABLE_ROLES),
  /** An expired invitation uses no seat and can be sent again. */
  status: z.enum(['PENDING', 'EXPIRED']),
  inviterName: z.string(),
  mailState: z.enum(['sending', 'sent', 'failed']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invite = z.infer<typeof inviteSchema>

export const inviteFields = z.object({
  email: emailField,
  name: textField(100).optional(),
  role: z.enum(ASSIGNABLE_ROLES, 'Choose a role.'),
})

const inviteCheck = z.object({
  valid: z.boolean(),
  status: z.enum(['PENDING', 'ACCEPTED', 'CANCELED', 'EXPIRED']).nullable(),
  error: z.string().nullable(),
  email: z.string().nullable(),
  workspaceName: z.string().nullable(),
  role: z.enum(ASSIGNABLE_ROLES).nullable(),
  inviterName: z.string().nullable(),
  hasAccount: z.boolean().nullable(),
  expiresAt: z.iso.datetime().nullable(),
})
export type InviteCheck = z.infer<typeof inviteCheck>

export const acceptPasswordField = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(8, 'Password must be at least 8 characters')
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`)

export const memberPasswordField = z
  .string('Password must be at least 6 characters long')
  .min(6, 'Password must be at least 6 characters long')
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`)

export const memberNameField = textField(100, 'Name is required')

const done = z.object({ ok: z.boolean() })
const ofWorkspace = z.object({ workspaceId: z.uuid() })
const ofMember = z.object({ workspaceId: z.uuid(), userId: z.uuid() })
const ofInvite = z.object({ id: z.uuid() })
const memberOfWorkspace = { workspace: 'path.workspaceId', member: 'path.userId' } as const
const sentInvite = z.object({ invite: inviteSchema, inviteUrl: z.url() })

export const teamEndpoints = {
  members: endpoint({
    method: 'GET',
    path: '/api/workspaces/{workspaceId}/members',
    summary: 'List the members of a workspace, the owner first, then in the order they joined',
    params: ofWorkspace,
    answer: z.object({ members: z.array(memberSchema) }),
    access: { permission: 'VIEW_WORKSPACE_SETTINGS', tenant: { workspace: 'path.workspaceId' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['members', 'workspace'],
    errors: [],
  }),
  invites: endpoint({
    method: 'GET',
    path: '/api/workspaces/{workspaceId}/invites',
    summary: 'List the pending invitations of a workspace, newest first',
    params: ofWorkspace,
    answer: z.object({ invites: z.array(inviteSchema) }),
    access: { permission: 'INVITE_USERS', tenant: { workspace: 'path.workspaceId' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['members', 'workspace'],
    errors: [],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/invites',
    summary: 'Invite someone by email. Only this response contains the invitation link',
    body: inviteFields.extend({ workspaceId: z.uuid() }),
    answer: sentInvite,
    status: 201,
    access: { permission: 'INVITE_USERS', tenant: { workspace: 'body.workspaceId' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'invite.sent',
    changes: ['members'],
    errors: ['SEAT_LIMIT_REACHED', 'ALREADY_MEMBER', 'INVITE_EXISTS', 'RATE_LIMITED'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/invites/{id}/resend',
    summary: 'Resend an invitation with a new link for seven days. The old link stops working',
    params: ofInvite,
    answer: sentInvite,
    access: { permission: 'INVITE_USERS', tenant: { invitation: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'invite.resent',
    errors: ['SEAT_LIMIT_REACHED', 'INVITE_NOT_OPEN', 'RATE_LIMITED'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/invites/{id}/cancel',
    summary: 'Cancel an invitation. Its link stops working',
    params: ofInvite,
    answer: done,
    access: { permission: 'INVITE_USERS', tenant: { invitation: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'invite.canceled',
    errors: ['INVITE_NOT_OPEN'],
  }),
  validate: endpoint({
    method: 'GET',
    path: '/api/invites/validate/{token}',
    summary: 'Validate an invitation link',
    params: z.object({ token: textField(200) }),
    answer: inviteCheck,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    shows: ['members'],
    errors: [],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/invites/accept',
    summary: 'Join a workspace while logged in as the invited user, or with a password for a new account',
    body: z.object({
      token: textField(200, 'Invalid invitation link'),
      password: acceptPasswordField.optional(),
      name: textField(100).optional(),
    }),
    answer: z.object({ ok: z.boolean(), workspaceId: z.uuid(), user: currentUser }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'sign-up',
    audit: 'invite.accepted',
    changes: ['session', 'workspace', 'members'],
    errors: [
      'INVALID_TOKEN',
      'INVITE_NOT_OPEN',
      'FORBIDDEN',
      'EMAIL_TAKEN',
      'SEAT_LIMIT_REACHED',
      'WORKSPACE_SUSPENDED',
    ],
  }),
  updateMember: endpoint({
    method: 'PATCH',
    path: '/api/settings/workspace/{workspaceId}/members/{userId}',
    summary: 'Update the name or role of a member',
    params: ofMember,
    body: z.object({
      name: memberNameField.optional(),
      role: z.enum(WORKSPACE_ROLES, 'Choose a role.').optional(),
    }),
    answer: z.object({ member: memberSchema }),
    access: { permission: 'CHANGE_USER_ROLE', tenant: memberOfWorkspace },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'member.updated',
    changes: ['members', 'outlines'],
    changesOwn: ['session'],
    errors: ['FORBIDDEN'],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/settings/workspace/{workspaceId}/members/{userId}',
    summary: 'Remove a member and unassign their outlines',
    params: ofMember,
    answer: done,
    access: { permission: 'REMOVE_USERS', tenant: memberOfWorkspace },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'member.removed',
    changes: ['members', 'outlines'],
    errors: ['FORBIDDEN'],
  }),
  resetMemberPassword: endpoint({
    method: 'POST',
    path: '/api/settings/workspace/{workspaceId}/members/{userId}/reset-password',
    summary: 'Set a new password for a member who belongs to no other workspace',
    params: ofMember,
    body: z.object({ newPassword: memberPasswordField }),
    answer: done,
    access: { permission: 'CHANGE_USER_ROLE', tenant: memberOfWorkspace },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    whileImpersonating: 'refuse',
    audit: 'member.password_reset',
    errors: ['FORBIDDEN', 'RESET_LINK_NEEDED'],
  }),
  transferOwnership: endpoint({
    method: 'POST',
    path: '/api/workspaces/{id}/transfer-ownership',
    summary: 'Transfer a workspace to another member. The previous owner becomes an admin',
    params: z.object({ id: z.uuid() }),
    body: z.object({ userId: z.uuid('Choose a team member.') }),
    answer: done,
    access: { permission: 'TRANSFER_OWNERSHIP', tenant: { workspace: 'path.id', member: 'body.userId' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    whileImpersonating: 'refuse',
    audit: 'workspace.ownership_transferred',
    errors: ['FORBIDDEN'],
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/workspaces/{id}/leave',
    summary: "Leave a workspace. Succeeds if you aren't a member",
    params: z.object({ id: z.uuid() }),
    answer: done,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    whileImpersonating: 'refuse',
    audit: 'member.left',
    changes: ['workspace', 'members', 'outlines'],
    errors: ['FORBIDDEN'],
  }),
}
