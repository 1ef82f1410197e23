import { beforeEach, expect, test } from 'vitest'
import { draftPlace, openWizardDraft } from './wizard-draft.ts'

beforeEach(() => sessionStorage.clear())

const open = () => openWizardDraft('dana')

test('keeps what was typed by brand and step', () => {
  open().keep(draftPlace(null, 1), { name: 'Tannholt' }, { name: '' })
  const reopened = open()
  reopened.keep(draftPlace('b', 2), { interests: 'Coffee' }, { interests: '' })
  expect(reopened.typed('new:1')).toEqual({ name: 'Tannholt' })
  reopened.forget('new:1')
  expect(reopened.typed('new:1')).toBeUndefined()
  expect(reopened.typed('b:2')).toEqual({ interests: 'Coffee' })
})

test('what equals the saved values again is no draft', () => {
  const draft = open()
  draft.keep('b:2', { interests: 'Coffee, tea' }, { interests: 'Coffee' })
  expect(draft.unsavedSteps('b')).toEqual([2])
  draft.keep('b:2', { interests: 'Coffee' }, { interests: 'Coffee' })
  expect(draft.unsavedSteps('b')).toEqual([])
})

test('knows the unsaved steps of each brand', () => {
  const draft = open()
  for (const place of ['b:4', 'b:1', 'c:2', 'new:1']) draft.keep(place, 'typed', '')
  expect([draft.unsavedSteps('b'), draft.unsavedSteps('c'), draft.unsavedSteps(null)]).toEqual([[1, 4], [2], [1]])
})

test('remembers the brand that is being described, until it is finished', () => {
  open().rememberBrand('b')
  expect(open().brandId()).toBe('b')
  open().rememberBrand(null)
  expect(open().brandId()).toBeNull()
})
