import { startTransition, useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

const MARGIN = '900px 0px'

type Report = (near: boolean, isUrgent: boolean) => void

const watched = new Map<Element, Report>()
let observer: IntersectionObserver | undefined

function watch(element: Element, report: Report): () => void {
  if (observer === undefined) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting, false)
      },
      { rootMargin: MARGIN },
    )
    // Printing has no viewport, so render everything.
    window.addEventListener('beforeprint', () =>
      flushSync(() => {
        for (const each of watched.values()) each(true, true)
      }),
    )
  }
  watched.set(element, report)
  observer.observe(element)
  return () => {
    watched.delete(element)
    observer?.unobserve(element)
  }
}

interface Nearness {
  near: boolean
  height: number | undefined
}

/** `startsNear` is what to assume until the browser has looked. */
export function useNearViewport(element: RefObject<HTMLElement | null>, startsNear: boolean): Nearness {
  const [state, setState] = useState<Nearness>({ near: startsNear, height: undefined })
  useEffect(() => {
    const target = element.current
    if (target === null) return
    return watch(target, (near, isUrgent) => {
      // An element with the focus stays rendered.
      if (!near && target.contains(document.activeElement)) return
      const height = near ? undefined : target.offsetHeight
      const change = () => setState((before) => (before.near === near ? before : { near, height }))
      if (isUrgent) change()
      // Many rows come near at the same time, and input must not wait for all of them.
      else startTransition(change)
    })
  }, [element])
  return state
}

export function useWhenNear(element: RefObject<HTMLElement | null>, act: () => void): void {
  useEffect(() => {
    const target = element.current
    if (target === null) return
    return watch(target, (near) => {
      if (near) act()
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, and mounting again runs it again
  }, [element])
}
