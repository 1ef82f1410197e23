const CHANNEL = 'mailmonth-billing'

/** Tells the other tabs of this browser that a payment page has been left and the plan may have changed. */
export function tellBillingChanged(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
  channel.postMessage('changed')
  channel.close()
}

/** Calls back when another tab has come back from a payment page; returns the way to stop. */
export function onBillingChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
