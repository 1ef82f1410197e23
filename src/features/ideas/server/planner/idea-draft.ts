import type { SeededRandom } from '#server/demo/seeded-random.ts'
import { fingerprinter, type Fingerprint } from '#server/quality/text-similarity.ts'
import { folded } from '#server/quality/folded-text.ts'
import { isEmptyTitle } from '#server/quality/text-rules.ts'
import type { IdeaAnchor, IdeaEvidence, IdeaStage, PlannedSubtopic } from '#server/ai/writers.ts'
import { fillPhrase, slotsOf, type SlotValues } from './fill-phrase.ts'
import type { IdeaPattern, IdeaPatternId, TopicFamily } from './idea-patterns.ts'
import { ideaTextRules, type TextRules } from './idea-text-rules.ts'
import { firstDayOf, lastDayOf, type MonthOccasion } from './month-occasions.ts'
import type { ContextKind, Slot } from './phrase-bank.ts'
import type { PlanContext } from './plan-context.ts'
import { earlierPrints, SIMILAR_IN_MONTH, SIMILAR_IN_SEASON, takenTitles, type TakenTitles } from './similarity.ts'
import { turned, type TopicPlan } from './topic-plan.ts'
import { whySentences } from './why-sentences.ts'

// So many tries with the words of the trade before the general ones.
const TRADE_WORDS_FIRST = 3

/** What a month has used so far: nothing is used twice while there is something unused. */
export interface MonthState {
  context: PlanContext
  random: SeededRandom
  rules: TextRules
  fingerprint: (text: string) => Fingerprint
  taken: TakenTitles
  exhausted: Set<string>
  uses: Map<string, number>
  openings: Map<string, number>
  mostPerOpening: number
  winnersCited: Set<string>
  /** How many topics of a kind came before; counts this one. */
  topicsOf(kind: string): number
}

export function monthState(context: PlanContext, random: SeededRandom): MonthState {
  const { request, words } = context
  const { brand, year, month, earlier, topics, subtopicsPerTopic } = request
  const fingerprint = fingerprinter(brand.language, brand.name)
  const now = year * 12 + month
  const prints = earlierPrints(request)
  const topicCounts = new Map<string, number>()
  return {
    context,
    random,
    topicsOf(kind) {
      const before = topicCounts.get(kind) ?? 0
      topicCounts.set(kind, before + 1)
      return before
    },
    rules: ideaTextRules(request, words),
    fingerprint,
    taken: takenTitles(
      earlier.map((idea, index) => ({ print: prints[index]!, mostShared: mostSharedWith(now - (idea.year * 12 + idea.month)) })),
    ),
    exhausted: new Set(),
    uses: new Map(),
    openings: new Map(),
    mostPerOpening: Math.max(3, Math.floor(topics * subtopicsPerTopic * 0.14)),
    winnersCited: new Set(),
  }
}

/** The nearer two ideas are in time, the less they may share. */
export function mostSharedWith(monthsAgo: number): number {
  if (monthsAgo === 0) return SIMILAR_IN_MONTH
  return Math.abs(monthsAgo) <= 3 ? SIMILAR_IN_SEASON : 2
}

export function usesOf(state: MonthState, key: string): number {
  return state.uses.get(key) ?? 0
}

function use(state: MonthState, key: string): void {
  state.uses.set(key, usesOf(state, key) + 1)
}

/** An idea of a pattern under a topic, or `null` when no wording of it is free. Books what it uses. */
export function draftIdea(
  state: MonthState,
  plan: TopicPlan,
  id: IdeaPatternId,
  pattern: IdeaPattern,
  occasion: MonthOccasion | null,
): PlannedSubtopic | null {
  const { context } = state
  const wordings = turned(context.bank.titles[id], context.turn + id.length + usesOf(state, `pattern ${id}`)).toSorted((left, right) => farFetched(left) - farFetched(right))
  const stage = stageOf(state, pattern)
  for (const wording of wordings) {
    const slots = slotsOf(wording)
    // More slots, more variants worth a try.
    const tries = slots.length === 0 ? 1 : Math.min(7, 3 + slots.length)
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const values = valuesFor(state, plan, slots, occasion, attempt, pattern.needs === 'consumable' ? context.consumables : context.words.products)
      const title = fillPhrase(wording, values, context.bank)
      if (title === null) break
      const print = freePrint(state, title)
      if (print === null) continue
      const described = describe(state, plan, pattern, stage, occasion, values, slots)
      if (described === null) continue
      state.taken.add({ print, mostShared: SIMILAR_IN_MONTH })
      bookIdea(state, id, pattern, stage, title, described.values, [...slots, ...described.slots])
      return completeIdea(state, plan, pattern, stage, occasion, title, described)
    }
  }
  return null
}

