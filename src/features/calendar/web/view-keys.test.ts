import { expect, test } from 'vitest'
import { type FocusedOn, viewKey } from './view-keys.ts'

const press = (key: string, focused: FocusedOn, changes = {}) =>
  viewKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...changes }, focused)

test('letters change the view and lead to today', () => {
  expect(press('m', 'nothing')).toEqual({ type: 'view', view: 'month' })
  expect(press('W', 'control')).toEqual({ type: 'view', view: 'week' })
  expect(press('l', 'email')).toEqual({ type: 'view', view: 'list' })
  expect(press('t', 'control')).toEqual({ type: 'today' })
})

test('the arrows turn the page only while nothing has the focus', () => {
  expect(press('ArrowLeft', 'nothing')).toEqual({ type: 'step', steps: -1 })
  expect(press('ArrowRight', 'nothing')).toEqual({ type: 'step', steps: 1 })
  expect(press('ArrowRight', 'control')).toBeNull()
})

test('keys keep their other meanings', () => {
  expect(press('m', 'email')).toBeNull()
  expect(press('w', 'text')).toBeNull()
  expect(press('w', 'nothing', { ctrlKey: true })).toBeNull()
  expect(press('x', 'nothing')).toBeNull()
})
