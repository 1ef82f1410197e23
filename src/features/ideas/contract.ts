import { z } from 'zod'
import { draftIdeaSchema } from '#features/runs/contract.ts'
import { runFailure } from '#features/runs/failure-contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { AI_REFUSALS } from '#shared/errors.ts'
import { STRATEGY_MODES } from '#shared/strategy.ts'
import { optionalText, textField } from '#shared/text.ts'

/** What an email does in its month. */
export const EMAIL_ROLES = ['teach', 'sell', 'prove', 'serve', 'thank', 'tease'] as const
export const EVIDENCE_KINDS = ['holiday', 'winner', 'objection', 'product', 'season', 'audience', 'note'] as const

export const subtopicSchema = z.object({
  id: z.uuid(),
  ...draftIdeaSchema.shape,
  status: z.enum(['NEW', 'OUTLINED']),
  outlineId: z.uuid().nullable(),
  /** What the email is about, in two sentences; null for an idea that a person typed. */
  premise: z.string().nullable(),
  /** What the email does in its month; null where nobody said. */
  role: z.enum(EMAIL_ROLES).nullable(),
  /** Whom it is for, in the brand's language. */
  reader: z.string().nullable(),
  /** The day that the plan of the month gives it. */
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

export const LONGEST_NOTES = 500

/** What is wanted of a month beside the profile of the brand. */
export const strategySchema = z.object({
  mode: z.enum(STRATEGY_MODES, 'Choose one of the strategies.'),
  /** Own words, such as "launch on the 12th, no discounts". */
  notes: textField(LONGEST_NOTES),
})

const openLine = z.object({
  line: z.string(),
  question: z.string(),
  /** The question's id, by which it is answered on the brand's sheet. */
  questionId: z.string(),
})

const monthPlan = z.object({
  /** What ties the emails together, and why in this month; null where a person made the plan. */
  thesis: z.string().nullable(),
  because: z.string().nullable(),
  /** In the order of their dates. */
  emails: z.array(
    z.object({
      subtopicId: z.uuid(),
      date: z.iso.date(),
      /** The time of day on the brand's clock, as HH:MM. */
      time: z.string(),
      role: z.enum(EMAIL_ROLES).nullable(),
      reason: z.string().nullable(),
      /** What of the brand or the calendar speaks for it. */
      evidence: z.object({ kind: z.enum(EVIDENCE_KINDS), text: z.string() }).nullable(),
      /** Lines that are true only when the brand says so. */
      confirm: z.array(openLine),
      /** Whether its day is one on which the brand sends nothing, such as a public holiday. */
      isOnRestDay: z.boolean(),
    }),
  ),
})

export const planAnswer = z.object({
  year: z.int(),
  month: z.int(),
  mainTopics: z.array(mainTopicSchema),
  /** The emails of the month with their dates; null for a month without any. */
  plan: monthPlan.nullable(),
  /** The rules that the month keeps, in words. */
  understood: z.array(z.string()),
  /** Questions whose answers bring most, the best first. */
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      shortest: z.int(),
      longest: z.int(),
      /** Ideas that wait for it alone. */
      unlocks: z.int(),
      /** Lines of other ideas that it settles. */
      settles: z.int(),
    }),
  ),
  /** True while ideas for this month are being made. */
  generating: z.boolean(),
  /** The run that makes them. */
  runId: z.uuid().nullable(),
  /** What was wanted of this month when it was last generated. */
  strategy: strategySchema.nullable(),
  /** Who would write ideas now: `planner` is built in, everything else a model. */
  writer: z.string(),
  /** How the newest generation of this month went: who wrote it and how the quality gate judged it. */
  quality: z.object({ generatedBy: z.string(), score: z.number().nullable() }).nullable(),
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
      'NOTHING_TO_WRITE',
      'IDEAS_USED_UP',
      ...AI_REFUSALS,
    ],
  }),
  readNotes: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/notes/reading',
    summary: 'How the notes for a month are understood; stores nothing',
    params: ideaParams,
    body: z.object({ year: yearField, month: monthField, notes: textField(LONGEST_NOTES) }),
    answer: z.object({
      /** What the plan will keep, one sentence for each piece of the notes. */
      understood: z.array(z.string()),
      /** What nothing could be made of, and what that means. */
      unread: z.array(z.string()),
    }),
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
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
    errors: ['MANUAL_IDEA_LIMIT_REACHED'],
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
    errors: ['MANUAL_IDEA_LIMIT_REACHED'],
  }),
  planDate: endpoint({
    method: 'PATCH',
    path: '/api/email-ideas/{id}/planned-date',
    summary:
      'Plan an idea as an email of its month, move it to another day, or put it back on the shelf with `date: null`',
    params: ideaParams,
    body: z.object({
      date: z.iso.date('Enter a day as YYYY-MM-DD').nullable(),
      /** The idea whose place it takes: that one goes back on the shelf. */
      insteadOfId: z.uuid().optional(),
    }),
    answer: done,
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { idea: 'path.id', otherIdea: 'body.insteadOfId' } },
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
