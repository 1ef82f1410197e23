import { useEffect, useEffectEvent } from 'react'
import type { CalendarView } from './calendar-view.ts'
import type { Pressed } from './item-keys.ts'

export type ViewKey = { type: 'view'; view: CalendarView } | { type: 'today' } | { type: 'step'; steps: 1 | -1 }

/** What has the focus when a key is pressed. */
export type FocusedOn = 'nothing' | 'email' | 'text' | 'control'

const VIEW_KEYS: Record<string, CalendarView> = { m: 'month', w: 'week', l: 'list' }

/** M, W and L change the view, T leads to today, and the arrows turn the page while nothing has the focus. */
export function viewKey(pressed: Pressed, focused: FocusedOn): ViewKey | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.shiftKey || focused === 'text') return null
  const key = pressed.key.toLowerCase()
  const view = VIEW_KEYS[key]
  // On an email, M opens “Move to...”.
  if (view !== undefined) return focused === 'email' && view === 'month' ? null : { type: 'view', view }
  if (key === 't') return { type: 'today' }
  if (focused !== 'nothing') return null
  if (key === 'arrowleft') return { type: 'step', steps: -1 }
  return key === 'arrowright' ? { type: 'step', steps: 1 } : null
}

/** Letters also choose in a list of options, so it counts as text. */
const TEXT = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]'
const LAYER = '[role=dialog], [role=alertdialog]'

function focusedOn(target: EventTarget | null): FocusedOn {
  if (!(target instanceof HTMLElement) || target.matches('body, main, h1')) return 'nothing'
  if (target.closest(TEXT) !== null) return 'text'
  return target.dataset['outline'] === undefined ? 'control' : 'email'
}

export function useViewKeys(onKey: (key: ViewKey) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector(LAYER) !== null) return
    const key = viewKey(event, focusedOn(event.target))
    if (key === null) return
    event.preventDefault()
    onKey(key)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
