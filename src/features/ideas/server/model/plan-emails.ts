import type { MonthThesis, PlannedSubtopic } from '#writing/requests/plan-request.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import { MOST_SELLING } from '#writing/month/month-caps.ts'
import { type SettledEmail, type SettledMonth, type WishedEmail, settleEmails } from '#writing/month/settle-emails.ts'
import { ideaTextRules } from '#writing/month/idea-text-rules.ts'
import { fingerprinterOf } from '#writing/month/taken-titles.ts'
import { SIMILAR_IN_MONTH, isTooClose } from '#writing/engine/text-similarity.ts'
import type { FirstDraft } from '#writing/month/month-score.ts'
import { type MonthWork, orInstead, questionOf } from './month-work.ts'
import {
  type AnsweredEmail,
  type AnsweredThesis,
  PLAN_REPAIR_SHAPE,
  PLAN_SHAPE,
  readPlan,
  readPlanRepair,
} from './plan-answer.ts'
import { type Ground, type IdeaBase, groundOf, line } from './planned-idea.ts'

const LONGEST = { thesis: 160, because: 300, about: 500 }
const SHORTEST_THESIS = 12
const MOST_INSPIRING = 3

export interface PlanSlot extends WishedEmail {
  about: string
  ground: Ground
  noted: PlannedSubtopic | null
}

export interface EmailPlan {
  thesis: MonthThesis | null
  slots: SettledEmail<PlanSlot>[]
  open: IdeaBase[]
  first: FirstDraft
  repairs: number
}

/** One call plans the emails. We fix what we can, and then one repair call fixes the rest. */
export async function planEmails(work: MonthWork): Promise<EmailPlan> {
  const answer = await work.model.ask({
    ...questionOf(work, planTask(work)),
    shape: PLAN_SHAPE,
    schema: readPlan,
    effort: 'high',
  })
  let draft: PlanDraft = {
    thesis: thesisOf(answer),
    slots: answer.emails.map((email, index) => slotOf(email, `e${index + 1}`, work)),
  }
  let judged = judgedPlan(work, draft)
  const first = { items: draft.slots.length + 1, faulty: judged.faults.size + (judged.thesisProblem === null ? 0 : 1) }
  let repairs = 0
  if (first.faulty > 0 || judged.month.wishes.size > 0) {
    repairs = 1
    draft = await repaired(work, draft, judged)
    judged = judgedPlan(work, draft)
  }
  return { ...settledPlan(work, draft, judged), first, repairs }
}

interface PlanDraft {
  thesis: AnsweredThesis
  slots: PlanSlot[]
}

const thesisOf = ({ thesis, because }: AnsweredThesis): AnsweredThesis => ({
  thesis: line(thesis, LONGEST.thesis).replace(/\.$/u, ''),
  because: line(because, LONGEST.because),
})

function slotOf(email: AnsweredEmail, ref: string, { request, noted }: MonthWork): PlanSlot {
  const ground = groundOf(email, request)
  return {
    ref,
    date: email.date.trim(),
    role: email.role,
    stage: email.reader,
    offer: ground.offer,
    doubt: ground.facts.find(({ kind }) => kind === 'doubt')?.about ?? null,
    occasion: email.occasion,
    about: line(email.about, LONGEST.about),
    ground,
    noted: noted.find(({ plannedFor }) => plannedFor === email.date.trim()) ?? null,
  }
}

interface JudgedPlan {
  month: SettledMonth<PlanSlot>
  faults: Map<string, string[]>
  thesisProblem: string | null
}

function judgedPlan(work: MonthWork, { thesis, slots }: PlanDraft): JudgedPlan {
  const { request, brief } = work
  const month = settleEmails(slots, work.month)
  const { brief: check } = ideaTextRules(request)
  const faults = new Map([...month.faults].map(([ref, problems]) => [ref, [...problems]]))
  for (const { email } of month.emails) {
    const problem = brief.givesAway(email.about) ? 'says what must not be said' : check(email.about)?.message
    const text = email.about === '' ? 'says nothing of what it is about' : problem
    if (text !== undefined) faults.set(email.ref, [...(faults.get(email.ref) ?? []), text])
  }
  return { month, faults, thesisProblem: thesisProblem(work, thesis) }
}

