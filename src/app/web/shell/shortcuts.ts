import { controlKey } from './shell-keys.ts'

export interface Shortcut {
  /** Keys that are held while one of `keys` is pressed. */
  hold?: readonly string[]
  /** Any of them. */
  keys: readonly string[]
  does: string
}

export interface ShortcutGroup {
  label: string
  shortcuts: readonly Shortcut[]
}

/** Every key of the product. `shortcuts.test.ts` compares the list with the code that reads the keys. */
export function shortcutGroups(): readonly ShortcutGroup[] {
  const ctrl = [controlKey()]
  return [
    {
      label: 'Everywhere',
      shortcuts: [
        { hold: ctrl, keys: ['K'], does: 'Search' },
        { hold: ctrl, keys: ['B'], does: 'Make the sidebar narrow or wide' },
        { keys: ['?'], does: 'Show this list' },
        { keys: ['F8'], does: 'Go to the latest message' },
        { keys: ['Esc'], does: 'Close a dialog or a menu, or clear the search' },
      ],
    },
    {
      label: 'Outline page',
      shortcuts: [
        { keys: ['←'], does: 'Go to the previous outline' },
        { keys: ['→'], does: 'Go to the next outline' },
      ],
    },
    {
      label: 'Outline editor',
      shortcuts: [
        { hold: ctrl, keys: ['S'], does: 'Save' },
        { hold: ctrl, keys: ['Z'], does: 'Undo' },
        { hold: [...ctrl, 'Shift'], keys: ['Z'], does: 'Redo' },
        { hold: ctrl, keys: ['Y'], does: 'Redo' },
        { keys: ['Enter'], does: 'Add a line to a list' },
        { keys: ['Backspace'], does: 'Remove an empty line' },
        { keys: ['↑', '↓', 'Home', 'End'], does: 'Move a line or a section by its handle' },
      ],
    },
    {
      label: 'Calendar',
      shortcuts: [
        { keys: ['M'], does: 'Show a month' },
        { keys: ['W'], does: 'Show a week' },
        { keys: ['L'], does: 'Show a list' },
        { keys: ['T'], does: 'Go to today' },
        { keys: ['←', '→'], does: 'Go to the previous or next month or week' },
        { keys: ['PgUp', 'PgDn'], does: 'Do the same from a day or an email' },
      ],
    },
    {
      label: 'A day of the calendar',
      shortcuts: [
        { keys: ['←', '↑', '↓', '→'], does: 'Go to another day' },
        { keys: ['Home', 'End'], does: 'Go to the first or last day of the week' },
        { keys: ['Enter', 'Space'], does: 'Go to its emails, or schedule one' },
      ],
    },
    {
      label: 'An email in the calendar',
      shortcuts: [
        { keys: ['↑', '↓'], does: 'Go to another email' },
        { keys: ['←', '→'], does: 'Go to another day' },
        { keys: ['Enter'], does: 'Show its details' },
        { keys: ['Esc'], does: 'Go back to its day' },
        { hold: ['Shift'], keys: ['←', '→'], does: 'Move it by a day' },
        { hold: ['Shift'], keys: ['↑', '↓'], does: 'Move it by a week' },
        { keys: ['M'], does: 'Choose another day for it' },
        { keys: ['Del', 'Backspace'], does: 'Unschedule it' },
        { hold: ctrl, keys: ['Z'], does: 'Undo' },
      ],
    },
  ]
}

const SPOKEN: Readonly<Record<string, string>> = {
  '←': 'Left arrow',
  '↑': 'Up arrow',
  '↓': 'Down arrow',
  '→': 'Right arrow',
  '?': 'Question mark',
  '⌘': 'Command',
  Ctrl: 'Control',
  Del: 'Delete',
  Esc: 'Escape',
  PgDn: 'Page Down',
  PgUp: 'Page Up',
}

export function spoken({ hold = [], keys }: Shortcut): string {
  const say = (key: string) => SPOKEN[key] ?? key
  return [...hold.map(say), keys.map(say).join(' or ')].join(' + ')
}
