import { z } from 'zod'
import { ROLES, STAGES } from '#writing/packs/pack-schema.ts'

const words = z.object({
  title: z.string().describe('A working title of 12 to 90 characters, in the language of the readers'),
  premise: z.string().describe('Two sentences in the language of the readers: what the email does and shows'),
  why: z
    .string()
    .describe('One sentence in the language of the readers, for the team: the fact that makes this the right email'),
})
export type AnsweredWords = z.infer<typeof words>

const ref = z.string()

export const EMAILS_SHAPE = z.object({ emails: z.array(words.extend({ ref: ref.describe('The ref of the email') })) })

const shelfIdea = words.extend({
  role: z.enum(ROLES).describe('The one job of the email'),
  reader: z.enum(STAGES).describe('Whom it is for'),
  offer: z.string().nullable().describe('Id of the offer it leads to, such as offer-2, or null'),
  occasion: z.string().nullable().describe('Id of the day of the calendar it is about, or null'),
  evidence: z.array(z.string()).describe('Ids of the facts, days and past campaigns it rests on'),
})
const topic = z.object({
  title: z.string().describe('The theme in the language of the readers, 12 to 90 characters'),
  purpose: z.string().describe('One sentence in the language of the readers: what the theme does for them'),
})

export const SHELF_SHAPE = z.object({ topics: z.array(topic.extend({ ideas: z.array(shelfIdea) })) })

// An unknown word drops only its field, not the whole answer.
const readShelfIdea = shelfIdea.extend({ role: z.enum(ROLES).catch('teach'), reader: z.enum(STAGES).catch('all') })
export type AnsweredShelfIdea = z.infer<typeof readShelfIdea>
export const readShelf = z.object({ topics: z.array(topic.extend({ ideas: z.array(readShelfIdea) })) })
export type AnsweredTopic = z.infer<typeof readShelf>['topics'][number]

export const REPAIRS_SHAPE = z.object({
  ideas: z.array(words.extend({ ref: ref.describe('The ref of the idea that is replaced') })),
  topics: z.array(topic.extend({ ref: ref.describe('The ref of the topic that is replaced') })),
})

export function finishedTopics(partial: unknown): AnsweredTopic[] {
  const topics = (partial as { topics?: unknown } | null)?.topics
  if (!Array.isArray(topics)) return []
  return topics.slice(0, -1).flatMap((each) => {
    const parsed = readShelf.shape.topics.element.safeParse(each)
    return parsed.success ? [parsed.data] : []
  })
}
