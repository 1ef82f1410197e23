import type { EarlierIdea, PlanRequest, PlannedSubtopic, PlannedTopic } from '#server/ai/writers.ts'
import { isArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import { seasonOf } from '#server/marketing-knowledge/seasons.ts'
import { folded } from '#server/quality/folded-text.ts'
import type { QualityFinding, QualityReport } from '#server/quality/quality-report.ts'
import { type Steps, atOnce } from '#server/steps.ts'
import type { Language } from '#shared/brand-brief.ts'
import { readNotes } from '#shared/strategy-notes.ts'
import { brandWords } from './brand-words.ts'
import { scoringSteps } from './idea-score.ts'
import { ideaTextRules, type TextProblem } from './idea-text-rules.ts'
import { firstDayOf, lastDayOf, observancesInReach } from './month-occasions.ts'
import { ownDayId } from './own-day-id.ts'
import { phraseBanks } from './phrase-banks.ts'
import { earlierPrints, fingerprinterOf, isTooClose, takenTitles, type TakenTitle } from './similarity.ts'

/** Points the built-in planner tries for before it settles for less. */
export const PLANNER_SCORE = 80

const FAMILIES: ReadonlySet<string> = new Set([
  'promo',
  'product',
  'education',
  'proof',
  'story',
  'community',
  'lifecycle',
  'seasonal',
  'engagement',
])
const STAGES: ReadonlySet<string> = new Set(['new', 'first_purchase', 'repeat', 'vip', 'lapsed'])
const LONGEST_DESCRIPTION = 800
const TEXTS_PER_STEP = 3
const COMPARISONS_PER_STEP = 10

// Above any share: leaves the shared rule of duplicates alone.
const NO_SHARE_LIMIT = 2

/**
 * Judges a month of ideas, whoever wrote it: hard gates G1 to G9 and G11, and a score. G10 (names of competitors) has nothing
 * to compare with, as a brand names none.
 */
export const judgeMonth = (topics: readonly PlannedTopic[], request: PlanRequest): QualityReport =>
  atOnce(judgingSteps(topics, request))

/** The same in steps of a few milliseconds. */
export function* judgingSteps(topics: readonly PlannedTopic[], request: PlanRequest): Steps<QualityReport> {
  const words = brandWords(request.brand)
  yield
  const failures = [...shapeFailures(topics), ...countFailures(topics, request)]
  failures.push(...(yield* textFailures(topics, request)))
  failures.push(...(yield* repetitionFailures(topics, request)))
  failures.push(...factFailures(topics, request, words.products))
  yield
  const { score, parts } = yield* scoringSteps(topics, request, words)
  return { failures, score, parts, repairs: 0 }
}

function eachIdea(topics: readonly PlannedTopic[]): Array<{ idea: PlannedSubtopic; path: string }> {
  return topics.flatMap((topic, t) =>
    topic.subtopics.map((idea, s) => ({ idea, path: `topics[${t}].subtopics[${s}]` })),
  )
}

function shapeFailures(topics: readonly PlannedTopic[]): QualityFinding[] {
  const failures: QualityFinding[] = []
  const fail = (path: string, message: string) => failures.push({ check: 'G1', path, message })
  topics.forEach((topic, t) => {
    if (topic.title.trim() === '') fail(`topics[${t}].title`, 'is empty')
  })
  for (const { idea, path } of eachIdea(topics)) {
    const { meta } = idea
    if (idea.description.trim().length < 20 || idea.description.length > LONGEST_DESCRIPTION) {
      fail(`${path}.description`, 'is empty, too short or too long')
    }
    if (idea.why.trim() === '') fail(`${path}.why`, 'is empty')
    if (!isArchetypeId(meta.archetype)) fail(`${path}.meta.archetype`, `is no kind of campaign: ${meta.archetype}`)
    if (!FAMILIES.has(meta.family)) fail(`${path}.meta.family`, `is no family: ${meta.family}`)
    if (!STAGES.has(meta.stage)) fail(`${path}.meta.stage`, `is no stage: ${meta.stage}`)
  }
  return failures
}

function countFailures(topics: readonly PlannedTopic[], request: PlanRequest): QualityFinding[] {
  const failures: QualityFinding[] = []
  if (topics.length !== request.topics) {
    failures.push({
      check: 'G2',
      path: 'topics',
      message: `holds ${topics.length} topics instead of ${request.topics}`,
    })
  }
  topics.forEach(({ subtopics }, t) => {
    if (subtopics.length !== request.subtopicsPerTopic) {
      failures.push({
        check: 'G2',
        path: `topics[${t}].subtopics`,
        message: `holds ${subtopics.length} ideas instead of ${request.subtopicsPerTopic}`,
      })
    }
  })
  return failures
}

function* textFailures(topics: readonly PlannedTopic[], request: PlanRequest): Steps<QualityFinding[]> {
  const rules = ideaTextRules(request)
  yield
  const failures: QualityFinding[] = []
  const look = (path: string, problem: TextProblem | null) => {
    if (problem !== null) failures.push({ check: problem.gate, path, message: problem.message })
  }
  for (const [t, topic] of topics.entries()) {
    look(`topics[${t}].title`, rules.prose(topic.title))
    look(`topics[${t}].why`, rules.plain(topic.why))
    for (const [s, idea] of topic.subtopics.entries()) {
      const path = `topics[${t}].subtopics[${s}]`
      look(`${path}.title`, rules.title(idea.title))
      look(`${path}.description`, rules.prose(idea.description))
      look(`${path}.why`, rules.plain(idea.why))
      look(`${path}.meta.segment`, rules.plain(idea.meta.segment))
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
  const ideas = eachIdea(topics).map(({ idea, path }) => ({ idea, path, print: fingerprint(idea.title) }))
  const earlierOf = new Map<TakenTitle, EarlierIdea>()
  const earlier = takenTitles(
    request.earlier.map((idea, index) => {
      const title = { print: printOf[index]!, mostShared: NO_SHARE_LIMIT }
      earlierOf.set(title, idea)
      return title
    }),
  )
  yield
  for (const [index, { idea, path, print }] of ideas.entries()) {
    if (index % COMPARISONS_PER_STEP === 0) yield
    const twin = ideas.slice(0, index).find((other) => isTooClose(print, other.print, NO_SHARE_LIMIT))
    if (twin) {
      failures.push({
        check: 'G4',
        path: `${path}.title`,
        message: `says the same as ${twin.path}: “${twin.idea.title}”`,
      })
    }
    const close = earlier.firstCloseTo(print, (title) => {
      // The same holiday of another year may come again from another angle.
      const { meta, year, title: text } = earlierOf.get(title)!
      const anotherYear =
        year !== request.year && meta !== null && meta.anchor.id !== undefined && meta.anchor.id === idea.meta.anchor.id
      return !(anotherYear && meta.archetype !== idea.meta.archetype && folded(text) !== folded(idea.title))
    })
    const before = close && earlierOf.get(close)
    if (before) {
      failures.push({
        check: 'G5',
        path: `${path}.title`,
        message: `repeats an idea of ${before.year}-${before.month}: “${before.title}”`,
      })
    }
  }
  const seen = new Set<string>()
  topics.forEach(({ title }, t) => {
    const key = folded(title)
    if (seen.has(key)) {
      failures.push({ check: 'G4', path: `topics[${t}].title`, message: 'is the title of another topic' })
    }
    seen.add(key)
  })
  return failures
}

// Notes that stay calm on a day of sales may name what they leave out.
const CALM_ARCHETYPES: ReadonlySet<string> = new Set(['plainnote', 'greeting'])
const DISCOUNT_WORDS =
  /\d\s?%|discount|coupon|voucher|rabatt|gutschein|remise|rabais|descuento|rebaja|cup[oó]n|scont[io]/iu

/** What of an idea is a discount; null where nothing is. */
function offeredIn({ title, description, meta }: PlannedSubtopic, language: Language): string | null {
  if (meta.needsOffer || meta.archetype === 'sale' || meta.archetype === 'flash') return 'a promotion'
  const text = `${title}\n${description}`
  if (text.includes(phraseBanks[language].offerMarker)) return 'something to be confirmed'
  return CALM_ARCHETYPES.has(meta.archetype) ? null : (DISCOUNT_WORDS.exec(text)?.[0] ?? null)
}

/** Days, products and past campaigns an idea refers to have to exist. */
function factFailures(
  topics: readonly PlannedTopic[],
  request: PlanRequest,
  listed: readonly string[],
): QualityFinding[] {
  const { brand, year, month, history } = request
  const failures: QualityFinding[] = []
  const [first, last] = [firstDayOf(year, month), lastDayOf(year, month)]
  const days = new Map(observancesInReach(brand.country, year, month).map((day) => [day.id, day]))
  const productsText = folded(brand.productsInfo?.products ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  const campaigns = new Set((history?.topPerformers ?? []).map(({ id }) => id))
  const wishes = readNotes(request.strategy.notes, request)
  const ownDays = new Set(wishes.days.map(({ date }) => ownDayId(date)))
  for (const { idea, path } of eachIdea(topics)) {
    const { anchor, products, evidence } = idea.meta
    const offer = wishes.noDiscounts ? offeredIn(idea, request.brand.language) : null
    if (offer !== null) {
      failures.push({
        check: 'G12',
        path: `${path}.title`,
        message: `offers ${offer} although the notes rule discounts out`,
      })
    }
    const wrong = (message: string) => failures.push({ check: 'G7', path: `${path}.meta.anchor`, message })
    if (anchor.type === 'date' && anchor.id?.startsWith('own-') === true) {
      if (!ownDays.has(anchor.id)) wrong(`${anchor.id} is no day that the notes name`)
    } else if (anchor.type === 'date') {
      const day = days.get(anchor.id ?? '')
      if (!day) wrong(`${anchor.id ?? 'a day without a name'} is no day of this month in ${brand.country}`)
      else if (day.kind === 'sensitive' || day.blocked) wrong(`${anchor.id} is no occasion for selling`)
    }
    if (anchor.type === 'season' && anchor.id !== undefined && anchor.id !== seasonOf(brand.country, month)) {
      wrong(`it is not ${anchor.id}`)
    }
    if (
      anchor.from !== undefined &&
      anchor.to !== undefined &&
      (anchor.from > anchor.to || anchor.to < first || anchor.from > last)
    ) {
      wrong(`its days lie outside the month: ${anchor.from} to ${anchor.to}`)
    }
    for (const product of products) {
      if (
        !listed.includes(product) &&
        !productsText.includes(
          folded(product)
            .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
            .trim(),
        )
      ) {
        failures.push({
          check: 'G8',
          path: `${path}.meta.products`,
          message: `names a product the brand does not list: ${product}`,
        })
      }
    }
    if (evidence.kind === 'winner' && !campaigns.has(evidence.refId)) {
      failures.push({
        check: 'G8',
        path: `${path}.meta.evidence`,
        message: 'cites a past campaign that does not exist',
      })
    }
  }
  return failures
}
