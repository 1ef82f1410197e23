import { type TextInTheWay, WriterError } from '../requests/writer-error.ts'
import type { OutlineRequest, WrittenOutline } from '../requests/outline-request.ts'
import type { OutlineContent } from '../requests/outline-content.ts'
import { archetypeById, archetypes } from '../knowledge/archetypes.ts'
import { brandHost } from '../gate/brand-links.ts'
import { bindingNotes } from '../gate/brand-rules.ts'
import { flatTexts } from '../gate/outline-texts.ts'
import { fillInMarkers } from '../gate/fill-in-markers.ts'
import { judgingSteps, problemFinderSteps, type TextProblem, type TextProblemFinder } from '../gate/outline-quality.ts'
import type { QualityReport } from '../gate/quality-report.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import type { EmailPlan } from './email-plan.ts'
import { type LayoutRequest, layOut } from './lay-out.ts'
import { withCurrentAnswers } from './current-answers.ts'
import { withJoinedPrice } from './joined-price.ts'
import { withNamedStart } from './named-start.ts'
import { withOwnPreview } from './own-preview.ts'
import { withOwnButton } from './own-button.ts'
import { withOwnFrame } from './own-frame.ts'
import { withOwnOffer } from './own-offer.ts'
import { withToday } from './with-today.ts'
import { withOwnWords } from './own-words.ts'
import { quotable } from './brand-words.ts'
import { emailPlans } from './email-plans.ts'
import { withoutRefused } from './without-refused.ts'
import { kindOf } from './role-of-idea.ts'
import { brandOn, lastDayOf } from '../stock/price-changes.ts'
import { toldSteps } from '../stock/told-facts.ts'
import { subjectsOf, withOwnSubject } from './subject-lines.ts'

const TEMPLATES = archetypes.map(({ name }) => name)

/**
 * Writes an outline from the brand's facts and the idea alone. The same request always gives the same outline. When the
 * gate rejects it, we try the next best one, and throw a `WriterError` when none passes.
 */
export const writeOutline = (request: OutlineRequest): WrittenOutline => atOnce(writingSteps(request))

export function* writingSteps(given: OutlineRequest): Steps<WrittenOutline> {
  const request = { ...given, brand: brandOn(given.brand, given.idea.plannedFor ?? lastDayOf(given.idea)) }
  const { written, refused } = yield* attemptingSteps(request)
  if (written !== null) return written
  throw new WriterError(reasonFor(refused), yield* searchingSteps(request))
}

interface Attempts {
  written: WrittenOutline | null
  refused: QualityReport | null
}

function* attemptingSteps(request: OutlineRequest): Steps<Attempts> {
  // Every email of an idea uses what the brand says of itself.
  yield* toldSteps(request.brand)
  const problems = remembering(yield* problemFinderSteps({ request }))
  // A line that passes alone may be refused beside another one. Then the email is written without them.
  const dropped = new Set<string>()
  const maySay = (text: string) => !dropped.has(text) && problems(text).length === 0
  let refused: QualityReport | null = null
  let repairs = 0
  yield
  const mayDirect = (text: string) => problems(text, true).length === 0
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const known = dropped.size
    const together: string[] = []
    for (const plan of withoutRefused(emailPlans(request, maySay), { maySay, refused: together })) {
      yield
      const content = contentOf(plan, request, { maySay, mayDirect })
      yield
      const report = { ...(yield* judgingSteps(content, { request, templates: TEMPLATES, problems })), repairs }
      if (report.failures.length === 0) return { written: { content, report }, refused }
      if (round === 0) refused = report
      repairs += 1
      together.push(...refusedLines(content, report))
    }
    for (const line of together) dropped.add(line)
    if (dropped.size === known) break
  }
  return { written: null, refused }
}

const MOST_ROUNDS = 3

/** The lines of the texts that the gate refused. */
function refusedLines(content: OutlineContent, { failures }: QualityReport): string[] {
  const paths = new Set(failures.map(({ path }) => path))
  return flatTexts(content)
    .filter(({ path }) => paths.has(path))
    .flatMap(({ text }) => text.split('\n'))
}

const SUBJECTS = 5

function contentOf(
  plan: EmailPlan,
  request: OutlineRequest,
  { maySay, mayDirect }: Pick<LayoutRequest, 'maySay' | 'mayDirect'>,
): OutlineContent {
  const { brand, idea, type, again } = request
  const host = brandHost(brand.website)
  const own = `https://${host ?? ''}`
  const turn = Math.floor((request.usedSubjects?.length ?? 0) / SUBJECTS) + (again?.time ?? 0)
  const plannedFor = idea.plannedFor ?? null
  const framed = withOwnFrame(withCurrentAnswers(plan, brand, plannedFor), brand, maySay)
  const offered = withOwnOffer(withNamedStart(withJoinedPrice(framed), brand), {
    brief: brand,
    month: idea.month,
    turn,
    maySay,
    plannedFor,
  })
  const told = withOwnPreview(withOwnWords(offered, { brief: brand, turn, maySay, plannedFor }), brand, maySay)
  const ready = withToday(withOwnSubject(told, brand), plannedFor, brand)
  const asking = withOwnButton(ready, brand)
  const draft = layOut(maySay(asking.button) ? asking : ready, {
    brief: brand,
    type,
    seed: [brand.id, idea.year, idea.month, idea.title, type, again?.time ?? 0].join('|'),
    maySay,
    mayDirect,
    markers: fillInMarkers(brand.language),
    address: host?.includes('.') === true && maySay(own) ? own : null,
    subjectLines: subjectsOf(ready, request, maySay),
    turn,
  })
  return { ...draft, template: archetypeById(kindOf(request).archetype).name }
}

/** Which of the user's rules prevents every outline. Null when no single rule does. */
function* searchingSteps(request: OutlineRequest): Steps<TextInTheWay | null> {
  const { facts } = request.brand
  const { neverSay } = facts
  const [note] = bindingNotes(facts)
  function* canWrite(changes: Partial<UsableFacts>): Steps<boolean> {
    const other = { ...request, brand: { ...request.brand, facts: { ...facts, ...changes } } }
    return (yield* attemptingSteps(other)).written !== null
  }
  if (neverSay.length > 0 && (yield* canWrite({ neverSay: [] }))) {
    // Binary search for the first phrase that makes it fail.
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