/** A quote of the brand beside a subject of the trade meets by chance: such wordings come last. */
function farFetched(wording: string): number {
  const slots = slotsOf(wording)
  return slots.some((slot) => slot === 'pain' || slot === 'objection' || slot === 'trigger') && slots.some((slot) => slot === 'theme' || slot === 'task') ? 1 : 0
}

export function openingOf(title: string): string {
  return folded(title).match(/[\p{L}\p{N}]+/u)?.[0] ?? ''
}

function freePrint(state: MonthState, title: string): Fingerprint | null {
  if (usesOf(state, `opening ${openingOf(title)}`) >= state.mostPerOpening) return null
  if (isEmptyTitle(title)) return null
  const print = state.fingerprint(title)
  if (state.taken.hasCloseTo(print)) return null
  return state.rules.title(title) === null ? print : null
}

function stageOf(state: MonthState, pattern: IdeaPattern): IdeaStage {
  const [first, ...others] = pattern.stages
  return others.reduce((best, stage) => (usesOf(state, `stage ${stage}`) < usesOf(state, `stage ${best}`) ? stage : best), first!)
}

/** One of the values that this month has used least. */
function leastUsed(state: MonthState, kind: string, items: readonly string[]): string | undefined {
  let best: string | undefined
  let bestScore = Infinity
  for (const item of items) {
    const score = usesOf(state, `${kind} ${item}`) + state.random.unit() * 0.99
    if (score < bestScore) [best, bestScore] = [item, score]
  }
  return best
}

function valuesFor(state: MonthState, plan: TopicPlan, slots: readonly Slot[], occasion: MonthOccasion | null, attempt: number, products: readonly string[]): SlotValues {
  const { context } = state
  const { bank, words, request } = context
  const values: SlotValues = {}
  const season = bank.seasons[context.season]
  const month = bank.months[request.month - 1]!
  for (const slot of slots) {
    switch (slot) {
      case 'brand': values.brand = words.name; break
      case 'product': set(values, slot, plan.product !== undefined && attempt < 5 ? plan.product : leastUsed(state, 'product', products)); break
      case 'other': set(values, slot, leastUsed(state, 'product', words.products.filter((product) => product !== (values.product ?? plan.product)))); break
      case 'month': values.month = month; break
      case 'season': values.season = season.name; break
      case 'occasion': set(values, slot, occasion?.name); break
      case 'date': if (occasion) values.date = dayInWords(context, occasion.date); break
      // Others of the topic's kind take turns, so that no single complaint fills a topic.
      case 'pain': set(values, slot, attempt === 0 ? shared(state, 'pain', plan.pains) : leastUsed(state, 'pain', plan.pains)); break
      case 'trigger': set(values, slot, attempt === 0 ? shared(state, 'trigger', plan.triggers) : leastUsed(state, 'trigger', plan.triggers)); break
      case 'objection': set(values, slot, attempt === 0 ? shared(state, 'objection', plan.objections) : leastUsed(state, 'objection', plan.objections)); break
      case 'interest': set(values, slot, leastUsed(state, 'interest', words.interests)); break
      case 'say': set(values, slot, leastUsed(state, 'say', words.say)); break
      case 'task': set(values, slot, leastUsed(state, 'task', attempt < TRADE_WORDS_FIRST ? context.tasks : context.generalTasks)); break
      case 'theme': {
        const theme = leastUsed(state, 'theme', attempt < TRADE_WORDS_FIRST ? context.themes : context.generalThemes)
        set(values, slot, theme === undefined || bank.language === 'de' ? theme : theme.charAt(0).toLowerCase() + theme.slice(1))
        break
      }
      case 'moment': set(values, slot, leastUsed(state, 'moment', bank.moments)); break
      case 'seasonMoment': set(values, slot, leastUsed(state, 'moment', season.moments)); break
      case 'person': set(values, slot, leastUsed(state, 'person', bank.persons)); break
      case 'offer': values.offer = bank.offerMarker; break
      case 'dateMarker': values.dateMarker = bank.dateMarker; break
    }
  }
  return values
}

/** The lead of a topic about every second time, else the item used least. */
function shared(state: MonthState, kind: string, items: readonly string[]): string | undefined {
  return state.random.unit() < 0.5 ? items[0] : leastUsed(state, kind, items)
}

function set(values: SlotValues, slot: Slot, value: string | undefined): void {
  if (value !== undefined) values[slot] = value
}

export function dayInWords(context: PlanContext, date: string): string {
  const { bank, request } = context
  const { day, month } = Temporal.PlainDate.from(date)
  return bank.date(day, bank.months[month - 1]!, request.brand.country)
}

