import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Follows what others change while the dashboard is open. Its code comes after the page. */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | null = null
    let left = false
    // Without it the page works as it did when it was opened.
    import('../live-updates.ts').then(
      ({ followChanges }) => {
        if (!left) stop = followChanges(queryClient)
      },
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [queryClient])
}
