import { z } from 'zod'
import { draftIdeaSchema } from '#features/runs/contract.ts'
import { runFailure } from '#features/runs/failure-contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { AI_REFUSALS } from '#shared/errors.ts'
import { optionalText, textField } from '#shared/text-fields.ts'
import { LONGEST_NOTES, strategySchema } from './fields.ts'

export const EMAIL_ROLES = ['teach', 'sell', 'prove', 'serve', 'thank', 'tease'] as const
export const EVIDENCE_KINDS = ['holiday', 'winner', 'objection', 'product', 'season', 'audience', 'note'] as const

export const subtopicSchema = z.object({
  id: z.uuid(),
  ...draftIdeaSchema.shape,
  status: z.enum(['NEW', 'OUTLINED']),
  outlineId: z.uuid().nullable(),
  premise: z.string().nullable(),
  role: z.enum(EMAIL_ROLES).nullable(),
  reader: z.string().nullable(),
  suggestedDate: z.iso.date().nullable(),
  inPlan: z.boolean(),
})
export type Subtopic = z.infer<typeof subtopicSchema>

export const mainTopicSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  isManual: z.boolean(),
  why: z.string().nullable(),
  subtopics: z.array(subtopicSchema),
})
export type MainTopic = z.infer<typeof mainTopicSchema>

const monthParams = z.object({
  id: z.uuid(),
  year: z.coerce.number().int().min(2000).max(2100),
  month: z.coerce.number().int().min(1).max(12),
})
const ideaParams = z.object({ id: z.uuid() })
const yearField = z.int('Please choose a year').min(2000, 'Please choose a year').max(2100, 'Please choose a year')
const monthField = z.int('Please choose a month').min(1, 'Please choose a month').max(12, 'Please choose a month')
const done = z.object({ ok: z.boolean() })

const openLine = z.object({
  line: z.string(),
  question: z.string(),
  questionId: z.string(),
})

const monthPlan = z.object({
  thesis: z.string().nullable(),
  because: z.string().nullable(),
  emails: z.array(
    z.object({
      subtopicId: z.uuid(),
      date: z.iso.date(),
      time: z.string(),
      role: z.enum(EMAIL_ROLES).nullable(),
      reason: z.string().nullable(),
      evidence: z.object({ kind: z.enum(EVIDENCE_KINDS), text: z.string() }).nullable(),
      /** These lines are true only if the brand confirms them. */
      confirm: z.array(openLine),
      /** The brand sends nothing on a rest day, such as a public holiday. */
      isOnRestDay: z.boolean(),
    }),
  ),
})

export const planAnswer = z.object({
  year: z.int(),
  month: z.int(),
  mainTopics: z.array(mainTopicSchema),
  plan: monthPlan.nullable(),
  understood: z.array(z.string()),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      shortest: z.int(),
      longest: z.int(),
      /** Counts ideas that need only this answer. */
      unlocks: z.int(),
      settles: z.int(),
    }),
  ),
  generating: z.boolean(),
  runId: z.uuid().nullable(),
  strategy: strategySchema.nullable(),
  writer: z.string(),
  quality: z.object({ generatedBy: z.string(), score: z.number().nullable() }).nullable(),
  /** Null when the last generation succeeded or was canceled. */
  failure: runFailure.nullable(),
})

