import { describe, expect, test } from 'vitest'
import { commandOf, withKey } from './shell-keys.ts'

const key = { key: 'b', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const ctrl = { ...key, ctrlKey: true }

describe('the keys of the shell', () => {
  test.each([
    [{ ctrlKey: true }, 'sidebar'],
    [{ metaKey: true }, 'sidebar'],
    [{ ctrlKey: true, key: 'B' }, 'sidebar'],
    [{ ctrlKey: true, key: 'k' }, 'search'],
    [{ metaKey: true, key: 'K' }, 'search'],
    [{ key: '?', shiftKey: true }, 'shortcuts'],
    [{ key: '?' }, 'shortcuts'],
  ])('%j means %s', (pressed, command) => {
    expect(commandOf({ ...key, ...pressed }, false)).toBe(command)
  })

  test.each([
    {},
    { ctrlKey: true, shiftKey: true },
    { ctrlKey: true, altKey: true },
    { ctrlKey: true, key: 'v' },
    { key: 'k' },
    { key: '?', altKey: true },
    { key: '?', ctrlKey: true },
  ])('%j means nothing', (pressed) => {
    expect(commandOf({ ...key, ...pressed }, false)).toBeNull()
  })

  test('inside a text, only the search opens', () => {
    expect(commandOf(ctrl, true)).toBeNull()
    expect(commandOf({ ...key, key: '?' }, true)).toBeNull()
    expect(commandOf({ ...ctrl, key: 'k' }, true)).toBe('search')
  })
})

test.each([
  ['Tann', { key: 'h' }, 'Tannh'],
  ['', { key: 'É', shiftKey: true }, 'É'],
  ['Tannh', { key: 'Backspace' }, 'Tann'],
  ['', { key: 'Backspace' }, ''],
  ['Tannh', { key: 'Enter' }, 'Tannh'],
  ['Tannh', { key: 'ArrowLeft' }, null],
  ['Tannh', { key: 'h', ctrlKey: true }, null],
])('after %j and the key %j, a text field holds %j', (text, pressed, expected) => {
  expect(withKey(text, { ...key, ...pressed })).toBe(expected)
})
