import type { IdeaMeta, PlanRequest, PlannedSubtopic, PlannedTopic } from '#server/ai/writers.ts'
import { archetypeById, isArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import { campaignThemeOf } from '#server/marketing-knowledge/campaign-themes.ts'
import { folded, wordsOf } from '#server/quality/folded-text.ts'
import type { Steps } from '#server/steps.ts'
import type { StrategyMode } from '#shared/strategy.ts'
import { STOP_WORDS } from '#server/quality/stop-words.ts'
import { isEmptyTitle } from '#server/quality/text-rules.ts'
import { stem } from '#server/quality/word-stems.ts'
import type { BrandWords } from './brand-words.ts'
import { daysBetween, firstDayOf, lastDayOf, monthOccasions } from './month-occasions.ts'

/** What each part is worth; one that cannot be measured (`null`) gives its points to the others. */
const PARTS: Record<string, { weight: number; share(judged: Judged): number | null }> = {
  timeliness: { weight: 15, share: timeliness },
  mix: { weight: 15, share: mix },
  grounding: { weight: 15, share: grounding },
  history: { weight: 15, share: historyUse },
  audience: { weight: 10, share: audience },
  specificity: { weight: 10, share: specificity },
  coherence: { weight: 5, share: coherence },
  schedulability: { weight: 10, share: schedulability },
  balance: { weight: 5, share: balance },
}

interface Judged {
  topics: readonly PlannedTopic[]
  ideas: readonly PlannedSubtopic[]
  request: PlanRequest
  words: BrandWords
}

/** 0 to 100, and the points by part. A plan of one to three topics is asked for less breadth than one of ten. */
export function* scoringSteps(
  topics: readonly PlannedTopic[],
  request: PlanRequest,
  words: BrandWords,
): Steps<{ score: number; parts: Record<string, number> }> {
  const ideas = topics.flatMap(({ subtopics }) => subtopics)
  if (ideas.length === 0) return { score: 0, parts: {} }
  const judged: Judged = { topics, ideas, request, words }
  const measured: Array<{ name: string; weight: number; share: number }> = []
  for (const [name, part] of Object.entries(PARTS)) {
    const share = part.share(judged)
    if (share !== null) measured.push({ name, weight: part.weight, share })
    yield
  }
  const possible = measured.reduce((sum, { weight }) => sum + weight, 0)
  const parts = Object.fromEntries(
    measured.map(({ name, weight, share }) => [name, Math.round((share * weight * 1000) / possible) / 10]),
  )
  const score = measured.reduce((sum, { weight, share }) => sum + (share * weight * 100) / possible, 0)
  return { score: Math.round(score * 10) / 10, parts }
}

/** 1 within the bounds, falling to 0 over `slack` outside them. */
function within(value: number, low: number, high: number, slack: number): number {
  if (value < low) return Math.max(0, 1 - (low - value) / slack)
  return value > high ? Math.max(0, 1 - (value - high) / slack) : 1
}

function timeliness({ ideas, topics, request, words }: Judged): number {
  const must = monthOccasions(request.brand, words.verticals, request.year, request.month).filter(
    ({ mustCover }) => mustCover,
  )
  const anchored = ideas.filter(({ meta }) => meta.anchor.type !== 'evergreen')
  const byMoment = countBy(
    ideas.filter(({ meta }) => meta.anchor.type === 'date'),
    ({ meta }) => meta.anchor.id ?? '',
  )
  const expected = Math.min(must.length, topics.length * 4)
  const covered = must.filter(({ id }) => byMoment.has(id)).length
  const [low, high] = topics.length >= 4 ? [0.3, 0.6] : topics.length > 1 ? [0.2, 0.85] : [0, 1]
  const mostOnOne = topics.length > 1 ? 0.5 : 1
  return (
    0.5 * (expected === 0 ? 1 : Math.min(1, covered / expected)) +
    0.35 * within(anchored.length / ideas.length, low, high, 0.2) +
    0.15 * within(Math.max(0, ...byMoment.values()) / ideas.length, 0, mostOnOne, 0.2)
  )
}

/** What a good mix is, by what was asked for. */
const MIX_OF: Record<StrategyMode, { families: number; discounts: number; commercial: number; entropy: number }> = {
  balanced: { families: 6, discounts: 0.35, commercial: 0.8, entropy: 0.75 },
  'promotion-push': { families: 5, discounts: 0.5, commercial: 0.95, entropy: 0.6 },
  'story-led': { families: 5, discounts: 0.15, commercial: 0.45, entropy: 0.6 },
}

function mix({ ideas, topics, request }: Judged): number {
  const families = countBy(ideas, ({ meta }) => meta.family)
  const wanted = topics.length >= 4 ? MIX_OF[request.strategy.mode].families : topics.length > 1 ? 5 : 4
  const discounts = ideas.filter(
    ({ meta }) => meta.needsOffer || ['sale', 'flash', 'lastchance'].includes(meta.archetype),
  ).length
  const lean = MIX_OF[request.strategy.mode]
  const commercial = ideas.filter(
    ({ meta }) => meta.family === 'promo' || meta.family === 'product' || mixClassOf(meta) === 'promo',
  ).length
  const shares = [...families.values()].map((count) => count / ideas.length)
  const entropy =
    -shares.reduce((sum, share) => sum + share * Math.log(share), 0) /
    Math.log(Math.max(wanted, Math.min(9, families.size)))
  const mostOfOne = Math.max(...countBy(ideas, ({ meta }) => meta.archetype).values())
  return (
    0.3 * Math.min(1, families.size / wanted) +
    0.2 * within(discounts / ideas.length, 0, lean.discounts, 0.2) +
    0.15 * within(commercial / ideas.length, 0, lean.commercial, 0.2) +
    0.25 * Math.min(1, entropy / lean.entropy) +
    0.1 * (mostOfOne <= Math.max(2, Math.ceil(ideas.length / 8)) ? 1 : 0)
  )
}

function mixClassOf(meta: IdeaMeta): string | null {
  return isArchetypeId(meta.archetype) ? archetypeById(meta.archetype).mix : null
}

function grounding({ ideas, topics, request, words }: Judged): number | null {
  const telling = tellingStems(request.brand.language)
  // Only what fits a title counts: nobody can be asked to write around a text that is no word.
  const terms = new Set(
    telling(
      [
        ...words.products,
        ...words.pains,
        ...words.triggers,
        ...words.objections,
        ...words.interests,
        ...words.say,
      ].join('\n'),
    ),
  )
  if (terms.size === 0) return null
  const texts = ideas.map((idea) => folded(`${idea.title}\n${idea.description}`))
  const grounded = ideas.filter((idea) =>
    telling(`${idea.title} ${idea.description}`).some((term) => terms.has(term)),
  ).length
  const points: Array<[number, number]> = [[0.55, Math.min(1, grounded / ideas.length / 0.6)]]
  if (words.products.length > 0) {
    const uses = words.products.map((product) => texts.filter((text) => text.includes(folded(product))).length)
    const reachable = Math.min(words.products.length, ideas.length)
    const most = topics.length >= 4 ? (words.products.length >= 3 ? 0.4 : 1) : words.products.length >= 3 ? 0.65 : 1
    points.push([0.2, Math.min(1, uses.filter((count) => count > 0).length / reachable)])
    points.push([0.1, within(Math.max(...uses) / ideas.length, 0, most, 0.2)])
  }
  if (words.say.length > 0) {
    const uses = words.say.map((phrase) => texts.filter((text) => text.includes(folded(phrase))).length)
    points.push([
      0.15,
      (topics.length >= 4 && Math.max(...uses) === 0) || Math.max(...uses) / ideas.length > 0.3 ? 0 : 1,
    ])
  }
  return weightedShare(points)
}

function historyUse({ ideas, topics, request }: Judged): number | null {
  const { history } = request
  if (history === null || history.topPerformers.length === 0) return null
  const winners = new Set(history.topPerformers.filter(({ liftPct }) => liftPct > 0).map(({ id }) => id))
  const citing = topics.filter(({ subtopics }) =>
    subtopics.some(({ meta }) => meta.evidence.kind === 'winner' && winners.has(meta.evidence.refId)),
  ).length
  const themes = (list: typeof history.topPerformers) =>
    new Set(list.map(({ theme, name, subject }) => theme ?? campaignThemeOf(name, subject)))
  const top = themes(history.topPerformers)
  const low = [...themes(history.lowPerformers)].filter((theme) => theme !== null && !top.has(theme))
  const repeatedFailures = ideas.filter(
    ({ meta }) => meta.anchor.type !== 'date' && low.includes(meta.archetype),
  ).length
  return (
    0.67 * Math.min(1, citing / Math.min(2, topics.length)) +
    0.33 * within(repeatedFailures / ideas.length, 0, 0.05, 0.1)
  )
}

function audience({ ideas, topics, words }: Judged): number {
  const stages = new Set(ideas.map(({ meta }) => meta.stage)).size
  const texts = ideas.map((idea) => folded(`${idea.title}\n${idea.description}`))
  const isSpoken = (item: string) => texts.some((text) => text.includes(folded(item)))
  const share = (items: readonly string[], wanted: number) =>
    items.length === 0 ? null : Math.min(1, items.filter(isSpoken).length / items.length / wanted)
  const answered = share(words.objections, topics.length > 1 ? 1 : 0.5)
  const spoken = share([...words.pains, ...words.triggers], 0.5)
  return weightedShare([
    [0.4, Math.min(1, stages / (topics.length > 1 ? 4 : 3))],
    ...(answered === null ? [] : [[0.3, answered] as [number, number]]),
    ...(spoken === null ? [] : [[0.3, spoken] as [number, number]]),
  ])
}

function specificity({ ideas }: Judged): number {
  const empty = ideas.filter(({ title }) => isEmptyTitle(title)).length
  const pairs = ideas.flatMap(({ title }) => {
    const words = wordsOf(title)
    return words.slice(1).map((word, index) => `${words[index]} ${word}`)
  })
  const distinct = pairs.length === 0 ? 0 : new Set(pairs).size / pairs.length
  const openings = countBy(ideas, ({ title }) => wordsOf(title)[0] ?? '')
  const most = Math.max(...openings.values())
  return (
    0.3 * (empty === 0 ? 1 : 0) +
    0.4 * within(distinct, 0.8, 1, 0.3) +
    0.3 * (most <= Math.max(3, ideas.length * 0.15) ? 1 : 0)
  )
}

function coherence({ topics, ideas, request }: Judged): number {
  const telling = tellingStems(request.brand.language)
  let fitting = 0
  for (const topic of topics) {
    const terms = new Set(telling(topic.title))
    const families = countBy(topic.subtopics, ({ meta }) => meta.family)
    const dated = topic.subtopics.filter(({ meta }) => meta.anchor.type === 'date').length
    const seasonal = topic.subtopics.filter(({ meta }) => meta.anchor.type === 'season').length
    const angles = countBy(topic.subtopics, ({ meta, title }) => `${meta.archetype} ${title.slice(0, 24)}`)
    for (const idea of topic.subtopics) {
      const related =
        telling(`${idea.title} ${idea.description}`).some((term) => terms.has(term)) ||
        (idea.meta.anchor.type === 'date' && dated * 2 > topic.subtopics.length) ||
        (idea.meta.anchor.type === 'season' && seasonal * 2 > topic.subtopics.length) ||
        (families.get(idea.meta.family) ?? 0) * 3 >= topic.subtopics.length
      const differs = angles.get(`${idea.meta.archetype} ${idea.title.slice(0, 24)}`) === 1
      if (related && differs) fitting += 1
    }
  }
  return fitting / ideas.length
}

function schedulability({ ideas, topics, request }: Judged): number {
  const first = firstDayOf(request.year, request.month)
  const last = lastDayOf(request.year, request.month)
  const weeks = new Set<number>()
  let dated = 0
  let sound = 0
  for (const { meta } of ideas) {
    const { from, to, type } = meta.anchor
    if (type === 'evergreen' || from === undefined || to === undefined) continue
    dated += 1
    const start = from < first ? first : from
    const end = to > last ? last : to
    if (start > end) continue
    sound += 1
    for (
      let week = Math.floor(daysBetween(first, start) / 7);
      week <= Math.floor(daysBetween(first, end) / 7);
      week += 1
    ) {
      weeks.add(week)
    }
  }
  const evergreen = ideas.length - dated
  const free = evergreen / ideas.length >= 0.1 || topics.length === 1
  return 0.5 * Math.min(1, (weeks.size + (free ? 1 : 0)) / 3) + 0.5 * (dated === 0 ? 1 : sound / dated)
}

function balance({ topics, ideas, request }: Judged): number {
  const sizes = new Set(topics.map(({ subtopics }) => subtopics.length))
  const template = (wanted: string) =>
    ideas.filter(
      ({ meta }) => isArchetypeId(meta.archetype) && ['B', wanted].includes(archetypeById(meta.archetype).template),
    ).length / ideas.length
  const style = request.brand.defaultEmailType
  const able =
    style === 'design-based'
      ? template('D')
      : style === 'text-based'
        ? template('T')
        : Math.min(template('D'), template('T'))
  return 0.6 * (sizes.size === 1 ? 1 : 0) + 0.4 * Math.min(1, able / 0.3)
}

function tellingStems(language: PlanRequest['brand']['language']): (text: string) => string[] {
  const stopWords = STOP_WORDS[language]
  return (text) =>
    wordsOf(text)
      .filter((word) => word.length > 2 && !stopWords.has(word))
      .map((word) => stem(word, language))
}

function weightedShare(points: ReadonlyArray<[number, number]>): number {
  const total = points.reduce((sum, [weight]) => sum + weight, 0)
  return points.reduce((sum, [weight, share]) => sum + weight * share, 0) / total
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
