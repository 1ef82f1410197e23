import { beforeEach, expect, test } from 'vitest'
import { draftKey, openWizardDraft } from './wizard-draft.ts'

beforeEach(() => sessionStorage.clear())

const open = () => openWizardDraft('dana')

test('keeps what was typed by brand and step', () => {
  open().keep(draftKey(null, 1), { name: 'Tannholt' }, { name: '' })
  const reopened = open()
  reopened.keep(draftKey('b', 2), { interests: 'Coffee' }, { interests: '' })
  expect(reopened.typed('new:1')).toEqual({ name: 'Tannholt' })
  reopened.forget('new:1')
  expect(reopened.typed('new:1')).toBeUndefined()
  expect(reopened.typed('b:2')).toEqual({ interests: 'Coffee' })
})

test("a value that equals the saved one isn't a draft", () => {
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

test('remembers that a new brand was chosen, and what was typed for the unfinished one', () => {
  open().rememberBrand('b')
  open().keep('b:2', { interests: 'Coffee' }, { interests: '' })
  open().startNew()
  expect(open().startsNew()).toBe(true)
  expect(open().brandId()).toBeNull()
  expect(open().typed('b:2')).toEqual({ interests: 'Coffee' })
  open().rememberBrand('c')
  expect(open().startsNew()).toBe(false)
})

test('remembers the brand that is being described, until it is finished', () => {
  open().rememberBrand('b')
  expect(open().brandId()).toBe('b')
  open().rememberBrand(null)
  expect(open().brandId()).toBeNull()
})

test('what a website says is kept for its brand, and handed over when the brand is saved', () => {
  const website = 'https://tannholt.example'
  const found = { website, profile: { say: [] }, pages: [], notes: [] }
  const texts = [{ text: 'Espresso', page: `${website}/shop` }]
  const draft = open()
  draft.keepFound(null, found)
  draft.accept(null, { products: texts })
  draft.keep('new:3', { products: 'Espresso' }, { products: '' })
  draft.keep('b:2', { interests: 'Coffee' }, { interests: '' })
  expect([open().found(null), open().accepted(null), open().found('b')]).toEqual([found, { products: texts }, null])

  draft.handOver('c')
  expect([draft.found(null), draft.accepted(null), draft.typed('new:3')]).toEqual([null, {}, undefined])
  expect([draft.found('c'), draft.accepted('c'), draft.typed('c:3')]).toEqual([
    found,
    { products: texts },
    { products: 'Espresso' },
  ])
  expect(draft.typed('b:2')).toEqual({ interests: 'Coffee' })

  draft.forgetWebsite('c')
  expect([draft.found('c'), draft.accepted('c')]).toEqual([null, {}])
})