function thesisProblem({ request, brief, notedThesis }: MonthWork, { thesis, because }: AnsweredThesis): string | null {
  if (notedThesis !== null) return null
  const { prose, reason } = ideaTextRules(request)
  if (thesis.length < SHORTEST_THESIS) return 'is missing or too short'
  if (brief.givesAway(`${thesis}\n${because}`)) return 'says what must not be said'
  const problem = prose(thesis) ?? reason(because)
  if (problem !== null) return problem.message
  const fingerprint = fingerprinterOf(request)
  const print = fingerprint(thesis)
  const taken = request.takenTheses.find(({ title }) => isTooClose(print, fingerprint(title), SIMILAR_IN_MONTH))
  return taken === undefined ? null : 'is the thesis of another brand of the workspace'
}

/** Leaves out what no repair fixed. Its neighbors may pass without it, so check the rest again. */
function settledPlan(work: MonthWork, draft: PlanDraft, judged: JudgedPlan): Omit<EmailPlan, 'first' | 'repairs'> {
  const open: IdeaBase[] = []
  let { month, faults } = judged
  let { slots } = draft
  while (faults.size > 0) {
    // Removes the last one first, because the ones before it may pass without it.
    const last = month.emails.findLast(({ email }) => faults.has(email.ref))!
    open.push(baseOf(last))
    slots = slots.filter((slot) => slot !== last.email)
    ;({ month, faults } = judgedPlan(work, { ...draft, slots }))
  }
  const { thesis, because } = draft.thesis
  return {
    thesis:
      work.notedThesis ?? (judged.thesisProblem === null ? { id: `written/${thesis}`, title: thesis, because } : null),
    slots: month.emails,
    open,
  }
}

export const baseOf = ({ email, date, occasion }: SettledEmail<PlanSlot>): IdeaBase => ({
  role: email.role,
  stage: email.stage,
  ground: email.ground,
  noted: email.noted,
  date,
  occasion,
})

async function repaired(work: MonthWork, draft: PlanDraft, judged: JudgedPlan): Promise<PlanDraft> {
  const call = work.model.ask({
    ...questionOf(work, repairTask(work, draft, judged)),
    shape: PLAN_REPAIR_SHAPE,
    schema: readPlanRepair,
  })
  const answer = await orInstead(work, call, { thesis: null, emails: [] })
  const named = new Set([...judged.faults.keys(), ...judged.month.wishes.keys()])
  const slots = draft.slots.map((slot) => {
    const found = named.has(slot.ref) ? answer.emails.find(({ ref }) => ref === slot.ref) : undefined
    // An email on a day that the notes name stays there.
    const date = slot.noted === null ? found?.date : slot.date
    return found === undefined ? slot : slotOf({ ...found, date: date ?? slot.date }, slot.ref, work)
  })
  const thesis = judged.thesisProblem === null || answer.thesis === null ? draft.thesis : thesisOf(answer.thesis)
  return { thesis, slots }
}

