import { builtInPlanner } from '#features/ideas/server/built-in-planner.ts'
import { stockFor } from '#features/ideas/server/kept-stock.ts'
import { ideaProblem } from '#writing/month/judge-month.ts'
import { FAMILIES, STAGES } from '#writing/knowledge/campaign-roles.ts'
import { monthRequestOf } from '#writing/month/month-request-of.ts'
import { notedMonth } from '#writing/month/noted-emails.ts'
import { earlierPrints, fingerprinterOf } from '#writing/month/taken-titles.ts'
import { isTooClose } from '#writing/engine/text-similarity.ts'
import { unwatched } from '#server/ai/writers.ts'
import type { PlanRequest, PlannedSubtopic } from '#writing/requests/plan-request.ts'
import { numberedFacts } from '#writing/brand/numbered-facts.ts'
import { settleEmails } from '#writing/month/settle-emails.ts'
import type { Angle } from '#writing/packs/pack-schema.ts'
import type { ScriptedMonth } from './ai-answers.ts'

const keyOf = <Key extends string, Value>(record: Record<Key, Value>, value: Value): Key =>
  (Object.keys(record) as Key[]).find((key) => record[key] === value)!

const PER_TOPIC = 3
const ON_SHELF = 20

/** A month without violations for a model to return: ready-made ideas that pass the text checks. */
export async function scriptedMonth(request: PlanRequest): Promise<ScriptedMonth> {
  const fingerprint = fingerprinterOf(request)
  const earlier = earlierPrints(request)
  const wide = { ...request, topics: 10, subtopicsPerTopic: 10 }
  const { topics } = await builtInPlanner.planMonth(wide, unwatched(new AbortController().signal))
  const ideas = topics
    .flatMap(({ subtopics }) => subtopics)
    .filter((idea) => idea.meta.evidence.kind !== 'note' && ideaProblem(idea, request) === null)
    .filter(({ title }) => earlier.every((print) => !isTooClose(fingerprint(title), print)))
  const month = monthRequestOf(request, await notedMonth(request), await stockFor(request))
  const wanted = { ...month, emails: Math.min(month.emails, request.subtopicsPerTopic) }
  const grounded = ideas.map((idea) => ({ idea, ...groundedIn(idea, request) }))
  const days = spread(month.openDays, wanted.emails)
  const chosen: typeof grounded = []
  const dated = () => chosen.map((each, at) => wishFor(each, days[at]!))
  for (const each of [...grounded.filter(({ idea }) => idea.plannedFor), ...grounded]) {
    if (chosen.length === wanted.emails) break
    if (chosen.includes(each) || each.occasion !== null) continue
    chosen.push(each)
    if (settleEmails(dated(), wanted).faults.size > 0) chosen.pop()
  }
  const rest = grounded.filter((each) => !chosen.includes(each) && each.occasion === null).slice(0, ON_SHELF)
  const { thesis = null } = topics[0] ?? {}
  return {
    plan: {
      thesis: thesis?.title ?? 'One thing to try in each week of this month',
      because: thesis?.because ?? 'The month has time for small things to try out.',
      // Without offers and doubts, the emails keep the rules in any order.
      emails: chosen.map(({ idea, role, reader }, at) => ({
        role,
        reader,
        offer: null,
        occasion: null,
        evidence: [],
        date: days[at]!,
        about: idea.description,
      })),
    },
    emails: chosen.map(({ idea }) => wordsOf(idea)),
    shelf: {
      topics: Array.from({ length: Math.floor(rest.length / PER_TOPIC) }, (_, at) => ({
        title: THEMES[at]!,
        purpose: 'Something that readers can use in this month.',
        ideas: rest
          .slice(at * PER_TOPIC, (at + 1) * PER_TOPIC)
          .map(({ idea, ...ground }) => ({ ...wordsOf(idea), ...ground })),
      })),
    },
  }
}

const THEMES = [
  'Things to try at home this month',
  'Questions that readers ask most',
  'Behind the scenes of the workshop',
  'For those who have been quiet',
  'Small stories from the packing table',
  'What people choose first, and why',
  'Good to know before the next order',
  'Words from the people behind it',
  'For a quiet evening at home',
  'What the season is good for',
]

const wordsOf = ({ title, description, why }: PlannedSubtopic) => ({ title, premise: description, why })

function groundedIn({ meta }: PlannedSubtopic, { brand }: PlanRequest) {
  const facts = numberedFacts(brand.facts)
  const idOf = (kind: string, about: string | undefined) =>
    facts.find((fact) => fact.kind === kind && fact.about === about)?.id ?? null
  const doubt = idOf('doubt', meta.objection)
  return {
    role: keyOf(FAMILIES, meta.family),
    reader: keyOf(STAGES, meta.stage),
    offer: idOf('offer', meta.products[0]),
    occasion: meta.anchor.type === 'date' ? (meta.anchor.id ?? null) : null,
    evidence: doubt === null ? [] : [doubt],
  }
}

const wishFor = (
  { idea, role, reader }: { idea: PlannedSubtopic; role: Angle['role']; reader: Angle['stage'] },
  date: string,
) => ({
  ref: idea.title,
  date,
  role,
  stage: reader,
  offer: idea.meta.products[0] === undefined ? null : { name: idea.meta.products[0], kind: null },
  doubt: idea.meta.objection ?? null,
  occasion: null,
})

function spread(days: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => days[Math.floor(((at + 0.5) * days.length) / count)]!)
}
