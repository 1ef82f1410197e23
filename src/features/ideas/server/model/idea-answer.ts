import { z } from 'zod'
import type { IdeaEvidence, IdeaFamily, IdeaStage } from '#server/ai/writers.ts'
import { ARCHETYPE_IDS } from '#server/marketing-knowledge/archetypes.ts'

const FAMILIES = [
  'promo',
  'product',
  'education',
  'proof',
  'story',
  'community',
  'lifecycle',
  'seasonal',
  'engagement',
] as const satisfies readonly IdeaFamily[]
const STAGES = ['new', 'first_purchase', 'repeat', 'vip', 'lapsed'] as const satisfies readonly IdeaStage[]
const EVIDENCE = [
  'holiday',
  'winner',
  'objection',
  'product',
  'season',
  'audience',
] as const satisfies readonly IdeaEvidence['kind'][]

// Strict schemas of the vendors know no optional fields: what may be missing is null.
const idea = z.object({
  title: z.string().describe('12 to 90 characters, in the language of the readers'),
  description: z
    .string()
    .describe('One or two sentences in the language of the readers: what the email does and shows'),
  why: z.string().describe('One short English sentence: the fact this idea rests on'),
  archetype: z.enum(ARCHETYPE_IDS).describe('Kind of campaign'),
  family: z.enum(FAMILIES),
  stage: z.enum(STAGES).describe('Where the reader stands'),
  segment: z.string().describe('Whom it is for, in the language of the readers; never everyone'),
  moment: z.string().nullable().describe('Id of a moment of this month, "season", or null'),
  products: z.array(z.string()).describe('Product names exactly as the brand writes them'),
  objection: z.string().nullable().describe('The objection it answers, word for word'),
  painPoint: z.string().nullable().describe('The pain point it speaks to, word for word'),
  trigger: z.string().nullable().describe('The buying trigger it uses, word for word'),
  evidenceKind: z.enum(EVIDENCE),
  evidence: z.string().describe('The id of the moment or of the past campaign, or the words of the brand it rests on'),
  needsOffer: z.boolean().describe('True when the brand has yet to decide on an offer for it'),
})

const text = z.string()
/** As an answer is read: a wrong word in one idea is that idea's fault, and the quality gate names it. */
const readIdea = idea.extend({ archetype: text, family: text, stage: text, evidenceKind: text })
export type AnsweredIdea = z.infer<typeof readIdea>

const topic = z.object({ title: z.string(), why: z.string().describe('One short English sentence') })

export const TOPICS_SHAPE = z.object({ topics: z.array(topic.extend({ ideas: z.array(idea) })) })
export const readTopics = z.object({ topics: z.array(topic.extend({ ideas: z.array(readIdea) })) })
export type AnsweredTopic = z.infer<typeof readTopics>['topics'][number]

const ref = z.string().describe('The ref of the item that is replaced')
export const REPAIRS_SHAPE = z.object({
  ideas: z.array(idea.extend({ ref })),
  topics: z.array(topic.extend({ ref })),
})
export const readRepairs = z.object({
  ideas: z.array(readIdea.extend({ ref: text })),
  topics: z.array(topic.extend({ ref: text })),
})

/** The topics of an unfinished answer that nothing more will be added to. */
export function finishedTopics(partial: unknown): AnsweredTopic[] {
  const topics = (partial as { topics?: unknown } | null)?.topics
  if (!Array.isArray(topics)) return []
  return topics.slice(0, -1).flatMap((each) => {
    const parsed = readTopics.shape.topics.element.safeParse(each)
    return parsed.success ? [parsed.data] : []
  })
}
