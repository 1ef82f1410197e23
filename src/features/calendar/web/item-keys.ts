import type { KeyboardEvent } from 'react'

export type KeyAction =
  | { type: 'focus'; element: HTMLElement }
  | { type: 'shift'; days: number }
  | { type: 'move' }
  | { type: 'unschedule' }

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * What a key does on an email: arrows go to its neighbours, with Shift they carry it a day or a week; M asks where to
 * move it, Delete takes it off the calendar.
 */
export function keyAction(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  from: HTMLElement,
  scheduled: boolean,
): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key === 'm' || event.key === 'M') return { type: 'move' }
  if (event.key === 'Delete' || event.key === 'Backspace') return scheduled ? { type: 'unschedule' } : null
  const step = STEPS[event.key]
  if (step === undefined) return null
  if (event.shiftKey) return scheduled ? { type: 'shift', days: step } : null
  const element = neighbour(from, step < 0 ? -1 : 1, Math.abs(step) > 1)
  return element === null ? null : { type: 'focus', element }
}

/** The item before or after; going by weeks, the first one on another day. */
function neighbour(from: HTMLElement, direction: 1 | -1, anotherDay: boolean): HTMLElement | null {
  const items = [...document.querySelectorAll<HTMLElement>('main [data-outline]')]
  const leaves = (item: HTMLElement) => !anotherDay || item.dataset['day'] !== from.dataset['day']
  for (let index = items.indexOf(from) + direction; items[index] !== undefined; index += direction) {
    if (leaves(items[index]!)) return items[index]!
  }
  return null
}

/** An email that changed its place is another element: the focus goes along, once that has been drawn. */
export function focusItem(outlineId: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => document.querySelector<HTMLElement>(`main [data-outline="${outlineId}"]`)?.focus(), 50),
  )
}
