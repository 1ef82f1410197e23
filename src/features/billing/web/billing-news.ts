const CHANNEL = 'mailmonth-billing'
const LOOK_AGAIN_AFTER_MS = [2000, 6000, 15_000]

export function tellBillingChanged(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only this origin
  channel.postMessage('changed')
  channel.close()
}

/** Also tells the other tabs after each read. Returns a function that stops the reads. */
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

export function onBillingChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
