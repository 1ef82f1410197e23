import { type Brief, ideasBrief } from '#features/models/server/brief.ts'
import type { ModelAccess } from '#features/models/server/model-access.ts'
import type { IdeaWriter, PlannedMonth, Writing } from '#server/ai/writers.ts'
import type { PlanRequest, PlannedSubtopic, PlannedTopic } from '#writing/requests/plan-request.ts'
import type { Db } from '#server/db/open-db.ts'
import type { QualityFinding } from '#writing/gate/quality-report.ts'
import { inTurns } from '#server/steps.ts'
import { AppError } from '#shared/errors.ts'
import type { Steps } from '#shared/steps.ts'
import { ideaWords } from '#writing/languages/idea-words.ts'
import type { MonthRequest } from '#writing/month/month-request.ts'
import { isWrongDay } from '#writing/month/occasion-emails.ts'
import { notesOf } from '#writing/notes/month-notes.ts'
import { ideaTextRules, textRuleSteps } from '#writing/month/idea-text-rules.ts'
import { occasionsOfTrade } from '#writing/month/month-occasions.ts'
import { monthRequestOf } from '#writing/month/month-request-of.ts'
import { notedIdeas, notedMonth } from '#writing/month/noted-emails.ts'
import { notedThesis } from '#writing/month/noted-thesis.ts'
import { ideaProblem, judgingSteps } from '#writing/month/judge-month.ts'
import { type DraftFault, type DraftTopic, type MonthDraft, asMonth, faultsOf, withoutFaults } from './month-draft.ts'
import { stockFor } from '../kept-stock.ts'
import { monthFacts } from './month-facts.ts'
import { monthScore } from '#writing/month/month-score.ts'
import type { MonthWork } from './month-work.ts'
import { type EmailPlan, baseOf, planEmails } from './plan-emails.ts'
import { readyMadeEmails } from './ready-made-emails.ts'
import { repairedMonth } from './repair-month.ts'
import { type MonthInParts, topicsOfMonth } from './topics-of-month.ts'
import { writeEmails } from './write-emails.ts'
import { roomOnShelf, writeShelf } from './write-shelf.ts'

const MOST_REPAIRS = 2
/** Fail the run if the model returns less than this share of the emails it planned. */
const SMALLEST_SHARE = 0.5

interface Allowances {
  /** A ready-made idea can replace an email that the model couldn't write, if the settings allow it. */
  mayFallBack: boolean
}

export function modelIdeaWriter(db: Db, model: ModelAccess, { mayFallBack }: Allowances): IdeaWriter {
  return {
    name: model.choice.provider,
    async planMonth(request, writing) {
      const work = await monthWork(db, model, request, writing, mayFallBack)
      const plan = work.month.emails > 0 ? await planEmails(work) : NO_PLAN
      return writtenMonth(work, plan)
    },
  }
}

const NO_PLAN: EmailPlan = { thesis: null, slots: [], open: [], first: { items: 0, faulty: 0 }, repairs: 0 }

async function monthWork(
  db: Db,
  model: ModelAccess,
  asked: PlanRequest,
  writing: Writing<PlannedTopic>,
  mayFallBack: boolean,
): Promise<MonthWork> {
  // What the notes leave out counts like a rule of the sheet.
  const request = { ...asked, brand: notesOf(asked).brand }
  const settled = await notedMonth(asked)
  const noted = notedIdeas(settled.emails, asked)
  const all = monthRequestOf(asked, settled, await stockFor(asked))
  const known = occasionsOfTrade(request.brand, request.year, request.month)
  const occasions = all.occasions.filter((day) => known.has(day.id) && !isWrongDay(day, all))
  const month = { ...all, occasions, emails: emailsIn(all, request) }
  const brief = await ideasBrief(db, request)
  // Every check needs these rules later, so compile them in steps now.
  await inTurns(textRuleSteps(request))
  return {
    request,
    month,
    writing,
    model,
    brief,
    facts: monthFacts(request, month, brief.fence),
    noted,
    notedThesis: notedThesis(asked),
    mayFallBack,
  }
}

