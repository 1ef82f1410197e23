import type { AnyRouter } from '@tanstack/react-router'
import { dismissToastsOfTheScreen } from '#web/kit/toast-store.ts'

/** A toast ends with its screen. The steps of the wizard share an address but are separate screens. */
export function endToastsWithTheirScreen(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation === undefined) return
    const step = ({ search }: { search: object }) => ('step' in search ? String(search.step) : undefined)
    if (pathChanged || step(fromLocation) !== step(toLocation)) dismissToastsOfTheScreen()
  })
}
