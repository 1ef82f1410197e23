import {
  type OutlineContent,
  type OutlineRequest,
  type TextInTheWay,
  WriterError,
  type WrittenOutline,
} from '#server/ai/writers.ts'
import { archetypeById, archetypes } from '#server/marketing-knowledge/archetypes.ts'
import { brandHost } from '#server/quality/brand-links.ts'
import { bindingNotes } from '#writing/gate/brand-rules.ts'
import { FILL_IN_MARKERS } from '#server/quality/fill-in-markers.ts'
import {
  judgingSteps,
  problemFinderSteps,
  type TextProblem,
  type TextProblemFinder,
} from '#server/quality/outline-quality.ts'
import type { QualityReport } from '#server/quality/quality-report.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import type { EmailPlan } from '#writing/outline/email-plan.ts'
import { layOut } from '#writing/outline/lay-out.ts'
import { withOwnWords } from '#writing/outline/own-words.ts'
import { quotable } from './brand-words.ts'
import { emailPlans } from './email-plans.ts'
import { kindOf } from './role-of-idea.ts'
import { subjectsOf } from './subject-lines.ts'

const TEMPLATES = archetypes.map(({ name }) => name)

/**
 * Writes one outline from the brand's facts and the idea alone. The same request always gives the same outline. When the
 * gate refuses it, the next best one is tried; `WriterError` when none passes.
 */
export const writeOutline = (request: OutlineRequest): WrittenOutline => atOnce(writingSteps(request))

/** The same in steps of a few milliseconds. */
export function* writingSteps(request: OutlineRequest): Steps<WrittenOutline> {
  const { written, refused } = yield* attemptingSteps(request)
  if (written !== null) return written
  throw new WriterError(reasonFor(refused), yield* searchingSteps(request))
}

interface Attempts {
  written: WrittenOutline | null
  /** Why the last draft was refused. */
  refused: QualityReport | null
}

function* attemptingSteps(request: OutlineRequest): Steps<Attempts> {
  const problems = remembering(yield* problemFinderSteps({ request }))
  const maySay = (text: string) => problems(text).length === 0
  let refused: QualityReport | null = null
  let repairs = 0
  yield
  for (const plan of emailPlans(request, maySay)) {
    yield
    const content = contentOf(plan, request, maySay)
    yield
    const report = { ...(yield* judgingSteps(content, { request, templates: TEMPLATES, problems })), repairs }
    if (report.failures.length === 0) return { written: { content, report }, refused }
    refused = report
    repairs += 1
  }
  return { written: null, refused }
}

/** An email has five subject lines: their number tells how many emails there are. */
const SUBJECTS = 5

function contentOf(plan: EmailPlan, request: OutlineRequest, maySay: (text: string) => boolean): OutlineContent {
  const { brand, idea, type, again } = request
  const host = brandHost(brand.website)
  const own = `https://${host ?? ''}`
  const turn = Math.floor((request.usedSubjects?.length ?? 0) / SUBJECTS) + (again?.time ?? 0)
  const draft = layOut(withOwnWords(plan, { brief: brand, turn, maySay }), {
    brief: brand,
    type,
    seed: [brand.id, idea.year, idea.month, idea.title, type, again?.time ?? 0].join('|'),
    maySay,
    markers: FILL_IN_MARKERS[brand.language],
    address: host?.includes('.') === true && maySay(own) ? own : null,
    rules: bindingNotes(brand.facts),
    subjectLines: subjectsOf(plan, request, maySay),
  })
  return { ...draft, template: archetypeById(kindOf(request).archetype).name }
}

/** Which of the person's rules leaves nothing to write: without it an outline can be written. Null when none alone does. */
function* searchingSteps(request: OutlineRequest): Steps<TextInTheWay | null> {
  const { facts } = request.brand
  const { neverSay } = facts
  const [note] = bindingNotes(facts)
  function* canWrite(changes: Partial<UsableFacts>): Steps<boolean> {
    const other = { ...request, brand: { ...request.brand, facts: { ...facts, ...changes } } }
    return (yield* attemptingSteps(other)).written !== null
  }
  if (neverSay.length > 0 && (yield* canWrite({ neverSay: [] }))) {
    // The phrase with which it begins to fail, when they are ruled out one after the other.
    let [works, fails] = [0, neverSay.length]
    while (fails - works > 1) {
      const middle = (works + fails) >> 1
      if (yield* canWrite({ neverSay: neverSay.slice(0, middle) })) works = middle
      else fails = middle
    }
    return { field: 'guidelines.dontSay', phrase: neverSay[works]! }
  }
  if (note === undefined || !(yield* canWrite({ rules: [], neverSay: [] }))) return null
  return {
    field: 'guidelines.complianceNotes',
    phrase: quotable(note, LONGEST_PHRASE) || note.slice(0, LONGEST_PHRASE),
  }
}

const LONGEST_PHRASE = 80

/** Every try asks about many of the same sentences. */
function remembering(find: TextProblemFinder): TextProblemFinder {
  const known = new Map<string, TextProblem[]>()
  return (text, isDirection = false) =>
    known.getOrInsertComputed(`${isDirection} ${text}`, () => find(text, isDirection))
}

function reasonFor(report: QualityReport | null): string {
  return `No outline can be written within this brand's rules: ${report?.failures[0]?.message ?? 'nothing is left to say.'}`
}
