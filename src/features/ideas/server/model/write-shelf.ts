import type { PlannedSubtopic } from '#writing/requests/plan-request.ts'
import { type AnsweredTopic, SHELF_SHAPE, finishedTopics, readShelf } from './idea-answer.ts'
import type { DraftTopic } from './month-draft.ts'
import { type MonthWork, orInstead, questionOf } from './month-work.ts'
import type { EmailPlan } from './plan-emails.ts'
import { type IdeaBase, groundOf, line, plannedIdea } from './planned-idea.ts'
import { planLines, writingTask } from './write-emails.ts'

/** A model writes no more than this well in one answer. */
const MOST_IDEAS = 30
const LONGEST = { title: 120, purpose: 300 }

export const roomOnShelf = (granted: number, planned: number): number =>
  Math.max(0, Math.min(MOST_IDEAS, granted - planned))

/** The model stops when the next idea would be weaker. */
export async function writeShelf(
  work: MonthWork,
  plan: EmailPlan,
  planned: readonly PlannedSubtopic[],
  most: number,
  tell: (topics: readonly DraftTopic[]) => void,
): Promise<DraftTopic[]> {
  const call = work.model.ask({
    ...questionOf(work, shelfTask(work, plan, planned, most)),
    shape: SHELF_SHAPE,
    schema: readShelf,
    onPartial: (partial) => tell(draftTopics(work, finishedTopics(partial), most)),
  })
  const { topics } = await orInstead(work, call, { topics: [] })
  const drafted = draftTopics(work, topics, most)
  tell(drafted)
  return drafted
}

function draftTopics(work: MonthWork, answered: readonly AnsweredTopic[], most: number): DraftTopic[] {
  let left = most
  return answered.flatMap(({ title, purpose, ideas }): DraftTopic[] => {
    const kept = ideas.slice(0, left)
    left -= kept.length
    if (kept.length === 0) return []
    const places = kept.map((answer) => {
      const base = shelfBase(answer, work)
      return { base, idea: plannedIdea(answer, base, work.request) }
    })
    return [{ title: line(title, LONGEST.title), why: line(purpose, LONGEST.purpose), family: 'theme', places }]
  })
}

function shelfBase(idea: AnsweredTopic['ideas'][number], { request, month }: MonthWork): IdeaBase {
  return {
    role: idea.role,
    stage: idea.reader,
    ground: groundOf(idea, request),
    occasion: month.occasions.find(({ id }) => id === idea.occasion) ?? null,
    date: null,
    noted: null,
  }
}

function shelfTask(work: MonthWork, plan: EmailPlan, planned: readonly PlannedSubtopic[], most: number): string {
  const { brief, request } = work
  const { fence } = brief
  const known = request.earlier
    .filter(({ year, month }) => year === request.year && month === request.month)
    .map(({ title }) => title)
  const titles = [...planned.map(({ title }) => title), ...known]
  const themes = request.topics > 1 ? `at most ${request.topics - 1} themes of three ideas or more` : 'one theme'
  return [
    planLines(plan, work),
    `Fill the shelf beside the plan: further ideas for the same month, to swap an email for or to add one. Write up to ${most} ideas, the best first, and stop when the next one would be weaker. Fewer good ideas are better than ${most}. Sort them into ${themes}, each with a title and its purpose.
- Reach what the plan leaves out: other readers, other doubts, other offers, other moments.
- Roles mix: about a third teach, a quarter sell, a quarter prove, the rest serve or thank.
${writingTask(work)}`,
    titles.length === 0
      ? ''
      : `Titles of the month that stand. Do not come near them:\n${fence.wrap('standing', titles.join('\n'))}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
