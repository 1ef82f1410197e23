import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** As far as a quick hand scrolls while a frame is drawn. */
const MARGIN = '900px 0px'

const watched = new Map<Element, (near: boolean) => void>()
let observer: IntersectionObserver | undefined

/** Reports whether an element is in view or close to it, now and whenever that changes. */
function watch(element: Element, report: (near: boolean) => void): () => void {
  if (observer === undefined) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
      },
      { rootMargin: MARGIN },
    )
    // Paper has no viewport.
    window.addEventListener('beforeprint', () =>
      flushSync(() => {
        for (const each of watched.values()) each(true)
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

/**
 * Whether what an element holds is worth rendering, and how high it was when it last was. It is at first: most of what
 * comes is looked at.
 */
export function useNearViewport(element: RefObject<HTMLElement | null>): { near: boolean; height: number | undefined } {
  const [state, setState] = useState<{ near: boolean; height: number | undefined }>({ near: true, height: undefined })
  useEffect(() => {
    const target = element.current
    if (target === null) return
    return watch(target, (near) => {
      // Who works in it keeps it.
      if (!near && target.contains(document.activeElement)) return
      const height = near ? undefined : target.offsetHeight
      setState((before) => (before.near === near ? before : { near, height }))
    })
  }, [element])
  return state
}

/** Calls once when an element comes close to the viewport. */
export function useWhenNear(element: RefObject<HTMLElement | null>, act: () => void): void {
  useEffect(() => {
    const target = element.current
    if (target === null) return
    return watch(target, (near) => {
      if (near) act()
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: whoever wants it again mounts it again
  }, [element])
}
