import { z } from 'zod'
import { EMAIL_STYLES, OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { STRATEGY_MODES } from '#shared/strategy.ts'
import type { RunKind } from './store.ts'

/** The built-in writer, where a person has asked for it because the model could not. */
const writer = z.literal('planner').optional()
/** Asked for by a super admin who was logged in as the person. */
const bySupport = z.boolean().optional()

/**
 * What each kind of run was asked for, as its row keeps it. Rows of older versions are read too: what they did not know
 * yet is optional here, and what they knew beyond it is left out.
 */
const runRequests = {
  ideas: z.object({
    year: z.int(),
    month: z.int(),
    topics: z.int(),
    subtopicsPerTopic: z.int(),
    strategy: z.object({ mode: z.enum(STRATEGY_MODES), notes: z.string() }).optional(),
    writer,
  }),
  outline: z.object({
    type: z.enum(OUTLINE_TYPES),
    year: z.int().optional(),
    month: z.int().optional(),
    bySupport,
    writer,
    /** The bulk it is written for. */
    bulkId: z.uuid().optional(),
  }),
  rewrite: z.object({
    /** The id of the one section that is wanted; null for the whole outline. */
    section: z.string().nullable(),
    type: z.enum(OUTLINE_TYPES),
    bySupport,
    writer,
  }),
  bulk: z.object({
    year: z.int(),
    month: z.int(),
    /** Null: each outline in the style its brand has then. */
    style: z.enum(EMAIL_STYLES).nullable(),
    writer,
    bySupport,
    /** Asked for by a super admin, who needs no membership. */
    asSuperAdmin: z.boolean().default(false),
    items: z.array(z.object({ ideaId: z.string(), title: z.string() })),
  }),
} satisfies Record<RunKind, z.ZodType>

export type RunRequest<Kind extends RunKind = RunKind> = z.output<(typeof runRequests)[Kind]>

/** What a run of this kind was asked for. */
export const readRequest = <Kind extends RunKind>(kind: Kind, { request }: { request: unknown }): RunRequest<Kind> =>
  runRequests[kind].parse(request) as RunRequest<Kind>
