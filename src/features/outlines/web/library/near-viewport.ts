import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

const MARGIN = '900px 0px'

const watched = new Map<Element, (near: boolean) => void>()
let observer: IntersectionObserver | undefined

function watch(element: Element, report: (near: boolean) => void): () => void {
  if (observer === undefined) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
      },
      { rootMargin: MARGIN },
    )
    // Printing has no viewport, so render everything.
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

export function useNearViewport(element: RefObject<HTMLElement | null>): { near: boolean; height: number | undefined } {
  const [state, setState] = useState<{ near: boolean; height: number | undefined }>({ near: true, height: undefined })
  useEffect(() => {
    const target = element.current
    if (target === null) return
    return watch(target, (near) => {
      // An element with the focus stays rendered.
      if (!near && target.contains(document.activeElement)) return
      const height = near ? undefined : target.offsetHeight
      setState((before) => (before.near === near ? before : { near, height }))
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
