import { useEffect } from 'react'

const HIDDEN = '[data-aria-hidden="true"]'

/**
 * An open menu or list hides the page from screen readers. Inside its content, this also takes the page out of the
 * order of focus, so that nothing is hidden that could still have the focus.
 */
export function InertBehind() {
  useEffect(() => {
    const inert = new Set<HTMLElement>()
    const update = () => {
      for (const element of inert) {
        if (element.matches(HIDDEN)) continue
        element.inert = false
        inert.delete(element)
      }
      for (const element of document.querySelectorAll<HTMLElement>(HIDDEN)) {
        if (element.inert) continue
        element.inert = true
        inert.add(element)
      }
    }
    update()
    // The layer marks what it hides after this effect.
    const observer = new MutationObserver(update)
    observer.observe(document.body, { attributeFilter: ['data-aria-hidden'], subtree: true })
    return () => {
      observer.disconnect()
      for (const element of inert) element.inert = false
    }
  }, [])
  return null
}
