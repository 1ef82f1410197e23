import { z } from 'zod'
import { CLIENT_DECISIONS } from '#features/outlines/contract.ts'
import { clientCommentSchema, clientThreadSchema, commentText } from '#features/comments/contract.ts'
import { COUNTRIES, LANGUAGES, OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text-fields.ts'

const guestDecisionSchema = z.object({
  decision: z.enum(CLIENT_DECISIONS),
  reviewerName: z.string().nullable(),
  note: z.string(),
  decidedAt: z.iso.datetime(),
})
export type GuestDecision = z.infer<typeof guestDecisionSchema>

const sharedOutlineSchema = z.object({
  id: z.uuid(),
  revision: z.int(),
  title: z.string(),
  /** ISO 8601 with the offset of the brand's zone on that day. Null while unscheduled. */
  sendTime: z.string().nullable(),
  type: z.enum(OUTLINE_TYPES),
  typeLabel: z.string(),
  subjectLines: z.array(z.string()),
  previewText: z.string(),
  executiveBrief: z.string(),
  segment: z.string(),
  cta: z.string(),
  overallFeel: z.string(),
  tone: z.string(),
  sections: z.array(z.object({ id: z.string(), section: z.string(), visual: z.string(), copy: z.string() })),
  imageDirection: z.array(z.string()),
  links: z.array(z.string()),
  designLink: z.string().nullable(),
  sent: z.boolean(),
  /** The newest decision by this link about this revision. */
  decision: guestDecisionSchema.nullable(),
})
export type SharedOutline = z.infer<typeof sharedOutlineSchema>

const sharedReviewSchema = z.object({
  brandName: z.string(),
  language: z.enum(LANGUAGES),
  country: z.enum(COUNTRIES),
  timezone: z.string(),
  /** The name of the workspace. */
  from: z.string(),
  name: z.string(),
  message: z.string(),
  expiresAt: z.iso.datetime(),
  mayApprove: z.boolean(),
  mayComment: z.boolean(),
  outlines: z.array(sharedOutlineSchema),
})
export type SharedReview = z.infer<typeof sharedReviewSchema>

/** The parts of an email that a client sees. */
const PLACES = [
  'subjectLines',
  'previewText',
  'executiveBrief',
  'segment',
  'cta',
  'overallFeel',
  'tone',
  'imageDirection',
  'links',
] as const
const guestTarget = z.union(
  [
    z.object({ field: z.enum(PLACES) }),
    z.object({ field: z.literal('section'), sectionId: z.string().min(1).max(100) }),
  ],
  'Choose a part of the email.',
)
export type GuestTarget = z.infer<typeof guestTarget>

/** A wrong token must get the same response as a token that ended, so its form isn't checked here. */
const anyText = z.string().max(200)
export const reviewerName = textField(80, 'Enter your name')

const byToken = {
  access: 'public',
  gate: null,
  whenSuspended: 'ignore',
  rate: 'guest',
  audit: null,
} as const

export const guestEndpoints = {
  read: endpoint({
    ...byToken,
    method: 'GET',
    path: '/api/review/{token}',
    summary: 'Get the emails that a client review link shows. The link is the key',
    params: z.object({ token: anyText }),
    answer: sharedReviewSchema,
    shows: ['reviews', 'outlines', 'schedules', 'brands', 'workspace'],
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    ...byToken,
    method: 'POST',
    path: '/api/review/{token}/outlines/{outlineId}/decision',
    summary: 'Approve an email by a client review link, or request changes',
    params: z.object({ token: anyText, outlineId: anyText }),
    body: z
      .object({
        decision: z.enum(CLIENT_DECISIONS),
        /** The revision that the client read. */
        revision: z.int().min(0),
        reviewerName,
        note: textField(2000).default(''),
      })
      .refine(({ decision, note }) => decision === 'approved' || note !== '', {
        message: 'Describe what should change.',
        path: ['note'],
      }),
    answer: z.object({ decision: guestDecisionSchema }),
    changes: ['reviews', 'outlines'],
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONTENT_CHANGED', 'CONFLICT'],
  }),
  comments: endpoint({
    ...byToken,
    method: 'GET',
    path: '/api/review/{token}/outlines/{outlineId}/comments',
    summary: 'List the comments on an email that its team shares with clients, by thread, oldest thread first',
    params: z.object({ token: anyText, outlineId: anyText }),
    answer: z.object({ threads: z.array(clientThreadSchema) }),
    shows: ['comments', 'outlines'],
    errors: ['NOT_FOUND'],
  }),
  comment: endpoint({
    ...byToken,
    method: 'POST',
    path: '/api/review/{token}/outlines/{outlineId}/comments',
    summary: 'Comment on an email by a client review link, or reply to a thread',
    params: z.object({ token: anyText, outlineId: anyText }),
    body: z.object({
      text: commentText,
      reviewerName,
      parentId: z.uuid().optional(),
      place: guestTarget.optional(),
    }),
    status: 201,
    answer: z.object({ comment: clientCommentSchema }),
    changes: ['comments'],
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
}
