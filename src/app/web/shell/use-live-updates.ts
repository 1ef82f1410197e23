import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Loads after the page, because the page works without it. */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | null = null
    let left = false
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
