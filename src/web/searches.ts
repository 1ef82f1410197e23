import { z } from 'zod'

const text = z.string().min(1).optional().catch(undefined)
const flag = z.literal('true').optional().catch(undefined)
/** The address has texts, and links within the product give numbers. */
const numberIn = (schema: z.ZodNumber) =>
  z
    .union([z.number(), z.string().trim().min(1).transform(Number)])
    .pipe(schema)
    .optional()
    .catch(undefined)
const year = numberIn(z.int().min(2000).max(2099))
const month = numberIn(z.int().min(1).max(12))

const libraryFilters = { filter: text, q: text, status: text, assignee: text, type: text }

/**
 * What the query of each route holds. A parameter that is wrong or missing is undefined, so it never breaks a page. A
 * route also has the parameters of the routes around it.
 */
export const searches = {
  /** The payment provider chose the name `session_id`. */
  everyPage: z.object({ coupon: text, session_id: text }),
  newcomers: z.object({ next: text }),
  linkOfEmail: z.object({ token: text }),
  onboarding: z.object({ brandId: text }),
  onboardingWizard: z.object({ step: numberIn(z.int()) }),
  dashboard: z.object({ brandId: text }),
  createEmails: z.object({ year, month, view: z.literal('archived').optional().catch(undefined), idea: text }),
  emailOutlines: z.object({ id: text, at: text, comment: text, ...libraryFilters }),
  outline: z.object({ comment: text, ...libraryFilters }),
  emailCalendar: z.object({
    year,
    month,
    view: z.enum(['month', 'week', 'list']).optional().catch(undefined),
    day: z.iso.date().optional().catch(undefined),
    range: z.enum(['two-weeks', 'month', 'three-months']).optional().catch(undefined),
    /** Ids with commas between them. */
    brands: text,
    status: text,
    assignee: text,
  }),
  settings: z.object({ tab: text }),
  billing: z.object({ success: flag, canceled: flag }),
  admin: z.object({
    tab: text,
    section: text,
    search: text,
    view: text,
    outcome: text,
    prompt: text,
    actor: text,
    workspace: text,
    action: text,
    from: text,
    to: text,
  }),
}

export type SearchOf<Name extends keyof typeof searches> = z.output<(typeof searches)[Name]>

/**
 * The router's ids, for `useSearch({ from })`. The types refuse an id that no route has, so pages know the router
 * without importing it.
 */
export const routeIds = {
  everyPage: '__root__',
  newcomers: '/newcomers',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  revertEmail: '/revert-email',
  acceptInvite: '/accept-invite',
  review: '/review/$token',
  onboarding: '/signed-in/onboarding',
  onboardingWizard: '/signed-in/onboarding/onboarding',
  dashboard: '/signed-in/dashboard',
  createEmails: '/signed-in/dashboard/dashboard/create-emails',
  emailOutlines: '/signed-in/dashboard/dashboard/email-outlines',
  outline: '/signed-in/dashboard/dashboard/email-outlines/$outlineId',
  emailCalendar: '/signed-in/dashboard/dashboard/email-calendar',
  settings: '/signed-in/dashboard/dashboard/settings',
  billing: '/signed-in/dashboard/dashboard/billing',
  admin: '/admin',
} as const
