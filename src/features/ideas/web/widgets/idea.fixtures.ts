import type { MainTopic, Subtopic } from '../../contract.ts'

export function subtopicOf(id: string, fields: Partial<Subtopic> = {}): Subtopic {
  return {
    id,
    title: id,
    description: '',
    status: 'NEW',
    why: null,
    template: null,
    anchor: null,
    outlineId: null,
    premise: null,
    role: null,
    reader: null,
    suggestedDate: null,
    inPlan: false,
    ...fields,
  }
}

export function topicOf(id: string, subtopics: Subtopic[], fields: Partial<MainTopic> = {}): MainTopic {
  return { id, title: id, isManual: false, why: null, subtopics, ...fields }
}
