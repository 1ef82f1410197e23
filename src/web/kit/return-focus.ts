import { useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

interface Origin {
  element: HTMLElement
  around: Element[]
}

/** A dialog that replaces another one returns the focus to the same place. */
let underneath: Origin | null = null

/**
 * A dialog that is opened by state has no trigger, so this returns the focus: to the menu's button, or to the heading
 * if the element is gone.
 */
export function useReturnFocus() {
  const before = useRef<Origin | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = originOf(document.activeElement) ?? underneath
      underneath = before.current
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const origin = before.current
      before.current = null
      if (underneath === origin) underneath = null
      if (isFocusLost()) giveBack(origin)
    },
  }
}

function originOf(focused: Element | null): Origin | null {
  const menu = focused?.closest('[role="menu"]')
  const element = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const around: Element[] = []
  for (let part = surrounding(element); part !== null; part = surrounding(part)) around.push(part)
  return { element, around }
}

const surrounding = (element: Element) =>
  element.parentElement?.closest('section, main, [role="dialog"], [role="alertdialog"]') ?? null

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

function giveBack(origin: Origin | null): void {
  origin?.element.focus()
  const findPlace = () => {
    if (!isFocusLost()) return
    const left = origin?.around.filter(({ isConnected }) => isConnected) ?? []
    if (left.some((part) => focusHeading(part))) return
    const main = document.querySelector<HTMLElement>('main')
    if (main !== null && !focusHeading(main)) main.focus({ preventScroll: true })
  }
  findPlace()
  whileFocusIsLost(findPlace)
}

/** A list that reloads removes the row only after the dialog has closed. */
function whileFocusIsLost(findPlace: () => void): void {
  const given = document.activeElement
  const leaving = new AbortController()
  const observer = new MutationObserver(() => {
    if (given?.isConnected === true) return
    stop()
    findPlace()
  })
  const stop = () => {
    observer.disconnect()
    leaving.abort()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop, { signal: leaving.signal })
  document.addEventListener('pointerdown', stop, { signal: leaving.signal })
}