/** Names only the faults, and returns the model's own words as data. */
function repairTask({ brief: { fence } }: MonthWork, { thesis }: PlanDraft, judged: JudgedPlan): string {
  const { month, faults, thesisProblem } = judged
  const items = month.emails.flatMap(({ email, date }) => {
    const problems = [...(faults.get(email.ref) ?? []), ...(month.wishes.get(email.ref) ?? [])]
    if (problems.length === 0) return []
    return [
      `${email.ref} (an email of the plan)\nwas: ${date} | ${email.role} | ${email.stage} | ${fence.wrap('email', email.about)}\nwrong: ${fence.wrap('wrong', problems.join('; '))}`,
    ]
  })
  const standing = month.emails
    .filter(({ email }) => !faults.has(email.ref) && !month.wishes.has(email.ref))
    .map(
      ({ email, date }) =>
        `${date} | ${email.role} | ${email.stage} | ${email.offer?.name ?? 'no offer'} | ${email.about}`,
    )
  return [
    'A month was planned to this brief. Most of it stands. Plan only the following emails again, each under its ref, and no others. Each keeps its place between its neighbors.',
    thesisProblem === null
      ? 'The thesis stands: put null for it.'
      : `The thesis has to be another one. It was: ${fence.wrap('thesis', thesis.thesis)}\nwrong: ${fence.wrap('wrong', thesisProblem)}`,
    items.join('\n\n'),
    standing.length === 0 ? '' : `These emails stand:\n${fence.wrap('standing', standing.join('\n'))}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

function planTask({ request, month, noted, notedThesis, brief }: MonthWork): string {
  const { fence } = brief
  const most = Math.min(Math.max(1, Math.floor(month.emails * MOST_SELLING)), month.mostSelling ?? Infinity)
  const ownDays = noted.map(({ plannedFor, title }) => `${plannedFor} | ${title}`)
  const taken = request.takenTheses.map(({ title }) => title)
  const inspiring = inspiringTheses(month)
  return [
    `Plan ${monthTitle(request)}: one thesis and at most ${month.emails} emails in a sequence. Plan fewer when you would have to pad. Write no titles yet.`,
    `The thesis
- It is one thought that only this brand can hold in this month, and every email carries it, contrasts with it or closes it.`,
    `The emails
- Each has one role. teach: something readers can do today. prove: why they can believe it. sell: a reason to buy, for those it suits. serve: help without selling. thank: thanks without an offer. tease: something that is coming.
- Roles take turns: begin with teach, at most ${most} sell, end with serve or thank.
- Each has one reader. new: never bought. first: bought once, lately. repeat: comes back. vip: the most loyal. lapsed: quiet for long. all: everyone, only where it suits everyone. At most three emails go to one group.
- Dates are open days, at least two days apart, spread over the month, rather on ${month.weekdays.map((day) => WEEKDAYS[day - 1]).join(' and ')}.
- An email about a day of the year goes out before it, early enough to act on. At most three emails are about one day, in this order: help or opt-out, guide, last date, thanks.
- The same offer comes at most twice, and never twice in a row. The same doubt is answered once.${month.goal === null ? '' : `\n- One email leads to what the brand wants people to take up: a ${month.goal}.`}${month.pushed.map((name) => `\n- The notes push this offer, and at least one email leads to it: ${fence.wrap('pushed', name)}`).join('')}
- Name the facts each email rests on by their ids. State nothing that no fact states.`,
    ownDays.length === 0
      ? ''
      : `The notes name these days. Each gets one email on exactly this day, about what the notes say:\n${fence.wrap('ownDays', ownDays.join('\n'))}`,
    notedThesis === null
      ? ''
      : `The notes set the thesis. Put it in their words:\n${fence.wrap('ownThesis', notedThesis.title)}`,
    taken.length === 0
      ? ''
      : `Other brands of the same team hold these theses in this month. Choose another one:\n${fence.wrap('takenTheses', taken.join('\n'))}`,
    inspiring === ''
      ? ''
      : `Theses that others in this business have held in this month. Better them or leave them:\n${inspiring}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function inspiringTheses({ stock, month, takenTheses }: MonthWork['month']): string {
  return stock.packs
    .flatMap((pack) => pack.theses.map((thesis) => ({ ...thesis, id: `${pack.layer}/${pack.id}/${thesis.id}` })))
    .filter((thesis) => thesis.month === month && !takenTheses.has(thesis.id))
    .slice(0, MOST_INSPIRING)
    .map(({ thesis, because }) => `${thesis}: ${because}`)
    .join('\n')
}
