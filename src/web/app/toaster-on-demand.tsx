import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, subscribeToToasts } from '../kit/toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('../kit/toaster.tsx')).Toaster }))

/** The code that shows messages arrives with the first one. */
export function ToasterOnDemand() {
  const needed = useSyncExternalStore(subscribeToToasts, () => currentToasts().length > 0)
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
