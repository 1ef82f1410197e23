import { useRef } from 'react'

/**
 * For a dialog that is opened by state: when it closes, the focus goes back to what had it before. (The primitive knows
 * only its own trigger.) A dialog that was asked for in a menu gives it to the menu's button, because the menu is gone.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = lastingElement(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // What the dialog took away does not come back; whoever took it away has moved the focus on.
      if (before.current?.isConnected === true) before.current.focus()
      before.current = null
    },
  }
}

function lastingElement(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]')
  const element = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return element instanceof HTMLElement ? element : null
}
