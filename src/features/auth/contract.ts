import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { emailField, textField } from '#shared/text.ts'

export const PASSWORD_MAX = 128
export const newPasswordField = z
  .string('Password must be at least 8 characters long')
  .min(8, 'Password must be at least 8 characters long')
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`)

/** The signed-in person; `role` is the platform role, the roles in workspaces stand in `memberships`. */
export const currentUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** The address that counts once the link sent to it is opened; null when none waits. */
  pendingEmail: z.string().nullable(),
  phone: z.string(),
  address: z.string(),
  role: z.enum(['USER', 'SUPERADMIN']),
  tokenType: z.enum(['session', 'impersonation']),
  /** The super admin who is signed in as this person; null when it is the person. */
  impersonator: z.object({ name: z.string(), email: z.string() }).nullable(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const credentials = z.object({
  email: emailField,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`),
})

export const profileFields = z.object({
  name: textField(100),
  email: emailField,
  phone: textField(50),
  address: textField(500),
})

export const currentPasswordField = z
  .string('Please enter your current password')
  .min(1, 'Please enter your current password')
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`)

export const passwordChange = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
})

const ownSession = z.object({
  /** The browser's own name for itself; empty when it gave none. */
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The one this request came with. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** Given once, to a super admin: only its hash is kept. */
export const signedInUser = currentUser.extend({ superadminToken: z.string().optional() })

const done = z.object({ ok: z.boolean() })

const tokenField = textField(200, 'This link is invalid or has expired.')
/** What the links in emails are for. */
export const LINK_PURPOSES = ['reset_password', 'confirm_email', 'revert_email'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

export const authEndpoints = {
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'The signed-in person',
    answer: currentUser,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in person, the same answer as /api/auth/me',
    answer: currentUser,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Create an account and sign in',
    body: z.object({
      email: emailField,
      password: newPasswordField,
      /** A checkout that was paid before: its address is the one to sign up with. */
      sessionId: textField(200).optional(),
      /** An offer to apply to the first checkout. */
      coupon: textField(50).optional(),
    }),
    answer: currentUser,
    status: 201,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'sign-up',
    audit: 'user.signed_up',
    errors: ['EMAIL_TAKEN', 'PAYMENT_EMAIL_DIFFERS'],
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    body: credentials,
    answer: signedInUser,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'sign-in',
    audit: 'user.logged_in',
    auditRefusal: 'user.log_in_failed',
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_CLOSED', 'SECOND_FACTOR_REQUIRED'],
  }),
  logInAsSuperAdmin: endpoint({
    method: 'POST',
    path: '/api/auth/superadmin/login',
    summary: 'Sign in as a super admin; the token of the answer goes with every super-admin call',
    body: credentials,
    answer: signedInUser,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'admin-sign-in',
    audit: 'superadmin.logged_in',
    auditRefusal: 'superadmin.log_in_failed',
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED'],
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Sign out',
    answer: done,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    audit: 'user.logged_out',
    errors: [],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mail a link to choose a new password; the answer is the same for an unknown address',
    body: z.object({ email: emailField }),
    answer: done,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'reset',
    audit: 'user.password_reset_requested',
    errors: [],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password with the token of the mail; signs out everywhere',
    body: z.object({ token: tokenField, password: newPasswordField }),
    answer: done,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'reset',
    audit: 'user.password_reset',
    errors: ['INVALID_TOKEN'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change your own password with the current one; signs out every other device',
    body: passwordChange,
    answer: done,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    whileImpersonating: 'refuse',
    rate: 'write',
    audit: 'user.password_changed',
    auditRefusal: 'user.password_change_refused',
    errors: ['RATE_LIMITED'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where you are signed in, the device of this request first',
    answer: z.object({ sessions: z.array(ownSession) }),
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Sign out everywhere but here',
    answer: done,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    audit: 'user.signed_out_elsewhere',
    errors: [],
  }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/settings/profile',
    summary:
      'Change your own profile. A new email address needs the current password and counts once the link sent to it is opened; your present address takes back one that waits',
    body: profileFields.partial().extend({ currentPassword: z.string().max(PASSWORD_MAX).optional() }),
    answer: currentUser,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    whileImpersonating: 'refuse',
    rate: 'write',
    audit: 'user.profile_updated',
    errors: ['EMAIL_TAKEN', 'FORBIDDEN', 'RATE_LIMITED'],
  }),
  resendEmailLink: endpoint({
    method: 'POST',
    path: '/api/settings/profile/email-link',
    summary: 'Send the link to the new email address once more; the one before stops working',
    answer: currentUser,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    whileImpersonating: 'refuse',
    rate: 'write',
    audit: 'user.email_link_sent',
    errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
  }),
  checkLink: endpoint({
    method: 'POST',
    path: '/api/auth/check-link',
    summary: 'Whether the link of an email works; looking does not use it up',
    body: z.object({ purpose: z.enum(LINK_PURPOSES), token: tokenField }),
    answer: z.object({ works: z.boolean() }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'reset',
    audit: null,
    errors: [],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Make a new email address count with the token sent to it; logs out every other device',
    body: z.object({ token: tokenField }),
    answer: z.object({ ok: z.boolean(), email: z.string() }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'reset',
    audit: 'user.email_changed',
    errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
  }),
  revertEmail: endpoint({
    method: 'POST',
    path: '/api/auth/revert-email',
    summary: 'Bring back the former email address with the token of the mail; signs out everywhere',
    body: z.object({ token: tokenField }),
    answer: done,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'reset',
    audit: 'user.email_reverted',
    errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
  }),
}
