export type KeyAction =
  | { type: 'day'; day: string }
  | { type: 'day-of-item' }
  | { type: 'neighbour'; step: 1 | -1 }
  | { type: 'enter' }
  | { type: 'month'; months: 1 | -1 }
  | { type: 'shift'; days: number }
  | { type: 'move' }
  | { type: 'unschedule' }

export type EmailAction = Extract<KeyAction, { type: 'shift' | 'move' | 'unschedule' }>

export interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

export const isUndo = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  key === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

export interface Focused {
  on: 'day' | 'email'
  day: string | null
  scheduled: boolean
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * On a day, keys move the focus and Enter opens its emails. On an email, Shift+arrow moves it, and Escape leads back.
 */
export function keyAction(
  pressed: Pressed,
  { on, day, scheduled }: Focused,
  dayAfter: (day: string, days: number) => string,
): KeyAction | null {
  const { key, shiftKey } = pressed
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const step = STEPS[key]
  if (key === 'PageUp' || key === 'PageDown') return { type: 'month', months: key === 'PageUp' ? -1 : 1 }
  if (on === 'day') {
    if (day === null || shiftKey) return null
    if (step !== undefined) return { type: 'day', day: dayAfter(day, step) }
    if (key === 'Enter' || key === ' ') return { type: 'enter' }
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (key === 'Home') return { type: 'day', day: dayAfter(day, -weekday) }
    if (key === 'End') return { type: 'day', day: dayAfter(day, 6 - weekday) }
    return null
  }
  if (key === 'm' || key === 'M') return { type: 'move' }
  if (key === 'Delete' || key === 'Backspace') return scheduled ? { type: 'unschedule' } : null
  if (key === 'Escape') return day === null ? null : { type: 'day-of-item' }
  if (step === undefined) return null
  if (shiftKey) return scheduled ? { type: 'shift', days: step } : null
  if (Math.abs(step) === 7) return { type: 'neighbour', step: step < 0 ? -1 : 1 }
  return day === null ? { type: 'neighbour', step: step < 0 ? -1 : 1 } : { type: 'day', day: dayAfter(day, step) }
}
