import { z } from 'zod'
import { EMAIL_STYLES, OUTLINE_TYPES } from '#shared/brand-brief.ts'
import { STRATEGY_MODES } from '#shared/strategy.ts'
import type { RunKind } from './store.ts'

/** The user asked for the built-in writer because the model failed. */
const writer = z.literal('planner').optional()
/** A super admin requested the run while impersonating the user. */
const bySupport = z.boolean().optional()
/** The name of the API token that requested the run. */
const byToken = z.string().nullish()

/** Older rows must parse, so new fields are optional and unknown fields are dropped. */
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
    byToken,
    writer,
    bulkId: z.uuid().optional(),
  }),
  rewrite: z.object({
    /** Null for the whole outline. */
    section: z.string().nullable(),
    type: z.enum(OUTLINE_TYPES),
    bySupport,
    byToken,
    writer,
  }),
  bulk: z.object({
    year: z.int(),
    month: z.int(),
    /** Null means the style that the brand has when the outline is written. */
    style: z.enum(EMAIL_STYLES).nullable(),
    writer,
    bySupport,
    asSuperAdmin: z.boolean().default(false),
    items: z.array(z.object({ ideaId: z.string(), title: z.string() })),
  }),
} satisfies Record<RunKind, z.ZodType>

export type RunRequest<Kind extends RunKind = RunKind> = z.output<(typeof runRequests)[Kind]>

export const readRequest = <Kind extends RunKind>(kind: Kind, { request }: { request: unknown }): RunRequest<Kind> =>
  runRequests[kind].parse(request) as RunRequest<Kind>
