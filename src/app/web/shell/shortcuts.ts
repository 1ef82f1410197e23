import { controlKey } from './shell-keys.ts'

interface ShortcutGroup {
  label: string
  shortcuts: { keys: string[]; does: string }[]
}

export function shortcutGroups(): ShortcutGroup[] {
  const ctrl = controlKey()
  return [
    {
      label: 'Everywhere',
      shortcuts: [
        { keys: [ctrl, 'K'], does: 'Search' },
        { keys: [ctrl, 'B'], does: 'Make the sidebar narrow or wide' },
        { keys: ['?'], does: 'Show this list' },
        { keys: ['F8'], does: 'Go to the latest message' },
        { keys: ['Esc'], does: 'Close a dialog or a menu' },
      ],
    },
    {
      label: 'Calendar',
      shortcuts: [
        { keys: ['←', '↑', '↓', '→'], does: 'Go to another day' },
        { keys: ['PgUp', 'PgDn'], does: 'Go to the previous or next month' },
        { keys: ['Enter'], does: 'Go to the emails of a day' },
        { keys: ['Shift', '←', '→'], does: 'Move an email by a day' },
        { keys: ['Shift', '↑', '↓'], does: 'Move an email by a week' },
        { keys: ['M'], does: 'Choose another day for an email' },
        { keys: ['Del'], does: 'Unschedule an email' },
        { keys: [ctrl, 'Z'], does: 'Undo' },
      ],
    },
    {
      label: 'Outline editor',
      shortcuts: [
        { keys: [ctrl, 'S'], does: 'Save' },
        { keys: [ctrl, 'Z'], does: 'Undo' },
        { keys: [ctrl, 'Shift', 'Z'], does: 'Redo' },
      ],
    },
  ]
}
