import type { OutlineContent, PlannedMonth, PlannedSubtopic } from '#server/ai/writers.ts'
import type { Asked } from './ai-double.ts'

/** An idea as a model would send it. */
export function answeredIdea({ title, description, why, meta }: PlannedSubtopic) {
  const { anchor } = meta
  return {
    title,
    description,
    why,
    archetype: meta.archetype,
    family: meta.family,
    stage: meta.stage,
    segment: meta.segment,
    moment: anchor.type === 'date' ? (anchor.id ?? null) : anchor.type === 'season' ? 'season' : null,
    products: meta.products,
    objection: meta.objection ?? null,
    painPoint: meta.painPoint ?? null,
    trigger: meta.trigger ?? null,
    evidenceKind: meta.evidence.kind,
    evidence: meta.evidence.refId,
    needsOffer: meta.needsOffer,
  }
}

/** Which topics of the month a prompt asks for, counted from 0. */
export function topicsAskedFor({ user }: Asked): number[] {
  const task = user.slice(user.search(/Write (?:this topic|these \d+ topics) /))
  return [...task.slice(0, task.indexOf('\n\n')).matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number) - 1)
}

/** The answer of a model that plans exactly this month, with whatever a test does to it. */
export function monthAnswer(
  month: PlannedMonth,
  asked: Asked,
  change: (answer: AnsweredMonth) => AnsweredMonth = (answer) => answer,
): string {
  const topics = topicsAskedFor(asked).flatMap((index) => {
    const topic = month.topics[index]
    return topic === undefined ? [] : [{ title: topic.title, why: topic.why, ideas: topic.subtopics.map(answeredIdea) }]
  })
  return JSON.stringify(change({ topics }))
}

export interface AnsweredMonth {
  topics: { title: string; why: string; ideas: ReturnType<typeof answeredIdea>[] }[]
}

/** What a prompt of a repair asks to be written again, by its refs. */
export function refsAskedFor({ user }: Asked): string[] {
  return [...user.matchAll(/^(t\d+(?:-\d+)?) \((?:idea|topic) of the topic about/gm)].map(([, ref]) => ref!)
}

export const outlineAnswer = (content: OutlineContent): string => JSON.stringify(content)
