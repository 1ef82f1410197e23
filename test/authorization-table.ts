import type { Role } from '#shared/permissions.ts'
import type { PlanName } from '#shared/plan-catalog.ts'

/** Written by hand from spec.md and not from the code, so that a wrong row in the endpoint table fails. */
export interface Rule {
  allowed: 'everyone' | 'the invited' | 'signed in' | 'super admin' | readonly Role[]
  plans: readonly PlanName[]
  except?: Partial<Record<Role | 'outsider', string>>
  /** What a suspended workspace gets. It never blocks a super admin. */
  whenSuspended: 'works' | 'refused' | 'no workspace involved'
  /** What an API token needs. If absent, every token is rejected. */
  token?: 'read' | 'write'
}

const VIEWERS = ['SUPERADMIN', 'OWNER', 'ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'] as const
const CREATORS = ['SUPERADMIN', 'OWNER', 'ADMIN', 'MANAGER', 'CREATOR'] as const
const MANAGERS = ['SUPERADMIN', 'OWNER', 'ADMIN', 'MANAGER'] as const

const EVERY_PLAN = ['FREE', 'STARTER', 'PRO', 'TEAMS', 'OMNI'] as const
const STARTER_UP = ['STARTER', 'PRO', 'TEAMS', 'OMNI'] as const
const PRO_UP = ['PRO', 'TEAMS', 'OMNI'] as const
const TEAMS_UP = ['TEAMS', 'OMNI'] as const

const open: Rule = { allowed: 'everyone', plans: EVERY_PLAN, whenSuspended: 'no workspace involved' }
const personal: Rule = { allowed: 'signed in', plans: EVERY_PLAN, whenSuspended: 'no workspace involved' }
const platform: Rule = { allowed: 'super admin', plans: EVERY_PLAN, whenSuspended: 'no workspace involved' }
const reading: Rule = { allowed: VIEWERS, plans: EVERY_PLAN, whenSuspended: 'works' }
const creating: Rule = { allowed: CREATORS, plans: EVERY_PLAN, whenSuspended: 'refused' }
const managing: Rule = { allowed: MANAGERS, plans: EVERY_PLAN, whenSuspended: 'refused' }
const commenting: Rule = { allowed: VIEWERS, plans: PRO_UP, whenSuspended: 'refused' }
const owning: Rule = { allowed: ['SUPERADMIN', 'OWNER'], plans: EVERY_PLAN, whenSuspended: 'refused' }
const paying: Rule = { allowed: ['SUPERADMIN', 'OWNER', 'ADMIN'], plans: EVERY_PLAN, whenSuspended: 'works' }
const notThePayer = '403 PAYMENT_EMAIL_DIFFERS'

export const SESSIONS_REJECTED = Object.fromEntries([...VIEWERS, 'outsider'].map((who) => [who, '401 UNAUTHENTICATED']))

