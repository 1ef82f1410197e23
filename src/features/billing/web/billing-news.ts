const CHANNEL = 'mailmonth-billing'
/** The provider's notice of a payment may come after the person does: the plan is asked for again this often. */
const LOOK_AGAIN_AFTER_MS = [2000, 6000, 15_000]

/** Tells the other tabs of this browser that a payment page has been left and the plan may have changed. */
export function tellBillingChanged(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
  channel.postMessage('changed')
  channel.close()
}

/**
 * Looks at the plan now and again later, and tells the other tabs each time, because a notice that comes late has to reach
 * them, too. Returns the way to stop.
 */
export function lookAgainAndTell(look: () => void): () => void {
  const lookAndTell = () => {
    look()
    tellBillingChanged()
  }
  lookAndTell()
  const timers = LOOK_AGAIN_AFTER_MS.map((delay) => setTimeout(lookAndTell, delay))
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Calls back when another tab has come back from a payment page; returns the way to stop. */
export function onBillingChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
