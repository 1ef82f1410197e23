import type { PlannedSubtopic, PlannedTopic } from '#server/ai/writers.ts'
import type { QualityFinding } from '#server/quality/quality-report.ts'

/** A month being put right: every place an idea is to stand, filled or not. */
export interface MonthDraft {
  topics: DraftTopic[]
}

export interface DraftTopic {
  title: string
  why: string
  family: string
  ideas: (PlannedSubtopic | null)[]
}

/** Something to be written again: `ref` is the name the model knows it by. */
export interface DraftFault {
  ref: string
  topic: number
  /** Null: the topic's own title or reason. */
  place: number | null
  problems: string[]
}

/** The month as it stands, and where in the draft each of its ideas comes from. */
export function asMonth(draft: MonthDraft): {
  topics: PlannedTopic[]
  placeOf: (topic: number, idea: number) => [number, number]
} {
  const kept = draft.topics
    .map((topic, index) => ({
      index,
      topic,
      places: topic.ideas.flatMap((idea, place) => (idea === null ? [] : [place])),
    }))
    .filter(({ places }) => places.length > 0)
  return {
    topics: kept.map(({ topic: { title, why, family, ideas } }) => ({
      title,
      why,
      family,
      subtopics: ideas.filter((idea) => idea !== null),
    })),
    placeOf: (topic, idea) => [kept[topic]!.index, kept[topic]!.places[idea] ?? -1],
  }
}

const PATH = /^topics\[(\d+)\](?:\.subtopics\[(\d+)\])?/

/** What has to be written again: what the gate refused, and what is missing. */
export function faultsOf(draft: MonthDraft, failures: readonly QualityFinding[]): DraftFault[] {
  const { placeOf } = asMonth(draft)
  const faults = new Map<string, DraftFault>()
  const add = (topic: number, place: number | null, problem: string) => {
    const ref = place === null ? `t${topic + 1}` : `t${topic + 1}-${place + 1}`
    const fault = faults.get(ref) ?? { ref, topic, place, problems: [] }
    fault.problems.push(problem)
    faults.set(ref, fault)
  }
  for (const { check, path, message } of failures) {
    const [, topic, idea] = PATH.exec(path) ?? []
    // Missing items are found below, one by one.
    if (check === 'G2' || topic === undefined) continue
    const [at, place] = placeOf(Number(topic), Number(idea ?? 0))
    add(at, idea === undefined ? null : place, message)
  }
  draft.topics.forEach((topic, index) => {
    if (topic.title === '') add(index, null, 'is missing')
    topic.ideas.forEach((idea, place) => idea === null && add(index, place, 'is missing'))
  })
  return [...faults.values()]
}

/** Leaves out what was not put right; a topic without a sound title goes with its ideas. */
export function withoutFaults(draft: MonthDraft, faults: readonly DraftFault[]): MonthDraft {
  const refs = new Set(faults.map(({ ref }) => ref))
  return {
    topics: draft.topics.map((topic, t) => ({
      ...topic,
      ideas: topic.ideas.map((idea, place) =>
        refs.has(`t${t + 1}`) || refs.has(`t${t + 1}-${place + 1}`) ? null : idea,
      ),
    })),
  }
}

export const ideaCount = ({ topics }: MonthDraft): number =>
  topics.reduce((sum, { ideas }) => sum + ideas.filter((idea) => idea !== null).length, 0)
