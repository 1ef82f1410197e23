export type ShellCommand = 'sidebar' | 'search' | 'shortcuts'

interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

const WITH_CTRL: Readonly<Record<string, ShellCommand>> = { b: 'sidebar', k: 'search' }

/** In a text field, Ctrl+B means bold and “?” is a character. */
export function commandOf(event: PressedKey, inText: boolean): ShellCommand | null {
  if (event.altKey) return null
  if (!event.ctrlKey && !event.metaKey) return event.key === '?' && !inText ? 'shortcuts' : null
  const command = event.shiftKey ? undefined : WITH_CTRL[event.key.toLowerCase()]
  return command === undefined || (command === 'sidebar' && inText) ? null : command
}

/** A text field's value after a key, or null if the key is none of a text field. */
export function withKey(text: string, { key, ctrlKey, metaKey, altKey }: PressedKey): string | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'Enter') return text
  if (key === 'Backspace') return text.slice(0, -1)
  return [...key].length === 1 ? text + key : null
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.closest('textarea, select, input:not([type=checkbox], [type=radio])') !== null
  )
}

/** A dialog or a menu locks scrolling while it is open. */
export const isCovered = (): boolean => document.body.dataset['scrollLocked'] !== undefined

export const controlKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
