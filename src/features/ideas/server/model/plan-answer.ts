import { z } from 'zod'
import { ROLES, STAGES } from '#writing/packs/pack-schema.ts'

// The vendors' strict schemas have no optional fields, so missing values are null.
const email = z.object({
  date: z.string().describe('One of the open days, as YYYY-MM-DD'),
  role: z.enum(ROLES).describe('The one job of the email'),
  reader: z.enum(STAGES).describe('Whom it is for'),
  about: z
    .string()
    .describe('One or two sentences: the scene, the question or the task, and what the reader can do then'),
  offer: z.string().nullable().describe('Id of the offer it leads to, such as offer-2, or null'),
  occasion: z.string().nullable().describe('Id of the day of the calendar it is about, or null'),
  evidence: z.array(z.string()).describe('Ids of the facts, days and past campaigns it rests on'),
})

const thesis = z.object({
  thesis: z.string().describe('The one thought of the month, 20 to 100 characters, in the language of the readers'),
  because: z.string().describe('One sentence in the language of the readers: why this brand says it in this month'),
})

export const PLAN_SHAPE = thesis.extend({ emails: z.array(email) })

const ref = z.string().describe('The ref of the email that is replaced')
export const PLAN_REPAIR_SHAPE = z.object({
  thesis: thesis.nullable().describe('Null unless the thesis was wrong'),
  emails: z.array(email.extend({ ref })),
})

// An unknown word drops only its field, not the whole answer.
const readEmail = email.extend({ role: z.enum(ROLES).catch('teach'), reader: z.enum(STAGES).catch('all') })
export type AnsweredEmail = z.infer<typeof readEmail>
export type AnsweredThesis = z.infer<typeof thesis>

export const readPlan = thesis.extend({ emails: z.array(readEmail) })
export const readPlanRepair = z.object({
  thesis: thesis.nullable(),
  emails: z.array(readEmail.extend({ ref: z.string() })),
})
