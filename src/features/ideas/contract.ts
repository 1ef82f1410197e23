import { z } from 'zod'
import { runFailure } from '#features/ai/failure-contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { AI_REFUSALS } from '#shared/errors.ts'
import { STRATEGY_MODES } from '#shared/strategy.ts'
import { optionalText, textField } from '#shared/text.ts'

export const subtopicSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: z.enum(['NEW', 'OUTLINED']),
  /** In English: why the idea is there; null for an idea that a person typed. */
  why: z.string().nullable(),
  /** Name of the campaign type; null for an idea that a person typed. */
  template: z.string().nullable(),
  /** What the idea is tied to, e.g. an observance with its date. */
  anchor: z
    .object({
      type: z.enum(['date', 'season', 'evergreen']),
      name: z.string().nullable(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    })
    .nullable(),
  outlineId: z.uuid().nullable(),
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
const yearField = z.int().min(2000, 'Please choose a year').max(2100, 'Please choose a year')
const monthField = z.int().min(1, 'Please choose a month').max(12, 'Please choose a month')
const done = z.object({ ok: z.boolean() })

export const LONGEST_NOTES = 500

/** What is wanted of a month beside the profile of the brand. */
export const strategySchema = z.object({
  mode: z.enum(STRATEGY_MODES, 'Choose one of the strategies.'),
  /** Own words, such as "launch on the 12th, no discounts". */
  notes: textField(LONGEST_NOTES),
})

export const planAnswer = z.object({
  year: z.int(),
  month: z.int(),
  mainTopics: z.array(mainTopicSchema),
  /** True while ideas for this month are being made. */
  generating: z.boolean(),
  /** The run that makes them. */
  runId: z.uuid().nullable(),
  /** What was wanted of this month when it was last generated. */
  strategy: strategySchema.nullable(),
  /** Who would write ideas now: `planner` is built in, everything else a model. */
  writer: z.string(),
  /** How the newest generation of this month went: who wrote it and how the quality gate judged it. */
  quality: z.object({ generatedBy: z.string(), score: z.number() }).nullable(),
  /** Why the generation that ended last brought nothing; null when it brought ideas or was cancelled. */
  failure: runFailure.nullable(),
})

export const ideaEndpoints = {
  plan: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/plan/{year}/{month}',
    summary: 'The ideas of a month',
    params: monthParams,
    answer: planAnswer,
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  archived: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/plan/{year}/{month}/archived',
    summary: 'The archived ideas of a month',
    params: monthParams,
    answer: z.object({ archivedMainTopics: z.array(mainTopicSchema.extend({ archived: z.boolean() })) }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/plan',
    summary: 'Generate ideas for a month; a second call adds more. With `wait: false` it answers 202 at once',
    params: ideaParams,
    body: z.object({
      year: yearField,
      month: monthField,
      strategy: strategySchema.optional(),
      wait: z.boolean().optional(),
      /** Asks for the built-in planner, also where a model is set up. */
      writer: z.literal('planner').optional(),
    }),
    answer: planAnswer.extend({ jobId: z.uuid() }),
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'generate',
    audit: 'ideas.generated',
    changes: ['run', 'ideas'],
    errors: [
      'TOPIC_LIMIT_REACHED',
      'GENERATION_IN_PROGRESS',
      'GENERATION_CANCELLED',
      'GENERATION_FAILED',
      ...AI_REFUSALS,
    ],
  }),
  addManual: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/manual-idea',
    summary: 'Add an idea of your own',
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
    audit: null,
    errors: [],
  }),
  addSimilar: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/similar-idea',
    summary: 'Add an idea that takes up a past campaign; asked again for the same month it answers with the same idea',
    params: ideaParams,
    body: z.object({ campaignId: z.uuid(), year: yearField, month: monthField }),
    /** `topicId` is the topic it is alone in; `added` is false when the idea was there already. */
    answer: z.object({ idea: subtopicSchema, topicId: z.uuid(), added: z.boolean() }),
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { brand: 'path.id', campaign: 'body.campaignId' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
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
    audit: null,
    errors: [],
  }),
  unarchive: endpoint({
    method: 'POST',
    path: '/api/email-ideas/{id}/unarchive',
    summary: 'Take a topic or a subtopic out of the archive',
    params: ideaParams,
    answer: done,
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { idea: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    errors: [],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/email-ideas/{id}',
    summary: 'Delete a topic with its subtopics, or one subtopic; outlines survive',
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
