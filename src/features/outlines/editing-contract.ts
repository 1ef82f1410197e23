import { z } from 'zod'
import { OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'
import { AI_REFUSALS } from '#shared/errors.ts'
import { outlineSchema } from './contract.ts'

export const VERSION_KINDS = ['generated', 'edited', 'regenerated', 'section', 'restored'] as const
export type VersionKind = (typeof VERSION_KINDS)[number]

/** Spaces at the ends stay, because the user may still be typing. */
export const TEXT_LIMITS = { line: 300, text: 10_000, lines: 40, sections: 40 } as const

const tooLong = (max: number) => `Use at most ${max} characters`
const line = z.string().max(TEXT_LIMITS.line, tooLong(TEXT_LIMITS.line))
const text = z.string().max(TEXT_LIMITS.text, tooLong(TEXT_LIMITS.text))
const lines = (each: z.ZodString) =>
  z.array(each).max(TEXT_LIMITS.lines, `Please use at most ${TEXT_LIMITS.lines} lines`)
const { additionalElements, sections } = outlineSchema.shape

const changes = z
  .object({
    title: line,
    template: line,
    subjectLines: lines(line),
    previewText: line,
    executiveBrief: text,
    segment: text,
    cta: line,
    assetNotes: text,
    additionalElements: z
      .object({ overallFeel: text, tone: text, imageDirection: lines(text), links: lines(text) })
      .partial(),
    sections: z
      .array(z.object({ id: z.string().min(1).max(64), section: line, visual: text, copy: text }))
      .max(TEXT_LIMITS.sections, `Please use at most ${TEXT_LIMITS.sections} sections`)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Every section needs a unique id'),
  })
  .partial()

const longest = z.string().max(100_000)
const base = outlineSchema
  .pick({
    title: true,
    template: true,
    previewText: true,
    executiveBrief: true,
    segment: true,
    cta: true,
    assetNotes: true,
  })
  .extend({ subjectLines: z.array(longest).max(1000), additionalElements: additionalElements.partial() })
  .extend({ sections: sections.max(1000) })
  .partial()

const edit = z
  .object({
    base,
    changes,
    /** Starts a new version, because the user resolved a conflict. */
    separately: z.boolean().optional(),
  })
  .check((context) => {
    const { base: from, changes: to } = context.value
    const missing = Object.keys(to).find((key) => !(key in from))
    if (missing === undefined) return
    context.issues.push({
      code: 'custom',
      path: ['base', missing],
      message: 'Send `base` with every change so that you don’t overwrite someone else’s edit',
      input: from,
    })
  })

export const hintSchema = z.object({
  check: z.string(),
  field: z.string(),
  line: z.int().nullable(),
  message: z.string(),
})
export type Hint = z.infer<typeof hintSchema>

const person = z.object({ userName: z.string(), you: z.boolean(), at: z.iso.datetime() })

const editingSchema = z.object({
  outline: outlineSchema,
  /** Grows with every change, so the response with the larger number is newer. */
  revision: z.int(),
  hints: z.array(hintSchema),
  templates: z.array(z.string()),
  regenerating: z.boolean(),
  changedBy: person.nullable(),
})
export type Editing = z.infer<typeof editingSchema>

const conflictSchema = z.object({
  field: z.string(),
  by: person.nullable(),
})

export const versionSchema = z.object({
  number: z.int(),
  kind: z.enum(VERSION_KINDS),
  changes: z.array(z.string()),
  restoredFrom: z.int().nullable(),
  userName: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  current: z.boolean(),
})
export type Version = z.infer<typeof versionSchema>

const versionContent = outlineSchema.pick({
  title: true,
  template: true,
  type: true,
  subjectLines: true,
  previewText: true,
  executiveBrief: true,
  segment: true,
  cta: true,
  assetNotes: true,
  additionalElements: true,
  sections: true,
})

const ofOutline = z.object({ id: z.uuid() })
const ofVersion = z.object({ id: z.uuid(), number: z.coerce.number().int().min(1).max(1_000_000) })

const looking = {
  method: 'GET',
  access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { outline: 'path.id' } },
  gate: null,
  whenSuspended: 'allow',
  rate: 'read',
  audit: null,
  shows: ['outlines', 'schedules'],
  errors: ['NOT_FOUND'],
} as const

const writing = {
  access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { outline: 'path.id' } },
  gate: null,
  whenSuspended: 'refuse',
} as const

export const editingEndpoints = {
  editing: endpoint({
    ...looking,
    path: '/api/outlines/{id}/editing',
    summary: 'Get an outline for the editor, with its revision and the suggestions of the quality check',
    params: ofOutline,
    answer: editingSchema,
  }),
  edit: endpoint({
    ...writing,
    method: 'PATCH',
    path: '/api/email-outlines/{id}',
    summary:
      'Edit an outline. `base` holds the previous value of each field. Fields that someone else changed come back in `conflicts`',
    params: ofOutline,
    body: edit,
    answer: editingSchema.extend({ conflicts: z.array(conflictSchema) }),
    rate: 'write',
    token: 'write',
    tool: {
      name: 'edit_outline',
      title: 'Edit an outline',
      description:
        'Changes texts of an outline. `base` holds the previous value of each field that you change, so that you overwrite no one. Fields that someone else changed come back in `conflicts`. The old version stays available.',
    },
    audit: null,
    errors: ['OUTLINE_LOCKED'],
  }),
  regenerate: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/outlines/{id}/regenerate',
    summary: 'Regenerate an outline or one section. Uses one outline of the quota and keeps the old text as a version',
    params: ofOutline,
    body: z
      .object({
        section: z.string().min(1).max(64).optional(),
        type: z.enum(OUTLINE_TYPES, 'Choose a type of email.').optional(),
        /** Asks for the built-in writer even if a model is set up. */
        writer: z.literal('planner').optional(),
      })
      .optional(),
    answer: z.object({ outline: outlineSchema.nullable(), jobId: z.uuid() }),
    rate: 'generate',
    token: 'write',
    audit: 'outline.regenerated',
    changes: ['outlines', 'run'],
    errors: [
      'OUTLINE_LOCKED',
      'OUTLINE_LIMIT_REACHED',
      'GENERATION_IN_PROGRESS',
      'GENERATION_CANCELLED',
      'GENERATION_FAILED',
      'NOTHING_TO_WRITE',
      ...AI_REFUSALS,
    ],
  }),
  versions: endpoint({
    ...looking,
    path: '/api/outlines/{id}/versions',
    token: 'read',
    summary: 'List the versions of an outline, newest first',
    params: ofOutline,
    answer: z.object({ versions: z.array(versionSchema) }),
  }),
  version: endpoint({
    ...looking,
    path: '/api/outlines/{id}/versions/{number}',
    token: 'read',
    summary: 'Get a version of an outline',
    params: ofVersion,
    answer: z.object({ version: versionSchema, content: versionContent }),
  }),
  restore: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/outlines/{id}/versions/{number}/restore',
    summary: 'Restore a version of an outline',
    params: ofVersion,
    answer: editingSchema,
    rate: 'write',
    audit: null,
    errors: ['NOT_FOUND', 'OUTLINE_LOCKED'],
  }),
}
