import { useEffect } from 'react'

const LATEST_MS = 5000

type Load = () => Promise<unknown>

/** Loads what a page needs later, one after the other, once the browser has nothing else to do. */
export function useLoadAhead(loads: readonly Load[]): void {
  useEffect(() => {
    const stopped = new AbortController()
    void loadInTurns(loads, stopped.signal)
    return () => stopped.abort()
  }, [loads])
}

async function loadInTurns(loads: readonly Load[], stopped: AbortSignal): Promise<void> {
  for (const load of loads) {
    await idle()
    if (stopped.aborted) return
    // What can't load now is asked for again when it is needed.
    await load().catch(() => undefined)
  }
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST_MS })
    else setTimeout(resolve, LATEST_MS)
  })
}
