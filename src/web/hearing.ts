import { useSyncExternalStore } from 'react'

// Whether hints of all changes come through now. Whoever shows something that changes asks for it only while they don't.

let hearing = false
const listeners = new Set<() => void>()

export function setHearing(now: boolean): void {
  hearing = now
  for (const listener of listeners) listener()
}

const isHearing = () => hearing
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How often to ask for something that changes by itself: not at all while the server gives hints. */
export function useAskAgain(everyMs: number): number | false {
  return useSyncExternalStore(subscribe, isHearing) ? false : everyMs
}
