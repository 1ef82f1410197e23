import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { currentToasts, subscribeToToasts } from '#web/kit/toast-store.ts'

const AHEAD_AFTER_MS = 1000
const load = async () => (await import('#web/kit/toaster.tsx')).Toaster

/**
 * The code that shows messages arrives with the first one, or before it once the page has settled: a message that says
 * that nobody answers cannot be fetched from the same nobody.
 */
export function ToasterOnDemand() {
  const needed = useSyncExternalStore(subscribeToToasts, () => currentToasts().length > 0)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Toaster !== null) return
    const loading = setTimeout(
      () => {
        load().then(
          (loaded) => setToaster(() => loaded),
          // The page goes on without it, and the next message asks again.
          () => undefined,
        )
      },
      needed ? 0 : AHEAD_AFTER_MS,
    )
    return () => clearTimeout(loading)
  }, [needed, Toaster])
  return Toaster === null ? null : <Toaster />
}
