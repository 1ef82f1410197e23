import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text-fields.ts'

export const VISIBILITIES = ['team', 'client'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const COMMENT_LENGTH = 4000
export const MOST_COMMENTS = 500
export const MOST_THREADS = 200
export const MOST_IN_THREAD = 100
export const MOST_MENTIONS = 20
export const COMMENTS_AN_HOUR = 60

const PARTS = [
  'subjectLines',
  'previewText',
  'executiveBrief',
  'segment',
  'cta',
  'overallFeel',
  'tone',
  'imageDirection',
  'assetNotes',
  'links',
] as const
export type CommentPart = (typeof PARTS)[number] | 'section'

export const PART_LABELS: Record<CommentPart, string> = {
  subjectLines: 'Subject Lines',
  previewText: 'Preview text',
  executiveBrief: 'Executive Brief',
  segment: 'Target Segment',
  cta: 'Call to Action',
  overallFeel: 'Overall Feel',
  tone: 'Tone',
  imageDirection: 'Image Direction',
  assetNotes: 'Asset Notes',
  links: 'Links',
  section: 'Section',
}

/** The part of an outline that a comment is about. The server adds the excerpt. */
export const targetField = z.union(
  [
    z.object({ field: z.enum(PARTS) }),
    z.object({ field: z.literal('section'), sectionId: z.string().min(1).max(100) }),
  ],
  'Choose a part of the email.',
)
export type TargetChoice = z.infer<typeof targetField>

export const targetSchema = z.object({
  field: z.enum([...PARTS, 'section']),
  sectionId: z.string().nullable(),
  /** The text of the part when the thread began. */
  excerpt: z.string(),
  /** The email no longer has this section. */
  isGone: z.boolean(),
})
export type CommentTarget = z.infer<typeof targetSchema>

export const commentText = textField(COMMENT_LENGTH, 'Write a comment first.')

export const commentSchema = z.object({
  id: z.uuid(),
  author: z.object({ id: z.uuid().nullable(), name: z.string(), kind: z.enum(['member', 'former', 'client']) }),
  visibility: z.enum(VISIBILITIES),
  /** Plain text. `@{user id}` means a person of `mentions`. Empty if the comment was deleted. */
  text: z.string(),
  mentions: z.array(z.object({ id: z.uuid(), name: z.string() })),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  mine: z.boolean(),
  removed: z.boolean(),
})
export type Comment = z.infer<typeof commentSchema>

export const threadSchema = z.object({
  /** The id of the first comment. */
  id: z.uuid(),
  place: targetSchema.nullable(),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedByName: z.string().nullable(),
  comments: z.array(commentSchema),
})
export type Thread = z.infer<typeof threadSchema>

/** What a client with a review link gets: no ids of people, and names instead of mentions. */
export const clientCommentSchema = commentSchema
  .pick({ id: true, text: true, createdAt: true, editedAt: true, removed: true })
  .extend({ authorName: z.string(), byClient: z.boolean() })
export type ClientComment = z.infer<typeof clientCommentSchema>

export const clientThreadSchema = z.object({
  id: z.uuid(),
  place: targetSchema.nullable(),
  isResolved: z.boolean(),
  comments: z.array(clientCommentSchema),
})
export type ClientThread = z.infer<typeof clientThreadSchema>

const countSchema = z.object({
  outlineId: z.uuid(),
  /** Threads that aren't resolved. */
  open: z.int(),
  /** Those of them where a client wrote last. */
  client: z.int(),
})
export type CommentCount = z.infer<typeof countSchema>

export const MOST_COUNTED = 100

const outlineIds = z
  .string()
  .max(MOST_COUNTED * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(MOST_COUNTED, `Ask for at most ${MOST_COUNTED} outlines.`))

const view = 'VIEW_EMAIL_IDEAS'
const ofComment = z.object({ id: z.uuid() })

const reading = { gate: 'workflow', whenSuspended: 'allow', rate: 'read', audit: null, errors: [] } as const

const writing = {
  gate: 'workflow',
  whenSuspended: 'refuse',
  rate: 'write',
  audit: null,
  changes: ['comments'],
} as const

const onComment = {
  ...writing,
  params: ofComment,
  access: { permission: view, tenant: { comment: 'path.id' } },
} as const

export const commentEndpoints = {
  list: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/email-outlines/{id}/comments',
    summary: 'List the comments on an outline by thread, oldest thread first',
    params: z.object({ id: z.uuid() }),
    token: 'read',
    answer: z.object({ threads: z.array(threadSchema) }),
    access: { permission: view, tenant: { outline: 'path.id' } },
    shows: ['comments', 'members', 'outlines'],
  }),
  write: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/email-outlines/{id}/comments',
    summary:
      'Comment on an outline or reply to a thread. Comments for clients need the permission to create outlines and a session',
    token: 'write',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      text: commentText,
      /** The first comment of a thread. The reply has the visibility and the place of the thread. */
      parentId: z.uuid().optional(),
      visibility: z.enum(VISIBILITIES).default('team'),
      place: targetField.optional(),
    }),
    answer: z.object({ comment: commentSchema }),
    status: 201,
    access: { permission: view, tenant: { outline: 'path.id', comment: 'body.parentId' } },
    errors: ['CONFLICT'],
  }),
  edit: endpoint({
    ...onComment,
    method: 'PATCH',
    path: '/api/comments/{id}',
    summary: 'Change the text of a comment that you wrote',
    body: z.object({ text: commentText }),
    answer: z.object({ comment: commentSchema }),
    errors: [],
  }),
  remove: endpoint({
    ...onComment,
    method: 'DELETE',
    path: '/api/comments/{id}',
    summary:
      'Delete a comment that you wrote, or any comment if you manage outlines. A comment with replies stays without text',
    answer: z.object({ ok: z.literal(true) }),
    errors: [],
  }),
  removeName: endpoint({
    ...onComment,
    method: 'DELETE',
    path: '/api/comments/{id}/name',
    summary: "Remove a client's name from a comment and from its notifications",
    answer: z.object({ ok: z.literal(true) }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { comment: 'path.id' } },
    changes: ['comments', 'notifications'],
    errors: ['CONFLICT'],
  }),
  resolve: endpoint({
    ...onComment,
    method: 'POST',
    path: '/api/comments/{id}/resolve',
    summary: 'Resolve or reopen the thread that begins with a comment',
    body: z.object({ resolved: z.boolean() }),
    answer: z.object({ resolvedAt: z.iso.datetime().nullable(), resolvedByName: z.string().nullable() }),
    errors: [],
  }),
  counts: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/brands/{id}/comment-counts',
    summary: 'Count the open threads of outlines of a brand. Outlines without an open thread are left out',
    params: z.object({ id: z.uuid() }),
    /** Ids with commas between them. */
    query: z.object({ outlineIds }),
    token: 'read',
    answer: z.object({ counts: z.array(countSchema) }),
    access: { permission: view, tenant: { brand: 'path.id', outline: 'query.outlineIds' } },
    shows: ['comments'],
  }),
}
