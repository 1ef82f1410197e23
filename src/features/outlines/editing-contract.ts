import { z } from 'zod'
import { OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { endpoint } from '#shared/endpoint.ts'
import { AI_REFUSALS } from '#shared/errors.ts'
import { outlineSchema } from './contract.ts'

/** How a version came to be: written, changed by a person, written again in whole or in part, or brought back. */
export const VERSION_KINDS = ['generated', 'edited', 'regenerated', 'section', 'restored'] as const
export type VersionKind = (typeof VERSION_KINDS)[number]

/** The most that each text may hold. Spaces at the ends stay: somebody may still be typing. */
export const TEXT_LIMITS = { line: 300, text: 10_000, lines: 40, sections: 40 } as const

const tooLong = (max: number) => `Please use at most ${max} characters`
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
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Every section needs an id of its own'),
  })
  .partial()

// What an edit started from may be longer than what it may become: it was written by others.
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
    /** Begins a version of its own, because the person has chosen against another text. */
    separately: z.boolean().optional(),
  })
  .check((context) => {
    const { base: from, changes: to } = context.value
    const missing = Object.keys(to).find((key) => !(key in from))
    if (missing === undefined) return
    context.issues.push({
      code: 'custom',
      path: ['base', missing],
      message: 'Every change needs what it started from, so that nobody else’s change is lost',
      input: from,
    })
  })

/** Something the quality gate would say about a text. `line` counts from 0 in a list. */
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
  /** Grows with every change: of two answers the one with the larger number is newer. */
  revision: z.int(),
  hints: z.array(hintSchema),
  /** The campaign types a template can be. */
  templates: z.array(z.string()),
  /** It is being written again at this moment. */
  regenerating: z.boolean(),
  changedBy: person.nullable(),
})
export type Editing = z.infer<typeof editingSchema>

const conflictSchema = z.object({
  field: z.string(),
  /** Who changed it in the meantime. */
  by: person.nullable(),
})

export const versionSchema = z.object({
  number: z.int(),
  kind: z.enum(VERSION_KINDS),
  /** What differs from what was there before, in words. */
  changes: z.array(z.string()),
  restoredFrom: z.int().nullable(),
  userName: z.string(),
  /** When it was begun, and when it was changed last. */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The outline is this version now. */
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
  errors: ['NOT_FOUND'],
} as const

/** Whoever may have outlines written may also rewrite them. */
const writing = {
  access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { outline: 'path.id' } },
  gate: null,
  whenSuspended: 'refuse',
} as const

export const editingEndpoints = {
  editing: endpoint({
    ...looking,
    path: '/api/outlines/{id}/editing',
    summary: 'An outline with what an editor needs: its revision and what the quality gate says of it',
    params: ofOutline,
    answer: editingSchema,
  }),
  edit: endpoint({
    ...writing,
    method: 'PATCH',
    path: '/api/email-outlines/{id}',
    summary:
      'Change texts of an outline. `base` is what each changed text was before: what somebody else has changed in the meantime is not overwritten but named in `conflicts`',
    params: ofOutline,
    body: edit,
    answer: editingSchema.extend({ conflicts: z.array(conflictSchema) }),
    rate: 'write',
    audit: null,
    errors: ['OUTLINE_LOCKED'],
  }),
  regenerate: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/outlines/{id}/regenerate',
    summary:
      'Write an outline again, or one of its sections, for one outline of the quota; what it was stays a version',
    params: ofOutline,
    body: z
      .object({
        section: z.string().min(1).max(64).optional(),
        type: z.enum(OUTLINE_TYPES, 'Choose a type of email.').optional(),
        /** The built-in writer instead of the model. */
        writer: z.literal('planner').optional(),
      })
      .optional(),
    answer: z.object({ outline: outlineSchema.nullable(), jobId: z.uuid() }),
    rate: 'generate',
    audit: 'outline.regenerated',
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
    summary: 'What an outline was over time, the newest first',
    params: ofOutline,
    answer: z.object({ versions: z.array(versionSchema) }),
  }),
  version: endpoint({
    ...looking,
    path: '/api/outlines/{id}/versions/{number}',
    summary: 'One version of an outline in full',
    params: ofVersion,
    answer: z.object({ version: versionSchema, content: versionContent }),
  }),
  restore: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/outlines/{id}/versions/{number}/restore',
    summary: 'Make an outline what it was in a version; what it is now stays a version',
    params: ofVersion,
    answer: editingSchema,
    rate: 'write',
    audit: null,
    errors: ['NOT_FOUND', 'OUTLINE_LOCKED'],
  }),
}
