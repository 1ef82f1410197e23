import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '#web/kit/focus-heading.ts'

/** Screen readers announce the focused heading. A page that sets the focus itself keeps it. */
export function focusAfterNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return
    const main = document.getElementById('main')
    if (main === null || (main.contains(document.activeElement) && main !== document.activeElement)) return
    if (!focusHeading(main, 'h1')) main.focus({ preventScroll: true })
  })
}