export const AUTHORIZATION_TABLE: Record<string, Rule> = {
  'GET /api/health': open,
  'GET /api/events': personal,
  // Sessions are rejected, because only tokens call tools.
  'POST /api/mcp': { ...personal, token: 'read', except: SESSIONS_REJECTED },
  // Visitors of the public pages read it, and only a super admin writes it.
  'GET /api/superadmin/tracking-scripts': open,
  'GET /api/superadmin/overview': platform,
  'GET /api/superadmin/operations': platform,
  'POST /api/superadmin/runs/{runId}/retry': platform,
  'GET /api/superadmin/users': platform,
  'POST /api/superadmin/users/{id}/impersonate': platform,
  'DELETE /api/superadmin/users/{id}/second-factor': platform,
  'POST /api/superadmin/impersonate/stop': platform,
  'GET /api/superadmin/workspaces': platform,
  'POST /api/superadmin/workspaces/{id}/suspend': platform,
  'POST /api/superadmin/workspaces/{id}/reactivate': platform,
  'POST /api/superadmin/workspaces/{id}/plan-override': platform,
  'POST /api/superadmin/workspaces/{id}/quota-override': platform,
  'DELETE /api/superadmin/workspaces/{id}': platform,
  'GET /api/superadmin/billing': platform,
  'GET /api/superadmin/billing/unlinked': platform,
  'POST /api/superadmin/billing/unlinked/{paymentId}/assign': platform,
  'GET /api/superadmin/billing/webhooks': platform,
  'POST /api/superadmin/billing/webhooks/{noticeId}/replay': platform,
  'GET /api/superadmin/ai-writers': platform,
  'GET /api/superadmin/ai-prompts': platform,
  'GET /api/superadmin/ai-prompts/{promptType}': platform,
  'GET /api/superadmin/ai-prompts/{promptType}/current': platform,
  'POST /api/superadmin/ai-prompts': platform,
  'POST /api/superadmin/ai-prompts/preview': platform,
  'POST /api/superadmin/ai-prompts/{promptType}/activate': platform,
  'POST /api/superadmin/tracking-scripts': platform,
  'POST /api/superadmin/tracking-scripts/check': platform,
  'GET /api/superadmin/logs': platform,
  'GET /api/superadmin/logs/actions': platform,
  'GET /api/superadmin/logs/export': platform,

  'POST /api/auth/signup': open,
  'POST /api/auth/login': open,
  'POST /api/auth/superadmin/login': open,
  'POST /api/auth/login/second-factor': open,
  'GET /api/auth/second-factor': personal,
  'POST /api/auth/second-factor': personal,
  'POST /api/auth/second-factor/confirm': personal,
  'POST /api/auth/second-factor/recovery-codes': personal,
  'DELETE /api/auth/second-factor': personal,
  'POST /api/auth/logout': open,
  'POST /api/auth/forgot-password': open,
  'POST /api/auth/reset-password': open,
  'POST /api/auth/check-link': open,
  'POST /api/auth/confirm-email': open,
  'POST /api/auth/revert-email': open,
  'POST /api/auth/change-password': personal,
  'GET /api/auth/sessions': personal,
  'DELETE /api/auth/sessions': personal,
  'PATCH /api/settings/profile': personal,
  'POST /api/settings/profile/email-link': personal,
  'GET /api/settings/support': personal,
  'POST /api/settings/export': personal,
  'POST /api/settings/workspace/{id}/export': { ...owning, whenSuspended: 'works' },
  'GET /api/settings/deletions': personal,
  // The server settings create the super admin's account.
  'POST /api/settings/deletion': { ...personal, except: { SUPERADMIN: '403 FORBIDDEN' } },
  'DELETE /api/settings/deletion': personal,
  'POST /api/settings/workspace/{id}/deletion': owning,
  'DELETE /api/settings/workspace/{id}/deletion': { ...owning, whenSuspended: 'works' },
  'GET /api/auth/me': personal,
  'GET /api/user': personal,

  'GET /api/workspaces': personal,
  'POST /api/workspaces': personal,
  'POST /api/workspaces/{id}/select': reading,
  'PATCH /api/settings/workspace/{id}': managing,
  'GET /api/workspaces/{id}/subscription': { ...reading, token: 'read' },
  'GET /api/workspaces/{id}/usage': { ...reading, token: 'read' },

  'GET /api/workspaces/{workspaceId}/members': reading,
  'GET /api/workspaces/{workspaceId}/invites': { ...managing, whenSuspended: 'works' },
  'POST /api/invites': managing,
  'POST /api/invites/{id}/resend': managing,
  'POST /api/invites/{id}/cancel': managing,
  'GET /api/invites/validate/{token}': open,
  'POST /api/invites/accept': { ...open, allowed: 'the invited' },
  'PATCH /api/settings/workspace/{workspaceId}/members/{userId}': managing,
  'DELETE /api/settings/workspace/{workspaceId}/members/{userId}': managing,
  'POST /api/settings/workspace/{workspaceId}/members/{userId}/reset-password': managing,
  'POST /api/workspaces/{id}/transfer-ownership': { ...managing, allowed: ['SUPERADMIN', 'OWNER'] },
  // If you aren't in the workspace, leaving succeeds and reveals nothing.
  'POST /api/workspaces/{id}/leave': personal,

  // A super admin who isn't a member has no tokens, and only the token's user, owners and admins can revoke it.
  'GET /api/workspaces/{workspaceId}/tokens': { ...reading, plans: TEAMS_UP },
  'POST /api/workspaces/{workspaceId}/tokens': {
    ...reading,
    plans: TEAMS_UP,
    whenSuspended: 'refused',
    except: { SUPERADMIN: '403 FORBIDDEN', COLLABORATOR: '403 FORBIDDEN' },
  },
  'DELETE /api/tokens/{id}': {
    ...reading,
    plans: TEAMS_UP,
    except: { MANAGER: '403 FORBIDDEN', CREATOR: '403 FORBIDDEN', COLLABORATOR: '403 FORBIDDEN' },
  },
  'GET /api/workspaces/{id}/audit': { ...paying, plans: TEAMS_UP, whenSuspended: 'refused' },
  'GET /api/workspaces/{id}/audit/export': { ...paying, plans: TEAMS_UP, whenSuspended: 'refused' },

  'GET /api/workspaces/{workspaceId}/webhooks': { ...paying, plans: TEAMS_UP },
  'POST /api/workspaces/{workspaceId}/webhooks': { ...paying, plans: TEAMS_UP, whenSuspended: 'refused' },
  'PATCH /api/webhooks/{id}': { ...paying, plans: TEAMS_UP, whenSuspended: 'refused' },
  'POST /api/webhooks/{id}/rotate': { ...paying, plans: TEAMS_UP, whenSuspended: 'refused' },
  'POST /api/webhooks/{id}/test': { ...paying, plans: TEAMS_UP, whenSuspended: 'refused' },
  'GET /api/webhooks/{id}/deliveries': { ...paying, plans: TEAMS_UP },
  'DELETE /api/webhooks/{id}': { ...paying, plans: TEAMS_UP, whenSuspended: 'refused' },

  'GET /api/brands': { ...personal, token: 'read' },
  'GET /api/brands/{id}': { ...reading, token: 'read' },
  'POST /api/brands': managing,
  'PATCH /api/brands/{id}': managing,
  'GET /api/brands/{id}/sheet': reading,
  'PATCH /api/brands/{id}/sheet': managing,
  'POST /api/brands/{id}/sheet/facts': managing,
  'POST /api/brands/{id}/sheet/rules': managing,
  'POST /api/brands/{id}/sheet/reading': managing,
  'POST /api/brands/{id}/sheet/website': managing,
  'POST /api/workspaces/{id}/website-profile': managing,
  'POST /api/website-profile': personal,
  'GET /api/workspaces/{id}/archived-brands': reading,
  'POST /api/brands/{id}/archive': managing,
  'POST /api/brands/{id}/restore': managing,
  'PATCH /api/memberships/last-accessed-brand': reading,

  'POST /api/csv/parse-headers': personal,
  'POST /api/brands/{id}/csv-mappings/detect': { ...managing, plans: PRO_UP },
  'POST /api/brands/{id}/csv-mappings': { ...managing, plans: PRO_UP },
  'POST /api/brands/{id}/csv-preview': { ...managing, plans: PRO_UP },
  'POST /api/files': { ...managing, plans: PRO_UP },
  'GET /api/brands/{id}/imports': { ...managing, whenSuspended: 'works', token: 'read' },
  'DELETE /api/imports/{id}': managing,
  'POST /api/settings/klaviyo/validate': { ...managing, plans: TEAMS_UP },
  'GET /api/brands/{id}/klaviyo': reading,
  'GET /api/brands/{id}/insights': { ...reading, token: 'read' },
  'GET /api/brands/{id}/campaigns': { ...reading, token: 'read' },
  'PATCH /api/campaigns/{id}': managing,
  'POST /api/brands/{id}/klaviyo/sync': { ...managing, plans: TEAMS_UP },
  'GET /api/brands/{id}/klaviyo/audiences': { ...managing, plans: TEAMS_UP, whenSuspended: 'works' },
  'GET /api/outlines/{id}/klaviyo-draft': { ...managing, plans: TEAMS_UP, whenSuspended: 'works' },
  'POST /api/outlines/{id}/klaviyo-draft': { ...managing, plans: TEAMS_UP },
  // The last one, because the rows above need the key that it removes.
  'DELETE /api/brands/{id}/klaviyo': managing,

  'GET /api/brands/{id}/plan/{year}/{month}': { ...reading, token: 'read' },
  'GET /api/brands/{id}/plan/{year}/{month}/archived': { ...reading, token: 'read' },
  'POST /api/brands/{id}/plan': { ...creating, token: 'write' },
  'POST /api/brands/{id}/notes/reading': { ...creating, whenSuspended: 'works' },
  'POST /api/brands/{id}/manual-idea': { ...creating, token: 'write' },
  'POST /api/brands/{id}/similar-idea': { ...creating, token: 'write' },
  'POST /api/brands/{id}/series': { ...creating, token: 'write' },
  'PATCH /api/email-ideas/{id}/planned-date': { ...creating, token: 'write' },
  'POST /api/email-ideas/{id}/archive': { ...creating, token: 'write' },
  'POST /api/email-ideas/{id}/unarchive': { ...creating, token: 'write' },
  'DELETE /api/email-ideas/{id}': creating,
  'POST /api/email-ideas/{id}/restore': creating,

  'POST /api/ideas/{id}/outline': { ...creating, token: 'write' },
  'GET /api/runs/{id}': { ...reading, token: 'read' },
  'GET /api/brands/{id}/runs': { ...reading, token: 'read' },
  'POST /api/runs/{id}/cancel': creating,
  'POST /api/brands/{id}/outline-bulks': creating,
  'GET /api/brands/{id}/outline-bulks': { ...reading, token: 'read' },
  'POST /api/outline-bulks/{id}/stop': creating,
  'POST /api/outline-bulks/{id}/dismiss': { ...creating, whenSuspended: 'works' },
  'GET /api/brands/{id}/outlines': { ...reading, token: 'read' },
  'GET /api/brands/{id}/library': { ...reading, token: 'read' },
  'GET /api/brands/{id}/library/{year}/{month}': { ...reading, token: 'read' },
  'GET /api/brands/{id}/months/{year}/{month}': { ...reading, token: 'read' },
  'GET /api/workspaces/{id}/overview': { ...reading, token: 'read' },
  'GET /api/workspaces/{id}/search': { ...reading, token: 'read' },
  'GET /api/email-outlines': { ...reading, token: 'read' },
  'GET /api/email-outlines/{id}': { ...reading, token: 'read' },
  'GET /api/email-outlines/{id}/neighbors': reading,
  'DELETE /api/email-outlines/{id}': managing,
  'POST /api/email-outlines/{id}/restore': managing,
  'GET /api/brands/{id}/trash': reading,
  // Users who can generate outlines can edit them. Everyone can view the versions.
  'PATCH /api/email-outlines/{id}': { ...creating, token: 'write' },
  'GET /api/outlines/{id}/editing': reading,
  'POST /api/outlines/{id}/regenerate': { ...creating, token: 'write' },
  'POST /api/outlines/{id}/copy': { ...creating, token: 'write' },
  'GET /api/outlines/{id}/versions': { ...reading, token: 'read' },
  'GET /api/outlines/{id}/versions/{number}': { ...reading, token: 'read' },
  'POST /api/outlines/{id}/versions/{number}/restore': creating,
  'PATCH /api/email-outlines/{id}/assign': { ...managing, plans: PRO_UP, token: 'write' },
  'PATCH /api/email-outlines/{id}/status': { ...managing, plans: PRO_UP, token: 'write' },
  'PATCH /api/email-outlines/{id}/design-link': { ...managing, plans: PRO_UP, token: 'write' },
  'PATCH /api/email-outlines/{id}/notes': { ...managing, plans: PRO_UP, token: 'write' },
  // The example is assigned to the owner, and only the assignee can ask.
  'POST /api/email-outlines/{id}/request-review': {
    allowed: VIEWERS,
    plans: PRO_UP,
    whenSuspended: 'refused',
    except: {
      SUPERADMIN: '403 FORBIDDEN',
      ADMIN: '403 FORBIDDEN',
      MANAGER: '403 FORBIDDEN',
      CREATOR: '403 FORBIDDEN',
      COLLABORATOR: '403 FORBIDDEN',
    },
  },
  // Everyone who sees an outline can comment. A super admin outside the workspace only reads.
  'DELETE /api/comments/{id}/name': { ...managing, plans: PRO_UP },
  'GET /api/email-outlines/{id}/comments': { ...reading, plans: PRO_UP, token: 'read' },
  'POST /api/email-outlines/{id}/comments': {
    ...commenting,
    except: { SUPERADMIN: '403 FORBIDDEN' },
    token: 'write',
  },
  'PATCH /api/comments/{id}': {
    ...commenting,
    // The example is a comment by the owner.
    except: {
      SUPERADMIN: '403 FORBIDDEN',
      ADMIN: '403 FORBIDDEN',
      MANAGER: '403 FORBIDDEN',
      CREATOR: '403 FORBIDDEN',
      COLLABORATOR: '403 FORBIDDEN',
    },
  },
  'DELETE /api/comments/{id}': {
    ...commenting,
    except: { SUPERADMIN: '403 FORBIDDEN', CREATOR: '403 FORBIDDEN', COLLABORATOR: '403 FORBIDDEN' },
  },
  'POST /api/comments/{id}/resolve': {
    ...commenting,
    except: { SUPERADMIN: '403 FORBIDDEN', CREATOR: '403 FORBIDDEN', COLLABORATOR: '403 FORBIDDEN' },
  },
  'GET /api/brands/{id}/comment-counts': { ...reading, plans: PRO_UP, token: 'read' },
  'GET /api/workspaces/{workspaceId}/users': { ...reading, plans: PRO_UP, token: 'read' },
  'GET /api/outlines/{id}/export/txt': { ...reading, plans: STARTER_UP, token: 'read' },
  'GET /api/outlines/{id}/export/docx': { ...reading, plans: STARTER_UP, token: 'read' },
  'GET /api/outlines/{id}/export/html': { ...reading, plans: STARTER_UP, token: 'read' },
  'GET /api/brands/{brandId}/plan/{year}/{month}/export/docx': { ...reading, plans: TEAMS_UP, token: 'read' },

  // Everyone has their own notifications, even where nothing can be changed.
  'GET /api/workspaces/{workspaceId}/notifications': { ...reading, plans: TEAMS_UP },
  'POST /api/workspaces/{workspaceId}/notifications/read': { ...reading, plans: TEAMS_UP },
  'GET /api/settings/notifications': personal,
  'PATCH /api/settings/notifications': personal,

  'POST /api/billing/checkout-guest': open,
  'POST /api/billing/checkout': { ...paying, whenSuspended: 'refused' },
  'GET /api/billing/session/{sessionId}': open,
  // Only the owner can link a payment made before sign-up.
  'POST /api/billing/link-subscription': {
    ...personal,
    except: {
      SUPERADMIN: notThePayer,
      ADMIN: notThePayer,
      MANAGER: notThePayer,
      CREATOR: notThePayer,
      COLLABORATOR: notThePayer,
      outsider: notThePayer,
    },
  },
  'POST /api/billing/portal': paying,
  'GET /api/workspaces/{id}/billing': paying,
  'GET /api/workspaces/{id}/invoices': paying,
  // Anyone may send it, because the signature decides.
  'POST /api/billing/webhook': open,

  'GET /api/calendar': { ...reading, plans: PRO_UP, token: 'read' },
  'GET /api/workspaces/{workspaceId}/calendar': { ...reading, plans: PRO_UP, token: 'read' },
  'POST /api/calendar/schedule': { ...managing, plans: PRO_UP, token: 'write' },
  'POST /api/calendar/suggest': { ...managing, plans: PRO_UP, token: 'write' },
  'POST /api/calendar/suggest/undo': { ...managing, plans: PRO_UP, token: 'write' },
  'POST /api/brands/{id}/calendar-moves/preview': { ...managing, plans: PRO_UP },
  'POST /api/brands/{id}/calendar-moves': { ...managing, plans: PRO_UP },
  'POST /api/brands/{id}/planned-days': creating,
  'GET /api/brands/{id}/observances': reading,
  'GET /api/email-ideas/{id}/series-moves': reading,
  'GET /api/calendar/slots': { ...reading, plans: PRO_UP, token: 'read' },
  'DELETE /api/calendar/schedule/{id}': { ...managing, plans: PRO_UP, token: 'write' },
  'GET /api/calendar/export/csv': { ...reading, plans: PRO_UP, token: 'read' },
  'GET /api/workspaces/{workspaceId}/calendar/export/csv': { ...reading, plans: PRO_UP, token: 'read' },
  'GET /api/brands/{brandId}/calendar-feed': { ...reading, plans: PRO_UP, token: 'read' },
  'POST /api/brands/{brandId}/calendar-feed': { ...managing, plans: PRO_UP },
  'DELETE /api/brands/{brandId}/calendar-feed': { ...managing, plans: PRO_UP },
  'GET /api/calendar/feed/{token}/plan.ics': open,

  'GET /api/brands/{id}/review-links': { ...reading, plans: PRO_UP },
  'POST /api/brands/{id}/review-links': { ...managing, plans: PRO_UP },
  'PATCH /api/review-links/{id}': { ...managing, plans: PRO_UP },
  'POST /api/review-links/{id}/replace': { ...managing, plans: PRO_UP },
  'DELETE /api/review-links/{id}': { ...managing, plans: PRO_UP },
  'GET /api/email-outlines/{id}/review': { ...reading, plans: PRO_UP, token: 'read' },
  'GET /api/brands/{id}/review-states': { ...reading, plans: PRO_UP, token: 'read' },
  'POST /api/email-outlines/{id}/review/again': { ...managing, plans: PRO_UP },
  'DELETE /api/review-decisions/{id}/name': { ...managing, plans: PRO_UP },
  // The link is the key, and clients have no account.
  'GET /api/review/{token}': open,
  'POST /api/review/{token}/outlines/{outlineId}/decision': open,
  'GET /api/review/{token}/outlines/{outlineId}/comments': open,
  'POST /api/review/{token}/outlines/{outlineId}/comments': open,
}
