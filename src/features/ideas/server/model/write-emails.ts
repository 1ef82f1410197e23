import type { PlannedSubtopic } from '#writing/requests/plan-request.ts'
import { exampleIdeas } from './example-ideas.ts'
import { type AnsweredWords, EMAILS_SHAPE } from './idea-answer.ts'
import { type MonthWork, orInstead, questionOf } from './month-work.ts'
import { type EmailPlan, type PlanSlot, baseOf } from './plan-emails.ts'
import { plannedIdea } from './planned-idea.ts'

const MOST_PER_CALL = 4

export async function writeEmails(
  work: MonthWork,
  plan: EmailPlan,
  tell: (place: number, idea: PlannedSubtopic) => void,
): Promise<(PlannedSubtopic | null)[]> {
  const { slots } = plan
  const calls = Math.ceil(slots.length / MOST_PER_CALL)
  const size = Math.ceil(slots.length / Math.max(1, calls))
  const stop = new AbortController()
  const signal = AbortSignal.any([work.writing.signal, stop.signal])
  const written: (PlannedSubtopic | null)[] = slots.map(() => null)
  await Promise.all(
    Array.from({ length: calls }, async (_, index) => {
      const [from, to] = [index * size, Math.min(slots.length, (index + 1) * size)]
      const call = work.model.ask({
        ...questionOf(work, emailsTask(work, plan, from, to), signal),
        shape: EMAILS_SHAPE,
        schema: EMAILS_SHAPE,
      })
      const { emails } = await orInstead(work, call, { emails: [] })
      for (let place = from; place < to; place += 1) {
        const words: AnsweredWords | undefined = emails.find(({ ref }) => ref.trim() === refAt(place))
        if (words === undefined) continue
        const idea = plannedIdea(words, baseOf(slots[place]!), work.request)
        written[place] = idea
        tell(place, idea)
      }
    }),
  ).catch((error: unknown) => {
    // After one failed call the others would only cost tokens.
    stop.abort()
    throw error
  })
  return written
}

const refAt = (place: number) => `e${place + 1}`

export function planLines({ thesis, slots }: EmailPlan, { brief: { fence } }: MonthWork): string {
  const lines = slots.map(({ email, date, occasion }, place) =>
    [
      refAt(place),
      date,
      email.role,
      `for ${email.stage}`,
      occasion?.name ?? null,
      email.offer === null ? 'no offer' : `leads to ${email.offer.name}`,
      factsOf(email),
      email.about,
    ]
      .filter((part) => part !== null)
      .join(' | '),
  )
  return [
    thesis === null ? '' : `The thesis of the month:\n${fence.wrap('thesis', `${thesis.title}\n${thesis.because}`)}`,
    lines.length === 0 ? '' : `The emails of the month, in their order:\n${fence.wrap('plan', lines.join('\n'))}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const factsOf = ({ ground: { facts, campaign } }: PlanSlot): string | null => {
  const ids = [...facts.map(({ id }) => id), ...(campaign === null ? [] : [campaign])]
  return ids.length === 0 ? null : `rests on ${ids.join(', ')}`
}

export const writingTask = (work: MonthWork): string =>
  `- The title is a working title a colleague understands at once: concrete, 12 to 90 characters, no numbering, no period at the end, no capitals for effect.
- The premise has two sentences: the scene or the task, and what the reader can do or see then.
- The reason is one sentence for the team. It names the fact that makes this email right for this brand in this month.
- Name places, hours, objects and actions. A sentence that would fit any brand is cut.
Examples of the level, from other trades. Take over neither their words nor their subjects:
${exampleIdeas(work.request)}`

function emailsTask(work: MonthWork, plan: EmailPlan, from: number, to: number): string {
  const refs = Array.from({ length: to - from }, (_, index) => refAt(from + index))
  const ways = possibleWays(work, plan, from, to)
  return [
    planLines(plan, work),
    `Write these emails of the plan, each under its ref: ${refs.join(', ')}. For each a title, a premise and a reason.\n${writingTask(work)}`,
    ways.length === 0 ? '' : `One possible way for some of them. Better it:\n${ways.join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function possibleWays({ month, request }: MonthWork, { slots }: EmailPlan, from: number, to: number): string[] {
  const { packs, ideas } = month.stock
  if (packs.some(({ layer }) => layer === 'trade')) return []
  const used = new Set<string>()
  return slots.slice(from, to).flatMap(({ email }, index) => {
    const fitting = ideas.filter(
      ({ key, angle }) =>
        !used.has(key) &&
        angle.role === email.role &&
        angle.occasion === null &&
        (angle.months?.includes(request.month) ?? true),
    )
    const way = fitting.find(({ angle }) => angle.stage === email.stage) ?? fitting[0]
    if (way === undefined) return []
    used.add(way.key)
    return [`${refAt(from + index)}: ${way.readings[0]!.texts.premise}`]
  })
}
