import { dayAfter } from '#shared/calendar-dates.ts'
import type { Country, Language } from '#shared/brand-brief.ts'
import { SERIES_OFFSETS, type SeriesKind } from '#shared/series.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import type { IdeaAnchor, IdeaFamily, IdeaMeta, IdeaStage } from '../requests/idea-meta.ts'
import type { PlannedSubtopic } from '../requests/plan-request.ts'
import { ideaWords } from '../languages/idea-words.ts'
import { seriesWords } from '../languages/series-words.ts'
import { observancesOf } from '../knowledge/observances.ts'

interface Step {
  key: string
  /** Days after the anchor day. */
  offset: number
  archetype: string
  family: IdeaFamily
  stage: IdeaStage | 'all'
  needsOffer?: true
}

const STEPS: Record<SeriesKind, readonly Step[]> = {
  launch: [
    { key: 'teaser', offset: SERIES_OFFSETS.launch.teaser, archetype: 'teaser', family: 'product', stage: 'all' },
    { key: 'early', offset: SERIES_OFFSETS.launch.early, archetype: 'vip', family: 'promo', stage: 'vip' },
    { key: 'launch', offset: SERIES_OFFSETS.launch.launch, archetype: 'launch', family: 'product', stage: 'all' },
    { key: 'proof', offset: SERIES_OFFSETS.launch.proof, archetype: 'ugc', family: 'proof', stage: 'all' },
    { key: 'last', offset: SERIES_OFFSETS.launch.last, archetype: 'lastchance', family: 'promo', stage: 'all' },
  ],
  sale: [
    {
      key: 'preview',
      offset: SERIES_OFFSETS.sale.preview,
      archetype: 'teaser',
      family: 'promo',
      stage: 'all',
      needsOffer: true,
    },
    {
      key: 'start',
      offset: SERIES_OFFSETS.sale.start,
      archetype: 'sale',
      family: 'promo',
      stage: 'all',
      needsOffer: true,
    },
    { key: 'picks', offset: SERIES_OFFSETS.sale.picks, archetype: 'bestsellers', family: 'product', stage: 'new' },
    {
      key: 'last',
      offset: SERIES_OFFSETS.sale.last,
      archetype: 'lastchance',
      family: 'promo',
      stage: 'all',
      needsOffer: true,
    },
  ],
  holiday: [
    { key: 'ideas', offset: SERIES_OFFSETS.holiday.ideas, archetype: 'giftguide', family: 'seasonal', stage: 'all' },
    { key: 'last', offset: SERIES_OFFSETS.holiday.last, archetype: 'lastchance', family: 'seasonal', stage: 'all' },
    {
      key: 'greeting',
      offset: SERIES_OFFSETS.holiday.greeting,
      archetype: 'greeting',
      family: 'community',
      stage: 'all',
    },
  ],
  restock: [
    { key: 'soon', offset: SERIES_OFFSETS.restock.soon, archetype: 'teaser', family: 'product', stage: 'repeat' },
    { key: 'back', offset: SERIES_OFFSETS.restock.back, archetype: 'restock', family: 'product', stage: 'all' },
    {
      key: 'reminder',
      offset: SERIES_OFFSETS.restock.reminder,
      archetype: 'objection',
      family: 'education',
      stage: 'all',
    },
  ],
  return: [
    { key: 'hint', offset: SERIES_OFFSETS.return.hint, archetype: 'teaser', family: 'product', stage: 'repeat' },
    { key: 'back', offset: SERIES_OFFSETS.return.back, archetype: 'restock', family: 'product', stage: 'all' },
    { key: 'voices', offset: SERIES_OFFSETS.return.voices, archetype: 'ugc', family: 'proof', stage: 'all' },
  ],
}

export interface SeriesRequest {
  kind: SeriesKind
  /** The anchor day: the launch, the first day of the sale, the holiday, the day of the return. */
  day: string
  name: string
  /** The observance that the anchor day is, if it is one. */
  observance?: { id: string; from: string; to: string } | undefined
}

export type SeriesIdea = PlannedSubtopic & { plannedFor: string; offset: number }

export const offsetsOf = (kind: SeriesKind): readonly number[] => STEPS[kind].map(({ offset }) => offset)

export function seriesIdeas(request: SeriesRequest, language: Language): SeriesIdea[] {
  const words = seriesWords(language)[request.kind]!
  const { readers } = ideaWords(language)
  return STEPS[request.kind].map((step) => {
    const { title, description } = words[step.key]!
    return {
      title: fillSlots(title, { name: request.name }),
      description,
      why: `${daysAround(step.offset)} ${ANCHORS[request.kind](request.name)}.`,
      plannedFor: dayAfter(request.day, step.offset),
      offset: step.offset,
      meta: metaOf(request, step, readers[step.stage === 'first_purchase' ? 'first' : step.stage]),
    }
  })
}

function metaOf(request: SeriesRequest, step: Step, segment: string): IdeaMeta {
  const { archetype, family, stage, needsOffer = false, offset } = step
  return {
    family,
    archetype,
    anchor: anchorOf(request),
    stage,
    segment,
    products: [],
    evidence: {
      kind: request.observance === undefined ? 'note' : 'holiday',
      refId: request.observance?.id ?? request.name,
    },
    needsOffer,
    series: { kind: request.kind, name: request.name, offset },
  }
}

/** Moving this email moves the day that the others are planned around. A holiday doesn't move with its greeting. */
export const isSeriesAnchor = (meta: IdeaMeta | null): boolean =>
  meta?.series?.offset === 0 && !(meta.series.kind === 'holiday' && meta.evidence.kind === 'holiday')

/** What the idea is about once the anchor day of its series is `day`. Undefined if the idea isn't of a series. */
export function seriesAnchorOn(meta: IdeaMeta, day: string, country: Country): IdeaAnchor | undefined {
  const { series, evidence } = meta
  if (series === undefined) return undefined
  const { kind, name } = series
  const observance = evidence.kind === 'holiday' ? observanceOn(country, day, evidence.refId) : undefined
  return anchorOf({ kind, day, name, observance })
}

export function observanceOn(country: Country, day: string, id: string): SeriesRequest['observance'] {
  const found = observancesOf(country, Number(day.slice(0, 4))).find((each) => each.id === id && each.date === day)
  return found === undefined ? undefined : { id: found.id, from: found.from, to: found.to }
}

/** A day of the brand makes sense for the whole series, and a holiday as long as it does for everyone. */
function anchorOf({ kind, day, name, observance }: SeriesRequest): IdeaAnchor {
  if (observance !== undefined) return { type: 'date', name, ...observance }
  const offsets = offsetsOf(kind)
  return {
    type: 'date',
    id: `own-${day}`,
    name,
    from: dayAfter(day, Math.min(...offsets)),
    to: dayAfter(day, Math.max(...offsets)),
  }
}

const ANCHORS: Record<SeriesKind, (name: string) => string> = {
  launch: () => 'the launch',
  sale: () => 'the first day of the sale',
  holiday: (name) => name,
  restock: () => 'the restock',
  return: () => 'the return',
}

function daysAround(offset: number): string {
  if (offset === 0) return 'On the day of'
  const days = Math.abs(offset) === 1 ? '1 day' : `${Math.abs(offset)} days`
  return `${days} ${offset < 0 ? 'before' : 'after'}`
}

/** `2 days before the launch`, for the team. */
export function offsetInWords({ kind, name, offset }: NonNullable<IdeaMeta['series']>): string {
  const text = daysAround(offset)
  return `${text.charAt(0).toLowerCase()}${text.slice(1)} ${ANCHORS[kind](name)}`
}