export const ideaEndpoints = {
  plan: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/plan/{year}/{month}',
    summary: 'List the ideas of a month',
    params: monthParams,
    answer: planAnswer,
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    tool: {
      name: 'get_month_plan',
      title: 'Get the plan of a month',
      description:
        'Gets the topics and ideas of one month of a brand, with the planned dates, the thought behind the month and open questions. `id` is the brand. Ideas have ids for write_outline.',
    },
    audit: null,
    shows: ['ideas', 'outlines', 'schedules', 'brands'],
    errors: [],
  }),
  archived: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/plan/{year}/{month}/archived',
    summary: 'List the archived ideas of a month',
    params: monthParams,
    answer: z.object({ archivedMainTopics: z.array(mainTopicSchema.extend({ archived: z.boolean() })) }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['ideas', 'outlines', 'brands'],
    errors: [],
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/plan',
    summary:
      'Generate ideas for a month. A second request adds more. With `wait: false` it responds right away with 202',
    params: ideaParams,
    body: z.object({
      year: yearField,
      month: monthField,
      strategy: strategySchema.optional(),
      wait: z.boolean().optional(),
      writer: z.literal('planner').optional(),
    }),
    answer: planAnswer.extend({ jobId: z.uuid() }),
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'generate',
    token: 'write',
    tool: {
      name: 'generate_ideas',
      title: 'Generate ideas for a month',
      description:
        'Generates ideas for a month of a brand and uses quota of the plan. A second call adds more ideas. `strategy.notes` takes requests in plain words. Waits up to 100 seconds, then returns a run. The answer says what quota remains.',
      omits: ['writer'],
      fixed: { wait: false },
    },
    audit: 'ideas.generated',
    changes: ['run', 'ideas'],
    errors: [
      'TOPIC_LIMIT_REACHED',
      'GENERATION_IN_PROGRESS',
      'GENERATION_CANCELLED',
      'GENERATION_FAILED',
      'NOTHING_TO_WRITE',
      'IDEAS_USED_UP',
      ...AI_REFUSALS,
    ],
  }),
  readNotes: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/notes/reading',
    summary: 'Preview how we read the notes for a month. Stores nothing',
    params: ideaParams,
    body: z.object({ year: yearField, month: monthField, notes: textField(LONGEST_NOTES) }),
    answer: z.object({
      understood: z.array(z.string()),
      unread: z.array(z.string()),
    }),
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    changesNothing: 'It stores nothing.',
    errors: [],
  }),
  addManual: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/manual-idea',
    summary: 'Create a manual idea',
    params: ideaParams,
    body: z.object({
      title: textField(200, 'Topic is required'),
      description: optionalText(5000),
      year: yearField,
      month: monthField,
    }),
    answer: z.object({ idea: subtopicSchema }),
    status: 201,
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    tool: {
      name: 'add_idea',
      title: 'Add an idea',
      description:
        'Adds one idea that you or the user thought of to a month of a brand. It uses no quota. `id` is the brand.',
    },
    audit: null,
    changes: ['ideas'],
    errors: ['MANUAL_IDEA_LIMIT_REACHED'],
  }),
  addSimilar: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/similar-idea',
    summary: 'Create an idea from a past campaign. Idempotent per month',
    params: ideaParams,
    body: z.object({ campaignId: z.uuid(), year: yearField, month: monthField }),
    /** `topicId` is the topic that holds only this idea. `added` is false when the idea already existed. */
    answer: z.object({ idea: subtopicSchema, topicId: z.uuid(), added: z.boolean() }),
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { brand: 'path.id', campaign: 'body.campaignId' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    audit: null,
    changes: ['ideas'],
    errors: ['MANUAL_IDEA_LIMIT_REACHED'],
  }),
  planDate: endpoint({
    method: 'PATCH',
    path: '/api/email-ideas/{id}/planned-date',
    summary:
      'Plan an idea as an email of its month, move it to another day, or return it to the shelf with `date: null`',
    params: ideaParams,
    body: z.object({
      date: z.iso.date('Enter a day as YYYY-MM-DD').nullable(),
      insteadOfId: z.uuid().optional(),
    }),
    answer: done,
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { idea: 'path.id', otherIdea: 'body.insteadOfId' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    audit: null,
    changes: ['ideas'],
    errors: [],
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/email-ideas/{id}/archive',
    summary: 'Archive a topic with its subtopics, or one subtopic',
    params: ideaParams,
    answer: done,
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { idea: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    audit: null,
    errors: [],
  }),
  unarchive: endpoint({
    method: 'POST',
    path: '/api/email-ideas/{id}/unarchive',
    summary: 'Unarchive a topic or a subtopic',
    params: ideaParams,
    answer: done,
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { idea: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    audit: null,
    errors: [],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/email-ideas/{id}',
    summary: 'Delete a topic with its subtopics, or one subtopic. Their outlines stay',
    params: ideaParams,
    answer: done,
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { idea: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'idea.deleted',
    errors: [],
  }),
}
