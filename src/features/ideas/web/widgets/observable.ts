import { useSyncExternalStore } from 'react'

export interface Observed<State> {
  read: () => State
  subscribe: (listener: () => void) => () => void
}

export interface Observable<State> extends Observed<State> {
  change: (next: (now: State) => State) => void
}

/** A component renders again only when the piece that it observes changes. */
export function observable<State>(initial: State): Observable<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(next) {
      const changed = next(state)
      if (Object.is(changed, state)) return
      state = changed
      for (const listener of listeners) listener()
    },
  }
}

/** `pick` has to return a primitive, or the same object while nothing changes. */
export function useObserved<State, Piece>(store: Observed<State>, pick: (state: State) => Piece): Piece {
  return useSyncExternalStore(store.subscribe, () => pick(store.read()))
}