/** A month without open days gets only ideas. */
const emailsIn = ({ emails, openDays, takenDays }: MonthRequest, { subtopicsPerTopic }: PlanRequest): number =>
  openDays.length + takenDays.length === 0 ? 0 : Math.min(emails, subtopicsPerTopic)

async function writtenMonth(work: MonthWork, plan: EmailPlan): Promise<PlannedMonth> {
  const { request, noted } = work
  const progress = progressOf(work, plan)
  const emails = await writeEmails(work, plan, progress.tellEmail)
  const granted = request.topics * request.subtopicsPerTopic
  const room = roomOnShelf(granted, plan.slots.length + plan.open.length + noted.length)
  const sound = emails.filter((idea) => idea !== null)
  const shelf = room === 0 ? [] : await writeShelf(work, plan, sound, room, progress.tellShelf)
  const written = draftOf(plan, emails, shelf)
  let month = await judged(work, written)
  const first = {
    items: plan.first.items + placesOf(written).length,
    faulty: plan.first.faulty + month.faults.length,
  }
  let repairs = 0
  while (month.faults.length > 0 && repairs < MOST_REPAIRS) {
    repairs += 1
    month = await judged(work, await repairedMonth(work, plan, month.draft, month.faults))
  }
  const { draft } = await settled(work, month)
  const parts = partsOf(work, plan, written, draft)
  refuseTooLittle(plan, parts, shelf)
  const topics = topicsOfMonth(parts, request)
  const ideas = topics.flatMap(({ subtopics }) => subtopics)
  return {
    topics,
    report: {
      failures: [],
      ...monthScore(ideas, first, request),
      repairs: plan.repairs + repairs,
      dropped: plan.open.length + placesOf(written).length - placesOf(draft).length,
      readyMade: ideas.filter(({ meta }) => meta.angle !== undefined).length,
      model: { name: work.model.choice.model, promptVersion: work.brief.prompt.version },
    },
  }
}

const placesOf = ({ topics }: MonthDraft) => topics.flatMap(({ places }) => places)

function draftOf(
  plan: EmailPlan,
  emails: readonly (PlannedSubtopic | null)[],
  shelf: readonly DraftTopic[],
): MonthDraft {
  if (plan.slots.length === 0) return { topics: [...shelf] }
  const places = plan.slots.map((slot, at) => ({ base: baseOf(slot), idea: emails[at] ?? null }))
  const { title, because: why } = plan.thesis ?? { title: '', because: '' }
  return { topics: [{ title, why, family: 'plan', places }, ...shelf] }
}

interface JudgedMonth {
  draft: MonthDraft
  faults: DraftFault[]
}

async function judged({ request, brief }: MonthWork, draft: MonthDraft): Promise<JudgedMonth> {
  const { topics } = asMonth(draft)
  const failures = await inTurns(judgingSteps(topics, request))
  const leaks = await inTurns(leakSteps(topics, brief))
  return { draft, faults: faultsOf(draft, [...failures, ...leaks]) }
}

function* leakSteps(topics: readonly PlannedTopic[], brief: Brief): Steps<QualityFinding[]> {
  const leaks: QualityFinding[] = []
  for (const [t, topic] of topics.entries()) {
    if (brief.givesAway(`${topic.title}\n${topic.why}`)) leaks.push(leak(`topics[${t}].title`))
    for (const [s, idea] of topic.subtopics.entries()) {
      if (brief.givesAway(JSON.stringify(idea))) leaks.push(leak(`topics[${t}].subtopics[${s}].title`))
    }
    yield
  }
  return leaks
}

const leak = (path: string): QualityFinding => ({ check: 'leak', path, message: 'says what must not be said' })

async function settled(work: MonthWork, month: JudgedMonth): Promise<JudgedMonth> {
  const { title, purpose: why } = ideaWords(work.request.brand.language).moreIdeas
  for (let rest = month; ;) {
    const { draft } = rest
    // Our own texts need no check.
    const faults = rest.faults.filter(({ topic, place }) => place !== null || draft.topics[topic]!.title !== title)
    if (faults.length === 0) return rest
    rest = await judged(work, withoutFaults(draft, faults, { title, why }))
  }
}

