import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { currentToasts, subscribeToToasts } from '#web/kit/toast-store.ts'

const AHEAD_AFTER_MS = 1000
const load = async () => (await import('#web/kit/toaster.tsx')).Toaster

/** Loads ahead, because a toast about a lost connection couldn't load its own code. */
export function ToasterOnDemand() {
  const needed = useSyncExternalStore(subscribeToToasts, () => currentToasts().length > 0)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Toaster !== null) return
    const loading = setTimeout(
      () => {
        load().then(
          (loaded) => setToaster(() => loaded),
          () => undefined,
        )
      },
      needed ? 0 : AHEAD_AFTER_MS,
    )
    return () => clearTimeout(loading)
  }, [needed, Toaster])
  return Toaster === null ? null : <Toaster />
}
