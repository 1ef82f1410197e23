const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

export function timeLeft(ends: Date, now: Date): Record<(typeof UNITS)[number][0], number> | null {
  let seconds = Math.floor((ends.getTime() + 1000 - now.getTime()) / 1000)
  if (!(seconds > 0)) return null
  const left = { days: 0, hours: 0, minutes: 0, seconds: 0 }
  for (const [unit, length] of UNITS) {
    left[unit] = Math.floor(seconds / length)
    seconds %= length
  }
  return left
}

export function connectOffer(offer: HTMLElement): void {
  // A time without an offset is the visitor's local time.
  const ends = new Date(offer.dataset['offerEnds'] ?? '')
  const tick = () => {
    const left = timeLeft(ends, new Date())
    offer.dataset['offer'] = left === null ? 'over' : 'running'
    if (left === null) return false
    for (const [unit] of UNITS) {
      const shown = offer.querySelector(`[data-left="${unit}"]`)
      if (shown !== null) shown.textContent = String(left[unit]).padStart(2, '0')
    }
    return true
  }
  if (!tick()) return
  const timer = setInterval(() => {
    if (!tick()) clearInterval(timer)
  }, 1000)
}
