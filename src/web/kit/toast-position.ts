interface Span {
  top: number
  bottom: number
  left: number
  right: number
}

const GAP = 8

const meet = (one: Span, other: Span) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** 0 if it covers no main action, or if it would move further than half of the viewport. */
export function shiftFor(message: Span, actions: readonly Span[], windowHeight: number): number {
  const up = message.top > windowHeight / 2
  const moved = (by: number) => ({ ...message, top: message.top + by, bottom: message.bottom + by })
  let by = 0
  for (;;) {
    const covered = actions.filter((action) => meet(moved(by), action))
    if (covered.length === 0) return by
    by = up
      ? Math.min(...covered.map(({ top }) => top)) - GAP - message.bottom
      : Math.max(...covered.map(({ bottom }) => bottom)) + GAP - message.top
    if (Math.abs(by) > windowHeight / 2) return 0
  }
}

export function clearOfMainActions(place: HTMLElement): void {
  const message = place.querySelector('[data-state="open"]')
  if (message === null) return
  const { top, bottom, left, right } = message.getBoundingClientRect()
  const now = Number(place.dataset['shift'] ?? 0)
  const actions = [...document.querySelectorAll('[data-primary]')].flatMap((action) => {
    const rectangle = action.getBoundingClientRect()
    return rectangle.width === 0 || place.contains(action) ? [] : [rectangle]
  })
  const shift = shiftFor({ top: top - now, bottom: bottom - now, left, right }, actions, window.innerHeight)
  place.dataset['shift'] = String(shift)
  place.style.translate = `0 ${shift}px`
}
