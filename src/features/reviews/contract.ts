import { z } from 'zod'
import { CLIENT_DECISIONS } from '#features/outlines/contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text-fields.ts'

export const REVIEW_STATES = ['none', 'waiting', 'approved', 'changes_requested', 'changed_since'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** What a chip says. An email that no link shows has none. */
export const STATE_LABELS: Record<Exclude<ReviewState, 'none'>, string> = {
  waiting: 'Waiting for client',
  approved: 'Client approved',
  changes_requested: 'Client requested changes',
  changed_since: 'Changed since approval',
}

export const LINK_DAYS = [7, 14, 30, 90] as const
export type LinkDays = (typeof LINK_DAYS)[number]
export const MOST_LIVE_LINKS = 50
export const MOST_EMAILS = 100

export const reviewLinkSchema = z.object({
  id: z.uuid(),
  brandId: z.uuid(),
  name: z.string(),
  message: z.string(),
  mayApprove: z.boolean(),
  mayComment: z.boolean(),
  state: z.enum(['live', 'expired', 'off']),
  createdAt: z.iso.datetime(),
  createdByName: z.string(),
  expiresAt: z.iso.datetime(),
  lastOpenedAt: z.iso.datetime().nullable(),
  outlines: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** How many of the emails have a decision by this link about the text that they have now. */
  reviewed: z.int(),
})
export type ReviewLink = z.infer<typeof reviewLinkSchema>

export const decisionSchema = z.object({
  id: z.uuid(),
  decision: z.enum(CLIENT_DECISIONS),
  /** Null after a member removed the name. */
  reviewerName: z.string().nullable(),
  note: z.string(),
  decidedAt: z.iso.datetime(),
  revision: z.int(),
  /** The version in the history with the text that was read. */
  version: z.int(),
  /** The email still has the text that was read. */
  current: z.boolean(),
})
export type ReviewDecision = z.infer<typeof decisionSchema>

const reviewSchema = z.object({
  state: z.enum(REVIEW_STATES),
  decisions: z.array(decisionSchema),
  /** Only links that work. */
  links: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type Review = z.infer<typeof reviewSchema>

const linkFields = {
  name: textField(80, 'Enter a name for this link'),
  message: textField(1000).default(''),
  outlineIds: z
    .array(z.uuid())
    .min(1, 'Choose at least one email.')
    .max(MOST_EMAILS, `Choose at most ${MOST_EMAILS} emails.`),
  expiresInDays: z.literal(LINK_DAYS, 'Choose how long the link works.'),
  mayApprove: z.boolean().default(true),
  mayComment: z.boolean().default(true),
}

const outlineIds = z
  .string()
  .max(MOST_EMAILS * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(MOST_EMAILS))

const ofOne = z.object({ id: z.uuid() })
const ok = z.object({ ok: z.literal(true) })
const reading = { gate: 'workflow', whenSuspended: 'allow', rate: 'read', audit: null, errors: [] } as const
const linkChange = {
  params: ofOne,
  access: { permission: 'MANAGE_OUTLINES', tenant: { reviewLink: 'path.id' } },
  gate: 'workflow',
  whenSuspended: 'refuse',
  whileImpersonating: 'refuse',
  rate: 'write',
  changes: ['reviews'],
  errors: ['CONFLICT'],
} as const

export const reviewEndpoints = {
  links: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/brands/{id}/review-links',
    summary: 'List the client review links of a brand, newest first. Links that ended stay in the list for 90 days',
    params: ofOne,
    answer: z.object({ links: z.array(reviewLinkSchema) }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    shows: ['reviews', 'outlines'],
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/review-links',
    summary:
      'Create a link with which clients review emails without an account. Only this response contains the address',
    params: ofOne,
    body: z.object(linkFields),
    status: 201,
    answer: z.object({ link: reviewLinkSchema, url: z.string() }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'path.id', outline: 'body.outlineIds' } },
    gate: 'workflow',
    whenSuspended: 'refuse',
    whileImpersonating: 'refuse',
    rate: 'write',
    audit: 'review_link.created',
    changes: ['reviews'],
    errors: ['CONFLICT'],
  }),
  changeLink: endpoint({
    ...linkChange,
    method: 'PATCH',
    path: '/api/review-links/{id}',
    summary: 'Change a client review link. Omitted fields keep their value, and its address stays the same',
    body: z.object({
      name: linkFields.name.optional(),
      message: textField(1000).optional(),
      outlineIds: linkFields.outlineIds.optional(),
      expiresInDays: linkFields.expiresInDays.optional(),
      mayApprove: z.boolean().optional(),
      mayComment: z.boolean().optional(),
    }),
    answer: z.object({ link: reviewLinkSchema }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { reviewLink: 'path.id', outline: 'body.outlineIds' } },
    audit: 'review_link.changed',
  }),
  replaceLink: endpoint({
    ...linkChange,
    method: 'POST',
    path: '/api/review-links/{id}/replace',
    summary: 'Give a client review link a new address. The old address stops working',
    answer: z.object({ link: reviewLinkSchema, url: z.string() }),
    audit: 'review_link.replaced',
  }),
  endLink: endpoint({
    ...linkChange,
    method: 'DELETE',
    path: '/api/review-links/{id}',
    summary: 'Turn off a client review link',
    answer: ok,
    audit: 'review_link.ended',
    errors: [],
  }),
  review: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/email-outlines/{id}/review',
    summary: 'Get what clients decided about an outline, newest first, and the links that show it',
    params: ofOne,
    answer: reviewSchema,
    token: 'read',
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { outline: 'path.id' } },
    shows: ['reviews', 'outlines'],
  }),
  states: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/brands/{id}/review-states',
    summary: 'Get the client review state of up to 100 outlines of a brand',
    params: ofOne,
    /** Ids with commas between them. */
    query: z.object({ outlineIds }),
    answer: z.object({ states: z.array(z.object({ outlineId: z.uuid(), state: z.enum(REVIEW_STATES) })) }),
    token: 'read',
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id', outline: 'query.outlineIds' } },
    shows: ['reviews', 'outlines'],
  }),
  askAgain: endpoint({
    method: 'POST',
    path: '/api/email-outlines/{id}/review/again',
    summary: 'Ask clients to review an outline again, with the links that already show it',
    params: ofOne,
    answer: reviewSchema,
    access: { permission: 'MANAGE_OUTLINES', tenant: { outline: 'path.id' } },
    gate: 'workflow',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    changes: ['reviews'],
    errors: ['CONFLICT'],
  }),
  removeName: endpoint({
    method: 'DELETE',
    path: '/api/review-decisions/{id}/name',
    summary: "Remove a client's name from a decision and from its notifications and log entries",
    params: ofOne,
    answer: ok,
    access: { permission: 'MANAGE_OUTLINES', tenant: { reviewDecision: 'path.id' } },
    gate: 'workflow',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'review_decision.name_removed',
    changes: ['reviews', 'outlines', 'notifications'],
    errors: [],
  }),
}
