import type { Pack, Thesis } from '../packs/pack-schema.ts'
import type { StockIdea } from '../stock/brand-stock.ts'
import type { MonthRequest } from './month-request.ts'
import { chance, fitsMonth, isRepeated } from './rate-ideas.ts'

export interface ChosenThesis {
  /** `trade/coffee-tea/11.a` */
  id: string
  pack: Pack
  thesis: Thesis
  /** Its angles that the brand can send, in their order. */
  spine: readonly StockIdea[]
  /** Whether the angle without which it makes no sense hasn't been used within a year. */
  isNew: boolean
}

/**
 * The thought that ties the month together. The trade's come first, and never one that another brand of the workspace has
 * in the same month. Of those that are left, the ones with the most of their spine that is new; chance decides among them.
 */
export function chooseThesis(request: MonthRequest): ChosenThesis | null {
  const candidates = request.stock.packs.flatMap((pack) =>
    pack.theses.flatMap((thesis) => chosen(thesis, pack, request)),
  )
  const free = candidates.filter(({ id }) => !request.takenTheses.has(id))
  const layers = ['trade', 'family', 'universal'] as const
  const byLayer = layers.map((layer) => free.filter(({ pack }) => pack.layer === layer))
  const own = byLayer.find((theses) => theses.some(({ isNew }) => isNew)) ?? byLayer.find((theses) => theses.length > 0)
  const rank = ({ id, spine, isNew }: ChosenThesis) =>
    (isNew ? 3 : 0) + spine.filter((idea) => !isRepeated(idea, request)).length + chance(request, id)
  return own?.toSorted((left, right) => rank(right) - rank(left))[0] ?? null
}

/** The thesis with the spine that is left; nothing when the angle is missing without which it makes no sense. */
function chosen(thesis: Thesis, pack: Pack, request: MonthRequest): ChosenThesis[] {
  if (thesis.month !== request.month) return []
  const found = thesis.spine.map(({ angle, isRequired }) => ({
    isRequired,
    idea: request.stock.ideas.find((idea) => idea.pack === pack && idea.angle.id === angle && fitsMonth(idea, request)),
  }))
  if (found.some(({ isRequired, idea }) => isRequired && idea === undefined)) return []
  const isFree = (idea: StockIdea) => !isRepeated(idea, request) && !request.takenIdeas.has(idea.key)
  // Only the angle without which the thesis makes no sense comes again within a year, or to two brands in one month.
  const spine = found.flatMap(({ isRequired, idea }) =>
    idea === undefined || (!isRequired && !isFree(idea)) ? [] : [idea],
  )
  const isNew = found.every(({ isRequired, idea }) => !isRequired || isFree(idea!))
  return spine.length === 0 ? [] : [{ id: `${pack.layer}/${pack.id}/${thesis.id}`, pack, thesis, spine, isNew }]
}
