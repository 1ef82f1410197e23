import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

const MARGIN_PX = 900
/** What rendering may take of the time between two frames. */
const SHARE_MS = 5

type Report = (near: boolean, isUrgent: boolean) => void

const watched = new Map<Element, Report>()
let observer: IntersectionObserver | undefined

function watch(element: Element, report: Report): () => void {
  if (observer === undefined) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries.toSorted((a, b) => distanceOf(a) - distanceOf(b))) {
          watched.get(target)?.(isIntersecting, false)
        }
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
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

/** How far below the viewport's top it begins. Above the viewport is farther than below it, where people read on. */
const distanceOf = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
  bottom < 0 ? MARGIN_PX - bottom : top

const changes = new Map<Element, () => void>()

/** Many rows come near at the same time, and neither input nor a frame must wait for all of them. */
function changeInTurn(element: Element, change: () => void): void {
  if (changes.size === 0) afterFrame(changeSome)
  changes.set(element, change)
}

function changeSome(): void {
  const start = performance.now()
  for (const [element, change] of changes) {
    changes.delete(element)
    flushSync(change)
    if (performance.now() - start > SHARE_MS) break
  }
  if (changes.size > 0) afterFrame(changeSome)
}

const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

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
    const stop = watch(target, (near, isUrgent) => {
      // An element with the focus stays rendered.
      if (!near && target.contains(document.activeElement)) return
      const height = near ? undefined : target.offsetHeight
      const change = () => setState((before) => (before.near === near ? before : { near, height }))
      if (isUrgent) change()
      else changeInTurn(target, change)
    })
    return () => {
      changes.delete(target)
      stop()
    }
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