interface Described {
  text: string
  values: SlotValues
  slots: readonly Slot[]
  segment: string
}

function describe(
  state: MonthState, plan: TopicPlan, pattern: IdeaPattern, stage: IdeaStage, occasion: MonthOccasion | null, values: SlotValues, titleSlots: readonly Slot[],
): Described | null {
  const { context, random } = state
  const { bank } = context
  const segment = leastUsed(state, 'segment', bank.segments[stage])!
  const kinds = contextKinds(state, plan, pattern, occasion, titleSlots)
  for (const text of random.shuffled(bank.archetypeTexts[pattern.archetype])) {
    for (const kind of kinds) {
      for (const wording of random.shuffled(bank.contexts[kind])) {
        const slots = slotsOf(wording)
        const all: SlotValues = { segment, ...valuesFor(state, plan, slots.filter((slot) => values[slot] === undefined), occasion, 0, context.words.products), ...values }
        const second = fillPhrase(wording, all, bank)
        const first = fillPhrase(text, all, bank)
        if (first === null || second === null) continue
        const description = `${first} ${second}`
        if (state.rules.prose(description) === null) return { text: description, values: all, slots, segment }
      }
    }
  }
  return null
}

// A mail that promises not to sell must not turn to a product in its next sentence.
const SELLS_NOTHING: ReadonlySet<string> = new Set(['greeting', 'preference', 'sunset', 'values', 'milestone', 'survey'])

/** Which second sentences suit, best first: what the title leaves open and the month has said least. */
function contextKinds(state: MonthState, plan: TopicPlan, pattern: IdeaPattern, occasion: MonthOccasion | null, titleSlots: readonly Slot[]): ContextKind[] {
  const { context, random } = state
  const { words } = context
  if (occasion?.id === 'memorial-day') return ['memorial']
  if (SELLS_NOTHING.has(pattern.archetype)) return occasion === null ? ['stage', 'season'] : ['occasion', 'stage']
  const own: Array<[ContextKind & Slot, readonly string[]]> = [
    ['pain', words.pains], ['trigger', words.triggers], ['objection', words.objections], ['interest', words.interests],
  ]
  const quotesAlready = titleSlots.some((slot) => slot === 'pain' || slot === 'trigger' || slot === 'objection' || slot === 'interest')
  const spoken = own
    .filter(([kind, items]) => items.length > 0 && !titleSlots.includes(kind))
    // A complaint or doubt beside an idea about something else reads as chance: only a small plan needs it there.
    .filter(([kind, items]) => kind === 'interest' || (context.request.topics < 4 && items.some((item) => usesOf(state, `${kind} ${item}`) === 0)))
    .map(([kind, items]): [ContextKind, number] => [kind, Math.min(...items.map((item) => usesOf(state, `${kind} ${item}`))) + random.unit()])
    .sort(([, left], [, right]) => left - right)
    .map(([kind]) => kind)
  const product: ContextKind[] = words.products.length > 0 && !titleSlots.includes('product') ? ['product'] : []
  // An idea whose title leaves its topic's subject open names it here.
  const subjects: Partial<Record<TopicFamily, ContextKind & Slot>> = { problem: 'pain', trigger: 'trigger', objection: 'objection', product: 'product' }
  const subject = subjects[plan.family]
  const named = subject !== undefined && occasion === null && !titleSlots.includes(subject) ? [subject] : []
  const roll = random.unit()
  const leading: ContextKind[] =
    occasion !== null && roll < 0.5 ? ['occasion'] : product.length > 0 && roll < 0.75 ? product : !quotesAlready && roll < 0.9 ? spoken.slice(0, 1) : ['stage']
  return [...new Set<ContextKind>([...named, ...leading, ...product, ...(quotesAlready ? [] : spoken), 'stage', 'season'])]
}

const COUNTED: readonly Slot[] = ['product', 'other', 'pain', 'trigger', 'objection', 'interest', 'say', 'task', 'theme', 'person']

function bookIdea(
  state: MonthState, id: IdeaPatternId, pattern: IdeaPattern, stage: IdeaStage, title: string, values: SlotValues, slots: readonly Slot[],
): void {
  use(state, `pattern ${id}`)
  use(state, `archetype ${pattern.archetype}`)
  use(state, `family ${pattern.family}`)
  use(state, `stage ${stage}`)
  use(state, `opening ${openingOf(title)}`)
  for (const slot of new Set(slots)) {
    const value = values[slot]
    if (value === undefined) continue
    if (slot === 'other') use(state, `product ${value}`)
    else if (slot === 'moment' || slot === 'seasonMoment') use(state, `moment ${value}`)
    else if (slot === 'theme') use(state, `theme ${[...state.context.themes, ...state.context.generalThemes].find((theme) => theme.toLowerCase() === value.toLowerCase()) ?? value}`)
    else if (slot === 'segment') use(state, `segment ${value}`)
    else if (COUNTED.includes(slot)) use(state, `${slot} ${value}`)
  }
}

