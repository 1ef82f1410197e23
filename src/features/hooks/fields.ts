import { z } from 'zod'
import { WEBHOOK_EVENTS, WEBHOOK_KINDS } from './events.ts'

const LONGEST_URL = 2000

const eventsField = z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'Choose at least one event.').max(WEBHOOK_EVENTS.length)

const brandsField = z.array(z.uuid()).min(1, 'Choose at least one brand.').max(200)

export const newWebhookFields = z.object({
  kind: z.enum(WEBHOOK_KINDS, 'Choose a kind.'),
  url: z.string().trim().min(1, 'Enter an address').max(LONGEST_URL, `Use at most ${LONGEST_URL} characters.`),
  events: eventsField,
  brandIds: brandsField.optional(),
})

/** Null for all brands. */
export const editedWebhookFields = z.object({ events: eventsField, brandIds: brandsField.nullable() })
