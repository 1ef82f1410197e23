import type { PlannedSubtopic, PlannedTopic } from '#writing/requests/plan-request.ts'
import type { QualityFinding } from '#writing/gate/quality-report.ts'
import type { IdeaBase } from './planned-idea.ts'

export interface MonthDraft {
  topics: DraftTopic[]
}

export interface DraftTopic {
  title: string
  why: string
  family: 'plan' | 'theme'
  places: DraftSlot[]
}

export interface DraftSlot {
  base: IdeaBase
  idea: PlannedSubtopic | null
}

export interface DraftFault {
  ref: string
  topic: number
  place: number | null
  problems: string[]
}

export function asMonth(draft: MonthDraft): {
  topics: PlannedTopic[]
  placeOf: (topic: number, idea: number) => [number, number]
} {
  const kept = draft.topics
    .map((topic, index) => ({
      index,
      topic,
      filled: topic.places.flatMap(({ idea }, place) => (idea === null ? [] : [{ idea, place }])),
    }))
    .filter(({ filled }) => filled.length > 0)
  return {
    topics: kept.map(({ topic: { title, why, family }, filled }) => ({
      title,
      why,
      family,
      subtopics: filled.map(({ idea }) => idea),
    })),
    placeOf: (topic, idea) => [kept[topic]!.index, kept[topic]!.filled[idea]?.place ?? -1],
  }
}

const PATH = /^topics\[(\d+)\](?:\.subtopics\[(\d+)\])?/

export function faultsOf(draft: MonthDraft, failures: readonly QualityFinding[]): DraftFault[] {
  const { placeOf } = asMonth(draft)
  const faults = new Map<string, DraftFault>()
  const add = (topic: number, place: number | null, problem: string) => {
    const ref = refOf(topic, place)
    const fault = faults.get(ref) ?? { ref, topic, place, problems: [] }
    fault.problems.push(problem)
    faults.set(ref, fault)
  }
  for (const { path, message } of failures) {
    const [, topic, idea] = PATH.exec(path) ?? []
    if (topic === undefined) continue
    const [at, place] = placeOf(Number(topic), Number(idea ?? 0))
    add(at, idea === undefined ? null : place, message)
  }
  draft.topics.forEach(({ places }, topic) =>
    places.forEach(({ idea }, place) => idea === null && add(topic, place, 'is missing')),
  )
  return [...faults.values()]
}

const refOf = (topic: number, place: number | null) => (place === null ? `t${topic + 1}` : `t${topic + 1}-${place + 1}`)

export function withoutFaults(
  draft: MonthDraft,
  faults: readonly DraftFault[],
  other: Pick<DraftTopic, 'title' | 'why'>,
): MonthDraft {
  const refs = new Set(faults.map(({ ref }) => ref))
  const kept = draft.topics.map((topic, t) => ({
    ...topic,
    isSound: !refs.has(refOf(t, null)),
    places: topic.places.filter((_, place) => !refs.has(refOf(t, place))),
  }))
  const homeless = kept.filter(({ isSound }) => !isSound).flatMap(({ places }) => places)
  const topics = kept
    .filter(({ isSound }) => isSound)
    .map(({ title, why, family, places }): DraftTopic => ({ title, why, family, places }))
  const home = topics.find(({ title, family }) => family === 'theme' && title === other.title)
  if (homeless.length === 0) return { topics }
  if (home !== undefined) home.places = [...home.places, ...homeless]
  else topics.push({ ...other, family: 'theme', places: homeless })
  return { topics }
}
