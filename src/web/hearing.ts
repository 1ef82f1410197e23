import { useSyncExternalStore } from 'react'

// True while live events of all processes arrive. Without them, components poll.

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

export function useAskAgain(everyMs: number): number | false {
  return useSyncExternalStore(subscribe, isHearing) ? false : everyMs
}
