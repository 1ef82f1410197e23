import { expect, test } from 'vitest'
import { draftPlace, openWizardDraft } from './wizard-draft.ts'

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  }
}

const open = (storage: Storage, userId = 'dana') => openWizardDraft(userId, () => storage)

test('keeps what was typed by brand and step', () => {
  const storage = memory()
  open(storage).keep(draftPlace(null, 1), { name: 'Tannholt' }, { name: '' })
  const reopened = open(storage)
  reopened.keep(draftPlace('b', 2), { interests: 'Coffee' }, { interests: '' })
  expect(reopened.typed('new:1')).toEqual({ name: 'Tannholt' })
  reopened.forget('new:1')
  expect(reopened.typed('new:1')).toBeUndefined()
  expect(reopened.typed('b:2')).toEqual({ interests: 'Coffee' })
})

test('what equals the saved values again is no draft', () => {
  const draft = open(memory())
  draft.keep('b:2', { interests: 'Coffee, tea' }, { interests: 'Coffee' })
  expect(draft.unsavedSteps('b')).toEqual([2])
  draft.keep('b:2', { interests: 'Coffee' }, { interests: 'Coffee' })
  expect(draft.unsavedSteps('b')).toEqual([])
})

test('knows the unsaved steps of each brand', () => {
  const draft = open(memory())
  for (const place of ['b:4', 'b:1', 'c:2', 'new:1']) draft.keep(place, 'typed', '')
  expect([draft.unsavedSteps('b'), draft.unsavedSteps('c'), draft.unsavedSteps(null)]).toEqual([[1, 4], [2], [1]])
})

test('remembers the brand that is being described, until it is finished', () => {
  const storage = memory()
  open(storage).rememberBrand('b')
  expect(open(storage).brandId()).toBe('b')
  open(storage).rememberBrand(null)
  expect(open(storage).brandId()).toBeNull()
})

test('nobody sees what another person typed in the same tab', () => {
  const storage = memory()
  open(storage, 'dana').keep('new:1', { name: 'Secret launch' }, {})
  expect(open(storage, 'maya').typed('new:1')).toBeUndefined()
})

test('begins anew on what it cannot read, and works where storage is refused', () => {
  const storage = memory()
  open(storage).rememberBrand('b')
  storage.setItem(storage.key(0) ?? '', '{broken')
  expect(open(storage).brandId()).toBeNull()
  const refused = openWizardDraft('dana', () => {
    throw new Error('refused')
  })
  refused.keep('new:1', { name: 'Tannholt' }, {})
  expect(refused.typed('new:1')).toBeUndefined()
})