function partsOf(work: MonthWork, plan: EmailPlan, written: MonthDraft, draft: MonthDraft): MonthInParts {
  const { title, purpose: why } = ideaWords(work.request.brand.language).moreIdeas
  const kept = new Set(placesOf(draft).map(({ base }) => base))
  const planned = draft.topics.filter(({ family }) => family === 'plan').flatMap(({ places }) => places)
  const slots = plan.slots.filter((_, at) => kept.has(written.topics[0]!.places[at]!.base))
  const lost = written.topics
    .filter(({ family }) => family === 'plan')
    .flatMap(({ places }) => places.flatMap(({ base }) => (kept.has(base) ? [] : [base])))
  const own = work.noted.filter((email) => planned.every(({ base }) => base.noted !== email))
  const ideas = planned.flatMap(({ idea }) => idea ?? [])
  const open = [...plan.open, ...lost].filter(({ noted }) => noted === null)
  const readyMade = work.mayFallBack ? readyMadeEmails(work, slots, open, [...ideas, ...own]) : []
  return {
    thesis: plan.thesis,
    planned: [...ideas, ...own, ...readyMade].toSorted((left, right) =>
      left.plannedFor! < right.plannedFor! ? -1 : 1,
    ),
    shelf: draft.topics
      .filter(({ family }) => family === 'theme')
      .map((topic) => ({ title: topic.title, why: topic.why, ideas: topic.places.flatMap(({ idea }) => idea ?? []) })),
    more: { title, why },
  }
}

function refuseTooLittle(
  { slots, open }: EmailPlan,
  { planned, shelf }: MonthInParts,
  given: readonly DraftTopic[],
): void {
  const wished = slots.length + open.length
  if (planned.length < wished * SMALLEST_SHARE) throw new AppError('AI_UNUSABLE')
  if (planned.length > 0 || shelf.some(({ ideas }) => ideas.length > 0)) return
  throw new AppError(wished === 0 && given.length === 0 ? 'IDEAS_USED_UP' : 'AI_UNUSABLE')
}

/** Shows the thesis first, then the emails, then the shelf, and only what passes the checks so far. */
function progressOf({ request, brief, writing }: MonthWork, { thesis, slots }: EmailPlan) {
  const { title, purpose: why } = ideaWords(request.brand.language).moreIdeas
  const { prose, reason } = ideaTextRules(request)
  const emails: (PlannedSubtopic | null)[] = slots.map(() => null)
  let shelf: MonthInParts['shelf'] = []
  const isSound = (idea: PlannedSubtopic) =>
    ideaProblem(idea, request) === null && !brief.givesAway(JSON.stringify(idea))
  const tell = () => {
    const planned = emails.filter((idea) => idea !== null)
    const topics = topicsOfMonth({ thesis, planned, shelf, more: { title, why } }, request)
    const opening = { title: thesis?.title ?? title, why: thesis?.because ?? why, family: 'plan', subtopics: [] }
    const shown: PlannedTopic[] = planned.length === 0 && slots.length > 0 ? [opening, ...topics] : topics
    shown.slice(0, request.topics).forEach(writing.report)
  }
  if (slots.length > 0) tell()
  return {
    tellEmail: (place: number, idea: PlannedSubtopic) => {
      if (!isSound(idea)) return
      emails[place] = idea
      tell()
    },
    tellShelf: (topics: readonly DraftTopic[]) => {
      shelf = topics
        .filter((topic) => prose(topic.title) === null && reason(topic.why) === null)
        .filter((topic) => !brief.givesAway(`${topic.title}\n${topic.why}`))
        .map((topic) => ({
          title: topic.title,
          why: topic.why,
          ideas: topic.places.flatMap(({ idea }) => (idea !== null && isSound(idea) ? [idea] : [])),
        }))
      tell()
    },
  }
}
