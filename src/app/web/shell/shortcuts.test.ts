import { expect, test } from 'vitest'
import { dayAfter } from '#shared/calendar-dates.ts'
import { isUndo, keyAction } from '#features/calendar/web/item-keys.ts'
import { viewKey } from '#features/calendar/web/view-keys.ts'
import { editingCommand } from '#features/outlines/web/editing/editing-keys.ts'
import { positionByKey } from '#features/outlines/web/editing/move-order.ts'
import { directionOf } from '#features/outlines/web/page/arrow-keys.ts'
import { commandOf } from './shell-keys.ts'
import { shortcutGroups, spoken } from './shortcuts.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
  ' ': 'Space',
  Delete: 'Del',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  ...Object.fromEntries(LETTERS.map((letter) => [letter, letter.toUpperCase()])),
}
const KEYS = [...Object.keys(NAMES), 'Enter', 'Backspace', 'Home', 'End', 'Tab', 'F8', '?', '/', '1']

interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}
const plain: Pressed = { key: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const HELD: readonly [readonly string[], Partial<Pressed>][] = [
  [[], {}],
  [['Shift'], { shiftKey: true }],
  [['Ctrl'], { ctrlKey: true }],
  [['Ctrl', 'Shift'], { ctrlKey: true, shiftKey: true }],
  [['Alt'], { altKey: true }],
]

const day = (pressed: Pressed) => keyAction(pressed, { on: 'day', day: '2026-12-09', scheduled: false }, dayAfter)
const email = (pressed: Pressed) => keyAction(pressed, { on: 'email', day: '2026-12-09', scheduled: true }, dayAfter)
const isMonth = (action: ReturnType<typeof keyAction>) => action?.type === 'month'
const notMonth = (action: ReturnType<typeof keyAction>) => action !== null && !isMonth(action)
const noHeld = ({ shiftKey, ctrlKey, altKey }: Pressed) => !shiftKey && !ctrlKey && !altKey

/** What the code of a group reads, and what the browser or a library does there. */
const GROUPS: Record<string, { reads: (pressed: Pressed) => boolean; others?: readonly string[] }> = {
  Everywhere: { reads: (pressed) => commandOf(pressed, false) !== null, others: ['F8', 'Esc'] },
  'Outline page': { reads: (pressed) => directionOf(pressed) !== undefined },
  'Outline editor': {
    reads: (pressed) =>
      editingCommand(pressed) !== null || (noHeld(pressed) && positionByKey(pressed.key, 1, 3) !== null),
    others: ['Enter', 'Backspace'],
  },
  Calendar: { reads: (pressed) => viewKey(pressed, 'nothing') !== null || isMonth(day(pressed)), others: [] },
  'A day of the calendar': { reads: (pressed) => notMonth(day(pressed)) },
  'An email in the calendar': { reads: (pressed) => notMonth(email(pressed)) || isUndo(pressed), others: ['Enter'] },
}

/** A question mark needs Shift on most keyboards, and Page Up works with it too. */
const isAside = (held: readonly string[], key: string) =>
  held.includes('Shift') &&
  !held.includes('Ctrl') &&
  ['?', 'PageUp', 'PageDown', 'm', 'Delete', 'Backspace', 'Escape'].includes(key)

const chord = (held: readonly string[], key: string) => [...held, key].join(' ')

test('the list names every key that the code reads, and no other', () => {
  const groups = shortcutGroups()
  expect(groups.map(({ label }) => label)).toEqual(Object.keys(GROUPS))
  for (const { label, shortcuts } of groups) {
    const { reads, others = [] } = GROUPS[label]!
    const read = HELD.flatMap(([held, changes]) =>
      KEYS.filter((key) => !isAside(held, key) && reads({ ...plain, ...changes, key })).map((key) =>
        chord(held, NAMES[key] ?? key),
      ),
    )
    const listed = shortcuts.flatMap(({ hold = [], keys }) => keys.map((key) => chord(hold, key)))
    expect([label, ...new Set(listed)].sort()).toEqual([label, ...new Set([...read, ...others])].sort())
  }
})

test('a screen reader hears the keys by their names', () => {
  expect(spoken({ hold: ['Ctrl', 'Shift'], keys: ['Z'], does: 'Redo' })).toBe('Control + Shift + Z')
  expect(spoken({ keys: ['PgUp', '←'], does: 'Go back' })).toBe('Page Up or Left arrow')
})
