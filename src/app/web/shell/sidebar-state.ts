import { useSyncExternalStore } from 'react'
import { SIDEBAR_COOKIE } from '#web/document-bootstrap.ts'

const SEVEN_DAYS = 7 * 24 * 60 * 60
const listeners = new Set<() => void>()

const isRail = () => document.documentElement.dataset['sidebar'] === 'icon'

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The head script reads the cookie before the first paint. */
export function useSidebarRail(): boolean {
  return useSyncExternalStore(subscribe, isRail)
}

export function toggleSidebarRail(): void {
  const rail = !isRail()
  document.documentElement.dataset['sidebar'] = rail ? 'icon' : 'wide'
  document.cookie = `${SIDEBAR_COOKIE}=${String(!rail)}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
  for (const listener of listeners) listener()
}
