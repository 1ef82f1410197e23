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

test('keeps what was typed by brand and step', () => {
  const storage = memory()
  openWizardDraft(storage).keep(draftPlace(null, 1), { name: 'Tannholt' })
  const reopened = openWizardDraft(storage)
  reopened.keep(draftPlace('b', 2), { interests: 'Coffee' })
  expect(reopened.typed('new:1')).toEqual({ name: 'Tannholt' })
  reopened.forget('new:1')
  expect(reopened.typed('new:1')).toBeUndefined()
  expect(reopened.typed('b:2')).toEqual({ interests: 'Coffee' })
})

test('a finished brand leaves no draft, another one stays', () => {
  const draft = openWizardDraft(memory())
  draft.rememberBrand('b')
  draft.keep('b:3', 'x')
  draft.keep('c:1', 'y')
  draft.finish('b')
  expect([draft.brandId(), draft.typed('b:3'), draft.typed('c:1')]).toEqual([null, undefined, 'y'])
})

test('begins anew on what it cannot read', () => {
  const storage = memory()
  storage.setItem('mailmonth:onboarding', '{broken')
  expect(openWizardDraft(storage).brandId()).toBeNull()
  storage.setItem = () => {
    throw new Error('full')
  }
  expect(() => openWizardDraft(storage).keep('new:1', {})).not.toThrow()
})
