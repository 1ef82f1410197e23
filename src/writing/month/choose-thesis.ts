import type { Pack, Thesis } from '../packs/pack-schema.ts'
import type { StockIdea } from '../stock/stock-ideas.ts'
import type { MonthRequest } from './month-request.ts'
import { chance, fitsMonth, isRepeated } from './rate-ideas.ts'

export interface ChosenThesis {
  id: string
  pack: Pack
  thesis: Thesis
  spine: readonly StockIdea[]
  isNew: boolean
}

/**
 * The thought that ties the month together. Theses of the trade come first, and none that another brand of the
 * workspace has in the same month. Among the rest, those with the most new ideas win, and chance decides between them.
 */
export function chooseThesis(request: MonthRequest, isRich = false): ChosenThesis | null {
  const candidates = request.stock.packs.flatMap((pack) =>
    pack.theses.flatMap((thesis) => chosen(thesis, pack, request)),
  )
  const free = candidates.filter(({ id }) => !request.takenTheses.has(id))
  const layers = ['trade', 'family', 'universal'] as const
  const byLayer = layers.map((layer) => free.filter(({ pack }) => pack.layer === layer))
  // A brand that says a lot of itself needs no thesis of others.
  if (isRich) return null
  const own = byLayer.find((theses) => theses.some(({ isNew }) => isNew)) ?? byLayer.find((theses) => theses.length > 0)
  const rank = ({ id, spine, isNew }: ChosenThesis) =>
    (isNew ? 3 : 0) +
    spine.filter((idea) => !isRepeated(idea, request)).length +
    OF_ITS_WORLD * worldOf(spine, request) +
    chance(request, id)
  return own?.toSorted((left, right) => rank(right) - rank(left))[0] ?? null
}

/** What a thesis gains whose ideas speak most of what the brand's sheet speaks of. */
const OF_ITS_WORLD = 3

const worldOf = (spine: readonly StockIdea[], { stock }: MonthRequest): number =>
  spine.reduce((sum, { key }) => sum + (stock.kinship.get(key) ?? 0), 0) / Math.max(1, spine.length)

/** No idea of a spine speaks less of the brand's world than so many of its pack. */
const LEAST_OF_ITS_WORLD = 0.55

/** The thesis with the spine that is left; nothing when the angle is missing without which it makes no sense. */
function chosen(thesis: Thesis, pack: Pack, request: MonthRequest): ChosenThesis[] {
  if (thesis.month !== request.month) return []
  const { kinship, anchored } = request.stock
  // Of a brand that says little, no email can tell much.
  const isOfWorld = ({ key, ownSentences }: StockIdea) =>
    (kinship.get(key) ?? 1) >= LEAST_OF_ITS_WORLD &&
    (kinship.size === 0 || ownSentences > 0) &&
    (anchored === null || anchored.has(key))
  const found = thesis.spine.map(({ angle, isRequired }) => ({
    isRequired,
    idea: request.stock.ideas.find((idea) => idea.pack === pack && idea.angle.id === angle && fitsMonth(idea, request)),
  }))
  if (found.some(({ isRequired, idea }) => isRequired && (idea === undefined || !isOfWorld(idea)))) return []
  const isFree = (idea: StockIdea) => !isRepeated(idea, request) && !request.takenIdeas.has(idea.key)
  // Only the angle without which the thesis makes no sense comes again within a year, or to two brands in one month.
  const spine = found.flatMap(({ isRequired, idea }) =>
    idea === undefined || (!isRequired && !(isFree(idea) && isOfWorld(idea))) ? [] : [idea],
  )
  const isNew = found.every(({ isRequired, idea }) => !isRequired || isFree(idea!))
  return spine.length === 0 ? [] : [{ id: `${pack.layer}/${pack.id}/${thesis.id}`, pack, thesis, spine, isNew }]
}
