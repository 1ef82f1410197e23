import { useSyncExternalStore } from 'react'
import { SIDEBAR_COOKIE } from '#web/document-bootstrap.ts'

const SEVEN_DAYS = 7 * 24 * 60 * 60
const listeners = new Set<() => void>()

const isRail = () => document.documentElement.dataset['sidebar'] === 'icon'

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the sidebar is the narrow rail of icons. The head script has read the cookie before the first paint. */
export function useSidebarRail(): boolean {
  return useSyncExternalStore(subscribe, isRail)
}

export function toggleSidebarRail(): void {
  const rail = !isRail()
  document.documentElement.dataset['sidebar'] = rail ? 'icon' : 'wide'
  document.cookie = `${SIDEBAR_COOKIE}=${String(!rail)}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
  for (const listener of listeners) listener()
}

interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Ctrl+B or Cmd+B. Where one types the same keys mean bold, so there they stay with the text. */
export function asksForSidebar(event: PressedKey, inText: boolean): boolean {
  const plain = !event.altKey && !event.shiftKey
  return !inText && plain && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'b'
}

/** Whether the keys that are pressed go into a text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.closest('textarea, select, input:not([type=checkbox], [type=radio])') !== null
  )
}
