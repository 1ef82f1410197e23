import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { TEXT_LIMITS } from './editing-contract.ts'

/** The campaign or its content may be missing, it has its content, and its template is tidied up. */
export const DRAFT_STATES = ['begun', 'filled', 'made'] as const

export const MOST_AUDIENCES = 10

const audience = z.object({ id: z.string(), name: z.string(), kind: z.enum(['list', 'segment']) })
export type KlaviyoAudience = z.infer<typeof audience>

const audienceId = z.string().min(1, 'Choose an audience.').max(100, 'Choose an audience.')
const most = `Choose at most ${MOST_AUDIENCES} audiences.`

const choice = z.object({
  audienceIds: z.array(audienceId).min(1, 'Choose an audience.').max(MOST_AUDIENCES, most),
  excludedIds: z.array(audienceId).max(MOST_AUDIENCES, most).default([]),
  subjectLine: z.string().min(1, 'Choose a subject line.').max(TEXT_LIMITS.text),
  previewText: z.string().trim().max(TEXT_LIMITS.line, `Use at most ${TEXT_LIMITS.line} characters`).optional(),
  /** Without it, or without a send time in the future, the draft has no date. */
  withTime: z.boolean().default(true),
})
export type DraftChoice = z.infer<typeof choice>

const madeDraft = z.object({
  campaignId: z.string(),
  /** Null for a sample, which Klaviyo doesn't have. */
  url: z.string().nullable(),
  madeAt: z.iso.datetime(),
})

const draftState = z.object({
  draft: madeDraft
    .extend({
      madeByName: z.string(),
      /** The outline was edited since. */
      isChanged: z.boolean(),
    })
    .nullable(),
  /** What a draft was begun with whose campaign is in Klaviyo without its content. */
  unfinished: choice.nullable(),
})
export type KlaviyoDraftState = z.infer<typeof draftState>

const ofOutline = z.object({ id: z.uuid() })
const KLAVIYO_ERRORS = [
  'KLAVIYO_KEY_REQUIRED',
  'KLAVIYO_KEY_INVALID',
  'KLAVIYO_SCOPES_MISSING',
  'KLAVIYO_BUSY',
  'KLAVIYO_FAILED',
] as const

export const klaviyoDraftEndpoints = {
  audiences: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/klaviyo/audiences',
    summary: 'List the lists and segments of the Klaviyo account of a brand',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ audiences: z.array(audience) }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'path.id' } },
    gate: 'klaviyo',
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['imports', 'brands'],
    errors: KLAVIYO_ERRORS,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/outlines/{id}/klaviyo-draft',
    summary: 'Get the newest draft of an outline in Klaviyo',
    params: ofOutline,
    answer: draftState,
    access: { permission: 'MANAGE_OUTLINES', tenant: { outline: 'path.id' } },
    gate: 'klaviyo',
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['outlines', 'members'],
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/outlines/{id}/klaviyo-draft',
    summary: 'Create a draft of an approved outline in Klaviyo. It sends nothing. `again` makes another one',
    params: ofOutline,
    body: choice.extend({ again: z.boolean().optional() }),
    answer: z.object({ draft: madeDraft }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { outline: 'path.id' } },
    gate: 'klaviyo',
    whenSuspended: 'refuse',
    whileImpersonating: 'refuse',
    rate: 'generate',
    audit: 'klaviyo_draft.made',
    errors: [
      ...KLAVIYO_ERRORS,
      'CONFLICT',
      'DRAFT_EXISTS',
      'KLAVIYO_AUDIENCE_GONE',
      'KLAVIYO_TEMPLATES_FULL',
      'KLAVIYO_DRAFT_UNFINISHED',
    ],
  }),
}
