import { useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

/** What had the focus, and the parts of the page around it from the inside out. */
interface Origin {
  element: HTMLElement
  around: Element[]
}

/** Where the open dialog came from: a dialog that takes its place goes back there too. */
let underneath: Origin | null = null

/**
 * For a dialog that is opened by state: when it closes, the focus goes back to what had it before. (The primitive knows
 * only its own trigger.) A dialog that was asked for in a menu gives it to the menu's button, because the menu is gone.
 * Where the dialog took that away, now or a moment later, the heading of what stood around it has the focus.
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
  whileNobodyElseMoves(findPlace)
}

/** A list that is asked for again takes the row away only after the dialog has closed. */
function whileNobodyElseMoves(findPlace: () => void): void {
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