function completeIdea(
  state: MonthState, plan: TopicPlan, pattern: IdeaPattern, stage: IdeaStage, occasion: MonthOccasion | null, title: string, described: Described,
): PlannedSubtopic {
  const { context } = state
  const text = `${title}\n${described.text}`
  const products = context.words.products.filter((product) => text.includes(product))
  const { pain, trigger, objection } = described.values
  const said = (value: string | undefined) => value !== undefined && text.includes(value)
  const anchor = anchorOf(state, plan, occasion, text)
  const { evidence, why } = evidenceOf(state, plan, pattern, stage, occasion, anchor, text, described.values, products)
  return {
    title,
    description: described.text,
    why,
    meta: {
      family: pattern.family,
      archetype: pattern.archetype,
      anchor,
      stage,
      segment: described.segment,
      products,
      ...(said(objection) ? { objection: objection! } : {}),
      ...(said(pain) ? { painPoint: pain! } : {}),
      ...(said(trigger) ? { trigger: trigger! } : {}),
      evidence,
      needsOffer: pattern.offer === true,
    },
  }
}

function anchorOf(state: MonthState, plan: TopicPlan, occasion: MonthOccasion | null, text: string): IdeaAnchor {
  const { bank, season, request } = state.context
  if (occasion !== null) return { type: 'date', id: occasion.id, name: occasion.name, from: occasion.from, to: occasion.to }
  const words = bank.seasons[season]
  const lower = text.toLowerCase()
  const seasonal = [words.name, bank.months[request.month - 1]!, ...words.moments].some((word) => lower.includes(word.toLowerCase()))
  if (plan.family !== 'season' && !seasonal) return { type: 'evergreen' }
  return { type: 'season', id: season, name: words.name, from: firstDayOf(request.year, request.month), to: lastDayOf(request.year, request.month) }
}

function evidenceOf(
  state: MonthState, plan: TopicPlan, pattern: IdeaPattern, stage: IdeaStage, occasion: MonthOccasion | null, anchor: IdeaAnchor, text: string,
  values: SlotValues, products: readonly string[],
): { evidence: IdeaEvidence; why: string } {
  const { context } = state
  const { words, request } = context
  const { country } = request.brand
  const says = (value: string | undefined): value is string => value !== undefined && value !== '' && text.includes(value)
  if (occasion !== null) {
    return { evidence: { kind: 'holiday', refId: `${occasion.id} ${occasion.date}` }, why: occasion.id === 'last-shipping' ? whySentences.shipping() : whySentences.holiday(occasion, country) }
  }
  const winner = context.winners.find(({ theme }) => theme === pattern.archetype)
  // Beside the topic of winners, each past success is cited once: more would drown the other reasons.
  if (winner !== undefined && (plan.family === 'winner' || !state.winnersCited.has(winner.theme))) {
    if (plan.family !== 'winner') state.winnersCited.add(winner.theme)
    return { evidence: { kind: 'winner', refId: winner.campaign.id }, why: whySentences.winner(winner.campaign) }
  }
  const { objection, pain, trigger, say, interest } = values
  if (says(objection)) {
    return { evidence: { kind: 'objection', refId: objection }, why: words.objections.includes(objection) ? whySentences.objection(objection) : whySentences.commonObjection(objection) }
  }
  if (says(pain)) return { evidence: { kind: 'audience', refId: pain }, why: words.pains.includes(pain) ? whySentences.pain(pain) : whySentences.commonPain(pain) }
  if (says(trigger)) {
    return { evidence: { kind: 'audience', refId: trigger }, why: words.triggers.includes(trigger) ? whySentences.trigger(trigger) : whySentences.commonTrigger(trigger) }
  }
  if (says(say)) return { evidence: { kind: 'audience', refId: say }, why: whySentences.say(say) }
  if (says(interest)) return { evidence: { kind: 'audience', refId: interest }, why: whySentences.interest(interest) }
  if (products.length > 0) return { evidence: { kind: 'product', refId: products[0]! }, why: whySentences.product(products[0]!) }
  if (anchor.type === 'season') return { evidence: { kind: 'season', refId: context.season }, why: whySentences.season(context.season, country, request.year, request.month) }
  if (values.theme !== undefined) return { evidence: { kind: 'audience', refId: values.theme }, why: whySentences.trade(context.vertical, values.theme) }
  return { evidence: { kind: 'audience', refId: stage }, why: whySentences.stage(stage) }
}
