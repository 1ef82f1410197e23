import type { EarlierIdea, PlanRequest, PlannedSubtopic, PlannedTopic } from '../requests/plan-request.ts'
import { folded } from '#shared/folded.ts'
import type { QualityFinding } from '../gate/quality-report.ts'
import type { Steps } from '#shared/steps.ts'
import { type TextProblem, ideaTextRules } from './idea-text-rules.ts'
import { type TakenTitle, earlierPrints, fingerprinterOf, takenTitles } from './taken-titles.ts'
import { isTooClose } from '../engine/text-similarity.ts'

const SHORTEST_DESCRIPTION = 20
const TEXTS_PER_STEP = 3
const COMPARISONS_PER_STEP = 10

export function* judgingSteps(topics: readonly PlannedTopic[], request: PlanRequest): Steps<QualityFinding[]> {
  const failures = [...(yield* textFailures(topics, request))]
  failures.push(...(yield* repetitionFailures(topics, request)))
  return failures
}

/** What an idea says that it may not. Null when it may be stored. */
export function ideaProblem(
  idea: PlannedSubtopic,
  request: PlanRequest,
): { field: string; problem: TextProblem } | null {
  for (const [field, check] of Object.entries(checksOf(request))) {
    const problem = check(idea)
    if (problem !== null) return { field, problem }
  }
  return null
}

function checksOf(
  request: PlanRequest,
): Record<'title' | 'description' | 'why', (idea: PlannedSubtopic) => TextProblem | null> {
  const rules = ideaTextRules(request)
  return {
    title: ({ title }) => rules.title(title),
    description: ({ description }) =>
      description.length < SHORTEST_DESCRIPTION
        ? { rule: 'Q2', message: 'the premise is missing or too short' }
        : rules.prose(description),
    why: ({ why }) => (why === '' ? { rule: 'Q2', message: 'the reason is missing' } : rules.reason(why)),
  }
}

function* textFailures(topics: readonly PlannedTopic[], request: PlanRequest): Steps<QualityFinding[]> {
  const rules = ideaTextRules(request)
  const checks = Object.entries(checksOf(request))
  yield
  const failures: QualityFinding[] = []
  const look = (path: string, problem: TextProblem | null) => {
    if (problem !== null) failures.push({ check: problem.rule, path, message: problem.message })
  }
  for (const [t, { title, why, family, subtopics }] of topics.entries()) {
    // The thesis was judged with the plan.
    if (family !== 'plan') {
      look(`topics[${t}].title`, title === '' ? { rule: 'Q2', message: 'the title is missing' } : rules.prose(title))
      look(`topics[${t}].why`, rules.reason(why))
    }
    for (const [s, idea] of subtopics.entries()) {
      for (const [field, check] of checks) look(`topics[${t}].subtopics[${s}].${field}`, check(idea))
      if (s % TEXTS_PER_STEP === TEXTS_PER_STEP - 1) yield
    }
    yield
  }
  return failures
}

function* repetitionFailures(topics: readonly PlannedTopic[], request: PlanRequest): Steps<QualityFinding[]> {
  const fingerprint = fingerprinterOf(request)
  const failures: QualityFinding[] = []
  const printOf = earlierPrints(request)
  const ideas = topics
    .flatMap(({ subtopics }, t) => subtopics.map((idea, s) => ({ idea, path: `topics[${t}].subtopics[${s}]` })))
    .map(({ idea, path }) => ({ idea, path, print: fingerprint(idea.title) }))
  const earlierOf = new Map<TakenTitle, EarlierIdea>()
  const earlier = takenTitles(
    request.earlier.map((idea, index) => {
      const title = { print: printOf[index]! }
      earlierOf.set(title, idea)
      return title
    }),
  )
  yield
  for (const [index, { idea, path, print }] of ideas.entries()) {
    if (index % COMPARISONS_PER_STEP === 0) yield
    const twin = ideas.slice(0, index).find((other) => isTooClose(print, other.print))
    if (twin !== undefined) {
      failures.push({ check: 'Q3', path: `${path}.title`, message: `says the same as “${twin.idea.title}”` })
    }
    const close = earlier.firstCloseTo(print, (title) => {
      const { meta, year, title: text } = earlierOf.get(title)!
      const anotherYear =
        year !== request.year && meta !== null && meta.anchor.id !== undefined && meta.anchor.id === idea.meta.anchor.id
      return !(anotherYear && meta.archetype !== idea.meta.archetype && folded(text) !== folded(idea.title))
    })
    const before = close && earlierOf.get(close)
    if (before !== undefined) {
      failures.push({
        check: 'Q4',
        path: `${path}.title`,
        message: `repeats an idea of ${before.year}-${before.month}: “${before.title}”`,
      })
    }
  }
  const seen = new Set<string>()
  topics.forEach(({ title }, t) => {
    const key = folded(title)
    if (key !== '' && seen.has(key)) {
      failures.push({ check: 'Q3', path: `topics[${t}].title`, message: 'is the title of another topic' })
    }
    seen.add(key)
  })
  return failures
}
