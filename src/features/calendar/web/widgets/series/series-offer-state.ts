import { useState } from 'react'
import type { MovedAnchor } from '../../../contract.ts'

export interface Offer extends MovedAnchor {
  /** The anchor email, if it has an outline. */
  outlineId: string | null
}

/** One offer at a time. Further moves of the same anchor add to it, and a move back ends it. */
export function offerAfter(shown: Offer | null, moved: Offer): Offer | null {
  const from = shown?.ideaId === moved.ideaId ? shown.from : moved.from
  return from === moved.to ? null : { ...moved, from }
}

export interface SeriesOffering {
  offer: Offer | null
  moved: (anchor: Offer) => void
  unscheduled: (outlineId: string) => void
  close: () => void
}

export function useSeriesOffering(): SeriesOffering {
  const [offer, setOffer] = useState<Offer | null>(null)
  return {
    offer,
    moved: (anchor) => setOffer((shown) => offerAfter(shown, anchor)),
    unscheduled: (outlineId) => setOffer((shown) => (shown?.outlineId === outlineId ? null : shown)),
    close: () => setOffer(null),
  }
}
