import { REPAIRS_SHAPE } from './idea-answer.ts'
import type { DraftFault, MonthDraft } from './month-draft.ts'
import { type MonthWork, orInstead, questionOf } from './month-work.ts'
import type { EmailPlan } from './plan-emails.ts'
import { type IdeaBase, line, plannedIdea } from './planned-idea.ts'
import { planLines, writingTask } from './write-emails.ts'

const LONGEST = { title: 120, purpose: 300 }

export async function repairedMonth(
  work: MonthWork,
  plan: EmailPlan,
  draft: MonthDraft,
  faults: readonly DraftFault[],
): Promise<MonthDraft> {
  const call = work.model.ask({
    ...questionOf(work, repairTask(work, plan, draft, faults)),
    shape: REPAIRS_SHAPE,
    schema: REPAIRS_SHAPE,
  })
  const answer = await orInstead(work, call, { ideas: [], topics: [] })
  const topics = draft.topics.map((topic) => ({ ...topic, places: [...topic.places] }))
  for (const { ref, topic: t, place } of faults) {
    const topic = topics[t]!
    if (place === null) {
      const found = answer.topics.find((each) => each.ref.trim() === ref)
      if (found === undefined) continue
      topic.title = line(found.title, LONGEST.title)
      topic.why = line(found.purpose, LONGEST.purpose)
      continue
    }
    const found = answer.ideas.find((each) => each.ref.trim() === ref)
    const { base } = topic.places[place]!
    if (found !== undefined) topic.places[place] = { base, idea: plannedIdea(found, base, work.request) }
  }
  return { topics }
}

/** Names only the faults, and returns the model's own words as data. */
function repairTask(work: MonthWork, plan: EmailPlan, draft: MonthDraft, faults: readonly DraftFault[]): string {
  const { fence } = work.brief
  const named = new Set(faults.map(({ ref }) => ref))
  const items = faults.map(({ ref, topic: t, place, problems }) => {
    const topic = draft.topics[t]!
    const old = place === null ? topic.title : topic.places[place]!.idea?.title
    const kind = place === null ? 'topic' : 'idea'
    return [
      `${ref} (${place === null ? 'title and purpose of a theme' : describe(topic.places[place]!.base)})`,
      ...(old === undefined || old === '' ? [] : [`was: ${fence.wrap(kind, old)}`]),
      `wrong: ${fence.wrap('wrong', problems.join('; '))}`,
    ].join('\n')
  })
  const standing = draft.topics.flatMap(({ places }, t) =>
    places.flatMap(({ idea }, place) => (idea === null || named.has(`t${t + 1}-${place + 1}`) ? [] : [idea.title])),
  )
  return [
    planLines(plan, work),
    'A month was written to this brief. Most of it stands. Write only the following items again, each under its ref, and no others.',
    writingTask(work),
    items.join('\n\n'),
    `These ideas stand. Do not come near them:\n${fence.wrap('standing', standing.join('\n'))}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function describe({ role, stage, date, occasion, ground: { offer } }: IdeaBase): string {
  const parts = [
    date === null ? 'an idea on the shelf' : `the email of ${date}`,
    role,
    `for ${stage}`,
    occasion?.id ?? null,
    offer === null ? null : 'with the offer it had',
  ]
  return parts.filter((part) => part !== null).join(', ')
}
