import type { SeriesKind } from '#shared/series.ts'

export type IdeaFamily =
  | 'promo'
  | 'product'
  | 'education'
  | 'proof'
  | 'story'
  | 'community'
  | 'lifecycle'
  | 'seasonal'
  | 'engagement'

export type IdeaStage = 'new' | 'first_purchase' | 'repeat' | 'vip' | 'lapsed'

export interface IdeaAnchor {
  type: 'date' | 'season' | 'evergreen'
  /** Id of the observance or season, or `own-2027-03-12` for a day of the notes. Absent for evergreen ideas. */
  id?: string
  name?: string
  /** ISO dates (inclusive) between which the email makes sense. */
  from?: string
  to?: string
}

/** Why an idea was chosen: a holiday, a past winner, an objection, a product, a season, the brand's own words, or the notes. */
export interface IdeaEvidence {
  kind: 'holiday' | 'winner' | 'objection' | 'product' | 'season' | 'audience' | 'note'
  refId: string
}

/** Stored beside an idea; the outline writer builds on it. */
export interface IdeaMeta {
  family: IdeaFamily
  archetype: string
  anchor: IdeaAnchor
  stage: IdeaStage | 'all'
  segment: string
  products: string[]
  objection?: string
  painPoint?: string
  trigger?: string
  evidence: IdeaEvidence
  needsOffer: boolean
  /** The ready-made idea it was made from, such as `trade/coffee-tea/first-cup`. */
  angle?: string
  /** Days after the anchor day of a series. `name` is the product, offer or holiday. */
  series?: { kind: SeriesKind; name: string; offset: number }
}
