import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { emailField, textField } from '#shared/text.ts'

export const PASSWORD_MAX = 128
export const newPasswordField = z
  .string('Password must be at least 8 characters long')
  .min(8, 'Password must be at least 8 characters long')
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`)

export const currentUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Counts after the user opens the link sent to it. Null when no change is pending. */
  pendingEmail: z.string().nullable(),
  phone: z.string(),
  address: z.string(),
  role: z.enum(['USER', 'SUPERADMIN']),
  tokenType: z.enum(['session', 'impersonation']),
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
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** Only this response has the token, because we store its hash. */
export const signedInUser = currentUser.extend({ superadminToken: z.string().optional() })

const done = z.object({ ok: z.boolean() })

const tokenField = textField(200, 'This link is invalid or has expired.')
export const LINK_PURPOSES = ['reset_password', 'confirm_email', 'revert_email'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

export const authEndpoints = {
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Get the current user',
    answer: currentUser,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    shows: ['session'],
    errors: [],
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/user',
    summary: 'Get the current user. Same response as /api/auth/me',
    answer: currentUser,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    shows: ['session'],
    errors: [],
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Create an account and log in',
    body: z.object({
      email: emailField,
      password: newPasswordField,
      sessionId: textField(200).optional(),
      coupon: textField(50).optional(),
    }),
    answer: currentUser,
    status: 201,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'sign-up',
    audit: 'user.signed_up',
    changes: ['session'],
    errors: ['EMAIL_TAKEN', 'PAYMENT_EMAIL_DIFFERS'],
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Log in',
    body: credentials,
    answer: signedInUser,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'sign-in',
    audit: 'user.logged_in',
    auditRefusal: 'user.log_in_failed',
    changes: ['session'],
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_CLOSED', 'SECOND_FACTOR_REQUIRED'],
  }),
  logInAsSuperAdmin: endpoint({
    method: 'POST',
    path: '/api/auth/superadmin/login',
    summary: 'Log in as a super admin. Send the returned token with every super admin request',
    body: credentials,
    answer: signedInUser,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'admin-sign-in',
    audit: 'superadmin.logged_in',
    auditRefusal: 'superadmin.log_in_failed',
    changes: ['session'],
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED'],
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Log out',
    answer: done,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    audit: 'user.logged_out',
    changes: ['session'],
    errors: [],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Email a password reset link. The response is the same for unknown addresses',
    body: z.object({ email: emailField }),
    answer: done,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'reset',
    audit: 'user.password_reset_requested',
    changesNothing: 'It only sends an email.',
    errors: [],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with an emailed token. Logs out all sessions',
    body: z.object({ token: tokenField, password: newPasswordField }),
    answer: done,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'reset',
    audit: 'user.password_reset',
    changes: ['session'],
    errors: ['INVALID_TOKEN'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change your password. Requires the current one and logs out every other device',
    body: passwordChange,
    answer: done,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    whileImpersonating: 'refuse',
    rate: 'write',
    audit: 'user.password_changed',
    auditRefusal: 'user.password_change_refused',
    changes: ['session'],
    errors: ['RATE_LIMITED'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'List your sessions, current session first',
    answer: z.object({ sessions: z.array(ownSession) }),
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    shows: ['session'],
    errors: [],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Log out all other sessions',
    answer: done,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    audit: 'user.signed_out_elsewhere',
    changes: ['session'],
    errors: [],
  }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/settings/profile',
    summary:
      'Update your profile. A new email address requires the current password and applies after you confirm it with the emailed link. Send your current address to cancel a pending change',
    body: profileFields.partial().extend({ currentPassword: z.string().max(PASSWORD_MAX).optional() }),
    answer: currentUser,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    whileImpersonating: 'refuse',
    rate: 'write',
    audit: 'user.profile_updated',
    changes: ['session', 'members'],
    errors: ['EMAIL_TAKEN', 'FORBIDDEN', 'RATE_LIMITED'],
  }),
  resendEmailLink: endpoint({
    method: 'POST',
    path: '/api/settings/profile/email-link',
    summary: 'Resend the link to the new email address. The previous link stops working',
    answer: currentUser,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    whileImpersonating: 'refuse',
    rate: 'write',
    audit: 'user.email_link_sent',
    changesNothing: 'It only sends an email.',
    errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
  }),
  checkLink: endpoint({
    method: 'POST',
    path: '/api/auth/check-link',
    summary: "Check whether an emailed link is valid. Doesn't use it up",
    body: z.object({ purpose: z.enum(LINK_PURPOSES), token: tokenField }),
    answer: z.object({ works: z.boolean() }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'reset',
    audit: null,
    changesNothing: 'It only reads.',
    errors: [],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Confirm a new email address with an emailed token. Logs out every other device',
    body: z.object({ token: tokenField }),
    answer: z.object({ ok: z.boolean(), email: z.string() }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'reset',
    audit: 'user.email_changed',
    changes: ['session', 'members'],
    errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
  }),
  revertEmail: endpoint({
    method: 'POST',
    path: '/api/auth/revert-email',
    summary: 'Restore the previous email address with an emailed token. Logs out all sessions',
    body: z.object({ token: tokenField }),
    answer: done,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'reset',
    audit: 'user.email_reverted',
    changes: ['session', 'members'],
    errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
  }),
}
