import type { Role } from '#shared/permissions.ts'
import type { PlanName } from '#shared/plan-catalog.ts'

/** Written by hand from spec.md and not from the code, so that a wrong row in the endpoint table fails. */
export interface Rule {
  allowed: 'everyone' | 'the invited' | 'signed in' | 'super admin' | readonly Role[]
  plans: readonly PlanName[]
  except?: Partial<Record<Role | 'outsider', string>>
  /** What a suspended workspace gets. It never blocks a super admin. */
  whenSuspended: 'works' | 'refused' | 'no workspace involved'
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
const owning: Rule = { allowed: ['SUPERADMIN', 'OWNER'], plans: EVERY_PLAN, whenSuspended: 'refused' }
const paying: Rule = { allowed: ['SUPERADMIN', 'OWNER', 'ADMIN'], plans: EVERY_PLAN, whenSuspended: 'works' }
const notThePayer = '403 PAYMENT_EMAIL_DIFFERS'

export const AUTHORIZATION_TABLE: Record<string, Rule> = {
  'GET /api/health': open,
  'GET /api/events': personal,
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
  'GET /api/workspaces/{id}/subscription': reading,
  'GET /api/workspaces/{id}/usage': reading,

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

  'GET /api/brands': personal,
  'GET /api/brands/{id}': reading,
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
  'GET /api/brands/{id}/imports': { ...managing, whenSuspended: 'works' },
  'DELETE /api/imports/{id}': managing,
  'POST /api/settings/klaviyo/validate': { ...managing, plans: TEAMS_UP },
  'GET /api/brands/{id}/klaviyo': reading,
  'GET /api/brands/{id}/insights': reading,
  'GET /api/brands/{id}/campaigns': reading,
  'PATCH /api/campaigns/{id}': managing,
  'POST /api/brands/{id}/klaviyo/sync': { ...managing, plans: TEAMS_UP },
  'DELETE /api/brands/{id}/klaviyo': managing,

  'GET /api/brands/{id}/plan/{year}/{month}': reading,
  'GET /api/brands/{id}/plan/{year}/{month}/archived': reading,
  'POST /api/brands/{id}/plan': creating,
  'POST /api/brands/{id}/notes/reading': { ...creating, whenSuspended: 'works' },
  'POST /api/brands/{id}/manual-idea': creating,
  'POST /api/brands/{id}/similar-idea': creating,
  'POST /api/brands/{id}/series': creating,
  'PATCH /api/email-ideas/{id}/planned-date': creating,
  'POST /api/email-ideas/{id}/archive': creating,
  'POST /api/email-ideas/{id}/unarchive': creating,
  'DELETE /api/email-ideas/{id}': creating,
  'POST /api/email-ideas/{id}/restore': creating,

  'POST /api/ideas/{id}/outline': creating,
  'GET /api/runs/{id}': reading,
  'GET /api/brands/{id}/runs': reading,
  'POST /api/runs/{id}/cancel': creating,
  'POST /api/brands/{id}/outline-bulks': creating,
  'GET /api/brands/{id}/outline-bulks': reading,
  'POST /api/outline-bulks/{id}/stop': creating,
  'POST /api/outline-bulks/{id}/dismiss': { ...creating, whenSuspended: 'works' },
  'GET /api/brands/{id}/outlines': reading,
  'GET /api/brands/{id}/library': reading,
  'GET /api/brands/{id}/library/{year}/{month}': reading,
  'GET /api/brands/{id}/months/{year}/{month}': reading,
  'GET /api/workspaces/{id}/overview': reading,
  'GET /api/workspaces/{id}/search': reading,
  'GET /api/email-outlines': reading,
  'GET /api/email-outlines/{id}': reading,
  'GET /api/email-outlines/{id}/neighbors': reading,
  'DELETE /api/email-outlines/{id}': managing,
  'POST /api/email-outlines/{id}/restore': managing,
  'GET /api/brands/{id}/trash': reading,
  // Users who can generate outlines can edit them. Everyone can view the versions.
  'PATCH /api/email-outlines/{id}': creating,
  'GET /api/outlines/{id}/editing': reading,
  'POST /api/outlines/{id}/regenerate': creating,
  'POST /api/outlines/{id}/copy': creating,
  'GET /api/outlines/{id}/versions': reading,
  'GET /api/outlines/{id}/versions/{number}': reading,
  'POST /api/outlines/{id}/versions/{number}/restore': creating,
  'PATCH /api/email-outlines/{id}/assign': { ...managing, plans: PRO_UP },
  'PATCH /api/email-outlines/{id}/status': { ...managing, plans: PRO_UP },
  'PATCH /api/email-outlines/{id}/design-link': { ...managing, plans: PRO_UP },
  'PATCH /api/email-outlines/{id}/notes': { ...managing, plans: PRO_UP },
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
  'GET /api/workspaces/{workspaceId}/users': { ...reading, plans: PRO_UP },
  'GET /api/outlines/{id}/export/txt': { ...reading, plans: STARTER_UP },
  'GET /api/outlines/{id}/export/docx': { ...reading, plans: STARTER_UP },
  'GET /api/brands/{brandId}/plan/{year}/{month}/export/docx': { ...reading, plans: TEAMS_UP },

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

  'GET /api/calendar': { ...reading, plans: PRO_UP },
  'GET /api/workspaces/{workspaceId}/calendar': { ...reading, plans: PRO_UP },
  'POST /api/calendar/schedule': { ...managing, plans: PRO_UP },
  'POST /api/calendar/suggest': { ...managing, plans: PRO_UP },
  'POST /api/calendar/suggest/undo': { ...managing, plans: PRO_UP },
  'POST /api/brands/{id}/calendar-moves/preview': { ...managing, plans: PRO_UP },
  'POST /api/brands/{id}/calendar-moves': { ...managing, plans: PRO_UP },
  'GET /api/calendar/slots': { ...reading, plans: PRO_UP },
  'DELETE /api/calendar/schedule/{id}': { ...managing, plans: PRO_UP },
  'GET /api/calendar/export/csv': { ...reading, plans: PRO_UP },
  'GET /api/workspaces/{workspaceId}/calendar/export/csv': { ...reading, plans: PRO_UP },
  'GET /api/brands/{brandId}/calendar-feed': { ...reading, plans: PRO_UP },
  'POST /api/brands/{brandId}/calendar-feed': { ...managing, plans: PRO_UP },
  'DELETE /api/brands/{brandId}/calendar-feed': { ...managing, plans: PRO_UP },
  'GET /api/calendar/feed/{token}/plan.ics': open,
}
