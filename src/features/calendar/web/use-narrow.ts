import { useSyncExternalStore } from 'react'

const NARROW = '(width < 768px)'

function subscribeToWidth(listener: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** On phones, the calendar is an agenda. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribeToWidth, () => matchMedia(NARROW).matches)
