import type { OutlineContent } from '#writing/requests/outline-content.ts'
import type { Angle } from '#writing/packs/pack-schema.ts'
import type { Asked } from './ai-double.ts'

interface Words {
  title: string
  premise: string
  why: string
}

interface Grounded {
  role: Angle['role']
  reader: Angle['stage']
  offer: string | null
  occasion: string | null
  evidence: string[]
}

export interface AnsweredPlan {
  thesis: string
  because: string
  emails: (Grounded & { date: string; about: string })[]
}

export interface AnsweredShelf {
  topics: { title: string; purpose: string; ideas: (Words & Grounded)[] }[]
}

export interface ScriptedMonth {
  plan: AnsweredPlan
  emails: Words[]
  shelf: AnsweredShelf
}

export type MonthTask = 'plan' | 'plan repair' | 'emails' | 'shelf' | 'repair'

export function taskOf({ user }: Pick<Asked, 'user'>): MonthTask {
  if (user.includes('Plan only the following emails again')) return 'plan repair'
  if (user.includes('Write no titles yet')) return 'plan'
  if (user.includes('Write only the following items again')) return 'repair'
  return user.includes('Fill the shelf') ? 'shelf' : 'emails'
}

export function refsAskedFor({ user }: Pick<Asked, 'user'>): string[] {
  const list = /each under its ref: ([e\d, ]+)\./.exec(user)?.[1]
  return list?.split(', ') ?? [...user.matchAll(/^(e\d+|t\d+(?:-\d+)?) \(/gm)].map(([, ref]) => ref!)
}

type Answer = { [Task in MonthTask]: (month: ScriptedMonth, refs: readonly string[]) => object }

const ANSWERS: Answer = {
  plan: ({ plan }) => plan,
  'plan repair': ({ plan }, refs) => ({
    thesis: { thesis: plan.thesis, because: plan.because },
    emails: refs.flatMap((ref) => {
      const email = plan.emails[Number(ref.slice(1)) - 1]
      return email === undefined ? [] : [{ ref, ...email }]
    }),
  }),
  emails: ({ emails }, refs) => ({
    emails: refs.flatMap((ref) => {
      const words = emails[Number(ref.slice(1)) - 1]
      return words === undefined ? [] : [{ ref, ...words }]
    }),
  }),
  shelf: ({ shelf }) => shelf,
  repair: ({ plan, emails, shelf }, refs) => {
    const [ideas, topics]: [object[], object[]] = [[], []]
    for (const ref of refs) {
      const [topic, idea] = ref.slice(1).split('-').map(Number)
      const themes = plan.emails.length > 0 ? [null, ...shelf.topics] : shelf.topics
      const theme = themes[topic! - 1]
      if (idea === undefined && theme) topics.push({ ref, title: theme.title, purpose: theme.purpose })
      const words = theme === null ? emails[idea! - 1] : theme?.ideas[idea! - 1]
      if (words !== undefined) ideas.push({ ref, title: words.title, premise: words.premise, why: words.why })
    }
    return { ideas, topics }
  },
}

export const monthAnswer = (month: ScriptedMonth, asked: Pick<Asked, 'user'>): string =>
  JSON.stringify(ANSWERS[taskOf(asked)](month, refsAskedFor(asked)))

/** Every section names these facts. */
export const outlineAnswer = (content: OutlineContent, facts: readonly string[] = []): string =>
  JSON.stringify({ ...content, sections: content.sections.map((section) => ({ ...section, facts })) })
