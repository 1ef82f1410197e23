import { z } from 'zod'
import { EMAIL_STYLES, OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'
import { AI_REFUSALS } from '#shared/errors.ts'
import { PAGE_SIZE, nextCursor, pageFields } from '#shared/paging.ts'
import { designLinkField, notesField } from './fields.ts'

export const WORKFLOW_STATUSES = [
  'draft',
  'assigned',
  'in_design',
  'ready_for_review',
  'approved',
  'sent',
  'archived',
] as const
export type WorkflowStatus = (typeof WORKFLOW_STATUSES)[number]

export const STATUS_LABELS: Record<WorkflowStatus, string> = {
  draft: 'Draft',
  assigned: 'Assigned',
  in_design: 'In Design',
  ready_for_review: 'Ready for Review',
  approved: 'Approved',
  sent: 'Sent',
  archived: 'Archived',
}

/** What a client can decide with a review link. */
export const CLIENT_DECISIONS = ['approved', 'changes_requested'] as const
export type ClientDecision = (typeof CLIENT_DECISIONS)[number]

export const TYPE_LABELS: Record<(typeof OUTLINE_TYPES)[number], string> = {
  'design-based': 'Design-Based',
  'text-based': 'Text-Based',
}

export const activityEntry = z.object({
  action: z.string(),
  userName: z.string(),
  timestamp: z.iso.datetime(),
  details: z.string(),
})

export const outlineSchema = z.object({
  id: z.uuid(),
  brandId: z.uuid(),
  title: z.string(),
  ideaTitle: z.string(),
  mainTopicTitle: z.string(),
  type: z.enum(OUTLINE_TYPES),
  template: z.string(),
  planMonth: z.object({ year: z.int(), month: z.int() }),
  workflowStatus: z.enum(WORKFLOW_STATUSES),
  assignedToUserId: z.uuid().nullable(),
  assignedToName: z.string().nullable(),
  designLink: z.string().nullable(),
  notes: z.string().nullable(),
  /** Null once someone has responded. */
  reviewRequestedAt: z.iso.datetime().nullable(),
  /** ISO 8601 with the offset of the brand's zone on that day. */
  scheduledSendAt: z.string().nullable(),
  subjectLines: z.array(z.string()),
  previewText: z.string(),
  executiveBrief: z.string(),
  segment: z.string(),
  cta: z.string(),
  assetNotes: z.string(),
  additionalElements: z.object({
    overallFeel: z.string(),
    tone: z.string(),
    imageDirection: z.array(z.string()),
    links: z.array(z.string()),
  }),
  sections: z.array(z.object({ id: z.string(), section: z.string(), visual: z.string(), copy: z.string() })),
  /** Empty below the Teams plan, where `activityLogLocked` is true. */
  activityLog: z.array(activityEntry),
  activityLogLocked: z.boolean(),
  generatedBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type Outline = z.infer<typeof outlineSchema>

/** Without `limit` the response has the whole list. */
const stretchFields = { limit: z.coerce.number().int().min(1).max(PAGE_SIZE).optional(), cursor: pageFields.cursor }
const next = nextCursor.optional()
const ofOutline = z.object({ id: z.uuid() })
const ofBrand = z.object({ id: z.uuid() })
const ofBrandMonth = z.object({
  brandId: z.uuid(),
  year: z.coerce.number().int().min(2000).max(2100),
  month: z.coerce.number().int().min(1).max(12),
})
const view = 'VIEW_EMAIL_IDEAS'

/** Every workflow change needs manage rights and a plan with the workflow. */
const workflowStep = {
  method: 'PATCH',
  params: ofOutline,
  answer: z.object({ outline: outlineSchema }),
  access: { permission: 'MANAGE_OUTLINES', tenant: { outline: 'path.id' } },
  gate: 'workflow',
  whenSuspended: 'refuse',
  rate: 'write',
  token: 'write',
  audit: null,
  errors: [],
} as const

const outlineExport = {
  method: 'GET',
  params: ofOutline,
  access: { permission: 'DOWNLOAD_OUTLINES', tenant: { outline: 'path.id' } },
  gate: 'export',
  whenSuspended: 'allow',
  rate: 'export',
  token: 'read',
  audit: null,
  errors: [],
} as const

export const outlineEndpoints = {
  generate: endpoint({
    method: 'POST',
    path: '/api/ideas/{id}/outline',
    summary: "Generate the outline of an idea. `type` overrides the brand's email style",
    params: ofOutline,
    body: z
      .object({
        type: z.enum(EMAIL_STYLES, 'Choose one of the email styles.').optional(),
        /** Asks for the built-in writer even if a model is set up. */
        writer: z.literal('planner').optional(),
      })
      .optional(),
    answer: z.object({ outline: outlineSchema.nullable(), jobId: z.uuid() }),
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { idea: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'generate',
    token: 'write',
    tool: {
      name: 'write_outline',
      title: 'Write the outline of an idea',
      description:
        'Generates the outline of an idea and uses one outline of the quota. An idea has at most one outline. May return a run that continues. The answer says what quota remains. `id` is the idea.',
      omits: ['writer'],
    },
    audit: 'outline.generated',
    changes: ['ideas', 'outlines', 'run'],
    errors: [
      'OUTLINE_LIMIT_REACHED',
      'OUTLINE_EXISTS',
      'IDEA_ARCHIVED',
      'GENERATION_IN_PROGRESS',
      'GENERATION_CANCELLED',
      'GENERATION_FAILED',
      'NOTHING_TO_WRITE',
      ...AI_REFUSALS,
    ],
  }),
  listByMonth: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/outlines',
    summary: 'List the outlines of a brand by planned month, newest first',
    params: ofBrand,
    query: z.object(stretchFields),
    answer: z.object({
      outlinesGrouped: z.array(
        z.object({ planMonth: z.object({ year: z.int(), month: z.int() }), outlines: z.array(outlineSchema) }),
      ),
      next,
    }),
    access: { permission: view, tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['outlines', 'schedules', 'brands'],
    errors: ['UNAVAILABLE'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/email-outlines',
    summary: 'List the outlines of a brand, newest month first',
    query: z.object({ brandId: z.uuid(), ...stretchFields }),
    answer: z.object({ outlines: z.array(outlineSchema), next }),
    access: { permission: view, tenant: { brand: 'query.brandId' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['outlines', 'schedules'],
    errors: ['UNAVAILABLE'],
  }),
  getOrList: endpoint({
    method: 'GET',
    path: '/api/email-outlines/{id}',
    summary: 'Get an outline. With the id of a brand, list its outlines',
    params: ofOutline,
    query: z.object(stretchFields),
    answer: z.union([z.object({ outline: outlineSchema }), z.object({ outlines: z.array(outlineSchema), next })]),
    access: { permission: view, tenant: { outlineOrBrand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    tool: {
      name: 'get_outline',
      title: 'Get an outline',
      description:
        'Gets one outline with all its texts: subject lines, preview text, brief, sections, call to action, status and send time. `id` is the outline.',
      omits: ['limit', 'cursor'],
    },
    audit: null,
    shows: ['outlines', 'schedules'],
    errors: ['UNAVAILABLE'],
  }),
  assign: endpoint({
    ...workflowStep,
    path: '/api/email-outlines/{id}/assign',
    summary: 'Assign or unassign an outline. A draft becomes assigned, and the reverse',
    body: z.object({ userId: z.uuid('Choose a team member.').nullable() }),
  }),
  changeStatus: endpoint({
    ...workflowStep,
    path: '/api/email-outlines/{id}/status',
    tool: {
      name: 'set_outline_status',
      title: 'Set the status of an outline',
      description:
        'Moves an outline to another step of the workflow, such as ready_for_review. People decide what is approved, so ask the user before you set approved or sent.',
      idempotent: true,
    },
    summary: 'Update the workflow status of an outline',
    body: z.object({ status: z.enum(WORKFLOW_STATUSES, 'Choose a status.') }),
  }),
  changeDesignLink: endpoint({
    ...workflowStep,
    path: '/api/email-outlines/{id}/design-link',
    summary: 'Set or remove the design link of an outline',
    body: z.object({ designLink: designLinkField.nullable() }),
  }),
  changeNotes: endpoint({
    ...workflowStep,
    path: '/api/email-outlines/{id}/notes',
    summary: 'Set or remove the notes of an outline',
    body: z.object({
      notes: notesField.nullable(),
      /** The notes that the user started from. If they have changed meanwhile, nothing is overwritten. */
      was: notesField.nullable().optional(),
    }),
    errors: ['CONFLICT'],
  }),
  requestReview: endpoint({
    method: 'POST',
    path: '/api/email-outlines/{id}/request-review',
    summary: 'Ask the members who manage outlines to review an outline that is assigned to you',
    params: ofOutline,
    answer: z.object({ outline: outlineSchema }),
    access: { permission: view, tenant: { outline: 'path.id' } },
    gate: 'workflow',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    errors: ['CONFLICT'],
  }),
  assignees: endpoint({
    method: 'GET',
    path: '/api/workspaces/{workspaceId}/users',
    summary: 'List the members an outline can be assigned to',
    params: z.object({ workspaceId: z.uuid() }),
    answer: z.object({ users: z.array(z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })) }),
    access: { permission: view, tenant: { workspace: 'path.workspaceId' } },
    gate: 'workflow',
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['members', 'workspace'],
    errors: [],
  }),
  exportText: endpoint({
    ...outlineExport,
    path: '/api/outlines/{id}/export/txt',
    summary: 'Download an outline as text',
    answer: 'txt',
  }),
  exportDocx: endpoint({
    ...outlineExport,
    path: '/api/outlines/{id}/export/docx',
    summary: 'Download an outline as a Word document',
    answer: 'docx',
  }),
  exportHtml: endpoint({
    ...outlineExport,
    path: '/api/outlines/{id}/export/html',
    summary: 'Download an outline as a wireframe of its email',
    answer: 'html',
  }),
  exportMonth: endpoint({
    method: 'GET',
    path: '/api/brands/{brandId}/plan/{year}/{month}/export/docx',
    summary: 'Download all outlines of a month as one Word document',
    params: ofBrandMonth,
    answer: 'docx',
    access: { permission: 'DOWNLOAD_OUTLINES', tenant: { brand: 'path.brandId' } },
    gate: 'bulkExport',
    whenSuspended: 'allow',
    rate: 'export',
    token: 'read',
    audit: null,
    errors: ['NOT_FOUND'],
  }),
}
