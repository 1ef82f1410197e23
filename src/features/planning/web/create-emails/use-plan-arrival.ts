import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '#web/kit/focus-heading.ts'

/** A new plan is above the button that asked for it, so the user is led to the plan, as from a link to its emails. */
export function usePlanArrival(hasPlan: boolean, linkedId: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const had = useRef(hasPlan)
  useLayoutEffect(() => {
    if (linkedId !== undefined && place.current !== null) lead(place.current)
  }, [linkedId])
  useLayoutEffect(() => {
    const isNew = hasPlan && !had.current
    had.current = hasPlan
    if (!isNew || place.current === null || document.activeElement?.closest('[data-generate-ideas]') === null) return
    lead(place.current)
  }, [hasPlan])
  return place
}

function lead(place: HTMLElement): void {
  place.scrollIntoView({ block: 'start' })
  focusHeading(place)
}
