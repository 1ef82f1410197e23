import { describe, expect, test } from 'vitest'
import { asksForSidebar } from './sidebar-state.ts'

const key = { key: 'b', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('the keys of the sidebar', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: 'B' }])('%j toggles it', (pressed) => {
    expect(asksForSidebar({ ...key, ...pressed }, false)).toBe(true)
  })

  test.each([{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }, { ctrlKey: true, key: 'v' }])(
    '%j does not',
    (pressed) => {
      expect(asksForSidebar({ ...key, ...pressed }, false)).toBe(false)
    },
  )

  test('inside a text they mean bold', () => {
    expect(asksForSidebar({ ...key, ctrlKey: true }, true)).toBe(false)
  })
})
