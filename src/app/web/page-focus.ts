import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '#web/kit/focus-heading.ts'

/**
 * After a change of page the focus goes to its heading, so that people who listen hear where they are and people with a
 * keyboard start there. A page that has put the focus somewhere itself keeps it.
 */
export function focusAfterNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return
    const main = document.getElementById('main')
    if (main === null || (main.contains(document.activeElement) && main !== document.activeElement)) return
    if (!focusHeading(main, 'h1')) main.focus({ preventScroll: true })
  })
}
